import { z } from 'zod';
import {
  checked,
  coordinates,
  externalLink,
  group,
  item,
  line,
  list,
  paragraphs,
  range,
  reference,
  shortText,
  slug,
  whole,
} from './fields';

const scheduleId = whole(1, 99).describe(
  'the id of a schedule link in content/schedules.ts, a whole number such as 3',
);

const minutes = whole(10, 2000).describe('whole minutes, such as 90');

/** A ferry operator's page with its fares or sailings. */
export const scheduleSchema = z.strictObject({
  id: scheduleId,
  label: shortText,
  href: externalLink,
});

/** A company or office whose ships sail between the islands. */
export const operatorSchema = z.strictObject({
  ...item,
  name: shortText,
  subtitle: shortText.describe('the line under the name, 1 to 80 characters'),
  description: line.describe('the line on the card that invites to enquire for an offer'),
  details: paragraphs,
  fleet: z
    .enum(['private', 'government'])
    .describe('private or government: the two use different jetties'),
  rules: z
    .strictObject({ report: line, classes: line, luggage: line, children: line, refund: line })
    .partial()
    .optional()
    .describe("what holds on its ships and differs from ferryRules: { luggage: '20 kg a person' }"),
  schedules: list(scheduleId, 0, 3).describe(
    'the ids of its links in content/schedules.ts; [] for none',
  ),
});

/** Where ferry routes begin and end. Its slug is that of the place it belongs to. */
export const harbourSchema = z.strictObject({
  slug: slug.describe(
    'the slug of the place that the harbour belongs to, as in content/places.ts, or port-blair',
  ),
  name: shortText.describe('what timetables call it, such as Havelock'),
  jetties: group(
    "what the jetties of the two fleets are called: { private: '…', government: '…' }",
    { private: shortText, government: shortText },
  ),
  at: coordinates,
});

/** A ferry route from one island to another. */
export const ferryRouteSchema = z
  .strictObject({
    ...item,
    name: shortText,
    subtitle: shortText.describe('the line under the name, 1 to 80 characters'),
    from: reference.describe('the slug of the harbour that the ferry leaves, such as port-blair'),
    to: reference.describe('the slug of the harbour that it sails to, such as havelock-island'),
    description: line,
    minutes: range(minutes).describe('the usual time on board: { least: 90, most: 150 }'),
    km: whole(1, 500).optional().describe('how far it is, in kilometres, if it is known'),
    operators: list(reference, 1, 10)
      .optional()
      .describe('the slugs of the operators that sail it, if not all of them do'),
    details: paragraphs,
  })
  .refine(({ from, to }) => from !== to, {
    path: ['to'],
    error: 'is where the ferry route starts',
  });

const rule = z.strictObject({ label: shortText, text: line });

/** What holds on every ferry route, whichever ship sails it. */
export const ferryRulesSchema = z.strictObject({
  timeOnBoard: rule
    .extend({
      short: line.describe('the same in few words, on the cards'),
      note: line.describe('what these minutes are, once above the cards'),
    })
    .describe('the time on board: {least} and {most} become the minutes'),
  distance: rule.describe('the distance: {km} becomes the kilometres'),
  jetty: rule.describe('which jetty: {private} and {government} become their names'),
  report: rule.extend({
    exception: line.describe('what differs on some ships, after a comma on ferry routes'),
  }),
  papers: rule,
  luggage: rule,
  children: rule,
  refund: rule,
  classes: rule.describe('the classes of an operator: {classes} and {operator}'),
  checked,
});

export type FerryRules = z.infer<typeof ferryRulesSchema>;
export type Schedule = z.infer<typeof scheduleSchema>;
export type Harbour = z.infer<typeof harbourSchema>;
export type Operator = z.infer<typeof operatorSchema>;
export type FerryRoute = z.infer<typeof ferryRouteSchema>;
