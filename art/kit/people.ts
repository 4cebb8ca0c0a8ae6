import { type Light, lit } from './light';
import { at, circle, type Drawing, flat, line, type Place, path } from './svg';

/** How somebody far away holds themselves. */
export type Pose = 'stand' | 'walk' | 'sit' | 'reach' | 'wave';

const bodies: Record<Pose, { limbs: string; shirt: string; head: readonly [number, number] }> = {
  stand: {
    limbs: 'M-2 -18L-3 0M2 -18L3 0M-4 -30L-6 -18M4 -30L6 -18',
    shirt: 'M-5 -32Q0 -35 5 -32L4 -15H-4z',
    head: [0, -37],
  },
  walk: {
    limbs: 'M-1 -18L-7 0M1 -18L5 -8L7 0M-4 -30L-8 -20M4 -30L8 -21',
    shirt: 'M-4 -32Q1 -35 6 -32L4 -15H-4z',
    head: [2, -37],
  },
  sit: {
    limbs: 'M0 -8L10 -9L12 0M-1 -8L9 -6L11 0M3 -20L9 -12',
    shirt: 'M-5 -22Q0 -25 5 -22L4 -5H-4z',
    head: [1, -27],
  },
  reach: {
    limbs: 'M-2 -18L-4 0M2 -18L4 0M-4 -31L-10 -42M4 -31L10 -42',
    shirt: 'M-5 -32Q0 -35 5 -32L4 -15H-4z',
    head: [0, -37],
  },
  wave: {
    limbs: 'M-2 -18L-3 0M2 -18L4 0M-4 -30L-6 -18M4 -31L12 -40',
    shirt: 'M-5 -32Q0 -35 5 -32L4 -15H-4z',
    head: [0, -37],
  },
};

/** Somebody far away, about 40 units tall at size 1. */
export function person(light: Light, place: Place & { pose?: Pose; shirt?: string }): Drawing {
  const { pose = 'stand', shirt = '#ff6b57', ...where } = place;
  const body = bodies[pose];
  const skin = lit(light, '#4a2d28');
  return at(where, [
    line(body.limbs, skin, 3.2),
    path(body.shirt, lit(light, shirt)),
    circle(body.head, 4, skin),
  ]);
}

/** Two side by side, hand in hand. */
export function couple(light: Light, { x, y, size = 1 }: Place, pose: Pose = 'stand'): Drawing {
  return [
    person(light, { x: x - 8 * size, y, size, pose, shirt: '#fff4e0' }),
    person(light, {
      x: x + 8 * size,
      y,
      size: size * 0.93,
      pose,
      shirt: '#ff6b57',
      flip: pose === 'stand',
    }),
  ];
}

/** Two adults and two children in a row. */
export function family(light: Light, { x, y, size = 1 }: Place, pose: Pose = 'walk'): Drawing {
  return [
    person(light, { x: x - 26 * size, y, size, pose, shirt: '#0f86a6' }),
    person(light, {
      x: x - 8 * size,
      y: y + 2 * size,
      size: size * 0.6,
      pose: 'walk',
      shirt: '#ffc857',
    }),
    person(light, { x: x + 8 * size, y: y + size, size: size * 0.94, pose, shirt: '#ff6b57' }),
    person(light, {
      x: x + 25 * size,
      y: y + 2 * size,
      size: size * 0.7,
      pose: 'reach',
      shirt: '#fff4e0',
    }),
  ];
}

/** Somebody with a paddle, sitting in a kayak (its rim at the origin). */
export function paddler(light: Light, place: Place, shirt = '#ff6b57'): Drawing {
  return at(place, [
    path('M-7 -22Q0 -26 7 -22L6 0H-6z', lit(light, shirt)),
    circle([1, -28], 5, lit(light, '#4a2d28')),
    line('M-30 -2L32 -26', lit(light, '#ffe9cc'), 2.4),
    line('M-5 -18L-12 -10M6 -19L14 -18', lit(light, '#4a2d28'), 3.4),
    path('M-30 -2q-10 0 -12 7q8 2 14 -5zM32 -26q4 -8 12 -8q0 7 -10 10z', lit(light, '#ffc857')),
  ]);
}

/** A walker on wet sand with the mirror image under the feet. */
export function mirrored(light: Light, { x, y, size = 1, flip }: Place, pose: Pose): Drawing {
  const look = { size, flip, pose, shirt: '#5a2445' };
  return [
    at(
      { x, y: y + 2 },
      `<g transform="scale(1 -0.8)" opacity=".45">${flat(person(light, { ...look, x: 0, y: 0 }))}</g>`,
    ),
    person(light, { ...look, x, y }),
  ];
}

/** Somebody who sits and bends forward to look down, facing right. */
export function leaning(light: Light, place: Place, shirt: string): Drawing {
  const skin = lit(light, '#4a2d28');
  return at(place, [
    line('M-20 0L4 -4L6 18', lit(light, '#2a3a4a'), 9),
    path('M-28 4Q-34 -34 -6 -42Q10 -44 16 -34L0 -22Q-8 -10 -10 4z', lit(light, shirt)),
    line('M-6 -30L10 -8', skin, 6),
    circle([20, -40], 11, skin),
    path('M10 -46Q18 -58 30 -48Q32 -42 28 -40Q20 -48 10 -38z', '#1c1a20'),
  ]);
}

/** Heads and shoulders of people who sit with their backs to us, along the lower edge. */
export function audience(
  colour: string,
  shirts: readonly string[],
  [x0, x1, y]: readonly [number, number, number],
): Drawing {
  const step = (x1 - x0) / shirts.length;
  return shirts.map((shirt, i) => {
    const size = 1 - (i % 3) * 0.12;
    return at({ x: x0 + step * (i + 0.5), y: y + (i % 3) * 16, size }, [
      path('M-78 140Q-80 40 -34 24Q0 34 34 24Q80 40 78 140z', shirt),
      path('M-16 34V6H16V34Q0 44 -16 34z', colour),
      path('M-34 -24Q-34 -62 0 -64T34 -24Q32 16 0 18T-34 -24z', colour),
    ]);
  });
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
