import { readFileSync } from 'node:fs';
import { formatMessages, type PartialMessage } from 'esbuild';
import { checkImages, type PhotographStates } from '@/lib/content/check/check-images';
import { checkOldFacts } from '@/lib/content/check/check-old-facts';
import { checkRedirects } from '@/lib/content/check/check-redirects';
import { pageRoutesOf } from '@/lib/content/check/check-references';
import { contentDefinitions, contentKeys } from '@/lib/content/collections';
import { parseContent } from '@/lib/content/parse/parse-content';
import { findPosition } from '@/lib/content/report/find-position';
import type { ContentIssue } from '@/lib/content/report/issue';
import type { Content } from '@/lib/content/types';
import { dayInIndia } from '@/lib/dates/calendar-day';
import { checkMaps } from '@/lib/map/check-maps';
import { filesIn } from './files-in.mjs';
import { buildPhotographs } from './photographs';
import { type ContentFile, readContent } from './read-content';
import { isTestSite } from './test-site.mjs';

/**
 * Encodes new photographs, and checks the content in stages. Prints the mistakes of the first that finds any, with
 * file and line, and ends the process with exit code 1; otherwise prints warnings.
 */
export async function prepareContent(): Promise<void> {
  const photographs = await buildPhotographs(process.cwd());
  const paths = [...new Set(contentKeys.map((name) => contentDefinitions[name].file))];
  const files = await Promise.all(paths.map(readContent));
  const { content, issues } = checkInStages(files, photographs);
  if (!content || issues.length > 0) {
    // One wrong name may cause a hundred mistakes.
    const shown = await format(issues.slice(0, 10), 'error', files);
    const count = issues.length === 1 ? '1 mistake' : `${issues.length} mistakes`;
    const first = issues.length > 10 ? ', of which the first 10 are shown' : '';
    console.error(
      `${shown}\n\nThe content has ${count}${first}. "npm run check:content" checks it again.`,
    );
    process.exit(1);
  }
  const warnings = await format(checkOldFacts(content, dayInIndia()), 'warning', files);
  const result = `The content of ${files.length} files is valid.`;
  console.log(`${warnings}\n\n${result}`.trim());
}

/** @returns the mistakes of the first stage that finds any, and the content if it could be read */
function checkInStages(files: ContentFile[], photographs: PhotographStates) {
  const syntax = files.flatMap(({ issues }) => issues);
  if (syntax.length > 0) return { issues: syntax };
  const exported = Object.assign({}, ...files.map(({ exports }) => exports));
  const { content, issues } = parseContent(exported);
  if (!content) return { issues };
  const found = [...issues, ...checkFiles(content, photographs)];
  return { content, issues: found.length > 0 ? found : checkMaps(content) };
}

/** Checks pictures and, on the real site, redirects from old addresses. (The test site has other pages.) */
function checkFiles(content: Content, photographs: PhotographStates): ContentIssue[] {
  const pictures = new Set([
    ...filesIn('public').map((name) => `/${name}`),
    ...filesIn('photographs').map((name) => `/photographs/${name}`),
  ]);
  const images = checkImages(content, pictures, photographs);
  if (isTestSite()) return images;
  const redirects = readFileSync('public/_redirects', 'utf8');
  return [...images, ...checkRedirects(redirects, pageRoutesOf(content))];
}

/** Formats issues in the style of esbuild, with an excerpt of the file. */
async function format(found: ContentIssue[], kind: 'error' | 'warning', files: ContentFile[]) {
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
