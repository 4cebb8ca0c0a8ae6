import { readFileSync } from 'node:fs';
import { formatMessages, type PartialMessage } from 'esbuild';
import { checkImages } from '@/lib/content/check/check-images';
import { checkOldFacts } from '@/lib/content/check/check-old-facts';
import { checkRedirects } from '@/lib/content/check/check-redirects';
import { pageRoutesOf } from '@/lib/content/check/check-references';
import { contentDefinitions } from '@/lib/content/collections';
import { parseContent } from '@/lib/content/parse/parse-content';
import { findPosition } from '@/lib/content/report/find-position';
import type { ContentIssue } from '@/lib/content/report/issue';
import type { Content } from '@/lib/content/types';
import { dayInIndia } from '@/lib/dates/calendar-day';
import { checkMaps } from '@/lib/map/check-maps';
import { filesIn } from './files-in.mjs';
import { buildPhotographs } from './photographs';
import { readContent } from './read-content';
import { isTestSite } from './test-site.mjs';

// `npm run check:content` encodes new photographs, and checks the content in stages: the syntax of its files, the
// content itself, and what it needs of other files. Prints the mistakes of the first stage that finds any, with file
// and line, and ends with exit code 1; otherwise prints warnings.

const unusablePhotographs = await buildPhotographs(process.cwd());
const paths = new Set(Object.values(contentDefinitions).map(({ file }) => file));
const files = await Promise.all([...paths].map(readContent));
const syntax = files.flatMap(({ issues }) => issues);
const { content, issues } =
  syntax.length > 0
    ? { content: undefined, issues: syntax }
    : parseContent(Object.assign({}, ...files.map(({ exports }) => exports)));
const mistakes = content ? [...checkFiles(content), ...checkMaps(content)] : issues;
if (mistakes.length > 0) {
  // One wrong name may cause a hundred mistakes.
  const shown = await format(mistakes.slice(0, 10), 'error');
  const count = mistakes.length === 1 ? '1 mistake' : `${mistakes.length} mistakes`;
  const first = mistakes.length > 10 ? ', of which the first 10 are shown' : '';
  console.error(
    `${shown}\n\nThe content has ${count}${first}. "npm run check:content" checks it again.`,
  );
  process.exit(1);
}
// The facts of the test site are invented, and never checked again.
const facts = content && !isTestSite() ? checkOldFacts(content, dayInIndia()) : [];
const warnings = await format(facts, 'warning');
console.log(`${warnings}\n\nThe content of ${files.length} files is valid.`.trim());

/** Checks pictures and, on the real site, redirects from old addresses. (The test site has other pages.) */
function checkFiles(content: Content): ContentIssue[] {
  const pictures = new Set([
    ...filesIn('public').map((name) => `/${name}`),
    ...filesIn('photographs').map((name) => `/photographs/${name}`),
  ]);
  const images = checkImages(content, pictures, unusablePhotographs);
  if (isTestSite()) return images;
  const redirects = readFileSync('public/_redirects', 'utf8');
  return [...images, ...checkRedirects(redirects, pageRoutesOf(content))];
}

/** Formats issues in the style of esbuild, with an excerpt of the file. */
async function format(found: readonly ContentIssue[], kind: 'error' | 'warning'): Promise<string> {
  const messages = found.map(({ file, text, help, path, ...at }, index): PartialMessage => {
    const source = files.find((read) => read.file === file)?.source ?? readFileSync(file, 'utf8');
    const position = path ? findPosition(source, path) : undefined;
    const line = at.line || position?.line || 1;
    const lineText = source.split('\n')[line - 1] ?? '';
    // esbuild counts columns in bytes.
    const column = at.column ?? Buffer.byteLength(lineText.slice(0, position?.column ?? 0));
    // Several mistakes in a row may need the same help.
    const isRepeated = help === found[index - 1]?.help;
    const notes = help && !isRepeated ? [{ text: help }] : [];
    return { text, location: { file, line, column, lineText }, notes };
  });
  return (await formatMessages(messages, { kind, terminalWidth: 100 })).join('').trimEnd();
}
