import { readFileSync } from 'node:fs';
import path from 'node:path';
import { formatMessages, type PartialMessage } from 'esbuild';
import { checkImages } from '@/lib/content/check/check-images';
import { checkRedirects } from '@/lib/content/check/check-redirects';
import { findOldFacts } from '@/lib/content/check/find-old-facts';
import {
  type Content,
  collectionNames,
  collections,
  pageRoutesOf,
} from '@/lib/content/collections';
import { parseContent } from '@/lib/content/load/parse';
import { findLine } from '@/lib/content/report/find-line';
import type { ContentIssue } from '@/lib/content/report/issue';
import { dayInIndia } from '@/lib/dates/calendar-day';
import { filesIn } from './files-in.mjs';
import { buildPhotographs } from './photographs';
import { readContent } from './read-content';
import { isTestSite } from './site.mjs';

/**
 * `npm run content`: checks the content in stages (syntax, shape, references), and prints the issues of the first
 * stage that has any, with file and line. It encodes new photographs, too. Exit code 1 when there is one; warnings don't count.
 */
const root = process.cwd();
const paths = [...new Set(collectionNames.map((name) => collections[name].file))];
const files = await Promise.all(paths.map(readContent));
await stopAt(files.flatMap(({ issues }) => issues));

const { content, issues } = parseContent(Object.assign({}, ...files.map(({ exports }) => exports)));
await stopAt(content ? [...issues, ...(await checkFiles(content))] : issues);

// Maps can only be drawn from content without an issue.
const { checkMaps } = await import('@/lib/map/check-maps');
await stopAt(checkMaps(content as Content));

const warnings = findOldFacts(content as Content, dayInIndia());
if (warnings.length > 0) console.log(`${await format(warnings, 'warning')}\n`);
console.log(`The content of ${files.length} files is complete.`);

/** Pictures, and the list of old addresses, which belongs to the live site: the site under test has other pages. */
async function checkFiles(checked: Content): Promise<ContentIssue[]> {
  const pictures = new Set([
    ...filesIn(path.join(root, 'public')).map((name) => `/${name}`),
    ...filesIn(path.join(root, 'photographs')).map((name) => `/photographs/${name}`),
  ]);
  const images = checkImages(checked, pictures, await buildPhotographs(root));
  if (isTestSite()) return images;
  const redirects = readFileSync(path.join(root, 'public/_redirects'), 'utf8');
  return [...images, ...checkRedirects(redirects, pageRoutesOf(checked))];
}

/** Ends with the report when there is an issue. */
async function stopAt(found: readonly ContentIssue[]): Promise<void> {
  if (found.length === 0) return;
  console.error(await format(found, 'error'));
  const count = found.length === 1 ? 'This is wrong' : `These ${found.length} things are wrong`;
  console.error(`\n${count} in the content. More may be found when it is corrected.`);
  process.exit(1);
}

/** Prints issues as esbuild prints its own, with the line of the file. */
async function format(found: readonly ContentIssue[], kind: 'error' | 'warning'): Promise<string> {
  const messages = found.map(({ file, text, help, path: place, ...at }): PartialMessage => {
    const source = files.find((one) => one.file === file)?.source;
    const line = at.line ?? (source && place && findLine(source, place));
    const lineText = source?.split('\n')[(line || 1) - 1] ?? '';
    const column = at.column ?? lineText.search(/\S|$/);
    return {
      text,
      location: { file, line: line || 1, column, lineText },
      notes: help ? [{ text: help }] : [],
    };
  });
  return (await formatMessages(messages, { kind, terminalWidth: 100 })).join('').trimEnd();
}
