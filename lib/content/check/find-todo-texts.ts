import { type Content, collections, itemCollections } from '@/lib/content/collections';
import { type ContentIssue, issueAt } from '@/lib/content/report/issue';
import { contentParts, textsIn } from './walk-content';

/** What stands where a text is still to be written (scripts/new/). */
export const waiting = 'Words to come';

/** Checks that no text on the site is still to be written; an entry is told of once. */
export function checkTodoTexts(content: Partial<Content>): ContentIssue[] {
  return waitingIn(content, false);
}

/** Finds hidden entries whose texts are still to be written, each told of once. They may wait. */
export function findTodoTexts(content: Partial<Content>): ContentIssue[] {
  return waitingIn(content, true);
}

function waitingIn(content: Partial<Content>, hidden: boolean): ContentIssue[] {
  return contentParts(content, itemCollections).flatMap(({ name, item, isHidden }) => {
    if (isHidden !== hidden) return [];
    const [first, ...others] = textsIn(item).filter(({ text }) => text === waiting);
    if (!first) return [];
    const more = others.length > 0 ? `, as in ${others.length} more places` : '';
    return issueAt(name, item, first.path, {
      problem: `is "${waiting}"${more}`,
      expected: hidden
        ? 'your own words; then take the line hidden: true out'
        : `your own words, or hidden: true, in this entry of ${collections[name].file}`,
    });
  });
}
