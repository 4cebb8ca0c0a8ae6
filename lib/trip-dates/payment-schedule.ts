import { addDays } from '@/lib/dates/calendar-day';
import { formatWeekday } from '@/lib/dates/date-words';
import { isOnlyDepositKept } from '@/lib/money';
import { fillIn } from '@/lib/text/fill-in';
import type { TripContext } from './trip-context';
import { inRupees, priceOn } from './trip-price';
import { depositPercent } from './trips-file-shape';

/** A line about the money of a trip: until when, and what is paid or kept. */
export type MoneyRow = { head: string; text: string };

/** One that holds until a day: with a name, and year-month-day. */
type MoneyDate = MoneyRow & { id: string; day: string };

/** What is paid and kept for a trip on its dates, in the order of time. */
export type PaymentSchedule = {
  /** Whether the balance would have been due before today. */
  isLate: boolean;
  /** What is paid to book. */
  book: MoneyRow;
  dates: MoneyDate[];
  /** What is kept after these dates. */
  after: MoneyRow;
  /** Says that these terms are examples, if they are. */
  example: string;
};

/**
 * Until when cancelling a trip costs which part of its price, and until when the balance is due, in the order
 * of the days; what lies before today is left out. Where the price on these dates is known, its part is in rupees
 * as well.
 */
export function paymentScheduleOf(context: TripContext): PaymentSchedule {
  const { arrival, today, data } = context;
  const {
    words: { money: words },
    terms: { steps, balance, example = '' },
  } = data;
  const price = priceOn(context);
  const deposit = depositPercent(data);
  const shareOf = (percent: number) => {
    if (percent === 100) return words.whole;
    const share = fillIn(words.share, { percent });
    return price ? `${share} ${fillIn(words.sum, { sum: inRupees(price, percent / 100) })}` : share;
  };
  const isLate = addDays(arrival, -balance.days) < today;
  const date = (row: 'cancel' | 'cancelUnpaid' | 'balance', days: number, percent: number) => {
    const day = addDays(arrival, -days);
    const values = { day: dayInFull(day), share: shareOf(percent) };
    const name = row === 'balance' ? row : 'cancel';
    return { id: `${name}-${percent}`, day, ...fillRow(words[row], values) };
  };
  const dates = [
    date('balance', balance.days, balance.percent),
    ...steps.slice(0, -1).map((step) => {
      const row = isOnlyDepositKept(step, deposit, balance.days) ? 'cancelUnpaid' : 'cancel';
      return date(row, step.days, step.percent);
    }),
  ].filter(({ day }) => day >= today);
  const last = steps.at(-2);
  const end = last && addDays(arrival, -last.days);
  const kept = shareOf(steps.at(-1)?.percent ?? 100);
  return {
    isLate,
    book: fillRow(words.book, { share: shareOf(isLate ? 100 : deposit) }),
    dates: dates.sort((one, other) => one.day.localeCompare(other.day)),
    after:
      end && end >= today
        ? fillRow(words.after, { day: dayInFull(end), share: kept })
        : fillRow(words.afterNow, { share: kept }),
    example,
  };
}

function fillRow({ head, text }: MoneyRow, values: Record<string, string>): MoneyRow {
  return { head: fillIn(head, values), text: fillIn(text, values) };
}

/** A row as one line: Cancel by Mon, 28 Dec 2026: we keep the whole price. */
export function sayRow({ head, text }: MoneyRow): string {
  return `${head}: ${text}`;
}

/** A day with its weekday and its year: Mon, 28 Dec 2026. */
function dayInFull(day: string): string {
  return `${formatWeekday(day, 'short')} ${day.slice(0, 4)}`;
}
