import { collections, itemCollections } from '@/lib/content/collections';
import type { Content } from '@/lib/content/content';
import { routes } from '@/lib/routes';

/** The routes of all pages: the fixed ones, and those of items. */
export function pageRoutesOf(content: Content): string[] {
  const itemRoutes = itemCollections.flatMap((name) =>
    content[name].map(({ slug }) => `${collections[name].parentRoute}/${slug}`),
  );
  return [...Object.values(routes), ...itemRoutes];
}
