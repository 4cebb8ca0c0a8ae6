import type { Party } from './party';
import type { Trip, TripExtra } from './plan-trip';
import type { Rates } from './tariff';

/** What a party pays for a trip, in whole rupees: the rows, their sum, the deposit and the balance. */
export type Total = Record<
  'tripSum' | 'seats' | 'extrasSum' | 'surcharge' | 'total' | 'deposit' | 'balance',
  number
>;

export function totalOf(trip: Trip, rates: Rates): Total {
  const { party, extras } = trip;
  const tripSum = priceForParty(trip.price, party, rates);
  const seats = party.toddlers * trip.ferries * rates.ferrySeat;
  const extrasSum = extras.reduce((sum, extra) => sum + priceOfExtra(extra, party, rates), 0);
  const surcharge = trip.roomSurcharge * roomsFor(party);
  const total = tripSum + seats + extrasSum + surcharge;
  const deposit = Math.round((total * trip.depositShare) / 100);
  return { tripSum, seats, extrasSum, surcharge, total, deposit, balance: total - deposit };
}

/** The rooms of a party: one for two adults, and never more than four people in one, toddlers included. */
export function roomsFor({ adults, children, toddlers }: Party): number {
  return Math.max(1, Math.floor(adults / 2), Math.ceil((adults + children + toddlers) / 4));
}

/**
 * What a party pays for a trip before extras, ferry seats of toddlers and surcharges, in whole rupees. Toddlers share
 * a bed, and a third adult in a room gets a discount. Each room costs at least what one person alone in it would pay.
 * @param price for one of two adults
 */
function priceForParty(price: number, party: Party, rates: Rates): number {
  const { adults, children } = party;
  const rooms = roomsFor(party);
  const thirds = Math.max(0, adults - 2 * rooms);
  const forBeds = adults * 100 + children * rates.childShare - thirds * rates.thirdAdultDiscount;
  const forRooms = rooms * (100 + rates.singleSupplement);
  return Math.round((price * Math.max(forBeds, forRooms)) / 100);
}

/** What a party pays for an extra, in ₹. A night more is priced as those of the trip are. */
export function priceOfExtra(extra: TripExtra, party: Party, rates: Rates): number {
  const { price, per, nights } = extra;
  const people = peopleFor(extra, party);
  const rooms = roomsFor(party);
  const prices: Record<TripExtra['per'], number> = {
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
export function peopleFor(extra: TripExtra, { adults, children }: Party): number {
  return extra.people ?? adults + (isForAdultsOnly(extra) ? 0 : children);
}

/** Whether children do not pay for an extra. Children count as five-year-olds, since their ages are unknown. */
export function isForAdultsOnly({ per, leastAge = 0 }: TripExtra): boolean {
  return (per === 'person' || per === 'personNight') && leastAge > 5;
}
