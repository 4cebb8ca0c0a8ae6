import { n, type Point } from './geometry';

/** A line through the middle of a limb or a cloth, with half its width at each place. */
export type Spine = readonly (readonly [x: number, y: number, half: number])[];

/** A shape of a figure and its colour. */
export type Part = readonly [outline: string, colour: string];

/** A point on the way from one to another. */
export const on = (a: Point, b: Point, share: number): Point => [
  a[0] + (b[0] - a[0]) * share,
  a[1] + (b[1] - a[1]) * share,
];

/** The points beside a spine, at its left (-1) or right (1) when it runs downwards. */
function beside(spine: Spine, way: 1 | -1): Point[] {
  return spine.map(([x, y, half], i): Point => {
    const [ax, ay] = spine[Math.max(0, i - 1)] ?? [x, y];
    const [bx, by] = spine[Math.min(spine.length - 1, i + 1)] ?? [x, y];
    const far = Math.hypot(bx - ax, by - ay) || 1;
    return [x + ((by - ay) / far) * half * way, y - ((bx - ax) / far) * half * way];
  });
}

const middle = (a: Point, b: Point): Point => on(a, b, 0.5);
const xy = ([x, y]: readonly [number, number, ...number[]]) =>
  `${n(Math.round(x * 2) / 2)} ${n(Math.round(y * 2) / 2)}`;

/** A soft curve from where the pen is to `end`, leaning on the points between. */
function curve(points: readonly Point[], end: Point): string {
  return points
    .map((point, i) => {
      const next = points[i + 1];
      return `Q${xy(point)} ${xy(next ? middle(point, next) : end)}`;
    })
    .join('');
}

const ends = (spine: Spine): [Point, Point] => {
  const first = spine[0] ?? [0, 0, 0];
  const last = spine[spine.length - 1] ?? first;
  return [
    [first[0], first[1]],
    [last[0], last[1]],
  ];
};

/** The outline around a spine, with rounded ends. All outlines turn the same way. */
export function around(spine: Spine): string {
  const [first, last] = ends(spine);
  const there = curve(beside(spine, 1), last);
  return `M${xy(first)}${there}${curve(beside(spine, -1).reverse(), first)}z`;
}

/** The strip of that outline that lies in shadow: from one side to `depth` (0 is the middle, 1 that side). */
export function strip(spine: Spine, side: 1 | -1, depth = 0.25): string {
  const [first, last] = ends(spine);
  const inner = beside(
    spine.map(([x, y, half]) => [x, y, half * depth] as const),
    side,
  );
  const outer = beside(spine, side);
  const [there, back] = side === 1 ? [outer, inner] : [inner, outer];
  return `M${xy(first)}${curve(there, last)}${curve([...back].reverse(), first)}z`;
}

/** The numbers of a text such as `x y, x y, …`, point by point. */
export const read = (text = '') => text.split(', ').map((point) => point.split(' ').map(Number));

/** A point of a shape that is turned, enlarged and moved to a place. */
export function turned([px, py]: Point, [x, y]: Point, { size = 1, turn = 0 } = {}): Point {
  const angle = (turn * Math.PI) / 180;
  const [c, s] = [Math.cos(angle) * size, Math.sin(angle) * size];
  return [x + px * c - py * s, y + px * s + py * c];
}

/** A soft closed outline that leans on the points of a text, turned, enlarged and moved. */
export function blobAt(shape: string, place: Point, how: { size?: number; turn?: number }): string {
  const points = read(shape).map(([x = 0, y = 0]) => turned([x, y], place, how));
  const start = middle(points[points.length - 1] ?? place, points[0] ?? place);
  return `M${xy(start)}${curve(points, start)}z`;
}
