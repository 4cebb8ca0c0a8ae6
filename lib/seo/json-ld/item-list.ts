import type { ItemList } from 'schema-dts';
import { absolute } from '@/lib/seo/address';
import { getSitePages } from '@/lib/seo/site-pages';

/**
 * The things that a page lists and that have pages of their own, a list for each kind, in the order
 * of the page. A page that lists nothing has none.
 * @param route the page's address
 */
export function itemLists(route: string): ItemList[] {
  const children = getSitePages().filter(({ parent }) => parent === route);
  const kinds = [...new Set(children.map(({ label }) => label ?? ''))];
  return kinds.map((kind) => {
    const items = children.filter(({ label = '' }) => label === kind);
    return {
      '@type': 'ItemList',
      name: kind,
      numberOfItems: items.length,
      itemListElement: items.map((item, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name: item.heading,
        url: absolute(item.route),
      })),
    };
  });
}
