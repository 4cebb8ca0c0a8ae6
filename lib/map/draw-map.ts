import type { Coordinates } from '@/content/schema/fields';
import type { BaseMap, Side } from '@/content/schema/place';
import { activityCollections, placeCollections } from '@/lib/content/collections';
import type { Content } from '@/lib/content/content';
import { content } from '@/lib/content/load/store';
import { usualName } from '@/lib/content/query/aliases';
import { routeOf } from '@/lib/content/query/items';
import { labels } from '@/lib/content/query/site';
import { shortNameIn } from '@/lib/content/short-name';
import { areaOf, type Box, type Frame, frameOf, isOn, nameBox, widthOf, type XY } from './frame';
import type { TravelledWay } from './ways';

/** A map, ready for rendering as SVG; all numbers are in its units. */
export type DrawnMap = ReturnType<typeof drawMap>;

/** A way on a map, with the days of a trip on which it is travelled. */
export type WayOnMap = TravelledWay & { days?: readonly number[] };

type Highlights = {
  /** The slugs of the subjects of the page. */
  subjects?: readonly string[];
  ways?: readonly WayOnMap[];
};

export const spots = spotsIn(content);

const bySize = content.baseMaps.toSorted((a, b) => areaOf(a) - areaOf(b));

/** The map of all islands. */
export const largestMap = bySize.at(-1) as BaseMap;

/** Draws the smallest map that names all subjects and contains all ways. */
export function drawSmallestMap({ subjects = [], ways = [] }: Highlights): DrawnMap {
  const points = ways.flatMap((way) => way.points);
  const fits = (map: BaseMap) =>
    subjects.every((slug) => map.names.some(({ of }) => of === slug)) &&
    points.every((point) => isOn(map, point));
  return drawMap(bySize.find(fits) ?? largestMap, { subjects, ways });
}

/** Draws a map, with its subjects and ways highlighted. */
export function drawMap(map: BaseMap, { subjects = [], ways = [] }: Highlights = {}) {
  const frame = frameOf(map);
  const { project } = frame;
  const marks = marksOf(map, spots, subjects);
  return {
    ...frame,
    base: map,
    ways: ways.map(({ by, points }) => ({ by, d: smoothPath(points.map(project)) })),
    /** The days of a trip on its ways, such as Day 2 · 4. */
    badges: ways.flatMap((way) => badgeOf(way, frame)),
    /** Where ferries land. */
    jetties: jettiesOf(map, marks, frame),
    marks,
    seas: (map.seas ?? []).map(({ name, at }) => ({ name, at: project(at) })),
    /** The scale bar for a round number of kilometres, and its position. */
    scale: scaleOf(frame),
  };
}

/** The jetties on a map, except those that would touch the mark of their place. */
function jettiesOf(map: BaseMap, marks: readonly Pick<Mark, 'at'>[], { project }: Frame): XY[] {
  return content.harbours
    .filter(({ at }) => isOn(map, at))
    .map(({ at }) => project(at))
    .filter((at) => marks.every((mark) => lengthOf([at, mark.at]) > 16));
}

/** The `d` of an SVG path from the first point to the last; the corners between them become curves. */
function smoothPath(points: readonly XY[]): string {
  const [start = [0, 0], ...corners] = points;
  const curves = corners.map((corner, index) => {
    const next = corners[index + 1] ?? corner;
    return `Q${corner.join(' ')} ${middleOf(corner, next).join(' ')}`;
  });
  return `M${start.join(' ')}${curves.join('')}`;
}

const badgeHeight = 20;

/** The size of the letters of badges, in units. */
const badgeFontSize = 12;

/** The badge of a way, in the middle of its longest side unless the content sets a position. A short way has none. */
function badgeOf({ days = [], points, daysAt }: WayOnMap, { project }: Frame) {
  const path = points.map(project);
  const sides = path.slice(1).map((to, index) => [path[index] ?? to, to] as const);
  const [longest] = sides.toSorted((a, b) => lengthOf(b) - lengthOf(a));
  const total = sides.reduce((sum, side) => sum + lengthOf(side), 0);
  if (days.length === 0 || !longest || total < 2 * badgeHeight) return [];
  const label = `${labels.itinerary.day} ${days.join(' · ')}`;
  const [x, y] = daysAt ? project(daysAt) : middleOf(...longest);
  const [width, height] = [widthOf(label, badgeFontSize) + 10, badgeHeight];
  return [{ label, fontSize: badgeFontSize, x: x - width / 2, y: y - height / 2, width, height }];
}

/** The distance of the scale bar from the edges of the map, in units. */
const scaleEdge = 14;

/** The scale bar is in the lower right corner, and at most a quarter of the map's width. */
function scaleOf({ width, height, unitsPerKm }: Frame) {
  const km = [50, 20, 10, 5].find((round) => round * unitsPerKm <= width / 4) ?? 2;
  const length = Math.round(km * unitsPerKm);
  const at: XY = [width - scaleEdge - length, height - scaleEdge];
  return { km, at, width: length };
}

function lengthOf([[ax, ay], [bx, by]]: readonly [XY, XY]): number {
  return Math.hypot(bx - ax, by - ay);
}

function middleOf([ax, ay]: XY, [bx, by]: XY): XY {
  return [Math.round((ax + bx) / 2), Math.round((ay + by) / 2)];
}

/** A place that maps can name. The town and stops have no page. */
type Spot = {
  slug: string;
  name: string;
  href?: string;
  at: Coordinates;
  kind: 'town' | 'place' | 'point' | 'stop';
};

/** The mark of a spot on a map and the box of its name, in units of the map. */
export type Mark = Omit<Spot, 'at'> & {
  at: XY;
  side: Side;
  box: Box;
  /** Whether it is a subject of the page; `quiet` if the subjects are others. */
  weight: 'subject' | 'plain' | 'quiet';
};

/** All spots that maps can name: the town, stops, places, and activities with coordinates. */
export function spotsIn(site: Content): Spot[] {
  const usual = (name: string) => usualName(name, site.aliases);
  const spot = ({ slug, at }: { slug: string; at: Coordinates }, kind: Spot['kind']) => ({
    slug,
    at,
    kind,
    name: usual(shortNameIn(site, slug) ?? slug),
  });
  const places = placeCollections.flatMap((collection) =>
    site[collection].map((place) => ({
      ...spot(place, 'place'),
      href: routeOf({ collection, slug: place.slug }),
    })),
  );
  const points = activityCollections.flatMap((collection) =>
    site[collection].flatMap(({ slug, name, at }): Spot[] =>
      at
        ? [{ slug, at, kind: 'point', name: usual(name), href: routeOf({ collection, slug }) }]
        : [],
    ),
  );
  return [
    spot(site.town, 'town'),
    ...site.stops.map((stop) => spot(stop, 'stop')),
    ...places,
    ...points,
  ];
}

/**
 * The marks of a map.
 * @param subjects the slugs of the subjects of the page
 */
export function marksOf(
  map: BaseMap,
  spots: readonly Spot[],
  subjects: readonly string[] = [],
): Mark[] {
  const { project } = frameOf(map);
  const others = subjects.length > 0 ? 'quiet' : 'plain';
  return map.names.flatMap(({ of, side }) => {
    const spot = spots.find(({ slug }) => slug === of);
    if (!spot) return [];
    const at = project(spot.at);
    const weight = subjects.includes(of) ? 'subject' : others;
    return { ...spot, at, side, box: nameBox(spot.name, side, at), weight };
  });
}
