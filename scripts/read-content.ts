import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { type TransformFailure, transform } from 'esbuild';
import type { RawContent } from '@/lib/content/collections';
import type { ContentIssue } from '@/lib/content/report/issue';
import { helpWith, type SyntaxFault } from '@/lib/content/report/syntax-help';

/** A content file: its text, what it exports, and why it cannot be read, if it cannot. */
type ContentFile = { file: string; source: string; exports: RawContent; issues: ContentIssue[] };

/** @param file its path from the project's root */
export async function readContent(file: string): Promise<ContentFile> {
  const full = pathOf(file);
  if (!existsSync(full)) {
    // Other software gives a file a longer name: packages.ts.txt
    const near = readdirSync(path.dirname(full)).find((one) => one.startsWith(path.basename(file)));
    const help = near ? `There is ${near}: rename it.` : 'Take it back from git or from a copy.';
    const issue = { file, text: `The file ${file} is missing.`, help };
    return { file, source: '', exports: {}, issues: [issue] };
  }
  const source = readFileSync(full, 'utf8');
  const { exports = {}, faults } = await load(file, source);
  const issues = faults.map((fault) => ({ file, ...fault, help: helpWith(source, fault) }));
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
): Promise<{ exports?: RawContent; faults: SyntaxFault[] }> {
  try {
    const { warnings } = await transform(source, { loader: 'ts', logLevel: 'silent' });
    return { exports: await import(`@/${file}`), faults: warnings.map(faultOf) };
  } catch (error) {
    const { errors, message, stack = '' } = error as Partial<TransformFailure> & Error;
    if (errors) return { faults: errors.map(faultOf) };
    const [, line = 1, column = 1] = new RegExp(`${file}:(\\d+):(\\d+)`).exec(stack) ?? [];
    return { faults: [{ text: message, line: Number(line), column: Number(column) - 1 }] };
  }
}

const faultOf = ({ text, location }: TransformFailure['errors'][number]): SyntaxFault => ({
  text,
  line: location?.line ?? 1,
  column: location?.column ?? 0,
});
