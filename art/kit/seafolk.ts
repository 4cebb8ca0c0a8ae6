import { darker, lighter } from './colour';
import { n, type Point } from './geometry';
import { type Light, lit } from './light';
import { between, random } from './random';
import { at, circle, type Drawing, line, type Place, path, stamp } from './svg';

const small = '<path d="M-16 0Q-4 -10 10 -4L20 -9Q17 0 20 9L10 4Q-4 10 -16 0z"/>';

/** A school of little fish that swim left, in one or two tones. */
export function school(
  light: Light,
  [x, y]: Point,
  {
    count = 16,
    spread = 120,
    size = 1,
    colours = ['#ffd66b', '#ffb35c'] as readonly string[],
    flip = false,
  } = {},
): Drawing {
  const r = random('school', x, y, count);
  return stamp(
    small,
    Array.from({ length: count }, (_, i) => {
      const a = r() * 6.28;
      const d = Math.sqrt(r());
      return {
        x: x + Math.cos(a) * d * spread,
        y: y + Math.sin(a) * d * spread * 0.42,
        size: size * between(r, 0.65, 1.15),
        turn: between(r, -9, 9),
        flip,
        fill: lit(light, colours[i % colours.length] ?? '#ffd66b'),
      };
    }),
  );
}

/** One larger reef fish with bars, about 90 units long, swimming left. */
export function fish(light: Light, place: Place, colour = '#ffb35c', bars = '#fff4e0'): Drawing {
  const tone = lit(light, colour);
  const bar = lit(light, bars);
  return at(place, [
    path('M30 -2L52 -22Q48 0 54 20L30 4z', darker(tone, 0.18)),
    path('M-10 -24Q14 -44 34 -20L30 -10zM-4 24Q10 38 24 18z', darker(tone, 0.18)),
    path('M-48 2Q-20 -30 10 -26Q32 -16 38 0Q32 16 8 26Q-22 30 -48 2z', tone),
    path('M-20 -21Q-12 0 -20 22L-10 25Q-2 0 -10 -24zM12 -25Q20 0 12 25L21 21Q28 0 21 -22z', bar),
    circle([-33, -3], 3.6, lit(light, '#16202c')),
    path('M-8 4q12 -4 16 4q-8 8 -16 2z', darker(tone, 0.25)),
  ]);
}

/** A sea turtle from above and the side, swimming left, about 150 units long. */
export function turtle(
  light: Light,
  place: Place,
  { shell = '#6b7f4a', skin = '#b9b57a' } = {},
): Drawing {
  const s = lit(light, shell);
  const k = lit(light, skin);
  return at(place, [
    path(
      'M-34 -10Q-60 -54 -30 -74Q-12 -50 -6 -18zM30 -18Q56 -34 66 -26Q54 -8 36 -6z',
      darker(k, 0.2),
    ),
    path('M-56 2Q-78 -12 -86 2Q-84 16 -56 14z', k),
    path('M-60 4Q-40 -34 8 -32Q50 -26 64 4Q40 28 0 28Q-42 26 -60 4z', s),
    path('M-46 2Q-30 -24 6 -24Q36 -20 50 2Q30 12 0 12T-46 2z', lighter(s, 0.18)),
    line('M-22 -16L-12 10M6 -23L8 12M32 -14L26 10M-44 2Q0 -6 50 2', darker(s, 0.25), 3),
    path('M-36 14Q-70 50 -50 82Q-24 60 -6 26zM30 20Q58 40 72 36Q64 16 44 10z', k),
    circle([-74, 1], 2.6, '#16202c'),
  ]);
}

/** A splash: drops in a fan. */
export function splash(light: Light, [x, y]: Point, size = 1): string {
  const r = random('splash', x, y);
  const drops = Array.from({ length: 16 }, () => {
    const a = Math.PI * (1 + between(r, 0.12, 0.88));
    const d = between(r, 14, 60) * size;
    return `M${n(x + Math.cos(a) * d)} ${n(y + Math.sin(a) * d * 0.9)}h0`;
  });
  return line(drops.join(''), light.glint, 5 * size);
}

/** A flying fish with spread fins, skimming to the right. */
export function flyingFish(light: Light, place: Place): Drawing {
  const back = lit(light, '#2f6f9c');
  return at(place, [
    path('M6 -4Q-26 -40 -40 -34Q-26 -14 -2 0z', lit(light, '#cfeef0')),
    path('M-52 0L-72 -12L-64 0L-74 14z', back),
    path('M-58 0Q-20 -12 20 -8Q36 -4 40 0Q30 8 10 8Q-26 8 -58 0z', back),
    path('M-50 1Q-10 4 38 1Q28 8 10 8Q-26 8 -50 1z', lit(light, '#e9f6f4')),
    path('M10 0Q-10 26 -34 26Q-24 8 -6 0z', lit(light, '#9fd8e0')),
    circle([29, -2], 2, '#16202c'),
  ]);
}

/** A sea turtle that hauls herself over sand, up and to the right, about 300 units long. */
export function crawlingTurtle(light: Light, place: Place): Drawing {
  const shell = lit(light, '#6d8a6a');
  const skin = lit(light, '#a9b48c');
  const [dark, pale] = [darker(shell, 0.32), lighter(shell, 0.22)];
  const under = darker(skin, 0.32);
  return at(place, [
    path('M-150 34Q-60 66 60 62T190 30Q120 84 0 84T-150 34z', '#0a0f1e', { opacity: 0.3 }),
    path('M88 -30Q150 -70 196 -48Q206 -34 184 -34Q150 -24 116 10z', under),
    path('M-96 36Q-146 34 -164 66Q-130 84 -74 60zM-40 50Q-60 84 -40 108Q0 100 10 62z', skin),
    path('M104 -8Q120 -44 158 -42Q192 -40 194 -14Q186 12 150 16Q120 18 104 -8z', skin),
    path('M150 -40Q190 -42 194 -14Q180 -24 158 -22Q140 -26 150 -40z', lighter(skin, 0.25)),
    circle([168, -20], 5, '#16202c'),
    path('M150 4Q170 4 190 -6', 'none', { stroke: under, 'stroke-width': 3 }),
    path('M70 34Q120 50 130 96Q136 128 116 134Q84 104 40 64z', skin),
    path('M70 34Q120 50 130 96Q104 74 56 56z', lighter(skin, 0.25)),
    path(
      'M-128 26Q-134 -50 -40 -86Q60 -108 118 -34Q134 0 116 30Q60 66 -30 66Q-120 64 -128 26z',
      dark,
    ),
    path(
      'M-120 12Q-122 -50 -36 -84Q58 -104 112 -36Q124 -10 110 12Q50 46 -40 46Q-112 42 -120 12z',
      shell,
    ),
    path('M-84 -40Q-60 -74 -28 -84Q30 -98 78 -70Q30 -78 -20 -62T-84 -40z', pale),
    line(
      'M-94 -34Q-30 -58 20 -58T106 -34M-120 8Q-50 -14 10 -12T114 4M-46 -56L-62 -14L-46 44M28 -58L30 -12L40 42M-78 -42L-118 -6M84 -44L114 -8M-106 30L-62 -14M92 22L30 -12',
      dark,
      4.5,
    ),
  ]);
}
