import { darker, lighter } from './colour';
import { closed, n, open, type Point, ring } from './geometry';
import { type Light, lit } from './light';
import { between, pick, random } from './random';
import { at, circle, type Drawing, down, line, type Place, path, rect, stamp } from './svg';

/** Open water: light from above that falls off into the blue. */
export function water(light: Light, { width = 1200, height = 800 } = {}): string {
  return rect([0, 0], width, height, down(...light.sky));
}

/** Slanting shafts of sunlight. */
export function shafts(
  light: Light,
  x: number,
  { height = 700, count = 6, spread = 900 } = {},
): Drawing {
  const r = random('shafts', x, count);
  const beams = Array.from({ length: count }, (_, i) => {
    const top = x + (i / count - 0.5) * spread * 0.35 + between(r, -20, 20);
    const foot = x + (i / count - 0.5) * spread - 120 + between(r, -40, 40);
    const w = between(r, 14, 40);
    return `M${n(top)} -10h${n(w)}L${n(foot + w * 3.4)} ${n(height * between(r, 0.75, 1))}h${n(-w * 2.6)}z`;
  });
  return path(
    beams.join(''),
    // The shortest beams end at three quarters: none may end in an edge.
    down([light.glow, 0, 0.5], [light.glow, 0.42, 0.16], [light.glow, 0.74, 0]),
  );
}

/** The underside of the waves along the top edge. */
export function surface(light: Light, y: number, { width = 1200 } = {}): Drawing {
  return [0, 1, 2].map((i) => {
    const r = random('surface', y, i);
    const edge = Array.from(
      { length: 15 },
      (_, k): Point => [width + 40 - (k / 14) * (width + 80), y - i * y * 0.3 + between(r, -9, 9)],
    );
    return path(`M-40 -10H${n(width + 40)}L${open(edge).slice(1)}z`, lighter(light.glow, 0.3), {
      opacity: 0.25 + i * 0.15,
    });
  });
}

/** The sea floor: dunes of pale sand. */
export function floor(light: Light, y: number, { width = 1200, height = 800 } = {}): Drawing {
  const r = random('floor', y, width);
  const dune = (top: number, rough: number) => {
    const edge = Array.from(
      { length: 9 },
      (_, k): Point => [-40 + (k / 8) * (width + 80), top + between(r, -rough, rough)],
    );
    return `${open(edge)}V${height}H-40z`;
  };
  return [
    path(dune(y - 40, 26), light.haze, { opacity: 0.5 }),
    path(dune(y, 18), down(light.sand, light.sandShade)),
    path(dune(y + (height - y) * 0.45, 14), light.sandShade, { opacity: 0.5 }),
  ];
}

const branching = (() => {
  const r = random('branching');
  let d = '';
  const grow = (x: number, y: number, angle: number, length: number, left: number) => {
    const [ex, ey] = [x + Math.cos(angle) * length, y + Math.sin(angle) * length];
    d += `M${n(x)} ${n(y)}L${n(ex)} ${n(ey)}`;
    if (left === 0) return;
    for (const side of [-1, 1])
      grow(ex, ey, angle + side * between(r, 0.25, 0.6), length * between(r, 0.68, 0.85), left - 1);
  };
  for (const angle of [-2.3, -1.75, -1.3, -0.8]) grow(0, 0, angle, 30, 3);
  return `<path d="${d}" fill="none" stroke-width="8" stroke-linecap="round"/>`;
})();

const fan = (() => {
  const r = random('fan');
  const ribs = Array.from({ length: 11 }, (_, i) => {
    const a = -Math.PI * (0.12 + 0.076 * i);
    const l = 74 * between(r, 0.85, 1.1);
    return `M0 0Q${n(Math.cos(a) * l * 0.5)} ${n(Math.sin(a) * l * 0.72)} ${n(Math.cos(a) * l)} ${n(Math.sin(a) * l)}`;
  });
  const rows = [0.4, 0.62, 0.84].map(
    (s) =>
      `M${n(-62 * s)} ${n(-26 * s)}Q${n(-50 * s)} ${n(-82 * s)} 0 ${n(-80 * s)}T${n(62 * s)} ${n(-26 * s)}`,
  );
  return `<path d="${ribs.join('')}${rows.join('')}" fill="none" stroke-width="3.6" stroke-linecap="round"/>`;
})();

/** The kinds of coral and sponge the reef is made of. */
export type Coral = 'branch' | 'fan' | 'brain' | 'table' | 'tubes' | 'grass';

/** One coral, foot on its origin, about 100 units wide at size 1. */
export function coral(light: Light, kind: Coral, place: Place, colour: string): Drawing {
  const tone = lit(light, colour);
  const dark = darker(tone, 0.3);
  const pale = lighter(tone, 0.3);
  if (kind === 'branch')
    return [
      stamp(branching, [{ ...place, x: place.x + 5, stroke: dark }]),
      stamp(branching, [{ ...place, stroke: tone }]),
    ];
  if (kind === 'fan') return stamp(fan, [{ ...place, stroke: tone }]);
  if (kind === 'grass') {
    const blade = (x: number, h: number, bend: number) =>
      `M${x} 0q${bend} ${-h * 0.5} 0 ${-h}q${-bend - 9} ${h * 0.5} -9 ${h}z`;
    return at(
      place,
      path(
        [
          blade(-30, 70, 14),
          blade(-12, 110, -18),
          blade(6, 90, 16),
          blade(24, 120, 20),
          blade(42, 64, -12),
        ].join(''),
        tone,
      ),
    );
  }
  if (kind === 'table')
    return at(place, [
      path('M-8 0Q-4 -26 -26 -40H26Q4 -26 10 0z', dark),
      path('M-84 -44Q-60 -58 0 -58T86 -46Q60 -32 0 -32T-84 -44z', tone),
      path('M-74 -48Q-50 -58 0 -57T76 -49Q50 -42 0 -43T-74 -48z', pale),
    ]);
  if (kind === 'tubes')
    return at(
      place,
      [-34, -10, 16, 40].map((x, i) => {
        const h = [62, 96, 78, 48][i] ?? 60;
        return [
          path(
            `M${x - 9} 0Q${x - 15} ${-h * 0.6} ${x - 12} ${-h}H${x + 12}Q${x + 15} ${-h * 0.6} ${x + 9} 0q-9 9 -18 0z`,
            i % 2 ? tone : dark,
          ),
          `<ellipse cx="${x}" cy="${-h}" rx="12" ry="5" fill="${darker(tone, 0.55)}"/>`,
        ];
      }),
    );
  return at(place, [
    path('M-54 -6Q-60 -50 -6 -56Q58 -54 57 -6Q52 10 0 10T-54 -6z', tone),
    line(
      'M-40 -14q12 -24 4 -28M-24 -4q-4 -20 10 -26t4 -18M-2 -2q-8 -18 6 -24t2 -22M20 -2q-6 -16 6 -20t-2 -22M40 -4q-8 -14 0 -26',
      dark,
      3.4,
    ),
    path('M-44 -26Q-34 -50 -6 -51Q10 -50 20 -46Q-20 -44 -44 -26z', pale, { opacity: 0.5 }),
  ]);
}

const kinds: readonly [Coral, ...Coral[]] = [
  'branch',
  'brain',
  'fan',
  'table',
  'tubes',
  'grass',
  'brain',
  'branch',
];

const reefColours = [
  '#ff6b57',
  '#ffb35c',
  '#f2789f',
  '#9a6fc4',
  '#4fc4a0',
  '#ffd66b',
  '#e0567a',
] as const;

/** A stretch of reef: corals of all kinds along a line, the small ones in front. */
export function reef(light: Light, from: Point, to: Point, size = 1, count = 10): Drawing {
  const r = random('reef', from.join(), to.join());
  return Array.from({ length: count }, (_, i) => {
    const t = ((i * 0.618) % 1) * 0.96 + 0.02;
    const x = from[0] + (to[0] - from[0]) * t;
    const y = from[1] + (to[1] - from[1]) * t + (i / count) * 34 * size;
    const s = size * between(r, 0.7, 1.35) * (1.15 - (i / count) * 0.45);
    return coral(light, pick(r, kinds), { x, y, size: s, flip: r() > 0.5 }, pick(r, reefColours));
  });
}

/** Dark reef rock as a foreground: a soft mass below a line of heads. */
export function bank(colour: string, edge: readonly Point[], bottom = 800): string {
  return path(`${open(edge)}V${n(bottom)}H${n(edge[0]?.[0] ?? 0)}z`, colour);
}

/** A coral on a slope: what it is, where along the edge, its size and colour. */
type Planted = readonly [kind: Coral, x: number, size: number, colour: string];

/** A slope of reef rock with corals along its edge: its lip covers their feet, light lies on it. */
export function planted(
  light: Light,
  [lit0, shade]: readonly [lip: string, shade: string],
  edge: readonly Point[],
  corals: readonly Planted[],
): Drawing {
  const ground = (x: number) => {
    const i = Math.max(
      1,
      edge.findIndex(([right]) => right > x),
    );
    const [[ax, ay], [bx, by]] = [edge[i - 1] ?? [0, 0], edge[i] ?? [0, 0]];
    return [ay + ((by - ay) * (x - ax)) / (bx - ax), (by - ay) / (bx - ax)] as const;
  };
  const lowered = edge.map(([x, y]): Point => [x, y + 16]);
  return [
    corals.map(([kind, x, size, colour], i) => {
      const [y, fall] = ground(x);
      const turn = (Math.atan(fall) * 180) / Math.PI;
      const depth = (kind === 'branch' || kind === 'fan' ? 10 : 14) * size;
      return coral(
        light,
        kind,
        {
          x,
          y: y + depth,
          size,
          turn: kind === 'table' ? turn * 0.2 : turn * 0.7,
          flip: i % 2 > 0,
        },
        colour,
      );
    }),
    bank(lit0, edge, 820),
    bank(shade, lowered, 820),
  ];
}

/** Bubbles that rise from a point. */
export function bubbles(light: Light, [x, y]: Point, count = 9, size = 1): Drawing {
  const r = random('bubbles', x, y);
  return Array.from({ length: count }, (_, i) => {
    const up = (i / count) * 190 * size;
    return circle(
      [x + between(r, -7, 7) * (1 + i * 0.25), y - up],
      between(r, 2, 4) * size * (1 + i * 0.11),
      'none',
      { stroke: light.glow, 'stroke-width': 1.6 * size, opacity: 0.8 },
    );
  });
}

/** A boulder of the deep, for corals to stand on. */
export function bommie(light: Light, [x, y]: Point, rx: number, ry: number): Drawing {
  const r = random('bommie', x, y);
  const shape = (share: number, dx: number, dy: number) => {
    const seeded = random('bommie', x, y);
    return closed(
      ring(seeded, [x + dx, y + dy], rx * share, ry * share, { points: 12, rough: 0.13 }),
    );
  };
  const dots = Array.from(
    { length: 14 },
    () => `M${n(x + between(r, -0.6, 0.5) * rx)} ${n(y - between(r, -0.1, 0.75) * ry)}h0`,
  );
  return [
    path(shape(1, 0, 0), light.rock[0]),
    path(shape(0.84, -rx * 0.06, -ry * 0.1), light.rock[1]),
    line(dots.join(''), light.rock[2], 6),
  ];
}
