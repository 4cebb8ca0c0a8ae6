import { setParameters } from './set-parameters';

/** The routes of the fixed pages. Those of items come from their lists (lib/content/query/items.ts). */
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
  seasons: '/when-to-go',
  beforeYouTravel: '/before-you-travel',
  ferryCancelled: '/ferry-cancelled',
  phrases: '/phrases',
  questions: '/questions',
  privacy: '/privacy',
  saved: '/saved',
  offline: '/offline',
  search: '/search',
} as const;

/** The ids of headings that links may lead to, by the names of their pages. Entries of the content have their own. */
export const anchors = {
  guide: { next: 'next-step' },
  beforeYouTravel: { help: 'help' },
  seasons: { year: 'the-year', months: 'month-by-month', openings: 'openings' },
  prices: {
    price: 'price',
    covers: 'covers',
    quotes: 'quotes',
    paying: 'paying',
    changes: 'changes',
  },
  ferryCancelled: { now: 'now', help: 'help', operators: 'operators', form: 'ferry-form' },
} as const;

/**
 * The query parameters of the site's addresses: the day of arrival (2026-12-20) and the items of a shared list, the name
 * and the route of the item that an enquiry is about, the words of the search, the band of prices (below-15000), and the
 * slugs of trips in old addresses of the comparison.
 */
export const parameters = {
  arrival: 'arrive',
  items: 'items',
  about: 'about',
  item: 'item',
  search: 'q',
  priceBand: 'price',
  oldTrips: 'trips',
} as const;

/** The route of the page at a path. Hosts may show it with a slash, .html or index at its end, too. */
export function routeOfPath(path: string): string {
  return path.replace(/(\/index)?(\.html)?\/?$/, '') || '/';
}

/** Pages that search engines must not list, because their content depends on the visitor. */
export const unlistedRoutes: readonly string[] = [routes.saved, routes.offline];

/** Whether a text has the form of an item's route (lib/content/query/items.ts): two parts. */
export function isItemRoute(text: string): boolean {
  return /^\/[a-z0-9-]{1,60}\/[a-z0-9-]{1,60}$/.test(text);
}

/** The coast for all maps (public/coast.svg). */
export const coastPath = '/coast.svg';

/** The data of all forms, which browsers fetch (app/forms.json). */
export const formsPath = '/forms.json';

/** The data of all trips, fetched when a visitor puts dates on one (app/trips.json). */
export const tripsPath = '/trips.json';

/** The data of all items that can be saved, fetched by the page of the saved list (app/saved.json). */
export const savedPath = '/saved.json';

/** The records of the search (app/search.json). */
export const searchPath = '/search.json';

/** The id of the dialog with an item's details. */
export function dialogId({ slug }: { slug: string }): string {
  return `details-${slug}`;
}

/**
 * The file with the dialog of an item, by the route of the item's page. Its extension is not .html, because hosts would
 * change its address and search engines might list it.
 */
export function dialogPath(route: string): string {
  return `/details${route}.txt`;
}

/** A link to a page of the site, as in the content. */
export type PageLink = { label: string; href: string };

/** The name of an item in an enquiry, and the route of its page. */
export type NamedItem = { name: string; route: string };

/** The maximum length of the name of an item, or of the names of a list, in characters. */
export const maxNameLength = 400;

/**
 * The address of the contact page for an enquiry about an item, which the message then names.
 * @param name the item's name in an enquiry
 * @param route the route of the item's page
 */
export function enquireRoute(name: string, route: string): string {
  return setParameters(routes.contact, { [parameters.about]: name, [parameters.item]: route });
}
