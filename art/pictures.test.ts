/** @jest-environment jsdom */
import { brotliCompressSync, constants } from 'node:zlib';
import { drawPictures } from './pictures';

/**
 * Brotli sizes in bytes: below is an empty picture, above too much for a phone on an island's 3G. The build
 * compresses a tenth better, and takes thirty times as long.
 */
const smallest = 2000;
const largest = 14_000;

/** All that a drawing is made of: nothing here can load, run or say something. */
const elements =
  'svg defs g path rect circle ellipse use clipPath mask linearGradient radialGradient stop'.split(
    ' ',
  );

/** And what turns the bright ones to evening on dark pages. */
const evening =
  /^@media\(prefers-color-scheme:dark\)\{\.v\{opacity:\.\d\d;mix-blend-mode:(multiply|hard-light)\}\}$/;

const pictures = [...drawPictures()];

test.each(pictures)('%s is a small SVG of shapes alone', (_, text) => {
  const document = new DOMParser().parseFromString(text, 'image/svg+xml');
  const all = [...document.querySelectorAll('*')];
  const names = all.map(({ localName }) => localName);
  // Text that is not well-formed XML becomes an element "parsererror".
  expect(names.filter((name) => ![...elements, 'style'].includes(name))).toEqual([]);
  const styles = [...document.querySelectorAll('style')];
  expect(styles.filter(({ textContent }) => !evening.test(textContent))).toEqual([]);
  expect(all.filter((it) => it.matches('.v[opacity="0"]'))).toHaveLength(styles.length);
  const attributes = all.flatMap((element) => [...element.attributes]);
  expect(attributes.filter(({ name }) => /^on|^style$/i.test(name))).toEqual([]);
  // A scene whose sums went wrong leaves such words among its coordinates.
  expect(text).not.toMatch(/NaN|undefined|Infinity|⟦|⟧|⟪|⟫/);

  const targets = attributes.flatMap(({ name, value }) =>
    /href$/.test(name) ? [value] : [...value.matchAll(/url\(([^)]*)\)/g)].map(([, id]) => id),
  );
  const ids = all.filter(({ id }) => id).map(({ id }) => `#${id}`);
  expect([...new Set(targets)].sort()).toEqual(ids.sort());

  const [width, height] = ['width', 'height'].map((name) => all[0]?.getAttribute(name));
  expect(['1200 × 800', '1600 × 1000', '800 × 1600', '400 × 400']).toContain(
    `${width} × ${height}`,
  );
  expect(all[0]?.getAttribute('viewBox')).toBe(`0 0 ${width} ${height}`);

  const { length } = brotliCompressSync(text, {
    params: { [constants.BROTLI_PARAM_QUALITY]: 8 },
  });
  expect(length).toBeGreaterThanOrEqual(smallest);
  expect(length).toBeLessThanOrEqual(largest);
});

test('dark pages turn bright hours to evening, and leave those of the night', () => {
  const dims = (file: string) => pictures.find(([name]) => name === file)?.[1].includes('<style>');
  expect(dims('beaches/corbyn-cove.svg')).toBe(true);
  expect(dims('beaches/kalipur-beach.svg')).toBe(false);
});

test('no two pictures are the same drawing', () => {
  expect(new Set(pictures.map(([, text]) => text)).size).toBe(pictures.length);
});
