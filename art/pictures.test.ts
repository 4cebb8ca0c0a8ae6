/** @jest-environment jsdom */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';

/** Brotli sizes in bytes: below is an empty picture, above too much for a phone on an island's 3G. */
const smallest = 2000;
const largest = 14_000;

/** All that a drawing is made of: nothing here can load, run or say something. */
const elements =
  'svg defs g path rect circle ellipse use clipPath linearGradient radialGradient stop'.split(' ');

const root = path.join(__dirname, '../public/images');

const pictures = readdirSync(root, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.svg'))
  .map((file) => ({ file, text: readFileSync(path.join(root, file), 'utf8') }));

/** Every element of a picture, its root first; throws where the text is not well-formed XML. */
function read(text: string): Element[] {
  const document = new DOMParser().parseFromString(text, 'image/svg+xml');
  const fault = document.querySelector('parsererror');
  if (fault) throw new Error(fault.textContent ?? 'not well-formed');
  return [...document.querySelectorAll('*')];
}

/** The ids that an element's attributes point to: url(#a) and href="#a". */
const targets = (element: Element): string[] =>
  [...element.attributes].flatMap(({ name, value }) =>
    /^(xlink:)?href$/.test(name)
      ? [value.replace(/^#/, '')]
      : [...value.matchAll(/url\(\s*["']?#?([^)"']*)/g)].map(([, id = '']) => id),
  );

test('there are pictures to look at', () => {
  expect(pictures.length).toBeGreaterThan(100);
});

test('the reader notices what is not XML', () => {
  expect(() => read('<svg xmlns="http://www.w3.org/2000/svg"><g></svg>')).toThrow();
});

describe.each(pictures)('$file', ({ text }) => {
  let all: Element[];
  beforeAll(() => {
    all = read(text);
  });

  test('is XML of drawing elements only, with no scripts and nothing from outside', () => {
    expect(
      all.map((element) => element.localName).filter((name) => !elements.includes(name)),
    ).toEqual([]);
    const attributes = all.flatMap((element) => [...element.attributes]);
    expect(attributes.filter(({ name }) => /^on|^style$/i.test(name))).toEqual([]);
    const addresses = attributes.filter(
      ({ name, value }) =>
        /(^|:)(href|src)$/.test(name) || (value.includes('url(') && name !== 'd'),
    );
    expect(
      addresses.map(({ value }) => value).filter((value) => !/^(#|url\(#)/.test(value)),
    ).toEqual([]);
  });

  test('has a viewBox of its own size', () => {
    const [svg] = all;
    const [width, height] = [svg?.getAttribute('width'), svg?.getAttribute('height')];
    expect(svg?.getAttribute('viewBox')).toBe(`0 0 ${width} ${height}`);
    expect(['1200 × 800', '1600 × 1000', '400 × 400']).toContain(`${width} × ${height}`);
  });

  test('points only to ids that it has, each of them once and in use', () => {
    const ids = all.flatMap((element) => element.getAttribute('id') ?? []);
    expect(new Set(ids).size).toBe(ids.length);
    expect([...new Set(all.flatMap(targets))].sort()).toEqual([...ids].sort());
  });

  test('draws only numbers: no coordinate was lost on the way', () => {
    expect(text).not.toMatch(/NaN|undefined|Infinity|⟦|⟧/);
  });

  test(`has ${smallest} to ${largest} bytes with brotli`, () => {
    const { length } = brotliCompressSync(text);
    expect(length).toBeGreaterThanOrEqual(smallest);
    expect(length).toBeLessThanOrEqual(largest);
  });
});

test('no two pictures are the same drawing', () => {
  const twins = pictures.filter(
    ({ text }, i) => pictures.findIndex((other) => other.text === text) < i,
  );
  expect(twins.map(({ file }) => file)).toEqual([]);
});
