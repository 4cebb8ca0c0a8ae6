import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { checkImages } from '@/lib/content/check/check-images';
import { checkRedirects, redirectsFile } from '@/lib/content/check/check-redirects';
import { pageRoutesOf } from '@/lib/content/check/entries';
import { findOldDays } from '@/lib/content/check/find-old-days';
import { contentParts } from '@/lib/content/check/walk-content';
import { collectionNames, collections, type RawContent } from '@/lib/content/collections';
import { parseContent } from '@/lib/content/load/parse';
import type { ContentIssue } from '@/lib/content/report/issue';
import { addLine } from '@/lib/content/report/positions';
import { formatReport, formatWarnings } from '@/lib/content/report/report';
import { dayInIndia } from '@/lib/dates/calendar-day';
import { exportFolder } from './export-folder';
import { filesIn } from './files-in.mjs';
import { buildPhotographs } from './photographs';
import { readContent } from './read-content';

/**
 * `npm run content`: reads every content file separately, so that one that cannot be read at all does
 * not hide what is wrong in the others, encodes new photographs, and prints one report; `-- --all` lists
 * every place. Exit code 1 when there is one; warnings don't count.
 */
const root = process.cwd();
const shownTimes = process.argv.includes('--all') ? Number.POSITIVE_INFINITY : undefined;

const files = [...new Set(collectionNames.map((name) => collections[name].file))];
const readings = await Promise.all(files.map(readContent));
const exported: RawContent = Object.assign({}, ...readings.map(({ exports }) => exports));
const unreadable = readings.flatMap(({ issue }) => issue ?? []);

const unread = new Set(unreadable.map(({ file }) => file));
const pictures = new Set([
  ...filesIn(path.join(root, 'public')).map((name) => `/${name}`),
  ...filesIn(path.join(root, 'photographs')).map((name) => `/photographs/${name}`),
]);
const { content, issues: found } = parseContent(exported, unread);
const photographs = await buildPhotographs(root);
const issues = [
  ...unreadable,
  ...found,
  ...checkImages(content, pictures, photographs),
  ...findInRedirects(),
];

if (issues.length > 0) {
  console.error(formatReport(issues.map(withLine), shownTimes));
  process.exit(1);
}
const warnings = findOldDays(content, dayInIndia());
if (warnings.length > 0) console.log(formatWarnings(warnings.map(withLine), shownTimes));
const count = contentParts(exported).length;
console.log(`The content is complete: ${count} entries in ${files.length} files, no fault.`);

/** The list of old addresses belongs to the live site: the site under test has other pages. */
function findInRedirects(): ContentIssue[] {
  if (exportFolder !== 'out') return [];
  const file = path.join(root, redirectsFile);
  const text = existsSync(file) ? readFileSync(file, 'utf8') : undefined;
  const isSound = unread.size === 0 && found.length === 0;
  const pages = isSound ? pageRoutesOf(exported) : undefined;
  return checkRedirects(text, { pages, files: pictures });
}

function withLine(issue: ContentIssue): ContentIssue {
  return addLine(issue, (name) => readings.find(({ file }) => file === name)?.positions);
}
