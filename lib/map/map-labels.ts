import { sides } from '@/content/schema/fields';
import { nameLines } from '@/lib/text/name-lines';
import type { Marker } from './draw-map';
import type { XY } from './map-frame';

export type Side = (typeof sides)[number];

/** A rectangle of a map, in units. */
export type Box = { x: number; y: number; width: number; height: number };

/** A circle of a map, in units. */
export type Dot = { at: XY; radius: number };

/** The name of a mark where it stands; `text` has a line break where the name is long, and one before a note. */
export type Label = Box & { side: Side; text: string };

/** What labels keep clear of. */
export type Obstacles = {
  /** Letters of other labels, and what else has its place on the map. */
  boxes: readonly Box[];
  /** All marks but the label's own. */
  dots: readonly Dot[];
  /** Points of all lines, close together. */
  points: readonly XY[];
};

type Labelled = Dot & Pick<Marker, 'name' | 'note' | 'side'> & { fontSize: number };

/** How far letters are from their own mark, in units; from any other they are clearly farther. */
const gap = 5;
const gapToOthers = 6;

/** How far letters are from a line, so that none is between a name and its mark, in units. */
const gapToLines = 1;

/** How far letters stay from the edge of the map, in units. */
const edge = 9;

/** What is above and below the letters of a label, in units: so much more of it can be pressed. */
const padding = 7;

/** As components/map/map-drawing.css has it, in units. */
const lineHeight = 17;

/**
 * The label of a mark: on the side that its content gives, else on the first side that is free.
 * @returns undefined where no side is free
 */
export function placeLabel(
  mark: Labelled,
  map: { width: number; height: number },
  obstacles: Obstacles,
): Label | undefined {
  const { name, note = '', fontSize, side: own } = mark;
  const lines = nameLines(name, widest, (line) => textWidth(line, fontSize)).join('\n');
  const wanted = own ? [own, ...sides] : sides;
  return (note ? [`${lines}\n`, `${lines}, `] : [lines])
    .flatMap((text) =>
      wanted.flatMap((side): Label[] =>
        boxesBeside(mark, side, sizeOf(text + note, fontSize)).map((box) => ({
          ...box,
          side,
          text,
        })),
      ),
    )
    .find((label) => isInside(textBoxOf(label), map) && isFree(textBoxOf(label), mark, obstacles));
}

/** The part of a label that has letters. */
export function textBoxOf({ x, y, width, height }: Box): Box {
  return { x, y: y + padding, width, height: height - 2 * padding };
}

/** Whether letters are so near to a mark that they seem to be its name, or nearer than another gap. */
export function isNear(
  { x, y, width, height }: Box,
  { at, radius }: Dot,
  gap = gapToOthers,
): boolean {
  const across = Math.max(x - at[0], at[0] - x - width, 0);
  const down = Math.max(y - at[1], at[1] - y - height, 0);
  return Math.hypot(across, down) < radius + gap;
}

function isFree(letters: Box, mark: Dot, { boxes, dots, points }: Obstacles): boolean {
  const { at, radius } = mark;
  const around = growBox(letters, gapToLines);
  // A line that ends in the mark begins under it.
  const isBeside = (point: XY) => Math.hypot(point[0] - at[0], point[1] - at[1]) > radius + 2;
  return (
    !boxes.some((box) => doOverlap(letters, box)) &&
    !dots.some((dot) => isNear(letters, dot)) &&
    !points.some((point) => isIn(point, around) && isBeside(point))
  );
}

/** Where each side is: 1 is south or east, -1 north or west. */
const directions: Record<Side, readonly [down: -1 | 0 | 1, across: -1 | 0 | 1]> = {
  north: [-1, 0],
  south: [1, 0],
  east: [0, 1],
  west: [0, -1],
  'north-east': [-1, 1],
  'north-west': [-1, -1],
  'south-east': [1, 1],
  'south-west': [1, -1],
};

/** Above and below a mark a label may also stand a little to the left or right, or farther away. */
const shares = [0.5, 0.25, 0.75];
const detours = [0, 6, 12];

function boxesBeside(
  { at: [x, y], radius }: Dot,
  side: Side,
  { width, height }: { width: number; height: number },
): Box[] {
  const [down, across] = directions[side];
  const isSlanted = down !== 0 && across !== 0;
  // On a slant the letters stand nearer, beside the upper or lower half of the mark.
  const reach = gap + (isSlanted ? radius * 0.6 : radius);
  const away = reach - padding - (isSlanted ? gap + 1 : 2);
  const topAt = (distance: number) => {
    if (down === 0) return -height / 2;
    return down > 0 ? distance : -distance - height;
  };
  const left = across > 0 ? reach : -reach - width;
  const places =
    across !== 0
      ? [[left, topAt(away)] as const]
      : detours.flatMap((far) =>
          shares.map((share) => [-width * share, topAt(away + far)] as const),
        );
  return places.map(([left, top]) => ({
    x: Math.round(x + left),
    y: Math.round(y + top),
    width,
    height,
  }));
}

function isInside({ x, y, width, height }: Box, map: { width: number; height: number }): boolean {
  return Math.min(x, y, map.width - x - width, map.height - y - height) >= edge;
}

/** Whether two boxes have room in common. */
export function doOverlap(a: Box, b: Box): boolean {
  const isBeside = a.x + a.width <= b.x || b.x + b.width <= a.x;
  return !isBeside && a.y + a.height > b.y && b.y + b.height > a.y;
}

function isIn([x, y]: XY, box: Box): boolean {
  return x > box.x && x < box.x + box.width && y > box.y && y < box.y + box.height;
}

function growBox({ x, y, width, height }: Box, by: number): Box {
  return { x: x - by, y: y - by, width: width + 2 * by, height: height + 2 * by };
}

/** Names wider than this stand in two lines, in units. */
const widest = 150;

function sizeOf(text: string, fontSize: number): { width: number; height: number } {
  const lines = text.split('\n').length;
  return {
    width: Math.ceil(widthOf(text, fontSize)) + 4,
    height: lines * lineHeight + 2 * padding,
  };
}

function widthOf(text: string, fontSize: number): number {
  return Math.max(...text.split('\n').map((line) => textWidth(line, fontSize)));
}

/**
 * About how wide a line is, in units: generous for the house's sans, of which the sans of a phone
 * without our font differs little.
 */
export function textWidth(line: string, fontSize: number): number {
  return [...line].reduce((sum, letter) => sum + emOf(letter), 0) * fontSize;
}

function emOf(letter: string): number {
  if (/[iljtfrI.,:;'’()|! ]/.test(letter)) return 0.34;
  if (/[mwMW]/.test(letter)) return 0.88;
  return /[A-Z&]/.test(letter) ? 0.7 : 0.58;
}
