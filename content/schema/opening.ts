import { z } from 'zod';
import {
  checked,
  clock,
  day,
  externalLink,
  flag,
  group,
  internalLink,
  line,
  lines,
  list,
  listOrNone,
  monthDay,
  reference,
  season,
  shortText,
  slug,
  whole,
} from './fields';
import { weekdays } from './weekdays';

/** An office whose own page has the last word on a rule, an hour or a permit. */
export const authoritySchema = z.strictObject({
  id: slug,
  label: shortText.describe('the name of the office and what its page is about'),
  href: externalLink,
});

export type Authority = z.infer<typeof authoritySchema>;

const weekdayList = (what: string) =>
  listOrNone(z.enum(weekdays), 6).describe(`the days of the week ${what}: ['wednesday']`);

/** When a sight, a boat or a road is usually open. */
export const openingSchema = z
  .strictObject({
    slug: slug.describe(
      'a name for itineraries; a place with a page has its own slug here: content/places.ts',
    ),
    name: shortText,
    place: reference.describe(
      'the slug of the place where it is, as in content/places.ts, or port-blair',
    ),
    subject: internalLink
      .optional()
      .describe(
        'the address of the page that is about this alone: its card says when it is open. Leave the line out when there is none',
      ),
    shownOn: list(internalLink, 0, 4).describe(
      'the addresses of 0 to 4 pages about more than this: they show it under its own name',
    ),
    boats: flag.describe('true for boats to its subject: they run, where others are open'),
    closed: weekdayList('on which it is usually closed'),
    uncertain: weekdayList('on which it is sometimes closed: the site says that we confirm them'),
    closedOn: listOrNone(monthDay, 20).describe(
      "days of every year on which it is closed: ['01-26', '08-15']",
    ),
    season: season.optional(),
    hours: list(z.strictObject({ from: clock, to: clock }), 1, 4)
      .refine((hours) => hours.every(({ from, to }) => from < to), {
        error: 'ends before it begins',
      })
      .optional()
      .describe("when it is usually open: [{ from: '09:00', to: '12:00' }]"),
    startBy: clock
      .optional()
      .describe('the hour by which to begin, where a gate shuts later on: 14:00'),
    note: line.optional().describe('what the lines above can’t say, such as how to get there'),
    checked,
    authority: reference.describe(
      'the id of the office in content/authorities.ts that has the last word',
    ),
  })
  .refine(
    ({ closed, uncertain, closedOn, season, hours, startBy, note }) =>
      closed ?? uncertain ?? closedOn ?? season ?? hours ?? startBy ?? note,
    'says nothing: it needs closed, uncertain, closedOn, season, hours, startBy or note',
  )
  .refine(({ closed = [], uncertain = [] }) => !uncertain.some((day) => closed.includes(day)), {
    error: 'has a day that stands in closed, too: take it out of one',
    path: ['uncertain'],
  });

export type OpeningHours = z.infer<typeof openingSchema>;

/** How ferries sail in a month, the worst last. */
export const ferryMonths = ['steady', 'changeable', 'cyclones', 'cancelled'] as const;

const degrees = z.number().min(10).max(50).describe('degrees Celsius, such as 29.9');

const month = z.strictObject({
  name: shortText.describe('the name of the month, such as January'),
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
    name: shortText.describe('who fills rooms and ships then, such as Diwali'),
    season: season.optional(),
    days: listOrNone(day, 20).describe(
      "its days where each year has another: ['2026-11-08', '2027-10-29']",
    ),
    around: whole(0, 14)
      .optional()
      .describe('how many days before and after such a day are busy, too'),
  })
  .refine(({ season, days }) => (season === undefined) !== (days === undefined), {
    error: 'has not exactly one of season and days',
  });

const linePer = <Key extends string>(...keys: Key[]) =>
  z.strictObject(Object.fromEntries(keys.map((key) => [key, line])) as Record<Key, typeof line>);

/** The year on the islands, month by month. */
export const seasonsSchema = z.strictObject({
  months: z.array(month).length(12).describe('the twelve months from January on'),
  crowds: list(crowd, 0, 10).describe(
    '0 to 10 busy times: { name, season } or { name, days, around }',
  ),
  inShort: lines.max(4).describe('the year in 1 to 4 sentences'),
  messages: group('how the table writes the values of the months', {
    sea: linePer('calm', 'changeable', 'rough'),
    ferries: linePer(...ferryMonths),
    visibility: linePer('best', 'fair', 'cloudy'),
    turtles: linePer('nests', 'hatchlings'),
  }),
  credit: line.describe('who measured the figures'),
  checked,
  authority: reference.describe('the id of the office in content/authorities.ts that measures'),
});

export type BusyPeriod = z.infer<typeof crowd>;
export type Seasons = z.infer<typeof seasonsSchema>;
export type Month = z.infer<typeof month>;
