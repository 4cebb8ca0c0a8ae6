import { islet } from '../../kit/aerial';
import { dinghy } from '../../kit/boats';
import { hut } from '../../kit/buildings';
import { darker, mix } from '../../kit/colour';
import { lampGlow, lampPost } from '../../kit/lamps';
import { ridges, wood } from '../../kit/land';
import { dawn, dusk, type Light, lit, night, noon } from '../../kit/light';
import { grandfather, inKurta, inLinen } from '../../kit/looks';
import { palm } from '../../kit/palm';
import { company, person } from '../../kit/people';
import { blades, foliage } from '../../kit/plants';
import { looking, pointing, walking } from '../../kit/poses';
import { car } from '../../kit/road';
import { card, type Scenes } from '../../kit/scene';
import { glints, sea } from '../../kit/sea';
import { cloud, rain, sky, stars, streaks, sun } from '../../kit/sky';
import { at, circle, down, ellipse, line, path, rect, shining, spread } from '../../kit/svg';
import { bow, wing } from '../../kit/town';
import { suitcase } from '../../kit/travel';

/** The hour after sunset under rain clouds, as dark as a room by lamplight. */
const rainyEvening: Light = {
  ...night,
  sky: ['#171a44', '#2b3268', '#4f5690', '#8a7fa4'],
  haze: '#4a4f86',
  sea: ['#6a6d9e', '#2f3a74', '#171c48'],
  cloud: '#535a92',
  cloudShade: '#30366c',
  glint: '#c4caf0',
  leaf: ['#101f3e', '#1c3a56', '#44707c'],
  rock: ['#1a1c42', '#3a3560', '#6a5f86'],
  sand: '#5f5a80',
  sandShade: '#3c3a66',
  tint: ['#20204f', 0.42],
};

/** What we book: tours, cars, rooms, flights, ferries. */
export const journeys: Scenes = {
  // three green islands joined by the thin wakes of boats, from a hilltop at dawn
  touroperator: card({ ...dawn, leaf: ['#264a4f', '#3d6b5c', '#8fa06a'] }, (l) => [
    sky(l, { horizon: 250 }),
    sun(l, [470, 176], 50),
    streaks(l, [760, 96], 520, 3),
    ridges(l, 250, [
      [-80, 380, 50, 0.75],
      [520, 1000, 40, 0.7],
    ]),
    sea(l, 250, { waves: 60 }),
    glints(l, [470, 250], { height: 620, spread: 90, count: 60 }),
    [
      [120, 480, 330, 70],
      [640, 1060, 400, 90],
      [250, 700, 520, 110],
    ].map(([x0 = 0, x1 = 0, y = 0, height = 0]) => [
      ellipse([(x0 + x1) / 2, y + 4], (x1 - x0) * 0.6, 24, l.shallow, { opacity: 0.5 }),
      ellipse([(x0 + x1) / 2, y + 3], (x1 - x0) * 0.51, 11, l.sand),
      wood(l, { x0, x1, y, height }, 0.12),
    ]),
    line('M470 342Q600 350 690 396M600 512Q740 490 800 420M330 350Q300 420 380 490', l.glint, 5, {
      opacity: 0.85,
    }),
    dinghy(l, { x: 620, y: 366, size: 0.5 }),
    dinghy(l, { x: 770, y: 462, size: 0.6 }),
    dinghy(l, { x: 326, y: 420, size: 0.5 }),
    path('M-20 660Q240 620 520 640T960 600T1220 560V820H-20z', l.ink),
    company(l, { x: 850, y: 640, size: 0.56, light: 'right', rim: '#ffd9b0' }, [
      { pose: looking, look: inKurta, x: 46, y: -10, size: 0.93, flip: true },
      { pose: pointing, look: inLinen, x: -44, flip: true },
    ]),
    blades(l.ink, [140, 690], 190),
    palm(l, { x: 1110, y: 760, height: 520, lean: -70, near: true }),
  ]),
  // a small white car rounds a bend on a forest road high above the sea at noon; its lamps light the road on dark pages
  carrental: card(noon, (l) => [
    sky(l, { horizon: 300 }),
    cloud(l, [690, 128], 260),
    ridges(l, 300, [
      [-80, 420, 80, 0.6],
      [360, 900, 50, 0.7],
    ]),
    sea(l, 300),
    wood(l, { x0: 620, x1: 1800, y: 520, height: 430 }, 0.15),
    path('M-20 700Q260 560 620 500T1220 380V820H-20z', down('#3f9a5c', l.leaf[1], '#155a48')),
    line(
      'M160 640l-6 -16M166 640v-20M172 640l6 -16M360 590l-6 -16M366 590v-20M372 590l6 -16M250 720l-7 -18M256 720v-22M262 720l7 -18M560 540l-5 -14M565 540v-17M570 540l5 -14M760 490l-5 -12M764 490v-15M768 490l5 -12',
      '#6fc06a',
      4,
      { opacity: 0.8 },
    ),
    path('M1220 470Q1000 470 860 520T620 640T300 820H860Q860 740 960 680T1220 610z', '#7d8386'),
    path('M1220 596Q1060 612 940 674Q834 736 840 820H864Q864 744 962 684T1220 612z', '#a9aaa2'),
    line('M1210 538Q1040 550 910 600T700 720T580 810', '#fff4e0', 6, {
      'stroke-dasharray': '36 26',
      'stroke-linecap': 'butt',
    }),
    line('M850 522Q720 570 600 650T300 810', '#e6dcc8', 7),
    line('M700 596v-34M620 644v-38M530 690v-42M430 752v-46M700 566Q560 640 430 712', '#fff4e0', 6),
    // what its lamps light on dark pages: the lane before it
    [
      [1000, 566, 14],
      [1032, 558, 18],
      [1068, 550, 23],
      [1108, 542, 28],
      [1152, 536, 33],
      [1200, 532, 38],
    ].map(([x = 0, y = 0, radius = 0]) => shining([x, y], radius)),
    car(l, { x: 890, y: 600, size: 1.35, turn: -18 }, '#fdfdfb', ['#ff6b57', '#e8c48a']),
    // the lawn in the bend, a bush with flowers
    path('M880 820Q880 760 970 694T1220 622V820z', '#2f8a58'),
    foliage({ ...l, leaf: ['#0d3f3a', '#14564a', '#63b06a'] }, [
      [1000, 790, 1.1],
      [1190, 730, 1.7],
      [1090, 770, 1.7],
    ]),
    [
      [1060, 740],
      [1104, 716],
      [1130, 772],
      [1176, 690],
      [1180, 752],
      [1010, 770],
      [1040, 792],
    ].map(([x = 0, y = 0]) => [circle([x, y], 11, '#ff6b57'), circle([x, y], 4, '#ffd66b')]),
    palm(l, { x: 110, y: 830, height: 600, lean: 70, near: true }),
  ]),
  // a cottage with a lamp on its veranda and lit windows under bent palms, on a rainy evening in the monsoon
  hotelbooking: card(rainyEvening, (l) => {
    const [warm, gold] = ['#ffc877', '#ffe0a0'];
    return [
      sky(l, { horizon: 460 }),
      cloud(l, [300, 190], 620),
      cloud(l, [980, 140], 560),
      ridges(l, 460, [
        [-60, 460, 80, 0.55],
        [380, 700, 40, 0.7],
      ]),
      sea(l, 460, { waves: 36 }),
      wood(l, { x0: 480, x1: 1700, y: 590, height: 230 }, 0.16),
      path('M-20 640Q300 560 640 590T1220 570V820H-20z', down(l.leaf[1], l.leaf[0])),
      path('M-20 706Q340 626 720 668T1220 650V820H-20z', down('#6a5f86', '#3a3463')),
      // what the windows throw on leaves, wall and sand
      circle([833, 540], 330, spread([warm, 0, 0.55], [warm, 0.35, 0.2], [warm, 1, 0])),
      ellipse([836, 650], 210, 24, '#15163a', { opacity: 0.6 }),
      hut({ ...l, tint: ['#4a2c50', 0.3] }, { x: 830, y: 640, size: 3 }, { lamp: true }),
      line('M752 496v42M728 517h48M911 496v42M890 517h42', '#8a5a3c', 4),
      rect([800, 496], 66, 84, down(gold, warm)),
      path('M814 580V520q18 -16 36 0v60z', '#e59a52', { opacity: 0.6 }),
      // from the deck's edge under the door: steps, and the light that falls down them
      path(
        'M796 600H870L878 622H788zM786 626H880L890 650H776zM772 654H894L906 682H760z',
        '#b07a58',
      ),
      path('M796 600H870L872 606H794zM786 626H880L882 633H783zM772 654H894L897 662H768z', gold),
      path(
        'M760 682H906Q960 730 990 780Q840 812 676 780Q706 730 760 682z',
        down([gold, 0, 0.62], [warm, 0.5, 0.24], [warm, 1, 0]),
      ),
      line('M984 488v22', '#2a2340', 4),
      lampGlow([984, 514], 130),
      [
        [500, 732, 480, 130],
        [1096, 716, 490, 64],
      ].map(([x = 0, y = 0, height = 0, lean = 0]) => [
        ellipse([x + 24, y + 4], 74, 11, '#15163a', { opacity: 0.55 }),
        palm(l, { x, y, height, lean }),
        path(
          `M${x - 34} ${y + 5}Q${x - 14} ${y - 6} ${x - 13} ${y - 40}H${x + 15}Q${x + 16} ${y - 6} ${x + 40} ${y + 5}Q${x} ${y + 12} ${x - 34} ${y + 5}z`,
          darker(mix(l.sandShade, l.leaf[0], 0.55), 0.1),
        ),
        blades(l.leaf[1], [x - 22, y + 10], 52, 7),
        blades(l.leaf[2], [x + 30, y + 12], 38, 6),
      ]),
      ellipse([640, 762], 90, 9, l.sea[0], { opacity: 0.6 }),
      ellipse([1040, 772], 70, 8, l.sea[0], { opacity: 0.6 }),
      line('M1010 770h40M620 760h30', gold, 4, { opacity: 0.7 }),
      palm(l, { x: 130, y: 820, height: 420, lean: 130, near: true }),
      rain(l, { count: 170 }),
    ];
  }),
  // an aeroplane's wing over ringed reefs and dark islets at sunset, from a window seat
  airticketing: card(dusk, (l) => [
    sky(l, { horizon: 300 }),
    sun(l, [420, 286], 56, 6),
    streaks(l, [420, 170], 560, 4),
    sea(l, 300, { waves: 60 }),
    glints(l, [420, 300], { spread: 180, count: 90 }),
    [
      [310, 520, 120, 44],
      [700, 420, 80, 24],
      [590, 660, 150, 56],
    ].map(([x = 0, y = 0, rx = 0, ry = 0]) => [
      ellipse([x, y], rx * 1.6, ry * 1.7, l.shallow, { opacity: 0.35 }),
      ellipse([x, y], rx * 1.3, ry * 1.35, l.shallow, { opacity: 0.6 }),
      islet({ ...l, leaf: ['#2f3a50', '#4a5a60', '#8a8a74'] }, [x, y], rx, ry),
    ]),
    wing(l, { x: 780, y: 480, size: 1.15 }),
    path(
      'M-20 -20H1220V820H-20zM250 60Q110 60 110 220V580Q110 740 250 740H950Q1090 740 1090 580V220Q1090 60 950 60z',
      '#2d2948',
      { 'fill-rule': 'evenodd' },
    ),
    path(
      'M250 60Q110 60 110 220V580Q110 740 250 740H950Q1090 740 1090 580V220Q1090 60 950 60z',
      'none',
      { stroke: '#57507c', 'stroke-width': 26 },
    ),
    path('M250 60Q110 60 110 220V250H1090V220Q1090 60 950 60z', '#3a3559', { opacity: 0 }),
  ]),
  // a gangway from a stone wharf up to a tall white bow, a full moon behind the mast
  cruiseferrybooking: card(night, (l) => [
    at({ x: 1200, y: 0, flip: true }, [
      sky(l, { horizon: 560 }),
      stars(l, { count: 90 }),
      circle([196, 180], 340, spread([l.glow, 0, 0.55], [l.glow, 0.35, 0.2], [l.glow, 1, 0])),
      circle([196, 180], 82, l.sun),
      ridges(l, 560, [[620, 1300, 110, 0.35]]),
      sea(l, 560, { waves: 30 }),
      glints(l, [900, 560], { spread: 110, count: 50 }),
      bow({ ...l, tint: ['#2a2f6a', 0.38] }, { x: 330, y: 600, size: 1.15 }),
      path('M-20 660H1220V820H-20z', l.rock[1]),
      path('M-20 660H1220V682H-20z', l.rock[2]),
      line(
        'M0 740H1200M140 682V740M420 682V740M700 682V740M980 682V740M280 740V800M560 740V800M840 740V800M1120 740V800',
        l.rock[0],
        4,
      ),
      path('M880 668L470 344L492 336L930 668z', lit(l, '#d9b48a')),
      line(
        'M880 620L474 300M930 620L498 292M880 668v-48M760 574v-46M640 480v-48M540 400v-48',
        lit(l, '#fff4e0'),
        5,
      ),
      lampPost(l, { x: 1020, y: 668, size: 1.7 }),
      person(
        { ...l, tint: ['#171a4a', 0.4] },
        { x: 960, y: 724, size: 0.5, light: 'right', flip: true },
        walking,
        {
          ...grandfather,
          bag: '#8a5a3a',
        },
      ),
      suitcase(l, { x: 1070, y: 726, size: 0.7 }),
      suitcase(l, { x: 1130, y: 730, size: 0.55 }, '#ffc857'),
    ]),
  ]),
};
