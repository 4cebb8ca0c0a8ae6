/**
 * The routes of the fixed pages. Those of items come from their lists (lib/content/query/items.ts). Addresses that the
 * specification names, such as /cruise and /watersports, must not change.
 */
export const routes = {
  home: '/',
  about: '/about',
  contact: '/contact',
  flights: '/flights',
  ferries: '/cruise',
  packages: '/packages',
  places: '/topplaces',
  sports: '/watersports',
  sights: '/sightseeing',
  posts: '/blogs',
  map: '/map',
  compare: '/compare',
  prices: '/prices-and-terms',
  whenToGo: '/when-to-go',
  beforeYouTravel: '/before-you-travel',
  ferryCancelled: '/ferry-cancelled',
  phrases: '/phrases',
  questions: '/questions',
  privacy: '/privacy',
  saved: '/saved',
  offline: '/offline',
  search: '/search',
} as const;

/** The route of the page at a path, which may end in a slash, .html or index, depending on the host. */
export function routeOfPath(path: string): string {
  return path.replace(/(\/index)?(\.html)?\/?$/, '') || '/';
}

/** Whether a text has the form of an item's route (lib/content/query/items.ts): two parts. Posts have long slugs. */
export function isItemRoute(text: string): boolean {
  return /^\/[a-z0-9-]{1,60}\/[a-z0-9-]{1,100}$/.test(text);
}

/** A link to a page of the site. */
export type PageLink = { label: string; href: string };
