/**
 * Draws every picture and icon: `npx tsx art/build.ts` writes what has changed, `--check` only
 * compares, `--sheet` also writes the contact sheet.
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { drawIcons, icon } from './identity/icons';
import { samePixels } from './identity/same-pixels';
import { drawPictures } from './pictures';
import { sheet } from './sheet';

const root = fileURLToPath(new URL('..', import.meta.url));
const folder = 'public/images';

/** Everything that art/ draws: text or bytes by the path in the project. */
const drawn = new Map<string, string | Buffer>([
  ...[...drawPictures()].map(([file, text]) => [`${folder}/${file}`, text] as const),
  ['app/icon.svg', icon],
  ...(await drawIcons()),
]);

/** The SVG files that are there now, as paths in the project. */
function existing(): string[] {
  return readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((file) => path.posix.join(folder, file.split(path.sep).join('/')))
    .filter((file) => file.endsWith('.svg'))
    .sort();
}

/** Whether a file is there and shows what is drawn: texts to the letter, pixels to the eye. */
async function inStep(file: string, content: string | Buffer): Promise<boolean> {
  const full = path.join(root, file);
  if (!existsSync(full)) return false;
  return typeof content === 'string'
    ? readFileSync(full, 'utf8') === content
    : samePixels(file, readFileSync(full), content);
}

const changed: string[] = [];
for (const [file, content] of drawn) if (!(await inStep(file, content))) changed.push(file);
const stale = existing().filter((file) => !drawn.has(file));

if (process.argv.includes('--check')) {
  const problems = [
    ...changed.map(
      (file) => `${existsSync(path.join(root, file)) ? 'differs' : 'missing'}  ${file}`,
    ),
    ...stale.map((file) => `stale    ${file}`),
  ];
  if (problems.length > 0) {
    console.error('Pictures or icons are out of step with art/ (run "npm run art"):');
    console.error(problems.map((problem) => `  ${problem}`).join('\n'));
    process.exit(1);
  }
  console.log(`In step with art/: ${drawn.size} pictures and icons.`);
} else {
  for (const file of changed) {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), drawn.get(file) ?? '');
  }
  for (const file of stale) rmSync(path.join(root, file));
  const weights = [...drawn.values()]
    .filter((content) => typeof content === 'string')
    .map((text) => brotliCompressSync(text).length);
  console.log(
    `${drawn.size} pictures and icons: ${changed.length} written, ${stale.length} removed; ` +
      `the largest SVG has ${Math.max(...weights)} bytes with brotli.`,
  );
}

if (process.argv.includes('--sheet')) {
  const file = path.join(root, '.generated/art-sheet/index.html');
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, sheet([...drawPictures().keys()], `../../${folder}/`));
  console.log(`Contact sheet: ${file}`);
}
