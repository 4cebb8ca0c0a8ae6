import type { Content } from '@/lib/content/collections';
import { type ContentIssue, type IssueText, issueAt } from '@/lib/content/report/issue';
import { daysBetween, isDay } from '@/lib/dates/calendar-day';
import { checkEachField, contentParts, walk } from './walk-content';

const longestDays = 365;

/** What an owner does once a year, by the field with the day on which it was done. */
const yearly: Record<string, string> = {
  checked: 'the day on which you have looked it up again',
  updated: 'the day on which you have read it again, with its prices',
};

/**
 * Finds facts that were looked up and entries that were read more than a year ago, days that are still to
 * come where only past ones make sense, busy days that are known for less than a year ahead, and sources that are
 * older than what was looked up.
 * @param today a day as year-month-day
 */
export function findOddDays(content: Partial<Content>, today: string): ContentIssue[] {
  const found = checkEachField(content, ({ key, value: day }, { name }) => {
    const isPost = name === 'posts';
    // The date of another item may be a day to come.
    if (!(key in yearly) && !(isPost && key === 'date')) return undefined;
    // Posts stay as they were written: their date says how old they are.
    return findDayFault(String(day), today, isPost ? undefined : yearly[key]);
  });
  return [...found, ...findEnding(content, today), ...findOldSources(content)];
}

/** Finds that facts were looked up long after the year in which the sources are said to end. */
function findOldSources(content: Partial<Content>): ContentIssue[] {
  const { until } = content.sources ?? {};
  const [year] = /20\d\d/.exec(until ?? '') ?? [];
  const last = contentParts(content)
    .flatMap(({ value }) => walk(value))
    .flatMap(({ key, value }) => (key === 'checked' && isDay(String(value)) ? String(value) : []))
    .sort()
    .at(-1);
  if (!year || !last || daysBetween(`${year}-12-31`, last) <= longestDays / 2) return [];
  const problem = `is “${until}”, and a fact was looked up on ${last}`;
  const expected = 'up to when the texts were written in which you looked';
  return [issueAt('sources', undefined, 'until', { problem, expected })];
}

/** @param again what is expected of a day that is more than a year ago, if it may not be */
function findDayFault(day: string, today: string, again?: string): IssueText | undefined {
  const age = daysBetween(day, today);
  if (age < 0) {
    return {
      problem: `is ${day}, a day that is still to come`,
      expected: `${today} or an earlier day`,
    };
  }
  // What the site says of a check has the same name, and is no day.
  if (!again || !(age > longestDays)) return undefined;
  return { problem: `is ${day}, more than a year ago`, expected: again };
}

function findEnding({ seasons }: Partial<Content>, today: string): ContentIssue[] {
  return (seasons?.crowds ?? []).flatMap(({ name, days = [] }, index) => {
    const last = [...days].sort().at(-1);
    if (last === undefined || daysBetween(today, last) >= longestDays) return [];
    return issueAt('seasons', undefined, `crowds[${index + 1}].days`, {
      problem: `ends with ${name} on ${last}`,
      expected: 'its days of the next two years',
    });
  });
}
