import type { Extra, HotelClass } from '@/content/schema/hotels-and-extras';
import { addDays, isInSeason } from '@/lib/dates/calendar-day';
import { isAroundNewMoon } from '@/lib/dates/new-moon';
import {
  type ExtraChoice,
  maxParty,
  maxPeople,
  type Party,
  peopleCounted,
  type StoredChoice,
  twoAdults,
} from './choice';
import { extrasFor, nightPlacesOf, type Rates, type TripDay, type TripPackage } from './tariff';

/** As year-month-day. Without `arrival`, there is no surcharge; without `today`, the balance is not due yet. */
export type ArrivalAndToday = { arrival?: string | undefined; today?: string | undefined };

/** An extra that a visitor has chosen. */
export type ChosenExtra = Extra & ExtraChoice;

/** A package as a visitor plans it. */
export type Trip = ReturnType<typeof planTrip>;

export type DatedTrip = Trip & { arrival: string; departure: string };

export const isDated = (trip: Trip): trip is DatedTrip => trip.arrival !== undefined;

/** What the price of a night depends on, apart from the price per person in the base class. */
type PriceBasis = Pick<Rates, 'terms'> & { party: Party; rooms: number; hotelClass: HotelClass };

/**
 * Plans a trip from a package and a visitor's choice. Totals, dates, the saved list, calendar files and enquiries rely
 * on it. If a class is no longer offered, the base class replaces it. All sums are in whole rupees.
 * @param offered the extras that the total can include
 */
export function planTrip(
  rates: Rates,
  item: TripPackage,
  choice: StoredChoice,
  { arrival, today = '' }: ArrivalAndToday = {},
  offered = extrasFor(item, rates.extras),
) {
  const { terms } = rates;
  const party = choice.party ?? item.party ?? twoAdults;
  const rooms = roomsFor(party);
  // The schema demands a class.
  const hotelClass = findHotelClass(rates, choice) ?? (rates.hotels.classes[0] as HotelClass);
  const basis = { party, rooms, hotelClass, terms };

  const nightPlaces = nightPlacesOf(item.itinerary);
  const chosen = chosenExtras(rates, choice, party, nightPlaces);
  const available = chosen.filter(
    (extra) =>
      offered.some(({ slug }) => slug === extra.slug) &&
      isAvailable(extra, rates, nightPlaces, arrival),
  );
  const included = extrasForClass(hotelClass, available, rates);
  // Each extra night adds a day before that of the flight.
  const addedDays: TripDay[] = included.flatMap(({ per, name, places: [stay] }) =>
    per === 'addedNight' ? { title: name, stay } : [],
  );
  const days = [...item.itinerary.slice(0, -1), ...addedDays, ...item.itinerary.slice(-1)];
  const allNightPlaces = nightPlacesOf(days);

  const extras = included.map((extra) => ({
    ...extra,
    amount: priceOfExtra(extra, allNightPlaces, basis),
  }));
  const tripPrice = priceOfNights(item.price.now, nightPlaces, basis);
  const ferryCount = item.itinerary.flatMap(({ ferryRoutes = [] }) => ferryRoutes).length;
  const ferrySeatPrice = party.toddlers * ferryCount * terms.children.ferrySeat;
  const { peak } = terms.season;
  const dates = arrival ? allNightPlaces.map((_, index) => addDays(arrival, index)) : [];
  const surchargeNights = dates.filter((date) => peak && isInSeason(peak, date));
  const roomSurcharge = surchargeNights.length * (peak?.perRoom ?? 0);
  const surcharge = roomSurcharge * rooms;
  const parts = [tripPrice, ferrySeatPrice, surcharge, ...extras.map(({ amount }) => amount)];
  const total = parts.reduce((sum, amount) => sum + amount);
  return {
    arrival,
    today,
    /** The day of the flight home; undefined without an arrival. */
    departure: arrival && addDays(arrival, allNightPlaces.length),
    party,
    rooms,
    hotelClass,
    days,
    nightCount: allNightPlaces.length,
    latestLanding: item.latestLanding,
    chosenExtras: chosen,
    /** The chosen extras that the total includes, each with what the party pays for it. */
    extras,
    /** The chosen extras that don't fit the package or its dates, or that its price already includes. */
    excludedExtras: chosen.filter((extra) => !included.includes(extra)),
    /** What the party pays for the nights of the package in this class. */
    tripPrice,
    ferrySeatPrice,
    /** The nights with a surcharge, as year-month-day. */
    surchargeNights,
    /** What a room costs more in these nights. */
    roomSurcharge,
    /** The surcharge for all rooms. */
    surcharge,
    /** The sum of the above and the extras. */
    total,
    ...paymentOf(total, terms.deposit, today, arrival),
  };
}

/** The extras that neither a class of hotels nor an upgrade among them includes. An upgrade must be from this class. */
function extrasForClass({ name, includes }: HotelClass, extras: ChosenExtra[], rates: Rates) {
  const fitting = extras.filter(({ upgrade }) => !upgrade || upgrade.from === name);
  return fitting.filter(
    (extra) =>
      !includes?.includes(extra.slug) && !fitting.some((other) => isInUpgrade(extra, other, rates)),
  );
}

/** How a total is paid. */
function paymentOf(
  total: number,
  { percent, balanceDays }: Rates['terms']['deposit'],
  today: string,
  arrival?: string,
) {
  const balanceDay = arrival && addDays(arrival, -balanceDays);
  const isAllDue = percent === 100 || (balanceDay !== undefined && today > balanceDay);
  const depositShare = isAllDue ? 100 : percent;
  const deposit = Math.round((total * depositShare) / 100);
  return {
    /** What is paid on booking, in percent of the total: everything, if the balance is already due. */
    depositShare,
    deposit,
    balance: total - deposit,
    /** The last day for the balance, as year-month-day; undefined without an arrival, or if all is paid on booking. */
    balanceDay: isAllDue ? undefined : balanceDay,
  };
}

/**
 * Whether an extra is available on the nights that a package spends at the extra's places, or on all nights if the
 * package only visits these places. Without an arrival, it may be.
 */
function isAvailable(
  { seasonOf, aroundNewMoon, places }: Extra,
  { openingHours }: Rates,
  nightPlaces: string[],
  arrival: string | undefined,
): boolean {
  if (!arrival) return true;
  const dated = nightPlaces.map((place, index) => ({ place, date: addDays(arrival, index) }));
  const nightsThere = dated.filter(({ place }) => places.includes(place));
  const decisive = nightsThere.length > 0 ? nightsThere : dated;
  const season = openingHours.find(({ slug }) => slug === seasonOf)?.season;
  if (season && !decisive.every(({ date }) => isInSeason(season, date))) return false;
  // Such an extra needs one night that is dark enough, as when kayakers go out to see the water glow.
  // A sample plan of extras alone has no nights.
  if (!aroundNewMoon || decisive.length === 0) return true;
  return decisive.some(({ date }) => isAroundNewMoon(date));
}

/** Whether the better class of hotels that another extra brings to its places includes an extra there. */
function isInUpgrade({ slug, places }: Extra, other: Extra, { hotels }: Rates): boolean {
  const betterClass = hotels.classes.find(({ name }) => name === other.upgrade?.to);
  const isThere = places.every((place) => other.places.includes(place));
  return isThere && betterClass?.includes?.includes(slug) === true;
}

/** What a party pays for an extra. */
function priceOfExtra(extra: ChosenExtra, nightPlaces: string[], basis: PriceBasis): number {
  const { party, rooms } = basis;
  const { price, per, places, upgrade, people = peopleCounted(extra, party) } = extra;
  const nightCount = extra.nights ?? nightPlaces.filter((place) => places.includes(place)).length;
  const prices: Record<Extra['per'], number> = {
    piece: price,
    person: price * people,
    // A better class costs more as if it had been chosen for the whole trip: less for children, more for those alone.
    personNight: upgrade
      ? priceOfNights(price * nightCount, [], basis)
      : price * people * nightCount,
    couple: price * Math.ceil(party.adults / 2),
    room: price * rooms,
    roomNight: price * rooms * nightCount,
    addedNight: priceOfNights(price, places.slice(0, 1), basis),
  };
  return prices[per];
}

/** The class of hotels that a visitor has chosen, if it still exists. */
export function findHotelClass({ hotels }: Rates, choice: StoredChoice): HotelClass | undefined {
  return hotels.classes.find(({ name }) => name === choice.hotelClass);
}

/**
 * The extras that a visitor has chosen. The number of people is limited to those in the party who may be old enough,
 * and the number of nights to those of the package at the extra's places.
 */
export function chosenExtras(
  rates: Rates,
  choice: StoredChoice,
  party = maxParty,
  nightPlaces?: string[],
): ChosenExtra[] {
  return rates.extras.flatMap((extra) => {
    const chosen = choice.extras.find(({ slug }) => slug === extra.slug);
    if (!chosen) return [];
    const { people = extra.defaultPeople, nights } = chosen;
    const maxNights = nightPlaces?.filter((place) => extra.places.includes(place)).length;
    return {
      ...extra,
      people: people && Math.min(people, maxPeople(extra, party)),
      nights: nights && Math.min(nights, maxNights ?? Infinity),
    };
  });
}

/** The number of rooms for a party: one for every two adults, with at most four people in each, toddlers included. */
function roomsFor({ adults, children, toddlers }: Party): number {
  return Math.max(Math.floor(adults / 2), Math.ceil((adults + children + toddlers) / 4));
}

/**
 * The price of a package in a class of hotels per person, two sharing, in ₹. Nights at places where the class has no
 * hotel cost the same in every class.
 * @param price the price in the base class
 */
export function priceInClass(
  price: number,
  nightPlaces: string[],
  { perNight, hotels }: Pick<HotelClass, 'perNight' | 'hotels'>,
): number {
  const nights = nightPlaces.filter((night) => hotels.some(({ place }) => place === night));
  return price + perNight * nights.length;
}

/**
 * What a party pays for nights, before extras, toddlers' ferry seats and surcharges. Toddlers share a bed, and a third
 * adult in a room gets a discount. Whoever is alone in a room, or only with toddlers, pays the price of a single room.
 * @param price the price per person, two sharing, in the base class
 */
function priceOfNights(
  price: number,
  nightPlaces: string[],
  { party: { adults, children }, rooms, hotelClass, terms }: PriceBasis,
): number {
  const thirdAdults = Math.max(0, adults - 2 * rooms);
  const discount = thirdAdults * terms.perPerson.thirdAdultDiscount;
  const { percent: supplement } = terms.singleSupplement;
  const alone = Math.max(0, 2 * rooms - adults - children);
  const shared = adults * 100 + children * terms.children.percent - discount;
  // A parent with several small children pays for two rooms.
  const percent = Math.max(shared + alone * supplement, rooms * (100 + supplement));
  return Math.round((priceInClass(price, nightPlaces, hotelClass) * percent) / 100);
}
