import { z } from 'zod';
import { title } from './fields';

/** A name, as the site writes it. */
export const spellingSchema = z.strictObject({
  usual: title.describe('the name as the site writes it'),
  others: z.array(title).min(1).max(10).describe('1 to 10 other spellings of it'),
});
export type Spelling = z.infer<typeof spellingSchema>;
