import { z } from 'zod';
import {
  day,
  example,
  flag,
  integer,
  itemFields,
  line,
  list,
  optionalList,
  paragraph,
  rupees,
  shortText,
  slug,
  timeOfDay,
} from './fields';
import { maxParty } from './party';
import { optionalReferences, pageAddress, reference, references } from './references';

const amount = rupees(100, 9_999_999);

const itineraryDay = z.strictObject({
  title: shortText.describe('the topic of the day in a few words, such as Neil by bicycle'),
  text: paragraph.describe('what happens that day, in 1 to 1,600 characters'),
  ferryRoutes: optionalReferences('ferryRoute', 3, 'the ferry routes of the day in their order'),
  visits: optionalReferences(
    'place',
    4,
    'the places of an outing by road or boat, without the stops of the ferries and the place of the night',
  ),
  alsoVisits: optionalReferences('openingHours', 4, 'what else has opening hours that day'),
  startsBeforeSunrise: flag.describe('true if it does; delete the line for other days'),
  stay: reference('placeOrTown')
    .optional()
    .describe('the slug of the place of the night; the last day must not have this line'),
});

export type ItineraryDay = z.infer<typeof itineraryDay>;

/** The price of a package per person, two sharing, and the former price if that was higher. */
const price = z
  .strictObject({
    was: amount.optional(),
    now: amount,
    onRequest: flag.describe('true if its card shows “On Request” instead of the price'),
    example,
  })
  .refine(({ was, now }) => was === undefined || now < was, {
    error: 'is not lower than "was": write a lower price, or delete "was"',
    path: ['now'],
  })
  .describe(
    'in whole rupees: { was: 26500, now: 22500 }, or { now: 22500 } without a struck-through price',
  );

const party = z.strictObject({
  adults: integer(1, maxParty.adults),
  children: integer(0, maxParty.children),
  toddlers: integer(0, maxParty.toddlers),
});

/** A package. Its length and places, and its heading if it has no name, come from its itinerary. */
export const packageSchema = z.strictObject({
  ...itemFields,
  name: shortText.optional().describe('a name, which two packages of the same length both need'),
  introduction: paragraph.optional().describe('a paragraph above the overview'),
  points: list(line, 1, 6).describe('1 to 6 short lines: two on its page, all in its dialog'),
  overview: list(line, 2, 5).describe('a list of 2 to 5 lines about the trip, not about its days'),
  // lib/content/check/check-itineraries.ts checks that the days fit together.
  itinerary: list(itineraryDay, 2, 15).describe(
    'the days in their order: { title, text, ferryRoutes, visits, alsoVisits, startsBeforeSunrise, stay }; the length and the places of the package follow from them',
  ),
  latestLanding: timeOfDay.describe(
    'the latest time to land at which the first day works, as hours:minutes, such as 13:00',
  ),
  freeStopover: reference('place')
    .optional()
    .describe('the island where guests can stop on the way for some hours, at no extra charge'),
  includes: optionalReferences('extra', 6, 'the extras in its price'),
  popularExtras: references('extra', 3, 5, 'the extras that its guests choose most'),
  party: party.optional().describe('the default party of its total; without this line, two adults'),
  youngestAge: integer(1, 17)
    .optional()
    .describe('the age of its youngest traveller; extras for older ones are not offered'),
  relatedPost: pageAddress.optional().describe('the address of a blog post that goes with it'),
  testimonial: reference('testimonial').optional().describe('the one that its page quotes'),
  sellingPoint: line.describe('what this trip has that similar trips lack, in one line'),
  unsuitableFor: line.describe('the people for whom it is not suitable, in a few words'),
  safety: optionalList(line, 4).describe(
    "up to 4 lines, each with the place first: ['West Beach: swim between the flags.']",
  ),
  bookEarly: line
    .optional()
    .describe('why to write early and by when, such as: For February, write before Christmas.'),
  planner: z
    .strictObject({
      name: reference('person'),
      quote: line.describe('a promise or advice for this trip, as they would say it'),
    })
    .describe('who plans this trip, with a quote: { name, quote }'),
  price,
});

/** A flagship package, which always has a name. */
export const flagshipPackageSchema = packageSchema.extend({ name: shortText });

/** A trip whose sums appear in texts: {plan:friends.total}. */
export const samplePlanSchema = z.strictObject({
  slug,
  package: reference('package').optional(),
  party,
  hotelClass: reference('hotelClass').optional(),
  extras: list(
    z.strictObject({ slug: reference('extra'), people: integer(1, 9).optional() }),
    0,
    8,
  ).describe("0 to 8 extras: { slug: 'two-dives', people: 2 }, or without people for all"),
  arrival: day.optional(),
});

/** Which package suits whom, for each list of packages. */
export const suggestionsSchema = z.record(
  z.enum(['honeymoonPackages', 'familyPackages', 'flagshipPackages']),
  list(z.strictObject({ for: line, package: reference('package') }), 0, 8).describe(
    "up to 8 suggestions: { for: 'Grandparents coming', package: 'family-5-nights-6-days' }",
  ),
);

const band = z.strictObject({
  label: shortText
    .regex(/[a-z0-9]/i)
    .describe('the name of the band, with letters or digits, which become part of the address'),
  to: amount.describe('the highest price in the band'),
});

/** The bands of the price filter. Each begins where the previous one ends. */
export const priceBandsSchema = list(band, 1, 6)
  .refine((bands) => bands.every(({ to }, index) => to > (bands[index - 1]?.to ?? 0)), {
    error: 'are not in order, from the lowest to the highest price',
  })
  .describe("1 to 6 bands of prices, the lowest first: { label: '25000-50000', to: 50000 }");

export type Suggestions = z.infer<typeof suggestionsSchema>;
export type PriceBand = z.infer<typeof band>;
export type SamplePlan = z.infer<typeof samplePlanSchema>;
export type PackageEntry = z.infer<typeof packageSchema>;
