import { z } from 'zod';
import { hidden, image, line, paragraphs, slug, title } from './fields';

/** A beach: known by its name alone. */
export const beachSchema = z.strictObject({
  slug,
  name: title,
  image,
  where: title.describe('where it is, such as Neil Island (Shaheed Dweep)'),
  shortDescription: line.describe('the line on the card, 1 to 200 characters'),
  description: paragraphs,
  hidden,
});

/** A water sport or a sight: a name, and a heading that says what it is like. */
export const leisureSchema = beachSchema.extend({ heading: title });

export type Beach = z.infer<typeof beachSchema>;
export type Leisure = z.infer<typeof leisureSchema>;
