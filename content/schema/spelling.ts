import { z } from 'zod';
import { list, title } from './fields';

/** A name, as the site writes it. */
export const spellingSchema = z.strictObject({
  usual: title.describe('the name as the site writes it'),
  others: list(title, 1, 10).describe('1 to 10 other spellings of it'),
});
export type Spelling = z.infer<typeof spellingSchema>;
