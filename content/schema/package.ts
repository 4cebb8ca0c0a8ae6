import { z } from 'zod';
import { duration, hidden, image, lines, paragraph, rupees, slug, title, updated } from './fields';
import { itinerarySchema } from './itinerary';

const shared = {
  slug,
  updated,
  duration,
  image,
  description: lines.max(6).describe('the 1 to 6 short lines on the card'),
  overview: lines
    .min(3)
    .max(5)
    .describe(
      'what the trip is, as a list of 3 to 5 lines; what happens when is for the itinerary',
    ),
  itinerary: itinerarySchema,
  inclusions: lines.describe('what the price covers, as a list of 1 to 20 lines'),
  exclusions: lines.describe('what it does not cover, as a list of 1 to 20 lines'),
  destinations: z
    .array(slug)
    .min(1)
    .max(10)
    .describe('the slugs of the places it visits, as in content/destinations.ts'),
  ask: lines
    .min(2)
    .max(4)
    .describe(
      '2 to 4 questions that a traveller would send along for this trip, in the traveller’s own words',
    ),
  hidden,
};

/** A family or honeymoon package: its heading is its duration, and it has two prices. */
export const pricedPackageSchema = z
  .strictObject({ ...shared, totalCost: rupees, discountedCost: rupees })
  .refine((item) => toNumber(item.discountedCost) < toNumber(item.totalCost), {
    path: ['discountedCost'],
    error: 'is not lower than totalCost',
  });

/** A themed package: it has a name and an introduction, and its price is on request. */
export const themedPackageSchema = z.strictObject({
  ...shared,
  name: title,
  introduction: paragraph,
});

const toNumber = (price: string) => Number(price.replace(/\D/g, ''));

export type PricedPackage = z.infer<typeof pricedPackageSchema>;
export type ThemedPackage = z.infer<typeof themedPackageSchema>;
