import { darker, mix } from './colour';
import { n } from './geometry';
import { type Light, lit } from './light';
import { at, circle, type Drawing, line, type Place, path, rect } from './svg';

/** The two colours a ship wears on white. */
type Livery = { stripe?: string; hull?: string; roof?: string; moored?: boolean };

const glass = (light: Light) => mix(lit(light, '#17405c'), light.sea[2], 0.25);

/** Foam at the bow and behind, on the line y = 0 of a ship `length` long that goes right. */
function wake(light: Light, length: number): Drawing {
  const h = length / 2;
  return [
    path(
      `M${n(-h - length * 0.7)} 3Q${n(-h - 10)} -1 ${n(-h)} -5L${n(h * 0.95)} -3Q${n(h * 1.08)} 2 ${n(h * 1.16)} 4L${n(-h)} 7Q${n(-h * 1.6)} 9 ${n(-h - length * 0.7)} 3z`,
      light.glint,
    ),
    line(
      `M${n(-h * 2.1)} 12h${n(h * 0.7)}M${n(-h)} 13h${n(h * 0.4)}M${n(-h * 0.2)} 11h${n(h * 0.7)}M${n(-h * 1.6)} 19h${n(h)}M${n(h * 0.2)} 18h${n(h * 0.3)}`,
      light.glint,
      2.2,
      { opacity: 0.7 },
    ),
  ];
}

const windows = (x0: number, x1: number, y: number, step: number, size: number, fill: string) =>
  line(`M${n(x0)} ${n(y)}H${n(x1)}`, fill, size, {
    'stroke-linecap': 'butt',
    'stroke-dasharray': `${n(step * 0.68)} ${n(step * 0.32)}`,
  });

/** A fast catamaran from the side, about 210 units long, bow to the right. */
export function catamaran(
  light: Light,
  place: Place,
  { stripe = '#ff6b57', hull = '#ffffff', roof, moored = false }: Livery = {},
): Drawing {
  const white = lit(light, hull);
  const shade = lit(light, darker(hull, 0.16));
  return at(place, [
    path('M-100 -20H-60L60 -14L92 0H-96z', lit(light, '#0d2c44')),
    path(
      'M-102 -26L100 -28Q114 -28 110 -22L92 -6Q60 -14 20 -14H-70Q-84 -14 -92 0H-98Q-104 -12 -102 -26z',
      white,
    ),
    path(
      'M-101 -16L102 -18L97 -12L84 -9Q50 -14 20 -14H-70Q-84 -14 -90 -4H-100z',
      lit(light, stripe),
    ),
    path('M-90 -26L-86 -52Q-84 -56 -78 -56H38Q52 -56 78 -28z', shade),
    path('M-90 -26L-87 -50Q-86 -53 -80 -53H36Q48 -53 72 -28z', white),
    path('M-82 -47H36Q46 -46 56 -36H-81z', glass(light)),
    path('M-70 -56L-66 -70H4Q16 -70 28 -56z', roof ? lit(light, roof) : shade),
    path('M-60 -66H2Q10 -66 17 -60H-61z', glass(light)),
    line('M-30 -70V-86M-30 -80H-18M-46 -70V-78', shade, 2.4),
    !moored && wake(light, 200),
  ]);
}

/** A tall passenger ship: a raked bow, `decks` rows of windows, an open top deck with rails. */
export function cruiser(
  light: Light,
  place: Place,
  {
    stripe = '#1f5d4c',
    hull = '#ffffff',
    decks = 2,
    moored = false,
  }: Livery & { decks?: number } = {},
): Drawing {
  const white = lit(light, '#fffaf0');
  const floors = Array.from({ length: decks }, (_, i) => {
    const y = -34 - i * 19;
    const [x0, x1] = [-92 + i * 8, 62 - i * 16];
    return [
      path(
        `M${x0} ${y}V${y - 18}H${x1 - 8}Q${x1} ${y - 16} ${x1 + 10} ${y}z`,
        i % 2 ? lit(light, '#e9eef0') : white,
      ),
      windows(x0 + 8, x1 - 6, y - 9, 12, 7, glass(light)),
    ];
  });
  const top = -34 - decks * 19;
  return at(place, [
    path('M-104 -36H84Q104 -38 118 -42Q108 -18 88 0H-96Q-104 -16 -104 -36z', lit(light, hull)),
    path('M-104 -22Q20 -20 108 -30Q106 -22 102 -17Q20 -8 -102 -12z', lit(light, stripe)),
    floors,
    line(
      `M${-88 + decks * 8} ${top - 8}H${40 - decks * 14}M${-88 + decks * 8} ${top}v-8m20 8v-8m20 8v-8m20 8v-8`,
      white,
      1.8,
    ),
    path(`M${30 - decks * 14} ${top}l2 -13h22l10 13z`, white),
    path(`M${36 - decks * 14} ${top - 4}l1 -6h16l4 6z`, glass(light)),
    path(`M-66 ${top}l3 -20h20l3 20z`, lit(light, stripe)),
    rect([-64, top - 24], 22, 6, lit(light, '#22303a')),
    line(`M${20 - decks * 14} ${top - 10}v-22`, lit(light, '#d8dde0'), 2),
    !moored && wake(light, 204),
  ]);
}

/** An old government ferry: high black bow, white house aft, funnel, derrick and tyres. */
export function workhorse(light: Light, place: Place, { moored = false }: Livery = {}): Drawing {
  const white = lit(light, '#f6efe0');
  return at(place, [
    path('M-108 -34L-60 -30H50L112 -48Q108 -20 94 0H-96Q-106 -14 -108 -34z', lit(light, '#f3ece0')),
    path('M-103 -14Q0 -10 101 -14L94 0H-96z', lit(light, '#b8443a')),
    line('M-107 -34L-60 -30H50L111 -47', white, 3),
    path('M-98 -30V-56H34V-26H-98z', white),
    path('M-90 -56V-76H14V-56z', lit(light, '#d3c6ac')),
    path('M-6 -76V-92H16V-76z', lit(light, '#b3a68c')),
    windows(-92, 30, -46, 14, 8, glass(light)),
    windows(-84, 10, -67, 13, 8, glass(light)),
    rect([0, -89], 15, 6, glass(light)),
    path('M-60 -76L-56 -112H-32L-30 -76z', lit(light, '#b5452c')),
    rect([-57, -116], 26, 9, lit(light, '#22303a')),
    line('M64 -36V-92M64 -86L98 -58M64 -92L36 -34M6 -92V-108', lit(light, '#5b4636'), 2.6),
    [-80, -50, -20, 10, 40].map((x) =>
      circle([x, -20], 5, 'none', { stroke: lit(light, '#0d1c26'), 'stroke-width': 3.4 }),
    ),
    moored && waterline(light),
    !moored && wake(light, 204),
  ]);
}

/** The sea before a moored hull: its foot is under water, with a lace of light along it. */
const waterline = (light: Light) => [
  path('M-112 6Q-104 -7 -84 -5T-40 -6T6 -5T50 -6T92 -5Q104 -6 112 6Q0 16 -112 6z', light.sea[2], {
    opacity: 0.9,
  }),
  line('M-106 -2q11 -5 22 -3t22 0t22 -1t24 0t22 0t22 0t22 0t22 0t22 1', light.glint, 2),
  line('M-124 12h70M-30 14h84M70 11h46', light.glint, 1.6, { opacity: 0.6 }),
];

/** A catamaran that comes towards us: two bows, the tunnel between them, a wide brow of glass. */
export function headOn(
  light: Light,
  place: Place,
  { stripe = '#0f86a6', hull = '#ffffff', moored = false }: Livery = {},
): Drawing {
  const white = lit(light, hull);
  const shade = lit(light, darker(hull, 0.2));
  return at(place, [
    path('M-72 2Q-60 -6 0 -6T72 2L58 40Q0 60 -58 40z', lit(light, '#0d2c44'), { opacity: 0.4 }),
    path('M-60 -30H60V-2Q40 -10 0 -10T-60 -2z', lit(light, '#0d2c44')),
    path('M-74 -66H74L70 -30L66 0Q56 5 46 0L42 -26H-42L-46 0Q-56 5 -66 0L-70 -30z', white),
    path(
      'M-73 -56H73L70 -38H-70zM-68 -22H-45L-47 -14H-65zM68 -22H45L47 -14H65z',
      lit(light, stripe),
    ),
    path('M-62 -66L-50 -98Q-48 -102 -42 -102H42Q48 -102 50 -98L62 -66z', shade),
    path('M-54 -70L-45 -92Q-44 -95 -40 -95H40Q44 -95 45 -92L54 -70z', glass(light)),
    line('M-22 -95L-26 -70M22 -95L26 -70', shade, 3),
    path('M-26 -102L-20 -122H20L26 -102z', white),
    path('M-19 -107L-15 -117H15L19 -107z', glass(light)),
    line('M-13 -122V-146M13 -122V-138M0 -122V-130M-8 -130H8', shade, 2.6),
    circle([13, -140], 3, white),
    moored && line('M-84 4q14 -5 28 0t26 0M30 4q14 -5 28 0t26 0', light.glint, 3.4),
    !moored &&
      path(
        'M-92 10Q-72 -8 -58 -2Q-44 4 -34 10Q0 4 34 10Q44 4 58 -2Q72 -8 92 10Q60 18 0 16T-92 10z',
        light.glint,
      ),
    line('M-120 24h50M-50 28h70M40 24h70M-90 38h60M10 40h80', light.glint, 3, { opacity: 0.6 }),
  ]);
}

/** A lifebuoy. */
export function lifebuoy(
  [x, y]: readonly [number, number],
  radius: number,
  colour: string,
  band: string,
): Drawing {
  return [
    circle([x, y], radius, 'none', { stroke: colour, 'stroke-width': radius * 0.42 }),
    circle([x, y], radius, 'none', {
      stroke: band,
      'stroke-width': radius * 0.42,
      'stroke-dasharray': `${n(radius * 0.5)} ${n(radius * 1.07)}`,
    }),
  ];
}
