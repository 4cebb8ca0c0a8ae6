import { closed, n, type Point, ring } from './geometry';
import { far, type Light } from './light';
import { between, random } from './random';
import { type Drawing, down, inside, line, path } from './svg';

/** A boulder with a lit back and a dark foot; flat side on the line `y`. */
export function rock(
  light: Light,
  [x, y]: Point,
  width: number,
  height: number,
  distance = 0,
): Drawing {
  const r = random('rock', x, y, width);
  const [dark, mid, bright] = light.rock.map((tone) => far(light, tone, distance));
  const half = width / 2;
  const points: Point[] = [
    [x - half, y + 4],
    [x - half * between(r, 0.85, 0.98), y - height * between(r, 0.4, 0.6)],
    [x - half * between(r, 0.35, 0.6), y - height * between(r, 0.85, 1.05)],
    [x + half * between(r, -0.1, 0.2), y - height * between(r, 0.95, 1.15)],
    [x + half * between(r, 0.5, 0.7), y - height * between(r, 0.6, 0.85)],
    [x + half * between(r, 0.9, 1), y - height * 0.3],
    [x + half, y + 4],
  ];
  const shape = closed(points);
  const move = (dx: number, dy: number, share: number) =>
    closed(points.map(([px, py]) => [x + (px - x) * share + dx, y + (py - y) * share + dy]));
  return [
    path(shape, dark ?? ''),
    inside(shape, [
      path(move(width * 0.07, -height * 0.13, 0.92), mid ?? ''),
      path(move(width * 0.15, -height * 0.34, 0.72), bright ?? '', { opacity: 0.75 }),
    ]),
  ];
}

/** Flat rock that the tide has left, below the outline of its top, with pools that mirror the sky. */
export function rockFlat(
  light: Light,
  outline: string,
  pools: readonly (readonly [x: number, y: number, rx: number, ry: number])[],
): Drawing {
  const sheen = down(light.sky[light.sky.length - 1] ?? light.glint, light.sea[1]);
  const pool = pools.map(([x, y, rx, ry]) => {
    const r = random('pool', x, y);
    const edge = ring(r, [x, y], rx, ry, { points: 8, rough: 0.32 });
    return [
      path(closed(edge.map(([px, py]) => [px, py - 4])), light.rock[0]),
      path(closed(edge), sheen),
      line(`M${n(x - rx * 0.3)} ${n(y + ry * 0.2)}h${n(rx * 0.5)}`, light.glint, 2.5),
    ];
  });
  return [
    path(outline, light.glint, { opacity: 0.55, transform: 'translate(0 24)' }),
    path(outline, light.rock[0], { transform: 'translate(0 16)' }),
    path(outline, light.rock[1], { transform: 'translate(0 6)' }),
    path(outline, light.rock[2]),
    pool,
  ];
}

/** A row of stones of all sizes along a line. */
export function stones(light: Light, from: Point, to: Point, size: number, count = 9): Drawing {
  const r = random('stones', from.join(), to.join());
  return Array.from({ length: count }, (_, i) => {
    const t = (i + r() * 0.8) / count;
    const s = size * between(r, 0.35, 1.15);
    const y = from[1] + (to[1] - from[1]) * t + between(r, -0.2, 0.3) * size;
    return rock(light, [from[0] + (to[0] - from[0]) * t, y], s * between(r, 1.1, 1.8), s * 0.7);
  });
}

/** The natural bridge: two uneven piers and a slab over a low gate, green on its back; `tall` stretches it. */
export function arch(light: Light, [x, y]: Point, width: number, tall = 1): Drawing {
  const u = width / 100;
  const p = (points: readonly Point[]): Point[] =>
    points.map(([a, b]) => [x + a * u, y + b * u * tall]);
  const outer = closed(
    p([
      [-60, 3],
      [-55, -22],
      [-46, -36],
      [-28, -44],
      [-6, -47],
      [14, -52],
      [33, -49],
      [47, -38],
      [52, -20],
      [60, -8],
      [62, 3],
      [20, 4],
      [-20, 4],
    ]),
  );
  const gate = closed(
    p([
      [-25, 6],
      [-24, -8],
      [-20, -20],
      [-10, -28],
      [4, -31],
      [16, -27],
      [22, -16],
      [24, -4],
      [30, 6],
      [2, 8],
    ]),
  );
  const ledges = [
    'M-50 -24q14 -6 24 -2',
    'M-44 -14q8 -4 16 -1',
    'M30 -26q8 -6 16 -2',
    'M30 -12q10 -4 22 2',
    'M-18 -38q16 -5 34 -4',
    'M18 -42q8 -2 16 2',
  ];
  const grass = closed(
    p([
      [-50, -32],
      [-40, -44],
      [-22, -50],
      [-4, -52],
      [14, -58],
      [34, -55],
      [46, -44],
      [36, -47],
      [12, -47],
      [-8, -42],
      [-30, -39],
    ]),
  );
  return [
    `<path d="${outer}${gate}" fill="${light.rock[1]}" fill-rule="evenodd"/>`,
    inside(
      outer,
      path(
        closed(
          p([
            [26, 8],
            [30, -14],
            [36, -30],
            [30, -44],
            [60, -50],
            [76, 8],
          ]),
        ),
        light.rock[2],
        { opacity: 0.55 },
      ),
    ),
    path(
      closed(
        p([
          [-34, 6],
          [-31, -10],
          [-25, -24],
          [-12, -33],
          [4, -36],
          [-8, -29],
          [-19, -20],
          [-23, -8],
          [-25, 6],
        ]),
      ),
      light.rock[0],
    ),
    line(ledges.join(''), light.rock[0], 1.2, {
      transform: `translate(${n(x)} ${n(y)})scale(${n(u)} ${n(u * tall)})`,
    }),
    path(grass, light.leaf[1]),
    path(
      closed(
        p([
          [-40, -40],
          [-22, -47],
          [-4, -50],
          [14, -55],
          [32, -52],
          [12, -51],
          [-10, -47],
        ]),
      ),
      light.leaf[2],
    ),
  ];
}

/** Dripstone: teeth that hang from the line `y` between two walls. */
export function dripstone(
  colours: readonly [string, string],
  { x0, x1, y, length, count = 12, up = false }: DripOptions,
): Drawing {
  const r = random('drip', x0, x1, y);
  const way = up ? -1 : 1;
  return colours.map((colour, layer) => {
    const teeth = Array.from({ length: count }, (_, i) => {
      const w = ((x1 - x0) / count) * between(r, 0.5, 1.25);
      const x = x0 + ((x1 - x0) * (i + r())) / count - w / 2;
      const h = way * length * between(r, 0.3, 1.1) * (layer ? 0.7 : 1);
      return `M${n(x)} ${n(y - way * 60)}v${n(way * 60)}q${n(w * 0.4)} ${n(h * 0.3)} ${n(w * 0.46)} ${n(h)}q${n(w * 0.04)} ${n(way * 6)} ${n(w * 0.08)} 0q${n(w * 0.1)} ${n(-h * 0.7)} ${n(w * 0.46)} ${n(-h)}v${n(-way * 60)}z`;
    });
    return path(teeth.join(''), colour);
  });
}

/** Where dripstone grows; `up` makes it stand on the ground. */
type DripOptions = {
  x0: number;
  x1: number;
  y: number;
  length: number;
  count?: number;
  up?: boolean;
};

/** Curtains of dripstone: folds of differing width, each lit on one side, with a scalloped hem. */
export function flowstone(
  [tone, bright, dark]: readonly [string, string, string],
  { x0, x1, top, foot, drop }: { x0: number; x1: number; top: number; foot: number; drop: number },
): Drawing {
  const r = random('flow', x0, x1, foot);
  const folds: Drawing[] = [];
  for (let x = x0; x < x1; ) {
    const w = between(r, 34, 78);
    const t = (x + w / 2 - x0) / (x1 - x0);
    const hem = foot + drop * (Math.sin(t * 7 + foot) * 0.7 + between(r, -0.4, 0.4));
    const sway = between(r, -16, 16);
    const edge = `${n(x + sway)} ${n(top + (hem - top) * 0.4)} ${n(x - sway * 0.5)} ${n(top + (hem - top) * 0.7)} ${n(x + w * 0.12)} ${n(hem)}`;
    folds.push(
      path(
        `M${n(x)} ${top}C${edge}q${n(w * 0.38)} ${n(w * 0.9)} ${n(w * 0.8)} 0C${n(x + w - sway * 0.5)} ${n(top + (hem - top) * 0.7)} ${n(x + w + sway)} ${n(top + (hem - top) * 0.4)} ${n(x + w)} ${top}z`,
        tone,
      ),
      path(
        `M${n(x)} ${top}C${edge}q${n(w * 0.1)} ${n(w * 0.5)} ${n(w * 0.24)} ${n(w * 0.4)}Q${n(x + sway * 0.6 + w * 0.24)} ${n(top + (hem - top) * 0.6)} ${n(x + w * 0.3)} ${top}z`,
        bright,
      ),
      path(
        `M${n(x + w * 0.74)} ${top}Q${n(x + w * 0.8 + sway)} ${n(top + (hem - top) * 0.5)} ${n(x + w * 0.7)} ${n(hem + w * 0.3)}L${n(x + w * 0.92)} ${n(hem)}Q${n(x + w * 0.9 + sway)} ${n(top + (hem - top) * 0.5)} ${n(x + w)} ${top}z`,
        dark,
      ),
    );
    x += w * 0.86;
  }
  return folds;
}

/** A column where a stalactite has met its stalagmite: drums of stone, broad at head and foot. */
export function column(
  [tone, bright, dark]: readonly [string, string, string],
  [x, y]: Point,
  { width, height }: { width: number; height: number },
): Drawing {
  const r = random('column', x, y);
  const half = (t: number) => width * (0.24 + 0.5 * Math.abs(t - 0.55) ** 1.5 * 2.2);
  const steps = Array.from({ length: 9 }, (_, i) => i / 8);
  const side = (way: number, share: number) =>
    steps.map((t): Point => [x + way * half(t) * share * between(r, 0.86, 1.14), y - height * t]);
  const body = closed([...side(-1, 1), ...side(1, 1).reverse()]);
  const drums = steps.slice(0, -1).map((t) => {
    const w = half(t + 0.06);
    return `M${n(x - w * 0.9)} ${n(y - height * (t + 0.06))}q${n(w * 0.9)} ${n(between(r, 12, 24))} ${n(w * 1.8)} 0`;
  });
  return [
    path(body, tone),
    inside(body, [
      path(closed([...side(-1.4, 1), ...side(-0.25, 1).reverse()]), bright),
      path(closed([...side(0.5, 1), ...side(1.6, 1).reverse()]), dark),
      line(drums.join(''), dark, 4, { opacity: 0.35 }),
    ]),
  ];
}
