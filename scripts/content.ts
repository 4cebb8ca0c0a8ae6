import { readFileSync } from 'node:fs';
import path from 'node:path';
import { formatMessages, type PartialMessage } from 'esbuild';
import { checkImages } from '@/lib/content/check/check-images';
import { checkOldFacts } from '@/lib/content/check/check-old-facts';
import { checkRedirects } from '@/lib/content/check/check-redirects';
import { pageRoutesOf } from '@/lib/content/check/page-routes';
import { collectionNames, collections } from '@/lib/content/collections';
import type { Content } from '@/lib/content/content';
import { parseContent } from '@/lib/content/load/parse';
import { findLine } from '@/lib/content/report/find-line';
import type { ContentIssue } from '@/lib/content/report/issue';
import { dayInIndia } from '@/lib/dates/calendar-day';
import { filesIn } from './files-in.mjs';
import { buildPhotographs } from './photographs';
import { readContent } from './read-content';
import { isTestSite } from './site.mjs';

/**
 * `npm run content`: checks the content in stages (syntax, shape, references, maps), and prints the issues of the first
 * stage that has any, with file and line. The exit code is then 1; warnings don't count. It also encodes new photographs.
 */
const root = process.cwd();
const paths = [...new Set(collectionNames.map((name) => collections[name].file))];
const files = await Promise.all(paths.map(readContent));
await stopAt(files.flatMap(({ issues }) => issues));

const { content: parsed, issues } = parseContent(
  Object.assign({}, ...files.map(({ exports }) => exports)),
);
await stopAt(parsed ? [...issues, ...(await checkFiles(parsed))] : issues);

// These can be imported only if the content is valid.
const { content } = await import('@/lib/content/load/store');
const { checkMaps } = await import('@/lib/map/check-maps');
await stopAt(checkMaps(content));

const warnings = checkOldFacts(content, dayInIndia());
if (warnings.length > 0) console.log(`${await format(warnings, 'warning')}\n`);
console.log(`The content of ${files.length} files is complete.`);

/** Checks pictures and old addresses. The list of old addresses is for the live site; the test site has other pages. */
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

/** Prints the issues, if there are any, and ends the process. */
async function stopAt(found: readonly ContentIssue[]): Promise<void> {
  if (found.length === 0) return;
  console.error(await format(found, 'error'));
  const count = found.length === 1 ? '1 mistake' : `${found.length} mistakes`;
  console.error(`\n${count} in the content. Run the check again after your corrections.`);
  process.exit(1);
}

/** Formats issues as esbuild formats its own, with an excerpt of the file. */
async function format(found: readonly ContentIssue[], kind: 'error' | 'warning'): Promise<string> {
  const messages = found.map(({ file, text, help, path: place, ...at }): PartialMessage => {
    const source = files.find((read) => read.file === file)?.source;
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
