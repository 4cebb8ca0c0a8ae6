import { darker } from './colour';
import { type Light, lit } from './light';
import { at, circle, type Drawing, ellipse, flat, line, type Place, path, rect } from './svg';

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

/** Somebody who sits on a low bench and bends forward to look down, facing right. */
export function leaning(light: Light, place: Place, shirt: string): Drawing {
  const skin = lit(light, '#5a3830');
  const cloth = lit(light, shirt);
  return at(place, [
    path('M-34 2Q-30 -8 -10 -8L14 -6Q20 -2 18 8L15 28H5L4 6L-26 8z', lit(light, '#2a3a4a')),
    path('M-34 4Q-40 -30 -20 -44Q-2 -54 14 -44Q18 -38 12 -30Q-8 -24 -8 4z', cloth),
    path('M-34 4Q-40 -30 -20 -44Q-28 -20 -20 4z', darker(cloth, 0.22)),
    line('M2 -36Q14 -26 14 -6', skin, 7),
    circle([23, -46], 12, skin),
    path(
      'M12 -52Q12 -62 24 -61Q36 -58 35 -48Q28 -56 20 -52Q20 -40 14 -38Q10 -44 12 -52z',
      '#231a1c',
    ),
  ]);
}

/** A grown-up and a child before a bright window, seen from behind; the child points. */
export function onlookers(colour: string, rim: string, place: Place): Drawing {
  const bodies =
    'M-150 240Q-150 96 -112 74Q-92 62 -86 44Q-110 24 -108 -14Q-104 -56 -62 -58Q-18 -56 -16 -12Q-16 26 -40 44Q-34 64 -10 74Q34 96 40 240zM60 240Q58 150 88 134Q98 128 100 118Q78 106 78 76Q80 44 112 42Q146 44 146 78Q146 104 126 118Q128 128 138 132Q176 128 214 92Q226 82 234 92Q240 100 228 110Q196 148 168 160Q172 190 172 240z';
  return at(place, [
    path(bodies, rim, { transform: 'translate(5 -5)' }),
    path(bodies, colour),
    path(
      'M-104 -20Q-112 -64 -62 -68Q-14 -64 -14 -18Q-12 20 -34 52Q-62 60 -90 50Q-104 20 -104 -20z',
      colour,
    ),
  ]);
}

/** Grandmother and grandchild on a bench, seen from behind. */
export function onBench(light: Light, place: Place): Drawing {
  const skin = lit(light, '#6b4434');
  const wood = lit(light, '#8a5f42');
  const sari = lit(light, '#d6497f');
  const shirt = lit(light, '#ffc857');
  return at(place, [
    ellipse([0, 96], 190, 14, '#0a0f1e', { opacity: 0.22 }),
    line('M-130 40V92M130 40V92', darker(wood, 0.3), 13),
    path('M-98 60Q-110 -30 -70 -52Q-44 -62 -20 -50Q12 -26 6 60z', sari),
    path('M-76 -50Q-44 -62 -20 -50Q4 -30 6 60H-30Q-40 0 -76 -50z', darker(sari, 0.2)),
    line('M-88 56Q-92 -10 -62 -54', lit(light, '#ffd66b'), 6),
    circle([-44, -78], 25, skin),
    path(
      'M-70 -72Q-76 -106 -44 -108Q-14 -106 -18 -72Q-24 -56 -44 -56T-70 -72z',
      lit(light, '#eae6e0'),
    ),
    circle([-44, -62], 12, lit(light, '#d6d0c8')),
    path('M40 60Q34 4 58 -6Q74 -12 92 -6Q114 6 108 60z', shirt),
    path('M78 -8Q86 -10 92 -6Q114 6 108 60H84Q90 20 78 -8z', darker(shirt, 0.16)),
    line('M104 4Q124 -8 142 -34', skin, 9),
    circle([75, -28], 20, skin),
    path('M54 -26Q52 -52 75 -53Q98 -52 96 -26Q90 -14 75 -14T54 -26z', '#231a1c'),
    rect([-160, 22], 320, 17, wood, { rx: 5 }),
    rect([-160, 46], 320, 17, darker(wood, 0.14), { rx: 5 }),
    line('M-130 18V66M130 18V66', darker(wood, 0.3), 10),
  ]);
}

/** A cyclist in a rain cape who rides away from us, down the lane. */
export function cyclistAway(light: Light, place: Place, cape = '#ffc21f'): Drawing {
  const tone = lit(light, cape);
  const dark = lit(light, '#26323a');
  return at(place, [
    ellipse([0, 4], 60, 8, '#0a0f1e', { opacity: 0.25 }),
    line('M0 0V-74', dark, 10),
    line('M-46 -124H46', dark, 6),
    line('M-13 -84L-17 -42L-21 -34M13 -84L17 -22L21 -14', lit(light, '#4a2d28'), 12),
    line('M-26 -32H-14M16 -12H28', dark, 8),
    path(
      'M-62 -66Q-52 -150 -24 -178Q0 -190 24 -178Q52 -150 62 -66Q34 -54 18 -64Q0 -52 -18 -64Q-36 -54 -62 -66z',
      tone,
    ),
    path('M6 -184Q16 -184 24 -178Q52 -150 62 -66Q44 -58 30 -60Q30 -130 6 -184z', darker(tone, 0.2)),
    path('M-24 -176Q-28 -214 0 -216Q28 -214 24 -176Q0 -166 -24 -176z', tone),
    path('M4 -216Q28 -214 24 -176Q18 -172 10 -171Q16 -196 4 -216z', darker(tone, 0.2)),
    rect([-9, -58], 18, 12, lit(light, '#e0432f'), { rx: 3 }),
  ]);
}

/** A hiker with a stick and a pack, walking right. */
export function hiker(
  light: Light,
  { shirt = '#ff6b57', ...place }: Place & { shirt?: string },
): Drawing {
  const skin = lit(light, '#4a2d28');
  return at(place, [
    line('M-2 -30L-12 0M4 -30L12 -14L16 0', lit(light, '#37424f'), 7),
    path('M-26 -62Q-28 -34 -10 -32L-6 -60z', lit(light, '#2f86a0')),
    path('M-10 -62Q2 -68 10 -60L8 -28H-8z', lit(light, shirt)),
    line('M6 -56L24 -40', skin, 5),
    line('M26 -58L32 2', lit(light, '#7d5a3e'), 3.6),
    circle([3, -74], 8, skin),
    path('M-12 -76Q2 -92 18 -76z', lit(light, '#e6c79c')),
  ]);
}
