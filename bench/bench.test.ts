import { findRoutes } from './kinds';
import { row } from './table';
import { removeScripts } from './without-scripts';

test.each([
  ['<script src="/a.js"></script>', ''],
  ['<p>1</p><script data-scripts="/a.js">go()\nnow()</script><p>2</p>', '<p>1</p><p>2</p>'],
  ['<link rel="preload" as="script" href="/a.js"/><link as="font"/>', '<link as="font"/>'],
  ['<link rel="modulepreload" href="/a.js"/>', ''],
  ['<script type="speculationrules">{"prefetch":[]}</script>', ''],
])('the page of the limit has no script: %s', (html, expected) => {
  const data = '<script type="application/ld+json">{}</script>';
  expect(removeScripts(html + data)).toBe(expected + data);
});

const routes = ['', '/about', '/packages', '/packages/a', '/packages/b', '/cruise/operator'];
const sitemap = [...routes, '/cruise/a-to-b', '/cruisebooking']
  .map((route) => `<url><loc>https://host.example${route}</loc></url>`)
  .join('\n');

test.each([
  [[''], ['/', '/packages', '/packages/a', '/cruise/a-to-b', '/cruisebooking']],
  [
    ['home', 'a-to-b'],
    ['/', '/cruise/a-to-b'],
  ],
  [['a service'], ['/cruisebooking']],
  [['nothing'], []],
])('the first page of each kind is measured: %j', (words, expected) => {
  expect(findRoutes(sitemap, words)).toEqual(expected);
});

test.each([
  [800.4, 800, 'ms', ['≤ 800 ms', '800 ms', 'met']],
  [801, 800, 'ms', ['≤ 800 ms', '**801 ms**', 'missed']],
  [1.234, 1.2, '×', ['≤ 1.2 ×', '**1.23 ×**', 'missed']],
  [Number.NaN, 1, '', ['≤ 1', '**NaN**', 'missed']],
] as const)('%d is held against %d %s', (value, most, unit, cells) => {
  expect(row('what', value, most, unit)).toEqual(['what', ...cells]);
});
