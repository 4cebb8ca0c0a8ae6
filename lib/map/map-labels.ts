import { sides } from '@/content/schema/fields';
import { nameLines } from '@/lib/text/name-lines';
import type { XY } from './map-frame';
import type { Marker, Side } from './marker';

/** A rectangle of a map, in units. */
export type Box = { x: number; y: number; width: number; height: number };

/** A circle of a map, in units. */
export type Dot = { at: XY; radius: number };

/** The letters of a mark where they stand; `text` has a line break where its name is long, and its note. */
export type Label = Box & { side: Side; text: string };

/** What has a name. One that is not always shown is left out where its name has no room. */
type Named = Dot & Pick<Marker, 'name' | 'note' | 'side' | 'alwaysShown'>;

/** The size of letters, in units; styles make them smaller, never larger. */
export const fontSize = 15;

/** How wide a letter is on average, and how high a line is. */
const letterWidth = 8;
const lineHeight = 17;

/** Names with more letters stand in two lines. */
const longestLine = 18;

/** How far letters are from their own mark, and from the edge of the map, in units. */
const gap = 5;
const edge = 9;

/** Above and below its mark a name may stand farther away, and a little to the right or left. */
const distances = [2, 8, 14];

/**
 * Gives marks their labels, in their order: the most important first, others have what room is left. A mark
 * without room for its name is left out, if it may be, and so is a mark that the name of an earlier one covers.
 * @param taken what no name may lie on, besides marks and names
 */
export function labelMarks<Mark extends Named>(
  marks: readonly Mark[],
  map: { width: number; height: number },
  taken: readonly Box[],
) {
  const shown: (Mark & { label: Label | undefined })[] = [];
  const unnamed: Mark[] = [];
  for (const mark of marks) {
    const labels = shown.flatMap(({ label }) => label ?? []);
    const findRoom = (among: readonly Dot[]) => {
      const others = among.filter(({ at }) => at !== mark.at).map(roomOf);
      return placeLabel(mark, map, [...taken, ...labels, ...others]);
    };
    const hasName = mark.name && !labels.some((label) => doOverlap(label, roomOf(mark)));
    const sure = [...shown, ...marks.filter((one) => one.alwaysShown)];
    const label = hasName ? (findRoom(marks) ?? findRoom(sure)) : undefined;
    if (label || mark.alwaysShown) shown.push({ ...mark, label });
    if (mark.name && !label) unnamed.push(mark);
  }
  return { shown, unnamed };
}

/** The label on the side that content gives, else on the first side that is free, if there is one. */
function placeLabel(
  mark: Named,
  map: { width: number; height: number },
  taken: readonly Box[],
): Label | undefined {
  const { name, note, side } = mark;
  const text = nameLines(name, longestLine).join('\n');
  // A note has a line of its own, if there is room.
  const texts = note ? [`${text}\n`, `${text}, `] : [text];
  const wanted = side ? [side, ...sides] : sides;
  return texts
    .flatMap((text) => wanted.flatMap((side) => labelsOn(side, mark, text)))
    .find((label) => isInside(label, map) && !taken.some((box) => doOverlap(label, box)));
}

/** Where a label may stand on a side of its mark, the best place first. */
function labelsOn(side: Side, { at: [x, y], radius, note = '' }: Named, text: string): Label[] {
  const { width, height } = sizeOf(text + note);
  const across = side.endsWith('east') ? 1 : side.endsWith('west') ? -1 : 0;
  const down = side.startsWith('south') ? 1 : side.startsWith('north') ? -1 : 0;
  const reach = across && down ? radius * 0.7 : radius;
  const beside = { shift: across * (reach + gap + width / 2), distance: 0 };
  const aboveOrBelow = distances.flatMap((distance) =>
    [0, width / 4, -width / 4].map((shift) => ({ shift, distance })),
  );
  return (across ? [beside] : aboveOrBelow).map(({ shift, distance }) => ({
    x: Math.round(x + shift - width / 2),
    y: Math.round(y + down * (reach + distance + height / 2) - height / 2),
    width,
    height,
    side,
    text,
  }));
}

/** The room of letters: generous, since a phone without our font has another. */
export function sizeOf(text: string, size = fontSize): { width: number; height: number } {
  const lines = text.split('\n');
  const longest = Math.max(...lines.map(({ length }) => length));
  return { width: longest * letterWidth * (size / fontSize), height: lines.length * lineHeight };
}

/** A mark, with the room around it that keeps names of others farther away than its own. */
function roomOf({ at, radius }: Dot): Box {
  return boxAround(at, radius + gap + 1);
}

/** The square whose sides are so far from a point. */
export function boxAround([x, y]: XY, far: number): Box {
  return { x: x - far, y: y - far, width: 2 * far, height: 2 * far };
}

/** Whether two boxes have room in common. */
export function doOverlap(a: Box, b: Box): boolean {
  const isBeside = a.x + a.width <= b.x || b.x + b.width <= a.x;
  return !isBeside && a.y + a.height > b.y && b.y + b.height > a.y;
}

function isInside({ x, y, width, height }: Box, map: { width: number; height: number }): boolean {
  return Math.min(x, y, map.width - x - width, map.height - y - height) >= edge;
}
