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
  const top = lit(light, suit);
  const neoprene = lit(light, '#1b2c45');
  const skin = lit(light, '#5a3830');
  const shell = lit(light, '#f4f7f4');
  return at(where, [
    line(
      `M4 -98C40 -150 ${n(hose[0] - 34)} ${n(hose[1] * 0.55 - 40)} ${n(hose[0])} ${n(hose[1])}`,
      lit(light, '#ffc857'),
      3,
    ),
    path(
      'M-26 -40Q-36 -46 -40 -60L-33 -64Q-28 -54 -18 -50zM26 -42Q40 -36 46 -24L40 -20Q32 -28 18 -32z',
      top,
    ),
    circle([-37, -64], 4.6, skin),
    circle([45, -19], 4.6, skin),
    path(
      'M-17 -60Q0 -66 17 -60Q26 -54 28 -42L15 -38L12 -28H-12L-15 -38L-27 -40Q-26 -54 -17 -60z',
      top,
    ),
    path('M-12 -34H12Q17 -14 19 -2L20 2H8L1 -20L-5 3H-17Q-18 -16 -12 -34z', neoprene),
    path('M-19 2H-3L-2 6Q-10 8 -20 6zM7 1H21Q27 4 26 6Q16 8 7 6z', darker(neoprene, 0.4)),
    path('M-4 -60L-3 -28H3L4 -60z', lighter(top, 0.4)),
    path('M-22 -58Q0 -66 22 -58L20 -53Q0 -60 -20 -53z', lit(light, '#d9a441')),
    path('M-19 -60Q-26 -100 0 -102Q26 -100 19 -60Q0 -66 -19 -60z', shell),
    path('M10 -99Q26 -94 19 -60L12 -62Q18 -84 10 -99z', darker(shell, 0.14)),
    circle([-3, -80], 15, lit(light, '#d9a441')),
    circle([-3, -80], 12.4, lit(light, '#11405c')),
    path('M-11 -79Q-11 -89 -3 -89T5 -79Q4 -70 -3 -70T-11 -79z', skin),
    path('M-11 -80Q-12 -91 -2 -90Q6 -89 5 -80Q-1 -86 -11 -80z', '#1c1a20'),
    path('M-13 -86q3 -6 9 -6', 'none', {
      stroke: '#ffffff',
      'stroke-width': 2.2,
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

/** Somebody with mask and fins who floats on the water, seen from straight above, head to the left. */
export function snorkellerAbove(light: Light, place: Place, shirt = '#ff6b57'): Drawing {
  const skin = lit(light, '#6b4434');
  const cloth = lit(light, shirt);
  const fin = lit(light, '#ffc857');
  return at(place, [
    line('M-34 -20Q-66 -40 -84 -78L-104 -100M-34 20Q-60 44 -96 54L-124 52', skin, 13),
    circle([-106, -102], 8, skin),
    circle([-128, 52], 8, skin),
    line('M64 -12Q100 -22 136 -30M64 12Q104 18 138 34', skin, 17),
    path(
      'M128 -42Q176 -62 212 -50Q214 -36 204 -26Q166 -24 134 -20zM132 24Q176 26 206 44Q214 58 206 66Q164 60 126 46z',
      fin,
    ),
    path('M150 -38Q180 -44 204 -40M152 36Q180 44 202 56', 'none', {
      stroke: darker(fin, 0.25),
      'stroke-width': 3.5,
    }),
    path(
      'M-48 -24Q-30 -36 10 -28Q44 -26 72 -22Q80 0 72 22Q44 26 10 28Q-30 36 -48 24Q-58 0 -48 -24z',
      cloth,
    ),
    path(
      'M-48 4Q10 10 76 4Q78 14 72 22Q44 26 10 28Q-30 36 -48 24Q-54 14 -48 4z',
      darker(cloth, 0.2),
    ),
    path('M18 -28Q44 -26 72 -22Q80 0 72 22Q44 26 18 28Q26 0 18 -28z', lit(light, '#16304f')),
    circle([-70, 0], 25, '#231a1c'),
    path('M-92 -12Q-98 0 -92 12Q-100 14 -104 0Q-100 -14 -92 -12z', lit(light, '#16304f')),
    line('M-76 -23Q-66 0 -76 23', lit(light, '#16304f'), 5),
    line('M-96 -16Q-92 -34 -70 -36', fin, 7),
    circle([-68, -36], 5, lit(light, '#ff6b57')),
  ]);
}
