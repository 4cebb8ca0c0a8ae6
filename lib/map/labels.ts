import { sides } from '@/content/schema/fields';
import type { Point } from './chart';

export type Side = (typeof sides)[number];

/** A rectangle of a chart. */
export type Box = { x: number; y: number; width: number; height: number };

/** A mark that wants a label. */
export type Labelled = {
  at: Point;
  /** The radius of the mark, in units. */
  radius: number;
  /** The size of the label, in units. */
  size: { width: number; height: number };
  /** Where it stands if it has room there; where there is most room by default. */
  side?: Side | undefined;
};

export type PlacedLabel = Box & { side: Side };

/** What labels keep clear of, besides each other and the marks. */
export type Obstacles = {
  /** Points of lines, close together. */
  points: readonly Point[];
  boxes: readonly Box[];
  /** Whether there is land, on which names are harder to read. */
  isLand(point: Point): boolean;
};

const gap = 3;

// What a fault costs, in units of area that a label would cover.
const perLinePoint = 80;
const perLandPoint = 30;
const perMark = 400;
/** A name that can't be read is left out (lib/map/drawing.ts): a line under it is better. */
const notReadable = 2_000;
const notAsTyped = 5_000;
const overEdge = 100_000;

/**
 * Places the label of each mark on one of eight sides, so that they cover as little as possible of each
 * other, of the marks, of the lines and of the land.
 * @param frame the chart, beyond whose edges no label may go
 */
export function placeLabels(
  marks: readonly Labelled[],
  obstacles: Obstacles,
  frame: { width: number; height: number },
): PlacedLabel[] {
  const options = marks.map((mark, index) =>
    sides.map((side, rank) => {
      const box = boxAt(mark, side);
      const typed = mark.side === undefined || mark.side === side ? 0 : notAsTyped;
      return { box, cost: rank * 4 + typed + costOf(box, index) };
    }),
  );
  // Who moves first can decide how good it becomes.
  const forwards = settle(options);
  const backwards = settle(options.toReversed());
  return backwards.cost < forwards.cost ? backwards.labels.toReversed() : forwards.labels;

  /** What a place costs whatever the other labels do. */
  function costOf(box: Box, own: number): number {
    const isOut =
      box.x < 0 ||
      box.y < 0 ||
      box.x + box.width > frame.width ||
      box.y + box.height > frame.height;
    const others = marks.filter((_, index) => index !== own).map(boxOf);
    const onMarks = others.filter((mark) => overlap(box, mark) > 0);
    const onLines = obstacles.points.filter((point) => isIn(point, box));
    const onLand = pointsIn(box).filter(obstacles.isLand);
    return (
      (isOut ? overEdge : 0) +
      covered(box, obstacles.boxes) * 3 +
      onMarks.length * perMark +
      onMarks.filter((mark) => covers(box, mark)).length * notReadable +
      onLines.length * perLinePoint +
      onLand.length * perLandPoint
    );
  }
}

type Option = { box: PlacedLabel; cost: number };

/** Moves each label in turn to its best side, until none moves. */
function settle(options: readonly (readonly Option[])[]): { labels: PlacedLabel[]; cost: number } {
  let chosen = options.map((own) => cheapest(own));
  for (let round = 0; round < 12; round += 1) {
    const before = chosen;
    chosen = [...before];
    for (const [index, own] of options.entries()) {
      const others = chosen.filter((_, other) => other !== index).map(({ box }) => box);
      chosen[index] = cheapest(own, ({ box, cost }) => cost + costAmong(box, others));
    }
    if (chosen.every(({ box }, index) => box === before[index]?.box)) break;
  }
  const own = chosen.reduce((sum, { cost }) => sum + cost, 0);
  const boxes = chosen.map(({ box }) => box);
  const shared = boxes.reduce((sum, box, index) => sum + costAmong(box, boxes.slice(index + 1)), 0);
  return { labels: boxes, cost: own + shared };
}

function cheapest(options: readonly Option[], costOf = ({ cost }: Option) => cost): Option {
  return options.reduce((a, b) => (costOf(b) < costOf(a) ? b : a));
}

/** What the place of a label costs beside other labels. */
function costAmong(box: Box, others: readonly Box[]): number {
  return covered(box, others) * 3 + others.filter((one) => covers(box, one)).length * notReadable;
}

/** How much of a box is covered by others, in square units. */
function covered(box: Box, others: readonly Box[]): number {
  return others.reduce((sum, other) => sum + overlap(box, other), 0);
}

/** Seven points along the middle of a label. */
function pointsIn({ x, y, width, height }: Box): Point[] {
  return [...Array(7).keys()].map((index) => [x + (width * index) / 6, y + height / 2]);
}

/** How much of two rectangles is the same, in square units. */
export function overlap(a: Box, b: Box): number {
  const wide = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
  const high = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
  return wide > 0 && high > 0 ? wide * high : 0;
}

/** Whether a name lies on something so much that one of them can't be read. */
export function covers(label: Box, other: Box): boolean {
  return overlap(label, other) > 40;
}

function boxAt({ at: [x, y], radius, size: { width, height } }: Labelled, side: Side): PlacedLabel {
  const isSlanted = side.includes('-');
  // On a slant the label stands nearer, beside the upper or lower half of the mark.
  const reach = (isSlanted ? radius * 0.6 : radius) + gap;
  const east = side.endsWith('east') ? 1 : side.endsWith('west') ? -1 : 0;
  const south = side.startsWith('south') ? 1 : side.startsWith('north') ? -1 : 0;
  return {
    side,
    x: x + (east === 0 ? -width / 2 : east > 0 ? reach : -reach - width),
    y: y + (south === 0 ? -height / 2 : south > 0 ? reach - height * 0.15 : -reach - height * 0.85),
    width,
    height,
  };
}

/** The box around a mark. */
export function boxOf({ at: [x, y], radius }: Pick<Labelled, 'at' | 'radius'>): Box {
  return { x: x - radius, y: y - radius, width: 2 * radius, height: 2 * radius };
}

function isIn([x, y]: Point, box: Box): boolean {
  return x > box.x && x < box.x + box.width && y > box.y && y < box.y + box.height;
}

/**
 * About how wide a text is, in units: generous for the house's sans, of which the sans of a phone
 * without our font differs little.
 * @param fontSize in units
 */
export function textWidth(text: string, fontSize: number): number {
  return [...text].reduce((sum, letter) => sum + emOf(letter), 0) * fontSize;
}

function emOf(letter: string): number {
  if (/[iljtfrI.,:;'’()|! ]/.test(letter)) return 0.34;
  if (/[mwMW]/.test(letter)) return 0.88;
  return /[A-Z&]/.test(letter) ? 0.7 : 0.58;
}
