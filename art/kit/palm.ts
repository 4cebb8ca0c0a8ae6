import { darker, mix } from './colour';
import { n, type Point, polygon } from './geometry';
import type { Light } from './light';
import { between, pick, random } from './random';
import { at, circle, type Drawing, line, type Place, path, stamp } from './svg';

/** A frond that leaves the origin to the right, arches and hangs by `droop`. */
function frond(droop: number, seed: number): string {
  const r = random('frond', seed);
  const [cx, cy, ex, ey] = [52, -26 + droop * 0.1, 100 - droop * 0.32, droop];
  const rib = (t: number): Point => [
    2 * t * (1 - t) * cx + t * t * ex,
    2 * t * (1 - t) * cy + t * t * ey,
  ];
  const edge = (side: 1 | -1) => {
    const points: Point[] = [];
    for (let i = 1; i < 13; i += 1) {
      const t = i / 13;
      const [x, y] = rib(t);
      const [fx, fy] = rib(t + 0.02);
      const [dx, dy] = [(fx - x) * 50, (fy - y) * 50];
      const far = Math.hypot(dx, dy) || 1;
      const reach = 27 * Math.sin(Math.PI * (0.16 + t * 0.8)) * between(r, 0.75, 1.1);
      const lean = side === 1 ? 0.75 : 0.95;
      const hang = side === 1 ? 0.5 : 0.05;
      points.push([x, y + side]);
      points.push([
        x + (dx / far) * reach * lean - (dy / far) * reach * side * 0.62,
        y + (dy / far) * reach * lean + (dx / far) * reach * side * 0.62 + reach * hang * 0.5,
      ]);
    }
    return points;
  };
  const upper = edge(-1);
  const lower = edge(1).reverse();
  const neck = rib(0.95);
  const [ax, ay] = rib(0.98);
  const tip: Point = [ex + (ex - ax) * 9, ey + (ey - ay) * 9];
  return `<path d="${polygon([[0, -2], ...upper, neck, tip, neck, ...lower, [0, 2]], 0)}"/>`;
}

const fronds = [frond(8, 1), frond(34, 2), frond(52, 3)] as const;

/** One frond of a palm, to hang into a picture's edge. */
export function hanging(light: Light, places: readonly (Place & { droop?: 0 | 1 | 2 })[]): Drawing {
  return places.map(({ droop = 1, ...place }, i) =>
    stamp(fronds[droop], [{ ...place, fill: i % 2 ? light.ink : light.leaf[0] }]),
  );
}

/** Foot, height, how far the head stands to the side, and whether it is a dark frame. */
type PalmOptions = { x: number; y: number; height: number; lean?: number; near?: boolean };

/** A coconut palm: a bent stem and a head of uneven fronds. */
export function palm(
  light: Light,
  { x, y, height, lean = 40, near = false }: PalmOptions,
): Drawing {
  const r = random('palm', x, y, height);
  const [tx, ty] = [x + lean, y - height];
  const [cx, cy] = [x + lean * 0.12, y - height * 0.5];
  const [foot, neck] = [height * 0.036 + 2, height * 0.016 + 1];
  const stem = near ? light.ink : darker(mix(light.sandShade, light.leaf[0], 0.55), 0.1);
  const size = (height / 205) * between(r, 0.94, 1.06);
  const tones: readonly [string, string, string] = near
    ? [light.ink, light.ink, light.leaf[0]]
    : light.leaf;
  const place = (angle: number, tone: string) => {
    const left = Math.abs(angle) > 90;
    const turn = left ? angle - 180 : angle;
    const droop = turn * (left ? -1 : 1) < -35 ? pick(r, [0, 1]) : pick(r, [1, 1, 2]);
    const long = size * between(r, 0.82, 1.18);
    return stamp(fronds[droop as 0 | 1 | 2], [
      { x: tx, y: ty, size: long, turn, flip: left, fill: tone },
    ]);
  };
  const spread = (angles: readonly number[], tone: string) =>
    angles.map((angle) => place(angle + between(r, -11, 11), tone));
  return [
    spread([-152, -116, -70, -30, 8, 172], tones[0]),
    path(
      `M${n(x - foot)} ${n(y)}Q${n(cx - neck)} ${n(cy)} ${n(tx - neck)} ${n(ty)}h${n(neck * 2)}Q${n(cx + neck * 2)} ${n(cy)} ${n(x + foot)} ${n(y)}z`,
      stem,
    ),
    !near &&
      line(
        `M${n(x + foot * 0.5)} ${n(y - 4)}Q${n(cx + neck)} ${n(cy)} ${n(tx + neck * 0.4)} ${n(ty)}`,
        mix(stem, light.sand, 0.35),
        neck * 0.9,
        { 'stroke-dasharray': '7 3' },
      ),
    spread([-168, -134, -98, -52, -14, 28, 152], tones[1]),
    at({ x: tx, y: ty + 4 * size }, [
      circle([-6 * size, 5 * size], 6 * size, stem),
      circle([6 * size, 7 * size], 6.5 * size, darker(stem, 0.15)),
    ]),
    spread([-122, -40, 18], tones[2]),
  ];
}
