import { z } from 'zod';
import { checked, isPhone, line, list, reference, title } from './fields';

const number = z.strictObject({
  number: z
    .string()
    .refine((text) => /^\d{3,5}$|^\(?\d[\d ()-]{6,14}\d$/.test(text) || isPhone(text), {
      error: 'is no number that one can dial',
    })
    .describe('a number that one dials in India, such as 112 or 1800 111 363'),
  name: title.describe('whom it reaches, in a few words, such as Rescue at sea'),
  what: line.describe('who answers, and for what'),
});

/** Telephone numbers for help. */
export const helpSchema = z.strictObject({
  heading: title,
  lead: line,
  numbers: list(number, 1, 6).describe('1 to 6 numbers: { number, name, what }'),
  checked,
  authorities: list(reference, 1, 4).describe(
    '1 to 4 ids of content/authorities.ts: whose pages have the numbers and the warnings',
  ),
});

export type Help = z.infer<typeof helpSchema>;
