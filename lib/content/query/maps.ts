import type { Coordinates } from '@/content/schema/fields';
import { content } from '@/lib/content/load/store';
import type { TravelledWay } from '@/lib/content/shortest-path';
import { distanceKm } from '@/lib/distance';
import { findLand } from '@/lib/map/coast';
import { type DrawnMap, drawMap, type WayOnMap } from '@/lib/map/draw-map';
import { frameAround, type Layout } from '@/lib/map/map-frame';
import type { Marker } from '@/lib/map/marker';
import type { FerryRoute } from './cruise';
import { type ItemOf, itemsOf, type PointOfInterest, routeOf } from './items';
import {
  allMarks,
  hasOwnMark,
  jettyMarks,
  markOfPlace,
  marksOfPoint,
  placeMarks,
  portsAmong,
  townMark,
} from './map-marks';
import { type Place, placesBySlug, town } from './places';
import { shortestPathBetween } from './shortest-path-between';
import { labels } from './site';

/** All islands that have places, with the places that do not lie on each other. */
export function overviewMap(): DrawnMap {
  const marks = placeMarks();
  const points = [...marks.map(({ at }) => at), ...[town, ...itemsOf('place')].flatMap(shoreOf)];
  const frame = frameAround(points, { marginKm: 0, ratio: [0.54, 0.54] });
  return drawMap(frame, { marks, seas: content.seas });
}

/** Ferry routes between their harbours; by default all. */
export function ferriesMap(ferryRoutes: readonly FerryRoute[] = itemsOf('ferryRoute')): DrawnMap {
  const ways = ferryRoutes.flatMap(({ from, to }) => shortestPathBetween(from, to));
  const calledAt = content.harbours.filter(({ slug }) =>
    ways.some((way) => way.from === slug || way.to === slug),
  );
  const points = [...calledAt.map(({ at }) => at), ...ways.flatMap((way) => way.points)];
  return mapAround(points, 7, portsAmong(placeMarks(), calledAt), withoutRepeats(ways));
}

const closeUp: Pick<Layout, 'ratio'> = { ratio: [1, 1] };

/** The town's harbour, where sights and islets lie close together. */
export function harbourMap(): DrawnMap {
  const marks = allMarks().filter(({ at }) => distanceKm(at, town.at) < 7);
  return drawMap(
    frameAround(
      marks.map(({ at }) => at),
      { marginKm: 2.4, ...closeUp },
    ),
    { marks },
  );
}

/** The islands with ferries, without the town: their beaches lie close together, too. */
export function islandsMap(): DrawnMap {
  const islands = itemsOf('place').filter(({ slug }) =>
    content.harbours.some((harbour) => harbour.slug === slug),
  );
  const points = islands.flatMap((island) => [island.at, ...shoreOf(island)]);
  return drawMap(frameAround(points, { marginKm: 2, ...closeUp }), { marks: allMarks() });
}

/** Where a place lies, and the way there from the town. */
export function placeMap(item: Place): DrawnMap {
  const ways = shortestPathBetween(town.slug, item.slug);
  const stops = content.stops.filter(({ slug }) => ways.some(({ to }) => to === slug));
  const start = ways[0]?.by === 'ferry' ? portsAmong([townMark()], content.harbours) : [townMark()];
  const jetties = ways.at(-1)?.by === 'ferry' ? jettyMarks(item.slug) : [];
  const marks: Marker[] = [
    { ...markOfPlace(item), href: undefined, kind: 'subject', alwaysShown: true },
    ...start,
    ...stops.map((stop): Marker => ({ ...stop, kind: 'minor' })),
    ...jetties,
    ...allMarks().filter(({ href }) => href !== undefined && href !== routeOf(item)),
  ];
  const points = [item.at, town.at, ...ways.flatMap((way) => way.points)];
  return mapAround(points, 4, marks, withoutRepeats(ways));
}

/** Islands of more than so many square kilometres are not shown whole for one of their beaches. */
const largestWhole = 200;

/**
 * Where a beach, a sight or the like lies: with its whole island and the jetty there, or with the nearest
 * place or the town where the island is large; undefined without coordinates.
 */
export function pointOfInterestMap(item: PointOfInterest): DrawnMap | undefined {
  const { at } = item;
  if (!at) return undefined;
  const [nearest = town] = [town, ...itemsOf('place')].sort(
    (a, b) => distanceKm(at, a.at) - distanceKm(at, b.at),
  );
  const isSmall = nearest.island && findLand(nearest.island).squareKm < largestWhole;
  const shore = isSmall ? shoreOf(nearest) : [];
  const own = hasOwnMark(item) ? marksOfPoint(item) : [];
  const marks: Marker[] = [
    ...own.map(
      (mark): Marker => ({ ...mark, href: undefined, kind: 'subject', alwaysShown: true }),
    ),
    ...jettyMarks(nearest.slug),
    ...allMarks().filter(({ href }) => href !== routeOf(item)),
  ];
  return mapAround([at, nearest.at, ...shore], isSmall ? 1.5 : 5, marks);
}

/** Where a water sport is offered; undefined if it names no place. */
export function sportMap(item: ItemOf<'sport'>): DrawnMap | undefined {
  const here = placesBySlug(item.places);
  if (here.length === 0) return undefined;
  const marks = placeMarks().map((mark): Marker => {
    const isHere = here.some(({ slug }) => slug === mark.slug);
    return { ...mark, kind: isHere ? 'subject' : 'minor', alwaysShown: isHere };
  });
  return mapAround([town.at, ...here.map(({ at }) => at)], 7, marks);
}

/** Maps with fewer units per km than this have no room for single beaches and sights. */
const pointScale = 12;

/** A map with these points and as many of the marks as have room; the first are the most important. */
export function mapAround(
  points: readonly Coordinates[],
  marginKm: number,
  marks: readonly Marker[],
  ways: readonly WayOnMap[] = [],
  narrowest = 0.9,
): DrawnMap {
  const frame = frameAround(points, { marginKm, ratio: [narrowest, 1.1] });
  const shown = marks.filter(({ kind }) => kind !== 'point' || frame.unitsPerKm > pointScale);
  return drawMap(frame, { marks: shown, ways });
}

/** Each way once, whatever its direction, with the days of a trip on which it is travelled. */
export function withoutRepeats(
  travelled: readonly (TravelledWay & { day?: number })[],
): WayOnMap[] {
  const ways = new Map<string, WayOnMap & { days: number[] }>();
  for (const { from, to, by, points, day } of travelled) {
    const key = [from, to].sort().join(' ');
    const way = ways.get(key) ?? { by, points, days: [], label: '' };
    if (day !== undefined && !way.days.includes(day)) way.days.push(day);
    if (day !== undefined) way.label = `${labels.day} ${way.days.join(' · ')}`;
    ways.set(key, way);
  }
  return [...ways.values()];
}

/** The shore of a place's island; none for an islet that the coast does not have. */
function shoreOf({ island }: { island?: string | undefined }): readonly Coordinates[] {
  return island ? findLand(island).ring : [];
}
