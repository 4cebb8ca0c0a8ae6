import { z } from 'zod';
import {
  checked,
  day,
  externalLink,
  flag,
  group,
  integer,
  line,
  lines,
  list,
  monthDay,
  optionalList,
  season,
  shortText,
  slug,
  timeOfDay,
} from './fields';
import { pageAddress, reference } from './references';
import { weekdays } from './weekdays';

/** An authority that decides about rules, opening hours or permits, with the page where it publishes them. */
export const authoritySchema = z.strictObject({
  id: slug,
  label: shortText.describe('the name of the authority and the topic of its page'),
  href: externalLink,
});

export type Authority = z.infer<typeof authoritySchema>;

const weekdayList = (what: string) =>
  optionalList(z.enum(weekdays), 6).describe(`the days of the week ${what}: ['wednesday']`);

/** The usual opening hours of a sight, a boat or a road. */
export const openingHoursSchema = z
  .strictObject({
    slug: slug.describe(
      'a name for itineraries; for a place with a page, its slug in content/places.ts',
    ),
    name: shortText,
    place: reference('placeOrTown'),
    subject: pageAddress.optional().describe('the page about this alone; its card shows the hours'),
    shownOn: list(pageAddress, 0, 4).describe('the addresses of 0 to 4 other pages with the hours'),
    boats: flag.describe('true for boats, because the site says that they run, not that they open'),
    closed: weekdayList('on which it is usually closed'),
    uncertain: weekdayList('on which it may be closed, so that visitors should ask first'),
    closedOn: optionalList(monthDay, 20).describe(
      "days of the year when it is closed: ['01-26', '08-15']",
    ),
    season: season.optional(),
    instead: reference('openingHours').optional(),
    hours: list(z.strictObject({ from: timeOfDay, to: timeOfDay }), 1, 4)
      .refine((hours) => hours.every(({ from, to }) => from < to), 'end before they begin')
      .optional()
      .describe("when it is usually open: [{ from: '09:00', to: '12:00' }]"),
    startBy: timeOfDay
      .optional()
      .describe('the latest time to start, if a gate closes later in the day: 14:00'),
    note: line.optional().describe('anything else, such as how to get there'),
    checked,
    authority: reference('authority'),
  })
  .refine(({ closed = [], uncertain = [] }) => !uncertain.some((day) => closed.includes(day)), {
    error: 'has a day that is also in closed: delete it from one of the two',
    path: ['uncertain'],
  });

export type OpeningHours = z.infer<typeof openingHoursSchema>;

/** The reliability of ferries in a month, from best to worst. */
export const ferryReliabilities = ['steady', 'changeable', 'cyclones', 'cancelled'] as const;

const degrees = z.number().min(10).max(50).describe('degrees Celsius, such as 29.9');

const month = z.strictObject({
  name: shortText.describe('the name of the month, such as January'),
  max: degrees,
  min: degrees,
  rain: integer(0, 2000).describe('millimetres of rain in the month, such as 49'),
  rainyDays: integer(0, 31).describe('days with rain in the month'),
  sea: z.enum(['calm', 'changeable', 'rough']),
  ferries: z.enum(ferryReliabilities),
  visibility: z.enum(['best', 'fair', 'cloudy']),
  turtles: z.enum(['nests', 'hatchlings']).optional(),
});

const busyPeriod = z
  .strictObject({
    name: shortText.describe('the reason why rooms and ships are full, such as Diwali'),
    season: season.optional(),
    days: optionalList(day, 20).describe(
      "its days, if they differ from year to year: ['2026-11-08', '2027-10-29']",
    ),
    around: integer(0, 14)
      .optional()
      .describe('the number of days before and after it that are busy too'),
  })
  .refine(({ season, days }) => (season === undefined) !== (days === undefined), {
    error: 'must have either season or days',
  });

const linePer = <Key extends string>(...keys: Key[]) =>
  z.strictObject(Object.fromEntries(keys.map((key) => [key, line])) as Record<Key, typeof line>);

/** The year in the Andamans, month by month. */
export const seasonsSchema = z.strictObject({
  months: z.array(month).length(12).describe('the twelve months from January on'),
  busyPeriods: list(busyPeriod, 0, 10).describe(
    '0 to 10 busy periods: { name, season } or { name, days, around }',
  ),
  summary: lines.max(4).describe('the year in 1 to 4 sentences'),
  messages: group('the texts for the values in the table of months', {
    sea: linePer('calm', 'changeable', 'rough'),
    ferries: linePer(...ferryReliabilities),
    visibility: linePer('best', 'fair', 'cloudy'),
    turtles: linePer('nests', 'hatchlings'),
  }),
  credit: line.describe('who measured the figures'),
  checked,
  authority: reference('authority'),
});

export type BusyPeriod = z.infer<typeof busyPeriod>;
export type Seasons = z.infer<typeof seasonsSchema>;
export type Month = z.infer<typeof month>;
