import { around, type Spine } from './body';
import { darker, lighter } from './colour';
import { type Light, lit } from './light';
import { drawn } from './people';
import { at, circle, type Drawing, ellipse, line, type Place, path, rect } from './svg';

const dim = (colour: string) => darker(colour, 0.22);

/** The grandmother's head in profile: silver hair in a knot with jasmine, glasses, an earring. */
function oldHead(light: Light, skin: string, place: Place): Drawing {
  const silver = lit(light, '#dcd8d2');
  const jasmine: [number, number][] = [
    [-15, -1],
    [-21, -5],
    [-14, 5],
  ];
  return at(place, [
    path('M-13 8L6 14L8 34H-16z', dim(skin)),
    path(
      'M4 -20Q16 -18 17 -7L17 -3Q19 1 22 5Q22 7 18 8Q20 10 18 12Q19 17 15 19Q8 22 1 17L-9 8Q-10 -14 4 -20z',
      skin,
    ),
    circle([-24, 6], 10, dim(silver)),
    path(
      'M8 -21Q-8 -27 -19 -16Q-26 -4 -19 9Q-13 17 -6 13Q-3 6 -4 -1Q-1 -10 10 -14Q12 -19 8 -21z',
      silver,
    ),
    line('M2 -20Q-14 -16 -17 2M-9 -14Q-13 -6 -11 6', dim(silver), 1.6),
    jasmine.map((flower) => circle(flower, 3.2, '#fffdf2')),
    circle([-4, 3], 4, skin),
    circle([-4, 9], 2.3, lit(light, '#ffc857')),
    line('M11 -2q2.5 -2.5 5 0M17 13q-4 1.5 -7 -1', '#3a2018', 1.6),
    line('M-3 -1L8 -3M8 -2a5 5 0 1 0 10 0a5 5 0 1 0 -10 0', '#4a3a34', 1.5),
  ]);
}

/** The grandchild's head in profile, looking up a little: a plait with a ribbon. */
function youngHead(light: Light, skin: string, place: Place): Drawing {
  const hair = lit(light, '#2a1c1a');
  return at(place, [
    path('M-8 8L5 12L7 26H-10z', dim(skin)),
    path(
      'M2 -18Q14 -17 15 -7Q15 -3 19 1Q20 4 16 5Q18 7 16 9Q16 15 10 16Q2 18 -5 11Q-12 -10 2 -18z',
      skin,
    ),
    path('M-14 2Q-28 2 -30 16Q-32 26 -26 34Q-20 26 -20 16Q-18 10 -11 9z', hair),
    path(
      'M11 -19Q-2 -27 -14 -19Q-23 -8 -17 6Q-12 14 -6 11Q-4 4 -3 -1Q2 -4 4 -10Q9 -9 14 -9Q16 -16 11 -19z',
      hair,
    ),
    line('M-8 -17Q1 -21 9 -16', lighter(hair, 0.25), 2.4),
    circle([-3, 3], 3.6, skin),
    path('M-16 2L-26 -6V8zM-16 4L-14 15L-23 11z', lit(light, '#e8573f')),
    circle([10.5, -2], 1.6, '#1c1216'),
    line('M15 9.5q-4 1.5 -6 -1.5', '#3a2018', 1.5),
  ]);
}

const sleeve: Spine = [
  [-20, -54, 10],
  [-8, -46, 12],
  [8, -36, 11],
];
const forearm: Spine = [
  [-4, -44, 8],
  [12, -30, 8],
  [34, -17, 6.5],
  [48, -16, 5.5],
  [57, -16, 6.5],
  [66, -11, 3.5],
];
const pointing: Spine = [
  [58, -24, 6],
  [76, -34, 6],
  [98, -48, 4.6],
  [109, -55, 4.8],
  [122, -61, 2],
];
const smallSleeve: Spine = [
  [52, -26, 7],
  [66, -29, 9.5],
  [77, -36, 9],
];

/** The two on the bench, to the seat; the bench hides the rest. */
function pair(light: Light): Drawing {
  const [old, young] = [lit(light, '#8a5a3c'), lit(light, '#9c6846')];
  const [saree, blouse, gold] = [
    lit(light, '#c23a6c'),
    lit(light, '#1f8a8c'),
    lit(light, '#ffc857'),
  ];
  const shirt = lit(light, '#ffd05c');
  return [
    // the grandchild: a back that leans to the left, an arm that points
    path('M22 -33Q40 -40 56 -32Q66 -28 66 -12L68 42H20L16 -14Q14 -28 22 -33z', shirt),
    path('M44 -36Q50 -36 56 -32Q66 -28 66 -12L68 42H50Q54 0 44 -36z', dim(shirt)),
    drawn([
      [around(pointing), young],
      [around(smallSleeve), dim(shirt)],
    ]),
    youngHead(light, young, { x: 41, y: -58, turn: -10 }),
    // the grandmother: her blouse, the end of the saree over the left shoulder
    path('M-76 -58Q-98 -50 -102 -20Q-104 0 -96 14L-80 8Q-86 -14 -76 -38z', blouse),
    path('M-102 -14Q-104 0 -96 14L-80 8Q-84 -4 -83 -16z', old),
    path('M-72 -62Q-46 -76 -22 -62Q-8 -54 -8 -34L-4 42H-88L-86 -36Q-86 -54 -72 -62z', blouse),
    path('M-34 -67Q-28 -66 -22 -62Q-8 -54 -8 -34L-4 42H-30Q-20 -10 -34 -67z', dim(blouse)),
    path('M-88 42L-88 2Q-50 22 -6 4L-4 42z', saree),
    path('M-86 -34Q-88 -54 -72 -62Q-62 -68 -50 -69Q-40 -30 -42 42H-90z', saree),
    path('M-64 -66Q-56 -69 -50 -69Q-40 -30 -42 42H-62Q-52 -20 -64 -66z', dim(saree)),
    line('M-50 -69Q-40 -30 -42 42', gold, 4),
    oldHead(light, old, { x: -40, y: -92, turn: 7 }),
    drawn([
      [around(forearm), old],
      [around(sleeve), dim(blouse)],
    ]),
    line('M38 -22L39 -11M43 -22L44 -11', gold, 2.6),
  ];
}

/** Grandmother and grandchild on a bench, seen from behind, her arm about the child; 320 wide. */
export function onBench(light: Light, place: Place): Drawing {
  const wood = lit(light, '#a8754f');
  const saree = lit(light, '#c23a6c');
  const young = lit(light, '#9c6846');
  return at(place, [
    ellipse([4, 98], 190, 13, '#0a0f1e', { opacity: 0.24 }),
    line('M-112 40V90M112 40V90', darker(wood, 0.45), 9),
    // a hem and slippers on the ground, two short legs that swing above it
    path('M-78 92q8 -8 20 -6l2 10h-24zM-34 88q14 -2 22 6l-2 4h-22z', lit(light, '#6b4a34')),
    path('M-86 40H-6L-2 84Q-46 94 -90 84z', saree),
    path('M-34 40H-6L-2 84Q-18 88 -32 89z', dim(saree)),
    line('M-90 82Q-46 92 -3 82', lit(light, '#ffc857'), 4),
    line('M32 42L29 68M54 42L62 64', young, 11),
    path('M22 66h13l1 10q-8 5 -16 0zM57 62l12 -4l6 8q-5 8 -14 5z', lit(light, '#e8573f')),
    pair(light),
    rect([-160, 34], 320, 14, wood, { rx: 5 }),
    rect([-160, 43], 320, 5, darker(wood, 0.3), { rx: 2 }),
    rect([-160, -6], 320, 14, wood, { rx: 5 }),
    rect([-160, 14], 320, 12, darker(wood, 0.14), { rx: 5 }),
    line('M-156 -3H156M-156 36H156', lighter(wood, 0.35), 2.5),
    line('M-132 -12V94M132 -12V94', darker(wood, 0.28), 11),
    line('M-135 -12V94M129 -12V94', wood, 4),
  ]);
}
