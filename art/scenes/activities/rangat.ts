import { walkway } from '../../kit/jetty';
import { ridges } from '../../kit/land';
import { gold, noon } from '../../kit/light';
import { couple, person } from '../../kit/people';
import { foliage, mangroves, tree } from '../../kit/plants';
import { logBench } from '../../kit/props';
import { card, type Scenes } from '../../kit/scene';
import { glints, sea } from '../../kit/sea';
import { beach } from '../../kit/shore';
import { sky, streaks, sun } from '../../kit/sky';
import { rock } from '../../kit/stone';
import { down, ellipse, path, rect } from '../../kit/svg';

/** What to do on Rangat. */
export const rangat: Scenes = {
  // a plank walkway on stilts winds through mangrove stems to a bright strip of noonday sea
  'rangat-dhani-nallah-walkway': card({ ...noon, rock: ['#3a3a34', '#5a5648', '#7f7860'] }, (l) => [
    rect([0, 0], 1200, 800, down('#a9dcb0', '#5fa878')),
    rect([420, 330], 420, 60, '#e9fbf4'),
    rect([420, 362], 420, 50, '#2fb4c4'),
    mangroves(l, { x0: 160, x1: 560, y: 430, height: 260 }, 0.4),
    mangroves(l, { x0: 720, x1: 1080, y: 430, height: 260 }, 0.4),
    path('M-20 420Q600 400 1220 420V820H-20z', '#3f7a60'),
    path('M-20 520Q600 480 1220 520V820H-20z', '#2a5f50'),
    walkway(l, [520, 830, 230], [640, 412, 16], { bend: 110 }),
    mangroves(l, { x0: -200, x1: 380, y: 620, height: 520 }, 0.08),
    mangroves(l, { x0: 880, x1: 1420, y: 620, height: 520 }, 0.08),
    person(l, { x: 706, y: 540, size: 1.5, pose: 'walk' }),
    foliage(l, [
      [120, -10, 3],
      [400, -50, 2.6],
      [860, -50, 2.7],
      [1120, 0, 3],
    ]),
  ]),
  // benches of driftwood logs face a cove of flat rocks and pools under a lemon-yellow dawn
  'rangat-amkunj-beach': card(
    {
      ...gold,
      sky: ['#8fb8b4', '#d4dca4', '#fff09a', '#fff6c4'],
      haze: '#f0e8a8',
      sea: ['#efe6a0', '#7fb4a0', '#3a7f80'],
    },
    (l) => [
      sky(l, { horizon: 370 }),
      sun(l, [760, 330], 54, 6),
      streaks(l, [420, 150], 560, 3),
      ridges(l, 370, [
        [-80, 420, 80, 0.55],
        [900, 1400, 100, 0.5],
      ]),
      sea(l, 370),
      glints(l, [760, 370], { height: 560, spread: 100, count: 60 }),
      [
        [300, 500, 300, 40],
        [620, 540, 360, 46],
        [1000, 490, 320, 50],
      ].map(([x = 0, y = 0, w = 0, h = 0]) => rock(l, [x, y], w, h)),
      [
        [460, 500, 70, 9],
        [820, 520, 80, 10],
      ].map(([x = 0, y = 0, rx = 0, ry = 0]) =>
        ellipse([x, y], rx, ry, '#fff6c4', { opacity: 0.8 }),
      ),
      beach(
        l,
        [
          [-20, 600],
          [300, 580],
          [640, 610],
          [900, 580],
          [1220, 600],
        ],
        { shallow: 40 },
      ),
      logBench(l, { x: 430, y: 710, size: 1.5 }),
      logBench(l, { x: 800, y: 750, size: 1.8 }),
      couple(l, { x: 800, y: 700, size: 1.7 }, 'sit'),
      tree(l, { x: 130, y: 780, height: 700, near: true }),
    ],
  ),
};
