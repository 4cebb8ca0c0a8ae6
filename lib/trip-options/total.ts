import type { Terms } from '@/content/schema/terms';
import type { Extra } from '@/content/schema/trip-options';
import { isAllDue, surchargeFor, surchargeIn } from '@/lib/dates/payment';

/** The numbers of travellers: adults, children who pay less, and toddlers who pay only for ferries. */
export type Party = { adults: number; children: number; toddlers: number };

/** The rates of every trip. Shares are in percent of the price for one of two adults, sums in ₹. */
export type Rates = ReturnType<typeof ratesOf>;

/** The rates in the company's terms. */
export function ratesOf(terms: Terms) {
  const { singleSupplement, perPerson, children, deposit } = terms;
  return {
    /** What one person who pays alone for a room pays more. */
    singleSupplement: singleSupplement.percent,
    thirdAdultDiscount: perPerson.third,
    childShare: children.percent,
    /** The price of a toddler's ticket for one ferry. */
    ferrySeat: children.ferrySeat,
    /** Of the total. */
    depositShare: deposit.percent,
    /** The balance is due this number of days before the arrival. */
    balanceDays: deposit.balanceDays,
    surcharge: surchargeIn(terms),
  };
}

/**
 * The price of an extra for its unit, in ₹; the number of the trip's nights where it is offered; and how many of the
 * party take it, never more than it has, if the visitor has said so.
 */
export type ExtraPrice = Pick<Extra, 'price' | 'per' | 'leastAge'> & {
  nights: number;
  people?: number | undefined;
};

/** A trip at its listed price, before anything is chosen. */
export type ListedTrip = {
  /** For one of two adults in the first class of hotels, in ₹. */
  price: number;
  /** The place of each night. */
  stays: string[];
  ferries: number;
};

/** Days as year-month-day. A trip without an arrival is out of season; without today, its arrival is far away. */
export type Dates = { arrival?: string | undefined; today?: string | undefined };

/** A trip as a party has chosen it: its price is that in the chosen class. */
export type TripForParty = Omit<ListedTrip, 'stays'> & {
  nights: number;
  extras: readonly ExtraPrice[];
  party: Party;
} & Dates;

/** The party of packages that name no other. */
export const twoAdults: Party = { adults: 2, children: 0, toddlers: 0 };

/** The rooms of a party: one for two adults, and never more than four people in one, toddlers included. */
export function roomsFor({ adults, children, toddlers }: Party): number {
  return Math.max(1, Math.floor(adults / 2), Math.ceil((adults + children + toddlers) / 4));
}

/**
 * What a party pays for a trip before extras, ferry seats of toddlers and surcharges, in whole rupees. Toddlers share
 * a bed, and a third adult in a room gets a discount. Each room costs at least what one person alone in it would pay.
 * @param price for one of two adults
 */
export function priceForParty(price: number, party: Party, rates: Rates): number {
  const { adults, children } = party;
  const rooms = roomsFor(party);
  const thirds = Math.max(0, adults - 2 * rooms);
  const forBeds = adults * 100 + children * rates.childShare - thirds * rates.thirdAdultDiscount;
  const forRooms = rooms * (100 + rates.singleSupplement);
  return Math.round((price * Math.max(forBeds, forRooms)) / 100);
}

/** Calculates the price of a trip for a party in whole rupees: the rows, their sum, the deposit and the balance. */
export function totalOf(
  { price, nights, ferries, extras, party, arrival, today }: TripForParty,
  rates: Rates,
) {
  const tripSum = priceForParty(price, party, rates);
  const seats = party.toddlers * ferries * rates.ferrySeat;
  const extrasSum = extras.reduce((sum, extra) => sum + priceOfExtra(extra, party, rates), 0);
  const surcharge = surchargeFor(rates.surcharge, arrival, nights).sum * roomsFor(party);
  const total = tripSum + seats + extrasSum + surcharge;
  const isDue = arrival && today && isAllDue(arrival, today, rates.balanceDays);
  const deposit = isDue ? total : Math.round((total * rates.depositShare) / 100);
  const balance = total - deposit;
  return { tripSum, seats, extrasSum, surcharge, total, deposit, balance };
}

/** What a party pays for an extra, in ₹. A night more is priced as those of the trip are. */
export function priceOfExtra(extra: ExtraPrice, party: Party, rates: Rates): number {
  const { price, per, nights } = extra;
  const people = peopleFor(extra, party);
  const rooms = roomsFor(party);
  const prices: Record<ExtraPrice['per'], number> = {
    person: price * people,
    personNight: price * people * nights,
    couple: price * Math.ceil(party.adults / 2),
    room: price * rooms,
    roomNight: price * rooms * nights,
    night: priceForParty(price, party, rates),
    family: price,
    hour: price,
    piece: price,
  };
  return prices[per];
}

/** How many of a party take an extra: as many as the visitor has said, otherwise all who are old enough. */
export function peopleFor(extra: ExtraPrice, { adults, children }: Party): number {
  return extra.people ?? adults + (isForAdultsOnly(extra) ? 0 : children);
}

/** Whether children do not pay for an extra. Children count as five-year-olds, since their ages are unknown. */
export function isForAdultsOnly({ per, leastAge = 0 }: ExtraPrice): boolean {
  return per === 'person' && leastAge > 5;
}

/** The number of nights at some places. `stays` has the place of each night. */
export function nightsAt(places: readonly string[], stays: readonly string[]): number {
  return stays.filter((stay) => places.includes(stay)).length;
}

/** A class of hotels: what it adds for a person and night, in ₹, and the places where it has hotels. */
export type HotelClass = { name: string; perNight: number; places: readonly string[] };

/** The price for one of two adults in a class, in ₹. Nights at places without its hotels cost the same in each. */
export function priceInClass(
  { price, stays }: Omit<ListedTrip, 'ferries'>,
  { perNight, places }: HotelClass,
): number {
  return price + perNight * nightsAt(places, stays);
}
