import { darker, lighter } from './colour';
import { n } from './geometry';
import { type Light, lit } from './light';
import { at, circle, type Drawing, ellipse, group, line, type Place, path } from './svg';

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

/** A hermit crab in a spiral shell, going left; about 110 units long. */
export function hermit(light: Light, place: Place): Drawing {
  const red = lit(light, '#e8624a');
  const dark = darker(red, 0.3);
  const home = lit(light, '#ecc9a0');
  const ridge = darker(home, 0.3);
  return at(place, [
    ellipse([4, 16], 62, 6, '#0a0f1e', { opacity: 0.22 }),
    path(
      'M-26 -2L-46 -10L-56 14L-42 -2L-28 6zM-20 4L-38 2L-44 17L-32 8L-18 10zM-12 8L-24 8L-26 18L-16 14L-6 12z',
      dark,
    ),
    path(
      'M-28 -6Q-46 -10 -54 -2Q-66 4 -66 14Q-58 10 -54 12Q-58 18 -52 18Q-42 12 -42 4Q-34 6 -26 4z',
      red,
    ),
    path('M-38 -14Q-30 -26 -18 -22L-10 8Q-28 8 -38 -14z', red),
    line(
      'M-34 -16L-42 -32M-28 -20L-31 -36M-38 -12Q-56 -22 -64 -36M-36 -10Q-54 -14 -72 -22',
      red,
      2.6,
    ),
    circle([-42, -33], 3.4, '#16202c'),
    circle([-31, -37], 3.4, '#16202c'),
    path('M-22 -22Q-14 -52 14 -54Q52 -52 62 -18Q64 8 32 16Q0 18 -20 10Q-32 -6 -22 -22z', home),
    path(
      'M-22 -22Q-16 -36 -6 -44Q-22 -14 -6 13Q-14 12 -20 10Q-32 -6 -22 -22z',
      lighter(home, 0.35),
    ),
    path('M62 -18Q64 8 32 16Q10 17 -6 13Q36 6 62 -18z', ridge, { opacity: 0.55 }),
    path('M8 -12Q8 -32 26 -32Q44 -30 44 -12Q42 2 28 2Q18 0 18 -10Q20 -18 27 -18', 'none', {
      stroke: ridge,
      'stroke-width': 4.6,
      'stroke-linecap': 'round',
    }),
    line('M14 -54Q-8 -40 -10 -14T-2 12M44 -44Q58 -30 58 -14M16 15Q44 10 56 -2', ridge, 2.6, {
      opacity: 0.7,
    }),
  ]);
}

/** A turtle hatchling from above, heading up; `turn` sets another way. */
export function hatchling(light: Light, place: Place): Drawing {
  const skin = lit(light, '#8796a0');
  const shell = lit(light, '#3f5556');
  return at(place, [
    ellipse([4, 8], 26, 20, '#0a0f1e', { opacity: 0.22 }),
    path(
      'M-11 -14Q-34 -26 -44 -8Q-48 4 -42 8Q-34 -8 -13 -3zM11 -14Q34 -30 46 -22Q50 -14 46 -8Q36 -16 13 -3zM-10 12Q-24 16 -26 30Q-14 30 -5 18zM10 12Q24 14 28 26Q18 30 5 18z',
      skin,
    ),
    path('M-8 -18Q-10 -36 0 -37T8 -18z', skin),
    path('M0 -23Q18 -20 18 -2Q15 16 0 25Q-15 16 -18 -2Q-18 -20 0 -23z', shell),
    path('M0 -18Q12 -14 12 -2Q10 12 0 19Q-10 12 -12 -2Q-12 -14 0 -18z', lighter(shell, 0.16)),
    line('M0 -21V22M-16 -6L0 -10L16 -6M-14 7L0 4L14 7', shell, 2),
    line('M-4 -31h0M4 -31h0', '#16202c', 2.6),
  ]);
}

/** A giant clam, half open: fluted valves, and a mantle in a bright colour between them. */
export function clam(light: Light, place: Place, lip = '#2f6fe0'): Drawing {
  const stone = lit(light, '#c9bea2');
  const [dark, pale] = [darker(stone, 0.28), lighter(stone, 0.3)];
  const mantle = lit(light, lip);
  return at(place, [
    ellipse([0, 26], 92, 8, '#0a0f1e', { opacity: 0.22 }),
    path(
      'M-90 -6Q-88 -38 -66 -40Q-52 -66 -30 -50Q-8 -76 12 -52Q36 -72 50 -44Q80 -46 92 -6Q0 10 -90 -6z',
      dark,
    ),
    path(
      'M-84 -8Q-72 -36 -54 -28Q-38 -50 -22 -32Q-4 -54 12 -32Q32 -50 44 -26Q66 -36 86 -8Q60 14 40 0Q20 18 2 2Q-20 18 -38 0Q-62 14 -84 -8z',
      mantle,
    ),
    path('M-62 -10Q-30 -24 0 -22T64 -10Q30 -4 0 -4T-62 -10z', darker(mantle, 0.45)),
    line(
      'M-78 -10Q-68 -28 -54 -22Q-38 -40 -22 -24Q-4 -44 12 -24Q32 -40 44 -20Q62 -28 80 -10',
      lighter(mantle, 0.5),
      4,
    ),
    line('M-62 -2h0M-40 -4h0M-20 2h0M4 -6h0M22 4h0M42 -6h0M64 -2h0', lighter(mantle, 0.65), 5),
    path(
      'M-92 -10Q-66 16 -40 2Q-20 20 2 4Q22 20 42 2Q66 16 94 -10Q96 16 66 26Q30 34 0 32T-66 28Q-96 18 -92 -10z',
      stone,
    ),
    path(
      'M-92 -10Q-80 0 -66 6Q-70 18 -66 28Q-96 18 -92 -10zM-40 2Q-30 12 -20 12Q-20 24 -22 31Q-36 30 -46 29Q-46 14 -40 2zM2 4Q12 12 22 11Q24 22 22 32Q10 32 0 32Q2 16 2 4zM42 2Q52 10 66 8Q66 18 64 27Q52 30 42 31Q42 16 42 2z',
      pale,
    ),
    line('M-66 8Q-70 18 -66 26M-20 14Q-20 24 -22 30M22 13Q24 22 22 31M66 9Q66 18 64 26', dark, 3),
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

const hindLeg =
  'M-41 -50Q-19 -52 -18 -37Q-22 -28 -29 -21L-30.500 -4H-36L-37 -21Q-35 -29 -39 -36Q-43 -43 -41 -50z';
const foreLeg =
  'M18 -44Q33 -48 31 -35Q27.500 -26 27 -19L26.500 -4H21.500L21.500 -19Q19 -30 18 -44z';

/** A spotted deer, head up, looking right; about 100 units tall. `graze` lowers the head. */
export function deer(light: Light, place: Place, { antlers = false, graze = false } = {}): Drawing {
  const coat = lit(light, '#c07b46');
  const dark = darker(coat, 0.34);
  const pale = lighter(coat, 0.68);
  const hoof = lit(light, '#2a211e');
  const nape = graze ? 'scale(1 1.15)' : 'translate(0 -9)';
  return at(place, [
    ellipse([2, 0], 46, 4, '#0a0f1e', { opacity: 0.2 }),
    path(hindLeg + foreLeg, dark, { transform: 'translate(9 -1)scale(1 1.18)' }),
    path('M-21 -6h6l1 5h-7zM30 -6h6l2 5h-8z', hoof),
    group(
      [
        path('M-38 -60Q-50 -56 -49 -38Q-43 -40 -39 -48z', coat),
        path('M-48 -38Q-42 -40 -39 -48L-41 -54Q-46 -48 -48 -38z', pale),
        path(
          'M-41 -50Q-41 -63 -28 -64Q-8 -61 8 -63Q27 -63 33 -52Q37 -43 28 -36Q15 -31 2 -31Q-12 -33 -21 -37Q-39 -36 -41 -50z',
          coat,
        ),
      ],
      { transform: 'translate(0 -9)' },
    ),
    path(hindLeg + foreLeg, coat, { transform: 'scale(1 1.18)' }),
    path('M-37 -5h7l1 5h-8zM21 -5h6l2 5h-8z', hoof),
    path('M-30 -24L-30.500 -5H-33L-34 -24zM24 -22V-5H21.500V-22z', dark),
    path('M-20 -46Q-12 -42 2 -40Q15 -40 26 -45Q10 -50 -4 -48z', pale),
    group(
      graze
        ? [
            path(
              'M8 -62Q32 -62 43 -42Q49 -28 54 -22Q63 -17 69 -6Q70 -1 65 0Q58 -1 52 -6Q44 -10 40 -20Q34 -33 22 -36z',
              coat,
            ),
            path(
              'M40 -20Q34 -33 22 -36Q34 -28 38 -16Q44 -7 54 -3Q60 1 66 -1Q58 -4 52 -8Q44 -12 40 -20z',
              pale,
            ),
            path('M52 -23Q45 -36 36 -36Q40 -25 49 -18z', dark),
            path('M56 -23Q53 -37 44 -42Q45 -28 52 -20z', coat),
            path('M54 -25Q52 -34 47 -37Q48 -29 52 -23z', pale),
            circle([59, -14], 2, '#16202c'),
            circle([68, -3], 2.4, hoof),
          ]
        : [
            path(
              'M4 -62Q19 -66 26 -77Q31 -86 35 -92Q39 -99 47 -98Q54 -95 66 -86Q70 -83 68 -79.500Q63 -76 56 -77Q50 -76 47.500 -71Q44 -57 37 -46Q30 -39 18 -41z',
              coat,
            ),
            path('M47.500 -71Q44 -57 37 -46Q36 -58 42 -70Q46 -79 56 -77Q50 -76 47.500 -71z', pale),
            path('M38 -95Q30 -107 21 -107Q24 -96 34 -90z', dark),
            path('M42 -96Q37 -110 28 -113Q28 -100 37 -91z', coat),
            path('M41 -98Q37 -107 31 -110Q32 -101 37 -95z', pale),
            antlers &&
              line(
                'M43 -98Q32 -118 43 -138M37 -114L27 -124M39 -122L54 -132M47 -98Q50 -118 64 -130',
                lit(light, '#6b4a34'),
                3.2,
              ),
            circle([50, -90], 2.2, '#16202c'),
            circle([67, -82], 2.4, hoof),
          ],
      { transform: nape },
    ),
    line('M-34 -71Q-8 -67 14 -71', dark, 2.4, { opacity: 0.6 }),
    line(
      'M-34 -64h0M-25 -67h0M-15 -65h0M-5 -66h0M5 -65h0M15 -66h0M24 -63h0M-30 -57h0M-20 -59h0M-10 -58h0M0 -59h0M10 -58h0M20 -57h0M-25 -51h0M-14 -52h0M-3 -52h0M8 -52h0',
      pale,
      3.6,
    ),
  ]);
}
