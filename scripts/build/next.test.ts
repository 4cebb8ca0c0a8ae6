import { findUrl, isForNextOnly, isStatic } from './next';

// rewrite-pages.test.ts tests which elements of a page come from Next.

/** The files of an export whose only page is /about, and whether they are static or only for Next. */
const files = {
  'about.html': 'page',
  'about.txt': 'Next',
  'about/__next._tree.txt': 'Next',
  '_not-found.html': 'Next',
  '_next/static/chunks/a1.js': 'Next',
  '_next/static/chunks/a1.css': 'static',
  '_next/static/media/figtree.woff2': 'static',
  '_next/static/xyz/_buildManifest.js': 'Next',
  '_next/static/xyz/_ssgManifest.json': 'Next',
  '_next/static/site/start.js': 'static',
  'robots.txt': 'page',
  'old-address.js': 'page',
};

test('only Next reads its scripts, lists of scripts, parts of pages and data of pages', () => {
  const kindOf = (name: string) => {
    if (isForNextOnly(name, Object.keys(files))) return 'Next';
    return isStatic(name) ? 'static' : 'page';
  };
  const found = Object.keys(files).map((name) => [name, kindOf(name)]);
  expect(Object.fromEntries(found)).toEqual(files);
});

test('the development host prints its address', () => {
  expect(findUrl('   - Local:         http://127.0.0.1:4000')).toBe('http://127.0.0.1:4000');
  expect(findUrl('   - Network:       http://10.0.0.2:4000')).toBeUndefined();
});
