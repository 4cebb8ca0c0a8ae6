import { darker, lighter } from '../../kit/colour';
import { n, type Point } from '../../kit/geometry';
import { type Light, lit } from '../../kit/light';
import { person } from '../../kit/people';
import { pointing } from '../../kit/poses';
import {
  at,
  circle,
  type Drawing,
  ellipse,
  line,
  type Place,
  path,
  rect,
  spread,
} from '../../kit/svg';

/** The tail of a waiting car, 200 wide, its lamps lit. */
export function tail(l: Light, place: Place, colour: string, roof: Drawing = []): Drawing {
  const body = lit(l, colour);
  return at(place, [
    ellipse([0, 4], 118, 12, '#0a0f1e', { opacity: 0.45 }),
    path('M-84 -20H-50V6H-84zM50 -20H84V6H50z', '#0d1418'),
    roof,
    path(
      'M-100 -16V-72Q-98 -88 -84 -92L-68 -142Q-64 -152 -52 -152H52Q64 -152 68 -142L84 -92Q98 -88 100 -72V-16Q0 -6 -100 -16z',
      body,
    ),
    path(
      'M-74 -96L-60 -136Q-58 -142 -50 -142H50Q58 -142 60 -136L74 -96z',
      darker(lit(l, '#6f9aa6'), 0.35),
    ),
    path('M-74 -96L-60 -136Q-58 -142 -50 -142H-6L-40 -96z', lit(l, '#a9c8c8'), { opacity: 0.45 }),
    path('M-100 -40Q0 -28 100 -40V-16Q0 -6 -100 -16z', darker(body, 0.35)),
    rect([-30, -66], 60, 20, lit(l, '#f2ead2'), { rx: 3 }),
    line('M-66 -152Q0 -158 66 -152M-84 -92H84', lighter(body, 0.35), 3),
    [-84, 84].map((x) => [
      circle([x, -66], 84, spread(['#ff3a28', 0, 0.8], ['#ff3a28', 0.3, 0.3], ['#ff3a28', 1, 0])),
      rect([x - 12, -82], 24, 32, '#ff4a36', { rx: 6 }),
      rect([x - 5, -76], 10, 20, '#ffd2b8', { rx: 4 }),
    ]),
  ]);
}

/** A tall trunk with buttress roots, up to the picture's top; its lit side is to the right (1) or left (-1). */
export function trunk(
  [x, y]: Point,
  w: number,
  dark: string,
  rim: string,
  way: 1 | -1 = 1,
): Drawing {
  return [
    path(
      `M${n(x - w * 3)} ${n(y + 4)}Q${n(x - w)} ${n(y - w)} ${n(x - w * 0.9)} ${n(y - w * 6)}L${n(x - w * 0.6)} -20H${n(x + w * 0.6)}L${n(x + w * 0.9)} ${n(y - w * 6)}Q${n(x + w)} ${n(y - w)} ${n(x + w * 3)} ${n(y + 4)}Q${n(x)} ${n(y - w)} ${n(x - w * 3)} ${n(y + 4)}z`,
      dark,
    ),
    path(
      `M${n(x + way * w * 0.3)} -20H${n(x + way * w * 0.6)}L${n(x + way * w * 0.9)} ${n(y - w * 6)}Q${n(x + way * w)} ${n(y - w)} ${n(x + way * w * 3)} ${n(y + 4)}Q${n(x + way * w * 0.6)} ${n(y - w)} ${n(x + way * w * 0.5)} ${n(y - w * 6)}z`,
      rim,
    ),
  ];
}

/** A barrier's pole, red and white, with lamps: from its post to its fork. */
export function barrier(l: Light, x0: number, x1: number, y: number): Drawing {
  const red = lit(l, '#e8402c');
  const step = (x1 - x0) / 9;
  const bands = Array.from({ length: 5 }, (_, i) => {
    const x = x0 + step * i * 2;
    return `M${n(x)} ${y - 13}h${n(step)}l-16 26h${n(-step)}z`;
  });
  return [
    rect([x0 - 20, y - 13], x1 - x0 + 20, 26, lit(l, '#fff6e6')),
    path(bands.join(''), red),
    rect([x0 - 20, y - 13], x1 - x0 + 20, 6, '#ffffff', { opacity: 0.4 }),
    rect([x0 - 20, y + 7], x1 - x0 + 20, 6, '#0a0f1e', { opacity: 0.25 }),
  ];
}

/** A guard in khaki, 130 tall, who holds up a hand to the left. */
export function guard(l: Light, place: Place): Drawing {
  return person(
    l,
    { ...place, size: 0.66, flip: true, light: 'right' },
    { ...pointing, arms: ['10 -154, 32 -150, 46 -176', '-8 -152, -22 -126, -10 -106'] },
    {
      wear: 'shirt',
      top: '#c2a970',
      bottom: '#9c8450',
      skin: '#7d5038',
      hat: 'cap',
      hatColour: '#6a3a30',
      shoes: '#2a2422',
      build: 1.15,
    },
  );
}
