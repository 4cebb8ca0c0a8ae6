import { itemCollections } from '@/lib/content/collections';
import { content } from '@/lib/content/load/store';
import { routeOf } from '@/lib/content/query/items';

/** The address of content/company.ts. */
export const { site } = content.company;

/** The routes of hidden entries, which must not be online. */
export const hidden = itemCollections.flatMap((list) =>
  content[list].filter((entry) => entry.hidden).map(({ slug }) => routeOf({ list, slug })),
);
