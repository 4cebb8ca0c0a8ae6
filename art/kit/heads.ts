import { around, blobAt, type Part, read, type Spine, turned } from './body';
import { darker, lighter } from './colour';

/** How the hair is worn. */
export type Hair = 'short' | 'bun' | 'plait' | 'ponytail' | 'long';

/** What is on the head: a towel is wound round it. */
export type Hat = 'straw' | 'cap' | 'towel';

/** From behind, or from the side, facing right. */
export type View = 'away' | 'side';

/* Shapes are texts of points around the middle of the head, `x y, x y, …`. */
type Shapes = Record<View, string>;

const face: Shapes = {
  away: '-12 -8, -9 -17, 9 -17, 12 -8, 17 -3, 14 5, 7 15, -7 15, -14 5, -17 -3',
  side: '-12 -8, -8 -17, 8 -17, 12 -10, 12 -4, 16 2, 12 5, 13 11, 9 17, 1 15, -4 11, -11 6',
};

const short: Shapes = {
  away: '-13 -2, -15 -14, -8 -23, 8 -23, 15 -14, 13 -2, 13 7, 7 13, -7 13, -13 7',
  side: '-15 2, -17 -13, -8 -24, 7 -23, 16 -14, 11 -10, 5 -10, 2 -1, -3 3, -5 12, -11 13',
};

const long: Shapes = {
  away: '-14 -4, -16 -16, -8 -24, 8 -24, 16 -16, 14 -4, 17 14, 16 36, 5 42, -8 38, -15 32, -17 14',
  side: '-15 4, -17 -13, -8 -24, 7 -23, 16 -14, 10 -10, 4 -8, 3 4, 0 18, -4 38, -17 36, -21 20',
};

/** What hangs from the head as a spine: `x y half-its-width`. */
const tress: Partial<Record<Hair, Shapes>> = {
  bun: { away: '2 -2 4, 2 0 9, 2 11 9, 2 14 4', side: '-10 1 5, -13 2 8, -19 5 8, -22 6 4' },
  plait: {
    away: '0 4 5, 2 20 6, 3 38 5, 2 54 3, 2 60 1',
    side: '-10 4 5, -17 20 6, -18 38 5, -16 54 3, -16 60 1',
  },
  ponytail: {
    away: '1 -8 4, 5 2 6, 8 16 6, 6 28 3, 5 34 1',
    side: '-11 -8 4, -21 -4 6, -25 10 6, -22 24 4, -23 32 1',
  },
};

const brim = '-34 -2, -18 -11, 12 -13, 34 -5, 32 1, 14 1, -14 4, -32 5';
const crown = '-15 -4, -17 -18, -8 -24, 8 -24, 17 -18, 15 -5, 6 -3, -8 -2';
const peaked: Shapes = {
  away: '-15 -6, -17 -18, -8 -26, 8 -26, 17 -18, 15 -6, 6 -3, -6 -3',
  side: '-16 -4, -17 -18, -7 -26, 8 -25, 15 -14, 30 -9, 29 -4, 14 -6, -4 -4',
};

const wound: Shapes = {
  away: '-18 -4, -19 -16, -9 -25, 9 -25, 19 -16, 18 -4, 8 0, -8 0',
  side: '-18 2, -20 -15, -9 -26, 9 -25, 19 -15, 17 -7, 4 -6, -8 2',
};
const knot: Shapes = {
  away: '0 -4, 10 0, 14 12, 8 22, 2 10, -6 0',
  side: '-16 -6, -10 0, -13 12, -22 22, -26 8, -22 -6',
};

/** A head without its neck, 40 tall at size 1: its parts from far to near. */
export function head(
  [x, y, turn]: readonly [x: number, y: number, turn: number],
  view: View,
  look: { skin: string; hair: Hair; hairColour: string; hat?: Hat; hatColour: string },
  size = 1,
): Part[] {
  const { skin, hair, hairColour, hat, hatColour } = look;
  const put = (shape: string): string => blobAt(shape, [x, y], { size, turn });
  const hanging = tress[hair]?.[view];
  const spine: Spine = read(hanging).map(([px = 0, py = 0, half = 0]) => [
    ...turned([px, py], [x, y], { size, turn }),
    half * size,
  ]);
  const parts: (Part | false | undefined)[] = [
    [put(face[view]), skin],
    [put((hair === 'long' ? long : short)[view]), hairColour],
    hanging !== undefined && [
      around(spine),
      view === 'away' ? lighter(hairColour, 0.1) : hairColour,
    ],
    hat === 'straw' && [put(brim), darker(hatColour, 0.18)],
    hat === 'straw' && [put(crown), hatColour],
    hat === 'towel' && [put(knot[view]), darker(hatColour, 0.26)],
    hat === 'towel' && [put(wound[view]), hatColour],
    hat === 'cap' && [put(peaked[view]), hatColour],
  ];
  return parts.filter((part) => part !== undefined && part !== false);
}
