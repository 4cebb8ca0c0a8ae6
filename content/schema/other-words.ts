import { z } from 'zod';
import { list } from './fields';

/** Indian letters are neither small nor large, and have marks. */
const words = z
  .string()
  .regex(
    /^[\p{Ll}\p{Lo}\p{M}\p{N}]+( [\p{Ll}\p{Lo}\p{M}\p{N}]+)*$/u,
    'words in small letters, with single spaces',
  )
  .max(40);

/** Words that visitors type for what the texts call otherwise. */
export const otherWordsSchema = z.strictObject({
  typed: list(words, 1, 16).describe(
    "1 to 16 words, or groups of words, that visitors type: ['atm']",
  ),
  means: list(words, 1, 4).describe(
    "1 to 4 words, or groups of words, of the site's texts: ['cash machine']",
  ),
});
export type OtherWords = z.infer<typeof otherWordsSchema>;
