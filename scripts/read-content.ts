import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Message, type TransformFailure, transform } from 'esbuild';
import type { RawContent } from '@/lib/content/collections';
import type { ContentIssue, IssueText } from '@/lib/content/report/issue';
import { type Positions, readPositions } from '@/lib/content/report/positions';
import { checkSyntax, type ParseError } from '@/lib/content/report/syntax-error';
import { fillIn } from '@/lib/text/fill-in';

/** A content file: what it exports, where its values stand, and what is wrong if it cannot be read. */
type ContentFile = {
  file: string;
  exports: RawContent;
  positions?: Positions;
  issue?: ContentIssue;
};

/** Reads a content file. Whatever is wrong with it becomes an issue, so that others can be read. */
export async function readContent(file: string): Promise<ContentFile> {
  const full = pathOf(file);
  const at = { file, item: '', field: '' };
  if (!existsSync(full)) {
    return { file, exports: {}, issue: { ...at, ...findAbsence(full) } };
  }
  const source = readFileSync(full, 'utf8');
  const { exports, complaint } = await loadModule(file, source);
  const error = checkSyntax(source, complaint);
  if (!error) return { file, exports, positions: readPositions(source) };
  const expected = fillIn(error.expected, { file });
  return { file, exports: {}, issue: { ...at, ...error, expected } };
}

/** By the site's own path, so that a tsconfig can replace the content. */
function pathOf(file: string): string {
  try {
    return fileURLToPath(import.meta.resolve(`@/${file.replace(/\.ts$/, '')}`));
  } catch {
    return path.resolve(file);
  }
}

/** What a file exports, or why it can't be used. */
async function loadModule(
  file: string,
  source: string,
): Promise<{ exports: RawContent; complaint?: ParseError | undefined }> {
  try {
    const { warnings } = await transform(source, { loader: 'ts', logLevel: 'silent' });
    return { exports: await import(`@/${file}`), complaint: complaintOf(warnings) };
  } catch (error) {
    const { errors = [] } = error as Partial<TransformFailure>;
    return { exports: {}, complaint: complaintOf(errors) ?? { text: String(error) } };
  }
}

/** The first that esbuild says of a source. */
function complaintOf([first]: readonly Message[]): ParseError | undefined {
  const { line, column } = first?.location ?? {};
  return first && { text: first.text, line, column };
}

/** What has become of a file that is not there: other software adds to names, or writes them large. */
function findAbsence(full: string): IssueText {
  const { dir, base, name } = path.parse(full);
  const others = existsSync(dir) ? readdirSync(dir) : [];
  const near = others.find((other) => {
    const rest = other.slice(name.length);
    return other.toLowerCase().startsWith(name.toLowerCase()) && /^[. ([-]/.test(rest);
  });
  return near
    ? { problem: `The file is called ${near}.`, expected: `the name ${base}, letter by letter` }
    : { problem: 'The file is missing.', expected: `the file ${base}, from git or from a copy` };
}
