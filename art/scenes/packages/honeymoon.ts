import { ridges } from '../../kit/land';
import { dawn, deep, dusk, night, noon } from '../../kit/light';
import { hanging, palm } from '../../kit/palm';
import { diver } from '../../kit/people-swimming';
import { blades } from '../../kit/plants';
import { coconut, hammock, sandals } from '../../kit/props';
import { bommie, bubbles, coral, reef, shafts, water } from '../../kit/reef';
import { bicycle } from '../../kit/road';
import { card, type Scenes } from '../../kit/scene';
import { glints, sea } from '../../kit/sea';
import { school } from '../../kit/seafolk';
import { beach, footprints, sandbar } from '../../kit/shore';
import { cloud, sky, stars, streaks, sun } from '../../kit/sky';
import { circle, ellipse, path, spread } from '../../kit/svg';
import { umbrella } from '../../kit/travel';

/** The honeymoon packages, the escapade among them. */
export const honeymoon: Scenes = {
  // two pairs of sandals on a beach at dusk
  'honeymoon-4-nights-5-days': card(dusk, (l) => [
    sky(l, { horizon: 330 }),
    sun(l, [760, 318], 74),
    streaks(l, [700, 150], 620, 5),
    ridges(l, 330, [[-80, 420, 80, 0.45]]),
    sea(l, 330),
    glints(l, [760, 330], { height: 520, spread: 120 }),
    beach(
      l,
      [
        [-20, 470],
        [260, 510],
        [560, 480],
        [860, 520],
        [1220, 470],
      ],
      { shallow: 40, marks: 36 },
    ),
    sandals(l, { x: 480, y: 606, size: 1.95, turn: -12 }),
    sandals(l, { x: 700, y: 614, size: 1.65, turn: 10 }, '#9fe6df'),
    footprints(l, [800, 640], [1000, 520]),
    hanging(l, [
      { x: 1220, y: 40, size: 3.6, turn: -18, flip: true },
      { x: 1210, y: -20, size: 3.2, turn: -2, flip: true, droop: 2 },
    ]),
  ]),
  // a hammock between two leaning palms at noon
  'honeymoon-5-nights-6-days': card(noon, (l) => [
    sky(l, { horizon: 420 }),
    sun(l, [690, 130], 46, 7),
    cloud(l, [480, 260], 300),
    ridges(l, 420, [[420, 900, 70, 0.6]]),
    sea(l, 420),
    sandbar(l, { x0: 360, x1: 640, y: 452, rise: 8 }),
    beach(
      l,
      [
        [-20, 590],
        [300, 560],
        [620, 600],
        [900, 560],
        [1220, 600],
      ],
      { shallow: 90 },
    ),
    ellipse([620, 716], 330, 20, '#8a6a58', { opacity: 0.35 }),
    palm(l, { x: 260, y: 730, height: 560, lean: -110 }),
    palm(l, { x: 980, y: 720, height: 520, lean: 120 }),
    [
      [244, 738, 60],
      [282, 740, 46],
      [966, 728, 56],
      [1000, 730, 44],
    ].map(([x = 0, y = 0, length = 0], i) => blades(l.leaf[i % 2 ? 2 : 1], [x, y], length, 7)),
    hammock(l, [242, 500], [998, 490]),
    coconut(l, { x: 440, y: 756 }),
  ]),
  // two divers hand in hand above a reef
  'honeymoon-6-nights-7-days': card(deep, (l) => [
    water(l),
    shafts(l, 780, { count: 7 }),
    bommie(l, [1050, 640], 320, 210),
    bommie(l, [120, 740], 260, 170),
    coral(l, 'fan', { x: 980, y: 470, size: 1.5 }, '#e0567a'),
    school(l, [260, 300], { count: 26, colours: ['#9fe6df', '#5fc4d8'], flip: true }),
    diver(
      l,
      { x: 605, y: 446, size: 1.45 },
      { fins: '#ffc857', suit: '#5a3f86', tank: '#9fe6df', hand: [-31, -33] },
    ),
    diver(l, { x: 625, y: 340, size: 1.5 }, { hand: [-43, 39] }),
    bubbles(l, [556, 300], 9, 1.1),
    reef(l, [40, 720], [1180, 700], 1.5, 13),
  ]),
  // two bicycles against a palm on a moonlit lane
  'honeymoon-7-nights-8-days': card(night, (l) => [
    sky(l, { horizon: 430 }),
    stars(l),
    circle([484, 310], 300, spread([l.glow, 0, 0.5], [l.glow, 0.4, 0.16], [l.glow, 1, 0])),
    circle([484, 310], 52, l.sun),
    ridges(l, 430, [
      [-60, 420, 70, 0.5],
      [760, 1300, 90, 0.35],
    ]),
    sea(l, 430),
    glints(l, [484, 430], { height: 600, spread: 120, count: 120 }),
    path('M-20 640Q300 600 620 630T1220 610V820H-20z', l.leaf[1]),
    path('M-20 700Q300 650 640 668T1220 650V760Q900 740 500 790L380 820H-20z', l.sand),
    blades(l.ink, [90, 690], 150),
    blades(l.leaf[2], [1080, 660], 110),
    palm(l, { x: 700, y: 676, height: 560, lean: 70 }),
    bicycle(l, { x: 560, y: 684, size: 1.35, turn: -3 }, '#9fe6df'),
    bicycle(l, { x: 770, y: 700, size: 1.4, flip: true }),
    palm(l, { x: 1130, y: 830, height: 640, lean: 60, near: true }),
  ]),
  // two low chairs face a pale sunrise over a still lagoon
  'honeymoon-escapade': card(
    { ...dawn, sky: ['#a9b8d6', '#d9c3d0', '#ffd9c0', '#ffeccb'] },
    (l) => [
      sky(l, { horizon: 410 }),
      sun(l, [560, 380], 64, 6),
      streaks(l, [760, 170], 520, 3),
      ridges(l, 410, [
        [-80, 360, 80, 0.65],
        [800, 1300, 100, 0.55],
      ]),
      sea(l, 410, { waves: 18 }),
      glints(l, [560, 410], { height: 620, spread: 90 }),
      beach(
        l,
        [
          [-20, 600],
          [280, 640],
          [600, 610],
          [900, 640],
          [1220, 590],
        ],
        { shallow: 60 },
      ),
      umbrella(l, { x: 640, y: 712, size: 1.75 }),
      coconut(l, { x: 648, y: 772, size: 0.9 }),
      palm(l, { x: 1090, y: 800, height: 600, lean: -130 }),
    ],
  ),
};
