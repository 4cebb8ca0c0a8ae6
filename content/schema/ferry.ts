import { z } from 'zod';
import {
  checked,
  coordinates,
  externalLink,
  group,
  integer,
  itemFields,
  line,
  list,
  paragraphs,
  range,
  shortText,
} from './fields';
import { asReference, reference, references } from './references';

const scheduleId = integer(1, 99).describe(
  'the id of a schedule link in content/schedules.ts, a whole number such as 3',
);

const minutes = integer(10, 2000).describe('whole minutes, such as 90');

/** A ferry operator's page with its fares or sailings. */
export const scheduleSchema = z.strictObject({
  id: scheduleId,
  label: shortText,
  href: externalLink,
});

/** A company or authority that runs ferries. */
export const operatorSchema = z.strictObject({
  ...itemFields,
  name: shortText,
  subtitle: shortText.describe('the line under the name, 1 to 80 characters'),
  description: line.describe('the line on the card, which says why to sail with it'),
  paragraphs,
  ownership: z
    .enum(['private', 'government'])
    .describe('private or government, because they use different jetties'),
  rules: z
    .strictObject({ checkIn: line, seatClasses: line, luggage: line, children: line, refund: line })
    .partial()
    .optional()
    .describe("its seat classes, and what differs from ferryRules: { luggage: '20 kg a person' }"),
  ferryRoutes: references('ferryRoute', 1, 20, 'the ferry routes that it sails'),
  schedules: list(asReference(scheduleId, 'schedule'), 0, 3).describe(
    'the ids of its links in content/schedules.ts; [] for none',
  ),
});

/** A harbour of ferry routes. It has the same slug as its place. */
export const harbourSchema = z.strictObject({
  slug: reference('placeOrTown'),
  name: shortText.describe('its name in timetables, such as Havelock'),
  jetties: group("the names of its jetties by ownership: { private: '…', government: '…' }", {
    private: shortText,
    government: shortText,
  }),
  position: coordinates,
});

/** A ferry route from one island to another. */
export const ferryRouteSchema = z
  .strictObject({
    ...itemFields,
    name: shortText,
    subtitle: shortText.describe('the line under the name, 1 to 80 characters'),
    from: reference('harbour'),
    to: reference('harbour'),
    description: line,
    minutes: range(minutes).describe('the usual time on board: { min: 90, max: 150 }'),
    km: integer(1, 500).optional().describe('the distance in kilometres, if it is known'),
    paragraphs,
  })
  .refine(({ from, to }) => from !== to, {
    path: ['to'],
    error: 'is the harbour where the ferry route starts',
  });

const rule = z.strictObject({ label: shortText, text: line });

/** The rules and texts for all ferry routes. Operators may have other rules. */
export const ferryRulesSchema = z.strictObject({
  timeOnBoard: rule
    .extend({
      short: line.describe('the same in a few words, for the cards'),
      note: line.describe('an explanation of the minutes, shown once above the cards'),
    })
    .describe('the time on board; {min} and {max} are replaced with the minutes'),
  distance: rule.describe('the distance; {km} is replaced with the kilometres'),
  jetty: rule.describe('the jetties; {private} and {government} are replaced with their names'),
  checkIn: rule.extend({
    exception: line.describe('an exception on some ships, which follows the text after a comma'),
  }),
  documents: rule,
  luggage: rule,
  children: rule,
  refund: rule,
  seatClasses: rule.describe('the classes of an operator, with {classes} and {operator}'),
  checked,
});

export type FerryRules = z.infer<typeof ferryRulesSchema>;
export type Schedule = z.infer<typeof scheduleSchema>;
export type Harbour = z.infer<typeof harbourSchema>;
export type FerryOperatorEntry = z.infer<typeof operatorSchema>;
export type FerryRouteEntry = z.infer<typeof ferryRouteSchema>;
