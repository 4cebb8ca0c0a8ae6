import { isOnlyDepositKept } from '@/lib/money';
import { fillIn } from '@/lib/text/fill-in';
import type { Content } from './collections';

/** What is kept when a trip is cancelled, in words: 29 to 15 days before, 50% of the price. */
export function cancellationStepsIn({
  terms: { cancellation, deposit },
  pages: {
    prices: { steps: words },
  },
  labels,
}: Content): { when: string; keep: string }[] {
  const { share, whole } = labels.dates.money;
  return cancellation.steps.map((step, index) => {
    const { days, percent } = step;
    const before = cancellation.steps[index - 1]?.days ?? days;
    const when = days === 0 ? words.last : index === 0 ? words.first : words.later;
    const part = percent === 100 ? whole : fillIn(share, { percent });
    const keep = isOnlyDepositKept(step, deposit.percent, deposit.balanceDays)
      ? fillIn(words.unpaid, { share: part, deposit: `${deposit.percent}%` })
      : part;
    return { when: fillIn(when, { before, from: before - 1, days }), keep };
  });
}
