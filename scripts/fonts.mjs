// @ts-nocheck because its packages are installed only to run it.
// Cuts the fonts to the characters, weights and features that the site uses, and writes them into app/fonts, which is
// committed. To add a character, for example, change this file and run:
//
//   npm i --no-save subset-font@2.9.0 @fontsource-variable/fraunces@5.3.0 @fontsource-variable/figtree@5.3.0
//   node scripts/fonts.mjs
import { readFileSync, writeFileSync } from 'node:fs';
import subsetFont from 'subset-font';

const ascii = Array.from({ length: 0x7f - 0x20 }, (_, index) => String.fromCharCode(0x20 + index));
const letters = `${ascii.join('')}äçéèñöüß\u00a0©°·×½–—‘’“”…→←−`;

const fraunces = '@fontsource-variable/fraunces/files/fraunces';
const figtree = '@fontsource-variable/figtree/files/figtree';
/** All headings have the same optical size, because its axis would add 12 KB. */
const heading = { wght: 560, opsz: 72, SOFT: 50, WONK: 0 };

/** Kerning, ligatures, tabular figures, and `rvrn`, which selects the plain “&” of Fraunces. Others would add 2 KB. */
const keepFeatures = ['kern', 'liga', 'lnum', 'tnum', 'rvrn'];

/**
 * Subsets a font to the characters of a text.
 * @param source the path of a font in node_modules, without its extension
 * @param variationAxes for each axis of the variable font, a fixed value or the range to keep
 * @param dropTables font tables to leave out
 */
function cut(source, text, variationAxes, dropTables = []) {
  const font = readFileSync(`node_modules/${source}.woff2`);
  return subsetFont(font, text, { targetFormat: 'woff2', variationAxes, dropTables, keepFeatures });
}

/** A @font-face rule for a font with only ₹, which the "latin" files of the packages lack. */
async function rupee(family, weight, source, axes) {
  // These tables arrange several glyphs, so a single glyph doesn't need them.
  const layout = ['STAT', 'GDEF', 'GPOS', 'GSUB', 'gasp', 'prep'];
  const data = (await cut(source, '₹', axes, layout)).toString('base64');
  const src = `url("data:font/woff2;base64,${data}") format("woff2")`;
  return `@font-face {\n  font-family: "${family}";\n  src: ${src};\n  font-weight: ${weight};\n  unicode-range: U+20B9;\n}\n`;
}

const text = { wght: { min: 400, max: 700 } };
const serif = await cut(`${fraunces}-latin-full-normal`, letters, heading);
writeFileSync('app/fonts/fraunces.woff2', serif);
writeFileSync('app/fonts/figtree.woff2', await cut(`${figtree}-latin-wght-normal`, letters, text));
const rupees = [
  await rupee('Fraunces Rupee', 560, `${fraunces}-latin-ext-full-normal`, heading),
  // A single weight between regular and medium keeps the file small. Browsers synthesize bold.
  await rupee('Figtree Rupee', 400, `${figtree}-latin-ext-wght-normal`, { wght: 450 }),
];
const note = '/* The rupee sign, inlined to save a request (scripts/fonts.mjs). */';
writeFileSync('app/fonts/rupee.css', [note, ...rupees].join('\n'));
