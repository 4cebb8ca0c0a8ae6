import { z } from 'zod';
import { link, links, title } from './fields';

/** The menus, in their order. */
export const navigationSchema = z.strictObject({
  main: links.describe('the links of the top bar'),
  activities: z.strictObject({ label: title, links }),
  plan: z
    .strictObject({ label: title, links })
    .describe('the second menu of the top bar: what helps to plan'),
  contact: link,
  footer: z
    .array(z.strictObject({ heading: title, links }))
    .min(1)
    .max(6),
});

export type Navigation = z.infer<typeof navigationSchema>;
