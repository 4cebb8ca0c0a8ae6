import { collections } from '@/lib/content/collections';
import { getSpots } from '@/lib/content/query/items';
import { harbourMap, islandsMap, overviewMap } from '@/lib/content/query/maps';
import type { ContentIssue } from '@/lib/content/report/issue';

/**
 * Finds the places and points that /map leaves out, because their names would cover others. On the maps of
 * other pages they may be missing; here they should not.
 */
export function findMissingNames(): ContentIssue[] {
  const maps = [overviewMap(), islandsMap(), harbourMap()];
  const named = new Set(maps.flatMap(({ marks }) => marks.map(({ name }) => name)));
  const unnamed = new Set(maps.flatMap((map) => map.unnamed));
  const missing = [...unnamed].filter((name) => !named.has(name));
  return missing.map((name) => ({
    file: fileOf(name),
    item: name,
    field: 'side',
    problem: 'has no room for its name on /map, and is left out there',
    expected: "a side for it or for its neighbour, such as side: 'west'",
  }));
}

/** The file of the beach or sight with this name on a map; else that of the places. */
function fileOf(name: string): string {
  const point = getSpots().find((one) => one.name.startsWith(name));
  return collections[point?.list ?? 'topPlaces'].file;
}
