import { z } from 'zod';
import { alsoCalled, image, line, title, updated } from './fields';

/**
 * What search engines and the top of a page take from its texts, where it has these. All other texts of pages are
 * words, which have no schema.
 */
const pageSchema = z.looseObject({
  title: title
    .max(65)
    .optional()
    .describe('the title in the browser tab and in search results, up to 65 characters'),
  summary: line
    .min(50)
    .max(160)
    .optional()
    .describe('what search engines show under the title, 50 to 160 characters'),
  updated: updated.optional(),
  alsoCalled,
  banner: z.looseObject({ lead: line, image }).optional(),
});

/** The texts of the fixed pages, by the name of the page. */
export const pagesSchema = z.record(z.string(), pageSchema);
