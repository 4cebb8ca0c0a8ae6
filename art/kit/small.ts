import { darker, lighter } from './colour';
import { n, type Point } from './geometry';
import { type Light, lit } from './light';
import { between, random } from './random';
import { at, circle, type Drawing, ellipse, line, type Place, path, rect } from './svg';

/** A kingfisher on its twig, looking left. */
export function kingfisher(light: Light, place: Place): Drawing {
  const blue = lit(light, '#1f8fd0');
  return at(place, [
    line('M-60 34Q20 26 120 40', lit(light, '#5b4636'), 7),
    path('M28 10L52 46L40 50L18 22z', darker(blue, 0.2)),
    path('M-22 -28Q-4 -44 12 -28Q34 -6 30 16Q16 32 0 30Q-16 12 -14 -10z', blue),
    path('M-16 -12Q-6 -8 2 4Q8 20 2 30Q-14 20 -16 -12z', lit(light, '#ff9a4d')),
    path('M-20 -26L-58 -16L-18 -16z', lit(light, '#d9432f')),
    circle([-10, -24], 3, '#16202c'),
  ]);
}

/** A white egret that stands in shallow water, looking left; about 120 units tall. */
export function egret(light: Light, place: Place): Drawing {
  const white = lit(light, '#fffdf6');
  return at(place, [
    line('M-4 -50L-8 0M8 -50L12 0', lit(light, '#3a3a3a'), 3.4),
    path('M-20 -60Q0 -84 34 -62Q50 -50 60 -38Q30 -40 12 -44Q-10 -46 -20 -60z', white),
    line('M-12 -60Q-34 -78 -22 -96T-26 -124', white, 8),
    path('M-22 -130Q-34 -132 -36 -124L-62 -118L-34 -116z', white),
    path('M-36 -124L-66 -117L-36 -118z', lit(light, '#ffb02f')),
    circle([-29, -124], 1.8, '#16202c'),
  ]);
}

/** A hermit crab in a spiral shell, going left. */
export function hermit(light: Light, place: Place): Drawing {
  const red = lit(light, '#e8624a');
  return at(place, [
    line('M-26 0L-38 12M-18 4L-26 16M-8 6L-10 18M-34 -8L-52 -4', red, 5),
    path('M-40 -6Q-44 -22 -28 -20Q-12 -12 -16 4Q-30 8 -40 -6z', red),
    line('M-36 -18v-10M-28 -20v-10', red, 3),
    path('M-24 8Q-34 -34 6 -44Q52 -44 54 -14Q54 8 30 14Q-6 16 -24 8z', lit(light, '#e6c49a')),
    line('M-14 6Q-16 -26 12 -30T38 -8T18 2', lit(light, '#b98a5c'), 5),
  ]);
}

/** Turtle hatchlings: three small bodies seen from above, heading along `turn`. */
export function hatchling(light: Light, place: Place): Drawing {
  const skin = lit(light, '#6f7f86');
  return at(place, [
    line('M-12 -14L-24 -26M12 -14L24 -26M-12 12L-20 22M12 12L20 22', skin, 8),
    ellipse([0, -24], 8, 9, skin),
    ellipse([0, 0], 16, 20, lit(light, '#4a5f5c')),
    line('M0 -16V16M-13 -4H13M-11 8H11', lit(light, '#7f958c'), 2.4),
  ]);
}

/** A giant clam, half open, with blue lips. */
export function clam(light: Light, place: Place, lip = '#2f6fe0'): Drawing {
  const stone = lit(light, '#b9b09a');
  return at(place, [
    path(
      'M-90 0Q-96 -40 -64 -44Q-50 -66 -30 -48Q-10 -72 8 -50Q32 -72 46 -46Q80 -56 92 0Q40 26 0 26T-90 0z',
      stone,
    ),
    path(
      'M-84 -6Q-66 -34 -52 -22Q-36 -46 -22 -24Q-4 -48 10 -24Q30 -46 42 -20Q66 -34 86 -6Q40 -20 0 -18T-84 -6z',
      lit(light, lip),
    ),
    line(
      'M-74 -12Q-62 -24 -52 -16Q-36 -34 -22 -18Q-4 -36 10 -18Q30 -34 42 -14Q60 -24 76 -12',
      lit(light, '#7fe0ff'),
      5,
    ),
    line('M-60 0Q-50 20 -36 22M-20 2V25M20 2Q20 18 26 24M58 0Q56 14 50 18', darker(stone, 0.25), 4),
  ]);
}

/** A country bus with a rack on the roof, facing right, about 230 units long. */
export function bus(light: Light, place: Place, { lamp = false } = {}): Drawing {
  const body = lit(light, '#c94a3a');
  const pane = lamp ? '#ffd58a' : lit(light, '#a9dbe0');
  const wheel = (x: number) => [
    circle([x, -14], 20, lit(light, '#16202c')),
    circle([x, -14], 8, lit(light, '#c9d0d2')),
  ];
  return at(place, [
    ellipse([0, 6], 128, 8, '#0a0f1e', { opacity: 0.3 }),
    line('M-96 -122v-12H60v12M-60 -134v12M-20 -134v12M20 -134v12', lit(light, '#3a4250'), 4),
    rect([-70, -152], 50, 24, lit(light, '#8a5a3a'), { rx: 4 }),
    rect([-10, -146], 40, 18, lit(light, '#1f5d4c'), { rx: 4 }),
    path('M-118 -16V-108Q-118 -122 -104 -122H92Q110 -122 116 -100L122 -60V-16z', body),
    path('M-118 -56H122V-40H-118z', lit(light, '#fff4e0')),
    [-108, -70, -32, 6, 44].map((x) => rect([x, -108], 32, 40, pane, { rx: 4 })),
    path('M84 -108H98Q104 -106 108 -68H84z', pane),
    rect([112, -40], 10, 12, '#fff3cf'),
    wheel(-70),
    wheel(74),
    lamp && path('M122 -38L330 -66V26L122 -24z', '#ffe7a8', { opacity: 0.35 }),
  ]);
}

/** A flat vehicle ferry with its ramps up, a bus and a lorry on deck; about 360 units long. */
export function carFerry(light: Light, place: Place): Drawing {
  const steel = lit(light, '#3f6a7d');
  return at(place, [
    bus(light, { x: -70, y: -40, size: 0.62 }),
    path('M26 -44V-104H96V-44zM96 -44V-84H122L132 -64V-44z', lit(light, '#e0a03a')),
    path('M102 -78H119L126 -64H102z', lit(light, '#a9dbe0')),
    path('M-178 -40H178L166 4H-166z', steel),
    path('M-178 -40H178L174 -26H-174z', lit(light, '#f0e2c4')),
    path(
      'M-178 -40L-236 -86L-226 -92L-164 -44zM178 -40L236 -86L226 -92L164 -44z',
      darker(steel, 0.3),
    ),
    path('M-12 -40V-152H36V-40H26V-110H-2V-40z', lit(light, '#f6efe0')),
    path('M-26 -152H50V-188Q50 -194 44 -194H-20Q-26 -194 -26 -188z', lit(light, '#f6efe0')),
    rect([-20, -184], 64, 18, lit(light, '#17405c')),
    line('M12 -194V-232', lit(light, '#5b6770'), 4),
    line('M-230 12h90M-100 12h160M90 12h130M-180 22h120M0 22h150', light.glint, 3, {
      opacity: 0.7,
    }),
  ]);
}

/** An open boat with a row of passengers, about 240 units long. */
export function longBoat(light: Light, place: Place): Drawing {
  const shirts = ['#ff6b57', '#ffc857', '#fff4e0', '#0f86a6', '#ff8a5c', '#9fe6df'];
  return at(place, [
    shirts.map((shirt, i) => [
      path(`M${-82 + i * 30} -8V-28q8 -8 16 0v20z`, lit(light, shirt)),
      circle([-74 + i * 30, -37], 6.5, lit(light, '#4a2d28')),
    ]),
    path('M-128 -22Q-60 -10 0 -10T136 -26Q120 4 92 8H-96Q-120 2 -128 -22z', lit(light, '#8a4a3a')),
    path('M-128 -22Q-60 -10 0 -10T136 -26L132 -18Q60 -4 0 -3T-126 -14z', lit(light, '#f0e2c4')),
    line('M-140 14h110M10 14h140M-70 24h120', light.glint, 3, { opacity: 0.7 }),
  ]);
}

/** A cyclist far away, going left. */
export function cyclist(light: Light, place: Place, shirt = '#ffc857'): Drawing {
  const skin = lit(light, '#4a2d28');
  const tyre = lit(light, '#16202c');
  return at(place, [
    [-32, 32].map((x) => circle([x, -20], 19, 'none', { stroke: tyre, 'stroke-width': 4 })),
    line(
      'M32 -20L4 -20L-20 -54L14 -54L32 -20M14 -54L4 -20M-16 -62L-32 -20',
      lit(light, '#d9432f'),
      4,
    ),
    line('M10 -60L-4 -38L4 -18', skin, 7),
    path('M4 -58L-12 -92Q-4 -100 6 -96L22 -62z', lit(light, shirt)),
    line('M-8 -88L-20 -64', skin, 5),
    circle([-10, -106], 8.5, skin),
    path('M-26 -106Q-10 -122 8 -106z', lit(light, '#e6c79c')),
  ]);
}

/** A hiker with a stick and a pack, walking right. */
export function hiker(light: Light, place: Place): Drawing {
  const skin = lit(light, '#4a2d28');
  return at(place, [
    line('M-2 -30L-12 0M4 -30L12 -14L16 0', lit(light, '#37424f'), 7),
    path('M-26 -62Q-28 -34 -10 -32L-6 -60z', lit(light, '#1f5d4c')),
    path('M-10 -62Q2 -68 10 -60L8 -28H-8z', lit(light, '#ff6b57')),
    line('M6 -56L24 -40', skin, 5),
    line('M26 -58L32 2', lit(light, '#7d5a3e'), 3.6),
    circle([3, -74], 8, skin),
    path('M-12 -76Q2 -92 18 -76z', lit(light, '#e6c79c')),
  ]);
}

/** A row of seat logs and a table of driftwood. */
export function logBench(light: Light, place: Place): Drawing {
  const wood = lit(light, '#a98263');
  const dark = darker(wood, 0.35);
  return at(place, [
    rect([-92, -18], 18, 24, dark, { rx: 4 }),
    rect([74, -18], 18, 24, dark, { rx: 4 }),
    rect([-120, -38], 240, 24, wood, { rx: 12 }),
    ellipse([-112, -26], 9, 12, lighter(wood, 0.35)),
    line('M-90 -30H60M-60 -22H100', dark, 2.4),
  ]);
}

/** Stairs that climb from a broad lowest step to a narrow top. */
export function stairs(
  light: Light,
  near: readonly [number, number, number],
  end: readonly [number, number, number],
  colour: string,
  count = 18,
): Drawing {
  const stone = lit(light, colour);
  return Array.from({ length: count }, (_, i) => {
    const t = 1 - (1 - (count - 1 - i) / count) ** 1.6;
    const u = 1 - (1 - (count - i) / count) ** 1.6;
    const [x0, y0, w0] = near.map((v, k) => v + ((end[k] ?? 0) - v) * t) as [
      number,
      number,
      number,
    ];
    const [x1, y1, w1] = near.map((v, k) => v + ((end[k] ?? 0) - v) * u) as [
      number,
      number,
      number,
    ];
    const rise = (y0 - y1) * 0.55;
    return [
      path(
        `M${n(x0 - w0)} ${n(y0)}L${n(x1 - w1)} ${n(y1)}H${n(x1 + w1)}L${n(x0 + w0)} ${n(y0)}z`,
        lighter(stone, 0.2),
      ),
      path(`M${n(x0 - w0)} ${n(y0)}h${n(w0 * 2)}v${n(-rise)}h${n(-w0 * 2)}z`, darker(stone, 0.15)),
    ];
  });
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

/** A breaking wave from the side: green face, curling lip, foam. It peels to the left. */
export function breaker(light: Light, [x, y]: Point, width: number, height: number): Drawing {
  const r = random('breaker', x, y);
  const [w, h] = [width, height];
  const foam = Array.from({ length: 26 }, () => {
    const t = r();
    return circle(
      [x + w * (0.52 + 0.5 * t), y - h * between(r, 0, 0.62) * (1 - t * 0.5)],
      between(r, 8, 26),
      light.glint,
      { opacity: 0.8 },
    );
  });
  return [
    path(
      `M${n(x - w * 0.2)} ${n(y)}Q${n(x + w * 0.16)} ${n(y - h * 0.3)} ${n(x + w * 0.36)} ${n(y - h * 0.86)}Q${n(x + w * 0.5)} ${n(y - h * 1.1)} ${n(x + w * 0.68)} ${n(y - h * 0.86)}Q${n(x + w)} ${n(y - h * 0.6)} ${n(x + w * 1.3)} ${n(y - h * 0.5)}V${n(y + 10)}H${n(x - w * 0.2)}z`,
      light.sea[1],
    ),
    path(
      `M${n(x - w * 0.06)} ${n(y)}Q${n(x + w * 0.2)} ${n(y - h * 0.26)} ${n(x + w * 0.38)} ${n(y - h * 0.82)}Q${n(x + w * 0.42)} ${n(y - h * 0.3)} ${n(x + w * 0.6)} ${n(y)}z`,
      light.shallow,
      { opacity: 0.8 },
    ),
    line(
      `M${n(x + w * 0.1)} ${n(y - h * 0.1)}Q${n(x + w * 0.3)} ${n(y - h * 0.34)} ${n(x + w * 0.38)} ${n(y - h * 0.7)}M${n(x + w * 0.2)} ${n(y - h * 0.06)}Q${n(x + w * 0.36)} ${n(y - h * 0.26)} ${n(x + w * 0.42)} ${n(y - h * 0.56)}M${n(x + w * 0.34)} ${n(y - h * 0.04)}Q${n(x + w * 0.44)} ${n(y - h * 0.2)} ${n(x + w * 0.47)} ${n(y - h * 0.4)}`,
      light.glint,
      4,
      { opacity: 0.6 },
    ),
    path(
      `M${n(x + w * 0.34)} ${n(y - h * 0.82)}Q${n(x + w * 0.5)} ${n(y - h * 1.16)} ${n(x + w * 0.7)} ${n(y - h * 0.88)}Q${n(x + w)} ${n(y - h * 0.62)} ${n(x + w * 1.3)} ${n(y - h * 0.52)}V${n(y)}H${n(x + w * 0.56)}Q${n(x + w * 0.64)} ${n(y - h * 0.5)} ${n(x + w * 0.52)} ${n(y - h * 0.78)}Q${n(x + w * 0.46)} ${n(y - h * 0.6)} ${n(x + w * 0.42)} ${n(y - h * 0.52)}Q${n(x + w * 0.44)} ${n(y - h * 0.78)} ${n(x + w * 0.34)} ${n(y - h * 0.82)}z`,
      light.glint,
    ),
    foam,
  ];
}

/** A cliff undercut by the sea: bands of rock over a shadowed notch, green on top. */
export function cliff(
  light: Light,
  points: readonly [Point, Point, Point, Point],
  foot: number,
): Drawing {
  const [a, b, c, d] = points;
  const top = `M${n(a[0])} ${n(a[1])}Q${n(b[0])} ${n(b[1])} ${n(c[0])} ${n(c[1])}T${n(d[0])} ${n(d[1])}`;
  const band = (dy: number) =>
    `M${n(a[0] + 20)} ${n(a[1] + dy)}Q${n(b[0])} ${n(b[1] + dy)} ${n(c[0])} ${n(c[1] + dy)}T${n(d[0])} ${n(d[1] + dy)}`;
  const h = foot - a[1];
  return [
    path(
      `${top}V${n(foot)}H${n(a[0] + 90)}Q${n(a[0] + 130)} ${n(foot - h * 0.2)} ${n(a[0] + 40)} ${n(foot - h * 0.32)}Q${n(a[0] - 30)} ${n(foot - h * 0.5)} ${n(a[0])} ${n(a[1])}z`,
      light.rock[2],
    ),
    line(band(h * 0.22) + band(h * 0.42), light.rock[1], 9, {
      opacity: 0.6,
      'stroke-dasharray': '150 30 80 50',
    }),
    path(
      `M${n(a[0] + 40)} ${n(foot - h * 0.32)}Q${n(c[0])} ${n(foot - h * 0.22)} ${n(d[0])} ${n(foot - h * 0.36)}V${n(foot)}H${n(a[0] + 90)}Q${n(a[0] + 130)} ${n(foot - h * 0.2)} ${n(a[0] + 40)} ${n(foot - h * 0.32)}z`,
      light.rock[0],
    ),
    line(top, light.leaf[1], 30),
    line(top, light.leaf[2], 10, { transform: 'translate(0 -12)' }),
  ];
}
