import type { Coordinates } from '@/content/schema/fields';
import type { Way } from '@/content/schema/map';
import { type PlacedBaseMap, placeBaseMap } from './base-map';
import { type DayBadge, placeDays } from './day-badges';
import type { MapFrame, XY } from './map-frame';
import { type Box, boxAround, type Dot, type Label, labelMarks } from './map-labels';
import type { Marker } from './marker';
import { openPath, pointsAlong } from './smooth-path';

/** A way on a map, with the days of a trip on which it is travelled, and these in words. */
export type WayOnMap = {
  by: Way['by'];
  points: readonly Coordinates[];
  days: readonly number[];
  label: string;
};

/** A mark on a map, and its name, if there is room for it. */
export type DrawnMarker = UnnamedMarker & { label: Label | undefined };

type UnnamedMarker = Omit<Marker, 'at'> & Dot;

/** A map, ready to be put into an SVG; all figures are in its units. */
export type DrawnMap = {
  width: number;
  height: number;
  base: PlacedBaseMap;
  ways: { by: Way['by']; d: string }[];
  days: DayBadge[];
  marks: DrawnMarker[];
  /** The marks without room for their names, or beside an earlier mark. */
  unnamed: UnnamedMarker[];
  seas: { name: string; at: XY }[];
  /** A bar as long as a round number of kilometres, and where it begins. */
  scale: Scale;
};

type Scale = { km: number; x: number; width: number };

type Contents = {
  /** The most important first: others have what room is left. */
  marks: readonly Marker[];
  ways?: readonly WayOnMap[];
  seas?: readonly { name: string; at: Coordinates }[];
};

/** How far the scale is from the edges, in units: about 20 px on a large map. */
export const scaleEdge = 14;

const radii = { hub: 6, place: 5, subject: 7, point: 4, minor: 3 };

/** Draws what lies within a frame, and finds room for the names. */
export function drawMap(frame: MapFrame, { marks, ways = [], seas = [] }: Contents): DrawnMap {
  const { width, height, project } = frame;
  const paths = ways.map(({ points }) => pointsAlong(points.map(project)));
  const onMap = marks.map((mark) => drawMark(mark, project)).filter((mark) => isOn(mark, frame));
  const apart = withoutOverlaps(onMap);
  const ends = endsOf(paths, apart);
  const days = placeDays(
    ways.map((way, index) => ({ ...way, path: paths[index] ?? [] })),
    [...apart, ...ends],
  );
  const seaNames = seas
    .map(({ name, at }) => ({ name, at: roundPoint(project(at)), radius: 0 }))
    .filter((sea) => isOn(sea, frame));
  const scale = scaleOf(frame);
  const { shown, unnamed } = labelMarks([...apart, ...ends], frame, [
    cornerOf(scale, height),
    ...seaNames.map(({ name, at: [x, y] }) => {
      const width = name.length * 8;
      return { x: x - width / 2, y: y - 10, width, height: 20 };
    }),
    ...days,
    ...paths.flat().map((point) => boxAround(point, 1)),
  ]);
  return {
    width,
    height: Math.round(height),
    base: placeBaseMap(frame),
    ways: ways.map(({ by, points }) => ({ by, d: openPath(points.map(project)) })),
    days,
    marks: shown,
    unnamed: [...unnamed, ...onMap.filter((mark) => !apart.includes(mark))],
    seas: seaNames,
    scale,
  };
}

function drawMark(mark: Marker, project: MapFrame['project']): UnnamedMarker {
  return { ...mark, at: roundPoint(project(mark.at)), radius: radii[mark.kind] };
}

/** Marks whose middles are nearer to each other than this would lie on each other, in units. */
const leastApart = 16;

/** Leaves out marks that would lie on an earlier one, if they may be; maps of a larger scale show them. */
function withoutOverlaps(marks: readonly UnnamedMarker[]): UnnamedMarker[] {
  const shown: UnnamedMarker[] = [];
  for (const mark of marks) {
    const isFree = shown.every(({ at }) => distanceBetween(at, mark.at) >= leastApart);
    if (isFree || mark.alwaysShown) shown.push(mark);
  }
  return shown;
}

/** A dot without a name where a way ends, but not in a mark: it leads to a jetty beside it. */
function endsOf(
  paths: readonly (readonly XY[])[],
  marks: readonly UnnamedMarker[],
): UnnamedMarker[] {
  const ends: UnnamedMarker[] = [];
  for (const end of paths.flatMap((path) => [path[0], path.at(-1)])) {
    const taken = [...marks, ...ends];
    if (!end || taken.some(({ at, radius }) => distanceBetween(at, end) < radius + radii.minor))
      continue;
    const at = roundPoint(end);
    const slug = at.join(' ');
    ends.push({ slug, name: '', at, kind: 'minor', radius: radii.minor, alwaysShown: true });
  }
  return ends;
}

/** At most a quarter of the map's width, in the lower right corner. */
function scaleOf({ width, unitsPerKm }: MapFrame): Scale {
  const most = width / 4 / unitsPerKm;
  const km = [50, 20, 10, 5, 2, 1].find((round) => round <= most) ?? 1;
  const long = Math.round(km * unitsPerKm);
  return { km, x: width - scaleEdge - long, width: long };
}

/** What the scale takes up, with its figure. */
function cornerOf({ x, width }: Scale, height: number): Box {
  return { x: x - 8, y: height - 38, width: width + 8 + scaleEdge, height: 38 };
}

/** Whether a mark lies within the frame, not on its edge. */
function isOn({ at: [x, y], radius }: Dot, { width, height }: MapFrame): boolean {
  return Math.min(x, y, width - x, height - y) > radius + 3;
}

function distanceBetween([ax, ay]: XY, [bx, by]: XY): number {
  return Math.hypot(bx - ax, by - ay);
}

function roundPoint([x, y]: XY): XY {
  return [Math.round(x), Math.round(y)];
}
