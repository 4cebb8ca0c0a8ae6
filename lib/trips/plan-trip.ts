import { addDays, nightsInSeason } from '@/lib/dates/calendar-day';
import { offeredChoice, type StoredChoice, type TickedExtra, tickedExtras } from './choice';
import type { Party } from './party';
import type { ExtraOption, HotelClass, Offer, Rates, Tariff } from './tariff';

/** Days as year-month-day. A trip without an arrival is out of season; without today, its arrival is far away. */
export type Dates = { arrival?: string | undefined; today?: string | undefined };

/** A package as a visitor has planned it. Total, dates, saved list, calendar file and enquiry follow from it. */
export type Trip = Dates & {
  /** The route of the package. */
  route: string;
  /** Whether the visitor has chosen any of it but its dates. */
  isChosen: boolean;
  party: Party;
  /** The name of the class of hotels. */
  hotels: string;
  /** What the package costs one of two adults in this class, in ₹. */
  price: number;
  ferries: number;
  /** Its nights in their order; those that extras add are its last. */
  nights: Night[];
  /** The day of the flight home; undefined without an arrival. */
  departure?: string | undefined;
  /** The nights with a surcharge, as year-month-day. */
  surchargeNights: string[];
  /** What a room costs more for them all, in ₹; 0 if that is unknown. */
  roomSurcharge: number;
  /** What is paid to book it, in percent of its total: all, if the balance is due already. */
  depositShare: number;
  /** The last day for the balance, as year-month-day; undefined without an arrival, or if all is paid to book it. */
  balanceDay?: string | undefined;
  /** The ticked extras that the total counts. */
  extras: TripExtra[];
  /** Ticked extras whose season not all nights are in. */
  outOfSeason: TickedExtra[];
  /** Ticked extras that do not fit the package, or are in its price already. */
  unfit: TickedExtra[];
};

/** The place of a night, and the name of the extra that adds it to the package. */
export type Night = { place: string; addedBy?: string };

/** An extra at its price in the trip's class, with the number of the trip's nights where it is offered. */
export type TripExtra = TickedExtra & { nights: number };

/**
 * Applies what a visitor has chosen to a package. A stored class or party that is no longer offered is replaced by that
 * of the listed price. Without an arrival, all extras are in season.
 */
export function planTrip(
  tariff: Tariff,
  offer: Offer,
  choice: StoredChoice,
  dates: Dates = {},
): Trip {
  const { chosenClass, chosenParty } = offeredChoice(tariff, choice);
  const hotelClass = chosenClass ?? tariff.classes[0] ?? { name: '', perNight: 0, places: [] };
  const party = chosenParty ?? offer.party;

  const ticked = tickedExtras(tariff, choice, offer.route, party);
  const fitting = ticked.filter(({ slug }) => offer.extras.includes(slug));
  const nights = [...offer.stays.map((place) => ({ place })), ...fitting.flatMap(nightsAddedBy)];
  const counted = fitting.filter((extra) => fitsSeason(extra, nights.length, dates.arrival));
  return {
    ...dates,
    ...scheduleOf(dates, nights.length, tariff.rates),
    route: offer.route,
    isChosen: Boolean(chosenClass || chosenParty || ticked.length > 0),
    party,
    hotels: hotelClass.name,
    price: priceInClass(offer.price, offer.stays, hotelClass),
    ferries: offer.ferries,
    nights,
    extras: counted.map((extra) => ({
      ...extra,
      price: priceInClass(extra.price, nightsAddedBy(extra).map(placeOf), hotelClass),
      nights: nightsAt(extra.places, nights.map(placeOf)),
    })),
    outOfSeason: fitting.filter((extra) => !counted.includes(extra)),
    unfit: ticked.filter((extra) => !fitting.includes(extra)),
  };
}

const placeOf = ({ place }: Night) => place;

/** When a trip ends, what its nights cost more, and how it is paid. */
function scheduleOf({ arrival, today }: Dates, nights: number, rates: Rates) {
  const { surcharge, depositShare, balanceDays } = rates;
  if (!arrival) return { surchargeNights: [], roomSurcharge: 0, depositShare };
  const surchargeNights = surcharge ? nightsInSeason(surcharge, arrival, nights) : [];
  const balanceDay = addDays(arrival, -balanceDays);
  const isAllDue = today !== undefined && today > balanceDay;
  return {
    departure: addDays(arrival, nights),
    surchargeNights,
    roomSurcharge: surchargeNights.length * (surcharge?.perRoom ?? 0),
    depositShare: isAllDue ? 100 : depositShare,
    balanceDay: isAllDue ? undefined : balanceDay,
  };
}

/** The nights that an extra adds to a trip: one, or none for most. */
function nightsAddedBy({ per, places, name }: ExtraOption): Night[] {
  return per === 'night' ? places.slice(0, 1).map((place) => ({ place, addedBy: name })) : [];
}

/** Whether all nights of a trip are in the season of an extra. A night more has no season. */
function fitsSeason({ per, season }: ExtraOption, nights: number, arrival?: string): boolean {
  if (per === 'night' || !season || !arrival) return true;
  return nightsInSeason(season, arrival, nights).length === nights;
}

/** The number of nights at some places. `stays` has the place of each night. */
function nightsAt(places: readonly string[], stays: readonly string[]): number {
  return stays.filter((stay) => places.includes(stay)).length;
}

/**
 * What some nights cost one of two adults in a class, in ₹. Nights at places without its hotels cost the same in each.
 * @param price in the first class
 */
export function priceInClass(price: number, stays: string[], hotelClass: HotelClass): number {
  return price + hotelClass.perNight * nightsAt(hotelClass.places, stays);
}
