import { z } from 'zod';
import {
  day,
  example,
  group,
  internalLink,
  line,
  lines,
  list,
  paragraph,
  paragraphs,
  slug,
  title,
  whole,
} from './fields';

const ask = z.strictObject({
  heading: title,
  why: paragraph.describe('what the form is for: why its fields are asked'),
  place: group("where the form stands: { label: '…', href: '/…' }, without href for every page", {
    label: title,
    href: internalLink.optional(),
  }),
});

const section = z
  .strictObject({
    id: slug,
    heading: title,
    paragraphs,
    parts: z
      .optional(list(z.strictObject({ heading: title, paragraph }), 2, 8))
      .describe('2 to 8 parts under the paragraphs: { heading, paragraph }'),
    points: lines.optional().describe("a list under the paragraphs: ['First', 'Second']"),
    months: z
      .optional(whole(1, 120))
      .describe('a number of months, 1 to 120; {months} in the paragraphs becomes this number'),
    example,
  })
  .refine(
    ({ paragraphs, months }) =>
      paragraphs.some((text) => text.includes('{months}')) === (months !== undefined),
    { error: 'has months without {months} in a paragraph, or the other way round' },
  );

/** The page that says what an enquiry sends, to whom and why. */
export const privacySchema = z.strictObject({
  updated: day.describe(
    'the day on which this text was last changed, as year-month-day, such as 2026-11-21',
  ),
  summary: z.strictObject({
    heading: title,
    points: z
      .array(z.strictObject({ heading: title, paragraph }))
      .length(4)
      .describe('4 points: { heading, paragraph }'),
  }),
  forms: z.strictObject({
    id: slug,
    heading: title,
    lead: paragraph,
    flight: ask,
    contact: ask,
    ferry: ask,
    booking: ask,
    added: paragraphs.describe('what a message holds besides the fields'),
  }),
  sections: list(section, 5, 12).describe('5 to 12 sections in reading order'),
  exampleNote: line.describe('shown under a section that is marked as an example'),
  responsible: z.strictObject({ id: slug, heading: title, paragraph }),
});

export type Privacy = z.infer<typeof privacySchema>;
