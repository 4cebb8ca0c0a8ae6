import { z } from 'zod';
import {
  checked,
  clock,
  internalLink,
  line,
  list,
  listOrNone,
  monthDay,
  reference,
  season,
  slug,
  title,
} from './fields';
import { weekdays } from './weekdays';

const weekdayList = (what: string) =>
  listOrNone(z.enum(weekdays), 6).describe(`the days of the week ${what}: ['wednesday']`);

/** When a sight, a boat or a road is usually open. */
export const openingSchema = z
  .strictObject({
    slug: slug.describe(
      'a name for itineraries; a place with a page has its own slug here: content/destinations.ts',
    ),
    name: title,
    place: reference.describe(
      'the slug of the place where it is, as in content/destinations.ts, or port-blair',
    ),
    subject: z
      .optional(internalLink)
      .describe(
        'the address of the page that is about this alone: its card says when it is open. Leave the line out when there is none',
      ),
    shownOn: list(internalLink, 0, 4).describe(
      'the addresses of 0 to 4 pages about more than this: they show it under its own name',
    ),
    boats: z
      .optional(z.literal(true))
      .describe('true for boats to its subject: they run, where others are open'),
    closed: weekdayList('on which it is usually closed'),
    uncertain: weekdayList('of which sources disagree whether it is closed'),
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
    startBy: z
      .optional(clock)
      .describe('the hour by which to begin, where a gate shuts later on: 14:00'),
    note: line.optional().describe('what the lines above can’t say, such as that sources disagree'),
    checked,
    source: line.describe('how sure it is, such as Several sources agree'),
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
