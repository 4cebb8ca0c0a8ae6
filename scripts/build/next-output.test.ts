import { type HTMLElement, parse } from 'node-html-parser';
import {
  findAddress,
  isForNextAlone,
  isScriptOfNext,
  isStatic,
  isWaiting,
  scriptFolder,
} from './next-output';

/** The files of an export whose only page is /about. */
const files = [
  'about.html',
  'about.txt',
  'about/__next._tree.txt',
  '_not-found.html',
  '_next/static/chunks/a1.js',
  '_next/static/chunks/a1.css',
  '_next/static/media/figtree.woff2',
  '_next/static/xyz/_buildManifest.js',
  '_next/static/xyz/_ssgManifest.json',
  `${scriptFolder.slice(1)}start.js`,
  'robots.txt',
  'old-address.js',
];

test('only Next reads scripts, lists of scripts, parts of pages and data of pages', () => {
  expect(files.filter((name) => isForNextAlone(name, files))).toEqual([
    'about.txt',
    'about/__next._tree.txt',
    '_not-found.html',
    '_next/static/chunks/a1.js',
    '_next/static/xyz/_buildManifest.js',
    '_next/static/xyz/_ssgManifest.json',
  ]);
});

test('styles, fonts and the scripts of the site are in _next/static', () => {
  const kept = files.filter((name) => !isForNextAlone(name, files));
  expect(kept.filter(isStatic)).toEqual([
    '_next/static/chunks/a1.css',
    '_next/static/media/figtree.woff2',
    '_next/static/site/start.js',
  ]);
});

test('the development host prints its address', () => {
  expect(findAddress('   - Local:         http://127.0.0.1:4000')).toBe('http://127.0.0.1:4000');
  expect(findAddress('   - Network:       http://10.0.0.2:4000')).toBeUndefined();
});

const element = (html: string) => parse(html).firstChild as HTMLElement;

test.each<[string, (element: HTMLElement) => boolean, string, string]>([
  [
    'script files are in /_next/',
    isScriptOfNext,
    '<script src="/_next/static/chunks/a1.js" async=""></script>',
    '<script src="/old-address.js"></script>',
  ],
  [
    'all inline scripts that run come from Next',
    isScriptOfNext,
    '<script>self.__next_f.push([1,"a"])</script>',
    '<script type="application/ld+json">{}</script>',
  ],
  [
    'scripts are preloaded with as="script"',
    isScriptOfNext,
    '<link rel="preload" as="script" href="/_next/static/chunks/a1.js">',
    '<link rel="preload" as="image" href="/a.svg">',
  ],
  [
    'a part that waits is a template from React',
    isWaiting,
    '<template id="B:0"></template>',
    '<template id="row"></template>',
  ],
])('%s', (_, is, ofNext, ours) => {
  expect([is(element(ofNext)), is(element(ours))]).toEqual([true, false]);
});
