import type { Content } from '@/lib/content/collections';
import type { ContentIssue, IssueText } from '@/lib/content/report/issue';
import { sentencesOf } from '@/lib/text/sentence';
import { checkEachText } from './walk-content';

const sun = /\bsun(rise|set)s?\b|\bsun (rises|sets|is up|goes down)/i;
const clock = /\b\d{1,2}([.:]\d\d)? ?[ap]m\b|\b(half|quarter) (past|to) \w+|\b\w+ o’clock\b/i;
const month =
  /\b(January|February|March|April|May|June|July|August|September|October|November|December)\b/;
const check = new RegExp(`\\b(checked|looked up) (in|on) (\\d+ )?${month.source} 20\\d\\d`, 'i');

/**
 * Finds sentences that give sunrise or sunset a time of the clock, in texts that name no month, as the sun
 * moves by an hour in the year, and texts that write out when a fact was checked, which is more than its source
 * may say.
 */
export function findOddTimes(content: Partial<Content>): ContentIssue[] {
  return checkEachText(content, ({ text }) =>
    sentencesOf(text).flatMap((sentence) => findTimeFault(sentence, text) ?? []),
  );
}

function findTimeFault(sentence: string, text: string): IssueText | undefined {
  const [time] = clock.exec(sentence) ?? [];
  if (time && sun.test(sentence) && !month.test(text)) {
    const problem = `says “${time}” beside the sun, which has another hour in each month`;
    return { problem, expected: 'a time before or after the sun, such as an hour before sunrise' };
  }
  const [claim] = check.exec(sentence) ?? [];
  const expected = 'no such words: the site prints the day in checked, and how old the sources are';
  return claim ? { problem: `says “${claim}”`, expected } : undefined;
}
