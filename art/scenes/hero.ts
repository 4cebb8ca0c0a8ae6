import { dinghy, kayak } from '../kit/boats';
import { mix } from '../kit/colour';
import { ribbon } from '../kit/geometry';
import { ridges, wood } from '../kit/land';
import { dawn, deep, far, night, noon } from '../kit/light';
import { inKurta, inLinen } from '../kit/looks';
import { hanging } from '../kit/palm';
import { diver } from '../kit/people-swimming';
import { handInHand } from '../kit/people-together';
import { blades, mangroves } from '../kit/plants';
import { bank, bubbles, coral, reef, shafts, water } from '../kit/reef';
import { type Scenes, wide } from '../kit/scene';
import { glints, glowTrail, ripples, sea } from '../kit/sea';
import { school } from '../kit/seafolk';
import { catamaran } from '../kit/ships';
import { birds, cloud, milkyWay, sky, stars, streaks, sun } from '../kit/sky';
import { stones } from '../kit/stone';
import { down, line, path } from '../kit/svg';

/** The sandbar at first light: x, y and half its width, from our feet to the sun. */
const sandbar = [
  [820, 1120, 190],
  [880, 960, 150],
  [960, 820, 112],
  [1090, 706, 82],
  [1220, 620, 54],
  [1250, 556, 34],
  [1190, 510, 20],
  [1110, 486, 11],
  [1050, 474, 4],
] as const;

/** The four pictures at the top of the home page, from first light to night. */
export const hero: Scenes = {
  // a white sandbar curves through shallow water towards far islands at dawn
  'first-light': wide(
    { ...dawn, sky: ['#26386f', '#5f6199', '#c98a9c', '#ffb896', '#ffdcaa'] },
    (l) => [
      sky(l, { horizon: 430 }),
      sun(l, [1180, 390], 62, 6),
      streaks(l, [980, 200], 760, 5),
      ridges(l, 430, [
        [-120, 520, 90, 0.45],
        [380, 1000, 70, 0.62],
        [1240, 1760, 120, 0.5, 0.6],
        [900, 1320, 50, 0.72],
      ]),
      sea({ ...l, sea: ['#eeb0a0', '#4f6f9c', '#14365f'] }, 430, {
        width: 1600,
        height: 1000,
        waves: 60,
      }),
      glints(l, [1180, 430], { height: 800, spread: 150, count: 100 }),
      [3.1, 2.45, 1.85].map((grow, i) =>
        path(ribbon(sandbar, grow), mix('#5f86ac', '#bfe0dc', i / 2.6), { opacity: 0.55 }),
      ),
      path(ribbon(sandbar, 1.24), l.glint, { opacity: 0.9 }),
      path(ribbon(sandbar, 1.1), '#c79a94'),
      path(ribbon(sandbar, 0.96), down('#ffe6c6', '#f2c3a4')),
      line(
        'M1060 640Q1200 600 1236 566M930 770Q1010 690 1120 650M800 980Q830 880 900 810M1010 960Q1000 880 1050 800',
        '#d9a48f',
        5,
        { opacity: 0.7, 'stroke-dasharray': '90 30 30 40' },
      ),
      handInHand(l, { x: 1090, y: 724, size: 0.46, light: 'right' }, [
        inLinen,
        { ...inKurta, top: '#f0643f' },
      ]),
      dinghy(l, { x: 1420, y: 690, size: 1.7, flip: true }),
      birds(l, [900, 330], 6),
      hanging(l, [
        { x: 1620, y: 180, size: 4, turn: -24, flip: true },
        { x: 1620, y: 110, size: 4.2, turn: -6, flip: true, droop: 2 },
        { x: 1540, y: 60, size: 3.4, turn: 14, flip: true, droop: 2 },
      ]),
      blades(l.ink, [1380, 1060], 240),
    ],
  ),
  // one small diver over a reef, sunlight slanting through blue water
  'coral-below': wide(
    { ...deep, sky: ['#7fd8dc', '#2a9cc0', '#12669c', '#0b3a6b', '#0a2348'] },
    (l) => [
      water(l, { width: 1600, height: 1000 }),
      shafts(l, 1080, { height: 900, count: 8, spread: 1200 }),
      bank(
        far(l, l.rock[1], 0.4),
        [
          [520, 1000],
          [700, 830],
          [900, 760],
          [1120, 640],
          [1300, 560],
          [1620, 520],
        ],
        1020,
      ),
      bank(
        l.rock[1],
        [
          [-20, 900],
          [240, 880],
          [560, 900],
          [860, 820],
          [1100, 700],
          [1340, 640],
          [1620, 600],
        ],
        1020,
      ),
      reef(l, [920, 800], [1560, 630], 1.7, 12),
      bank(
        l.rock[0],
        [
          [-20, 880],
          [300, 930],
          [640, 900],
          [1000, 890],
          [1300, 830],
          [1620, 760],
        ],
        1020,
      ),
      reef(l, [1040, 900], [1560, 830], 1.9, 7),
      coral(l, 'fan', { x: 880, y: 900, size: 1.7 }, '#9a6fc4'),
      bank(
        '#061a35',
        [
          [560, 1010],
          [760, 950],
          [960, 900],
          [1180, 912],
          [1380, 872],
          [1620, 850],
        ],
        1020,
      ),
      coral({ ...l, tint: ['#061a35', 0.7] }, 'grass', { x: 1500, y: 960, size: 1.5 }, '#4fc4a0'),
      coral({ ...l, tint: ['#061a35', 0.72] }, 'branch', { x: 1180, y: 990, size: 1.4 }, '#ff6b57'),
      coral({ ...l, tint: ['#0b2a4a', 0.55] }, 'branch', { x: 210, y: 930, size: 2 }, '#e0567a'),
      coral({ ...l, tint: ['#0b2a4a', 0.55] }, 'table', { x: 520, y: 940, size: 1.6 }, '#ffb35c'),
      diver(l, { x: 1010, y: 420, size: 1.5, turn: -10 }),
      bubbles(l, [950, 390], 10, 1.3),
      school(l, [1350, 420], {
        count: 34,
        spread: 170,
        size: 1.2,
        colours: ['#ffd66b', '#ffb35c'],
      }),
      school(l, [700, 600], {
        count: 16,
        spread: 130,
        colours: ['#5fc4d8', '#9fe6df'],
        flip: true,
      }),
    ],
  ),
  // a white ferry between forested green islands under a high noon sun
  'ferry-day': wide({ ...noon, sky: ['#0a4f94', '#1f83c2', '#7cc4e4'] }, (l) => [
    sky(l, { horizon: 470 }),
    sun(l, [1330, 130], 52, 7),
    cloud(l, [620, 250], 340),
    cloud(l, [1130, 330], 300),
    ridges(l, 470, [
      [420, 1060, 80, 0.6],
      [960, 1420, 60, 0.7],
    ]),
    wood(l, { x0: -420, x1: 620, y: 500, height: 230 }, 0.16),
    wood(l, { x0: 1180, x1: 2000, y: 500, height: 250 }, 0.12),
    sea({ ...l, sea: ['#2a93be', '#0c6d97', '#083f6b'] }, 480, {
      width: 1600,
      height: 1000,
      waves: 80,
    }),
    path('M1180 500Q1400 494 1620 500V560Q1400 530 1180 500z', l.sand),
    path('M1100 510Q1360 520 1620 560V620Q1400 560 1100 510z', l.shallow, { opacity: 0.55 }),
    catamaran(l, { x: 1010, y: 640, size: 2.2 }, { stripe: '#ff6b57' }),
    ripples(l, { horizon: 700, width: 1600, height: 1000, count: 36 }),
    stones(l, [1180, 990], [1600, 960], 120, 5),
    blades('#0a2f3c', [1430, 1040], 280),
  ]),
  // a kayak leaves a trail of blue light on dark water under stars
  'night-kayak': wide(night, (l) => [
    sky(l, { horizon: 440 }),
    stars(l, { width: 1600, height: 430, count: 150 }),
    milkyWay(l, { x: 1080, y: 210, length: 1200 }),
    ridges(l, 440, [
      [-200, 700, 150, 0.3],
      [1080, 1800, 180, 0.22],
    ]),
    sea(l, 440, { width: 1600, height: 1000, waves: 30 }),
    glowTrail(
      l,
      [
        [760, 1010],
        [900, 890],
        [1330, 800],
        [1250, 700],
        [960, 660],
        [1080, 608],
      ],
      34,
    ),
    kayak(l, { x: 1110, y: 600, size: 2.2 }, { hull: '#ff8a5c' }),
    line('M990 622q70 22 230 6M960 644q50 14 130 8', l.shallow, 6),
    mangroves(l, { x0: 1370, x1: 1720, y: 640, height: 420 }, 0),
    blades(l.ink, [80, 1040], 300),
  ]),
};
