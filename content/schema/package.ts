import { z } from 'zod';
import {
  clock,
  flag,
  item,
  line,
  lines,
  list,
  listOrNone,
  paragraph,
  reference,
  shortText,
  whole,
} from './fields';

/** A price. The site prints the sign and the Indian groups of digits. */
const rupees = whole(100, 9_999_999).describe(
  'whole rupees without sign, commas or decimals, such as 22500',
);

const itineraryDay = z.strictObject({
  title: shortText.describe('what the day is about in a few words, such as Neil by bicycle'),
  text: paragraph.describe('what happens that day, in 1 to 1,600 characters'),
  ferries: listOrNone(reference, 3).describe(
    'the ferry routes of the day in their order, by their slugs in content/ferries.ts; leave the line out for none',
  ),
  visits: listOrNone(reference, 4).describe(
    'places of an outing by road or launch, by their slugs in content/places.ts; leave the line out for none, and leave out where the ferries stop and where one sleeps',
  ),
  sees: listOrNone(reference, 4).describe(
    'sights of the day that have opening hours, by their slugs in content/opening.ts; leave the line out for none, and leave out what stands in visits',
  ),
  early: flag.describe(
    'true when the day starts before the sun; leave the line out for other days',
  ),
  stay: reference
    .optional()
    .describe(
      'where one sleeps: the slug of a place in content/places.ts, or port-blair; the last day has no such line',
    ),
});

/** A trip day by day. lib/content/check/check-itineraries.ts checks that the days fit together. */
export const itinerarySchema = list(itineraryDay, 2, 15).describe(
  'the days in their order: { title, text, ferries, visits, sees, early, stay }; they give the package its length and its places',
);

export type PlannedDay = z.infer<typeof itineraryDay>;

const shared = {
  ...item,
  description: lines
    .max(6)
    .describe('the 1 to 6 short lines in its dialog; a card says the nights of its days'),
  overview: lines
    .min(3)
    .max(5)
    .describe(
      'what the trip is, as a list of 3 to 5 lines; what happens when is for the itinerary',
    ),
  itinerary: itinerarySchema,
  landBy: clock.describe(
    'the latest landing at which the first day still works as written, as hours:minutes, such as 13:00',
  ),
  includes: listOrNone(reference, 6).describe(
    'what is in the price of two besides the trip: slugs of extras in content/trip-options.ts; no such line for none',
  ),
  special: line.describe('what this trip has over its neighbours in the list, in one line'),
  unsuited: line.describe('for whom it is wrong, in a few words'),
  ask: lines
    .min(1)
    .max(4)
    .describe(
      '1 to 4 questions that a traveller would send along for this trip, in the traveller’s own words',
    ),
};

/** A field that only the other kind of package has: code may read it on any package. */
const absent = (description: string) => z.undefined().optional().describe(description);

/** The current price, and the higher price before it if there was one. */
const price = z
  .strictObject({ was: rupees.optional(), now: rupees })
  .refine(({ was, now }) => was === undefined || now < was, {
    error: 'is not lower than was: write a lower now, or take was out',
    path: ['now'],
  })
  .describe(
    'in whole rupees: { was: 26500, now: 22500 }, or { now: 22500 } without a struck-through price',
  );

/** A family or honeymoon package: its heading is its length, and it has a price. */
export const pricedPackageSchema = z.strictObject({
  ...shared,
  name: shortText
    .optional()
    .describe('a name of its own, which a package needs when its list has another of its length'),
  introduction: absent('no such line: the lines of overview introduce a package with a price'),
  price,
});

/** A themed package: it has a name and an introduction, and its price is on request. */
export const themedPackageSchema = z.strictObject({
  ...shared,
  name: shortText,
  introduction: paragraph,
  price: absent('no such line: the price of a themed package is told on request'),
});

const band = z
  .strictObject({
    label: shortText.describe('what the option is called; the address of the choice is made of it'),
    to: rupees.optional().describe('the highest price, which belongs to the band'),
    below: rupees.optional().describe('the price under which the band ends'),
  })
  .refine(({ to, below }) => (to === undefined) !== (below === undefined), {
    error: 'has not exactly one end',
  })
  .describe("a band of prices with one end: { label: '25000-50000', to: 50000 }, or below: 15000");

const endOf = ({ to, below }: PriceBand) => to ?? below ?? 0;

/** The bands of the price filter. Each begins where the one before it ends. */
export const priceBandsSchema = list(band, 1, 6)
  .refine(
    (bands) => bands.every((one, at) => at === 0 || endOf(one) > endOf(bands[at - 1] ?? one)),
    { error: 'does not go from cheap to dear' },
  )
  .describe('1 to 6 bands of prices, from cheap to dear');

export type PriceBand = z.infer<typeof band>;
export type PricedPackage = z.infer<typeof pricedPackageSchema>;
export type ThemedPackage = z.infer<typeof themedPackageSchema>;
