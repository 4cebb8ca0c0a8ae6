import {
  attractionCollections,
  type Content,
  collections,
  placeCollections,
} from '@/lib/content/collections';
import { type ContentIssue, issueAt } from '@/lib/content/report/issue';
import { entriesOf } from './entries';

/**
 * Checks that each opening is shown as that of an item only where it is about this item alone, which has no
 * other opening.
 */
export function checkSubjects(content: Partial<Content>): ContentIssue[] {
  const subjects = [...placeCollections, ...attractionCollections].flatMap((list) =>
    entriesOf(content, list).map(({ slug }) => `${collections[list].parentRoute}/${slug}`),
  );
  const openings = content.openings ?? [];
  return openings.flatMap((one) => {
    const { subject, name, shownOn } = one;
    if (subject === undefined) return [];
    const first = openings.find((other) => other.subject === subject);
    const expected = `the page about ${name} alone; a page about more goes into shownOn`;
    const issue = (problem: string) => issueAt('openings', one, 'subject', { problem, expected });
    if (shownOn.includes(subject)) return issue(`has "${subject}" as its subject and in shownOn`);
    if (first !== one) return issue(`"${subject}" is the subject of ${first?.slug} already`);
    if (subjects.includes(subject)) return [];
    return issue(`"${subject}" is no place, beach, sport or sight`);
  });
}
