import { islet } from '../kit/aerial';
import { onBench } from '../kit/bench';
import { deer } from '../kit/fauna';
import { ridges } from '../kit/land';
import { dawn, deep, lit, monsoon, noon, underwater } from '../kit/light';
import { grandfather, inKurta } from '../kit/looks';
import { palm } from '../kit/palm';
import { person } from '../kit/people';
import { diver, snorkeller } from '../kit/people-swimming';
import { blades, foliage } from '../kit/plants';
import { walking, waving } from '../kit/poses';
import { bank, bommie, bubbles, coral, reef, shafts, surface, water } from '../kit/reef';
import { card, type Scenes } from '../kit/scene';
import { glints, sea } from '../kit/sea';
import { school, turtle } from '../kit/seafolk';
import { headOn } from '../kit/ships';
import { cloud, rain, rainCurtain, sky, streaks, sun } from '../kit/sky';
import { at, down, ellipse, inside, line, path, rect } from '../kit/svg';
import { wing } from '../kit/town';
import { suitcase } from '../kit/travel';

/** The pictures of the blog's posts, by slug. */
export const posts: Scenes = {
  // a palm on a spit of sand, one half of the sky in sun, the other under monsoon rain
  'when-to-visit-the-andamans-month-by-month': card(noon, (l) => [
    sky(l, { horizon: 470 }),
    inside('M620 -20H1220V820H560Q640 640 590 470T620 -20z', [
      rect([0, 0], 1220, 472, down(...monsoon.sky)),
      cloud(monsoon, [760, 200], 620),
      cloud(monsoon, [1040, 140], 520),
      rainCurtain(monsoon, [960, 200], 420, 272),
    ]),
    sun(l, [300, 150], 70, 5),
    cloud(l, [420, 310], 240),
    ridges(l, 470, [[-80, 400, 70, 0.6]]),
    sea(l, 470),
    inside('M590 470H1220V820H560Q640 640 590 470z', sea(monsoon, 470)),
    path('M620 520Q760 660 1220 700V820H-20V740Q300 700 420 640T620 520z', l.shallow, {
      opacity: 0.6,
    }),
    path('M600 580Q700 690 1220 730V820H-20V770Q300 740 440 680T600 580z', l.sand),
    path('M600 580Q700 690 1220 730V820H700Q600 700 600 580z', monsoon.sand),
    ellipse([646, 738], 110, 13, '#0a0f1e', { opacity: 0.22 }),
    palm(l, { x: 610, y: 734, height: 484, lean: 34 }),
    blades(l.leaf[1], [596, 744], 66, 8),
    blades(monsoon.leaf[1], [634, 746], 52, 7),
    at({ x: 640, y: 0 }, rain(monsoon, { width: 560, count: 90 })),
  ]),
  // three green islands in a row below an aircraft wing, the sea pink with early light
  'five-days-for-a-first-visit': card(
    { ...dawn, leaf: ['#24504f', '#3f7a62', '#8fae78'], sea: ['#ffc4b0', '#e8a0a4', '#9a7fa8'] },
    (l) => [
      sky(l, { horizon: 200 }),
      sun(l, [240, 190], 44, 6),
      sea(l, 200, { waves: 60 }),
      [
        [240, 620, 190, 62],
        [560, 460, 150, 46],
        [800, 330, 110, 30],
      ].map(([x = 0, y = 0, rx = 0, ry = 0]) => [
        ellipse([x, y], rx * 1.5, ry * 1.6, l.shallow, { opacity: 0.4 }),
        ellipse([x, y], rx * 1.22, ry * 1.26, l.shallow, { opacity: 0.8 }),
        islet(l, [x, y], rx, ry),
      ]),
      cloud(l, [960, 560], 280, { opacity: 0.9 }),
      cloud(l, [520, 690], 340, { opacity: 0.9 }),
      wing(l, { x: 860, y: 380, size: 1.1 }),
    ],
  ),
  // a twin-hulled ferry at the wharf in first light, gangway down, a row of bags, somebody waves
  'ferries-without-surprises': card(dawn, (l) => {
    const near = { ...l, tint: [l.tint[0], 0.16] } as const;
    return [
      sky(l, { horizon: 380 }),
      sun(l, [276, 226], 50),
      streaks(l, [760, 130], 560, 4),
      ridges(l, 380, [
        [-80, 520, 86, 0.68],
        [480, 1300, 120, 0.6],
      ]),
      sea(l, 380),
      glints(l, [276, 380], { height: 640, spread: 90, count: 70 }),
      headOn(l, { x: 560, y: 552, size: 2.2 }, { stripe: '#0f86a6', moored: true }),
      // the wharf: its edge, its stones, wet from the night
      path('M-20 606H1220V820H-20z', down('#a98a98', '#6f5a80')),
      path('M-20 602H1220V622H-20z', '#f3d2b4'),
      line(
        'M-20 668H1220M-20 744H1220M150 622L90 744M420 622L390 744M690 622V744M960 622L990 744M250 744L220 820M540 744L526 820M840 744L850 820M1120 744L1160 820',
        '#59466c',
        3,
        { opacity: 0.5 },
      ),
      ellipse([250, 700], 130, 11, '#ffd9b8', { opacity: 0.5 }),
      ellipse([700, 724], 150, 10, '#ffd9b8', { opacity: 0.3 }),
      // a bollard and the rope to the near hull
      line('M424 548Q390 590 352 596', lit(l, '#f0e2c0'), 6),
      ellipse([344, 640], 44, 7, '#2a2048', { opacity: 0.4 }),
      path('M326 640V600Q316 598 316 588Q316 578 344 578T372 588Q372 598 362 600V640z', '#4a3c62'),
      path('M326 640V600Q316 598 316 588Q316 580 330 579V640z', '#7a6488'),
      path('M640 418L806 606H874L680 408z', lit(l, '#a98263')),
      line(
        'M660 446l38 -10M690 480l40 -10M720 514l42 -10M750 548l46 -10M778 580l50 -8',
        lit(l, '#6b4f4a'),
        4,
      ),
      line(
        'M644 368L812 554M684 358L874 554M812 606v-52M756 540v-50M706 484v-50M874 606v-52',
        lit(l, '#fff4e0'),
        5,
      ),
      [
        [916, 0.9, '#ff6b57'],
        [984, 1.05, '#1d5f8c'],
        [1044, 0.75, '#ffc857'],
      ].map(([x, s, c]) =>
        suitcase(near, { x: Number(x) - 62, y: 690, size: Number(s) }, String(c)),
      ),
      person(
        near,
        { x: 796, y: 688, size: 0.62, light: 'left', flip: true, rim: '#ffd9b0' },
        walking,
        { ...grandfather, top: '#1f5d4c', bag: '#b9895a' },
      ),
      person(near, { x: 500, y: 692, size: 0.6, light: 'left', rim: '#ffd9b0' }, waving, inKurta),
    ];
  }),
  // a diver on a mooring line in deep blue, bubbles rising to the dark hull of a boat
  'your-first-dive-at-havelock': card(deep, (l) => [
    water(l),
    shafts(l, 700, { count: 8 }),
    surface(l, 60),
    path('M560 36H1010Q1060 30 1100 16Q1060 120 960 134H660Q590 120 560 36z', '#0b2a4a'),
    path('M660 134H960L930 150H690z', '#071d38'),
    line('M680 130Q640 400 560 820', '#e9dcc2', 6),
    diver(l, { x: 692, y: 456, size: 2, turn: 62 }),
    bubbles(l, [690, 330], 8, 1.6),
    school(l, [260, 340], { count: 26, spread: 150, colours: ['#5fc4d8', '#9fe6df'], flip: true }),
    school(l, [960, 560], { count: 16, spread: 110, colours: ['#ffd66b', '#ffb35c'] }),
    bank(
      l.rock[0],
      [
        [-20, 720],
        [180, 690],
        [380, 750],
        [640, 770],
        [900, 730],
        [1220, 690],
      ],
      820,
    ),
    reef(l, [60, 760], [420, 770], 1, 4),
    reef(l, [820, 760], [1180, 720], 1.2, 5),
  ]),
  // a grandmother with her arm about a small child under a wide tree at noon, spotted deer graze
  'andaman-with-children-and-grandparents': card(noon, (l) => [
    sky(l, { horizon: 400 }),
    cloud(l, [900, 180], 300),
    ridges(l, 400, [[640, 1320, 100, 0.55]]),
    sea(l, 400),
    path('M-20 480Q400 440 760 460T1220 470V820H-20z', '#8cc873'),
    path('M-20 540Q400 500 800 530T1220 520V820H-20z', '#6fb866'),
    path('M-20 650Q300 560 700 590T1220 640V820H-20z', '#3f9058'),
    path('M-20 740Q300 690 700 720T1220 720V820H-20z', '#2a7350'),
    line(
      'M880 700l-9 -15M883 700v-20M886 700l9 -15M1010 690l-9 -15M1013 690v-20M1016 690l9 -15M640 520l-7 -11M642 520v-15M644 520l7 -11M400 700l-9 -15M403 700v-20M406 700l9 -15',
      '#2f7f52',
      5,
    ),
    path(
      'M60 820Q150 640 130 440Q110 300 40 180L120 170Q170 260 190 330Q230 240 320 170L380 190Q270 290 250 430Q240 640 350 820Q280 760 240 770Q200 830 150 770Q110 760 60 820z',
      '#2f3a40',
    ),
    path('M250 430Q240 640 350 820Q280 760 240 770Q230 560 250 430z', '#4a565a'),
    foliage(l, [
      [-20, 150, 3.2],
      [190, 60, 3.3],
      [376, 100, 2.4],
      [560, -10, 1.7],
      [690, 20, 1.3],
      [330, 0, 2.6],
      [500, -30, 2],
    ]),
    deer(l, { x: 606, y: 716, size: 1.7 }, { graze: true }),
    deer(l, { x: 930, y: 610, size: 1.5, flip: true }),
    onBench(l, { x: 580, y: 460, size: 1.2 }),
    blades('#1a5a45', [1150, 850], 210),
  ]),
  // a green turtle over branching coral, a snorkeller keeps well back
  'how-to-be-a-good-guest-on-the-reef': card(
    {
      ...underwater,
      sky: ['#d9f7e0', '#8fe0cf', '#3fb8ae', '#1a8090', '#0d4f6b'],
      haze: '#2f9a9c',
    },
    (l) => [
      water(l),
      shafts(l, 300),
      surface(l, 110),
      snorkeller(l, { x: 900, y: 200, size: 1.3 }),
      bommie(l, [880, 720], 420, 190),
      bommie(l, [160, 760], 320, 160),
      turtle(l, { x: 560, y: 420, size: 2.2, turn: -8 }, { shell: '#4f7f4a', skin: '#a9b870' }),
      school(l, [880, 440], { count: 18, spread: 110 }),
      coral(l, 'branch', { x: 220, y: 660, size: 2.1 }, '#ff6b57'),
      coral(l, 'branch', { x: 470, y: 740, size: 2.3 }, '#f2a9c4'),
      coral(l, 'branch', { x: 760, y: 640, size: 1.8 }, '#ffb35c'),
      coral(l, 'branch', { x: 1010, y: 660, size: 2.3 }, '#9a6fc4'),
      reef(l, [60, 790], [1160, 790], 1.1, 7),
    ],
  ),
};
