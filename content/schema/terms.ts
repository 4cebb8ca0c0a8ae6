import { z } from 'zod';
import { example, line, paragraphs, season, title, updated } from './fields';

const term = z.strictObject({
  heading: title,
  short: line.describe('the same in a few words, for cards and lists'),
  text: paragraphs.describe('the whole term, as a list of 1 to 12 paragraphs'),
  example,
});

const step = z.strictObject({
  when: title.describe('how long before the trip, such as 30 days before or earlier'),
  keep: title.describe('what the company keeps, such as 10 % of the price'),
});

/**
 * The company's terms: what a price means, and what happens when a plan changes. Cards, packages,
 * forms, questions and the page about prices all read them from here.
 */
export const termsSchema = z.strictObject({
  updated,
  per: term.describe('for whom a price is'),
  rooms: term.describe('which rooms the price counts on'),
  meals: term.describe('which meals the price covers'),
  boats: term.describe('which boats and transfers the price covers'),
  extras: term.describe('what is paid on the spot'),
  children: term.describe('what children pay'),
  taxes: term.describe('whether taxes are in the price'),
  season: term
    .extend({
      surcharge: season
        .optional()
        .describe(
          "the first and the last night for which prices are higher: { from: '12-15', to: '01-15' }",
        ),
    })
    .refine(
      ({ surcharge, short, text }) =>
        !surcharge || [short, text.join(' ')].every((one) => /\{from\}.*\{to\}/.test(one)),
      {
        error:
          'has a surcharge, and its short or its text lacks {from} and {to}, where the days stand',
      },
    )
    .describe('when the price is higher; {from} and {to} become the days of the surcharge'),
  deposit: term.describe('what is paid when, and how much'),
  payment: term.describe('the ways to pay'),
  cancellation: term
    .extend({
      steps: z
        .array(step)
        .min(2)
        .max(6)
        .describe('2 to 6 steps, the earliest first: { when, keep }'),
    })
    .describe('what it costs to cancel'),
  ferry: term.describe('what happens when a ferry is cancelled: who acts, and who pays'),
  reply: term.describe('how soon an enquiry is answered'),
});

export type Terms = z.infer<typeof termsSchema>;
