import { isOnlyDepositKept } from '@/lib/money';
import { fillIn } from '@/lib/text/fill-in';
import { addDays } from './calendar-day';
import { formatWeekday } from './date-words';
import type { TripOnDay } from './trips-file';

/**
 * What is paid and kept for a trip on its dates, in up to three lines: what is paid to book, until when the
 * balance is due, and until when cancelling costs the least. A day before today is left out: who books so late
 * pays all at once.
 */
export function moneyDatesOf({ arrival, today, data }: TripOnDay): string[] {
  const { money: words } = data.words;
  const { steps, deposit, balanceDays } = data.terms;
  const shareOf = (percent: number) =>
    percent === 100 ? words.whole : fillIn(words.share, { percent });
  const dayOf = (before: number) => addDays(arrival, -before);

  const balanceDay = dayOf(balanceDays);
  const isLate = balanceDay < today;
  const lines = [fillIn(words.book, { share: shareOf(isLate ? 100 : deposit) })];
  if (!isLate) {
    const share = shareOf(100 - deposit);
    lines.push(fillIn(words.balance, { share, day: dayInFull(balanceDay) }));
  }
  const step = steps.find(({ days }) => days > 0 && dayOf(days) >= today);
  if (step) {
    const isUnpaid = isOnlyDepositKept(step, deposit, balanceDays);
    lines.push(
      fillIn(isUnpaid ? words.cancelUnpaid : words.cancel, {
        day: dayInFull(dayOf(step.days)),
        share: shareOf(step.percent),
      }),
    );
  } else {
    lines.push(fillIn(words.cancelNow, { share: shareOf(steps.at(-1)?.percent ?? 100) }));
  }
  return lines;
}

/** A day with its weekday and its year: Mon, 28 Dec 2026. */
function dayInFull(day: string): string {
  return `${formatWeekday(day, 'short')} ${day.slice(0, 4)}`;
}
