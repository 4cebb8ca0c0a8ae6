import { z } from 'zod';
import { externalLink, slug, title } from './fields';

/** An office whose own page has the last word on a rule, an hour or a permit. */
export const authoritySchema = z.strictObject({
  id: slug,
  label: title.describe('the name of the office and what its page is about'),
  href: externalLink,
});

export type Authority = z.infer<typeof authoritySchema>;
