import { darker, lighter } from './colour';
import { n, type Point } from './geometry';
import { type Light, lit } from './light';
import { shadow } from './shadow';
import { at, type Drawing, ellipse, line, type Place, path, rect } from './svg';

/** A hammock between two points, with its fringe. */
export function hammock(
  light: Light,
  [x0, y0]: Point,
  [x1, y1]: Point,
  colour = '#ff6b57',
): Drawing {
  const w = x1 - x0;
  const [a, b] = [x0 + w * 0.16, x1 - w * 0.16];
  const sag = w * 0.2;
  const cloth = lit(light, colour);
  const body = (drop: number) =>
    `M${n(a)} ${n(y0 + sag * 0.5)}Q${n((a + b) / 2)} ${n(y0 + sag * drop)} ${n(b)} ${n(y1 + sag * 0.5)}`;
  return [
    line(
      `M${n(x0)} ${n(y0)}L${n(a)} ${n(y0 + sag * 0.5)}M${n(x1)} ${n(y1)}L${n(b)} ${n(y1 + sag * 0.5)}M${n(x0)} ${n(y0)}L${n(a + 14)} ${n(y0 + sag * 0.66)}M${n(x1)} ${n(y1)}L${n(b - 14)} ${n(y1 + sag * 0.66)}`,
      lit(light, '#e9dcc2'),
      3,
    ),
    path(
      `${body(1.5)}Q${n((a + b) / 2)} ${n(y0 + sag * 2.5)} ${n(a)} ${n(y0 + sag * 0.5)}z`,
      cloth,
    ),
    path(
      `${body(1.5)}Q${n((a + b) / 2)} ${n(y0 + sag * 1.85)} ${n(a)} ${n(y0 + sag * 0.5)}z`,
      darker(cloth, 0.28),
    ),
    line(body(2), lit(light, '#fff4e0'), 5),
    line(body(2.22), lit(light, '#ffc857'), 4),
    line(body(2.5), cloth, 9, { 'stroke-dasharray': '1 15' }),
  ];
}

/** A pair of sandals left on the sand. */
export function sandals(light: Light, place: Place, colour = '#ff6b57'): Drawing {
  const sole = lit(light, colour);
  const strap = lit(light, '#fff4e0');
  return at(place, [
    [-20, 18].map((x, i) => [
      ellipse([x + 5, 3], 17, 36, '#0a0f1e', { opacity: 0.2 }),
      path(
        `M${x - 13} -20Q${x - 16} -42 ${x} -42T${x + 13} -20Q${x + 8} 0 ${x + 12} 18Q${x + 10} 36 ${x} 36T${x - 12} 18Q${x - 8} 0 ${x - 13} -20z`,
        sole,
        { transform: `rotate(${i ? 9 : -7} ${x} 0)` },
      ),
      line(`M${x} -26Q${x - 13} -14 ${x - 13} 2M${x} -26Q${x + 13} -14 ${x + 12} 2`, strap, 4.5, {
        transform: `rotate(${i ? 9 : -7} ${x} 0)`,
      }),
    ]),
  ]);
}

/** A toy bucket with its spade. */
export function bucket(light: Light, place: Place): Drawing {
  const red = lit(light, '#f0523f');
  return at(place, [
    shadow(78),
    line('M66 2L92 -92', lit(light, '#ffc857'), 7),
    path('M84 -92q14 -30 26 -22q12 10 -8 26z', lit(light, '#ffc857')),
    path('M-50 -92H50L36 0Q0 10 -36 0z', red),
    path('M14 -92H50L36 0Q26 4 16 5z', darker(red, 0.18)),
    ellipse([0, -92], 50, 13, darker(red, 0.35)),
    path('M-44 -93Q-20 -116 2 -108T44 -93Q20 -86 0 -86T-44 -93z', lit(light, '#e6c79c')),
    line('M-50 -92Q-46 -150 0 -152T50 -92', lit(light, '#fff4e0'), 5),
    path('M-43 -50H43L41 -34H-41z', lit(light, '#fff4e0')),
  ]);
}

/** A green coconut with a straw. */
export function coconut(light: Light, place: Place): Drawing {
  return at(place, [
    shadow(30),
    path('M-26 -22Q-26 -46 0 -46T26 -22Q24 2 0 3T-26 -22z', lit(light, '#6f9e4a')),
    path('M4 -46Q26 -44 26 -22Q24 2 0 3Q18 -16 4 -46z', lit(light, '#4e7d3c')),
    ellipse([-1, -42], 15, 5.5, lit(light, '#fff4e0')),
    line('M2 -42L16 -74L26 -78', lit(light, '#ff6b57'), 4),
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

/** A shelter that foresters have built: crooked posts of drift logs and a thatched roof. 300 units wide. */
export function driftShelter(light: Light, place: Place): Drawing {
  const wood = lit(light, '#a58a70');
  const dark = darker(wood, 0.4);
  const thatch = lit(light, '#a67c46');
  return at(place, [
    ellipse([-30, 4], 190, 14, '#0a0f1e', { opacity: 0.2 }),
    line('M-84 -8Q-92 -80 -80 -150M96 -8Q90 -80 98 -150', dark, 10),
    line('M-104 -152H120', dark, 9),
    path(
      'M-170 -132Q-110 -170 -70 -250Q0 -262 74 -250Q118 -170 176 -132Q0 -150 -170 -132z',
      thatch,
    ),
    path(
      'M-170 -132Q-110 -170 -70 -250Q-40 -255 -12 -256Q-50 -200 -72 -142Q-120 -140 -170 -132z',
      darker(thatch, 0.25),
    ),
    line(
      'M30 -246L44 -158M58 -244L86 -154M80 -236L124 -150M4 -248L2 -160M-24 -248L-44 -158',
      lighter(thatch, 0.28),
      3,
    ),
    line('M-164 -128Q0 -148 170 -128', darker(thatch, 0.14), 22, {
      'stroke-linecap': 'butt',
      'stroke-dasharray': '7 3 5 2',
    }),
    line('M-120 4Q-128 -70 -112 -140M128 4Q120 -70 132 -140', wood, 13),
    line('M-122 -136L-88 -104M134 -136L102 -104', wood, 8),
  ]);
}

/** A tree that the sea has brought: a bleached trunk, and its roots in the air. 500 units long. */
export function driftwood(light: Light, place: Place): Drawing {
  const wood = lit(light, '#d3bea2');
  const dark = darker(wood, 0.38);
  const root = (bend: Point, tip: Point, width: number) =>
    `M150 ${n(-34 - width)}Q${n(bend[0])} ${n(bend[1])} ${n(tip[0])} ${n(tip[1])}Q${n(bend[0] + width * 0.7)} ${n(bend[1] + width)} 164 ${n(-34 + width)}z`;
  return at(place, [
    ellipse([0, 4], 270, 16, '#0a0f1e', { opacity: 0.22 }),
    path(
      `${root([210, -90], [196, -150], 16)}${root([226, -56], [272, -112], 14)}${root([226, -20], [262, 6], 14)}`,
      dark,
    ),
    path('M-230 -46Q-60 -48 60 -58Q130 -66 172 -92L186 10Q130 -4 60 0Q-80 8 -230 4z', wood),
    path('M-230 -12Q-60 -18 70 -26Q130 -32 176 -40L186 10Q130 -4 60 0Q-80 8 -230 4z', dark),
    path(
      `${root([160, -100], [128, -158], 15)}${root([214, -44], [282, -58], 12)}${root([196, -80], [236, -160], 13)}`,
      wood,
    ),
    path('M-70 -46Q-84 -84 -118 -104Q-76 -92 -44 -50z', wood),
    ellipse([-230, -21], 13, 25, lighter(wood, 0.35)),
    ellipse([-230, -21], 6, 13, dark, { opacity: 0.45 }),
    line('M-190 -32Q-110 -36 -20 -42M-120 -24Q-30 -28 70 -40M-60 -8Q10 -10 80 -14', dark, 2.6),
  ]);
}
