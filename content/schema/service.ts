import { z } from 'zod';
import {
  internalLink,
  item,
  line,
  lines,
  list,
  paragraph,
  paragraphs,
  quotesTerms,
  slug,
  title,
} from './fields';

const section = z.strictObject({
  heading: title,
  paragraphs: paragraphs.max(4).optional().describe('0 to 4 short paragraphs'),
  quotesTerms,
  points: lines.max(8).optional().describe("a list under them: ['First', 'Second']"),
});

/** A page about one service or activity: a banner, a lead, sections, and what goes with it. */
export const serviceSchema = z.strictObject({
  ...item,
  slug: slug.describe('the address of the page without the slash, such as scubadiving'),
  name: title,
  heading: title,
  paragraph: paragraph.max(480).describe('the lead: what it is, in 2 to 4 sentences'),
  sections: list(section, 1, 4).describe(
    '1 to 4 sections under the lead: { heading, paragraphs, points }',
  ),
  related: list(internalLink, 1, 4).describe(
    'the addresses of 1 to 4 pages of items that go with it',
  ),
  summary: line
    .describe('what search engines show under the title, 50 to 160 characters')
    .min(50)
    .max(160),
});

export type Service = z.infer<typeof serviceSchema>;
