/**
 * How long browsers may keep files. A path stands for one file, or with `/*` at its end for all in a
 * folder. No path matches two rules: some hosts join the headers of both.
 */
export type CacheRule = { paths: readonly string[]; value: string };

/** Names that change with what is in them: those of Next, and the built photographs. */
const hashed: CacheRule = {
  paths: ['/_next/static/*', '/photos/*'],
  value: 'public, max-age=31536000, immutable',
};

/** Drawings and icons keep their names. After a change a browser may show the old one for a day. */
const pictures: CacheRule = {
  paths: [
    '/images/*',
    '/share/*',
    '/icons/*',
    '/favicon.ico',
    '/icon.svg',
    '/apple-icon.png',
    '/manifest.webmanifest',
  ],
  value: 'public, max-age=86400, stale-while-revalidate=604800',
};

/** What programs fetch again and again. */
const feeds: CacheRule = {
  paths: ['/feed.xml', '/sitemap.xml', '/robots.txt'],
  value: 'public, max-age=3600',
};

export const cacheRules: readonly CacheRule[] = [hashed, pictures, feeds];

/** Pages, their data, redirects: kept, but asked about at each use, so that a new build shows at once. */
export const cacheOfRest = 'public, max-age=0, must-revalidate';

/** Errors may be over in a moment, for instance while a build is uploaded. */
export const cacheOfErrors = 'no-cache';

/** The Cache-Control of a file, by its path in the site: `/images/hero/sandbar.svg`. */
export function cacheControlOf(path: string): string {
  return cacheRules.find(({ paths }) => paths.some(matches(path)))?.value ?? cacheOfRest;
}

/** Whether the name of a file changes with its content: then it may be kept for ever. */
export function isHashed(path: string): boolean {
  return hashed.paths.some(matches(path));
}

function matches(path: string) {
  return (pattern: string) =>
    pattern.endsWith('/*') ? path.startsWith(pattern.slice(0, -1)) : path === pattern;
}
