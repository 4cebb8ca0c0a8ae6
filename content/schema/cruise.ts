import { z } from 'zod';
import {
  coordinates,
  externalLink,
  hidden,
  image,
  line,
  paragraphs,
  slug,
  title,
  updated,
} from './fields';

const scheduleId = z
  .int()
  .min(1)
  .max(99)
  .describe('the id of a schedule link in content/schedules.ts, a whole number such as 3');

const facts = z
  .array(z.strictObject({ label: title, value: line }))
  .min(1)
  .max(6)
  .describe("1 to 6 facts: { label: 'Crossing', value: 'About 90 minutes' }");

/** A ferry operator's page with its fares or sailings. */
export const scheduleSchema = z.strictObject({ id: scheduleId, label: title, href: externalLink });

/** A company or office whose ships sail between the islands. */
export const operatorSchema = z.strictObject({
  slug,
  updated,
  name: title,
  title: title.describe('the line under the name, 1 to 80 characters'),
  image,
  description: line.describe('the line on the card that invites to enquire for an offer'),
  details: paragraphs,
  schedule: scheduleId.optional(),
  hidden,
});

/** Where crossings begin and end. Its slug is that of the place it belongs to. */
export const harbourSchema = z.strictObject({
  slug: slug.describe(
    'the slug of the place that the harbour belongs to, as in content/destinations.ts, or port-blair',
  ),
  name: title.describe('what timetables call it, such as Havelock'),
  jetty: title.describe('what the jetty is called, such as Haddo Wharf'),
  at: coordinates,
});

/** A crossing from one island to another. */
export const ferryRouteSchema = z.strictObject({
  slug,
  updated,
  name: title,
  title: title.describe('the line under the name, 1 to 80 characters'),
  from: slug.describe('the slug of the harbour that the ferry leaves, such as port-blair'),
  to: slug.describe('the slug of the harbour that it sails to, such as havelock-island'),
  image,
  description: line,
  facts,
  details: paragraphs,
  schedule: scheduleId.optional(),
  hidden,
});

export type Schedule = z.infer<typeof scheduleSchema>;
export type Harbour = z.infer<typeof harbourSchema>;
export type Operator = z.infer<typeof operatorSchema>;
export type FerryRoute = z.infer<typeof ferryRouteSchema>;
