import type { Leg } from '@/content/schema/place';
import { packageCollections, placeCollections } from '@/lib/content/collections';
import { type ContentIssue, issueAt } from '@/lib/content/report/issue';
import type { Content, ParsedPackage } from '@/lib/content/types';
import { type DrawnMap, drawMap, type Mark, outlineWidth } from './draw-map';
import { wayTo } from './legs';
import { type PageMaps, pageMapsOf } from './page-maps';
import { type Box, overlaps } from './projection';

/**
 * Finds what no map shows whole, legs that lead nowhere, and names and days that overlap or leave their map.
 * @param content the content after the check of references
 */
export function checkMaps(content: Content): ContentIssue[] {
  const maps = pageMapsOf(content);
  return [
    ...checkPlaces(content, maps),
    ...checkLegs(content),
    ...checkNames(content),
    ...checkPackages(content, maps),
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
      const legs = wayTo(place, content);
      const end = legs.at(-1)?.to ?? town.slug;
      if (end === place.slug && legs.length === place.legs.length) return [];
      const help = `List the legs in content/map.ts that lead from ${town.slug} to ${place.slug}, in their order.`;
      return [issueAt(content, [name, index, 'legs'], `end at ${end}, not at the place.`, help)];
    }),
  );
  const ferryRoutes = content.ferryRoutes.flatMap(({ from, to }, index) => {
    const joins = ({ transport, ends }: Leg) =>
      transport === 'ferry' && ends.includes(from) && ends.includes(to);
    if (content.legs.some(joins)) return [];
    const help = `Add a leg with ends: ['${from}', '${to}'] and transport: 'ferry' to content/map.ts.`;
    return [issueAt(content, ['ferryRoutes', index], 'has no leg by ferry.', help)];
  });
  return [...places, ...ferryRoutes];
}

/** Finds names that extend beyond their map, or that overlap another name or mark. */
function checkNames(content: Content): ContentIssue[] {
  return content.baseMaps.flatMap((base) => {
    // Each location is highlighted on some page, and marks are largest when they are highlighted.
    const map = drawMap(content, base, { highlighted: base.names.map(({ location }) => location) });
    return map.marks.flatMap((mark) => checkBox(content, map, mark, mark.box, mark.name));
  });
}

/** Finds places of packages without a mark, and days that extend beyond the map, or that overlap others or a name. */
function checkPackages(content: Content, maps: PageMaps): ContentIssue[] {
  return packageCollections.flatMap((name) =>
    content[name].flatMap((item: ParsedPackage, index) => {
      const map = maps.package(item);
      const unnamed = item.places.find((place) => !map.marks.some(({ slug }) => slug === place));
      const problem = `visits ${unnamed}, but no map names all its places.`;
      const help = `Name ${unnamed} on ${map.base.slug} in content/map.ts, or on a smaller map with the others.`;
      if (unnamed) return issueAt(content, [name, index], problem, help);
      return map.marks.flatMap((mark) => {
        const label = `${mark.badge?.label} of ${item.slug}`;
        return mark.badge ? checkBox(content, map, mark, mark.badge.box, label) : [];
      });
    }),
  );
}

/** Finds out whether a box of a mark extends beyond the map, or overlaps a box of another mark. */
function checkBox(
  content: Content,
  { base, marks, width, height }: DrawnMap,
  mark: Mark,
  box: Box,
  label: string,
): ContentIssue[] {
  const isInside =
    Math.min(box.x, box.y, width - box.x - box.width, height - box.y - box.height) >= 0;
  const other = marks.find(
    (candidate) => candidate !== mark && boxesOf(candidate).some((part) => overlaps(part, box)),
  );
  if (isInside && !other) return [];
  const problem = isInside ? `overlaps “${other?.name}”` : 'extends beyond the map';
  const index = base.names.findIndex(({ location }) => location === mark.slug);
  const path = ['baseMaps', content.baseMaps.indexOf(base), 'names', index];
  const help = 'Choose another side for it, or other corners for the map.';
  return [issueAt(content, path, `(${label}) ${problem}.`, help)];
}

/** The boxes of a mark, of its name and of its badge. */
function boxesOf({ point: [x, y], radius, box, badge }: Mark): Box[] {
  const reach = radius + outlineWidth / 2;
  const mark = { x: x - reach, y: y - reach, width: 2 * reach, height: 2 * reach };
  return badge ? [mark, box, badge.box] : [mark, box];
}
