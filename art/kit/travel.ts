import { darker, lighter } from './colour';
import type { Look } from './figure';
import { n } from './geometry';
import { type Light, lit } from './light';
import { inShorts } from './looks';
import { person } from './people';
import { hanging, surfing } from './poses-afloat';
import { at, type Drawing, ellipse, line, type Place, path, rect } from './svg';

/** An aeroplane that climbs to the right, about 240 units long. */
export function aeroplane(light: Light, place: Place, tail = '#ff6b57'): Drawing {
  const body = lit(light, '#ffffff');
  const shade = lit(light, '#c9d8df');
  return at(place, [
    path('M-6 -8L-44 -62L-26 -62L34 -10z', shade),
    path('M-118 -14L-140 -58L-116 -58L-86 -16z', lit(light, tail)),
    path('M-122 -10Q-100 -22 -60 -22H84Q112 -20 122 -4Q112 8 84 10H-50Q-100 8 -122 -10z', body),
    path('M-116 -6Q-60 4 121 -2Q112 8 84 10H-50Q-96 8 -116 -6z', shade),
    line('M-72 -9H76', lit(light, '#17405c'), 5.5, {
      'stroke-dasharray': '5 9',
      'stroke-linecap': 'butt',
    }),
    path('M94 -18Q108 -16 114 -9L92 -9z', lit(light, '#17405c')),
    path('M-112 -4L-146 8L-130 12L-84 4z', shade),
    path('M24 2L-56 62L-32 62L66 4z', lighter(body, 0.2)),
    path('M24 2L-56 62L-46 62L40 3z', darker(shade, 0.1)),
    path('M-4 22h30q8 6 0 13h-26q-10 -6 -4 -13z', lit(light, tail)),
  ]);
}

/** A parasail with one rider or two; the rope runs to (dx, dy) from there. */
export function parasail(
  light: Light,
  place: Place,
  rope: readonly [number, number],
  {
    colours = ['#ff6b57', '#ffc857', '#fff4e0'],
    riders = [inShorts],
  }: { colours?: readonly [string, string, string]; riders?: readonly Look[] } = {},
): Drawing {
  const gores = [-1, -0.66, -0.33, 0, 0.33, 0.66, 1];
  const cells = gores.slice(0, -1).map((left, i) => {
    const right = gores[i + 1] ?? 1;
    const foot = (t: number) => -96 - 26 * (1 - t * t);
    return path(
      `M${n(left * 110)} ${n(foot(left))}Q${n(left * 96)} -196 0 -200Q${n(right * 96)} -196 ${n(right * 110)} ${n(foot(right))}Q${n((left + right) * 55)} ${n((foot(left) + foot(right)) / 2 - 12)} ${n(left * 110)} ${n(foot(left))}z`,
      lit(light, colours[i % 3] ?? colours[0]),
    );
  });
  return at(place, [
    line(
      `M0 -12Q${n(rope[0] * 0.45)} ${n(rope[1] * 0.62)} ${n(rope[0])} ${n(rope[1])}`,
      lit(light, '#fff4e0'),
      1.8,
    ),
    line(
      'M-110 -96L-4 -22M-66 -112L-3 -22M0 -122V-22M66 -112L3 -22M110 -96L4 -22',
      lit(light, '#e6eef0'),
      1.6,
    ),
    cells,
    riders.map((look, i) =>
      person(
        light,
        {
          x: (i - (riders.length - 1) / 2) * 22,
          y: 24 - i * 3,
          size: 0.26,
          flip: i > 0,
          grounded: false,
        },
        hanging,
        { ...look, hat: undefined, vest: '#1d5f8c' },
      ),
    ),
  ]);
}

/** A deck chair from the side, looking left: crossed rails and a striped cloth; its foot on the origin. */
function deckChair(
  light: Light,
  place: Place,
  [cloth, stripe]: readonly [string, string],
): Drawing {
  const wood = lit(light, '#7d5a3e');
  const sling = (from: number, to: number) =>
    `M${n(66 + 18 * from)} ${n(-64 - 5 * from)}Q${n(44 + 18 * from)} ${n(-6 - 5 * from)} ${n(6 + 18 * from)} ${n(-28 - 5 * from)}L${n(6 + 18 * to)} ${n(-28 - 5 * to)}Q${n(44 + 18 * to)} ${n(-6 - 5 * to)} ${n(66 + 18 * to)} ${n(-64 - 5 * to)}z`;
  return at(place, [
    line('M18 -5L84 -69M76 -5L24 -33', darker(wood, 0.25), 4),
    path(sling(0, 1), lit(light, cloth)),
    path(sling(0.36, 0.64), lit(light, stripe)),
    line('M0 0L66 -64L84 -69M58 0L6 -28L24 -33', wood, 4),
  ]);
}

/** A sun umbrella and two deck chairs on the beach, which look to the left. */
export function umbrella(
  light: Light,
  place: Place,
  colours: readonly [string, string] = ['#ff6b57', '#fff4e0'],
): Drawing {
  const wood = lit(light, '#7d5a3e');
  const seat = lit(light, colours[1]);
  return at(place, [
    ellipse([0, 5], 104, 8, '#0a0f1e', { opacity: 0.16 }),
    line('M0 2L-10 -112', wood, 4.5),
    path(
      'M-88 -84Q-66 -140 -8 -132Q48 -136 70 -96Q46 -104 28 -96Q6 -104 -14 -94Q-34 -100 -50 -88Q-68 -94 -88 -84z',
      lit(light, colours[0]),
    ),
    path(
      'M-50 -88Q-44 -124 -10 -132Q-18 -112 -14 -94Q-34 -100 -50 -88zM28 -96Q24 -120 -8 -132Q40 -132 70 -96Q46 -104 28 -96z',
      seat,
    ),
    [-98, 14].map((x) => deckChair(light, { x, y: 4 }, colours)),
  ]);
}

/** A surfer on a board, leaning into the wave, going right. */
export function surfer(light: Light, place: Place, shirt = '#ff6b57'): Drawing {
  return at(place, [
    path('M-52 8Q0 -2 56 -6Q66 -6 58 0Q10 14 -50 14Q-58 12 -52 8z', lit(light, '#fff4e0')),
    path('M-52 10Q0 4 60 -3Q60 -1 58 0Q10 14 -50 14Q-56 13 -52 10z', lit(light, '#c9b49a')),
    person(light, { x: 0, y: 2, size: 0.56, grounded: false }, surfing, {
      ...inShorts,
      hat: undefined,
      top: shirt,
    }),
  ]);
}

/** A suitcase with a strap. */
export function suitcase(light: Light, place: Place, colour = '#ff6b57'): Drawing {
  const c = lit(light, colour);
  return at(place, [
    line('M-14 -66v-12h28v12', lit(light, '#5b4636'), 5),
    rect([-46, -66], 92, 68, c, { rx: 8 }),
    rect([-30, -66], 9, 68, darker(c, 0.25)),
    rect([21, -66], 9, 68, darker(c, 0.25)),
    rect([-46, -16], 92, 18, darker(c, 0.15), { rx: 8 }),
  ]);
}
