import { addDays, isInSeason } from '@/lib/dates/calendar-day';
import { datesInWords } from '@/lib/dates/date-words';
import { formatRupees, type SumName, splitDeposit } from '@/lib/money';
import { countPhrase, fillIn } from '@/lib/text/fill-in';
import { rangeInWords } from '@/lib/text/range-in-words';
import { capitalize } from '@/lib/text/sentence';
import type { TripContext } from './trip-context';
import { depositPercent } from './trips-file-shape';

/** An amount in ₹ that is known from a least to a most. */
type PriceRange = { least: number; most: number };

/** The nights of a trip that cost more; on the day of the flight nobody sleeps there. */
function surchargeNightsOf({ trip, arrival, data: { surcharge } }: TripContext): string[] {
  const nights = trip.days.slice(0, -1).map((_, index) => addDays(arrival, index));
  return surcharge ? nights.filter((night) => isInSeason(surcharge, night)) : [];
}

/**
 * What one of two in a room pays for a trip on its dates: its price, and half of what its dear nights cost more.
 * @returns undefined where the site does not know it
 */
export function priceOn(context: TripContext): PriceRange | undefined {
  const { price } = context.trip;
  const nights = surchargeNightsOf(context).length;
  const room = nights === 0 ? { least: 0, most: 0 } : context.data.surchargePerRoom;
  if (price === undefined || !room) return undefined;
  const withSurcharge = (perNight: number) => price + (nights * perNight) / 2;
  return { least: withSurcharge(room.least), most: withSurcharge(room.most) };
}

/**
 * Which nights of a trip cost more on its dates, and what that comes to for a room, where it is known.
 * @returns undefined where no night does
 */
export function surchargeInWords(context: TripContext): string | undefined {
  const nights = surchargeNightsOf(context);
  if (nights.length === 0) return undefined;
  const { words, surchargePerRoom: room } = context.data;
  const dearer = capitalize(
    countPhrase(words.surcharge, nights.length, { nights: datesInWords(nights) }),
  );
  const sum = (one: number) => formatRupees(one * nights.length);
  const sums = room && fillIn(words.surchargeSum, { least: sum(room.least), most: sum(room.most) });
  return [dearer, sums].filter(Boolean).join(' ');
}

/**
 * What each party of the site's table pays for a trip on its dates: the whole, what is paid to book, and the
 * balance.
 * @returns undefined where the site does not know the price
 */
export function totalsOf(context: TripContext): Record<SumName, string>[] | undefined {
  const { data } = context;
  const price = priceOn(context);
  const percent = depositPercent(data);
  return (
    price &&
    data.words.totals.parties.map(({ adults }) => {
      const least = splitDeposit(price.least * adults, percent);
      const most = splitDeposit(price.most * adults, percent);
      const sum = (name: SumName) => inRupees({ least: least[name], most: most[name] }, 1);
      return { total: sum('total'), deposit: sum('deposit'), balance: sum('balance') };
    })
  );
}

/** A share of an amount in words: ₹9,660 to ₹10,560. */
export function inRupees({ least, most }: PriceRange, share: number): string {
  const sum = (one: number) => formatRupees(Math.round(one * share));
  return rangeInWords(sum(least), sum(most));
}

/**
 * What is said at a price that does not hold on a trip's dates: what two in a room pay, where that is known.
 * @returns undefined where the price holds
 */
export function dearerInWords(context: TripContext): string | undefined {
  if (surchargeNightsOf(context).length === 0) return undefined;
  const price = priceOn(context);
  const { dearer, dearerSum } = context.data.words;
  return price ? fillIn(dearerSum, { sum: inRupees(price, 2) }) : dearer;
}
