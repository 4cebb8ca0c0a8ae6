import { z } from 'zod';
import { coordinates, line, list, listOrNone, reference, slug, title } from './fields';

/** Where one changes from the road to a boat. It has no page. */
export const stopSchema = z.strictObject({ slug, name: title, at: coordinates });

/** A way between two places, drawn on the maps in both directions. */
export const waySchema = z.strictObject({
  slug: slug.describe('a name of its own, such as port-blair-and-havelock'),
  ends: z
    .tuple([reference, reference])
    .describe('the slugs of two places or stops, or port-blair: two of them'),
  by: z.enum(['ferry', 'boat', 'road']).describe('ferry, boat or road'),
  via: list(coordinates, 0, 20).describe(
    'points between the two, in their order, so that a ship keeps to the water',
  ),
  daysAt: z
    .optional(coordinates)
    .describe('where a trip’s map has its days on this way; without this line in its middle'),
});

/** Where a name can stand on a map, seen from its mark. */
export const sides = [
  'north',
  'north-east',
  'east',
  'south-east',
  'south',
  'south-west',
  'west',
  'north-west',
] as const;

/** One of the drawn maps: what part of the sea it shows, and what it names there. */
export const baseMapSchema = z.strictObject({
  slug,
  label: line.describe('the small line above its heading on /map'),
  heading: title,
  lead: line.optional().describe('the line under its heading on /map'),
  northWest: coordinates.describe('its upper left corner'),
  southEast: coordinates.describe('its lower right corner'),
  names: list(
    z.strictObject({
      of: reference.describe('the slug of a place, a stop, a beach or a sight, or port-blair'),
      side: z
        .enum(sides)
        .describe(`where the name stands, seen from its mark: ${sides.join(', ')}`),
    }),
    1,
    40,
  ).describe("what it names: { of: 'rangat', side: 'east' }"),
  seas: listOrNone(z.strictObject({ name: title, at: coordinates }), 4).describe(
    'the names of seas: 1 to 4 of them; leave the line out for none',
  ),
});

export type Stop = z.infer<typeof stopSchema>;
export type Way = z.infer<typeof waySchema>;
export type Side = (typeof sides)[number];
export type BaseMap = z.infer<typeof baseMapSchema>;
