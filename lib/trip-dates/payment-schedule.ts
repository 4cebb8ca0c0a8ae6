import { addDays } from '@/lib/dates/calendar-day';
import { formatWeekday } from '@/lib/dates/date-words';
import { isOnlyDepositKept } from '@/lib/money';
import { fillIn } from '@/lib/text/fill-in';
import { inRupees, priceOn } from './dated-price';
import type { DatedContext } from './trip-data';

/** Until when something about the money of a trip holds: a name, year-month-day, and the line that says it. */
type MoneyDate = { id: string; day: string; text: string };

/** What is paid and kept for a trip on its dates, in the order of time. */
export type PaymentSchedule = {
  /** Whether the balance would have been due before today. */
  isLate: boolean;
  /** What is paid to book. */
  book: string;
  dates: MoneyDate[];
  /** What is kept after these dates. */
  after: string;
  /** Says that these terms are examples, if they are. */
  example: string;
};

/**
 * Until when cancelling a trip costs which part of its price, and until when the balance is due, in the order
 * of the days; what lies before today is left out. Where the price on these dates is known, its part is in rupees
 * as well.
 */
export function paymentScheduleOf(context: DatedContext): PaymentSchedule {
  const { arrival, today, data } = context;
  const {
    words: { money: words },
    terms: { steps, balance, example = '' },
  } = data;
  const price = priceOn(context);
  const deposit = 100 - balance.percent;
  const shareOf = (percent: number) => {
    if (percent === 100) return words.whole;
    const share = fillIn(words.share, { percent });
    return price ? `${share} ${fillIn(words.sum, { sum: inRupees(price, percent / 100) })}` : share;
  };
  const isLate = addDays(arrival, -balance.days) < today;
  const date = (kind: 'cancel' | 'cancelUnpaid' | 'balance', days: number, percent: number) => {
    const day = addDays(arrival, -days);
    const values = { day: dayInFull(day), share: shareOf(percent) };
    const name = kind === 'balance' ? kind : 'cancel';
    return { id: `${name}-${percent}`, day, text: fillIn(words[kind], values) };
  };
  const dates = [
    date('balance', balance.days, balance.percent),
    ...steps.slice(0, -1).map((step) => {
      const kind = isOnlyDepositKept(step, deposit, balance.days) ? 'cancelUnpaid' : 'cancel';
      return date(kind, step.days, step.percent);
    }),
  ].filter(({ day }) => day >= today);
  const last = steps.at(-2);
  const end = last && addDays(arrival, -last.days);
  const kept = shareOf(steps.at(-1)?.percent ?? 100);
  return {
    isLate,
    book: isLate ? words.late : fillIn(words.book, { share: shareOf(deposit) }),
    dates: dates.sort((one, other) => one.day.localeCompare(other.day)),
    after:
      end && end >= today
        ? fillIn(words.after, { day: dayInFull(end), share: kept })
        : fillIn(words.afterNow, { share: kept }),
    example,
  };
}

/** A day with its weekday and its year: Mon, 28 Dec 2026. */
function dayInFull(day: string): string {
  return `${formatWeekday(day, 'short')} ${day.slice(0, 4)}`;
}
