import { z } from 'zod';
import { list, shortText } from './fields';

/** Words that visitors type for what the texts call otherwise. */
export const synonymsSchema = z.strictObject({
  typed: list(shortText, 1, 16).describe(
    "1 to 16 words, or groups of words, that visitors type: ['atm']",
  ),
  means: list(shortText, 1, 4).describe(
    "1 to 4 words, or groups of words, of the site's texts: ['cash machine']",
  ),
});
export type Synonyms = z.infer<typeof synonymsSchema>;

/** A name, as the site writes it. */
export const aliasSchema = z.strictObject({
  name: shortText.describe('the name as the site writes it'),
  aliases: list(shortText, 1, 10).describe('1 to 10 other spellings of it'),
});
export type Alias = z.infer<typeof aliasSchema>;
