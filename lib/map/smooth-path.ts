import type { XY } from './map-frame';

// Corners become quadratic curves from the middle of one side to the middle of the next, so that a
// coast of straight lines looks drawn by hand. The curve never leaves the triangle of its corner.

/** A curve around a corner, from where the last one ended. */
type Curve = { corner: XY; to: XY };

/** The `d` of a closed SVG path around an outline. */
export function closedPath(points: readonly XY[], decimals = 1): string {
  const curves = points.map((corner, index) => ({
    corner,
    to: between(corner, points[(index + 1) % points.length] ?? corner),
  }));
  return `${writePath(curves.at(-1)?.to ?? [0, 0], curves, decimals)}z`;
}

/** The `d` of an SVG path from the first point to the last, past those between them. */
export function openPath(points: readonly XY[], decimals = 1): string {
  return writePath(points[0] ?? [0, 0], curvesOf(points), decimals);
}

/** How many points stand for a curve: so many that a name does not fit between two. */
const pointsPerCurve = 32;

/** Points on the curve of `openPath`, close enough together to stand for it. */
export function pointsAlong(points: readonly XY[]): XY[] {
  const found = points.slice(0, 1);
  for (const { corner, to } of curvesOf(points)) {
    const from = found.at(-1) ?? corner;
    for (let step = 1; step <= pointsPerCurve; step += 1) {
      const share = step / pointsPerCurve;
      found.push(between(between(from, corner, share), between(corner, to, share), share));
    }
  }
  return found;
}

/** The curves past all points; the last is a straight line to the end. */
function curvesOf(points: readonly XY[]): Curve[] {
  const corners = points.slice(1);
  return corners.map((corner, index) => ({
    corner,
    to: between(corner, corners[index + 1] ?? corner),
  }));
}

function between([ax, ay]: XY, [bx, by]: XY, share = 0.5): XY {
  return [ax + (bx - ax) * share, ay + (by - ay) * share];
}

/** Curves as SVG, each measured from the rounded end of the last: so rounding does not add up. */
function writePath(start: XY, curves: readonly Curve[], decimals: number): string {
  const round = (value: number) => Number(value.toFixed(decimals));
  let [x, y] = start.map(round) as [number, number];
  const step = ([toX, toY]: XY) => `${round(round(toX) - x)} ${round(round(toY) - y)}`;
  const steps = curves.map(({ corner, to }) => {
    const curve = `q${step(corner)} ${step(to)}`;
    [x, y] = to.map(round) as [number, number];
    return curve;
  });
  return `M${start.map(round).join(' ')}${steps.join('')}`;
}
