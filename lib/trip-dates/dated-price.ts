import { addDays, isInSeason } from '@/lib/dates/calendar-day';
import { datesInWords } from '@/lib/dates/date-words';
import { formatRupees, splitDeposit } from '@/lib/money';
import { countPhrase, fillIn } from '@/lib/text/fill-in';
import { capitalize } from '@/lib/text/sentence';
import type { TripRecord, TripsFile } from './trip-data';

/** An amount in ₹ that is known from a least to a most. */
type PriceRange = { least: number; most: number };

/**
 * The nights of a trip that cost more; on the day of the flight nobody sleeps there.
 * @param arrival year-month-day
 */
function surchargeNightsOf(
  { days }: TripRecord,
  arrival: string,
  { surcharge }: TripsFile,
): string[] {
  const nights = days.slice(0, -1).map((_, index) => addDays(arrival, index));
  return surcharge ? nights.filter((night) => isInSeason(surcharge, night)) : [];
}

/**
 * What one of two in a room pays for a trip on its dates: its price, and half of what its dear nights cost more.
 * @param arrival year-month-day
 * @returns undefined where the site does not know it
 */
export function priceOn(
  trip: TripRecord,
  arrival: string,
  data: TripsFile,
): PriceRange | undefined {
  const { price } = trip;
  const nights = surchargeNightsOf(trip, arrival, data).length;
  const room = nights === 0 ? { least: 0, most: 0 } : data.surchargePerRoom;
  if (price === undefined || !room) return undefined;
  const whole = (more: number) => price + (nights * more) / 2;
  return { least: whole(room.least), most: whole(room.most) };
}

/**
 * Which nights of a trip cost more on its dates, and what that comes to for a room, where it is known.
 * @param arrival year-month-day
 * @returns undefined where no night does
 */
export function surchargeNote(
  trip: TripRecord,
  arrival: string,
  data: TripsFile,
): string | undefined {
  const nights = surchargeNightsOf(trip, arrival, data);
  if (nights.length === 0) return undefined;
  const { words, surchargePerRoom: room } = data;
  const told = capitalize(
    countPhrase(words.surcharge, nights.length, { nights: datesInWords(nights) }),
  );
  const sum = (one: number) => formatRupees(one * nights.length);
  const sums = room && fillIn(words.surchargeSum, { least: sum(room.least), most: sum(room.most) });
  return [told, sums].filter(Boolean).join(' ');
}

/**
 * What each party of the site's table pays for a trip on its dates: the whole, what is paid to book, and the
 * balance; the whole alone, where it is all paid to book.
 * @param arrival year-month-day
 * @param isLate whether the balance would have been due before today
 * @returns undefined where the site does not know the price
 */
export function totalsOf(
  trip: TripRecord,
  arrival: string,
  data: TripsFile,
  isLate: boolean,
): string[][] | undefined {
  const price = priceOn(trip, arrival, data);
  const percent = 100 - data.terms.balance.percent;
  return (
    price &&
    data.words.totals.parties.map(({ adults }) => {
      const least = splitDeposit(price.least * adults, percent);
      const most = splitDeposit(price.most * adults, percent);
      const parts = isLate ? (['total'] as const) : (['total', 'deposit', 'balance'] as const);
      return parts.map((part) => inRupees({ least: least[part], most: most[part] }, 1));
    })
  );
}

/** A share of an amount in words: ₹9,660 to ₹10,560. */
export function inRupees({ least, most }: PriceRange, share: number): string {
  const ends = [least, most].map((one) => formatRupees(Math.round(one * share)));
  return [...new Set(ends)].join(' to ');
}

/**
 * What is said at a price that does not hold on a trip's dates: what two in a room pay, where that is known.
 * @param arrival year-month-day
 * @returns undefined where the price holds
 */
export function dearerNote(trip: TripRecord, arrival: string, data: TripsFile): string | undefined {
  if (surchargeNightsOf(trip, arrival, data).length === 0) return undefined;
  const price = priceOn(trip, arrival, data);
  const { dearer, dearerSum } = data.words;
  return price ? fillIn(dearerSum, { sum: inRupees(price, 2) }) : dearer;
}
