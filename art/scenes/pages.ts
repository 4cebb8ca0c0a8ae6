import {
  boatAbove,
  causeway,
  cloudShadow,
  deepSea,
  islet,
  lagoon,
  reefPatches,
} from '../kit/aerial';
import { dinghy, speedboat } from '../kit/boats';
import { lighthouse } from '../kit/buildings';
import { walkway } from '../kit/jetty';
import { lampGlow, lampPost } from '../kit/lamps';
import { ridges, wood } from '../kit/land';
import { dawn, dusk, ember, gold, morning, noon, twilight } from '../kit/light';
import { inKurta, inLinen } from '../kit/looks';
import { palm } from '../kit/palm';
import { sittingClose } from '../kit/people-together';
import { almond, almondLeaf } from '../kit/plants';
import { hammock } from '../kit/props';
import { type Scenes, wide } from '../kit/scene';
import { glints, sea } from '../kit/sea';
import { headOn } from '../kit/ships';
import { cloud, sky, stars, streaks, sun } from '../kit/sky';
import { stones } from '../kit/stone';
import { across, at, circle, down, line, path, spread, stamp } from '../kit/svg';
import { aeroplane, parasail } from '../kit/travel';

/** The pictures at the top of the pages. */
export const pages: Scenes = {
  // a couple sits on a quiet beach beside a broad sea almond tree with red leaves
  about: wide(
    {
      ...gold,
      sky: ['#33586b', '#7f9a94', '#e0b878', '#ffc887'],
      sea: ['#d9a868', '#3f7a80', '#12405a'],
    },
    (l) => [
      sky(l, { horizon: 520 }),
      sun(l, [600, 470], 60, 6),
      streaks(l, [640, 230], 620, 4),
      ridges(l, 520, [
        [-120, 560, 110, 0.5],
        [460, 1060, 70, 0.65],
      ]),
      sea(l, 520, { width: 1600, height: 1000 }),
      glints(l, [600, 520], { height: 780, spread: 130 }),
      path('M-20 860Q300 800 700 760T1200 640T1620 600V1020H-20z', l.shallow, { opacity: 0.5 }),
      path('M-20 896Q400 826 760 768T1240 660T1620 622V1020H-20z', l.glint, { opacity: 0.8 }),
      path('M-20 910Q400 840 760 780T1240 672T1620 632V1020H-20z', '#b98a68'),
      path('M-20 930Q400 862 760 800T1240 690T1620 650V1020H-20z', down(l.sand, '#a5755a')),
      // Banners on tablets are low: the tree's foot and what lies there are above their edge.
      at({ x: 0, y: -56 }, [
        path('M856 846Q1000 800 1240 806T1560 850Q1460 900 1200 894T856 846z', '#7a5040', {
          opacity: 0.5,
        }),
        almond({ ...l, leaf: ['#24453a', '#4c7a46', '#9db45a'] }, { x: 1240, y: 880, size: 1.2 }),
        [
          [1010, 880, 0.6, 20],
          [1120, 910, 0.7, -40],
          [1300, 900, 0.62, 160],
          [1400, 870, 0.5, 70],
          [930, 860, 0.44, -10],
        ].map(([x = 0, y = 0, size = 1, turn = 0], i) => [
          stamp(`<path d="${almondLeaf}"/>`, [{ x: x + 3, y: y + 6, size, turn, fill: '#7a5040' }]),
          stamp(`<path d="${almondLeaf}"/>`, [
            { x, y, size, turn, fill: i % 2 ? '#e8663f' : '#cf4330' },
          ]),
        ]),
      ]),
      sittingClose(
        { ...l, tint: [l.tint[0], 0.06] },
        { x: 1010, y: 750, size: 0.76, rim: '#ffe3a8' },
        { pair: [inLinen, { ...inKurta, top: '#e8578f', scarf: undefined }] },
      ),
    ],
  ),
  // a wooden jetty with one lamp reaches into a still bay at nightfall
  contact: wide(twilight, (l) => [
    sky(l, { horizon: 470 }),
    stars(l, { width: 1600, height: 260, count: 50 }),
    circle(
      [1080, 470],
      460,
      spread(['#ffc0a0', 0, 0.7], ['#ffb09a', 0.4, 0.25], ['#ffb09a', 1, 0]),
    ),
    ridges(l, 470, [
      [-200, 700, 150, 0.3],
      [560, 1200, 70, 0.55],
      [1180, 1800, 170, 0.35],
    ]),
    sea(l, 470, { width: 1600, height: 1000, waves: 40 }),
    walkway(l, [1330, 1010, 300], [1010, 560, 30], { rails: false }),
    [
      [980, 562, 44],
      [1041, 562, 44],
      [985, 640, 70],
      [1118, 640, 70],
      [998, 760, 112],
      [1250, 760, 112],
    ].map(([x = 0, y = 0, h = 0]) => line(`M${x} ${y - h * 0.3}V${y + h}`, l.ink, h * 0.18)),
    lampPost(l, { x: 1030, y: 562, size: 1.5 }),
    line('M1040 640h40M1050 670h26', '#ffd58a', 6, { opacity: 0.6 }),
    dinghy(l, { x: 780, y: 660, size: 1.4 }),
    stones(l, [90, 985], [640, 1010], 120, 7),
  ]),
  // an aeroplane banks over green islands ringed by pale shallows
  flights: wide({ ...noon, sea: ['#1c86b8', '#0c6f98', '#0b4a78'] }, (l) => [
    deepSea(l, { width: 1600, height: 1000 }),
    lagoon(l, [1360, 570], 230, 150),
    lagoon(l, [850, 720], 135, 58),
    lagoon(l, [740, 290], 104, 46),
    reefPatches(l, [
      [1120, 560, 60],
      [560, 560, 56],
      [1240, 300, 50],
    ]),
    islet(l, [1360, 570], 200, 122),
    islet(l, [850, 720], 112, 45),
    islet(l, [740, 290], 84, 35),
    aeroplane(l, { x: 1060, y: 450, size: 2, turn: -16 }),
    cloud(l, [460, 440], 270, { opacity: 0.85 }),
    cloud(l, [1440, 300], 280),
  ]),
  // a catamaran ferry heads out between two dark green islands
  cruise: wide({ ...morning, sky: ['#2d7ba6', '#6fb4c9', '#cfe6da', '#ffeccb'] }, (l) => [
    sky(l, { horizon: 460 }),
    sun(l, [840, 330], 54, 6),
    at({ x: 0, y: 46 }, cloud(l, [620, 200], 330)),
    ridges(l, 460, [[560, 1240, 80, 0.62]]),
    wood(
      { ...l, leaf: ['#0d3b3f', '#17544c', '#2f7a5b'] },
      { x0: -460, x1: 720, y: 500, height: 270 },
      0.08,
    ),
    wood(
      { ...l, leaf: ['#0d3b3f', '#17544c', '#2f7a5b'] },
      { x0: 1200, x1: 2100, y: 500, height: 290 },
      0.05,
    ),
    sea({ ...l, sea: ['#5fb4c4', '#127a9c', '#08406b'] }, 470, {
      width: 1600,
      height: 1000,
      waves: 70,
    }),
    glints(l, [840, 470], { height: 820, spread: 160, count: 80 }),
    headOn(l, { x: 1010, y: 640, size: 2.1 }, { stripe: '#ff6b57' }),
  ]),
  // a bay with moored boats and a palm-lined beach in the first light of day
  packages: wide({ ...dawn, sky: ['#2f4478', '#74699c', '#d98f9a', '#ffbf9c'] }, (l) => [
    sky(l, { horizon: 460 }),
    sun(l, [960, 440], 58, 6),
    streaks(l, [760, 250], 620, 4),
    ridges(l, 460, [
      [-160, 620, 140, 0.45],
      [520, 1100, 70, 0.65],
    ]),
    wood(l, { x0: 1080, x1: 2000, y: 480, height: 170 }, 0.25),
    sea({ ...l, sea: ['#eeae9f', '#58709c', '#173a63'] }, 460, {
      width: 1600,
      height: 1000,
      waves: 60,
    }),
    glints(l, [960, 460], { height: 800, spread: 130 }),
    path('M1140 476Q1400 520 1460 640T1300 840T1080 1020H1620V476z', l.shallow, { opacity: 0.55 }),
    path('M1200 476Q1460 530 1520 640T1390 840T1200 1020H1620V476z', l.sand),
    [
      [1330, 500, 190, -50],
      [1420, 540, 260, -70],
      [1500, 620, 350, -110],
      [1570, 760, 470, -130],
    ].map(([x = 0, y = 0, height = 0, lean = 0]) => palm(l, { x, y, height, lean })),
    dinghy(l, { x: 820, y: 600, size: 1.4 }),
    dinghy(l, { x: 1080, y: 640, size: 1.6, flip: true }, ['#1f5d4c', '#ffc857']),
    dinghy(l, { x: 1000, y: 760, size: 2.1 }, ['#ff6b57', '#fff4e0']),
  ]),
  // two forested islands joined by a pale sandbar, turquoise on both sides
  topplaces: wide({ ...noon, sea: ['#1c86b8', '#0b6d96', '#0b4472'], shallow: '#72d8d6' }, (l) => [
    deepSea(l, { width: 1600, height: 1000 }),
    lagoon(l, [1060, 520], 440, 290, 5),
    reefPatches(l, [
      [900, 330, 60],
      [1440, 500, 46],
      [780, 620, 44],
    ]),
    causeway(
      l,
      [
        [930, 474],
        [1040, 570],
        [1150, 620],
      ],
      30,
    ),
    islet(l, [800, 450], 170, 124),
    islet(l, [1230, 640], 125, 96),
    boatAbove(l, { x: 1390, y: 330, size: 0.8, turn: -8 }),
    cloudShadow([930, 838], 210),
    cloud(l, [1420, 260], 300),
    cloud(l, [890, 772], 260),
  ]),
  // a bright parasail over a lagoon, a small boat pulls a white wake
  watersports: wide({ ...morning, sky: ['#1a5f8c', '#3f8fb4', '#8fc4c8', '#e4dcc0'] }, (l) => [
    sky(l, { horizon: 560 }),
    cloud(l, [720, 300], 320),
    ridges(l, 560, [
      [-160, 640, 130, 0.45],
      [940, 1760, 140, 0.5, 0.6],
    ]),
    sea({ ...l, sea: ['#5fbac6', '#12839f', '#084a74'] }, 560, {
      width: 1600,
      height: 1000,
      waves: 60,
    }),
    path(
      'M560 760Q820 706 1110 680T1620 654V812Q1400 760 1130 776T560 760z',
      across([l.shallow, 0, 0], [l.shallow, 0.45, 0.5], [l.shallow, 1, 0.55]),
    ),
    // so high that he hangs above the hills, not on the sea
    parasail(l, { x: 1200, y: 412, size: 1.2 }, [-216, 200]),
    speedboat(l, { x: 880, y: 676, size: 1.1, flip: true }),
    palm(l, { x: 1570, y: 1040, height: 330, lean: -30, near: true }),
  ]),
  // a white lighthouse on a wooded headland above a calm sea in the evening
  sightseeing: wide(dusk, (l) => [
    sky(l, { horizon: 560 }),
    sun(l, [820, 510], 62, 6),
    streaks(l, [700, 300], 760, 5),
    ridges(l, 560, [
      [-160, 560, 120, 0.4],
      [420, 900, 60, 0.55],
    ]),
    sea(l, 560, { width: 1600, height: 1000, waves: 50 }),
    glints(l, [820, 560], { height: 820, spread: 140 }),
    lighthouse(l, { x: 1240, y: 548, size: 0.98 }, { colour: '#f4e6d8' }),
    lampGlow([1240, 328], 170),
    wood(l, { x0: 880, x1: 2100, y: 640, height: 170 }, 0.04),
    stones(l, [900, 652], [1560, 670], 60, 11),
  ]),
  // a hammock between two leaning trees faces the evening sea
  blogs: wide(
    {
      ...ember,
      sky: ['#3a1a48', '#7f2f55', '#d9583f', '#ff9a52', '#ffcf87'],
      sea: ['#f09a52', '#8f3a4c', '#3a1a45'],
    },
    (l) => [
      sky(l, { horizon: 520 }),
      sun(l, [1090, 470], 78, 5),
      streaks(l, [760, 210], 760, 5),
      ridges(l, 520, [[-160, 560, 120, 0.4]]),
      sea(l, 520, { width: 1600, height: 1000, waves: 50 }),
      glints(l, [1090, 520], { height: 820, spread: 150 }),
      path('M-20 800Q400 730 900 760T1620 730V1020H-20z', l.sandShade),
      path('M-20 850Q400 780 900 810T1620 780V1020H-20z', l.ink),
      palm(l, { x: 820, y: 860, height: 620, lean: -110, near: true }),
      palm(l, { x: 1400, y: 850, height: 600, lean: 110, near: true }),
      hammock(l, [796, 600], [1424, 590]),
    ],
  ),
};
