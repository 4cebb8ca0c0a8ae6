import { z } from 'zod';
import { list, shortText } from './fields';

/** Words that visitors type, and the words that the texts use for them. */
export const synonymsSchema = z.strictObject({
  typed: list(shortText, 1, 16).describe("1 to 16 words or phrases that visitors type: ['atm']"),
  means: list(shortText, 1, 4).describe(
    "1 to 4 words or phrases in the texts of the site: ['cash machine']",
  ),
});
export type Synonyms = z.infer<typeof synonymsSchema>;

/** A name in its usual spelling, with other spellings. */
export const spellingsSchema = z.strictObject({
  name: shortText.describe('the name in its usual spelling'),
  others: list(shortText, 1, 10).describe('1 to 10 other spellings of it'),
});
export type Spellings = z.infer<typeof spellingsSchema>;
