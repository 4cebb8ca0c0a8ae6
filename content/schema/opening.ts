import { z } from 'zod';
import { checked, clock, internalLink, line, slug, title } from './fields';
import { weekdays } from './weekdays';

/** A day of any year. */
const monthDay = z
  .string()
  .regex(/^(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/)
  .describe('a day of every year as month-day, such as 11-01');

/** When a sight, a boat or a road is usually open. */
export const openingSchema = z
  .strictObject({
    slug: slug.describe(
      'a name for itineraries; a place with a page has its own slug here: content/destinations.ts',
    ),
    name: title,
    place: slug.describe(
      'the slug of the place where it is, as in content/destinations.ts, or port-blair',
    ),
    pages: z
      .array(internalLink)
      .max(4)
      .describe('the addresses of 0 to 4 pages of items that show it'),
    closed: z
      .array(z.enum(weekdays))
      .min(1)
      .max(6)
      .optional()
      .describe("the days of the week on which it is usually closed: ['wednesday']"),
    closedOn: z
      .array(monthDay)
      .min(1)
      .max(20)
      .optional()
      .describe("days of every year on which it is closed: ['01-26', '08-15']"),
    season: z
      .strictObject({ from: monthDay, to: monthDay })
      .optional()
      .describe("the first and the last day of its season: { from: '11-01', to: '05-15' }"),
    hours: z
      .array(z.strictObject({ from: clock, to: clock }))
      .min(1)
      .max(4)
      .refine((hours) => hours.every(({ from, to }) => from < to), {
        error: 'ends before it begins',
      })
      .optional()
      .describe("when it is usually open: [{ from: '09:00', to: '12:00' }]"),
    note: line.optional().describe('what the lines above can’t say, such as that sources disagree'),
    checked,
    source: line.describe('how sure it is, such as Several sources agree'),
    authority: slug.describe(
      'the id of the office in content/authorities.ts that has the last word',
    ),
  })
  .refine(
    ({ closed, closedOn, season, hours, note }) => closed ?? closedOn ?? season ?? hours ?? note,
    {
      error: 'says nothing: it needs closed, closedOn, season, hours or note',
    },
  );

export type Opening = z.infer<typeof openingSchema>;
