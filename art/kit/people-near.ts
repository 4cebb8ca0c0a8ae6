import { around, type Spine } from './body';
import { darker } from './colour';
import type { Look } from './figure';
import { type Light, lit } from './light';
import { girl, inShirt } from './looks';
import { company, drawn, person, type Where } from './people';
import { hiking, peering, standing } from './poses';
import { showing } from './poses-children';
import { at, type Drawing, ellipse, line, type Place, path, rect } from './svg';

/** Somebody who sits on a low bench and bends forward to look down, facing right; 140 tall. */
export function leaning(light: Light, where: Where, look: Look): Drawing {
  const wood = lit(light, '#5b3c28');
  return [
    at(where, [
      ellipse([-4, 2], 60, 9, '#0a0f1e', { opacity: 0.25 }),
      line('M-42 -36V0M-6 -36V0', darker(wood, 0.3), 8),
      rect([-58, -46], 66, 12, wood, { rx: 5 }),
    ]),
    person(light, { ...where, grounded: false }, peering, look),
  ];
}

/** A grown-up and a child before a bright window, dark, seen from behind; the child points. */
export function onlookers(light: Light, rim: string, where: Where): Drawing {
  return company(light, { ...where, rim, grounded: false }, [
    { pose: standing, look: { ...inShirt, bag: '#3a2c2c' }, x: -30 },
    { pose: showing, look: girl, x: 40, y: 4, size: 1.1 },
  ]);
}

/** The cyclist's legs, one pedal up and one down, and the shoes. */
const [leftLeg, rightLeg, leftShoe, rightShoe]: readonly [Spine, Spine, Spine, Spine] = [
  [
    [-15, -84, 10],
    [-20, -62, 9],
    [-19, -48, 8],
    [-17, -38, 5],
  ],
  [
    [14, -84, 10],
    [19, -56, 8.5],
    [20, -38, 8],
    [18, -18, 5],
  ],
  [
    [-17, -41, 6],
    [-20, -32, 7],
    [-28, -29, 4],
  ],
  [
    [18, -21, 6],
    [21, -12, 7],
    [29, -9, 4],
  ],
];

/** A cyclist in a rain cape who rides away from us, down the lane. */
export function cyclistAway(light: Light, place: Place, cape = '#ffc21f'): Drawing {
  const tone = lit(light, cape);
  const dark = lit(light, '#26323a');
  return at(place, [
    ellipse([0, 4], 60, 8, '#0a0f1e', { opacity: 0.25 }),
    line('M0 0V-74', dark, 10),
    line('M-46 -124H46', dark, 6),
    drawn([
      [around(leftLeg) + around(rightLeg), lit(light, '#6e442f')],
      [around(leftShoe) + around(rightShoe), dark],
    ]),
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

/** A hiker with a stick, going up to the right. */
export function hiker(light: Light, where: Where, look: Look): Drawing {
  return [
    person(light, where, hiking, look),
    at({ ...where }, line('M50 -140L62 -2', lit(light, '#7d5a3e'), 6)),
  ];
}
