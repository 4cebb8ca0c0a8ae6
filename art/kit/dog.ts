import { around, type Part, type Spine, strip } from './body';
import { darker } from './colour';
import { type Light, lit } from './light';
import { drawn } from './people';
import { at, type Drawing, type Place } from './svg';

const trunk: Spine = [
  [-30, -42, 5],
  [-26, -42, 10],
  [-8, -41, 9],
  [14, -41, 12],
  [24, -44, 11],
  [30, -48, 6],
];
const neck: Spine = [
  [20, -46, 9],
  [30, -56, 8],
  [38, -64, 7],
  [52, -61, 5.5],
  [60, -58, 3],
];
const tail: Spine = [
  [-28, -45, 4],
  [-40, -54, 3.4],
  [-46, -68, 3],
  [-40, -76, 1.5],
];
const ear: Spine = [
  [34, -69, 2],
  [31, -76, 4],
  [29, -81, 1],
];

/** Two legs that stretch, two that swing back: hind far and near, fore far and near. */
const legs: readonly Spine[] = [
  [
    [-22, -38, 7],
    [-12, -22, 4.5],
    [-16, -4, 3],
    [-8, -1, 2.5],
  ],
  [
    [-26, -38, 8],
    [-30, -22, 4.5],
    [-42, -8, 3],
    [-36, -2, 2.5],
  ],
  [
    [22, -36, 6],
    [34, -22, 4.5],
    [42, -8, 3],
    [48, -5, 2.5],
  ],
  [
    [20, -36, 6.5],
    [16, -20, 4.5],
    [10, -4, 3],
    [17, -1, 2.5],
  ],
];

/** A village dog that trots to the right, its tail up; 84 tall. */
export function dog(light: Light, place: Place, coat = '#c98a4f'): Drawing {
  const fur = lit(light, coat);
  const dim = darker(fur, 0.26);
  const parts: Part[] = [
    ...legs.map((leg, i): Part => [around(leg), i % 2 ? fur : dim]),
    [around(tail), fur],
    [around(trunk), fur],
    [strip(trunk, -1, 0), dim],
    [around(neck), fur],
    [around(ear), dim],
  ];
  return at(place, drawn(parts));
}
