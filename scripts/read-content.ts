import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type TransformFailure, transform } from 'esbuild';
import type { ContentIssue } from '@/lib/content/report/issue';
import { explainIssue, type SyntaxIssue } from '@/lib/content/report/syntax-help';
import type { RawContent } from '@/lib/content/types';
import { isTestSite } from './test-site.mjs';

/** A content file: its text, its exports, and its syntax errors. */
type ContentFile = {
  file: string;
  source: string;
  exports: RawContent;
  issues: ContentIssue[];
};

/** Reads a content file, and turns errors into issues. @param file its path from the project's root */
export async function readContent(file: string): Promise<ContentFile> {
  const source = readFileSync(path.resolve(isTestSite() ? 'e2e' : '', file), 'utf8');
  const { exports = {}, syntaxIssues } = await load(file, source);
  const issues = syntaxIssues.map((issue) => ({ file, ...explainIssue(source, issue) }));
  return { file, source, exports, issues };
}

/** Imports a file. @returns its exports, and the errors and warnings of esbuild or Node */
async function load(file: string, source: string) {
  try {
    const { warnings } = await transform(source, { loader: 'ts', logLevel: 'silent' });
    return { exports: await import(`@${file}`), syntaxIssues: warnings.map(issueOf) };
  } catch (error) {
    const { errors, message, stack = '' } = error as Partial<TransformFailure> & Error;
    if (errors) return { syntaxIssues: errors.map(issueOf) };
    const [, line = 1, column = 1] = new RegExp(`${file}:(\\d+):(\\d+)`).exec(stack) ?? [];
    return { syntaxIssues: [{ text: message, line: Number(line), column: Number(column) - 1 }] };
  }
}

const issueOf = ({ text, location }: TransformFailure['errors'][number]): SyntaxIssue => ({
  text,
  line: location?.line ?? 1,
  column: location?.column ?? 0,
});
