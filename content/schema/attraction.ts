import { z } from 'zod';
import { alsoCalled, coordinates, item, line, list, paragraphs, reference, title } from './fields';

/** A beach: it has a name but no heading. */
export const beachSchema = z.strictObject({
  ...item,
  name: title,
  alsoCalled,
  where: title.describe('where it is, such as Neil Island (Shaheed Dweep)'),
  places: list(reference, 0, 5).describe(
    "the slugs of the places it belongs to, as in content/destinations.ts, or port-blair: ['neil-island']; [] for none in particular",
  ),
  at: z
    .optional(coordinates)
    .describe(
      'where it lies, in degrees: { north: 11.67, east: 92.74 }; without this line it lies where its only place does',
    ),
  shortDescription: line.describe('the line on the card, 1 to 200 characters'),
  description: paragraphs,
});

/** A water sport or a sight: a name, and a heading that says what it is like. */
export const attractionSchema = beachSchema.extend({ heading: title });

export type Beach = z.infer<typeof beachSchema>;
export type AttractionEntry = z.infer<typeof attractionSchema>;
