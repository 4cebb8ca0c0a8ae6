import { z } from 'zod';
import { group, link, links, list, title } from './fields';

/** The menus, in their order. */
export const navigationSchema = z.strictObject({
  main: links.describe('the links of the top bar'),
  activities: z.strictObject({ label: title, links }),
  plan: group('the second menu of the top bar: what helps to plan', { label: title, links }),
  contact: link,
  footer: list(z.strictObject({ heading: title, links }), 1, 6),
});

export type Navigation = z.infer<typeof navigationSchema>;
