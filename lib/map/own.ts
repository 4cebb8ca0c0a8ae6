import type { Point } from './chart';
import type { Box } from './labels';

/** The circle of a mark, in units. */
export type Dot = { at: Point; radius: number };

/** How much nearer a name is to its own mark than to any other, in units, so that the eye sees it. */
const clearlyNearer = 2;

/** How near a line is to the stretch from a mark to its name when it seems to be on it, in units. */
const lineReach = 2;

/**
 * Whether a name is read as that of its mark: no other mark is as near, and no line is between them.
 * @param ink the part of its label that has letters
 * @param others all other marks of the chart, with a name or without
 * @param lines the ways of the chart, each as its points in their order
 */
export function isItsOwn(
  ink: Box,
  mark: Dot,
  others: readonly Dot[],
  lines: readonly (readonly Point[])[],
): boolean {
  const most = apart(ink, mark) + clearlyNearer;
  return others.every((other) => apart(ink, other) >= most) && !isDivided(ink, mark, lines);
}

/** How far letters are from the edge of a mark, in units; less than 0 where they lie on it. */
function apart(ink: Box, { at, radius }: Dot): number {
  const [x, y] = nearestIn(ink, at);
  return Math.hypot(x - at[0], y - at[1]) - radius;
}

/** Whether a line crosses the shortest way from a mark to its name. */
function isDivided(ink: Box, { at, radius }: Dot, lines: readonly (readonly Point[])[]): boolean {
  const to = nearestIn(ink, at);
  const long = Math.hypot(to[0] - at[0], to[1] - at[1]);
  // A line through the middle of a mark leads to it and divides nothing.
  const share = Math.min(radius / 2 / Math.max(long, 1), 1);
  const from: Point = [at[0] + (to[0] - at[0]) * share, at[1] + (to[1] - at[1]) * share];
  // A line may also reach the mark from where the name is; then it crosses nothing.
  const [alongX, alongY] = [
    (to[0] - at[0]) / Math.max(long, 1),
    (to[1] - at[1]) / Math.max(long, 1),
  ];
  const isBetween = ([x, y]: Point) => {
    const [dx, dy] = [x - at[0], y - at[1]];
    const along = dx * alongX + dy * alongY;
    return along > radius && along < long && Math.abs(dx * alongY - dy * alongX) < lineReach;
  };
  return lines.some((line) =>
    line.some((point, index) => {
      const before = line[index - 1];
      return isBetween(point) || (before !== undefined && doCross(from, to, before, point));
    }),
  );
}

/** The point of a box that is nearest to another point. */
function nearestIn({ x, y, width, height }: Box, [px, py]: Point): Point {
  return [Math.min(Math.max(px, x), x + width), Math.min(Math.max(py, y), y + height)];
}

/** Whether the stretch from `a` to `b` crosses that from `c` to `d`. */
function doCross(a: Point, b: Point, c: Point, d: Point): boolean {
  return sideOf(a, c, d) !== sideOf(b, c, d) && sideOf(c, a, b) !== sideOf(d, a, b);
}

/** On which side of the line from one point to another a point lies. */
function sideOf([x, y]: Point, [fromX, fromY]: Point, [toX, toY]: Point): number {
  return Math.sign((toX - fromX) * (y - fromY) - (toY - fromY) * (x - fromX));
}
