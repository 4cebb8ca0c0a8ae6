import { between, type Random } from './random';

/** x to the right, y down, in the units of the viewBox. */
export type Point = readonly [x: number, y: number];

/** A coordinate as SVG writes it: one decimal at most. */
export function n(value: number): string {
  const rounded = Math.round(value * 10) / 10;
  return String(rounded === 0 ? 0 : rounded).replace(/^(-?)0\./, '$1.');
}

/** A pen that writes a path in relative coordinates without gathering rounding errors. */
function pen(start: Point, digits: number) {
  const round = (value: number) => Math.round(value * 10 ** digits) / 10 ** digits;
  let [x, y] = [round(start[0]), round(start[1])];
  const step = (to: Point) => `${n(round(to[0]) - x)} ${n(round(to[1]) - y)}`;
  const move = (to: Point) => {
    [x, y] = [round(to[0]), round(to[1])];
  };
  return {
    start: `M${n(x)} ${n(y)}`,
    curve(control: Point, to: Point): string {
      const text = `q${step(control)} ${step(to)}`;
      move(to);
      return text;
    },
    line(to: Point): string {
      const text = `l${step(to)}`;
      move(to);
      return text;
    },
  };
}

const middle = (a: Point, b: Point): Point => [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];

/** A soft closed curve that leans on the given points. */
export function closed(points: readonly Point[], digits = 0): string {
  const first = points[0] ?? [0, 0];
  const last = points[points.length - 1] ?? first;
  const p = pen(middle(last, first), digits);
  const parts = points.map((point, i) => p.curve(point, middle(point, points[i + 1] ?? first)));
  return `${p.start}${parts.join('')}z`;
}

/** A soft open curve from the first point to the last. */
export function open(points: readonly Point[], digits = 0): string {
  const first = points[0] ?? [0, 0];
  const p = pen(first, digits);
  const parts = points.slice(1, -1).map((point, i) => {
    const next = points[i + 2] ?? point;
    return p.curve(point, i + 3 === points.length ? next : middle(point, next));
  });
  if (points.length === 2) parts.push(p.line(points[1] ?? first));
  return `${p.start}${parts.join('')}`;
}

/** A shape with corners. */
export function polygon(points: readonly Point[], digits = 1): string {
  const p = pen(points[0] ?? [0, 0], digits);
  const sides = points.slice(1).map((point) => p.line(point));
  return `${p.start}${sides.join('')}z`;
}

/** Points around an ellipse, each pushed in or out a little: the outline of a stone, an island, a crown. */
export function ring(
  r: Random,
  [x, y]: Point,
  rx: number,
  ry: number,
  { points = 11, rough = 0.14 } = {},
): Point[] {
  const turn = r() * 6.28;
  return Array.from({ length: points }, (_, i) => {
    const angle = turn + ((i + between(r, -0.25, 0.25)) / points) * Math.PI * 2;
    const far = 1 + between(r, -rough, rough);
    return [x + Math.cos(angle) * rx * far, y + Math.sin(angle) * ry * far];
  });
}

/** Evenly spaced numbers from one to another, both included. */
export function range(from: number, to: number, step: number): number[] {
  const count = Math.max(1, Math.round(Math.abs(to - from) / step));
  return Array.from({ length: count + 1 }, (_, i) => from + ((to - from) * i) / count);
}

/** Points around a bay or an island: an ellipse that swells and narrows slowly, without corners. */
export function blob(r: Random, [x, y]: Point, rx: number, ry: number, rough = 0.12): Point[] {
  const waves = [2, 3, 5].map(
    (k) => [k, (rough * between(r, 0.5, 1)) / (k * 0.6), r() * 6.28] as const,
  );
  return Array.from({ length: 18 }, (_, i) => {
    const a = (i / 18) * Math.PI * 2;
    const far = waves.reduce((sum, [k, size, turn]) => sum + size * Math.sin(k * a + turn), 1);
    return [x + Math.cos(a) * rx * far, y + Math.sin(a) * ry * far];
  });
}

/** A soft band along a line of [x, y, half width]; `grow` widens it, `flat` squeezes its depth. */
export function ribbon(
  spine: readonly (readonly [x: number, y: number, half: number])[],
  grow = 1,
  flat = 0.6,
): string {
  const side = (way: 1 | -1) =>
    spine.map(([x, y, half], i): Point => {
      const [ax, ay] = spine[Math.max(0, i - 1)] ?? [x, y];
      const [bx, by] = spine[Math.min(spine.length - 1, i + 1)] ?? [x, y];
      const [dx, dy] = [bx - ax, (by - ay) / flat];
      const far = Math.hypot(dx, dy) || 1;
      return [x + (dy / far) * half * grow * way, y - (dx / far) * half * grow * way * flat];
    });
  return closed([...side(1), ...side(-1).reverse()]);
}
