import { mkdir, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pictureHosts } from '@/content/picture-hosts';
import { aliases } from '@/lib/aliases';
import { contentSecurityPolicy } from '@/lib/csp';
import { loadMailEnvironment } from '../mail/environment';
import { writeAliases } from './aliases';
import { hintCompile } from './hint-compile';
import { writeHostFiles } from './host-files';
import { finishPages } from './pages';
import { precompress } from './precompress';
import { describeWeights, weighPages } from './report';
import { compileStarter } from './starter-script';

/**
 * The last step of `npm run build`: `tsx scripts/finish/index.ts [folder]`, by default out/.
 * Prints what it did; exit code 1 with one line when there is no export.
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
if (written > 0) console.log(`Wrote ${count(written, 'page')} for old addresses into ${folder}`);

const mail = loadMailEnvironment(process.cwd());
const mailOrigin = mail.fault ? undefined : mail.settings?.origin;
const pages = await finishPages(root, {
  starter: await compileStarter(),
  policyFor: (scripts) => contentSecurityPolicy({ scripts, pictureHosts, mailOrigin }),
});
console.log(`Finished ${count(pages.length, 'page')} in ${folder}`);

await hintCompile(root);
await writeHostFiles(root);

const { files, bytes, brotliBytes } = await precompress(root);
console.log(
  `Compressed ${count(files, 'file')} in ${folder}: ${toKb(bytes)} kB, with brotli ${toKb(brotliBytes)} kB`,
);

const weights = await weighPages(root);
const report = path.join('.generated', 'pages.txt');
await mkdir('.generated', { recursive: true });
await writeFile(report, describeWeights(weights));
const [heaviest] = weights;
if (heaviest) {
  const kb = (heaviest.html / 1000).toFixed(1);
  console.log(`The heaviest page is ${heaviest.name} with ${kb} kB; all are in ${report}`);
}

function count(number: number, word: string): string {
  return `${number} ${word}${number === 1 ? '' : 's'}`;
}

function toKb(count: number): string {
  return Math.round(count / 1000).toLocaleString('en');
}
