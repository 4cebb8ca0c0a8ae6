import { type Content, collections, itemCollections } from '@/lib/content/collections';
import { routes } from '@/lib/routes';

/** The routes of all pages: the fixed ones, and those of items. */
export function pageRoutesOf(content: Content): string[] {
  return [
    ...Object.values(routes),
    ...itemCollections.flatMap((list) =>
      content[list].map(({ slug }) => `${collections[list].parentRoute}/${slug}`),
    ),
  ];
}
