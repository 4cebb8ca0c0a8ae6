import { z } from 'zod';
import { example, line, lines, list, slug, title } from './fields';

/** A sentence that a guest shows on the phone: in English, and in each of the languages. */
const card = z.strictObject({
  id: slug.describe('the part of the address after #, such as doctor'),
  english: line,
  spoken: z
    .record(z.string(), line)
    .describe("the same in each language by its code: { hi: '…', bn: '…' }"),
});

/** The sentences to show. */
export const phrasesSchema = z.strictObject({
  languages: list(
    z.strictObject({ code: z.string().regex(/^[a-z]{2}$/), name: title }),
    1,
    6,
  ).describe("1 to 6 languages, of which the list shows the first: { code: 'hi', name: 'Hindi' }"),
  groups: list(
    z.strictObject({
      heading: title,
      phrases: list(card, 1, 10).describe('1 to 10 sentences: { id, english, spoken }'),
    }),
    1,
    4,
  ).describe('1 to 4 groups: { heading, sentences }'),
  hint: lines.describe('how to use them'),
  unread: line.describe('what stands there while it is an example'),
  example: example.describe(
    'true until somebody who speaks the languages has read the sentences; then take the line out',
  ),
});

export type Phrases = z.infer<typeof phrasesSchema>;
