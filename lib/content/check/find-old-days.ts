import type { Content } from '@/lib/content/collections';
import { type ContentIssue, issueAt } from '@/lib/content/report/issue';
import { daysBetween } from '@/lib/dates/calendar-day';
import { checkEachField } from './walk-content';

const yearInDays = 365;

/**
 * Finds what the owner should look up again: facts whose source was read more than a year ago, and busy times whose
 * last known day is past. The site can be built with both.
 * @param today a day as year-month-day
 */
export function findOldDays(content: Partial<Content>, today: string): ContentIssue[] {
  const oldSources = checkEachField(content, ({ key, value }) => {
    const isOld = key === 'checked' && daysBetween(String(value), today) > yearInDays;
    return (
      isOld && {
        problem: `is ${value}, more than a year ago`,
        expected: 'the day on which you have looked it up again',
      }
    );
  });
  const crowds = content.seasons?.crowds ?? [];
  const pastDays = crowds.flatMap(({ name, days = [] }, index) => {
    const last = days.toSorted().at(-1);
    if (last === undefined || last >= today) return [];
    const problem = `ends with ${name} on ${last}, which is past`;
    const expected = 'its days of the next two years';
    return issueAt('seasons', undefined, `crowds[${index + 1}].days`, { problem, expected });
  });
  return [...oldSources, ...pastDays];
}
