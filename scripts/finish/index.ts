import { stat } from 'node:fs/promises';
import path from 'node:path';
import { aliases } from '@/lib/aliases';
import { writeAliases } from './aliases';
import { writeHostFiles } from './host-files';
import { precompress } from './precompress';

/**
 * The last step of `npm run build`: `tsx scripts/finish/index.ts [folder]`, by default out/.
 * Prints one line with what it did; exit code 1 with one line when there is no export.
 */
const root = path.resolve(process.argv[2] ?? 'out');
const way = path.relative(process.cwd(), root);
const folder = `${way === '' || way.startsWith('..') ? root : way}/`;

const isFolder = await stat(root).then(
  (stats) => stats.isDirectory(),
  () => false,
);
if (!isFolder) {
  console.error(`There is no site in ${folder} yet. Build it first: npm run build`);
  process.exit(1);
}

const { written } = await writeAliases(root, aliases);
if (written > 0) console.log(`Wrote ${written} pages for old addresses into ${folder}`);

await writeHostFiles(root);

const { files, bytes, brotliBytes } = await precompress(root);
console.log(
  `Compressed ${files} ${files === 1 ? 'file' : 'files'} in ${folder}: ${toKb(bytes)} kB, with brotli ${toKb(brotliBytes)} kB`,
);

function toKb(count: number): string {
  return Math.round(count / 1000).toLocaleString('en');
}
