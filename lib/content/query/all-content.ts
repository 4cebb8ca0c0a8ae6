import { parseContent } from '@/lib/content/parse/parse-content';
import type { Content } from '@/lib/content/types';
import * as files from '@/lib/content-files';
import { changeSpaces } from '@/lib/text/no-break-spaces';

export type { Company } from '@/content/schema/company';
export type { Harbour, Schedule } from '@/content/schema/ferry';
export type { GuideEntry } from '@/content/schema/guide';
export type { Extra } from '@/content/schema/hotels-and-extras';
export type { Month, OpeningHours, Seasons } from '@/content/schema/hours-and-seasons';
export type { HeroSlide, Privacy, Testimonial } from '@/content/schema/page';
export type Phrase = (typeof phrases)['groups'][number]['phrases'][number];

const { content: parsed, issues } = parseContent({ ...files });
if (!parsed) {
  const lines = issues.map(({ file, text, help = '' }) => `${file}: ${text} ${help}`);
  throw new Error(
    `The content has mistakes (npm run check:content shows them).\n${lines.join('\n')}`,
  );
}

/**
 * The content of this site, with no-break spaces in its texts. It is a constant, so that files can pick their texts at
 * the top of the module. Tests use e2e/content instead.
 */
export const content: Content = JSON.parse(JSON.stringify(parsed), changeSpaces);

// What pages use as it is in the content. The other files of this folder have what is made from it, such as the items.
export const { about, airlines, company, counters, coverage, emergency, extras } = content;
export const { ferryCancelled, ferryRules, flights, guide, harbours, heroSlides, labels } = content;
export const { navigation, openingHours, pages, people, phrases, priceBands, privacy } = content;
export const { sampleReply, seasons, synonyms, terms, testimonials, town } = content;
export const { questions: questionGroups } = content;
/** The listed prices of packages are for the base class, which comes first. */
export const { page: hotelsRoute, classes: hotelClasses } = content.hotels;
