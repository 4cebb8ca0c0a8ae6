import { carFerry } from '../../kit/boats';
import { egret } from '../../kit/fauna';
import { ridges, wood } from '../../kit/land';
import { dawn, dusk, far, monsoon } from '../../kit/light';
import { palm } from '../../kit/palm';
import { blades, mangroves, tree } from '../../kit/plants';
import { hammock } from '../../kit/props';
import { bus } from '../../kit/road';
import { card, type Scenes } from '../../kit/scene';
import { glints, sea } from '../../kit/sea';
import { beach } from '../../kit/shore';
import { cloud, rain, rainCurtain, sky, streaks, sun } from '../../kit/sky';
import { circle, down, line, path, rect, spread } from '../../kit/svg';
import { mist } from '../../kit/wild';

/** Along the trunk road and beyond. */
export const north: Scenes = {
  // a flat vehicle ferry crosses a wide strait between mangrove shores, slate-grey rain cloud
  baratang: card({ ...monsoon, sky: ['#3a4c58', '#566b76', '#7f9499', '#b3c2bd'] }, (l) => [
    sky(l, { horizon: 420 }),
    cloud({ ...l, cloud: '#6d838b', cloudShade: '#475c68' }, [360, 180], 760),
    cloud({ ...l, cloud: '#7d9298', cloudShade: '#526772' }, [980, 130], 640),
    rainCurtain(l, [300, 190], 300, 232),
    wood(l, { x0: -200, x1: 1400, y: 424, height: 80 }, 0.5),
    sea(l, 420),
    mangroves(l, { x0: 820, x1: 1320, y: 450, height: 170 }, 0.2),
    mangroves(l, { x0: -120, x1: 300, y: 450, height: 150 }, 0.3),
    carFerry(l, { x: 600, y: 610, size: 1.28 }),
    rain(l, { count: 70 }),
    mangroves(l, { x0: 1010, x1: 1400, y: 790, height: 330 }),
  ]),
  // a saddle-shaped mountain above flooded paddies at sunrise, an egret in front
  diglipur: card(
    {
      ...dawn,
      sky: ['#5f7fb0', '#a9a8c4', '#ffc4a0', '#ffe0b0'],
      leaf: ['#3a5f86', '#4f8a5c', '#a8c46a'],
    },
    (l) => [
      sky(l, { horizon: 450 }),
      streaks(l, [330, 120], 460, 3),
      sun(l, [596, 184], 50, 6),
      path(
        'M-20 450Q120 400 240 300T400 190Q480 250 560 262T720 170Q840 290 960 360T1220 440V470H-20z',
        down(far(l, l.leaf[0], 0.2), far(l, l.leaf[0], 0.5)),
      ),
      path(
        'M400 190Q420 260 380 320T400 450H-20Q120 400 240 300T400 190zM720 170Q740 240 700 300T730 450H520Q560 380 600 330T720 170z',
        far(l, l.leaf[0], 0.05),
        { opacity: 0.35 },
      ),
      mist(l, [620, 440], 1100, 0.4),
      wood(l, { x0: -200, x1: 1400, y: 470, height: 70 }, 0.2),
      rect([0, 462], 1200, 340, '#6fa05a'),
      [
        ['M-20 490H520L470 530H-20z'],
        ['M560 490H1220V528H530z'],
        ['M-20 550H440L360 620H-20z'],
        ['M480 548H900L920 618H410z'],
        ['M940 548H1220V616H960z'],
        ['M-20 650H330L220 760H-20z'],
        ['M380 646H930L960 770H270z'],
        ['M980 644H1220V770H1010z'],
      ].map(([d]) => path(String(d), down('#ffd8b4', '#b9b4cc'))),
      line(
        'M440 580l10 -14M560 590l8 -16M640 584l8 -16M720 594l8 -16M460 700l10 -22M560 720l10 -22M800 712l10 -22M880 690l10 -22M120 590l8 -16M220 600l8 -16M1040 590l8 -16M1100 690l10 -20M100 700l8 -20',
        '#4f8a4a',
        7,
      ),
      line('M690 650q60 10 110 0', '#fff4e0', 4, { opacity: 0.7 }),
      egret(l, { x: 672, y: 712, size: 2.1 }),
      palm(
        { ...l, leaf: ['#2f5a3f', '#4f8a5c', '#a8c46a'] },
        { x: 1110, y: 560, height: 260, lean: -30 },
      ),
      blades('#2f5a3f', [1110, 566], 46, 8),
      blades('#2f5a3f', [50, 840], 180),
    ],
  ),
  // a country bus with lit windows rounds a bend between rice fields and jungle hills at dusk
  rangat: card({ ...dusk, leaf: ['#2a2f4f', '#3f5560', '#7a8a6a'] }, (l) => [
    sky(l, { horizon: 430 }),
    streaks(l, [420, 170], 620, 5),
    circle([260, 430], 340, spread([l.glow, 0, 0.8], [l.glow, 0.4, 0.3], [l.glow, 1, 0])),
    ridges(l, 430, [
      [-200, 520, 160, 0.5],
      [260, 1000, 120, 0.6],
    ]),
    path('M-20 430H960V600H-20z', '#8f8a62'),
    line('M-20 452H940M-20 482H920M-20 520H900M-20 566H880', '#c9b070', 5),
    line('M120 430L60 600M330 430L300 600M520 430L540 600', '#6f6a50', 5),
    wood(l, { x0: 600, x1: 1800, y: 500, height: 330 }, 0.15),
    path('M-20 580Q300 560 620 540T1220 430V820H-20z', l.leaf[1]),
    path('M1220 500Q1000 520 820 570T520 700T420 820H900Q920 740 1020 690T1220 630z', '#5d5570'),
    line('M1210 566Q1020 590 880 640T700 760L680 810', '#ffd8a8', 6, {
      'stroke-dasharray': '34 26',
      'stroke-linecap': 'butt',
    }),
    bus(l, { x: 636, y: 712, size: 1.6, flip: true, turn: -9 }, { lamp: true }),
    blades(l.ink, [110, 850], 260),
    blades(l.ink, [330, 850], 160),
    palm(l, { x: 150, y: 850, height: 560, lean: 60, near: true }),
  ]),
  // a hammock at the edge of an empty white bay at daybreak
  'long-island': card(
    {
      ...dawn,
      sky: ['#7fa8c9', '#c4c4d0', '#ffd6b8', '#ffe9c4'],
      leaf: ['#2a5248', '#4a7f5c', '#9ab070'],
      sand: '#fff0dc',
    },
    (l) => [
      sky(l, { horizon: 350 }),
      sun(l, [536, 300], 44, 6),
      streaks(l, [640, 150], 460, 3),
      ridges(l, 350, [
        [-80, 300, 60, 0.65],
        [700, 1300, 110, 0.5],
      ]),
      sea(l, 350),
      glints(l, [536, 350], { height: 520, spread: 80, count: 50 }),
      beach(
        l,
        [
          [-20, 470],
          [260, 540],
          [560, 560],
          [860, 520],
          [1220, 430],
        ],
        { shallow: 70, marks: 20 },
      ),
      path('M-20 740Q300 700 620 720T1220 640V820H-20z', l.leaf[1]),
      tree(l, { x: 148, y: 740, height: 550 }),
      tree(l, { x: 925, y: 720, height: 530 }),
      hammock(l, [190, 500], [915, 490], '#0f86a6'),
      blades('#1d4a40', [1110, 830], 240),
      blades('#1d4a40', [460, 840], 130),
    ],
  ),
};
