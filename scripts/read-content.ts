import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Message, type TransformFailure, transform } from 'esbuild';
import type { RawContent } from '@/lib/content/collections';
import type { ContentIssue } from '@/lib/content/report/issue';
import { checkEncoding, helpWith, type SyntaxFault } from '@/lib/content/report/syntax-help';

/** A content file: its text, what it exports, and why it cannot be read, if it cannot. */
type ContentFile = { file: string; source: string; exports: RawContent; issues: ContentIssue[] };

/** @param file its path from the project's root */
export async function readContent(file: string): Promise<ContentFile> {
  const full = pathOf(file);
  if (!existsSync(full))
    return { file, source: '', exports: {}, issues: [findAbsence(file, full)] };
  const source = readFileSync(full, 'utf8');
  const encoding = checkEncoding(source);
  if (encoding) return { file, source, exports: {}, issues: [{ file, line: 1, text: encoding }] };
  const { exports = {}, errors } = await load(file, source);
  const issues = errors.map((error) => ({ file, ...error, help: helpWith(source, error) }));
  return { file, source, exports, issues };
}

/** By the site's own path, so that a tsconfig can replace the content. */
function pathOf(file: string): string {
  try {
    return fileURLToPath(import.meta.resolve(`@/${file.replace(/\.ts$/, '')}`));
  } catch {
    return path.resolve(file);
  }
}

/** What a file exports, and what esbuild or Node says of it. */
async function load(
  file: string,
  source: string,
): Promise<{ exports?: RawContent; errors: SyntaxFault[] }> {
  const errorsOf = (messages: readonly Message[]) =>
    messages.map(({ text, location }) => ({
      text,
      line: location?.line ?? 1,
      column: location?.column ?? 0,
    }));
  try {
    const { warnings } = await transform(source, { loader: 'ts', logLevel: 'silent' });
    return { exports: await import(`@/${file}`), errors: errorsOf(warnings) };
  } catch (error) {
    const { errors, message, stack = '' } = error as Partial<TransformFailure> & Error;
    if (errors) return { errors: errorsOf(errors) };
    const [, line = 1, column = 1] = new RegExp(`${file}:(\\d+):(\\d+)`).exec(stack) ?? [];
    return { errors: [{ text: message, line: Number(line), column: Number(column) - 1 }] };
  }
}

/** A file that is not there may have got a longer name from other software: packages.ts.txt */
function findAbsence(file: string, full: string): ContentIssue {
  const { dir, name } = path.parse(full);
  const near = existsSync(dir) && readdirSync(dir).find((one) => one.startsWith(`${name}.`));
  const help = near ? `There is ${near}: rename it.` : 'Take it back from git or from a copy.';
  return { file, text: `The file ${file} is missing.`, help };
}
