import { type HTMLElement, parse } from 'node-html-parser';
import { findAddress, isForNextAlone, isScriptOfNext, isStatic, isWaiting } from './next';

/** The files of an export whose only page is /about, and which of them are static or for Next alone. */
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
    if (isForNextAlone(name, Object.keys(files))) return 'Next';
    return isStatic(name) ? 'static' : 'page';
  };
  const found = Object.keys(files).map((name) => [name, kindOf(name)]);
  expect(Object.fromEntries(found)).toEqual(files);
});

test('the development host prints its address', () => {
  expect(findAddress('   - Local:         http://127.0.0.1:4000')).toBe('http://127.0.0.1:4000');
  expect(findAddress('   - Network:       http://10.0.0.2:4000')).toBeUndefined();
});

const element = (html: string) => parse(html).firstChild as HTMLElement;

test.each([
  ['<script src="/_next/static/chunks/a1.js" async=""></script>', true],
  ['<script>self.__next_f.push([1,"a"])</script>', true],
  ['<link rel="preload" as="script" href="/_next/static/chunks/a1.js">', true],
  ['<script src="/old-address.js"></script>', false],
  ['<script type="application/ld+json">{}</script>', false],
  ['<link rel="preload" as="image" href="/a.svg">', false],
])('%s comes from Next or preloads a script: %s', (html, isOfNext) => {
  expect(isScriptOfNext(element(html))).toBe(isOfNext);
});

test('a part that waits is a template from React', () => {
  expect(isWaiting(element('<template id="B:0"></template>'))).toBe(true);
  expect(isWaiting(element('<template id="row"></template>'))).toBe(false);
});
