import { around, type Spine, strip } from './body';
import { darker, lighter } from './colour';
import { n, type Point } from './geometry';
import { type Light, lit } from './light';
import { drawn } from './people';
import { at, circle, type Drawing, line, type Place, path } from './svg';

/** A walker on the sea floor with a round helmet and an air hose, 104 tall, facing us. */
export function seaWalker(light: Light, place: Place & { hose?: Point; suit?: string }): Drawing {
  const { hose = [30, -420], suit = '#1d5f8c', ...where } = place;
  const top = lit(light, suit);
  const neoprene = lit(light, '#22385a');
  const skin = lit(light, '#7d5038');
  const shell = lit(light, '#f4f7f4');
  const brass = lit(light, '#d9a441');
  const trunk: Spine = [
    [0, -64, 10],
    [0, -58, 19],
    [0, -46, 16],
    [0, -34, 12.5],
    [1, -27, 12.5],
  ];
  const standing: Spine = [
    [-6, -34, 8],
    [-9, -20, 7.5],
    [-10, -10, 6.5],
    [-11, 0, 6.5],
  ];
  const stepping: Spine = [
    [6, -34, 8],
    [14, -22, 7.5],
    [15, -14, 6.5],
    [10, -5, 6],
  ];
  const boot = darker(neoprene, 0.4);
  return at(where, [
    line(
      `M4 -98C40 -150 ${n(hose[0] - 34)} ${n(hose[1] * 0.55 - 40)} ${n(hose[0])} ${n(hose[1])}`,
      lit(light, '#ffc857'),
      3,
    ),
    drawn([
      [
        around([
          [-37, -66, 3],
          [-40, -72, 4.4],
          [-41, -79, 3],
        ]) +
          around([
            [-36, -68, 2],
            [-33, -75, 1.6],
          ]),
        skin,
      ],
      [
        around([
          [45, -26, 3],
          [51, -22, 4.2],
          [56, -17, 2.6],
        ]) +
          around([
            [47, -27, 2],
            [53, -29, 1.5],
          ]),
        skin,
      ],
      [
        around([
          [-14, -56, 6],
          [-28, -46, 6.5],
          [-34, -52, 6],
          [-38, -68, 4.5],
        ]),
        top,
      ],
      [
        around([
          [14, -56, 6],
          [27, -46, 6.5],
          [33, -36, 6],
          [47, -26, 4.5],
        ]),
        darker(top, 0.24),
      ],
      [
        around([
          [9, -7, 5],
          [14, -3, 4.4],
          [27, -2, 3.4],
        ]),
        boot,
      ],
      [
        around([
          [-8, -2, 5],
          [-13, 2, 4.4],
          [-25, 3, 3.4],
        ]),
        boot,
      ],
      [around(stepping), darker(neoprene, 0.24)],
      [around(standing), neoprene],
      [around(trunk), top],
      [strip(trunk, 1), darker(top, 0.24)],
    ]),
    path('M-4 -60L-3 -30H3L4 -60z', lighter(top, 0.4)),
    path('M-22 -58Q0 -66 22 -58L20 -53Q0 -60 -20 -53z', brass),
    path('M-19 -60Q-26 -100 0 -102Q26 -100 19 -60Q0 -66 -19 -60z', shell),
    path('M10 -99Q26 -94 19 -60L12 -62Q18 -84 10 -99z', darker(shell, 0.14)),
    circle([-3, -80], 15, brass),
    circle([-3, -80], 12.4, lit(light, '#11405c')),
    path('M-11 -79Q-11 -89 -3 -89T5 -79Q4 -70 -3 -70T-11 -79z', skin),
    path('M-11 -80Q-12 -91 -2 -90Q6 -89 5 -80Q-1 -86 -11 -80z', '#1c1a20'),
    line('M-13 -86q3 -6 9 -6', '#ffffff', 2.2),
  ]);
}
