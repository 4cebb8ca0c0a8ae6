/** The address of every fixed page. Those of items are made of their lists (lib/content/items.ts). */
export const routes = {
  home: '/',
  about: '/about',
  contact: '/contact',
  flights: '/flights',
  cruise: '/cruise',
  packages: '/packages',
  topplaces: '/topplaces',
  watersports: '/watersports',
  sightseeing: '/sightseeing',
  blogs: '/blogs',
  privacy: '/privacy',
} as const;

/** The id of the dialog with an item's details. */
export function detailsId({ slug }: { slug: string }): string {
  return `details-${slug}`;
}

/**
 * The file with the dialog of an item, by the address of the item's own page. It is a part of a page
 * and no page: hosts would give an .html another address, and search engines might list it.
 */
export function detailsAddress(route: string): string {
  return `/details${route}.txt`;
}

/** What the address of the contact page is given: the name of the item that one asks about, … */
export const aboutParameter = 'about';

/** … and the address of its page, which no other item has. */
export const itemParameter = 'item';

/**
 * The contact page, with the item that one asks about in its message.
 * @param name what the item is called in an enquiry
 * @param route the address of the item's own page
 */
export function enquireRoute(name: string, route: string): string {
  const parameters = new URLSearchParams({ [aboutParameter]: name, [itemParameter]: route });
  return `${routes.contact}?${parameters}`;
}
