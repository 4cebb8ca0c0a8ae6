import { addDays, isInSeason, nightsInSeason } from '@/lib/dates/calendar-day';
import { isAroundNewMoon } from '@/lib/dates/new-moon';
import {
  type ExtraChoice,
  type Party,
  peopleOldEnough,
  type StoredChoice,
  twoAdults,
} from './choice';
import type { PricedClass, PricedExtra, PricedPackage, PriceTerms, Tariff } from './tariff';

/** Days as year-month-day. Without `arrival`, no surcharge applies; without `today`, the arrival counts as far away. */
export type Dates = { arrival?: string | undefined; today?: string | undefined };

export type Trip = ReturnType<typeof planTrip>;

/** An extra that a visitor has ticked. */
export type TickedExtra = PricedExtra & ExtraChoice;

/**
 * Plans a trip from a package and a visitor's choice, with all sums in whole rupees. Totals, dates, the saved list,
 * calendar files and enquiries rely on it. If a class is no longer offered, the class of the listed prices replaces it.
 */
export function planTrip(
  tariff: Tariff,
  pricedPackage: PricedPackage,
  choice: StoredChoice,
  { arrival, today = '' }: Dates = {},
) {
  const { terms } = tariff;
  const party = findParty(tariff, choice) ?? pricedPackage.party ?? twoAdults;
  const hotelClass = findClass(tariff, choice) ?? tariff.hotels.classes[0];
  const rooms = roomsFor(party);
  const priceOfNights = (price: number, nightPlaces: string[]) =>
    priceForParty(priceInClass(price, nightPlaces, hotelClass), party, terms);

  // Without an arrival, all extras count as in season, and all nights as dark.
  const isDark = ({ aroundNewMoon, places }: PricedExtra) => {
    const there = pricedPackage.nightPlaces.flatMap((place, night) =>
      arrival && places.includes(place) ? [addDays(arrival, night)] : [],
    );
    return !aroundNewMoon || there.length === 0 || there.some(isAroundNewMoon);
  };
  const firstAndLastNight = arrival
    ? [arrival, addDays(arrival, pricedPackage.nightPlaces.length - 1)]
    : [];
  const ticked = tickedExtras(tariff, choice, party, pricedPackage.nightPlaces);
  const countedExtras = ticked.filter(
    (extra) =>
      pricedPackage.extras.includes(extra.slug) &&
      !hotelClass?.includes?.includes(extra.slug) &&
      firstAndLastNight.every((night) => !extra.season || isInSeason(extra.season, night)) &&
      isDark(extra),
  );
  const added = countedExtras.filter(({ per }) => per === 'night');
  const nights = [
    ...pricedPackage.nightPlaces.map((place) => ({ place, addedBy: '' })),
    ...added.map(({ name, places: [place = ''] }) => ({ place, addedBy: name })),
  ];
  const priceOfExtra = (extra: TickedExtra): number => {
    const { price, per, places, people = peopleOldEnough(extra, party) } = extra;
    const nightsThere = extra.nights ?? nights.filter(({ place }) => places.includes(place)).length;
    const prices: Record<PricedExtra['per'], number> = {
      piece: price,
      person: price * people,
      personNight: price * people * nightsThere,
      couple: price * Math.ceil(party.adults / 2),
      room: price * rooms,
      roomNight: price * rooms * nightsThere,
      night: priceOfNights(price, places.slice(0, 1)),
    };
    return prices[per];
  };
  const extras = countedExtras.map((extra) => ({ ...extra, amount: priceOfExtra(extra) }));

  const { surcharge: peakSeason, perRoom = 0 } = terms.season;
  const surchargeNights =
    peakSeason && arrival ? nightsInSeason(peakSeason, arrival, nights.length) : [];
  const roomSurcharge = surchargeNights.length * perRoom;
  const balanceDay = arrival && addDays(arrival, -terms.deposit.balanceDays);
  const isAllDue = balanceDay !== undefined && today > balanceDay;
  const depositShare = isAllDue ? 100 : terms.deposit.percent;

  const tripPrice = priceOfNights(pricedPackage.price, pricedPackage.nightPlaces);
  const ferrySeatPrice = party.toddlers * pricedPackage.ferries * terms.children.ferrySeat;
  const surcharge = roomSurcharge * rooms;
  const total = extras.reduce(
    (sum, extra) => sum + extra.amount,
    tripPrice + ferrySeatPrice + surcharge,
  );
  const deposit = Math.round((total * depositShare) / 100);
  return {
    arrival,
    today,
    /** The day of the flight home; undefined without an arrival. */
    departure: arrival && addDays(arrival, nights.length),
    party,
    rooms,
    /** The name of the class of hotels. */
    hotels: hotelClass?.name ?? '',
    /** The place of each night, and the name of the extra if one adds it. Added nights come last. */
    nights,
    /** The nights with a surcharge, as year-month-day, and the surcharge for them all per room; 0 if unknown. */
    surchargeNights,
    roomSurcharge,
    /** The ticked extras that the total includes, each with what the party pays for it. */
    extras,
    /** The ticked extras that don't fit the package or its dates, or that its price already includes. */
    uncountedExtras: ticked.filter((extra) => !countedExtras.includes(extra)),
    /** The extras of the package that aren't ticked, although one that the total includes may need them. */
    neededExtras: tariff.extras.filter(
      ({ slug }) =>
        pricedPackage.extras.includes(slug) &&
        countedExtras.some(({ needs }) => needs === slug) &&
        !ticked.some((extra) => extra.slug === slug),
    ),
    /** What is paid on booking, in percent of the total: everything, if the balance is already due. */
    depositShare,
    /** The last day for the balance, as year-month-day; undefined without an arrival, or if all is paid on booking. */
    balanceDay: isAllDue ? undefined : balanceDay,
    /** What the party pays for the nights in this class. */
    tripPrice,
    ferrySeatPrice,
    surcharge,
    /** All of these sums and the extras. */
    total,
    deposit,
    balance: total - deposit,
  };
}

/** The largest party for which a total is calculated. Groups of more adults have other prices. */
export const maxParty = ({ perPerson, children }: PriceTerms): Party => ({
  adults: perPerson.minGroup - 1,
  children: children.maxChildren,
  toddlers: children.maxToddlers,
});

/** The party that a visitor has chosen, limited to the largest. */
export function findParty({ terms }: Tariff, { party }: StoredChoice): Party | undefined {
  const max = maxParty(terms);
  return (
    party && {
      adults: Math.min(party.adults, max.adults),
      children: Math.min(party.children, max.children),
      toddlers: Math.min(party.toddlers, max.toddlers),
    }
  );
}

/** The class of hotels that a visitor has chosen, if it still exists. */
export function findClass({ hotels }: Tariff, choice: StoredChoice): PricedClass | undefined {
  return hotels.classes.find(({ name }) => name === choice.hotels);
}

/**
 * The extras that a visitor has ticked. The number of people is limited to those in the party who are old enough, and
 * the number of nights to those of the package at the extra's places.
 */
export function tickedExtras(
  tariff: Tariff,
  choice: StoredChoice,
  party?: Party,
  nightPlaces?: string[],
): TickedExtra[] {
  return tariff.extras.flatMap((extra) => {
    const chosen = choice.extras.find(({ slug }) => slug === extra.slug);
    if (!chosen) return [];
    const { people, nights } = chosen;
    const nightsThere = nightPlaces?.filter((place) => extra.places.includes(place)).length;
    return {
      ...extra,
      people: people && Math.min(people, party ? peopleOldEnough(extra, party) : Infinity),
      nights: nights && Math.min(nights, nightsThere ?? Infinity),
    };
  });
}

/** The number of rooms for a party: one for every two adults, with at most four people in each, toddlers included. */
function roomsFor({ adults, children, toddlers }: Party): number {
  return Math.max(1, Math.floor(adults / 2), Math.ceil((adults + children + toddlers) / 4));
}

/**
 * The price of a package in a class of hotels for one of two adults, in ₹. Nights at places where the class has no
 * hotel cost the same in every class.
 * @param price the price in the first class
 */
export function priceInClass(
  price: number,
  nightPlaces: string[],
  hotelClass?: PricedClass,
): number {
  const { perNight, hotels } = hotelClass ?? { perNight: 0, hotels: [] };
  return (
    price +
    perNight * nightPlaces.filter((night) => hotels.some(({ place }) => place === night)).length
  );
}

/**
 * What a party pays in whole rupees, before extras, toddlers' ferry seats and surcharges. Toddlers share a bed, and a
 * third adult in a room gets a discount. A room costs at least what one person alone in it would pay.
 * @param price the price for one of two adults
 */
function priceForParty(price: number, party: Party, terms: PriceTerms): number {
  const { adults, children } = party;
  const rooms = roomsFor(party);
  const thirdAdults = Math.max(0, adults - 2 * rooms);
  const discount = thirdAdults * terms.perPerson.thirdAdultDiscount;
  const forBeds = adults * 100 + children * terms.children.percent - discount;
  const forRooms = rooms * (100 + terms.singleSupplement.percent);
  return Math.round((price * Math.max(forBeds, forRooms)) / 100);
}
