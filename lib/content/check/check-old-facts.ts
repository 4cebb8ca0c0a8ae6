import { type ContentIssue, issueAt } from '@/lib/content/report/issue';
import type { Content } from '@/lib/content/types';
import { walk } from '@/lib/content/walk';
import { daysBetween } from '@/lib/dates/calendar-day';

const yearInDays = 365;

/**
 * Finds facts that the owner should check again: facts last checked more than a year ago, and busy periods that are
 * over. They do not fail the build.
 * @param today a day as year-month-day
 */
export function checkOldFacts(content: Content, today: string): ContentIssue[] {
  return [...walk(content)].flatMap(({ path, value }) => {
    if (path.at(-1) === 'checked' && daysBetween(String(value), today) > yearInDays) {
      const help = 'Check the fact again, then change this to the current date.';
      return issueAt(content, path, `is ${value}, more than a year ago.`, help);
    }
    if (path[0] !== 'seasons' || path.at(-1) !== 'days' || !Array.isArray(value)) return [];
    const last = value.toSorted().at(-1);
    if (last >= today) return [];
    const problem = `end on ${last}, which is in the past.`;
    return issueAt(content, path, problem, 'Add the days of the next two years.');
  });
}
