import { z } from 'zod';
import { example, flag, image, line, paragraph, slug, title, whole } from './fields';

/** One slide of the banner that opens the home page. */
export const heroSlideSchema = z.strictObject({ id: slug, heading: title, paragraph: line, image });

/** An airline that is looked at for a trip. */
export const airlineSchema = z.strictObject({
  id: slug,
  code: z
    .string()
    .regex(/^[0-9A-Z]{2}$/, 'is not two capitals or digits')
    .describe('what stands before the number of its flights, two capitals or digits'),
  name: title,
  note: line.optional().describe('left out if it flies to Port Blair, otherwise what to know'),
});

/** A number that the home page counts up to. */
export const counterSchema = z.strictObject({
  label: title,
  target: whole(1, 9_999_999).describe('a whole number from 1 to 9999999, without commas'),
  example,
});

/** What a guest said. An example is marked as one until the owner replaces it. */
export const testimonialSchema = z.strictObject({
  id: slug,
  name: title.describe('the first name alone'),
  city: title,
  text: paragraph.max(400),
  image,
  example: flag.describe(
    'true marks words that no guest has said; leave the line out for a real guest',
  ),
});

export type HeroSlide = z.infer<typeof heroSlideSchema>;
export type Airline = z.infer<typeof airlineSchema>;
export type Counter = z.infer<typeof counterSchema>;
export type Testimonial = z.infer<typeof testimonialSchema>;
