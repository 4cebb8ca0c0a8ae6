import type { Coordinates } from '@/content/schema/fields';
import type { Way } from '@/content/schema/map';
import { type PlacedBaseMap, placeBaseMap } from './base-map';
import { type DayBadge, placeDays } from './day-badges';
import type { MapFrame, XY } from './map-frame';
import {
  type Box,
  type Dot,
  isNear,
  type Label,
  type Obstacles,
  placeLabel,
  type Side,
  textBoxOf,
} from './map-labels';
import { openPath, pointsAlong } from './smooth-path';

/** Something with a name on a map. */
export type Marker = {
  /** Of the item, the town, the stop or the jetty. */
  slug: string;
  name: string;
  /** The address of its item's page; a stop has none. A plain click opens the item's dialog, as on a card. */
  href?: string | undefined;
  at: Coordinates;
  /** Each look has a shape of its own. */
  kind: 'town' | 'place' | 'point' | 'here' | 'small';
  /** What stands under its name, such as how many nights of a trip are spent here. */
  note?: string | undefined;
  side?: Side | undefined;
  /** Whether it is shown even where its name has no room, or on another mark. */
  alwaysShown?: boolean;
};

/** A way on a map, with the days of a trip on which it is travelled, and these in words. */
export type Line = {
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
  lines: { by: Way['by']; d: string; days: readonly number[] }[];
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
  lines?: readonly Line[];
  seas?: readonly { name: string; at: Coordinates }[];
};

/** How far the scale is from the edges, in units: about 20 px on a large map. */
export const scaleEdge = 14;

/** The sizes of names, in units, as components/map/map-drawing.css has them. */
const fontSizes = { town: 15, place: 15, here: 15, point: 14, small: 14 };

const radii = { town: 6, place: 5, here: 7, point: 4, small: 3 };

/** Draws what lies within a frame, and finds room for the names. */
export function drawMap(frame: MapFrame, { marks, lines = [], seas = [] }: Contents): DrawnMap {
  const { width, height, project } = frame;
  const paths = lines.map(({ points }) => pointsAlong(points.map(project)));
  const onMap = marks.map((mark) => drawMark(mark, project)).filter((mark) => isOn(mark, frame));
  const apart = withoutOverlaps(onMap);
  const shown = [...apart, ...endsOf(paths, apart)];
  const days = placeDays(
    lines.map((line, index) => ({ ...line, path: paths[index] ?? [] })),
    shown,
  );
  const seaNames = seas
    .map(({ name, at }) => ({ name, at: roundPoint(project(at)), radius: 0 }))
    .filter((sea) => isOn(sea, frame));
  const points = paths.flat();
  const scale = scaleOf(frame);
  const { marks: drawn, unnamed } = nameMarks(shown, frame, {
    boxes: [
      cornerOf(scale, height),
      ...seaNames.map(({ name, at }) => boxAround(at, name.length * 8, 20)),
      ...days,
    ],
    points,
  });
  return {
    width,
    height: Math.round(height),
    base: placeBaseMap(frame),
    lines: lines.map((line) => ({ ...line, d: openPath(line.points.map(project)) })),
    days,
    marks: drawn,
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
    if (!end || taken.some(({ at, radius }) => distanceBetween(at, end) < radius + radii.small))
      continue;
    const at = roundPoint(end);
    const slug = at.join(' ');
    ends.push({ slug, name: '', at, kind: 'small', radius: radii.small, alwaysShown: true });
  }
  return ends;
}

/**
 * Gives each mark its label, in their order. A mark without room for its name is left out, if it may be, and
 * so is a mark that the name of an earlier one covers.
 */
function nameMarks(
  marks: readonly UnnamedMarker[],
  frame: MapFrame,
  { boxes, points }: Omit<Obstacles, 'dots'>,
) {
  const named: DrawnMarker[] = [];
  const unnamed: UnnamedMarker[] = [];
  for (const mark of marks) {
    const letters = named.flatMap(({ label }) => (label ? textBoxOf(label) : []));
    const alwaysShown = marks.filter((one) => one !== mark && one.alwaysShown);
    const findRoom = (others: readonly Dot[]) =>
      placeLabel({ ...mark, fontSize: fontSizes[mark.kind] }, frame, {
        boxes: [...boxes, ...letters],
        dots: others,
        points,
      });
    const label =
      !mark.name || letters.some((box) => isNear(box, mark))
        ? undefined
        : (findRoom(marks.filter((one) => one !== mark)) ?? findRoom([...named, ...alwaysShown]));
    if (label || mark.alwaysShown) named.push({ ...mark, label });
    if (mark.name && !label) unnamed.push(mark);
  }
  return { marks: named, unnamed };
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

function boxAround([x, y]: XY, width: number, height: number): Box {
  return { x: x - width / 2, y: y - height / 2, width, height };
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
