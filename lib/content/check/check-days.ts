import { type ContentIssue, issueAt, type Told } from '@/lib/content/report/issue';
import { daysBetween } from '@/lib/dates/calendar-day';
import type { Content } from '../collections';
import { contentParts, textsIn, walk } from './fields';

const longestDays = 365;

/**
 * Finds facts that were looked up more than a year ago, days that are still to come where only past ones
 * make sense, busy days that are known for less than a year ahead, sources that are older than what was
 * looked up, and © with a year to come.
 * @param today a day as year-month-day
 */
export function findOddDays(content: Partial<Content>, today: string): ContentIssue[] {
  const found = contentParts(content).flatMap(({ name, value, item }) =>
    walk(value).flatMap(({ path, key, value: day }) => {
      const told = ['date', 'updated', 'checked'].includes(key) && judge(key, String(day), today);
      return told ? issueAt(name, item, path, told) : [];
    }),
  );
  return [
    ...found,
    ...findEnding(content, today),
    ...findOldSources(content),
    ...findYearsAhead(content, today),
  ];
}

/** Finds that facts were looked up long after the year in which the sources are said to end. */
function findOldSources(content: Partial<Content>): ContentIssue[] {
  const { until } = content.sources ?? {};
  const [year] = /20\d\d/.exec(until ?? '') ?? [];
  const checks = contentParts(content).flatMap(({ value }) => walk(value));
  const days = checks.filter(({ key }) => key === 'checked').map(({ value }) => String(value));
  const last =
    days
      .filter((day) => /^\d/.test(day))
      .sort()
      .at(-1) ?? '';
  if (!year || !(daysBetween(`${year}-12-31`, last) > longestDays / 2)) return [];
  const problem = `is “${until}”, and a fact was looked up on ${last}`;
  const expected = 'up to when the texts were written in which you looked';
  return [issueAt('sources', undefined, 'until', { problem, expected })];
}

/** Finds © with a year that is still to come. An earlier one is that of the first words. */
function findYearsAhead(content: Partial<Content>, today: string): ContentIssue[] {
  const year = today.slice(0, 4);
  return contentParts(content).flatMap(({ name, value, item }) =>
    textsIn(value).flatMap(({ path, text }) => {
      const [, said = year] = /© *(?:\d{4} *[-–] *)?(\d{4})/.exec(text) ?? [];
      const problem = `says © ${said}, and it is ${year}`;
      return said <= year ? [] : issueAt(name, item, path, { problem, expected: `© ${year}` });
    }),
  );
}

function judge(key: string, day: string, today: string): Told | undefined {
  const age = daysBetween(day, today);
  if (age < 0) {
    return {
      problem: `is ${day}, a day that is still to come`,
      expected: `${today} or an earlier day`,
    };
  }
  // What the site says of a check has the same name, and is no day.
  if (key !== 'checked' || !(age > longestDays)) return undefined;
  return {
    problem: `is ${day}, more than a year ago`,
    expected: 'the day on which you have looked it up again',
  };
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
