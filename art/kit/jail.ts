import { darker } from './colour';
import { n } from './geometry';
import { type Light, lit } from './light';
import { at, type Drawing, line, type Place, path } from './svg';

/** A wing of the jail in perspective: three floors of arches from one end to the other. */
function wing(
  light: Light,
  from: readonly [number, number, number],
  to: readonly [number, number, number],
  shade: number,
): Drawing {
  const [x0, top0, foot0] = from;
  const [x1, top1, foot1] = to;
  const brick = lit(light, darker('#c9705a', shade));
  const dark = lit(light, darker('#7a3a38', shade));
  const floors = [0, 1, 2].map((floor) => {
    const marks = Array.from({ length: 15 }, (_, i) => {
      const t = 1 - (1 - (i + 0.5) / 15) ** 1.25;
      const x = x0 + (x1 - x0) * t;
      const top = top0 + (top1 - top0) * t;
      const tall = foot0 + (foot1 - foot0) * t - top;
      const w = Math.abs(x1 - x0) * 0.036 * (tall / Math.abs(Math.max(foot0 - top0, foot1 - top1)));
      const y = top + tall * (0.14 + floor * 0.29);
      const h = tall * 0.2;
      return `M${n(x - w / 2)} ${n(y + h)}v${n(-h * 0.65)}q${n(w / 2)} ${n(-h * 0.55)} ${n(w)} 0v${n(h * 0.65)}z`;
    });
    return path(marks.join(''), dark);
  });
  const band = (share: number) => {
    const y0 = top0 + (foot0 - top0) * share;
    const y1 = top1 + (foot1 - top1) * share;
    return `M${n(x0)} ${n(y0)}L${n(x1)} ${n(y1)}`;
  };
  return [
    path(`M${n(x0)} ${n(foot0)}V${n(top0)}L${n(x1)} ${n(top1)}V${n(foot1)}z`, brick),
    floors,
    line(band(0.375) + band(0.665), lit(light, darker('#e3a184', shade)), 3.5),
    path(
      `M${n(x0)} ${n(top0)}L${n(x1)} ${n(top1)}V${n(top1 - 9)}L${n(x0)} ${n(top0 - 16)}z`,
      lit(light, darker('#8a4a44', shade)),
    ),
  ];
}

/** The jail: three wings that run together at the central watchtower. About 620 units wide. */
export function jail(light: Light, place: Place): Drawing {
  const wall = lit(light, '#d98a6c');
  const pale = lit(light, '#f3c9a8');
  const dark = lit(light, '#6b3036');
  const tower = [
    path('M-46 0V-190H46V0z', wall),
    path('M8 0V-190H46V0z', darker(wall, 0.14)),
    path('M-56 -190H56L50 -206H-50zM-54 -128H54V-120H-54zM-54 -66H54V-58H-54z', pale),
    path('M-38 -206V-250H38V-206z', wall),
    path('M8 -206V-250H38V-206z', darker(wall, 0.14)),
    path('M-52 -250H52L40 -262H-40z', pale),
    path('M-44 -262Q-30 -296 0 -306Q30 -296 44 -262z', lit(light, '#8a4a44')),
    line('M0 -306V-334', dark, 4),
    path(
      'M-26 -140v-22q11 -16 22 0v22zM8 -140v-22q11 -16 22 0v22zM-26 -78v-22q11 -16 22 0v22zM8 -78v-22q11 -16 22 0v22zM-28 -212v-20q8 -12 16 0v20zM-8 -212v-20q8 -12 16 0v20zM12 -212v-20q8 -12 16 0v20zM-18 0v-34q18 -26 36 0v34z',
      dark,
    ),
  ];
  return at(place, [
    wing(light, [-30, -122, -10], [-250, -84, -14], 0.22),
    wing(light, [-20, -132, 6], [-430, -190, 70], 0.02),
    wing(light, [20, -132, 6], [400, -176, 62], 0.12),
    tower,
  ]);
}
