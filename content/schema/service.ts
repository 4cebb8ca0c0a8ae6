import { z } from 'zod';
import { hidden, image, line, paragraph, slug, title, updated } from './fields';

/** A page about one service or activity: a banner, a heading and one paragraph. */
export const serviceSchema = z.strictObject({
  slug: slug.describe('the address of the page without the slash, such as scubadiving'),
  updated,
  name: title,
  heading: title,
  paragraph,
  summary: line
    .describe('what search engines show under the title, 50 to 160 characters')
    .min(50)
    .max(160),
  image,
  hidden,
});

export type Service = z.infer<typeof serviceSchema>;
