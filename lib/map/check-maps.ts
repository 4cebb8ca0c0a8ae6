import type { Leg } from '@/content/schema/place';
import { packageCollections, placeCollections } from '@/lib/content/collections';
import { type ContentIssue, issueAt } from '@/lib/content/report/issue';
import type { Content, PackageEntry } from '@/lib/content/types';
import { type Badge, drawMap, type Mark, outlineWidth } from './draw-map';
import { type Box, type Frame, overlaps } from './frame';
import { followLegs } from './legs';
import { type PageMaps, pageMapsOf } from './page-maps';

/**
 * Finds errors in the maps.
 * @param content the content after the check of references
 */
export function checkMaps(content: Content): ContentIssue[] {
  const maps = pageMapsOf(content);
  return [
    ...checkPlaces(content, maps),
    ...checkLegs(content),
    ...checkNames(content),
    ...checkBadges(content, maps),
  ];
}

/** Finds places that are not named on their map. */
function checkPlaces(content: Content, maps: PageMaps): ContentIssue[] {
  return placeCollections.flatMap((name) =>
    content[name].flatMap((place, index) => {
      const { base, marks } = maps.place(place);
      if (marks.some(({ emphasis }) => emphasis === 'highlighted')) return [];
      const line = `{ location: '${place.slug}', side: 'east' }`;
      const help = `Add a line such as ${line} to the names of ${base.slug} in content/map.ts.`;
      return [issueAt(content, [name, index], 'is not named on its map.', help)];
    }),
  );
}

/** Finds places whose legs don't lead there, and ferry routes without a leg by ferry. */
function checkLegs(content: Content): ContentIssue[] {
  const { town } = content;
  const places = placeCollections.flatMap((name) =>
    content[name].flatMap((place, index) => {
      const legs = followLegs(town.slug, place.legs, content.legs);
      const end = legs.at(-1)?.to ?? town.slug;
      if (end === place.slug && legs.length === place.legs.length) return [];
      const help = `List the legs in content/map.ts that lead from ${town.slug} to ${place.slug}, in their order.`;
      return [issueAt(content, [name, index, 'legs'], `ends at ${end}.`, help)];
    }),
  );
  const ferryRoutes = content.ferryRoutes.flatMap(({ from, to }, index) => {
    const joins = ({ transport, ends }: Leg) =>
      transport === 'ferry' && ends.includes(from) && ends.includes(to);
    if (content.legs.some(joins)) return [];
    const help = `Add a leg with ends: ['${from}', '${to}'] and transport: 'ferry' to content/map.ts.`;
    return [issueAt(content, ['ferryRoutes', index], 'is missing on the maps.', help)];
  });
  return [...places, ...ferryRoutes];
}

/** Finds names on maps that extend beyond their map, or that overlap another name or mark. */
function checkNames(content: Content): ContentIssue[] {
  return content.baseMaps.flatMap((base, mapIndex) => {
    // Each location is highlighted on some page, and marks are largest when they are highlighted.
    const map = drawMap(content, base, { highlighted: base.names.map(({ location }) => location) });
    return map.marks.flatMap((mark) => {
      const others = boxesOf(map.marks.filter((other) => other !== mark));
      const problem = problemOf(mark.box, map, others);
      if (!problem) return [];
      const index = base.names.findIndex(({ location }) => location === mark.slug);
      const path = ['baseMaps', mapIndex, 'names', index];
      const help = 'Choose another side for it, or other corners for the map.';
      return [issueAt(content, path, `(${mark.name}) ${problem}.`, help)];
    });
  });
}

/** Finds days on the maps of packages that extend beyond the map, or that overlap other days, a name or a mark. */
function checkBadges(content: Content, maps: PageMaps): ContentIssue[] {
  const packages = packageCollections.flatMap((name): readonly PackageEntry[] => content[name]);
  return packages.flatMap((item) => {
    const { badges, marks, ...map } = maps.package(item);
    return badges.flatMap(({ label, leg, box }, index) => {
      const problem = problemOf(box, map, [...badges.slice(0, index), ...boxesOf(marks)]);
      if (!problem) return [];
      const path = ['legs', content.legs.findIndex(({ slug }) => slug === leg), 'daysAt'];
      const help = `Set daysAt of ${leg} in content/map.ts to a position with room.`;
      return [issueAt(content, path, `(${label} of ${item.slug}) ${problem}.`, help)];
    });
  });
}

type LabelledBox = Pick<Badge, 'label' | 'box'>;

/** The boxes of names and of their marks. */
function boxesOf(marks: readonly Mark[]): LabelledBox[] {
  return marks.flatMap(({ name: label, at: [x, y], radius, box }) => {
    const reach = radius + outlineWidth / 2;
    const mark = { x: x - reach, y: y - reach, width: 2 * reach, height: 2 * reach };
    return [box, mark].map((part) => ({ label, box: part }));
  });
}

/** Says whether a box extends beyond its map, or which other box it overlaps. */
function problemOf(box: Box, map: Frame, others: readonly LabelledBox[]): string | undefined {
  const farEdges = [map.width - box.x - box.width, map.height - box.y - box.height];
  if (Math.min(box.x, box.y, ...farEdges) < 0) return 'extends beyond the map';
  const other = others.find((candidate) => overlaps(candidate.box, box));
  return other && `overlaps “${other.label}”`;
}
