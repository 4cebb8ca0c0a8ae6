/** For tests: one of each kind that an export holds. */
export const samplePaths = [
  '/',
  '/packages',
  '/packages/island-hopping',
  '/packages/__next._tree.txt',
  '/packages.txt',
  '/old-address.js',
  '/_next/static/chunks/abc.js',
  '/photos/beach-320-0123456789.avif',
  '/images/hero/sandbar.svg',
  '/share/packages/island-hopping.jpg',
  '/icons/icon-192.png',
  '/favicon.ico',
  '/feed.xml',
  '/robots.txt',
  '/unknown',
];
