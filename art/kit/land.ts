import { mix } from './colour';
import { n, open, type Point, range } from './geometry';
import { far, type Light } from './light';
import { between, noise, random } from './random';
import { type Drawing, path } from './svg';

/** Where land rises: from `x0` to `x1` on the line `y`, `height` tall at most. */
type Rise = { x0: number; x1: number; y: number; height: number };

/** A far island or a range of hills: one soft shape, paler with distance (0 near … 1 gone). */
export function ridge(
  light: Light,
  { x0, x1, y, height }: Rise,
  distance = 0.5,
  peak = 0.5,
): string {
  const r = random('ridge', x0, x1, y, height);
  const wave = noise(r, Math.max(90, (x1 - x0) / 6));
  const step = Math.max(22, (x1 - x0) / 34);
  const points = range(x0, x1, step).map((x): Point => {
    const t = (x - x0) / (x1 - x0);
    const bent = t ** (Math.log(0.5) / Math.log(peak));
    const arch = Math.sin(Math.PI * bent) ** 0.75;
    return [x, y - height * arch * (0.72 + 0.34 * wave(x))];
  });
  const d = open(points);
  return path(`${d}V${n(y + 3)}H${n(x0)}z`, far(light, light.leaf[0], distance));
}

/** Wooded land close enough to see crowns along its edge, in two tones. */
export function wood(light: Light, { x0, x1, y, height }: Rise, distance = 0.15): string {
  const r = random('wood', x0, x1, y, height);
  const wave = noise(r, Math.max(80, (x1 - x0) / 5));
  const bumps = (lift: number, crown: number, seed: number) => {
    let [px, py] = [x0, y];
    let d = `M${n(x0)} ${n(y)}`;
    while (px < x1 - crown * 0.6) {
      const nx = Math.min(x1, px + between(r, crown * 0.7, crown * 1.5));
      const t = Math.min(1, (nx - x0) / (x1 - x0));
      const arch = Math.min(1, Math.sin(Math.PI * t) * 1.7) ** 0.7;
      const ny = y - height * lift * arch * (0.78 + 0.3 * wave(nx + seed));
      const size = (Math.hypot(nx - px, ny - py) * between(r, 0.52, 0.7)) as number;
      d += `a${n(size)} ${n(size)} 0 0 1 ${n(nx - px)} ${n(ny - py)}`;
      [px, py] = [nx, ny];
    }
    return `${d}L${n(x1)} ${n(y)}V${n(y + 3)}H${n(x0)}z`;
  };
  const crown = Math.max(16, Math.min(46, height * 0.3));
  return [
    path(bumps(1, crown, 0), far(light, mix(light.leaf[1], light.leaf[2], 0.35), distance)),
    path(bumps(0.78, crown * 0.9, 200), far(light, light.leaf[1], distance)),
    path(bumps(0.5, crown * 0.8, 500), far(light, light.leaf[0], distance * 0.8)),
  ].join('');
}

/** A wooded slope under any line: crowns along its edge, and below it bands of crowns that darken. */
export function slope(
  light: Light,
  edge: readonly Point[],
  crown: number,
  distance = 0.15,
  bottom = 820,
): string {
  const r = random('slope', edge.flat().join());
  const bands = [0, 1.7, 3.6, 6, 9].map((drop, band) => {
    const shifted = edge.map(([x, y]): Point => [x, y + drop * crown * between(r, 0.85, 1.2)]);
    let [px, py] = shifted[0] ?? [0, 0];
    let d = `M${n(px)} ${n(py)}`;
    for (const [x, y] of shifted.slice(1)) {
      const steps = Math.max(1, Math.round(Math.hypot(x - px, y - py) / crown));
      const [x0, y0] = [px, py];
      for (let i = 1; i <= steps; i += 1) {
        const nx = x0 + ((x - x0) * i) / steps + (i < steps ? between(r, -0.2, 0.2) * crown : 0);
        const ny = y0 + ((y - y0) * i) / steps + (i < steps ? between(r, -0.3, 0.3) * crown : 0);
        const size = Math.hypot(nx - px, ny - py) * between(r, 0.52, 0.68);
        d += `a${n(size)} ${n(size)} 0 0 1 ${n(nx - px)} ${n(ny - py)}`;
        [px, py] = [nx, ny];
      }
    }
    const tone = mix(light.leaf[2], light.leaf[0], [0.25, 0.6, 0.45, 0.8, 1][band] ?? 1);
    return path(`${d}V${n(bottom)}H${n(edge[0]?.[0] ?? 0)}z`, far(light, tone, distance));
  });
  return bands.join('');
}

/** Several far islands on one horizon: [from, to, height, distance, where the peak is]. */
export function ridges(
  light: Light,
  y: number,
  rows: readonly (readonly [
    x0: number,
    x1: number,
    height: number,
    distance: number,
    peak?: number,
  ])[],
): string {
  return rows
    .map(([x0, x1, height, distance, peak]) => ridge(light, { x0, x1, y, height }, distance, peak))
    .join('');
}

/** The straight stems of tall forest trees below their crowns. */
export function trunks(colour: string, { x0, x1, y, height }: Rise, count = 14): string {
  const r = random('trunks', x0, x1, y);
  const marks = Array.from({ length: count }, (_, i) => {
    const x = x0 + ((x1 - x0) * (i + r())) / count;
    const w = between(r, 4, 11);
    return `M${n(x - w)} ${n(y)}q${n(w * 0.7)} ${n(-height * 0.2)} ${n(w * 0.6)} ${n(-height)}h${n(w * 0.8)}q${n(-w * 0.1)} ${n(height * 0.8)} ${n(w * 0.7)} ${n(height)}z`;
  });
  return path(marks.join(''), colour);
}

/** Rows of a field in perspective: they run from the near edge to one far point. */
export function rows(
  colours: readonly [string, string],
  [x, y]: Point,
  { x0 = -200, x1 = 1400, bottom = 820, count = 15 } = {},
): Drawing {
  const w = (x1 - x0) / count;
  return [
    path(`M${n(x0)} ${bottom}L${n(x - 90)} ${n(y)}H${n(x + 90)}L${n(x1)} ${bottom}z`, colours[0]),
    path(
      Array.from({ length: count }, (_, i) => {
        const foot = x0 + w * i;
        const top = x - 90 + (180 / count) * i;
        return `M${n(foot)} ${bottom}L${n(top)} ${n(y)}h${n((180 / count) * 0.5)}L${n(foot + w * 0.5)} ${bottom}z`;
      }).join(''),
      colours[1],
    ),
  ];
}
