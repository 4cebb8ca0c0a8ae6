import { sides } from '@/content/schema/fields';
import type { Point } from './chart';
import { type Dot, isItsOwn } from './own';

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
  /** Each line as its points in their order, close together. */
  lines: readonly (readonly Point[])[];
  /** The dots of marks without a name; their boxes are among `boxes`. */
  dots: readonly Dot[];
  boxes: readonly Box[];
  /** Whether there is land, on which names are harder to read. */
  isLand(point: Point): boolean;
};

/** How far a name stays from its own mark, in units: 4 px where a chart is smallest. */
const gap = 5;

/** How far a name may stand farther from its mark than beside it, in units. */
const detours = [0, 7];

/** Which part of a name above or below its mark is to the mark's left. */
const shares = [0.5, 0.25, 0.75];

/** How far the letters of a name stay from the edge, in units: 8 px where a chart is smallest. */
const edge = 9;

/** What is above and below the letters of a label, in units: so much more of it can be pressed. */
const padding = 7;

// What a fault costs, in units of area that a label would cover.
const perLinePoint = 20;
const perLandPoint = 30;
const perMark = 400;
/** More than to lie on another name, which may still make room. */
const onLine = 3_000;
const notReadable = 2_000;
const notAsTyped = 1_500;
/** Read as the name of another mark. */
const notItsOwn = 3_000;
const overEdge = 100_000;

/**
 * Places the label of each mark, so that they cover as little as possible of each other, of the marks, of
 * the lines and of the land. `isClear` says which of them found a free place.
 * @param frame the chart, beyond whose edges no label may go
 */
export function placeLabels(
  marks: readonly Labelled[],
  obstacles: Obstacles,
  frame: Frame,
): PlacedLabel[] {
  const options = marks.map((mark, index) => {
    const others = marks.toSpliced(index, 1);
    return placesOf(mark, frame).map(({ box, cost }) => {
      const typed = mark.side === undefined || mark.side === box.side ? 0 : notAsTyped;
      const misread = isMisread(box, mark, others, obstacles) ? notItsOwn : 0;
      const around = costAt(box, others.map(boxOf), obstacles, frame);
      return { box, cost: cost + typed + misread + around };
    });
  });
  // Who moves first can decide how good it becomes.
  const forwards = settle(options);
  const backwards = settle(options.toReversed());
  return backwards.cost < forwards.cost ? backwards.labels.toReversed() : forwards.labels;
}

/**
 * Whether a name seems to be that of another mark where it stands: nearer to it, or beyond a line.
 * @param others all other marks that have a name
 */
export function isMisread(
  label: Box,
  mark: Dot,
  others: readonly Dot[],
  { dots, lines }: Obstacles,
): boolean {
  return !isItsOwn(inkOf(label), mark, [...others, ...dots], lines);
}

/**
 * Whether a name can be read where it stands: within the frame, on no line, and on nothing else.
 * @param others the other names, and all marks but its own
 */
export function isClear(
  label: Box,
  others: readonly Box[],
  { lines, boxes }: Obstacles,
  frame: Frame,
): boolean {
  const ink = inkOf(label);
  return (
    isInside(label, frame) &&
    !lines.flat().some((point) => isIn(point, ink)) &&
    !boxes.some((box) => overlap(ink, box) > 0) &&
    !others.some((other) => covers(label, other))
  );
}

type Frame = { width: number; height: number };

/** What a place costs whatever the other labels do. */
function costAt(box: Box, marks: readonly Box[], obstacles: Obstacles, frame: Frame): number {
  const ink = inkOf(box);
  const onMarks = marks.filter((mark) => overlap(box, mark) > 0);
  const onLines = obstacles.lines.flat().filter((point) => isIn(point, box));
  const onBoxes = obstacles.boxes.filter((other) => overlap(ink, other) > 0);
  const onLand = pointsIn(box).filter(obstacles.isLand);
  return (
    (isInside(box, frame) ? 0 : overEdge) +
    covered(box, obstacles.boxes) * 3 +
    onBoxes.length * notReadable +
    onMarks.length * perMark +
    onMarks.filter((mark) => covers(box, mark)).length * notReadable +
    onLines.length * perLinePoint +
    (onLines.some((point) => isIn(point, ink)) ? onLine : 0) +
    onLand.length * perLandPoint
  );
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
export function pointsIn({ x, y, width, height }: Box): Point[] {
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

/**
 * Where the name of a mark may stand, and what that costs: on eight sides, farther away, and above and
 * below it also to its left and right. A name that would cross an edge moves along it, into the chart.
 */
function placesOf(mark: Labelled, frame: Frame): Option[] {
  return sides.flatMap((side, rank) =>
    detours.flatMap((detour) =>
      (side === 'north' || side === 'south' ? shares : [0.5]).map((share, index) => ({
        box: keptInside(boxAt(mark, side, detour, share), frame),
        cost: rank * 4 + detour * 12 + index * 20,
      })),
    ),
  );
}

function boxAt(
  { at: [x, y], radius, size: { width, height } }: Labelled,
  side: Side,
  detour: number,
  share: number,
): PlacedLabel {
  const isSlanted = side.includes('-');
  // On a slant the label stands nearer, beside the upper or lower half of the mark.
  const reach = (isSlanted ? radius * 0.6 : radius) + gap + detour;
  const east = side.endsWith('east') ? 1 : side.endsWith('west') ? -1 : 0;
  const south = side.startsWith('south') ? 1 : side.startsWith('north') ? -1 : 0;
  // Above and below a mark it is the letters that stand near it.
  const above = Math.min(height * 0.15, padding);
  return {
    side,
    x: x + (east === 0 ? -width * share : east > 0 ? reach : -reach - width),
    y: y + (south === 0 ? -height / 2 : south > 0 ? reach - above : -reach - height + above),
    width,
    height,
  };
}

/** Moves a label along its mark, never over it. */
function keptInside(box: PlacedLabel, frame: Frame): PlacedLabel {
  const within = (from: number, size: number, whole: number) =>
    Math.min(Math.max(from, edge), whole - edge - size);
  if (box.side === 'north' || box.side === 'south') {
    return { ...box, x: within(box.x, box.width, frame.width) };
  }
  const y = within(box.y + padding, box.height - 2 * padding, frame.height) - padding;
  // On a slant a name that moved far would lie on a large mark.
  const isBeside = box.side === 'east' || box.side === 'west' || Math.abs(y - box.y) <= gap;
  return isBeside ? { ...box, y } : box;
}

/** The part of a label that has letters. */
export function inkOf({ x, y, width, height }: Box): Box {
  return { x, y: y + padding - 1, width, height: height - 2 * padding + 2 };
}

function isInside({ x, y, width, height }: Box, frame: Frame): boolean {
  const [right, bottom] = [frame.width - edge - x - width, frame.height - edge - y - height];
  // The letters of a label keep clear of the upper and lower edge; what is pressed may cross it.
  return Math.min(x - edge, right, y + padding - edge, bottom + padding) >= -0.01;
}

/** The box around a mark. */
export function boxOf({ at: [x, y], radius }: Dot): Box {
  return { x: x - radius, y: y - radius, width: 2 * radius, height: 2 * radius };
}

function isIn([x, y]: Point, box: Box): boolean {
  return x > box.x && x < box.x + box.width && y > box.y && y < box.y + box.height;
}

/** Names wider than this stand in two lines, in units. */
const widest = 150;

/**
 * A name as it stands on a chart: one that is long has a line break where its halves differ least.
 * @param fontSize in units
 */
export function brokenName(name: string, fontSize: number): string {
  if (textWidth(name, fontSize) <= widest) return name;
  const words = name.split(' ');
  const broken = words
    .slice(1)
    .map(
      (_, index) => `${words.slice(0, index + 1).join(' ')}\n${words.slice(index + 1).join(' ')}`,
    );
  const most = (text: string) =>
    Math.max(...text.split('\n').map((one) => textWidth(one, fontSize)));
  return broken.reduce((a, b) => (most(b) < most(a) ? b : a), broken[0] ?? name);
}

/** How large the label of a name is, in units; `name` may have line breaks. */
export function labelSize(name: string, fontSize: number): { width: number; height: number } {
  const lines = name.split('\n');
  return {
    width: Math.ceil(Math.max(...lines.map((line) => textWidth(line, fontSize)))) + 4,
    height: lines.length * lineHeight + 2 * padding,
  };
}

/** As app/chart.css has it. A label of one line can be pressed where a chart of 340 units is 280 px wide. */
const lineHeight = 17;

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
