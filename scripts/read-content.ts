import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type TransformFailure, transform } from 'esbuild';
import type { RawContent } from '@/lib/content/collections';
import type { ContentIssue } from '@/lib/content/report/issue';
import { helpWith, type SyntaxFault } from '@/lib/content/report/syntax-help';
import { isTestSite } from './site.mjs';

/** A content file: its text, what it exports, and why it cannot be read, if it cannot. */
type ContentFile = { file: string; source: string; exports: RawContent; issues: ContentIssue[] };

/** @param file its path from the project's root */
export async function readContent(file: string): Promise<ContentFile> {
  const full = path.resolve(isTestSite() ? 'e2e' : '', file);
  if (!existsSync(full)) {
    const help = 'Take it back from git, or give it its name again if it has got a longer one.';
    const issue = { file, text: `The file ${file} is missing.`, help };
    return { file, source: '', exports: {}, issues: [issue] };
  }
  const source = readFileSync(full, 'utf8');
  const { exports = {}, faults } = await load(file, source);
  const issues = faults.map((fault) => ({ file, ...fault, help: helpWith(source, fault) }));
  return { file, source, exports, issues };
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
