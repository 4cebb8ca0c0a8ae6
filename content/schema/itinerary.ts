import { z } from 'zod';
import { list, listOrNone, paragraph, reference, title } from './fields';

const itineraryDay = z.strictObject({
  title: title.describe('what the day is about in a few words, such as Neil by bicycle'),
  text: paragraph.describe('what happens that day, in 1 to 1,600 characters'),
  ferries: listOrNone(reference, 3).describe(
    'the ferry routes of the day in their order, by their slugs in content/cruise.ts; leave the line out for none',
  ),
  visits: listOrNone(reference, 4).describe(
    'places of an outing by road or launch, by their slugs in content/destinations.ts; leave the line out for none, and leave out where the ferries stop and where one sleeps',
  ),
  sees: listOrNone(reference, 4).describe(
    'sights of the day that have opening hours, by their slugs in content/opening.ts; leave the line out for none, and leave out what stands in visits',
  ),
  early: z
    .optional(z.literal(true))
    .describe('true when the day starts before the sun; leave the line out for other days'),
  stay: z
    .optional(reference)
    .describe(
      'where one sleeps: the slug of a place in content/destinations.ts, or port-blair; the last day has no such line',
    ),
});

/** A trip day by day. lib/content/check/check-itineraries.ts checks that the days fit together. */
export const itinerarySchema = list(itineraryDay, 2, 15).describe(
  'the days in their order: { title, text, ferries, visits, sees, early, stay }; they give the package its length and its places',
);

export type PlannedDay = z.infer<typeof itineraryDay>;
