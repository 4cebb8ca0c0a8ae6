import { around, type Part, type Spine, strip } from './body';
import { darker, lighter } from './colour';
import { type Light, lit } from './light';
import { drawn } from './people';
import { at, circle, type Drawing, line, type Place, path } from './svg';

/*
 * Somebody on the water seen from straight above, the head to the left. Spines run from the body
 * outwards; the one at the top of the picture comes first.
 */

const arms: readonly [Spine, Spine] = [
  [
    [-50, -24, 9],
    [-66, -42, 10],
    [-84, -60, 8],
    [-100, -64, 8],
    [-126, -60, 6],
    [-138, -57, 5],
    [-152, -52, 7],
    [-166, -46, 3],
  ],
  [
    [-48, 26, 9],
    [-52, 48, 10],
    [-54, 70, 8],
    [-60, 82, 8],
    [-78, 98, 6],
    [-86, 106, 5],
    [-96, 117, 7],
    [-103, 128, 3],
  ],
];

const sleeves: readonly [Spine, Spine] = [
  [
    [-46, -18, 12],
    [-62, -38, 13],
    [-76, -53, 12],
  ],
  [
    [-44, 20, 12],
    [-51, 42, 13],
    [-54, 60, 12],
  ],
];

const legs: readonly [Spine, Spine] = [
  [
    [56, -13, 15],
    [96, -22, 15],
    [122, -26, 11],
    [144, -30, 12],
    [186, -44, 6.5],
  ],
  [
    [56, 13, 15],
    [98, 18, 15],
    [124, 18, 11],
    [146, 22, 12],
    [190, 26, 6.5],
  ],
];

const fins: readonly [Spine, Spine] = [
  [
    [176, -41, 7],
    [192, -46, 10],
    [224, -57, 15],
    [262, -68, 21],
    [272, -71, 18],
  ],
  [
    [180, 26, 7],
    [197, 27, 10],
    [230, 30, 15],
    [270, 35, 21],
    [280, 36, 18],
  ],
];

/** A leg of the shorts, to above the knee. */
const shorts: readonly [Spine, Spine] = [
  [
    [50, -12, 17],
    [84, -20, 18],
    [106, -24, 17],
  ],
  [
    [50, 12, 17],
    [86, 17, 18],
    [108, 18, 17],
  ],
];

const back: Spine = [
  [-62, 0, 12],
  [-54, 0, 31],
  [-36, 0, 35],
  [-6, 0, 29],
  [24, 0, 22],
  [48, 0, 26],
  [62, 0, 25],
];

const fingers =
  'M-158 -55l-16 2M-158 -51l-17 7M-154 -48l-14 12M-99 121l-14 10M-97 123l-10 14M-94 122l-3 16';

/** The shape under the body that its shadow takes on the sand. */
export const shadowAbove = (light: Light, place: Place): Drawing =>
  at(
    place,
    path(
      [back, ...arms, ...legs, ...fins].map(around).join('') +
        'M-100 0Q-100 -22 -80 -22T-58 0T-80 22T-100 0z',
      light.sea[2],
    ),
  );

/** A snorkeller who floats face down, one arm ahead, seen from straight above; about 450 long. */
export function snorkellerAbove(light: Light, place: Place, shirt = '#ff6b57'): Drawing {
  const skin = lit(light, '#8a5a3c');
  const cloth = lit(light, shirt);
  const navy = lit(light, '#16304f');
  const yellow = lit(light, '#ffc857');
  const hair = '#2a1c1a';
  const dim = (colour: string) => darker(colour, 0.24);
  const parts: Part[] = [
    ...legs.map((leg, i): Part => [around(leg), i ? dim(skin) : skin]),
    [strip(legs[0], -1, 0), darker(skin, 0.12)],
    ...fins.flatMap((fin, i): Part[] => [
      [around(fin), i ? darker(yellow, 0.1) : yellow],
      [strip(fin, -1, 0), dim(yellow)],
    ]),
    [around(shorts[0]), navy],
    [around(shorts[1]), dim(navy)],
    [around(arms[1]), dim(skin)],
    [around(arms[0]), skin],
    [around(sleeves[1]), dim(cloth)],
    [around(sleeves[0]), cloth],
    [around(back), cloth],
    [strip(back, -1, 0.2), dim(cloth)],
  ];
  return at(place, [
    line(fingers, skin, 4),
    drawn(parts),
    line('M196 -47L258 -67M201 27L264 34', dim(yellow), 3),
    path('M48 -26Q54 0 48 26L66 25Q70 0 66 -25z', navy),
    line('M-30 -2Q0 3 40 0', darker(cloth, 0.16), 3),
    // the head looks down: hair, the mask's strap, a tail of hair that floats, the snorkel
    path('M-66 -12H-48V12H-66z', dim(skin)),
    path('M-60 -4Q-44 -12 -30 -2Q-14 8 0 0Q-8 16 -26 11Q-42 6 -58 9z', hair),
    path('M-104 -14Q-114 -12 -113 0Q-114 12 -104 14z', navy),
    path('M-106 0Q-107 -25 -80 -25Q-54 -23 -54 0Q-54 23 -80 25Q-107 25 -106 0z', hair),
    line('M-84 -17Q-68 -14 -63 0M-92 -10Q-74 -8 -70 4', lighter(hair, 0.24), 2.6),
    line('M-86 -25Q-76 0 -86 25', navy, 5),
    circle([-60, 1], 5, lit(light, '#e8573f')),
    line('M-106 -12Q-106 -32 -86 -34L-62 -38', yellow, 7),
    line('M-70 -37L-60 -38.5', lit(light, '#ff6b57'), 7.5),
  ]);
}
