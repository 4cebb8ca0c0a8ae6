import { z } from 'zod';
import { externalLink, slug, title } from './fields';

/** An office whose own page has the last word on a rule, an hour or a permit. */
export const authoritySchema = z.strictObject({
  id: slug,
  label: title.describe('the name of the office and what its page is about'),
  href: externalLink,
});

/** How far the sources of all looked-up facts reach. */
export const sourcesSchema = z.strictObject({
  until: title
    .regex(/\b20\d\d\b/)
    .describe('up to when the sources were written, with the year, such as early 2026'),
});

export type Sources = z.infer<typeof sourcesSchema>;
export type Authority = z.infer<typeof authoritySchema>;
