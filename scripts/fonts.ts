import { readFileSync, writeFileSync } from 'node:fs';
import subsetFont from 'subset-font';

// `npm run fonts`: cuts the fonts to the letters of the site and writes them into app/fonts, which is
// committed. Run it by hand after a change here, such as another letter or another font.

const ascii = Array.from({ length: 0x7f - 0x20 }, (_, index) => String.fromCharCode(0x20 + index));
const letters = `${ascii.join('')}äçéèñöüß\u00a0©°·×½–—‘’“”…→←−`;

const fraunces = '@fontsource-variable/fraunces/files/fraunces';
const figtree = '@fontsource-variable/figtree/files/figtree';
/** One optical size for all headings: the axis of optical sizes would add 12 KB. */
const heading = { wght: 560, opsz: 72, SOFT: 50, WONK: 0 };

type Axes = Record<string, number | { min: number; max: number }>;

/**
 * @param source a font of a package, without its ending
 * @param axes a value for each axis of the variable font, or the range of it to keep
 * @param dropTables tables to leave out
 */
function cut(source: string, text: string, variationAxes: Axes, dropTables: string[] = []) {
  const font = readFileSync(`node_modules/${source}.woff2`);
  // The types of the package do not know dropTables yet.
  const options = { targetFormat: 'woff2', variationAxes, dropTables } as const;
  return subsetFont(font, text, options);
}

/** A font with ₹ alone, which the "latin" files of the packages lack, as a rule of the stylesheet. */
async function rupee(family: string, weight: number, source: string, axes: Axes): Promise<string> {
  // These tables lay out several glyphs: of no use to a single one.
  const layout = ['STAT', 'GDEF', 'GPOS', 'GSUB', 'gasp', 'prep'];
  const data = (await cut(source, '₹', axes, layout)).toString('base64');
  const src = `url("data:font/woff2;base64,${data}") format("woff2")`;
  return `@font-face {\n  font-family: "${family}";\n  src: ${src};\n  font-weight: ${weight};\n  unicode-range: U+20B9;\n}\n`;
}

const text = { wght: { min: 400, max: 700 } };
writeFileSync(
  'app/fonts/fraunces.woff2',
  await cut(`${fraunces}-latin-full-normal`, letters, heading),
);
writeFileSync('app/fonts/figtree.woff2', await cut(`${figtree}-latin-wght-normal`, letters, text));
const rupees = [
  await rupee('Fraunces Rupee', 560, `${fraunces}-latin-ext-full-normal`, heading),
  // Between regular and medium: one weight is smaller than all, and browsers thicken it for bold text.
  await rupee('Figtree Rupee', 400, `${figtree}-latin-ext-wght-normal`, { wght: 450 }),
];
const note = '/* Written by "npm run fonts": the rupee sign, without a request of its own. */\n';
writeFileSync('app/fonts/rupee.css', note + rupees.join('\n'));
