import { z } from 'zod';
import {
  aliases,
  coordinates,
  image,
  item,
  line,
  list,
  listOrNone,
  paragraph,
  paragraphs,
  reference,
  shortText,
  slug,
} from './fields';

const thingToDoSchema = z.strictObject({ name: shortText, description: paragraph, image });

/** A place to visit, with its story and what to do there. */
export const placeSchema = z.strictObject({
  ...item,
  name: shortText,
  aliases,
  subtitle: shortText.describe('the line under the name, 1 to 80 characters'),
  at: coordinates,
  way: list(reference, 1, 6).describe(
    "the slugs of the ways in content/map.ts from the town to it, in their order: ['port-blair-and-baratang', 'baratang-and-rangat']",
  ),
  description: line.describe('the first line of its page and its dialog, 1 to 200 characters'),
  history: paragraphs.describe('the story of the place, as a list of 1 to 12 paragraphs'),
  closing: paragraph,
  thingsToDo: list(thingToDoSchema, 0, 5).describe(
    '0 to 5 things to do there: { name, description, image }; [] for none',
  ),
});

/** Where every trip begins and ends. It has no page of its own. */
export const townSchema = z.strictObject({
  slug,
  name: shortText,
  aliases,
  at: coordinates,
});

export type Town = z.infer<typeof townSchema>;
export type Place = z.infer<typeof placeSchema>;

/** A beach: it has a name but no heading. */
export const beachSchema = z.strictObject({
  ...item,
  name: shortText,
  aliases,
  where: shortText.describe('where it is, such as Neil Island (Shaheed Dweep)'),
  places: list(reference, 0, 5).describe(
    "the slugs of the places it belongs to, as in content/places.ts, or port-blair: ['neil-island']; [] for none in particular",
  ),
  at: coordinates
    .optional()
    .describe(
      'where it lies, in degrees: { north: 11.67, east: 92.74 }; without this line it lies where its only place does',
    ),
  shortDescription: line.describe('the line on the card, 1 to 200 characters'),
  description: paragraphs,
});

/** A water sport or a sight: a name, and a heading that says what it is like. */
export const activitySchema = beachSchema.extend({ heading: shortText });

export type Beach = z.infer<typeof beachSchema>;
export type ActivityEntry = z.infer<typeof activitySchema>;

/** Where one changes from the road to a boat. It has no page. */
export const stopSchema = z.strictObject({ slug, name: shortText, at: coordinates });

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
  daysAt: coordinates
    .optional()
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
  heading: shortText,
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
  seas: listOrNone(z.strictObject({ name: shortText, at: coordinates }), 4).describe(
    'the names of seas: 1 to 4 of them; leave the line out for none',
  ),
});

export type Stop = z.infer<typeof stopSchema>;
export type Way = z.infer<typeof waySchema>;
export type Side = (typeof sides)[number];
export type BaseMap = z.infer<typeof baseMapSchema>;
