import { darker, lighter } from './colour';
import { n, type Point } from './geometry';
import { type Light, lit } from './light';
import { at, circle, type Drawing, ellipse, line, type Place, path, rect, spread } from './svg';

const shadow = (rx: number, y = 2) =>
  ellipse([6, y], rx, rx * 0.09 + 3, '#0a0f1e', { opacity: 0.18 });

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

/** A crab, claws up. */
export function crab(light: Light, place: Place, colour = '#ff6b57'): Drawing {
  const c = lit(light, colour);
  return at(place, [
    line(
      'M-18 -8L-36 -14L-42 2M-18 -4L-34 -2L-36 10M18 -8L36 -14L42 2M18 -4L34 -2L36 10M-16 -16L-30 -30M16 -16L30 -30',
      c,
      5,
    ),
    path(
      'M-40 -30Q-44 -50 -26 -46L-32 -38L-24 -34Q-30 -24 -40 -30zM40 -30Q44 -50 26 -46L32 -38L24 -34Q30 -24 40 -30z',
      c,
    ),
    path('M-26 -6Q-28 -24 0 -26T26 -6Q16 6 0 6T-26 -6z', c),
    path('M-18 -12Q-14 -20 2 -20Q-8 -14 -18 -12z', lighter(c, 0.35)),
    line('M-8 -24v-9M8 -24v-9', c, 3),
    circle([-8, -35], 4, '#16202c'),
    circle([8, -35], 4, '#16202c'),
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

/** A spiral shell with ribs, about 200 units long. */
export function shell(light: Light, place: Place): Drawing {
  const c = lit(light, '#f2a97e');
  const dark = darker(c, 0.3);
  const whorls: readonly (readonly [number, number, number])[] = [
    [-12, 0, 74],
    [44, -4, 54],
    [84, -7, 38],
    [112, -9, 25],
    [131, -10, 15],
    [144, -11, 8],
  ];
  return at(place, [
    ellipse([20, 66], 150, 18, '#0a0f1e', { opacity: 0.16 }),
    [...whorls]
      .reverse()
      .map(([x, y, r], i) => [
        ellipse([x, y], r * 0.78, r, i % 2 ? c : lighter(c, 0.18)),
        path(
          `M${n(x)} ${n(y - r)}a${n(r * 0.78)} ${n(r)} 0 0 1 0 ${n(r * 2)}q${n(r * 0.5)} ${n(-r)} 0 ${n(-r * 2)}z`,
          dark,
          { opacity: 0.35 },
        ),
        line(
          `M${n(x - r * 0.2)} ${n(y - r * 0.86)}q${n(-r * 0.4)} ${n(r * 0.86)} 0 ${n(r * 1.72)}`,
          lighter(c, 0.5),
          r * 0.06,
        ),
      ]),
    path(
      'M-64 -26Q-24 -52 -8 -6Q-2 44 -42 70Q-84 58 -88 20Q-86 -8 -64 -26z',
      lit(light, '#fff0dc'),
    ),
    path('M-60 -8Q-34 -24 -26 6Q-24 38 -46 54Q-68 44 -70 18Q-70 0 -60 -8z', lit(light, '#d97f6a')),
  ]);
}

/** A starfish. */
export function starfish(light: Light, place: Place, colour = '#ff6b57'): Drawing {
  const c = lit(light, colour);
  const arm = (k: number, far: number) => {
    const a = (k / 10) * Math.PI * 2 - 1.4;
    return `${n(Math.cos(a) * far)} ${n(Math.sin(a) * far * 0.8)}`;
  };
  const d = [0, 2, 4, 6, 8]
    .map((k) => `${k ? '' : `M${arm(-1, 14)}`}Q${arm(k, 62)} ${arm(k + 1, 14)}`)
    .join('');
  const dots = [0, 2, 4, 6, 8]
    .map((k) => `M${arm(k, 10)}h0M${arm(k, 20)}h0M${arm(k, 28)}h0`)
    .join('');
  return at(place, [
    path(`${d}z`, c, { stroke: c, 'stroke-width': 9, 'stroke-linejoin': 'round' }),
    line(dots, lighter(c, 0.5), 3.6),
  ]);
}

/** A bleached tree trunk with broken branches lying on the shore, about 360 units long. */
export function driftwood(light: Light, place: Place): Drawing {
  const wood = lit(light, '#cfc3b4');
  return at(place, [
    shadow(190, 6),
    path(
      'M-190 0Q-120 -40 -40 -38L-76 -96L-64 -100L-14 -44Q40 -50 84 -70L96 -132L108 -130L106 -80Q150 -100 190 -146L198 -138Q170 -84 110 -52Q160 -58 206 -50L206 -42Q130 -34 60 -10Q-60 16 -176 12Q-196 10 -190 0z',
      wood,
    ),
    path('M-184 8Q-80 -6 0 -14T150 -46Q120 -24 60 -10Q-60 16 -176 12z', darker(wood, 0.28)),
    line('M-150 -8Q-90 -26 -30 -28M-20 -30Q40 -36 86 -60M102 -84V-118', darker(wood, 0.2), 2.6),
  ]);
}

/** The white skeleton of a whale, head to the right, about 560 units long. */
export function whaleBones(light: Light, place: Place): Drawing {
  const bone = lit(light, '#fbf6ea');
  const dark = darker(bone, 0.22);
  const spine = Array.from({ length: 22 }, (_, i) => {
    const t = i / 21;
    return `M${n(-260 + t * 400)} ${n(-70 - Math.sin(t * 2.6) * 60 - 14 * t)}v${n(12 + 14 * Math.sin(t * 2.4))}`;
  });
  const ribs = Array.from({ length: 10 }, (_, i) => {
    const x = -36 + i * 18;
    const h = 108 - Math.abs(i - 5) * 8;
    return `M${x} -134q${24} ${n(h * 0.5)} ${-6} ${h}`;
  });
  return at(place, [
    ellipse([-20, 4], 280, 12, '#0a0f1e', { opacity: 0.16 }),
    line('M-180 -96V2M-20 -120V2M120 -130V2', lit(light, '#5b6770'), 5),
    line(ribs.join(''), dark, 6, { transform: 'translate(10 2)' }),
    line('M-262 -66Q-120 -134 20 -134T150 -138', bone, 7),
    line(spine.join(''), bone, 10, { 'stroke-linecap': 'butt' }),
    line(ribs.join(''), bone, 6),
    path(
      'M-262 -66Q-300 -84 -312 -62Q-290 -60 -280 -56Q-300 -44 -296 -34Q-272 -40 -258 -58z',
      bone,
    ),
    path(
      'M132 -128Q136 -168 182 -166Q236 -158 302 -108L298 -102Q226 -126 190 -120Q160 -112 132 -128z',
      bone,
    ),
    path(
      'M140 -116Q180 -92 222 -96Q262 -98 300 -94L300 -86Q240 -80 196 -80Q150 -86 134 -110z',
      bone,
    ),
    circle([170, -140], 8, dark),
  ]);
}

/** A dugout canoe on two trestles, about 420 units long. */
export function canoe(light: Light, place: Place): Drawing {
  const wood = lit(light, '#8a5a3a');
  return at(place, [
    line('M-130 6L-112 -54L-94 6M94 6L112 -54L130 6', darker(wood, 0.45), 8),
    path('M-220 -96Q-180 -80 0 -80T220 -100Q196 -36 130 -34H-130Q-192 -36 -220 -96z', wood),
    path('M-220 -96Q-180 -80 0 -80T220 -100Q190 -66 0 -64T-220 -96z', darker(wood, 0.4)),
    line('M-170 -58Q0 -46 176 -60M-140 -46Q0 -38 150 -46', lighter(wood, 0.18), 3),
  ]);
}

/** A woven basket. */
export function basket(light: Light, place: Place, colour = '#c89a5a'): Drawing {
  const c = lit(light, colour);
  const dark = darker(c, 0.32);
  return at(place, [
    shadow(52),
    path('M-46 -80Q-58 -30 -34 0H34Q58 -30 46 -80z', c),
    line('M-50 -60H50M-52 -42H52M-48 -24H48M-40 -9H40', dark, 5, { 'stroke-dasharray': '9 9' }),
    line('M-53 -51H53M-51 -33H51M-45 -16H45', lighter(c, 0.25), 5, { 'stroke-dasharray': '9 9' }),
    ellipse([0, -80], 46, 11, dark),
    line('M-46 -80a46 11 0 0 0 92 0', lighter(c, 0.3), 5),
  ]);
}

/** A glow around a lamp. */
export function lampGlow(at: Point, radius: number, colour = '#ffd58a'): Drawing {
  return [
    circle(
      at,
      radius,
      spread([colour, 0, 0.75], [colour, 0.25, 0.4], [colour, 0.6, 0.1], [colour, 1, 0]),
    ),
    circle(at, radius * 0.09 + 1.5, '#fff3cf'),
  ];
}

/** A lamp on a post. */
export function lampPost(light: Light, { x, y, size = 1 }: Place): Drawing {
  return [
    line(
      `M${n(x)} ${n(y)}v${n(-92 * size)}q0 ${n(-14 * size)} ${n(18 * size)} ${n(-14 * size)}`,
      lit(light, '#3a4250'),
      5 * size,
    ),
    lampGlow([x + 20 * size, y - 98 * size], 90 * size),
  ];
}

/** A small red sea kart with two people in it, going right. */
export function seaKart(light: Light, place: Place): Drawing {
  const red = lit(light, '#f0523f');
  const skin = lit(light, '#4a2d28');
  return at(place, [
    path(
      'M-56 -4Q-100 -46 -168 -42Q-130 -34 -118 -22Q-160 -24 -196 -8Q-150 -10 -128 0Q-150 2 -180 14Q-110 14 -50 6z',
      light.glint,
      { opacity: 0.9 },
    ),
    path(
      'M-26 -24V-50Q-26 -56 -18 -56L-12 -26zM12 -26V-52Q12 -58 20 -58L26 -28z',
      lit(light, '#fff4e0'),
    ),
    path(
      'M-24 -22L-16 -48Q-8 -54 0 -48L4 -22zM14 -24L20 -50Q28 -56 36 -50L40 -24z',
      lit(light, '#ffc857'),
    ),
    circle([-8, -58], 7, skin),
    circle([28, -60], 7, skin),
    path('M-64 -28H44Q76 -32 92 -14Q84 6 62 8H-52Q-66 -4 -64 -28z', red),
    path('M-64 -20H86L90 -13Q84 6 62 8H-52Q-62 0 -64 -20z', darker(red, 0.2)),
    path('M44 -28L52 -46L60 -44L66 -28z', lit(light, '#9fe6df')),
    path('M-64 -24H88L91 -17H-64z', lit(light, '#fff4e0')),
    line('M-40 14h60M30 13h70', light.glint, 3),
    rect([-72, -40], 12, 26, lit(light, '#22303a'), { rx: 3 }),
  ]);
}
