import { mix } from './colour';
import { n, open, type Point } from './geometry';
import type { Light } from './light';
import { between, random } from './random';
import { type Drawing, down, line, path } from './svg';

const shift = (edge: readonly Point[], dy: number): Point[] => edge.map(([x, y]) => [x, y + dy]);

/** Everything below a soft line that runs from left to right. */
function below(edge: readonly Point[], bottom = 800): string {
  const first = edge[0] ?? [0, 0];
  const last = edge[edge.length - 1] ?? first;
  return `${open(edge)}L${n(last[0])} ${n(bottom)}H${n(first[0])}z`;
}

/** A beach below its waterline: clear shallows, a lace of foam, wet sand, dry sand with marks. */
export function beach(
  light: Light,
  edge: readonly Point[],
  { bottom = 800, shallow = 60, marks = 26 } = {},
): Drawing {
  const r = random('beach', edge.flat().join());
  const [first, last] = [edge[0] ?? [0, 0], edge[edge.length - 1] ?? [0, 0]];
  const wet = mix(light.sandShade, light.sea[1], 0.18);
  const pebbles = Array.from({ length: marks }, () => {
    const t = r();
    const x = first[0] + (last[0] - first[0]) * t;
    const top = Math.max(...edge.map(([, y]) => y)) + 45;
    return `M${n(Math.round(x))} ${n(Math.round(between(r, top, bottom + 30)))}h${n(between(r, 1, 12))}`;
  });
  return [
    path(below(shift(edge, -shallow), bottom), light.shallow, { opacity: 0.4 }),
    path(below(shift(edge, -shallow * 0.45), bottom), light.shallow, { opacity: 0.6 }),
    path(below(edge, bottom), wet),
    line(open(edge), mix(light.glint, light.sand, 0.2), 7),
    path(below(shift(edge, 26), bottom), down(light.sand, mix(light.sand, light.sandShade, 0.45))),
    line(open(shift(edge, -15)), light.glint, 2.5, {
      opacity: 0.6,
      'stroke-dasharray': '90 24 40 30',
    }),
    line(pebbles.join(''), light.sandShade, 4, { opacity: 0.7 }),
  ];
}

/** A bar of sand in the sea, seen low over the water. */
export function sandbar(light: Light, { x0, x1, y, rise = 14 }: Bar): Drawing {
  const w = x1 - x0;
  const hump = (lift: number, drop: number, grow: number) =>
    `M${n(x0 - grow)} ${n(y)}q${n(w * 0.2)} ${n(-lift)} ${n(w * 0.5 + grow)} ${n(-lift)}t${n(w * 0.5 + grow)} ${n(lift)}q${n(-w * 0.3)} ${n(drop)} ${n(-w * 0.55 - grow)} ${n(drop)}t${n(-w * 0.45 - grow)} ${n(-drop)}z`;
  return [
    path(hump(rise * 1.6, rise * 4, w * 0.16), light.shallow, { opacity: 0.35 }),
    path(hump(rise * 1.2, rise * 2.6, w * 0.07), light.shallow, { opacity: 0.65 }),
    path(hump(rise, rise * 1.35, 6), light.glint),
    path(hump(rise, rise * 1.1, 0), down(light.sand, light.sandShade)),
  ];
}

/** Where a sandbar lies: from `x0` to `x1` on the water line `y`. */
type Bar = { x0: number; x1: number; y: number; rise?: number };

/** Lines of surf that roll in, one behind the other. */
export function surf(light: Light, y: number, { width = 1200, rows = 3 } = {}): Drawing {
  return Array.from({ length: rows }, (_, i) => {
    const r = random('surf', y, i);
    const top = y + i * i * 9 + i * 20;
    const edge = Array.from({ length: 13 }, (_, k): Point => {
      return [(k / 12) * (width + 160) - 80, top + between(r, -5, 5) * (i + 1)];
    });
    return line(open(edge), light.glint, 4 + i * 4, {
      opacity: 0.85,
      'stroke-dasharray': `${260 + i * 120} ${60 + i * 34} 140 90`,
    });
  });
}

/** A trail of footprints that leads up the sand. */
export function footprints(light: Light, from: Point, to: Point): string {
  const steps = Math.round(Math.hypot(to[0] - from[0], to[1] - from[1]) / 26);
  const marks = Array.from({ length: steps }, (_, i) => {
    const t = i / steps;
    const side = i % 2 ? 7 : -7;
    const x = from[0] + (to[0] - from[0]) * t + Math.sin(t * 4) * 16 + side * (1 - t * 0.6);
    return `M${n(x)} ${n(from[1] + (to[1] - from[1]) * t)}l${n(2 - t)} ${n(-7 + t * 4)}`;
  });
  return line(marks.join(''), light.sandShade, 6);
}

/** A beach that sweeps in a curve from far right to near left; the points follow its waterline. */
export function bay(light: Light, edge: readonly Point[], bottom = 820): Drawing {
  const last = edge[edge.length - 1] ?? [0, 0];
  const line0 = open(edge);
  const first = edge[0] ?? [0, 0];
  return [
    line(line0, light.shallow, 110, { opacity: 0.35, 'stroke-linecap': 'butt' }),
    line(line0, light.shallow, 60, { opacity: 0.6, 'stroke-linecap': 'butt' }),
    path(
      `${line0}V${n(bottom)}H1240V${n(first[1])}z`,
      down(light.sand, mix(light.sand, light.sandShade, 0.5)),
    ),
    line(line0, mix(light.sandShade, light.sea[1], 0.2), 26, {
      opacity: 0.7,
      transform: 'translate(8 10)',
      'stroke-linecap': 'butt',
    }),
    line(line0, light.glint, 7),
    last[0] > 0 && line(open(edge), light.glint, 2),
  ];
}

/** Grains and crumbs of shell strewn over a square of sand. */
export function grains(colour: string, side: number, count = 150): Drawing {
  const r = random('grains', colour);
  return [2, 3.4, 5].map((size) => {
    const marks = Array.from({ length: Math.round(count / size) }, () => {
      return `M${n(Math.round(r() * side))} ${n(Math.round(r() * side * 0.8 + side * 0.24))}h${n(r() * size)}`;
    });
    return line(marks.join(''), colour, size, { opacity: 0.8 });
  });
}

/** A lace of foam that a wave leaves behind: bubbles of all sizes along a soft line. */
export function lace(light: Light, edge: readonly Point[], count = 60): Drawing {
  const r = random('lace', edge.flat().join());
  const along = (t: number): Point => {
    const i = Math.min(edge.length - 2, Math.floor(t * (edge.length - 1)));
    const [[ax, ay], [bx, by]] = [edge[i] ?? [0, 0], edge[i + 1] ?? [0, 0]];
    const f = t * (edge.length - 1) - i;
    return [ax + (bx - ax) * f, ay + (by - ay) * f];
  };
  return [2, 3.4, 5].map((size) => {
    const dots = Array.from({ length: Math.round(count / size) }, () => {
      const [x, y] = along(r());
      return `M${n(Math.round(x + between(r, -4, 4)))} ${n(Math.round(y + between(r, -3, 15)))}h0`;
    });
    return line(dots.join(''), light.glint, size, { opacity: 0.85 });
  });
}

/** Ripples that the wind has left in dry sand, over a square. */
export function sandRipples(colour: string, side: number, top: number): Drawing {
  const r = random('sandRipples', colour, side);
  const marks = Array.from({ length: 30 }, (_, i) => {
    const y = top + ((side - top) * (i + r())) / 30;
    const w = between(r, 40, 150);
    return `M${n(Math.round(between(r, -0.1, 0.9) * side))} ${n(y)}q${n(w / 4)} ${n(between(r, -7, -3))} ${n(w / 2)} 0t${n(w / 2)} ${n(between(r, -3, 3))}`;
  });
  return line(marks.join(''), colour, 2.2, { opacity: 0.5 });
}
