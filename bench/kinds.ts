const fixed =
  'about|contact|flights|cruise|packages|topplaces|watersports|sightseeing|blogs|privacy';

/** The kinds of pages: their names, and the pattern of their addresses. */
const kinds = {
  home: /^\/$/,
  packages: /^\/packages$/,
  'a package': /^\/packages\/./,
  places: /^\/topplaces$/,
  'a place': /^\/topplaces\/./,
  'water sports': /^\/watersports$/,
  'a sport': /^\/watersports\/./,
  cruise: /^\/cruise$/,
  'a ferry route': /^\/cruise\/.+-to-/,
  flights: /^\/flights$/,
  contact: /^\/contact$/,
  'a post': /^\/blogs\/./,
  'a service': new RegExp(`^/(?!(?:${fixed})$)[^/]+$`),
};

/**
 * The first page of each kind in a sitemap.
 * @param words parts of names or addresses; a page must contain at least one of them
 */
export function findRoutes(sitemap: string, words: string[]): string[] {
  const all = [...sitemap.matchAll(/<loc>([^<]+)/g)].map(([, url = '']) => new URL(url).pathname);
  return Object.entries(kinds).flatMap(([name, pattern]) => {
    const route = all.find((one) => pattern.test(one));
    const isWanted = words.some((word) => name.includes(word) || route?.includes(word));
    return route && isWanted ? [route] : [];
  });
}
