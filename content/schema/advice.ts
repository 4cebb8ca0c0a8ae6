import { z } from 'zod';
import {
  checked,
  image,
  line,
  lines,
  listOrNone,
  paragraphs,
  quotesTerms,
  reference,
  slug,
  title,
} from './fields';

/** What a traveller should know about one matter, when it was looked up, and who has the last word. */
export const adviceSchema = z.strictObject({
  id: slug.describe('the part of the address after #, such as drones'),
  heading: title,
  short: line.describe('the answer in one sentence'),
  paragraphs,
  quotesTerms,
  hours: z
    .optional(z.array(z.strictObject({ when: title, text: line })).min(1))
    .describe(
      "what to do when, only in ferry-cancelled.ts: [{ when: 'In the first hour', text: '…' }]",
    ),
  points: lines.optional().describe("a list under the paragraphs: ['First', 'Second']"),
  checked,
  authorities: listOrNone(reference, 4).describe(
    '1 to 4 ids of content/authorities.ts: who decides; leave the line out where no office does',
  ),
  readMore: listOrNone(reference, 4).describe(
    '1 to 4 ids of content/authorities.ts: whose pages say more, but decide nothing',
  ),
});

/** A matter of "Before you travel", under the heading of its group. */
export const groupedAdviceSchema = adviceSchema.extend({
  group: reference.describe('the id of one of the adviceGroups at the top of content/advice.ts'),
});

/** A heading of "Before you travel", which leads the blocks that name it. */
export const adviceGroupSchema = z.strictObject({
  id: slug.describe('the part of the address after #, which no block has, such as health'),
  heading: title,
  image: image.optional().describe('a picture above its heading'),
});

export type AdviceGroup = z.infer<typeof adviceGroupSchema>;
export type GroupedAdvice = z.infer<typeof groupedAdviceSchema>;
export type Advice = z.infer<typeof adviceSchema>;
