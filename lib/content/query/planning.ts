import type { Advice, AdviceGroup, GroupedAdvice } from '@/content/schema/advice';
import type { Authority } from '@/content/schema/authority';
import type { Cards } from '@/content/schema/cards';
import type { Help } from '@/content/schema/help';
import type { QuestionGroup } from '@/content/schema/question';
import type { Month, Seasons } from '@/content/schema/season';
import type { Stuck } from '@/content/schema/stuck';
import { dayInIndia, monthOf, touchesMonth } from '@/lib/dates/calendar-day';
import { formatDay } from '@/lib/dates/date-words';
import { joinWords } from '@/lib/text/join-words';
import { content } from '../load/store';

export type { Advice, AdviceGroup, Authority, Month, QuestionGroup, Seasons };

/** What to know before the trip, in the order of the content file. */
export const advice: GroupedAdvice[] = content.advice;

/** The same under the headings of its groups; a group without a block is left out. */
export function getAdviceGroups(): (AdviceGroup & { advice: GroupedAdvice[] })[] {
  return content.adviceGroups.flatMap((group) => {
    const blocks = advice.filter((block) => block.group === group.id);
    return blocks.length > 0 ? { ...group, advice: blocks } : [];
  });
}

/** What to do when a ferry is cancelled, in the order of the content file. */
export const ferryCancelled: Advice[] = content.ferryCancelled;

/** The questions, steps and messages for somebody whose ship does not sail. */
export const stuck: Stuck = content.stuck;

/** The sentences that a guest shows on the phone. */
export const cards: Cards = content.cards;

/** Telephone numbers for help. */
export const help: Help = content.help;

/** The questions that visitors ask, by topic. */
export const questionGroups: QuestionGroup[] = content.questions;

/** The year month by month. */
export const seasons: Seasons = content.seasons;

/**
 * Who fills rooms and ships in a month from 1 to 12; days that change with the year have their year.
 * @param today year-month-day; earlier days are left out
 */
export function crowdsIn(month: number, today = dayInIndia()): string[] {
  return seasons.crowds.flatMap(({ name, season, days = [] }) => {
    if (season) return touchesMonth(season, month) ? name : [];
    const own = days.filter((day) => monthOf(day) === month && day >= today);
    return own.length > 0 ? `${name}: ${joinWords(own.map(formatDay))}` : [];
  });
}

/**
 * The office with this id.
 * @throws Error when there is none, which the check of the content rules out
 */
export function authorityOf(id: string): Authority {
  const found = content.authorities.find((one) => one.id === id);
  if (!found) throw new Error(`"${id}" is not an office in content/authorities.ts`);
  return found;
}
