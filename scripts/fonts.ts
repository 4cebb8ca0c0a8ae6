import { mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import subsetFont from 'subset-font';

/**
 * Cuts the fonts to what the site prints, into .generated/fonts. The "latin" files of the packages
 * have no ₹ and more axes than the design uses; ₹ comes from their "latin-ext" files as a font of
 * one glyph. Existing results are kept: they only change with the packages or this file.
 */
const require = createRequire(import.meta.url);
const target = path.join(process.cwd(), '.generated/fonts');

type Axis = number | { min: number; max: number };
type Cut = {
  name: string;
  source: string;
  text: string;
  axes: Record<string, Axis>;
  /** For pictures with text instead of browsers. */
  isForPictures?: boolean;
};

/** Basic Latin, Latin-1, and the typographic marks that the texts use. */
const latin = [
  ...range(0x20, 0x7e),
  ...range(0xa0, 0xff),
  ...['–', '—', '‘', '’', '“', '”', '…', '•', '→', '←', '×', '−', '′', '″'],
].join('');

const cuts: Cut[] = [
  {
    name: 'fraunces',
    source: '@fontsource-variable/fraunces/files/fraunces-latin-full-normal.woff2',
    text: latin,
    axes: { wght: 560, opsz: { min: 9, max: 144 }, SOFT: 50, WONK: 0 },
  },
  {
    name: 'fraunces-rupee',
    source: '@fontsource-variable/fraunces/files/fraunces-latin-ext-full-normal.woff2',
    text: '₹',
    axes: { wght: 560, opsz: { min: 9, max: 144 }, SOFT: 50, WONK: 0 },
  },
  {
    name: 'figtree',
    source: '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2',
    text: latin,
    axes: { wght: { min: 400, max: 700 } },
  },
  {
    name: 'figtree-rupee',
    source: '@fontsource-variable/figtree/files/figtree-latin-ext-wght-normal.woff2',
    text: '₹',
    axes: { wght: { min: 400, max: 700 } },
  },
  {
    name: 'fraunces-share',
    source: '@fontsource-variable/fraunces/files/fraunces-latin-full-normal.woff2',
    text: latin,
    axes: { wght: 600, opsz: 72, SOFT: 50, WONK: 0 },
    isForPictures: true,
  },
  {
    name: 'fraunces-share-rupee',
    source: '@fontsource-variable/fraunces/files/fraunces-latin-ext-full-normal.woff2',
    text: '₹',
    axes: { wght: 600, opsz: 72, SOFT: 50, WONK: 0 },
    isForPictures: true,
  },
  {
    name: 'figtree-share',
    source: '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2',
    text: latin,
    axes: { wght: 600 },
    isForPictures: true,
  },
];

mkdirSync(target, { recursive: true });
for (const { name, source, text, axes, isForPictures } of cuts) {
  const file = path.join(target, `${name}.${isForPictures ? 'ttf' : 'woff2'}`);
  const from = require.resolve(source);
  if (isNewer(file, from) && isNewer(file, import.meta.filename)) continue;
  const font = await subsetFont(readFileSync(from), text, {
    targetFormat: isForPictures ? 'truetype' : 'woff2',
    variationAxes: axes,
  });
  writeFileSync(file, font);
  console.log(`${path.relative(process.cwd(), file)}: ${font.length} bytes`);
}

function isNewer(file: string, than: string): boolean {
  const made = statSync(file, { throwIfNoEntry: false });
  return made !== undefined && made.mtimeMs > statSync(than).mtimeMs;
}

function range(from: number, to: number): string[] {
  return Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index));
}
