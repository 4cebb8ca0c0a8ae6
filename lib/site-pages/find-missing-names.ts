import { collections } from '@/lib/content/collections';
import { getPointsOfInterest } from '@/lib/content/query/items';
import { harbourMap, islandsMap, overviewMap } from '@/lib/content/query/maps';
import type { ContentIssue } from '@/lib/content/report/issue';

/**
 * Finds the places and points that /map leaves out, because their names would cover others. On the maps of
 * other pages they may be missing; here they should not.
 */
export function findMissingNames(): ContentIssue[] {
  const maps = [overviewMap(), islandsMap(), harbourMap()];
  const named = new Set(maps.flatMap(({ marks }) => marks.map(({ slug }) => slug)));
  const unnamed = new Map(maps.flatMap((map) => map.unnamed.map(({ slug, name }) => [slug, name])));
  const missing = [...unnamed].filter(([slug]) => !named.has(slug));
  return missing.map(([slug, name]) => ({
    file: fileOf(slug),
    item: name,
    field: 'side',
    problem: 'has no room for its name on /map, and is left out there',
    expected: "a side for it or for its neighbour, such as side: 'west'",
  }));
}

/** The file of the beach or sight with this slug; else that of the places. */
function fileOf(slug: string): string {
  const point = getPointsOfInterest().find((one) => one.slug === slug);
  return collections[point?.collection ?? 'topPlaces'].file;
}
