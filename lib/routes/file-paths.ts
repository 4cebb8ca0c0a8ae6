/** Next's folder of styles, fonts and scripts. File names change with their content. */
export const staticPath = '/_next/static/';

export const workerPath = '/sw.js';

/** The coast on all maps. */
export const coastPath = '/coast.svg';

/**
 * The file with an item's dialog, by the route of the item's page. Its extension is not .html, because hosts might
 * redirect it and search engines might list it.
 */
export function dialogPath(route: string): string {
  return `/dialogs${route}.txt`;
}
