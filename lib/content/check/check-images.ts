import { closest, distance } from 'fastest-levenshtein';
import type { CollectionName, Content } from '@/lib/content/collections';
import type { ContentIssue, IssueText } from '@/lib/content/report/issue';
import { checkEachField, type ValueField } from './walk-content';

/** A photograph that can be used, with its size in px, or why it can't. */
export type PhotographState = { width: number; height: number } | IssueText;

/**
 * The least width of a photograph in px, by where it is shown: from edge to edge, as a small round
 * portrait, or in a card and the dialog that opens from it.
 */
const banner = 1600;
const portrait = 320;
const card = 1200;
const leastWidths: Partial<Record<CollectionName, number>> = {
  heroSlides: banner,
  pages: banner,
  services: banner,
  activityPages: banner,
  posts: banner,
  about: banner,
  testimonials: portrait,
};

/**
 * Reports each picture of the content that is missing or cannot be used.
 * @param files the paths of all files below public, with a leading slash, and of those in
 *   photographs as /photographs/…, in their exact case: a name with other capitals works on some
 *   machines but fails on the host
 * @param photographs the state of each photograph that the content names
 */
export function checkImages(
  content: Partial<Content>,
  files: ReadonlySet<string>,
  photographs: ReadonlyMap<string, PhotographState>,
): ContentIssue[] {
  return checkEachField(content, (field, { name }) => {
    const src = String(field.value);
    return (
      isPicture(field) && checkFile(src, files, photographs.get(src), leastWidths[name] ?? card)
    );
  });
}

function isPicture({ key, parent }: ValueField): boolean {
  return key === 'src' && 'alt' in parent;
}

function checkFile(
  src: string,
  files: ReadonlySet<string>,
  state: PhotographState | undefined,
  leastWidth: number,
): IssueText | undefined {
  if (!files.has(src)) {
    return { problem: `"${src}" does not exist`, expected: expectedFile(src, files) };
  }
  if (!state) return undefined;
  if ('problem' in state) return { ...state, problem: `"${src}" ${state.problem}` };
  if (state.width >= leastWidth) return undefined;
  return {
    problem: `"${src}" is ${state.width} pixels wide, too small for where it is shown`,
    expected: `a photograph that is ${leastWidth} pixels wide or wider; enlarging this one does not help`,
  };
}

/** Names the missing file, and an existing file with a similar name. */
function expectedFile(src: string, files: ReadonlySet<string>): string {
  const file = src.startsWith('/photographs/') ? src.slice(1) : `public${src}`;
  const near = closest(src, [...files]);
  return files.size > 0 && distance(src.toLowerCase(), near.toLowerCase()) <= 3
    ? `${near} (did you mean that?), or the file ${file}`
    : `the file ${file}, or the name of a picture that is there`;
}
