import { z } from 'zod';
import {
  alsoCalled,
  coordinates,
  image,
  item,
  line,
  list,
  paragraph,
  paragraphs,
  reference,
  slug,
  title,
} from './fields';

const activitySchema = z.strictObject({ name: title, description: paragraph, image });

/** A place to visit, with its story and its activities. */
export const destinationSchema = z.strictObject({
  ...item,
  name: title,
  alsoCalled,
  title: title.describe('the line under the name, 1 to 80 characters'),
  at: coordinates,
  way: list(reference, 1, 6).describe(
    "the slugs of the ways in content/map.ts from the town to it, in their order: ['port-blair-and-baratang', 'baratang-and-rangat']",
  ),
  description: line.describe('the first line of its page and its dialog, 1 to 200 characters'),
  history: paragraphs.describe('the story of the place, as a list of 1 to 12 paragraphs'),
  closing: paragraph,
  activities: list(activitySchema, 0, 5).describe(
    '0 to 5 activities: { name, description, image }; [] for none',
  ),
});

/** Where every trip begins and ends. It has no page of its own. */
export const townSchema = z.strictObject({
  slug,
  name: title,
  alsoCalled,
  at: coordinates,
});

export type Town = z.infer<typeof townSchema>;
export type Destination = z.infer<typeof destinationSchema>;
