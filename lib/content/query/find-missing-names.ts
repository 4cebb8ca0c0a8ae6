import { type ContentIssue, issueAt } from '@/lib/content/report/issue';
import { getPointsOfInterest, itemsOf } from './items';
import { harbourMap, islandsMap, overviewMap } from './maps';

/**
 * Finds the places and points that /map leaves out, because they or their names would cover others. On the
 * maps of other pages they may be missing; here they should not. What has no mark of its own (hasOwnMark) is not
 * told: no owner could change that a tour leads to several places.
 */
export function findMissingNames(): ContentIssue[] {
  const maps = [overviewMap(), islandsMap(), harbourMap()];
  const named = new Set(maps.flatMap(({ marks }) => marks.map(({ slug }) => slug)));
  const unnamed = new Set(maps.flatMap((map) => map.unnamed.map(({ slug }) => slug)));
  const items = [...itemsOf('place'), ...getPointsOfInterest()];
  const missing = [...unnamed].filter((slug) => !named.has(slug));
  return missing.map((slug) => {
    const item = items.find((one) => one.slug === slug);
    return issueAt(item?.collection ?? 'town', item, 'side', {
      problem: 'has no room on /map, and is left out there',
      expected:
        "a side for it or for its neighbour, such as side: 'west', or more exact coordinates",
    });
  });
}
