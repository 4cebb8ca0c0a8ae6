import { z } from 'zod';
import { internalLink, list, shortText } from './fields';

/** Words that visitors type, and the pages that they look for. */
export const synonymsSchema = z.strictObject({
  typed: list(shortText, 1, 16).describe("1 to 16 words or phrases that visitors type: ['atm']"),
  finds: list(internalLink, 1, 12).describe(
    "1 to 12 addresses of pages, or of parts of pages, that the search should find: ['/questions#cash']",
  ),
});
export type Synonyms = z.infer<typeof synonymsSchema>;

/** A name in its usual spelling, with other spellings. */
export const spellingsSchema = z.strictObject({
  name: shortText.describe('the name in its usual spelling'),
  others: list(shortText, 1, 10).describe('1 to 10 other spellings of it'),
});
export type Spellings = z.infer<typeof spellingsSchema>;
