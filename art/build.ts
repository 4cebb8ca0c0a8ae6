/**
 * Draws every picture: `npx tsx art/build.ts` writes public/images, `--check` only compares,
 * `--sheet` also writes the contact sheet.
 */
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { drawPictures } from './pictures';
import { sheet } from './sheet';

const root = fileURLToPath(new URL('../public/images/', import.meta.url));

/** The SVG files below a folder, as paths relative to it. */
function existing(): string[] {
  try {
    return readdirSync(root, { recursive: true, encoding: 'utf8' })
      .map((file) => file.split(path.sep).join('/'))
      .filter((file) => file.endsWith('.svg'))
      .sort();
  } catch {
    return [];
  }
}

/** The file's text, or nothing when there is no such file. */
function read(file: string): string | undefined {
  try {
    return readFileSync(path.join(root, file), 'utf8');
  } catch {
    return undefined;
  }
}

const pictures = drawPictures();
const changed = [...pictures].filter(([file, text]) => read(file) !== text);
const stale = existing().filter((file) => !pictures.has(file));

if (process.argv.includes('--check')) {
  const problems = [
    ...changed.map(([file]) => `${read(file) === undefined ? 'missing' : 'differs'}  ${file}`),
    ...stale.map((file) => `stale    ${file}`),
  ];
  if (problems.length > 0) {
    console.error(`public/images is out of step with art/ (run "npm run art"):`);
    console.error(problems.map((problem) => `  ${problem}`).join('\n'));
    process.exit(1);
  }
  console.log(`public/images is in step with art/: ${pictures.size} pictures.`);
} else {
  for (const [file, text] of changed) {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), text);
  }
  for (const file of stale) rmSync(path.join(root, file));
  const sizes = [...pictures.values()].map((text) => [
    Buffer.byteLength(text),
    brotliCompressSync(text).length,
  ]);
  const largest = (i: number) => Math.max(...sizes.map((size) => size[i] ?? 0));
  console.log(
    `${pictures.size} pictures: ${changed.length} written, ${stale.length} removed; ` +
      `largest ${largest(0)} bytes, ${largest(1)} with brotli.`,
  );
}

if (process.argv.includes('--sheet')) {
  const file = fileURLToPath(new URL('../.generated/art-sheet/index.html', import.meta.url));
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, sheet([...pictures.keys()], '../../public/images/'));
  console.log(`Contact sheet: ${file}`);
}
