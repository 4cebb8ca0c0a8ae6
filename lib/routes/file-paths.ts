/** The folder of styles, fonts and scripts, as Next names it. The names of the files change with their content. */
export const staticPath = '/_next/static/';

/** The service worker. */
export const workerPath = '/sw.js';

/** The coast for all maps (public/coast.svg). */
export const coastPath = '/coast.svg';

/**
 * The file with the dialog of an item, by the route of the item's page. Its extension is not .html, because hosts would
 * change its address and search engines might list it.
 */
export function dialogPath(route: string): string {
  return `/details${route}.txt`;
}
