import { z } from 'zod';
import {
  example,
  line,
  list,
  listOrNone,
  paragraphs,
  reference,
  season,
  shortText,
  updated,
  whole,
} from './fields';

const term = z.strictObject({
  heading: shortText,
  short: line.describe('the same in a few words, for cards and lists'),
  text: paragraphs.describe('the whole term, as a list of 1 to 12 paragraphs'),
  example,
});

const step = z.strictObject({
  days: whole(0, 365).describe('how many days before the landing this ends, such as 30'),
  percent: whole(0, 100).describe('what the company keeps, in percent of the price, from 0 to 100'),
});

const percent = whole(0, 100);
const rupees = whole(1, 99_999);

const coverageRow = z.strictObject({
  what: line.describe('a thing that travellers pay for, such as Breakfast from the second day on'),
  cover: z
    .enum(['included', 'excluded', 'ask'])
    .describe('included in the price, excluded from it, or ask: it depends, and we answer'),
  goesTo: listOrNone(reference, 12).describe(
    'only for trips that go to or include one of these: slugs of places.ts, opening.ts or extras',
  ),
});

/** What the price of a package covers, as rows; the rows with a place hold for trips that go there. */
export const coverageSchema = z.strictObject({
  rows: list(coverageRow, 1, 60).describe('1 to 60 rows: { what, cover }'),
  example,
});

/**
 * The company's terms: what a price means, and what happens when a plan changes. Cards, packages,
 * forms, questions and the page about prices all read them from here.
 */
export const termsSchema = z.strictObject({
  updated,
  per: term
    .extend({ third: percent.describe('what the third in a room pays less, in percent') })
    .describe('for whom a price is; texts write {term:per.third}'),
  alone: term
    .extend({ percent: percent.describe('what one alone pays more, in percent') })
    .describe('what one person alone in a room pays; texts write {term:alone.percent}'),
  longer: term.describe('what one more night comes to'),
  rooms: term.describe('which rooms the price counts on'),
  meals: term.describe('which meals the price covers'),
  boats: term.describe('which boats and transfers the price covers'),
  extras: term.describe('what is paid on the spot'),
  children: term
    .extend({
      percent: percent.describe('what a child of 5 to 11 pays, in percent of the price'),
      ferrySeat: rupees.describe('the ferry ticket of a younger child, in ₹'),
    })
    .describe(
      'what children pay; texts write {term:children.percent} and {term:children.ferrySeat}',
    ),
  taxes: term.describe('whether taxes are in the price'),
  season: term
    .extend({
      surcharge: season
        .optional()
        .describe(
          "the first and the last night for which prices are higher: { from: '12-15', to: '01-15' }; texts write {term:season.surcharge}",
        ),
      perRoom: rupees
        .optional()
        .describe(
          'what such a night costs more for a room, in ₹; texts write {term:season.perRoom}',
        ),
    })
    .describe('when the price is higher'),
  deposit: term
    .extend({
      percent: whole(1, 100).describe('the deposit in percent of the price, such as 30'),
      balanceDays: whole(0, 120).describe(
        'how many days before the landing the rest is due, such as 15',
      ),
    })
    .describe('what is paid when, and how much'),
  payment: term.describe('the ways to pay'),
  cancellation: term
    .extend({
      steps: list(step, 2, 6)
        .refine(
          (all) => all.every(({ days }, at) => at === 0 || days < (all[at - 1]?.days ?? 0)),
          'are not in order: each step ends nearer to the landing than the one before',
        )
        .refine(
          (all) => all.at(-1)?.days === 0,
          'do not end on the day of the landing: the last step has days: 0',
        )
        .describe('2 to 6 steps, the earliest first: { days: 30, percent: 10 }'),
    })
    .describe('what it costs to cancel'),
  ferry: term.describe('what happens when a ferry is cancelled: who acts, and who pays'),
  onTrip: term.describe('who answers while guests travel, and when'),
  reply: term.describe('how soon an enquiry is answered'),
});

export type Terms = z.infer<typeof termsSchema>;
export type Coverage = z.infer<typeof coverageSchema>;
