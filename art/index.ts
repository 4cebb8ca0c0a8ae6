import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { formatReport } from '@/lib/content/report/report';
import { checkLook } from '@/scripts/brand/check-brand';
import { contactSheet } from './contact-sheet';
import { samePixels } from './identity/same-pixels';
import { drawPictures } from './pictures';

// A fault in the logo or the palette is told in plain words, before their files are imported.
const faults = await checkLook();
if (faults.length > 0) {
  console.error(formatReport(faults));
  process.exit(1);
}
const { drawSiteIcons, icon } = await import('./identity/site-icons');

const root = fileURLToPath(new URL('..', import.meta.url));
const folder = 'public/images';

/** Draws everything: text or bytes by the path in the project. */
async function draw(): Promise<Map<string, string | Buffer>> {
  const pictures = [...drawPictures()].map(([file, text]) => [`${folder}/${file}`, text] as const);
  return new Map<string, string | Buffer>([
    ...pictures,
    ['public/icon.svg', icon],
    ...(await drawSiteIcons()),
  ]);
}

/** The SVG files that are there now, as paths in the project. */
function existing(): string[] {
  return readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((file) => path.posix.join(folder, file.split(path.sep).join('/')))
    .filter((file) => file.endsWith('.svg'))
    .sort();
}

const isCheck = process.argv.includes('--check');

/**
 * Whether a file is there and shows what is drawn: texts to the letter, pixels to the eye. What is written
 * is compared by bytes: a new colour of a small icon is less than what rasterisers differ by.
 */
async function inStep(file: string, content: string | Buffer): Promise<boolean> {
  const full = path.join(root, file);
  if (!existsSync(full)) return false;
  const bytes = readFileSync(full);
  return isCheck && typeof content !== 'string'
    ? samePixels(file, bytes, content)
    : bytes.equals(Buffer.from(content));
}

/** Says which files are not what is drawn. @returns whether all are */
function check(count: number, changed: readonly string[], stale: readonly string[]): boolean {
  if (changed.length + stale.length === 0) {
    console.log(`In step with art/: ${count} pictures and icons.`);
    return true;
  }
  console.error('Pictures or icons are out of step with art/ (run "npm run art"):');
  for (const file of changed) {
    console.error(`  ${existsSync(path.join(root, file)) ? 'differs' : 'missing'}  ${file}`);
  }
  for (const file of stale) console.error(`  stale    ${file}`);
  return false;
}

function write(file: string, content: string | Buffer): void {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  writeFileSync(path.join(root, file), content);
}

// `npm run art` draws every picture and icon, and writes what has changed. `--check` only compares,
// `--sheet` also writes the contact sheet.
const drawn = await draw();
const changed: string[] = [];
for (const [file, content] of drawn) if (!(await inStep(file, content))) changed.push(file);
const stale = existing().filter((file) => !drawn.has(file));

if (isCheck) {
  if (!check(drawn.size, changed, stale)) process.exit(1);
} else {
  for (const file of changed) write(file, drawn.get(file) ?? '');
  for (const file of stale) rmSync(path.join(root, file));
  const texts = [...drawn.values()].filter((content) => typeof content === 'string');
  const largest = Math.max(...texts.map((text) => brotliCompressSync(text).length));
  console.log(
    `${drawn.size} pictures and icons: ${changed.length} written, ${stale.length} removed; ` +
      `the largest SVG has ${largest} bytes with brotli.`,
  );
}
if (process.argv.includes('--sheet')) {
  const file = '.generated/art-sheet/index.html';
  write(file, contactSheet([...drawPictures().keys()], `../../${folder}/`));
  console.log(`Contact sheet: ${file}`);
}
