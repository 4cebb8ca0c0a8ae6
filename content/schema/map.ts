import { z } from 'zod';
import { coordinates, list, reference, slug, title } from './fields';

/** Where one changes from the road to a boat. It has no page. */
export const stopSchema = z.strictObject({ slug, name: title, at: coordinates });

/** A way between two places, drawn on the maps in both directions. */
export const waySchema = z.strictObject({
  slug: slug.describe('a name of its own, such as port-blair-and-havelock'),
  ends: z
    .array(reference)
    .length(2)
    .describe('the slugs of two places or stops, or port-blair: two of them'),
  by: z.enum(['ferry', 'boat', 'road']).describe('ferry, boat or road'),
  via: list(coordinates, 0, 20).describe(
    'points between the two, in their order, so that a ship keeps to the water',
  ),
});

/** The name of a sea, where there is room for it. */
export const seaSchema = z.strictObject({ name: title, at: coordinates });

export type Stop = z.infer<typeof stopSchema>;
export type Way = z.infer<typeof waySchema>;
export type Sea = z.infer<typeof seaSchema>;
