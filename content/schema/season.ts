import { z } from 'zod';
import {
  checked,
  day,
  flag,
  group,
  line,
  lines,
  list,
  listOrNone,
  reference,
  season,
  title,
  whole,
} from './fields';

/** How ferries sail in a month, the worst last. */
export const ferryMonths = ['steady', 'changeable', 'cyclones', 'cancelled'] as const;

const degrees = z.number().min(10).max(50).describe('degrees Celsius, such as 29.9');

const month = z.strictObject({
  name: title.describe('the name of the month, such as January'),
  max: degrees,
  min: degrees,
  rain: whole(0, 2000).describe('millimetres of rain in the month, such as 49'),
  rainyDays: whole(0, 31).describe('days with rain in the month'),
  sea: z.enum(['calm', 'changeable', 'rough']),
  ferries: z.enum(ferryMonths),
  visibility: z.enum(['best', 'fair', 'cloudy']),
  turtles: z.enum(['nests', 'hatchlings']).optional(),
  plankton: flag.describe('true when plankton glows on dark nights'),
});

const crowd = z
  .strictObject({
    name: title.describe('who fills rooms and ships then, such as Diwali'),
    season: season.optional(),
    days: listOrNone(day, 20).describe(
      "its days where each year has another: ['2026-11-08', '2027-10-29']",
    ),
    around: z
      .optional(whole(0, 14))
      .describe('how many days before and after such a day are busy, too'),
  })
  .refine(({ season, days }) => (season === undefined) !== (days === undefined), {
    error: 'has not exactly one of season and days',
  });

const words = <Key extends string>(...keys: Key[]) =>
  z.strictObject(Object.fromEntries(keys.map((key) => [key, line])) as Record<Key, typeof line>);

/** The year on the islands, month by month. */
export const seasonsSchema = z.strictObject({
  months: z.array(month).length(12).describe('the twelve months from January on'),
  crowds: list(crowd, 0, 10).describe(
    '0 to 10 busy times: { name, season } or { name, days, around }',
  ),
  inShort: lines.max(4).describe('the year in 1 to 4 sentences'),
  words: group('how the table writes the values of the months', {
    sea: words('calm', 'changeable', 'rough'),
    ferries: words(...ferryMonths),
    visibility: words('best', 'fair', 'cloudy'),
    turtles: words('nests', 'hatchlings'),
  }),
  credit: line.describe('who measured the figures'),
  checked,
  authority: reference.describe('the id of the office in content/authorities.ts that measures'),
});

export type BusyPeriod = z.infer<typeof crowd>;
export type Seasons = z.infer<typeof seasonsSchema>;
export type Month = z.infer<typeof month>;
