import type { Point } from './chart';

// Corners become quadratic curves from the middle of one side to the middle of the next, so that a
// coast of straight lines looks drawn by hand. The curve never leaves the triangle of its corner.

/** The `d` of a closed SVG path around an outline. */
export function closedPath(points: readonly Point[], decimals = 1): string {
  const curves = points.map((point, index) => ({
    point,
    to: between(point, points[(index + 1) % points.length] ?? point),
  }));
  return `${drawCurves(curves.at(-1)?.to ?? [0, 0], curves, decimals).d}z`;
}

/** The `d` of a closed SVG path with straight sides. */
export function straightPath(points: readonly Point[], decimals = 1): string {
  const write = ([x, y]: Point) => pair(Number(x.toFixed(decimals)), Number(y.toFixed(decimals)));
  return `M${points.map(write).join('L')}z`;
}

/** The `d` of an SVG path from the first point to the last, past those between them. */
export function openPath(points: readonly Point[], decimals = 1): string {
  const { start, curves, end } = curvesOf(points);
  const { d, stepTo } = drawCurves(start, curves, decimals);
  return `${d}l${stepTo(end)}`;
}

type Curve = { point: Point; to: Point };

/**
 * The `d` of curves that begin at a point, as short as it can be: `t` goes on with the mirror image of
 * the last corner, which is the next one. Rounding would add up, so every eighth is a `q`.
 */
function drawCurves(start: Point, curves: readonly Curve[], decimals: number) {
  const unit = 10 ** decimals;
  let from = scaled(start, unit);
  const stepTo = (point: Point) => {
    const [x, y] = scaled(point, unit);
    return pair((x - from[0]) / unit, (y - from[1]) / unit);
  };
  const steps = curves.map(({ point, to }, index) => {
    const step = index % 8 === 0 ? `q${joined(stepTo(point), stepTo(to))}` : `t${stepTo(to)}`;
    from = scaled(to, unit);
    return step;
  });
  const [x, y] = scaled(start, unit);
  return { d: `M${pair(x / unit, y / unit)}${steps.join('')}`, stepTo };
}

/** Points on the curve of `openPath`, close enough together to stand for it. */
export function pointsAlong(points: readonly Point[]): Point[] {
  const { start, curves, end } = curvesOf(points);
  const found: Point[] = [start];
  for (const { point, to } of [...curves, { point: end, to: end }]) {
    const from = found.at(-1) ?? start;
    for (const part of parts) found.push(mix(mix(from, point, part), mix(point, to, part), part));
  }
  return found;
}

const parts = [...Array(16).keys()].map((index) => (index + 1) / 16);

function curvesOf(points: readonly Point[]) {
  const start = points[0] ?? [0, 0];
  const end = points.at(-1) ?? start;
  const corners = points.slice(1, -1);
  const curves = corners.map((point, index) => ({
    point,
    to: between(point, corners[index + 1] ?? end),
  }));
  return { start, curves, end };
}

function between(a: Point, b: Point): Point {
  return mix(a, b, 0.5);
}

function mix([ax, ay]: Point, [bx, by]: Point, part: number): Point {
  return [ax + (bx - ax) * part, ay + (by - ay) * part];
}

function scaled([x, y]: Point, unit: number): Point {
  return [Math.round(x * unit), Math.round(y * unit)];
}

/** Two numbers as paths have them: a minus needs no space before it, a fraction no zero. */
function pair(x: number, y: number): string {
  return joined(short(x), short(y));
}

function joined(a: string, b: string): string {
  return b.startsWith('-') ? a + b : `${a} ${b}`;
}

function short(value: number): string {
  return String(Number(value.toFixed(2))).replace(/^(-?)0\./, '$1.');
}
