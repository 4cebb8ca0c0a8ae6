import { z } from 'zod';
import {
  example,
  integer,
  line,
  list,
  optionalList,
  paragraphs,
  rupees,
  season,
  shortText,
  updated,
} from './fields';
import { maxParty } from './party';
import { reference } from './references';

const term = z.strictObject({
  heading: shortText,
  short: line.describe('the same in a few words, for cards and lists'),
  text: paragraphs.describe('the whole term, as a list of 1 to 12 paragraphs'),
  example,
});

const charge = z.strictObject({
  days: integer(0, 365).describe(
    'the charge ends this number of days before the day of arrival, such as 30',
  ),
  percent: integer(0, 100).describe('the share of the price that the company keeps, in percent'),
});

const percent = integer(0, 100);

const coverageRow = z.strictObject({
  name: line.describe('something that costs money, such as Breakfast from the second day on'),
  cover: z.enum(['included', 'excluded']),
  onlyWith: optionalList(reference('place', 'openingHours', 'extra'), 12).describe(
    'for a row that applies only to some trips: the slugs of their places, opening hours or extras',
  ),
});

/** What the prices of packages cover. Some rows apply only to trips to a place or with an extra. */
export const coverageSchema = z.strictObject({
  rows: list(coverageRow, 1, 60).describe('1 to 60 rows: { name, cover }'),
  example,
});

/**
 * The company's terms: what a price means, and what happens when plans change. Cards, packages, forms, questions and
 * the page about prices use them, and other texts can quote their figures ({term:children.percent}).
 */
export const termsSchema = z.strictObject({
  updated,
  perPerson: term
    .extend({
      thirdAdultDiscount: percent.describe('the discount for a third adult in a room, in percent'),
      minGroup: integer(maxParty.adults + 1, 99).describe('the fewest adults with a group price'),
    })
    .describe('to whom a price applies, and whether it includes taxes'),
  singleSupplement: term
    .extend({
      percent: percent.describe('the supplement for one person who pays for a room, in percent'),
    })
    .describe('the price for one person alone in a room'),
  children: term
    .extend({
      percent: percent.describe('what a child of 5 to 11 pays, in percent of the price'),
      ferrySeat: rupees(1, 99_999).describe('the ferry ticket of a younger child, in ₹'),
    })
    .describe('what children pay'),
  rooms: term.describe('the rooms that the price covers, and the price of an additional night'),
  boats: term.describe('the boats and transfers that the price covers'),
  extras: term.describe('the meals that the price covers, and what guests pay during the trip'),
  season: term
    .extend({
      peak: season
        .extend({ perRoom: rupees(1, 99_999).describe('the surcharge for a room and night, in ₹') })
        .optional()
        .describe("the nights that cost more: { from: '12-15', to: '01-15', perRoom: 1500 }"),
    })
    .describe('when prices are higher'),
  deposit: term
    .extend({
      percent: integer(1, 100).describe('the deposit in percent of the price, such as 30'),
      balanceDays: integer(0, 120).describe(
        'the number of days before the day of arrival on which the balance is due, such as 15',
      ),
    })
    .describe('when guests pay, and how much'),
  payment: term.describe('the ways to pay'),
  cancellation: term
    .extend({
      charges: list(charge, 2, 6)
        .refine(
          (all) => all.every(({ days }, index) => days < (all[index - 1]?.days ?? Infinity)),
          'are not in order: each charge must end later than the previous one',
        )
        .refine(
          (all) => all.at(-1)?.days === 0,
          'do not end on the day of arrival: the last charge needs days: 0',
        )
        .describe('2 to 6 charges, the earliest first: { days: 30, percent: 10 }'),
    })
    .describe('what it costs to cancel'),
  ferry: term.describe('what happens when a ferry is cancelled: who acts, and who pays'),
  onTrip: term.describe('who helps guests during the trip, and when'),
  reply: term.describe('how quickly enquiries are answered'),
});

export type Terms = z.infer<typeof termsSchema>;
export type Coverage = z.infer<typeof coverageSchema>;
