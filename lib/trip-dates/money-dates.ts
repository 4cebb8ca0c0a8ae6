import { fillIn } from '@/lib/text/fill-in';
import { addDays } from '../dates/calendar-day';
import { formatWeekday } from '../dates/date-words';
import { inRupees, priceOn } from './dated-price';
import type { Trip, Trips } from './trip-data';

/** Until when something about the money of a trip holds: a name, year-month-day, and the line that says it. */
export type MoneyDate = { id: string; day: string; text: string };

/**
 * Until when cancelling a trip costs which part of its price, and until when the balance is due, in the order
 * of the days. Where the price on these dates is known, its part is in rupees as well.
 * @param today the day that it is in India, as year-month-day: what lies before it is left out
 * @returns the dates, and what is paid to book and holds after them
 */
export function moneyDatesOf(
  trip: Trip,
  arrival: string,
  data: Trips,
  today: string,
): { dates: MoneyDate[]; note: string } {
  const { words, terms } = data;
  const price = priceOn(trip, arrival, data);
  const shareOf = (percent: number) => {
    if (percent === 100) return words.money.whole;
    const share = fillIn(words.money.share, { percent });
    return price
      ? `${share} ${fillIn(words.money.sum, { sum: inRupees(price, percent / 100) })}`
      : share;
  };
  const date = (kind: 'cancel' | 'balance', days: number, percent: number): MoneyDate => {
    const day = addDays(arrival, -days);
    const values = { day: formatWeekday(day, 'short'), share: shareOf(percent) };
    return { id: `${kind}-${percent}`, day, text: fillIn(words.money[kind], values) };
  };
  const { steps, balance, example } = terms;
  const dates = [
    ...steps.slice(0, -1).map(({ days, percent }) => date('cancel', days, percent)),
    date('balance', balance.days, balance.percent),
  ];
  const isLate = addDays(arrival, -balance.days) < today;
  const book = isLate
    ? words.money.late
    : fillIn(words.money.book, { share: shareOf(100 - balance.percent) });
  const after = fillIn(words.money.after, { share: shareOf(steps.at(-1)?.percent ?? 100) });
  return {
    dates: dates
      .filter(({ day }) => day >= today)
      .sort((one, other) => one.day.localeCompare(other.day)),
    note: [book, after, example].filter(Boolean).join(' '),
  };
}
