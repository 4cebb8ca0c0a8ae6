import { around, type Part, type Spine, strip } from './body';
import { darker } from './colour';
import type { Look } from './figure';
import { type Hair, type Hat, head, type View } from './heads';
import { type Light, lit } from './light';
import { inShorts } from './looks';
import { drawn, person, type Where } from './people';
import { paddling } from './poses-afloat';
import { at, type Drawing, line, type Place, path } from './svg';

/** Somebody who sits in a boat, from the seat up: 50 units tall. */
type Passenger = {
  top: string;
  hair?: Hair;
  hairColour?: string;
  hat?: Hat;
  view?: View;
  skin?: string;
};

const passengerTrunk: Spine = [
  [0, -30, 3],
  [0, -27, 8],
  [0, -20, 11],
  [0, -8, 9],
  [0, 3, 10],
];

/** A passenger, seen from behind or (facing right) from the side. */
export function passenger(
  light: Light,
  place: Place,
  { top, hair = 'short', hairColour = '#2a1c1a', hat, view = 'side', skin = '#8a5a3c' }: Passenger,
): Drawing {
  const parts: Part[] = [
    [
      around([
        [0, -36, 3.5],
        [0, -28, 4],
        [0, -24, 4],
      ]),
      darker(skin, 0.26),
    ],
    [around(passengerTrunk), top],
    [strip(passengerTrunk, 1), darker(top, 0.26)],
    ...head([2, -41, 3], view, { skin, hair, hairColour, hat, hatColour: '#e8c98f' }, 0.48),
  ];
  return at(place, drawn(parts.map(([outline, colour]) => [outline, lit(light, colour)])));
}

/** Six guests who are all different, for boats that carry many. */
export const guests: readonly Passenger[] = [
  { top: '#ff6b57' },
  { top: '#ffc857', hair: 'bun', skin: '#a06a48' },
  { top: '#fff4e0', hat: 'straw', skin: '#7a4c34' },
  { top: '#1f7f9c', hair: 'ponytail' },
  { top: '#ff8a5c', hairColour: '#c9c4bc', skin: '#7d5038' },
  { top: '#9fe6df', hair: 'long', skin: '#9a6a4a' },
];

/** Somebody with a paddle, sitting in a kayak (the seat at the place), about 60 units tall. */
export function paddler(
  light: Light,
  { size = 1, ...where }: Where,
  look: Look = inShorts,
): Drawing {
  const blade = lit(light, '#ffc857');
  return at({ ...where, size: size * 0.36 }, [
    line('M60 -6L-14 -114', lit(light, '#f1dcb8'), 5),
    path(
      'M56 -14Q76 -12 84 12Q80 22 72 24Q58 12 52 -6zM-10 -106Q-32 -116 -36 -136Q-32 -146 -24 -146Q-12 -130 -6 -112z',
      blade,
    ),
    person(
      light,
      { x: 0, y: 0, light: where.light, grounded: false, rim: where.rim },
      paddling,
      look,
    ),
  ]);
}
