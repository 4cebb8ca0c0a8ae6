import { didYouMean } from '@/lib/content/report/did-you-mean';
import { type ContentIssue, issueAt } from '@/lib/content/report/issue';
import type { Content } from '@/lib/content/types';
import { walk } from '@/lib/content/walk';

/** Why a photograph can't be used, and what is expected. */
export type Unusable = { problem: string; expected: string };

/** Each photograph's size in px, or why it can't be used, by its path in the content. */
export type PhotographStates = ReadonlyMap<string, { width: number; height: number } | Unusable>;

/**
 * Finds missing pictures, and photographs that can't be used. Pictures on other hosts are not checked.
 * @param files the paths of all files below public, with a leading slash, and of photographs as /photographs/…, in
 *   their exact case: the wrong case works on some computers, but not on the host
 */
export function checkImages(
  content: Content,
  files: ReadonlySet<string>,
  photographs: PhotographStates,
): ContentIssue[] {
  return [...walk(content)].flatMap(({ path, value }) => {
    if (path.at(-1) !== 'src' || path.at(-2) === 'remote') return [];
    const src = String(value);
    const state = photographs.get(src);
    if (!files.has(src)) {
      const folder = src.startsWith('/photographs/') ? 'photographs' : 'public/images';
      const names = [...files].filter((file) => /^\/(images|photographs)\//.test(file));
      const problem = `is "${src}", but ${folder} has no such file.`;
      return issueAt(content, path, problem, didYouMean(src, names));
    }
    if (!state || !('problem' in state)) return [];
    const problem = `is "${src}", which ${state.problem}.`;
    return issueAt(content, path, problem, `Expected: ${state.expected}.`);
  });
}
