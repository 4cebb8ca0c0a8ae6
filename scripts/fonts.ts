import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import subsetFont from 'subset-font';
import { rawContent } from '@/lib/content/store';

/**
 * Cuts the fonts to what the site prints, into .generated/fonts. The "latin" files of the packages
 * have no ₹ and more axes than the design uses; ₹ comes from their "latin-ext" files, as fonts of one
 * glyph that stand in the stylesheet itself. Existing results are kept: they change with the letters
 * of the content, the packages and this file.
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

/** What people type into a form, and every other letter that the content has. */
const letters = [
  ...new Set([
    ...range(0x20, 0x7e),
    ...['\u00a0', '©', '°', '·', '×', '½', 'é', '–', '—', '‘', '’', '“', '”', '…', '→', '←', '−'],
    ...JSON.stringify(rawContent),
  ]),
]
  .sort()
  .join('');

const fraunces = (file: string) => `@fontsource-variable/fraunces/files/fraunces-${file}`;
const figtree = (file: string) => `@fontsource-variable/figtree/files/figtree-${file}`;

/** One cut for all sizes, drawn for headings: the axis of optical sizes would be 12 KB more. */
const heading = { wght: 560, opsz: 72, SOFT: 50, WONK: 0 };
const text = { wght: { min: 400, max: 700 } };

const cuts: Cut[] = [
  {
    name: 'fraunces',
    source: fraunces('latin-full-normal.woff2'),
    text: letters,
    axes: heading,
  },
  {
    name: 'fraunces-rupee',
    source: fraunces('latin-ext-full-normal.woff2'),
    text: '₹',
    axes: heading,
  },
  { name: 'figtree', source: figtree('latin-wght-normal.woff2'), text: letters, axes: text },
  { name: 'figtree-rupee', source: figtree('latin-ext-wght-normal.woff2'), text: '₹', axes: text },
  {
    name: 'fraunces-share',
    source: fraunces('latin-full-normal.woff2'),
    text: letters,
    axes: { ...heading, wght: 600 },
    isForPictures: true,
  },
  {
    name: 'fraunces-share-rupee',
    source: fraunces('latin-ext-full-normal.woff2'),
    text: '₹',
    axes: { ...heading, wght: 600 },
    isForPictures: true,
  },
  {
    name: 'figtree-share',
    source: figtree('latin-wght-normal.woff2'),
    text: letters,
    axes: { wght: 600 },
    isForPictures: true,
  },
];

mkdirSync(target, { recursive: true });
for (const { name, source, text, axes, isForPictures } of cuts) {
  const file = path.join(target, `${name}.${isForPictures ? 'ttf' : 'woff2'}`);
  const from = require.resolve(source);
  const recipe = `${file}.txt`;
  const isUpToDate = isNewer(file, from) && isNewer(file, import.meta.filename);
  if (isUpToDate && readText(recipe) === text) continue;
  const font = await subsetFont(readFileSync(from), text, {
    targetFormat: isForPictures ? 'truetype' : 'woff2',
    variationAxes: axes,
  });
  writeFileSync(file, font);
  writeFileSync(recipe, text);
  console.log(`${path.relative(process.cwd(), file)}: ${font.length} bytes`);
}

// Two requests less on every page with a price: so small, they cost less than asking for them.
const rupees = [
  { family: 'Fraunces Rupee', file: 'fraunces-rupee.woff2', weight: '560' },
  { family: 'Figtree Rupee', file: 'figtree-rupee.woff2', weight: '400 700' },
];
const styles = rupees.map(({ family, file, weight }) => {
  const data = readFileSync(path.join(target, file)).toString('base64');
  return `@font-face {
  font-family: "${family}";
  src: url(data:font/woff2;base64,${data}) format("woff2");
  font-weight: ${weight};
  unicode-range: U+20B9;
}
`;
});
writeFileSync(path.join(target, 'rupee.css'), styles.join('\n'));

function readText(file: string): string | undefined {
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
}

function isNewer(file: string, than: string): boolean {
  const made = statSync(file, { throwIfNoEntry: false });
  return made !== undefined && made.mtimeMs > statSync(than).mtimeMs;
}

function range(from: number, to: number): string[] {
  return Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index));
}
