import { z } from 'zod';
import {
  aliases,
  coordinates,
  image,
  itemFields,
  line,
  list,
  optionalList,
  paragraph,
  paragraphs,
  safety,
  shortText,
  slug,
} from './fields';
import { reference, references } from './references';

const thingToDoSchema = z.strictObject({ name: shortText, description: paragraph, image });

/** A place to visit, with things to do. */
export const placeSchema = z.strictObject({
  ...itemFields,
  name: shortText,
  aliases,
  subtitle: shortText.describe('the line under the name, 1 to 80 characters'),
  position: coordinates,
  legs: references('leg', 1, 6, 'the legs from the town to it, in their order'),
  description: line.describe('the first line of its page and its dialog, 1 to 200 characters'),
  paragraphs,
  howLong: paragraph.describe('how long to stay, 1 to 1,600 characters'),
  safety,
  thingsToDo: list(thingToDoSchema, 0, 5).describe(
    '0 to 5 things to do there: { name, description, image }; [] for none',
  ),
});

/** The town where every trip begins and ends. It has no page. */
export const townSchema = z.strictObject({ slug, name: shortText, aliases, position: coordinates });

export type Town = z.infer<typeof townSchema>;
export type PlaceEntry = z.infer<typeof placeSchema>;

/** A beach. It has a name but no heading. */
export const beachSchema = z.strictObject({
  ...itemFields,
  name: shortText,
  aliases,
  where: shortText.describe('where it is, such as Neil Island (Shaheed Dweep)'),
  places: references('placeOrTown', 0, 5, 'the places that it belongs to'),
  position: coordinates
    .optional()
    .describe(
      'its position in degrees: { north: 11.67, east: 92.74 }; without this line, the position of its only place',
    ),
  description: line.describe('the line on the card, 1 to 200 characters'),
  paragraphs,
  safety,
});

/** An activity other than a beach. It has a heading as well as a name. */
export const activitySchema = beachSchema.extend({ heading: shortText });

export type BeachEntry = z.infer<typeof beachSchema>;
export type ActivityEntry = z.infer<typeof activitySchema>;

/** A stop where travellers change from the road to a boat. It has no page. */
export const stopSchema = z.strictObject({ slug, name: shortText, position: coordinates });

/** A leg between two places, which can be travelled in both directions. */
export const legSchema = z.strictObject({
  slug: slug.describe('a unique name, such as port-blair-and-havelock'),
  ends: z
    .tuple([reference('placeOrTown', 'stop'), reference('placeOrTown', 'stop')])
    .describe('the slugs of its two ends'),
  transport: z.enum(['ferry', 'boat', 'road']).describe('ferry, boat or road'),
  via: list(coordinates, 0, 20).describe(
    'points between the two ends, in their order, so that ferries stay on the water',
  ),
});

/** The side of its mark on which a name stands. */
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

/** A map: the area that it shows, and the names on it. */
export const baseMapSchema = z.strictObject({
  slug,
  label: line.describe('the small line above its heading on /map'),
  heading: shortText,
  lead: line.optional().describe('the line under its heading on /map'),
  northWest: coordinates.describe('its upper left corner'),
  southEast: coordinates.describe('its lower right corner'),
  names: list(
    z.strictObject({
      location: reference('placeOrTown', 'stop', 'activity'),
      side: z.enum(sides).describe(`the side of the mark where the name is: ${sides.join(', ')}`),
    }),
    1,
    40,
  ).describe("the names on it: { location: 'rangat', side: 'east' }"),
  seas: optionalList(z.strictObject({ name: shortText, position: coordinates }), 4).describe(
    '1 to 4 names of seas; delete the line if there are none',
  ),
});

export type Stop = z.infer<typeof stopSchema>;
export type Leg = z.infer<typeof legSchema>;
export type Side = (typeof sides)[number];
export type BaseMap = z.infer<typeof baseMapSchema>;
