import { type Part, read } from './body';
import { darker, lighter } from './colour';
import { figure, type Look, type Pose } from './figure';
import { n, type Point } from './geometry';
import { type Light, lit } from './light';
import type { Arm, Leg } from './limbs';
import { drawn } from './people';
import { wading } from './poses-undersea';
import { at, circle, type Drawing, down, line, type Place, path } from './svg';

/** Guests in a T-shirt or a rash vest and shorts, barefoot, as they go down to the sea bed. */
export const inRashVest: Look = {
  wear: 'shorts',
  sleeves: 'long',
  top: '#ff6b57',
  bottom: '#22406e',
  skin: '#a8714c',
};
export const inTee: Look = { ...inRashVest, sleeves: undefined, top: '#ffc857', build: 1.2 };
export const inSwimTee: Look = {
  ...inRashVest,
  top: '#e0567a',
  bottom: '#f4e6c8',
  skin: '#b98560',
  hair: 'long',
  waisted: true,
};

const shell = 'M-27 25Q-37 -4 -29 -22Q-18 -41 3 -41Q27 -41 33 -20Q37 0 30 26Q2 37 -27 25z';
const yoke = 'M-31 20Q2 36 34 20L38 30Q3 46 -36 29z';

/** What one sees of a face through the glass: half turned to the right, and smiling. */
function face({ skin = '#8a5a3c', hair, hairColour = '#2a1c1a' }: Look): Drawing {
  const dark = darker(skin, 0.26);
  return [
    hair === 'long' &&
      path('M-6 -12Q-14 12 -6 19Q8 22 20 19Q27 8 22 -12Q8 -26 -6 -12z', hairColour),
    path('M2 8H15V24H2z', dark),
    path('M-3 -10Q-4 8 3 13Q9 18 15 12Q21 6 20 -10Q8 -20 -3 -10z', skin),
    path('M-3 -10Q-4 8 3 13Q6 15 9 15Q3 6 2 -12z', darker(skin, 0.12)),
    path(
      hair === 'long'
        ? 'M-7 4Q-9 -19 9 -20Q25 -19 23 4Q20 -9 11 -13Q1 -10 -7 4z'
        : 'M-5 0Q-9 -18 8 -20Q24 -20 21 -5Q12 -8 6 -13Q0 -10 -1 0z',
      hairColour,
    ),
    circle([6, -3], 1.7, '#1c1620'),
    circle([15, -3], 1.7, '#1c1620'),
    line('M11.5 -2L13 3H11M3.5 -7q2.5 -2 5 -.5M13 -7.5q2.5 -1 4.5 .5', dark, 1.3),
    path('M5.5 6Q11 8 16 5.5Q14 11.5 10.5 11.5Q7 11 5.5 6z', '#fffaf0'),
  ];
}

/** A helmet that rests on the shoulders, the glass turned half to the right. */
function helmet(light: Light, look: Look): Drawing {
  const white = lit(light, '#fffdf6');
  const brass = lit(light, '#e8b040');
  return [
    path(shell, white),
    path('M-29 -22Q-37 -4 -27 25Q-17 31 -6 33Q-22 6 -17 -34Q-25 -30 -29 -22z', darker(white, 0.16)),
    path(yoke, brass),
    path('M-31 20Q-22 28 -8 31L-8 40Q-25 37 -36 29z', darker(brass, 0.26)),
    path('M-11 0Q-13 -27 9 -28Q31 -27 30 -1Q29 21 10 22Q-9 20 -11 0z', down('#e9fff6', '#9fdcdc'), {
      stroke: brass,
      'stroke-width': 4.5,
    }),
    face({ ...look, skin: lit(light, look.skin ?? '#8a5a3c') }),
    line('M-5 -7Q-4 -18 4 -22M-6 1v1', '#ffffff', 3, { opacity: 0.85 }),
  ];
}

/** Thumbs and toes, which show because walkers are drawn large. */
function smallThings({ arms, legs }: Pose, skin: string): Drawing {
  const thumbs = arms.map((arm, i) => {
    const [, elbow, [x, y]] = read(arm) as unknown as Arm;
    const turn = Math.atan2(y - elbow[1], x - elbow[0]) + (i ? -1 : -0.9);
    return `M${n(x)} ${n(y)}l${n(Math.cos(turn) * 9)} ${n(Math.sin(turn) * 9)}`;
  });
  const toes = (legs ?? []).map((leg) => {
    const [, , , [x, y]] = read(leg) as unknown as Leg;
    return `M${n(x + 1)} ${n(y - 3)}l-3.5 2`;
  });
  return [line(thumbs.join(''), skin, 3.6), line(toes.join(''), darker(skin, 0.3), 1.1)];
}

/** Somebody on the sea bed in a helmet with an air hose, barefoot, 215 tall; the hose ends at a point. */
export function seaWalker(
  water: Light,
  { hose, ...where }: Place & { hose: Point },
  look: Look = inRashVest,
  pose: Pose = wading,
): Drawing {
  // Walkers are near: little water lies between them and us.
  const light: Light = { ...water, tint: [water.tint[0], water.tint[1] / 2] };
  const [x, y, turn] = pose.head;
  const parts: Part[] = figure(pose, { ...look, headless: true }, -1);
  const [hx, hy] = hose;
  const start: Point = [x - 16, y - 34];
  const tube = `M${n(start[0])} ${n(start[1])}C${n(start[0] - 40)} ${n(start[1] - 50)} ${n(hx + 20)} ${n(hy * 0.6 + start[1] * 0.4)} ${n(hx)} ${n(hy)}`;
  const yellow = lit(light, '#ffc857');
  return at(where, [
    line(tube, yellow, 5),
    line(tube, lighter(yellow, 0.4), 1.5, { transform: 'translate(-1)' }),
    drawn(parts.map(([outline, colour]) => [outline, lit(light, colour)])),
    smallThings(pose, lit(light, look.skin ?? '#8a5a3c')),
    at({ x, y, turn }, helmet(light, look)),
  ]);
}
