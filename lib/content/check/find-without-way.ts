import { type Content, placeCollections } from '@/lib/content/collections';
import { type ContentIssue, issueAt } from '@/lib/content/report/issue';
import { findShortestPath } from '@/lib/content/shortest-path';

/**
 * Finds places and ferry routes that no way leads to, so that maps can't show how one gets there.
 * @param content without a fault
 */
export function findWithoutWay(content: Content): ContentIssue[] {
  const problem = (from: string, to: string) => `has no way from ${from} to ${to}`;
  const expected = 'a way in content/map.ts, so that maps can show it';
  const { slug: town } = content.town;
  return [
    ...placeCollections.flatMap((name) =>
      content[name]
        .filter(({ slug }) => findShortestPath(content, town, slug).length === 0)
        .flatMap((item) =>
          issueAt(name, item, '', { problem: problem(town, item.slug), expected }),
        ),
    ),
    ...content.ferryRoutes
      .filter(({ from, to }) => findShortestPath(content, from, to).length === 0)
      .flatMap((item) =>
        issueAt('ferryRoutes', item, '', { problem: problem(item.from, item.to), expected }),
      ),
  ];
}
