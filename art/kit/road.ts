import { darker } from './colour';
import { type Light, lit } from './light';
import {
  across,
  at,
  circle,
  type Drawing,
  ellipse,
  line,
  type Place,
  path,
  rect,
  stamp,
} from './svg';

/** A small car with luggage on its roof, facing right, about 170 units long. */
export function car(
  light: Light,
  place: Place,
  colour = '#ff6b57',
  cases: readonly [string, string] = ['#8a5a3a', '#1f5d4c'],
): Drawing {
  const body = lit(light, colour);
  const glass = lit(light, '#9fd8e0');
  const tyre = lit(light, '#16202c');
  const wheel = (x: number) => [
    circle([x, -12], 17, tyre),
    circle([x, -12], 8, lit(light, '#d8dde0')),
  ];
  return at(place, [
    ellipse([0, 4], 96, 7, '#0a0f1e', { opacity: 0.25 }),
    rect([-44, -96], 36, 22, lit(light, cases[0]), { rx: 3 }),
    rect([-4, -92], 30, 18, lit(light, cases[1]), { rx: 3 }),
    line('M-52 -74H40', tyre, 3),
    path(
      'M-84 -14V-38Q-82 -44 -70 -46L-52 -70Q-48 -74 -42 -74H26Q34 -74 40 -68L60 -46Q82 -44 86 -32V-14z',
      body,
    ),
    path('M-60 -46L-46 -67H-12V-46zM-6 -46V-67H24L44 -46z', glass),
    path('M-84 -26H86V-14H-84z', darker(body, 0.18)),
    path('M76 -38h9v8h-8z', lit(light, '#fff0b4')),
    path('M-84 -38h6v9h-6z', lit(light, '#d9402f')),
    line('M-9 -46V-18M-24 -38h8M6 -38h8', darker(body, 0.3), 2.4),
    wheel(-50),
    wheel(54),
  ]);
}

/** A bicycle with a basket, facing right, about 130 units long. */
export function bicycle(light: Light, place: Place, colour = '#ff6b57'): Drawing {
  const frame = lit(light, colour);
  const tyre = lit(light, '#1a2430');
  const spoke = 'M0 -28V28M-28 0H28M-20 -20L20 20M20 -20L-20 20';
  const wheel = `<g><circle r="30" fill="none" stroke="${tyre}" stroke-width="5"/><path d="${spoke}" stroke="${lit(light, '#b8c4c8')}" stroke-width="1.4"/><circle r="4" fill="${tyre}"/></g>`;
  return at(place, [
    ellipse([0, 1], 84, 5, '#0a0f1e', { opacity: 0.22 }),
    stamp(wheel, [
      { x: -48, y: -32 },
      { x: 50, y: -32 },
    ]),
    line('M-48 -32L-2 -32L34 -76L-22 -76L-48 -32M-22 -76L-2 -32M28 -88L50 -32', frame, 5.5),
    line('M-26 -88L-20 -72M28 -88L24 -98L36 -104', tyre, 4.5),
    path('M-42 -92Q-26 -98 -10 -90Q-24 -84 -42 -88z', tyre),
    path('M38 -96H72L66 -70H44z', lit(light, '#c89a5a')),
    line('M40 -88H70M42 -79H68M50 -95l2 24M60 -95l-2 24', lit(light, '#8a6238'), 2),
    circle([-2, -32], 7, 'none', { stroke: tyre, 'stroke-width': 4 }),
    line('M-2 -32L6 -20M1 -18h10', tyre, 3.4),
  ]);
}

/** A country bus with a rack on the roof, facing right, about 230 units long. */
export function bus(light: Light, place: Place, { lamp = false } = {}): Drawing {
  const body = lit(light, '#c94a3a');
  const pane = lamp ? '#ffd58a' : lit(light, '#a9dbe0');
  const wheel = (x: number) => [
    circle([x, -14], 20, lit(light, '#16202c')),
    circle([x, -14], 8, lit(light, '#c9d0d2')),
  ];
  return at(place, [
    ellipse([0, 6], 128, 8, '#0a0f1e', { opacity: 0.3 }),
    line('M-96 -122v-12H60v12M-60 -134v12M-20 -134v12M20 -134v12', lit(light, '#3a4250'), 4),
    rect([-70, -152], 50, 24, lit(light, '#8a5a3a'), { rx: 4 }),
    rect([-10, -146], 40, 18, lit(light, '#1f5d4c'), { rx: 4 }),
    path('M-118 -16V-108Q-118 -122 -104 -122H92Q110 -122 116 -100L122 -60V-16z', body),
    path('M-118 -56H122V-40H-118z', lit(light, '#fff4e0')),
    [-108, -70, -32, 6, 44].map((x) => rect([x, -108], 32, 40, pane, { rx: 4 })),
    path('M84 -108H98Q104 -106 108 -68H84z', pane),
    rect([112, -40], 10, 12, '#fff3cf'),
    wheel(-70),
    wheel(74),
    lamp && path('M122 -38L330 -66V26L122 -24z', across(['#ffe7a8', 0, 0.6], ['#ffe7a8', 1, 0])),
  ]);
}
