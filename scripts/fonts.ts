import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import subsetFont from 'subset-font';

const target = path.join(process.cwd(), '.generated/fonts');

/** Characters for forms (ASCII), typographic signs, and every other character of the content. */
const ascii = Array.from({ length: 0x7f - 0x20 }, (_, index) => String.fromCharCode(0x20 + index));
const signs = '\u00a0©°·×½é–—‘’“”…→←−';

const fraunces = '@fontsource-variable/fraunces/files/fraunces';
const figtree = '@fontsource-variable/figtree/files/figtree';
/** One optical size for all headings: the axis of optical sizes would add 12 KB. */
const heading = { wght: 560, opsz: 72, SOFT: 50, WONK: 0 };
const headingOfPictures = { ...heading, wght: 600 };
const text = { wght: { min: 400, max: 700 } };
/** Between regular and medium: one weight weighs less than all, and browsers thicken it for bold text. */
const sign = { wght: 450 };
/** What lays out several glyphs and fits them to few pixels: of no use to a single one. */
const layout = ['STAT', 'GDEF', 'GPOS', 'GSUB', 'gasp', 'prep'];

/**
 * Subsets the fonts to the characters that the site uses, into .generated/fonts. The "latin" files of
 * the packages have no ₹ and more axes than the design uses; ₹ comes from their "latin-ext" files, as
 * one-glyph fonts inlined in the stylesheet. A subset with the same source and settings is kept.
 * @param content whatever holds all texts of the site
 */
export async function subsetFonts(content: unknown): Promise<void> {
  const letters = [...new Set([...ascii, ...signs, ...JSON.stringify(content)])].sort().join('');
  mkdirSync(target, { recursive: true });
  await cutFont('fraunces.woff2', `${fraunces}-latin-full-normal`, letters, heading);
  await cutFont('fraunces-rupee.woff2', `${fraunces}-latin-ext-full-normal`, '₹', heading, layout);
  await cutFont('figtree.woff2', `${figtree}-latin-wght-normal`, letters, text);
  await cutFont('figtree-rupee.woff2', `${figtree}-latin-ext-wght-normal`, '₹', sign, layout);
  // For pictures with text (scripts/share).
  await cutFont('fraunces-share.ttf', `${fraunces}-latin-full-normal`, letters, headingOfPictures);
  await cutFont(
    'fraunces-share-rupee.ttf',
    `${fraunces}-latin-ext-full-normal`,
    '₹',
    headingOfPictures,
  );
  await cutFont('figtree-share.ttf', `${figtree}-latin-wght-normal`, letters, { wght: 600 });
  // Inlining saves two requests on every page with a price, which would cost more than these bytes.
  const rupees = [
    rupeeFontFace('Fraunces Rupee', 'fraunces-rupee.woff2', '560'),
    rupeeFontFace('Figtree Rupee', 'figtree-rupee.woff2', '400'),
  ];
  replaceFile(path.join(target, 'rupee.css'), rupees.join('\n'));
}

/**
 * @param axes a value for each axis of the variable font, or the range of it to keep
 * @param dropTables tables to leave out
 */
async function cutFont(
  name: string,
  source: string,
  text: string,
  axes: Record<string, number | { min: number; max: number }>,
  dropTables?: string[],
) {
  const file = path.join(target, name);
  const font = readFileSync(`node_modules/${source}.woff2`);
  const recipe = createHash('sha256')
    .update(font)
    .update(JSON.stringify([text, axes, dropTables]));
  const wanted = recipe.digest('hex');
  const mark = `${file}.sha256`;
  if (existsSync(mark) && readFileSync(mark, 'utf8') === wanted) return;
  const targetFormat = name.endsWith('.ttf') ? 'truetype' : 'woff2';
  // The types of the package do not know dropTables yet.
  const options = { targetFormat, variationAxes: axes, dropTables } as const;
  const result = await subsetFont(font, text, options);
  replaceFile(file, result);
  writeFileSync(mark, wanted);
  console.log(`.generated/fonts/${name}: ${result.length} bytes`);
}

/** Writes a file as a whole: a build may read it while a test makes it anew. */
function replaceFile(file: string, data: Uint8Array | string) {
  const part = `${file}.${process.pid}`;
  writeFileSync(part, data);
  renameSync(part, file);
}

function rupeeFontFace(family: string, name: string, weight: string): string {
  const data = readFileSync(path.join(target, name)).toString('base64');
  return `@font-face {
  font-family: "${family}";
  src: url(data:font/woff2;base64,${data}) format("woff2");
  font-weight: ${weight};
  unicode-range: U+20B9;
}
`;
}
