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

/**
 * The file with the dialog of an item, by the route of the item's page. Its extension is not .html, because hosts would
 * change its address and search engines might list it.
 */
export function dialogPath(route: string): string {
  return `/details${route}.txt`;
}
