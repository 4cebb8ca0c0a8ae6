/** The addresses of the fixed pages. Those of items come from their lists (lib/content/items.ts). */
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
  compare: '/compare',
  prices: '/prices-and-terms',
  seasons: '/when-to-go',
  opening: '/open-and-closed',
  before: '/before-you-travel',
  questions: '/questions',
  privacy: '/privacy',
} as const;

/** The id of the dialog with an item's details. */
export function detailsId({ slug }: { slug: string }): string {
  return `details-${slug}`;
}

/**
 * The file with the dialog of an item, by the address of the item's own page. It is not .html, since
 * it is only a part of a page: hosts would change its address, and search engines might list it.
 */
export function detailsAddress(route: string): string {
  return `/details${route}.txt`;
}

/** The query parameter of the contact page with the name of the item that an enquiry is about. */
export const aboutParameter = 'about';

/** The query parameter with the address of the item's page, which no other item has. */
export const itemParameter = 'item';

/**
 * The address of the contact page with an item, which the message then names.
 * @param name the item's name in an enquiry
 * @param route the address of the item's own page
 */
export function enquireRoute(name: string, route: string): string {
  const parameters = new URLSearchParams({ [aboutParameter]: name, [itemParameter]: route });
  return `${routes.contact}?${parameters}`;
}
