import { darker, lighter } from '../../kit/colour';
import type { Point } from '../../kit/geometry';
import { type Light, lit } from '../../kit/light';
import {
  at,
  circle,
  type Drawing,
  ellipse,
  inside,
  line,
  type Place,
  path,
  rect,
} from '../../kit/svg';

/** A green coconut with its top cut open and a striped straw, 250 tall. */
export function greenCoconut(l: Light, place: Place): Drawing {
  const husk = lit(l, '#6fa344');
  const nut = 'M-92 -84Q-96 -150 -50 -172H44Q94 -150 94 -84Q90 -12 20 0Q0 5 -20 0Q-88 -14 -92 -84z';
  return at(place, [
    path(nut, '#0a0f1e', { opacity: 0.3, transform: 'translate(34 22)skewX(-18)scale(1 .5)' }),
    path(nut, husk),
    inside(nut, [
      path('M30 -180Q64 -90 10 10H110V-180z', darker(husk, 0.32)),
      path('M-70 -150Q-90 -80 -50 -20Q-76 -90 -46 -166z', lighter(husk, 0.4)),
      path('M-10 -170Q-20 -80 0 0Q20 -80 8 -170z', darker(husk, 0.12)),
    ]),
    path(
      'M-58 -168Q-40 -206 -14 -208H22Q50 -200 58 -166Q40 -146 0 -146T-58 -168z',
      lit(l, '#f6efd6'),
    ),
    path('M14 -208H22Q50 -200 58 -166Q44 -150 16 -147Q34 -180 14 -208z', lit(l, '#d2c39a')),
    ellipse([2, -194], 30, 11, lit(l, '#8a6f4a')),
    ellipse([2, -191], 25, 8, lit(l, '#d9e8dc')),
    line('M6 -194L40 -290L78 -304', lit(l, '#ffffff'), 11),
    line('M6 -194L40 -290L78 -304', lit(l, '#ff6b57'), 11, {
      'stroke-dasharray': '10 12',
      'stroke-linecap': 'butt',
    }),
  ]);
}

/** An open tin cash box with notes and coins, 330 wide. */
export function cashBox(l: Light, place: Place): Drawing {
  const tin = lit(l, '#e04f3c');
  const [dark, pale] = [darker(tin, 0.35), lighter(tin, 0.35)];
  const inner = lit(l, '#3a2326');
  const note = (x: number, turn: number, colour: string) =>
    at({ x, y: -118, turn }, [
      rect([-50, -84], 100, 110, lit(l, colour), { rx: 3 }),
      rect([-41, -75], 82, 92, 'none', { stroke: darker(lit(l, colour), 0.25), 'stroke-width': 3 }),
      circle([0, -34], 20, darker(lit(l, colour), 0.18)),
      path('M-12 -30q6 -9 12 0t12 0l-4 7h-16z', lighter(lit(l, colour), 0.5)),
    ]);
  return at(place, [
    path('M-160 0L180 30H250L170 -60z', '#0a0f1e', { opacity: 0.3 }),
    // lid
    path('M-160 -126L-146 -250Q-144 -262 -132 -262H138Q150 -262 152 -250L166 -126z', dark),
    path('M-146 -134L-134 -244H140L152 -134z', lit(l, '#8a3a34')),
    line('M-140 -250H146', pale, 5),
    path('M-166 -104L-150 -134H156L172 -104z', inner),
    note(-84, -12, '#8fb58a'),
    note(-26, 5, '#e6b866'),
    note(44, -4, '#a597c9'),
    note(104, 10, '#d99a9a'),
    // front
    path('M-168 -106H174L166 -4Q165 4 156 4H-150Q-159 4 -160 -4z', tin),
    path('M-168 -106H174L173 -92H-167z', pale),
    path('M110 -92H173L166 -4Q165 4 156 4H96Q120 -40 110 -92z', dark, { opacity: 0.55 }),
    line('M-146 -76V-20M-130 -18H60', pale, 4, { opacity: 0.6 }),
    rect([-24, -112], 52, 46, lit(l, '#e6c25a'), { rx: 6 }),
    circle([2, -94], 7, inner),
    path('M-1 -92h6l3 16h-12z', inner),
  ]);
}

/** Coins that lie about. */
export const coins = (l: Light, spots: readonly Point[]): Drawing =>
  spots.map(([x, y], i) => {
    const metal = lit(l, i % 3 ? '#f0c24a' : '#d6dde0');
    return [
      ellipse([x + 7, y + 8], 25, 11, '#0a0f1e', { opacity: 0.3 }),
      ellipse([x, y + 5], 25, 11, darker(metal, 0.4)),
      ellipse([x, y], 25, 11, metal),
      ellipse([x, y], 17, 7, 'none', { stroke: darker(metal, 0.25), 'stroke-width': 2.5 }),
    ];
  });
