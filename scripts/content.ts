import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { checkContent } from '@/lib/content/check';
import { findWrittenFigures } from '@/lib/content/check-figures';
import { findMapWarnings } from '@/lib/content/check-map';
import {
  type Content,
  collectionNames,
  collections,
  type RawContent,
} from '@/lib/content/collections';
import { type Fault, formatReport, formatWarnings } from '@/lib/content/fault';
import { namedPhotographs } from '@/lib/content/images';
import { parseContent } from '@/lib/content/parse';
import { findWarnings } from '@/lib/content/warnings';
import { inspectPhotographs } from './photographs/build';

/**
 * `npm run content`: reads every content file separately, so that one that cannot be read at all does
 * not hide the faults of the others, and prints one report. Exit code 1 when there is a fault; warnings
 * don't count.
 */
const root = process.cwd();

const files = [...new Set(collectionNames.map((name) => collections[name].file))];
const readings = await Promise.all(files.map(readContent));
const raw: RawContent = Object.assign({}, ...readings.map(({ exports }) => exports));
const unreadable = readings.flatMap(({ fault }) => fault ?? []);

const silenced = new Set(unreadable.map(({ file }) => file));
const pictures = new Set([
  ...listFiles('public', '/'),
  ...listFiles('photographs', '/photographs/'),
]);
const named = namedPhotographs(raw).filter((name) => pictures.has(name));
const photographs = await inspectPhotographs(root, named);
const found = checkContent(raw, pictures, photographs).filter(({ file }) => !silenced.has(file));
const faults = [...unreadable, ...found];
// Pages can only be built from content without a fault.
if (faults.length === 0) {
  const { checkSitePages } = await import('@/components/kinds/check-pages');
  faults.push(...checkSitePages());
}

if (faults.length > 0) {
  console.error(formatReport(faults));
  process.exit(1);
}
const today = new Date().toISOString().slice(0, 10);
const { content } = parseContent(raw);
// Charts can only be drawn of content without a fault, too.
const { findChartWarnings } = await import('@/lib/content/chart-warnings');
const warnings = [
  ...findWarnings(content, today),
  ...findWrittenFigures(content, raw),
  ...findMapWarnings(content as Content),
  ...findChartWarnings(),
];
if (warnings.length > 0) console.log(formatWarnings(warnings));
const entries = collectionNames.reduce((sum, name) => {
  const value = raw[name];
  return sum + (Array.isArray(value) ? value.length : 1);
}, 0);
console.log(`The content is complete: ${entries} entries in ${files.length} files, no fault.`);

async function readContent(file: string): Promise<{ exports: RawContent; fault?: Fault }> {
  try {
    // Imports by the site's own path, so that a tsconfig can replace the content.
    return { exports: await import(`@/${file}`) };
  } catch (error) {
    return { exports: {}, fault: toFault(file, error) };
  }
}

/** The fault of a file that cannot be parsed: the first error message, with its line. */
function toFault(file: string, error: unknown): Fault {
  const message = error instanceof Error ? error.message : String(error);
  // The format of esbuild: "/path/content/home.ts:42:4: ERROR: Expected "}" but found "title""
  const [, read, number, complaint] = /^(.*):(\d+):\d+: ERROR: (.*)/m.exec(message) ?? [];
  if (read === undefined) {
    return {
      file,
      item: '',
      field: '',
      problem: `cannot be read: ${message.split('\n')[0]}`,
      expected: 'a file in the form of the others in content/',
    };
  }
  const line = readFileSync(read, 'utf8').split('\n')[Number(number) - 1];
  return {
    file,
    item: `line ${number}`,
    field: '',
    problem: `cannot be read: ${complaint}`,
    expected: `commas, quotes and brackets in pairs, at this line and just above: ${line?.trim()}`,
  };
}

/** Every file in a folder of the project, as an address. */
function listFiles(folder: string, address: string): string[] {
  const full = path.join(root, folder);
  if (!existsSync(full)) return [];
  return readdirSync(full, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => path.relative(full, path.join(parentPath, name)))
    .map((name) => `${address}${name.split(path.sep).join('/')}`);
}
