import type { Way } from '@/content/schema/place';
import { packageCollections, placeCollections } from '@/lib/content/collections';
import type { Content } from '@/lib/content/content';
import type { Package } from '@/lib/content/query/packages';
import { type ContentIssue, issueAt } from '@/lib/content/report/issue';
import { type Badge, type Mark, marksOf, spotsIn } from './draw-map';
import { type Box, doOverlap, type Frame, frameOf } from './frame';
import { tripMap } from './item-maps';
import { followWays } from './ways';

/**
 * Finds errors in the maps.
 * @param site the content after the check of references
 */
export function checkMaps(site: Content): ContentIssue[] {
  return [...checkNames(site), ...checkWays(site), ...checkOverlaps(site), ...checkBadges(site)];
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

/** Finds names on maps that extend beyond their map, or that overlap another name or mark. */
function checkOverlaps(site: Content): ContentIssue[] {
  const spots = spotsIn(site);
  return site.baseMaps.flatMap((map, mapIndex) => {
    const marks = marksOf(map, spots);
    return marks.flatMap((mark) => {
      const others = boxesOf(marks.filter((found) => found !== mark));
      const problem = problemOf(mark.box, frameOf(map), others);
      if (!problem) return [];
      const index = map.names.findIndex(({ of }) => of === mark.slug);
      const path = ['baseMaps', mapIndex, 'names', index];
      const help = 'Choose another side for it, or other corners for the map.';
      return [issueAt(site, path, `(${mark.name}) ${problem}.`, help)];
    });
  });
}

/** Finds days on the maps of trips that extend beyond the map, or that overlap other days, a name or a mark. */
function checkBadges(site: Content): ContentIssue[] {
  const trips = packageCollections.flatMap((name): readonly Trip[] => site[name]);
  return trips.flatMap(({ slug: trip, itinerary }) => {
    const { badges, marks, ...map } = tripMap({ itinerary });
    return badges.flatMap(({ label, way, box }, index) => {
      const problem = problemOf(box, map, [...badges.slice(0, index), ...boxesOf(marks)]);
      if (!problem) return [];
      const path = ['ways', site.ways.findIndex(({ slug }) => slug === way), 'daysAt'];
      const help = `Set daysAt of ${way} in content/map.ts to a position with room.`;
      return [issueAt(site, path, `(${label} of ${trip}) ${problem}.`, help)];
    });
  });
}

type Trip = Pick<Package, 'slug' | 'itinerary'>;
type LabelledBox = Pick<Badge, 'label' | 'box'>;

/** The boxes of names and of their marks, which are 12 units wide. */
function boxesOf(marks: readonly Mark[]): LabelledBox[] {
  return marks.flatMap(({ name: label, at: [x, y], box }) => [
    { label, box },
    { label, box: { x: x - 6, y: y - 6, width: 12, height: 12 } },
  ]);
}

/** Says whether a box extends beyond its map, or which other it overlaps. */
function problemOf(box: Box, map: Frame, others: readonly LabelledBox[]): string | undefined {
  const ends = [map.width - box.x - box.width, map.height - box.y - box.height];
  if (Math.min(box.x, box.y, ...ends) < 0) return 'extends beyond the map';
  const other = others.find((found) => doOverlap(found.box, box));
  return other && `overlaps “${other.label}”`;
}
