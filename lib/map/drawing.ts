import type { Coordinates } from '@/content/schema/fields';
import type { Way } from '@/content/schema/map';
import { type Chart, isWithin, type Point } from './chart';
import { islandAt } from './coast';
import { openPath, pointsAlong } from './curve';
import {
  type Box,
  boxOf,
  covers,
  type Obstacles,
  type PlacedLabel,
  placeLabels,
  type Side,
  textWidth,
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
  /** Whether it is shown even where its name would cover another. */
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
  days: { day: number; at: Point }[];
  marks: (Omit<Mark, 'at' | 'side'> & { at: Point; radius: number; label: PlacedLabel })[];
  /** The marks that are left out, because their names would cover others. */
  unnamed: string[];
  seas: { name: string; at: Point }[];
  /** A bar as long as a round number of kilometres. */
  scale: { km: number; width: number };
};

/** The size of a name, in units, as app/chart.css has it. */
const fontSizes = { name: 15, spot: 14 } as const;

/** So high that a label can be pressed where a chart of 340 units is 280 px wide. */
const labelHeight = 31;
export const dayRadius = 9;

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
  const paths = lines.map(({ points }) => pointsAlong(points.map(project)));
  const days = lines.flatMap((line, index) => daysAlong(line, paths[index] ?? []));
  const shownSeas = seas
    .filter(({ at }) => isWithin(at, chart.bounds))
    .map(({ name, at }) => ({ name, at: rounded(project(at)) }));
  const boxes = [
    ...days.map(({ at: [x, y] }) => boxAround(x, y, dayRadius * 2 + 2, dayRadius * 2 + 2)),
    ...shownSeas.map(({ name, at: [x, y] }) => boxAround(x, y, name.length * 8, 20)),
    // The corner of the scale.
    { x: 0, y: height - 30, width: width / 3, height: 30 },
  ];
  const isLand = (point: Point) => islandAt(chart.locate(point)) !== undefined;
  const named = nameMarks(marks, chart, { points: paths.flatMap(filledUp), boxes, isLand });
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
    unnamed: marks.map(({ name }) => name).filter((one) => !named.some(({ name }) => name === one)),
    seas: shownSeas,
    scale: scaleOf(chart),
  };
}

/**
 * Gives every mark its label. Where the name of a mark that may go would cover another, the mark goes:
 * the last of them first.
 */
function nameMarks(marks: readonly Mark[], chart: Chart, obstacles: Obstacles): Drawing['marks'] {
  const labelled = marks.map((mark) => ({
    at: chart.project(mark.at),
    radius: radiusOf(mark),
    size: sizeOf(mark),
    side: mark.side,
  }));
  const labels = placeLabels(labelled, obstacles, chart);
  const boxes = labelled.map(boxOf);
  const covering = marks.findLastIndex((mark, index) => {
    const own = labels[index];
    if (mark.stays || !own) return false;
    const others = [...labels.toSpliced(index, 1), ...boxes.toSpliced(index, 1)];
    return others.some((other) => covers(own, other));
  });
  if (covering >= 0) {
    return nameMarks(
      marks.filter((_, index) => index !== covering),
      chart,
      obstacles,
    );
  }
  return marks.flatMap((mark, index) => {
    const [own, label] = [labelled[index], labels[index]];
    if (!own || !label) return [];
    return [{ ...mark, at: rounded(own.at), radius: own.radius, label: roundedBox(label) }];
  });
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

/** The days of a line, side by side in its middle. */
function daysAlong({ days }: Line, path: readonly Point[]): { day: number; at: Point }[] {
  const lengths = path.map((point, index) => distance(path[index - 1] ?? point, point));
  const whole = lengths.reduce((sum, length) => sum + length, 0);
  const step = dayRadius * 2 + 3;
  return days.map((day, index) => {
    const along = whole / 2 + (index - (days.length - 1) / 2) * step;
    let passed = 0;
    const at = path.find((_, corner) => {
      passed += lengths[corner] ?? 0;
      return passed >= along;
    });
    return { day, at: rounded(at ?? [0, 0]) };
  });
}

function radiusOf({ look, nights }: Mark): number {
  if (nights) return 9 + 2 * Math.min(nights, 5);
  return { town: 6, place: 5, here: 7, spot: 4, stop: 3 }[look];
}

function sizeOf({ name, look }: Mark) {
  const wide = textWidth(
    name,
    look === 'spot' || look === 'stop' ? fontSizes.spot : fontSizes.name,
  );
  return {
    width: Math.ceil(wide) + 4,
    height: labelHeight,
  };
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

/** At most a quarter of the chart's width. */
function scaleOf({ width, unitsPerKm }: Chart) {
  const most = width / 4 / unitsPerKm;
  const km = [50, 20, 10, 5, 2, 1].find((round) => round <= most) ?? 1;
  return { km, width: round(km * unitsPerKm) };
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
  return [round(x), round(y)];
}

function roundedBox<B extends Box>(box: B): B {
  const { x, y, width, height } = box;
  return { ...box, x: round(x), y: round(y), width: round(width), height: round(height) };
}
