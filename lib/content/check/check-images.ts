import { didYouMean } from '@/lib/content/report/did-you-mean';
import { type ContentIssue, issueAt } from '@/lib/content/report/issue';
import type { Content } from '@/lib/content/types';
import { walk } from '@/lib/content/walk';

const usable = 'a complete JPEG, PNG or WebP file; open it in an image editor and export it again';

/**
 * Finds missing pictures, and photographs that can't be used. Pictures on other hosts are not checked.
 * @param files the paths of all files below public, with a leading slash, and of photographs as /photographs/…, in
 *   their exact case: the wrong case works on some computers, but not on the host
 * @param unusable why photographs can't be used, by their paths in the content
 */
export function checkImages(
  content: Content,
  files: ReadonlySet<string>,
  unusable: ReadonlyMap<string, string>,
): ContentIssue[] {
  return [...walk(content)].flatMap(({ path, value }) => {
    if (path.at(-1) !== 'src' || path.at(-2) === 'remote') return [];
    const src = String(value);
    if (!files.has(src)) {
      const folder = src.startsWith('/photographs/') ? 'photographs' : 'public/images';
      const names = [...files].filter((file) => /^\/(images|photographs)\//.test(file));
      const problem = `is "${src}", but ${folder} has no such file.`;
      return issueAt(content, path, problem, didYouMean(src, names));
    }
    const reason = unusable.get(src);
    if (reason === undefined) return [];
    const problem = `is "${src}", which cannot be used: ${reason}.`;
    return issueAt(content, path, problem, `Expected: ${usable}.`);
  });
}
