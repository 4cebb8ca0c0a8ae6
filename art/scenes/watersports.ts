import { kayak, seaKart, speedboat } from '../kit/boats';
import type { Point } from '../kit/geometry';
import { ridges, wood } from '../kit/land';
import { deep, ember, type Light, morning, night, underwater } from '../kit/light';
import { palm } from '../kit/palm';
import { onlookers } from '../kit/people-near';
import { diver } from '../kit/people-swimming';
import { mangroves } from '../kit/plants';
import { bommie, bubbles, coral, floor, planted, reef, shafts, surface, water } from '../kit/reef';
import { card, kept, pool, type Scenes } from '../kit/scene';
import { glints, glowTrail, sea } from '../kit/sea';
import { seaWalker } from '../kit/sea-walker';
import { fish, school, splash, turtle } from '../kit/seafolk';
import { cloud, sky, stars, streaks, sun } from '../kit/sky';
import {
  across,
  circle,
  type Drawing,
  down,
  ellipse,
  group,
  line,
  path,
  rect,
  spread,
} from '../kit/svg';
import { parasail } from '../kit/travel';

/** The boat's side from within: a row of tall windows that nears to the right, brass, bolts, a bench. */
const panes = [
  [100, 362, 82, 176],
  [330, 348, 102, 212],
  [600, 330, 120, 252],
  [908, 308, 140, 300],
  [1265, 280, 168, 360],
] as const;

const cabin: Drawing = [
  path(
    `M-20 -20H1220V820H-20z${panes.map(([x, y, rx, ry]) => `M${x - rx} ${y}a${rx} ${ry} 0 1 0 ${2 * rx} 0a${rx} ${ry} 0 1 0 ${-2 * rx} 0z`).join('')}`,
    across('#1a2f40', '#27475a', '#34586a'),
    { 'fill-rule': 'evenodd' },
  ),
  path('M-20 130Q500 60 1220 -20H-20z', '#142534'),
  line('M205 100V660M457 70V676M746 40V700M1073 0V730', '#1b3142', 12),
  path('M-20 640Q300 700 1220 760V820H-20z', '#142534'),
  panes.map(([x, y, rx, ry]) => [
    ellipse([x, y], rx, ry, 'none', { stroke: '#b98633', 'stroke-width': rx * 0.13 }),
    ellipse([x - rx * 0.02, y], rx * 1.01, ry * 1.01, 'none', {
      stroke: '#f0c268',
      'stroke-width': rx * 0.045,
    }),
    ellipse([x, y], rx, ry, 'none', {
      stroke: '#6b4a1f',
      'stroke-width': rx * 0.05,
      'stroke-dasharray': `1 ${Math.round(rx * 0.44)}`,
      'stroke-linecap': 'round',
    }),
    line(
      `M${x - rx * 0.74} ${y - ry * 0.22}Q${x - rx * 0.66} ${y - ry * 0.62} ${x - rx * 0.3} ${y - ry * 0.78}`,
      '#f4fffb',
      rx * 0.05,
      { opacity: 0.8 },
    ),
  ]),
];

/** The last blue light, bright enough for the corals to keep their colours. */
const blueDusk: Light = {
  ...deep,
  sky: ['#7cc0e0', '#3f94cf', '#2569b4', '#184a94', '#0f3070'],
  glow: '#d8eeff',
  // bright enough to turn to evening on dark pages
  sand: '#cfe4ee',
  tint: ['#1c55a4', 0.1],
};

/** A torch's beam in the night: it brightens near the lamp and leaves the colours of what it meets. */
const beam = down(['#b8a888', 0, 0.9], ['#8c8680', 0.5, 0.5], ['#80808a', 1, 0]);

/** Where the reef falls off to the right: far, before the divers, and at our feet. */
const farSlope: readonly Point[] = [
  [-20, 356],
  [160, 376],
  [340, 436],
  [540, 520],
  [760, 580],
  [980, 610],
  [1240, 620],
];
const midSlope: readonly Point[] = [
  [-20, 470],
  [150, 488],
  [320, 540],
  [480, 588],
  [660, 636],
  [860, 676],
  [1060, 690],
  [1240, 694],
];
const nearSlope: readonly Point[] = [
  [-20, 660],
  [160, 690],
  [360, 734],
  [560, 764],
  [760, 776],
  [980, 774],
  [1240, 750],
];

/** Who is over the coral slope, and what swims there: a night draws them once more. */
const divers = (l: Light): Drawing => [
  diver(l, { x: 556, y: 170, size: 1.36, turn: 6 }, { suit: '#173a66' }),
  diver(
    l,
    { x: 642, y: 296, size: 0.92, turn: -4 },
    { suit: '#173a66', fins: '#ffc857', tank: '#7ff0d8' },
  ),
];
const animals = (l: Light): Drawing => [
  turtle(l, { x: 560, y: 410, size: 1.1, turn: -10 }, { shell: '#9a8440', skin: '#e6d68a' }),
  school(l, [800, 430], { count: 22, spread: 130, colours: ['#ffd66b', '#ff9a5c'] }),
  fish(l, { x: 330, y: 330, size: 0.7 }, '#ffd66b', '#1d3f6b'),
  fish(l, { x: 262, y: 382, size: 0.55 }, '#ffd66b', '#1d3f6b'),
];

/** The pictures of the watersports, by slug. */
export const watersports: Scenes = {
  // somebody in a round helmet walks barefoot over pale sand, sunbeams and striped fish
  'sea-walk': card(underwater, (l) => [
    water(l),
    shafts(l, 760),
    surface(l, 60),
    bommie(l, [140, 640], 260, 200),
    floor(l, 640),
    coral(l, 'fan', { x: 150, y: 480, size: 1.6 }, '#f2789f'),
    coral(l, 'brain', { x: 60, y: 690, size: 2 }, '#ffb35c'),
    coral(l, 'branch', { x: 1120, y: 740, size: 1.8 }, '#ff6b57'),
    ellipse([596, 722], 120, 13, '#2a7f92', { opacity: 0.5 }),
    seaWalker(l, { x: 580, y: 724, size: 2.05, hose: [60, -370] }),
    bubbles(l, [620, 270], 9, 1.5),
    fish(l, { x: 368, y: 470, size: 1, flip: true }, '#ffd66b', '#1d3f6b'),
    fish(l, { x: 346, y: 370, size: 0.8, flip: true }, '#ffd66b', '#1d3f6b'),
    fish(l, { x: 836, y: 520, size: 1.1 }, '#fff4e0', '#1d3f6b'),
    fish(l, { x: 970, y: 430, size: 0.8 }, '#fff4e0', '#1d3f6b'),
    reef(l, [200, 770], [560, 790], 0.9, 4),
  ]),
  // two divers over a coral slope in blue dusk light, a turtle swims before them
  'scuba-diving': card(
    blueDusk,
    (l) => [
      water(l),
      ellipse([560, -40], 620, 420, spread([l.glow, 0, 0.7], [l.glow, 0.4, 0.28], [l.glow, 1, 0])),
      shafts(l, 560, { count: 7, height: 760 }),
      school(l, [900, 190], { count: 26, spread: 150, colours: ['#bfe6f4', '#8fc4e8'] }),
      planted({ ...l, tint: ['#2a7fc4', 0.5] }, ['#2f86c4', '#2a78b8'], farSlope, [
        ['table', 90, 1, '#b58af0'],
        ['branch', 230, 1.1, '#ff8fb8'],
        ['tubes', 330, 0.8, '#f07fd0'],
        ['fan', 446, 1, '#ff8fb8'],
        ['branch', 690, 0.8, '#ff8fb8'],
        ['brain', 800, 0.7, '#5fe0b8'],
        ['fan', 930, 0.8, '#b58af0'],
      ]),
      planted(l, ['#2368a8', down('#1d5a9a', '#123a74')], midSlope, [
        ['tubes', 60, 1.3, '#b06af0'],
        ['fan', 160, 1.7, '#ff5f8a'],
        ['brain', 250, 1.2, '#ffc24d'],
        ['branch', 350, 1.5, '#ff6b57'],
        ['table', 470, 1.25, '#4fd8b0'],
        ['tubes', 586, 1.15, '#ff5f9a'],
        ['branch', 676, 1.35, '#ffa63f'],
        ['brain', 776, 1.05, '#f07fd0'],
        ['fan', 870, 1.4, '#ff7a4d'],
        ['table', 990, 1.1, '#ffd66b'],
        ['branch', 1110, 1.2, '#b06af0'],
      ]),
      divers(l),
      bubbles(l, [508, 146], 9),
      bubbles(l, [606, 278], 7),
      animals(l),
      planted(l, ['#103a70', down('#0c2f60', '#081d44')], nearSlope, [
        ['branch', 70, 1.9, '#ff6b57'],
        ['brain', 220, 1.6, '#5fe0b8'],
        ['tubes', 356, 1.5, '#ffb03f'],
        ['fan', 500, 1.7, '#f05fa8'],
        ['brain', 620, 1.15, '#ffd66b'],
        ['branch', 730, 1.4, '#b06af0'],
        ['table', 880, 1.3, '#ff7a5c'],
        ['brain', 1060, 1.2, '#4fd8b0'],
      ]),
    ],
    // the last light is blue and weak; the divers' torches keep the corals' colours
    [
      rect([0, 0], 1200, 800, down('#24305c', ['#1e2a56', 0.4], '#262e58')),
      group(shafts({ ...blueDusk, glow: '#22386c' }, 560, { count: 7, height: 760 }), {
        opacity: 0.8,
      }),
      pool([260, 560], 620, 290, ['#8a8280', '#7c7880']),
      pool([820, 670], 560, 220, ['#8a8280', '#7c7880']),
      path('M497 196L60 470Q200 620 420 600z', beam),
      path('M600 306L480 620Q680 700 860 640z', beam),
      divers(kept(blueDusk)),
      animals(kept(blueDusk)),
      circle([499, 197], 7, '#fff8e0'),
      circle([601, 308], 5, '#fff8e0'),
    ],
  ),
  // beyond a row of hull windows the noon sun lights branching coral and yellow fish
  'coral-safari-submarine': card(underwater, (l) => [
    water(l),
    shafts(l, 560, { height: 620 }),
    floor(l, 560),
    bommie(l, [640, 560], 200, 130),
    bommie(l, [300, 560], 150, 110),
    bommie(l, [960, 600], 220, 170),
    coral(l, 'branch', { x: 96, y: 490, size: 1.1 }, '#ffb35c'),
    coral(l, 'branch', { x: 310, y: 500, size: 1.3 }, '#f2789f'),
    coral(l, 'brain', { x: 384, y: 530, size: 0.9 }, '#4fc4a0'),
    coral(l, 'branch', { x: 640, y: 452, size: 1.6 }, '#ff6b57'),
    coral(l, 'tubes', { x: 950, y: 510, size: 1.5 }, '#e0567a'),
    coral(l, 'table', { x: 850, y: 560, size: 1.2 }, '#9a6fc4'),
    coral(l, 'branch', { x: 1190, y: 520, size: 2.2 }, '#ffb35c'),
    school(l, [330, 270], { count: 9, spread: 90, size: 1.2, colours: ['#ffd66b', '#ffe9a0'] }),
    school(l, [610, 176], { count: 8, spread: 90, size: 1.5, colours: ['#ffd66b', '#ffe9a0'] }),
    fish(l, { x: 580, y: 286, size: 1.5, flip: true }, '#ffd66b', '#16304f'),
    fish(l, { x: 910, y: 220, size: 1.8, flip: true }, '#ffd66b', '#16304f'),
    fish(l, { x: 934, y: 370, size: 1.3, flip: true }, '#ffd66b', '#16304f'),
    cabin,
    onlookers({ ...l, tint: ['#101d2b', 0.8] }, '#4f8ea6', {
      x: 596,
      y: 770,
      size: 1.6,
      light: 'right',
    }),
  ]),
  // a red two-seat sea kart cuts a curve of spray on an orange evening sea, a palm headland beyond
  'seakart-adventure': card(
    { ...ember, sky: ['#7a3a5c', '#d9634f', '#ff9a4d', '#ffcf7a'] },
    (l) => [
      sky(l, { horizon: 390 }),
      sun(l, [540, 350], 62, 5),
      streaks(l, [760, 120], 520, 4),
      ridges(l, 390, [[-60, 420, 70, 0.5]]),
      palm(l, { x: 866, y: 344, height: 104, lean: -24, near: true }),
      palm(l, { x: 906, y: 330, height: 112, lean: 10, near: true }),
      palm(l, { x: 1050, y: 316, height: 100, lean: 24, near: true }),
      wood(l, { x0: 780, x1: 1600, y: 396, height: 130 }, 0.15),
      sea(l, 390),
      glints(l, [540, 390], { spread: 160 }),
      path(
        'M300 466Q-50 520 160 622Q370 690 620 664L600 686Q330 730 90 662Q-190 560 300 466z',
        l.glint,
        {
          opacity: 0.45,
        },
      ),
      path('M206 640Q326 560 466 560T606 640Q506 600 406 620T206 640z', l.glint, { opacity: 0.8 }),
      seaKart(l, { x: 592, y: 650, size: 1.46, turn: -7 }),
      splash(l, [474, 650], 1.5),
    ],
  ),
  // a lone kayak on black water under stars, a trail of blue glowing swirls between mangroves
  kayaking: card(night, (l) => [
    sky(l, { horizon: 400 }),
    stars(l, { count: 110 }),
    wood(l, { x0: 320, x1: 900, y: 404, height: 80 }, 0.35),
    sea(l, 400, { waves: 18 }),
    mangroves(l, { x0: -120, x1: 360, y: 480, height: 300 }, 0.02),
    mangroves(l, { x0: 900, x1: 1340, y: 490, height: 330 }, 0.02),
    glowTrail(
      l,
      [
        [190, 790],
        [360, 700],
        [320, 620],
        [580, 590],
        [640, 560],
      ],
      30,
    ),
    kayak(l, { x: 660, y: 560, size: 1.8 }, { hull: '#ff8a5c' }),
    line('M570 578q60 16 150 4M540 596q40 10 90 6', l.shallow, 5),
  ]),
  // a striped parasail high in the morning sun, its line down to a boat on a turquoise bay
  parasailing: card(morning, (l) => [
    sky(l, { horizon: 520 }),
    sun(l, [372, 170], 58, 6),
    cloud(l, [330, 380], 300),
    cloud(l, [980, 440], 240),
    ridges(l, 520, [
      [-100, 420, 90, 0.6],
      [760, 1320, 120, 0.5],
    ]),
    sea(l, 520),
    path('M-20 700Q300 620 700 640T1220 600V820H-20z', l.shallow, { opacity: 0.45 }),
    parasail(l, { x: 622, y: 420, size: 1.4 }, [-83, 164]),
    speedboat(l, { x: 528, y: 664, size: 0.86, flip: true }),
    palm(l, { x: 1180, y: 830, height: 400, lean: -40, near: true }),
    palm(l, { x: 1080, y: 840, height: 240, lean: -20, near: true }),
  ]),
};
