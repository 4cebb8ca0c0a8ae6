import type { Way } from '@/content/schema/place';
import { placeCollections } from '@/lib/content/collections';
import type { Content } from '@/lib/content/content';
import { type ContentIssue, issueAt } from '@/lib/content/report/issue';
import { type Mark, marksOf, spotsIn } from './draw-map';
import { doOverlap, frameOf } from './frame';
import { followWays } from './ways';

/**
 * Finds errors in the maps.
 * @param site the content after the check of references
 */
export function checkMaps(site: Content): ContentIssue[] {
  return [...checkNames(site), ...checkWays(site), ...checkOverlaps(site)];
}

/** Finds places that no map names. */
function checkNames(site: Content): ContentIssue[] {
  const namedSlugs = site.baseMaps.flatMap(({ names }) => names.map(({ of }) => of));
  return placeCollections.flatMap((name) =>
    site[name].flatMap(({ slug }, index) => {
      if (namedSlugs.includes(slug)) return [];
      const line = `{ of: '${slug}', side: 'east' }`;
      const help = `Add a line such as ${line} to the names of a map in content/map.ts.`;
      return [issueAt(site, [name, index], 'is not named on any map.', help)];
    }),
  );
}

/** Finds places whose ways lead elsewhere, and ferry routes without a ferry on the maps. */
function checkWays(site: Content): ContentIssue[] {
  const { town } = site;
  const places = placeCollections.flatMap((name) =>
    site[name].flatMap((place, index) => {
      const ways = followWays(town.slug, place.way, site.ways);
      const end = ways.at(-1)?.to ?? town.slug;
      if (end === place.slug && ways.length === place.way.length) return [];
      const help = `List the ways in content/map.ts that lead from ${town.slug} to ${place.slug}, in their order.`;
      return [issueAt(site, [name, index, 'way'], `ends at ${end}.`, help)];
    }),
  );
  const ferryRoutes = site.ferryRoutes.flatMap(({ from, to }, index) => {
    const joins = ({ by, ends }: Way) => by === 'ferry' && ends.includes(from) && ends.includes(to);
    if (site.ways.some(joins)) return [];
    const help = `Add a way with ends: ['${from}', '${to}'] and by: 'ferry' to content/map.ts.`;
    return [issueAt(site, ['ferryRoutes', index], 'is missing on the maps.', help)];
  });
  return [...places, ...ferryRoutes];
}

/** Finds names that extend beyond their map, or that overlap another name or mark. */
function checkOverlaps(site: Content): ContentIssue[] {
  const spots = spotsIn(site);
  return site.baseMaps.flatMap((map, mapIndex) => {
    const { width, height } = frameOf(map);
    const marks = marksOf(map, spots);
    return marks.flatMap((mark) => {
      const { x, y, ...box } = mark.box;
      const isInside = Math.min(x, y, width - x - box.width, height - y - box.height) >= 0;
      const other = marks.find((found) => found !== mark && isCovered(found, mark));
      if (isInside && !other) return [];
      const index = map.names.findIndex(({ of }) => of === mark.slug);
      const problem = isInside ? `overlaps “${other?.name}”.` : 'extends beyond the map.';
      const help = 'Choose another side for it, or other corners for the map.';
      return [
        issueAt(site, ['baseMaps', mapIndex, 'names', index], `(${mark.name}) ${problem}`, help),
      ];
    });
  });
}

type PlacedMark = Pick<Mark, 'at' | 'box'>;

/** Whether another name overlaps a mark or its name. */
function isCovered({ at: [x, y], box }: PlacedMark, other: PlacedMark): boolean {
  const dot = { x: x - 4, y: y - 4, width: 8, height: 8 };
  return doOverlap(box, other.box) || doOverlap(dot, other.box);
}
