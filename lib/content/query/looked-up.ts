import { content } from '@/lib/content/load/store';
import { formatDay } from '@/lib/dates/date-words';
import { fillIn } from '@/lib/text/fill-in';
import { labels } from './site';

/** Says when a fact was looked up, and how far the sources reach. */
export function checkedLine(checked: string): string {
  return fillIn(labels.checked, { day: formatDay(checked), until: content.sources.until });
}

/**
 * The day on which most of these facts were looked up, year-month-day: a page says it once.
 * Of days that are as frequent, the earlier one; undefined when there are no facts.
 */
export function usualCheck(facts: readonly { checked: string }[]): string | undefined {
  const days = facts.map(({ checked }) => checked).sort();
  const count = (day: string) => days.filter((other) => other === day).length;
  return days.reduce<string | undefined>(
    (best, day) => (best === undefined || count(day) > count(best) ? day : best),
    undefined,
  );
}
