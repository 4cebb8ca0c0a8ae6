import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { checkContent } from '@/lib/content/check';
import { findMapWarnings } from '@/lib/content/check/check-map';
import { findWrittenFigures } from '@/lib/content/check-figures';
import { checkRedirects, redirectsFile } from '@/lib/content/check-redirects';
import { findDoubts } from '@/lib/content/check-sense';
import { findWaiting } from '@/lib/content/check-waiting';
import {
  type Content,
  collectionNames,
  collections,
  type RawContent,
} from '@/lib/content/collections';
import { addressesOf } from '@/lib/content/entries';
import { type Fault, formatReport, formatWarnings } from '@/lib/content/fault';
import { formatFigures } from '@/lib/content/figure-report';
import { namedPhotographs } from '@/lib/content/images';
import { locate } from '@/lib/content/locate';
import { parseContent } from '@/lib/content/parse';
import { findWarnings } from '@/lib/content/warnings';
import { dayInIndia } from '@/lib/days';
import { exportFolder } from './export-folder';
import { inspectPhotographs } from './photographs/build';
import { readContent } from './read-content';

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

const unread = new Set(unreadable.map(({ file }) => file));
const pictures = new Set([
  ...listFiles('public', '/'),
  ...listFiles('photographs', '/photographs/'),
]);
const named = namedPhotographs(raw).filter((name) => pictures.has(name));
const photographs = await inspectPhotographs(root, named);
const found = checkContent(raw, pictures, photographs, unread);
const faults = [...unreadable, ...found, ...findInRedirects()];
// Pages can only be built from content without a fault.
if (faults.length === 0) {
  const { checkSitePages } = await import('@/lib/seo/check-pages');
  faults.push(...checkSitePages());
}

if (faults.length > 0) {
  console.error(formatReport(faults.map(addLine), unread.size > 0));
  process.exit(1);
}
const today = dayInIndia(new Date());
const { content } = parseContent(raw);
// Maps can only be drawn of content without a fault, too.
const { findMissingLabels } = await import('@/lib/content/check/check-map-labels');
const warnings = [
  ...findWaiting(content, true),
  ...findWarnings(content, today),
  ...findDoubts(content, today),
  ...findMapWarnings(content as Content),
  ...findMissingLabels(),
];
const written = findWrittenFigures(content, raw);
if (written.length > 0) console.log(formatFigures(written.map(addLine)));
if (warnings.length > 0) console.log(formatWarnings(warnings.map(addLine)));
const entries = collectionNames.reduce((sum, name) => {
  const value = raw[name];
  return sum + (Array.isArray(value) ? value.length : 1);
}, 0);
console.log(`The content is complete: ${entries} entries in ${files.length} files, no fault.`);

/** The list of old addresses belongs to the live site: the site under test has other pages. */
function findInRedirects(): Fault[] {
  if (exportFolder !== 'out') return [];
  const file = path.join(root, redirectsFile);
  const text = existsSync(file) ? readFileSync(file, 'utf8') : undefined;
  const pages = unread.size > 0 ? undefined : addressesOf(raw);
  return checkRedirects(text, { pages, files: pictures });
}

function addLine(fault: Fault): Fault {
  return locate(fault, (name) => readings.find(({ file }) => file === name)?.reading);
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
