import { z } from 'zod';
import { example, line, list, slug, title } from './fields';

const phrase = z.strictObject({
  id: slug.describe('the part of the address after #, such as doctor'),
  english: line,
  spoken: z
    .record(z.string(), line)
    .describe("the same in each language by its code: { hi: '…', bn: '…' }"),
  onFerryPage: z
    .literal(true)
    .optional()
    .describe('true when it also stands on the page about cancelled ferries'),
});

/** Phrases that a guest shows on the phone. */
export const phrasesSchema = z.strictObject({
  languages: list(
    z.strictObject({ code: z.string().regex(/^[a-z]{2}$/), name: title }),
    1,
    6,
  ).describe("1 to 6 languages: { code: 'hi', name: 'Hindi' }"),
  groups: list(
    z.strictObject({
      heading: title,
      phrases: list(phrase, 1, 10).describe('1 to 10 phrases: { id, english, spoken }'),
    }),
    1,
    4,
  ).describe('1 to 4 groups: { heading, phrases }'),
  example: example.describe(
    'true until a person who speaks the languages has read the phrases; then take the line out',
  ),
});

export type Phrases = z.infer<typeof phrasesSchema>;
