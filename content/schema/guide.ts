import { z } from 'zod';
import { isPhone } from './company';
import {
  checked,
  example,
  flag,
  image,
  line,
  lines,
  link,
  list,
  optionalList,
  paragraph,
  paragraphs,
  quotesTerms,
  shortText,
  slug,
} from './fields';
import { optionalReferences, reference, references } from './references';

/** A topic of a guide: what travellers should know, when it was checked, and which authority decides. */
export const guideEntrySchema = z.strictObject({
  id: slug.describe('the part of the address after #, such as drones'),
  heading: shortText,
  short: line.describe('the answer in one sentence'),
  paragraphs,
  quotesTerms,
  example,
  timeline: optionalList(z.strictObject({ when: shortText, text: line }), 12).describe(
    "the steps by the hour: [{ when: 'In the first hour', text: '…' }]",
  ),
  points: lines.optional().describe("a list under the paragraphs: ['First', 'Second']"),
  checked,
  authorities: optionalReferences('authority', 4, 'the authorities that decide'),
  readMore: optionalReferences('authority', 4, 'sources for further reading, which do not decide'),
});

/** A topic of "Before you travel", under the heading of its group. */
export const groupedEntrySchema = guideEntrySchema.extend({
  group: reference('guideGroup'),
  share: flag.describe('true if visitors can send its points to somebody else'),
});

/** A group of topics in "Before you travel". */
export const guideGroupSchema = z.strictObject({
  id: slug.describe('the part of the address after #, such as health; no topic may have it'),
  heading: shortText,
  image: image.optional().describe('a picture above its heading'),
});

export type GuideGroup = z.infer<typeof guideGroupSchema>;
export type GroupedEntry = z.infer<typeof groupedEntrySchema>;
export type GuideEntry = z.infer<typeof guideEntrySchema>;

const question = z.strictObject({
  id: slug.describe('the part of the address after #, such as ross-on-wednesday'),
  question: line,
  answer: list(paragraph, 1, 4).describe(
    '1 to 4 paragraphs; they can contain variables such as {term:deposit} and {guide:drones}',
  ),
  link: link.optional().describe("the page with the whole answer: { label: '…', href: '/…' }"),
});

/** The questions about one topic. */
export const questionGroupSchema = z.strictObject({
  id: slug,
  heading: shortText,
  image: image.optional().describe('a picture above its heading'),
  questions: list(question, 1, 20).describe('1 to 20 questions; move the others to another group'),
});

export type QuestionGroup = z.infer<typeof questionGroupSchema>;

const helpNumber = z.strictObject({
  number: z
    .string()
    .refine((text) => /^\d{3,5}$|^\(?\d[\d ()-]{6,14}\d$/.test(text) || isPhone(text), {
      error: 'is not a number that phones can dial',
    })
    .describe('a number that works in India, such as 112 or 1800 111 363'),
  name: shortText.describe('the service in a few words, such as Rescue at sea'),
  description: line.describe('who answers, and in which cases to call'),
});

/** Phone numbers for emergencies. */
export const emergencySchema = z.strictObject({
  heading: shortText,
  lead: line,
  numbers: list(helpNumber, 1, 6).describe('1 to 6 numbers: { number, name, description }'),
  checked,
  authorities: references('authority', 1, 4, 'who publishes the numbers and the warnings'),
});

export type Emergency = z.infer<typeof emergencySchema>;

const phrase = z.strictObject({
  id: slug.describe('the part of the address after #, such as doctor'),
  english: line,
  spoken: z
    .record(z.string(), line)
    .describe("the same in each language by its code: { hi: '…', bn: '…' }"),
  onFerryPage: flag.describe('true if the page about cancelled ferries also shows it'),
});

const phraseGroup = z.strictObject({
  heading: shortText,
  phrases: list(phrase, 1, 10).describe('1 to 10 phrases: { id, english, spoken }'),
});

const language = z.strictObject({ code: z.string().regex(/^[a-z]{2}$/), name: shortText });

/** Phrases that guests can show on their phone. */
export const phrasesSchema = z.strictObject({
  languages: list(language, 1, 6).describe("1 to 6 languages: { code: 'hi', name: 'Hindi' }"),
  groups: list(phraseGroup, 1, 4).describe('1 to 4 groups: { heading, phrases }'),
  example: example.describe(
    'true until a person who speaks the languages has read the phrases; then delete the line',
  ),
});

export type Phrases = z.infer<typeof phrasesSchema>;
