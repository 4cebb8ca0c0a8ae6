import type { Coordinates } from '@/content/schema/fields';
import type { Way } from '@/content/schema/map';
import { type Chart, isWithin, type Point } from './chart';
import { islandAt } from './coast';
import { openPath, pointsAlong } from './curve';
import { type Day, dayRadius, daysOn } from './days';
import {
  type Box,
  boxOf,
  brokenName,
  isClear,
  isMisread,
  labelSize,
  type Obstacles,
  type PlacedLabel,
  placeLabels,
  pointsIn,
  type Side,
} from './labels';
import { chartOfSheet, type SheetName, sheetFor } from './sheet';

/** Something with a name on a chart. */
export type Mark = {
  name: string;
  /** The address of its page; a stop has none. */
  href?: string | undefined;
  /** The id of its dialog, which a plain click opens, as on a card. */
  dialog?: string;
  at: Coordinates;
  /** Each look has a shape of its own. */
  look: 'town' | 'place' | 'spot' | 'here' | 'stop';
  /** How many nights of a trip are spent here; the mark then shows them and grows with them. */
  nights?: number;
  side?: Side | undefined;
  /** Whether it is shown even where its name has no room; it then has none. */
  stays?: boolean;
};

/** A way on a chart, with the days of a trip on which it is travelled. */
export type Line = { by: Way['by']; points: readonly Coordinates[]; days: readonly number[] };

/** A chart, ready to be put into an SVG; all figures are in its units. */
export type Drawing = {
  width: number;
  height: number;
  sheet: { name: SheetName; box: Box };
  lines: { by: Way['by']; d: string; days: readonly number[] }[];
  days: Day[];
  marks: DrawnMark[];
  /** The marks whose names have no room. */
  unnamed: string[];
  seas: { name: string; at: Point }[];
  /** A bar as long as a round number of kilometres, in a lower corner, and where it begins. */
  scale: Scale;
};

/** A mark on a chart, and its name, if there is room for it. */
type DrawnMark = Omit<Mark, 'at' | 'side'> & {
  at: Point;
  radius: number;
  /** `text` is the name, with a line break where it is long. */
  label?: PlacedLabel & { text: string };
};

type Scale = { km: number; x: number; width: number };

/** The size of a name, in units, as app/chart.css has it. */
const fontSizes = { name: 15, spot: 14 } as const;

/** How far apart the points of a line are of which names keep clear, in units. */
const pointsApart = 4;

type Contents = {
  marks: readonly Mark[];
  lines: readonly Line[];
  seas: readonly { name: string; at: Coordinates }[];
};

/** Draws what lies on a chart, and finds room for the names. */
export function drawChart(chart: Chart, { marks, lines, seas }: Contents): Drawing {
  const { width, height, project } = chart;
  const paths = lines.map(({ points }) => filledUp(pointsAlong(points.map(project))));
  const days = daysOn(
    lines.map(({ days: on }, index) => ({ days: on, path: paths[index] ?? [] })),
    marks.map((mark) => ({ at: project(mark.at), radius: radiusOf(mark) })),
  ).map(({ day, at }) => ({ day, at: rounded(at) }));
  const isLand = (point: Point) => islandAt(chart.locate(point)) !== undefined;
  const dots = [...marks.map((mark) => project(mark.at)), ...days.map(({ at }) => at)];
  const scale = scaleOf(chart, [...dots, ...paths.flat()], isLand);
  const shownSeas = seas
    .filter(({ at }) => isWithin(at, chart.bounds))
    .map(({ name, at }) => ({ name, at: rounded(project(at)) }));
  const boxes = [
    ...days.map(({ at: [x, y] }) => boxAround(x, y, dayRadius * 2 + 2, dayRadius * 2 + 2)),
    ...shownSeas.map(({ name, at: [x, y] }) => boxAround(x, y, name.length * 8, 20)),
    cornerOf(scale, chart),
  ];
  const named = nameMarks(marks, chart, { lines: paths, dots: [], boxes, isLand });
  return {
    width: round(width),
    height: round(height),
    sheet: sheetOn(chart),
    lines: lines.map(({ by, points, days: on }) => ({
      by,
      d: openPath(points.map(project)),
      days: on,
    })),
    days,
    marks: named,
    unnamed: marks
      .map(({ name }) => name)
      .filter((one) => !named.some(({ name, label }) => label && name === one)),
    seas: shownSeas,
    scale,
  };
}

/**
 * Gives every mark its label. Where a name finds no free place, or none but where it is read as another
 * mark's, its mark goes, the last of them first.
 * For a mark that stays its neighbours go, and then it has no name.
 */
function nameMarks(
  marks: readonly Mark[],
  chart: Chart,
  obstacles: Obstacles,
  nameless: readonly Mark[] = [],
): DrawnMark[] {
  const labelled = marks.map((mark) => {
    const text = brokenName(mark.name, fontSizeOf(mark));
    const size = labelSize(text, fontSizeOf(mark));
    return { ...dotOf(mark, chart), text, size, side: mark.side };
  });
  const dots = nameless.map((mark) => dotOf(mark, chart));
  const taken = { ...obstacles, dots, boxes: [...obstacles.boxes, ...dots.map(boxOf)] };
  const labels = placeLabels(labelled, taken, chart);
  const isFaulty = (index: number) => {
    const [mark, label, others] = [labelled[index], labels[index], labelled.toSpliced(index, 1)];
    if (!mark || !label) return false;
    const around = [...labels.toSpliced(index, 1), ...others.map(boxOf)];
    // Such a name stands between the lines of its own trip, and is better divided from its mark than missing.
    const ways = marks[index]?.stays ? { ...taken, lines: [] } : taken;
    return !isClear(label, around, taken, chart) || isMisread(label, mark, others, ways);
  };
  const hushed = marks.findLastIndex((_, index) => isFaulty(index));
  const leaving = marks.findLastIndex((one, index) => !one.stays && isFaulty(index));
  const goes = leaving >= 0 ? leaving : nearestThatMayGo(marks, hushed, chart);
  if (goes >= 0) return nameMarks(marks.toSpliced(goes, 1), chart, obstacles, nameless);
  const mark = marks[hushed];
  if (mark) {
    return nameMarks(marks.toSpliced(hushed, 1), chart, obstacles, [...nameless, mark]);
  }
  return [
    ...nameless.map((one) => ({ ...one, ...dotOf(one, chart) })),
    ...marks.flatMap((one, index) => {
      const [own, label] = [labelled[index], labels[index]];
      if (!own || !label) return [];
      return [{ ...one, ...dotOf(one, chart), label: { ...wholeBox(label), text: own.text } }];
    }),
  ];
}

/** The mark nearest to another of those that may go and whose name may be in its way; -1 for none. */
function nearestThatMayGo(marks: readonly Mark[], at: number, chart: Chart): number {
  const own = marks[at];
  if (!own) return -1;
  const away = marks.map((mark) =>
    mark.stays ? Infinity : distance(chart.project(mark.at), chart.project(own.at)),
  );
  const least = Math.min(...away);
  return least < chart.width / 3 ? away.indexOf(least) : -1;
}

function dotOf(mark: Mark, chart: Chart): { at: Point; radius: number } {
  return { at: rounded(chart.project(mark.at)), radius: radiusOf(mark) };
}

/** Leaves out marks that would lie on an earlier one; at a larger scale they come back. */
export function withoutCrowding(marks: readonly Mark[], chart: Chart, leastUnits = 16): Mark[] {
  const kept: { mark: Mark; at: Point }[] = [];
  for (const mark of marks) {
    const at = chart.project(mark.at);
    const isFree = kept.every(({ at: [x, y] }) => Math.hypot(x - at[0], y - at[1]) >= leastUnits);
    const isInside = isOn(at, chart, radiusOf(mark) + 3);
    if (isFree && isInside) kept.push({ mark, at });
  }
  return kept.map(({ mark }) => mark);
}

function isOn([x, y]: Point, { width, height }: Chart, margin: number): boolean {
  return x > margin && y > margin && x < width - margin && y < height - margin;
}

function radiusOf({ look, nights }: Mark): number {
  if (nights) return 9 + 2 * Math.min(nights, 5);
  return { town: 6, place: 5, here: 7, spot: 4, stop: 3 }[look];
}

function fontSizeOf({ look }: Mark): number {
  return look === 'spot' || look === 'stop' ? fontSizes.spot : fontSizes.name;
}

function sheetOn(chart: Chart) {
  const name = sheetFor(chart);
  const { bounds } = chartOfSheet(name);
  const [x, y] = chart.project({ north: bounds.north, east: bounds.west });
  const [right, bottom] = chart.project({ north: bounds.south, east: bounds.east });
  return {
    name,
    box: roundedBox({ x, y, width: right - x, height: bottom - y }),
  };
}

/** At most a quarter of the chart's width, in the corner that has more free water. */
function scaleOf(chart: Chart, points: readonly Point[], isLand: (point: Point) => boolean): Scale {
  const { width, unitsPerKm } = chart;
  const most = width / 4 / unitsPerKm;
  const km = [50, 20, 10, 5, 2, 1].find((round) => round <= most) ?? 1;
  const long = round(km * unitsPerKm);
  const [west, east] = [12, Math.round(width - 12 - long)].map((x) => {
    const scale = { km, x, width: long };
    const corner = cornerOf(scale, chart);
    const [middle, low] = [corner.x + corner.width / 2, corner.y + corner.height / 2];
    const near = points.filter(([px, py]) => Math.abs(px - middle) < 90 && Math.abs(py - low) < 50);
    return { scale, cost: near.length * 2 + pointsIn(corner).filter(isLand).length };
  });
  return (east && west && east.cost < west.cost ? east.scale : west?.scale) as Scale;
}

/** What the scale takes up, with its figure. */
function cornerOf({ x, width }: Scale, { height }: Pick<Chart, 'height'>): Box {
  return { x: x - 8, y: height - 36, width: width + 16, height: 36 };
}

function boxAround(x: number, y: number, width: number, height: number): Box {
  return { x: x - width / 2, y: y - height / 2, width, height };
}

/** A path with points close enough together that a name between two of them is found. */
function filledUp(path: readonly Point[]): Point[] {
  return path.flatMap((point, index) => {
    const before = path[index - 1] ?? point;
    const parts = Math.max(Math.ceil(distance(before, point) / pointsApart), 1);
    return [...Array(parts).keys()].map((part): Point => {
      const share = (part + 1) / parts;
      return [
        before[0] + (point[0] - before[0]) * share,
        before[1] + (point[1] - before[1]) * share,
      ];
    });
  });
}

function distance([ax, ay]: Point, [bx, by]: Point): number {
  return Math.hypot(bx - ax, by - ay);
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}

function rounded([x, y]: Point): Point {
  return [Math.round(x), Math.round(y)];
}

function roundedBox<B extends Box>(box: B): B {
  const { x, y, width, height } = box;
  return { ...box, x: round(x), y: round(y), width: round(width), height: round(height) };
}

/** A box without fractions, at least as wide. */
function wholeBox<B extends Box>(box: B): B {
  return { ...box, x: Math.round(box.x), y: Math.round(box.y) };
}
