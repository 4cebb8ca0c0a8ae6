import type { Coordinates } from '@/content/schema/fields';
import type { BaseMap, Leg } from '@/content/schema/place';
import type { ItemCollection } from '@/lib/content/collections';
import { activityCollections, placeCollections, routeIn } from '@/lib/content/collections';
import { shortNameIn } from '@/lib/content/names';
import type { Content } from '@/lib/content/types';
import { pointsOf } from './legs';
import { badgeBox, nameBox, type Point, type Projection, projectionOf } from './projection';

/** A map, ready for rendering as SVG; all numbers are in its units. */
export type DrawnMap = ReturnType<typeof drawMap>;

/** What a page highlights on its map. Locations are slugs. */
export type Highlights = {
  /** The locations to highlight. */
  highlighted?: readonly string[];
  /** The days that a package spends at each location. */
  days?: ReadonlyMap<string, readonly number[]>;
  /** The legs to draw. Each is drawn once, however often it is travelled. */
  legs?: readonly Leg[];
};

export function drawMap(content: Content, map: BaseMap, highlights: Highlights = {}) {
  const projection = projectionOf(map);
  const { project } = projection;
  const { legs = [] } = highlights;
  return {
    ...projection,
    base: map,
    legs: [...new Set(legs)].map((leg) => ({
      transport: leg.transport,
      d: smoothPath(pointsOf(leg, content).map(project)),
    })),
    marks: marksOf(content, map, highlights, projection),
    seas: (map.seas ?? []).map(({ name, position }) => ({ name, point: project(position) })),
    scale: scaleBarOf(projection),
  };
}

/** The `d` of an SVG path through the points, with curves instead of corners. */
function smoothPath(points: readonly Point[]): string {
  const [start = [0, 0], ...corners] = points;
  const curves = corners.map(([x, y], index) => {
    const [nextX, nextY] = corners[index + 1] ?? [x, y];
    return `Q${x} ${y} ${Math.round((x + nextX) / 2)} ${Math.round((y + nextY) / 2)}`;
  });
  return `M${start.join(' ')}${curves.join('')}`;
}

/** The scale bar, in the lower right corner, for a round number of km. It takes up at most a quarter of the width. */
function scaleBarOf({ width, height, unitsPerKm }: Projection) {
  const km = [50, 20, 10, 5].find((round) => round * unitsPerKm <= width / 4) ?? 2;
  const length = Math.round(km * unitsPerKm);
  const margin = 14;
  const point: Point = [width - margin - length, height - margin];
  return { km, point, width: length };
}

/** The width, in units, of the outline of a highlighted mark, which is the widest. */
export const outlineWidth = 3;

/** All that maps can name: the town and stops (which have no page), places, and activities with coordinates. */
function locationsIn(content: Content) {
  type Kind = 'town' | 'place' | 'activity' | 'stop';
  type Entry = { slug: string; name: string; position?: Coordinates | undefined };
  const locationsOf = (entries: readonly Entry[], kind: Kind, collection?: ItemCollection) =>
    entries.flatMap(({ slug, position, ...entry }) => {
      const name = shortNameIn(content, slug, entry.name);
      const href = collection && routeIn(collection, slug);
      return position ? [{ slug, name, href, position, kind }] : [];
    });
  return [
    ...locationsOf([content.town], 'town'),
    ...locationsOf(content.stops, 'stop'),
    ...placeCollections.flatMap((name) => locationsOf(content[name], 'place', name)),
    ...activityCollections.flatMap((name) => locationsOf(content[name], 'activity', name)),
  ];
}

export type Mark = ReturnType<typeof marksOf>[number];

/** The marks of the locations that a map names. If some are highlighted, the others are muted. */
function marksOf(
  content: Content,
  map: BaseMap,
  { highlighted = [], days: daysAt }: Highlights,
  { project }: Projection,
) {
  const locations = locationsIn(content);
  const others = highlighted.length > 0 ? 'muted' : 'normal';
  return map.names.flatMap(({ location: wantedSlug, side }) => {
    const location = locations.find(({ slug }) => slug === wantedSlug);
    if (!location) return [];
    const point = project(location.position);
    const emphasis = highlighted.includes(wantedSlug) ? 'highlighted' : others;
    const normalRadius = location.kind === 'stop' ? 3 : 5;
    /** The radius up to the middle of its outline, in units. */
    const radius = emphasis === 'highlighted' ? 6 : normalRadius;
    const box = nameBox(location.name, side, point);
    const days = daysAt?.get(wantedSlug)?.join(' · ');
    const label = `${content.labels.itinerary.day} ${days}`;
    const badge = days ? { label, box: badgeBox(label, side, box) } : undefined;
    return { ...location, point, emphasis, radius, side, box, badge };
  });
}
