import type { Coordinates } from '@/content/schema/fields';
import { type ContentIssue, issueAt } from '@/lib/content/report/issue';
import { coastErrorKm, firstOnLand, islandAt, islandNamed, kmFromIsland } from '@/lib/map/coast';
import { type Content, leisureCollections, placeCollections } from '../collections';
import { drawnPoints, endsOf, findWay, type Network } from '../ways';

/**
 * Finds what would look wrong on the maps: places and points in the sea or on another island, ships
 * that cross land, places and ferry routes without a way.
 * @param content without a fault
 */
export function findMapWarnings(content: Content): ContentIssue[] {
  return [...findMisplaced(content), ...findShipsOnLand(content), ...findWithoutWay(content)];
}

function findMisplaced(content: Content): ContentIssue[] {
  const towns = [{ name: 'town' as const, item: content.town }];
  const places = placeCollections.flatMap((name) => content[name].map((item) => ({ name, item })));
  const islandOf = new Map([...towns, ...places].map(({ item }) => [item.slug, item.island]));
  const points = leisureCollections.flatMap((name) =>
    content[name].map((item) => ({
      name,
      item,
      islands: item.places.map((place) => islandOf.get(place)),
    })),
  );
  const located = [...towns, ...places].map((one) => ({ ...one, islands: [one.item.island] }));
  return [...located, ...points].flatMap(({ name, item, islands }) => {
    const problem = item.at && misplaced(item.at, islands);
    if (!problem) return [];
    return issueAt(name, item, 'at', {
      problem,
      expected: 'where it is, in degrees north and east',
    });
  });
}

/**
 * What is wrong with a place; undefined for nothing.
 * @param islands where it may lie; an islet that the coast does not have is undefined
 */
function misplaced(at: Coordinates, islands: readonly (string | undefined)[]): string | undefined {
  const named = islands.flatMap((name) => name ?? []);
  const isNear = named.some((name) => kmFromIsland(at, islandNamed(name)) <= coastErrorKm);
  if (isNear || islands.length === 0) return undefined;
  const found = islandAt(at);
  // Around an islet there is water, or a shore that is drawn too wide.
  if (named.length < islands.length && !firstOnLand([at])) return undefined;
  const where = found ? `on ${found.name ?? 'another island'}` : 'in the sea';
  return `lies ${where}${named.length > 0 ? ` and not on ${named.join(' or ')}` : ''}`;
}

function findShipsOnLand(content: Content): ContentIssue[] {
  return content.ways.flatMap((way) => {
    const ends = way.by === 'road' ? undefined : endsOf(content, way);
    const point = ends && firstOnLand(drawnPoints([ends[0], ...way.via, ends[1]]));
    if (!point) return [];
    const { north, east } = point;
    return issueAt('ways', way, 'via', {
      problem: `crosses land near { north: ${north.toFixed(2)}, east: ${east.toFixed(2)} }`,
      expected: 'a point in the water that leads it round',
    });
  });
}

function findWithoutWay(content: Network & Content): ContentIssue[] {
  const problem = (from: string, to: string) => `has no way from ${from} to ${to}`;
  const expected = 'a way in content/map.ts, so that maps can show it';
  const { slug: town } = content.town;
  return [
    ...placeCollections.flatMap((name) =>
      content[name]
        .filter(({ slug }) => findWay(content, town, slug).length === 0)
        .flatMap((item) =>
          issueAt(name, item, '', { problem: problem(town, item.slug), expected }),
        ),
    ),
    ...content.ferryRoutes
      .filter(({ from, to }) => findWay(content, from, to).length === 0)
      .flatMap((item) =>
        issueAt('ferryRoutes', item, '', { problem: problem(item.from, item.to), expected }),
      ),
  ];
}
