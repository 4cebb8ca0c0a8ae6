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

/** Somebody who dives, level and small, swimming left; about 110 units long. */
export function diver(
  light: Light,
  place: Place,
  { suit = '#16304f', fins = '#ff6b57', tank = '#ffc857' } = {},
): Drawing {
  const body = lit(light, suit);
  return at(place, [
    path('M-4 -18Q14 -26 30 -18L28 -8L0 -8z', lit(light, tank)),
    path('M-26 -8Q-6 -14 28 -10Q54 -6 76 2L74 8Q46 6 24 6Q-8 8 -28 2z', body),
    path('M22 -2Q48 10 66 22L62 27Q38 20 14 8z', darker(body, 0.25)),
    path('M72 0Q98 -6 116 4Q96 14 74 9zM62 22Q82 26 92 42Q72 42 58 28z', lit(light, fins)),
    line('M-18 0Q-30 14 -46 16', body, 6),
    circle([-36, -8], 9.5, body),
    path('M-47 -12h9v9h-8z', lit(light, '#9fe6df')),
    line('M-44 -1Q-34 8 -14 -2L0 -14', lit(light, '#0d1c26'), 2.4),
  ]);
}

/** Somebody who floats face down with a snorkel, seen from below or the side, going left. */
export function snorkeller(light: Light, place: Place, shirt = '#ff6b57'): Drawing {
  const skin = lit(light, '#5a3830');
  return at(place, [
    line('M-20 4Q-34 12 -48 24M-14 6Q-22 18 -30 30', skin, 5),
    path('M-24 -4Q0 -10 26 -4L28 8Q0 12 -22 8z', lit(light, shirt)),
    line('M26 0Q46 2 62 6M26 4Q44 12 58 20', skin, 6),
    path('M60 2Q80 0 92 8Q78 14 60 10zM55 16Q74 22 80 34Q64 34 52 24z', lit(light, '#ffc857')),
    circle([-33, 1], 9, skin),
    path('M-42 -1l8 -3l3 8l-8 4z', lit(light, '#9fe6df')),
    line('M-38 8Q-48 4 -44 -8L-42 -26', lit(light, '#ffc857'), 3.4),
  ]);
}

/** A walker on the sea floor with a round helmet and an air hose. */
export function seaWalker(light: Light, place: Place & { hose?: Point; suit?: string }): Drawing {
  const { hose = [30, -420], suit = '#1d5f8c', ...where } = place;
  const body = lit(light, suit);
  const skin = lit(light, '#5a3830');
  return at(where, [
    line(
      `M4 -98C40 -150 ${n(hose[0] - 34)} ${n(hose[1] * 0.55 - 40)} ${n(hose[0])} ${n(hose[1])}`,
      lit(light, '#ffc857'),
      3,
    ),
    path('M-13 -56Q0 -60 13 -56L11 -22H-11z', body),
    line('M-6 -24Q-10 -12 -9 0M6 -24Q14 -14 12 0', skin, 7.5),
    line('M-12 -52Q-24 -42 -28 -54M12 -52Q26 -40 30 -30', skin, 6),
    path('M-17 -58Q-22 -94 0 -96Q22 -94 17 -58Q0 -52 -17 -58z', lit(light, '#f4f7f4')),
    circle([-3, -76], 12.5, lit(light, '#11405c')),
    circle([-3, -75], 7, skin),
    path('M-12 -81q3 -7 9 -7', 'none', {
      stroke: '#ffffff',
      'stroke-width': 2.4,
      'stroke-linecap': 'round',
    }),
  ]);
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

/** Somebody swimming face down at the surface: snorkel, back and a little foam. */
export function swimmer(light: Light, place: Place, shirt = '#ff6b57'): Drawing {
  return at(place, [
    path('M-30 2Q-8 -14 18 -8Q34 -4 44 2z', lit(light, shirt)),
    circle([-34, -4], 9, lit(light, '#4a2d28')),
    line('M-32 -10L-26 -30', lit(light, '#ffc857'), 4),
    path('M44 2q12 -14 24 -12q-4 8 -10 12z', lit(light, '#16304f')),
    line('M-60 5h34M-14 7h50M48 5h34M-30 13h60', light.glint, 3),
  ]);
}
