import { boatAbove, cloudShadow, deepSea, islet, lagoon, reefPatches } from '../kit/aerial';
import { dinghy, glassBoat, speedboat } from '../kit/boats';
import { church, lighthouse } from '../kit/buildings';
import { ridges, trunks, wood } from '../kit/land';
import { dawn, dusk, far, monsoon, morning, noon } from '../kit/light';
import { palm } from '../kit/palm';
import { couple, person } from '../kit/people';
import { blades, foliage, mangroves, tree } from '../kit/plants';
import { hammock } from '../kit/props';
import { card, type Scenes } from '../kit/scene';
import { glints, ripples, sea, swell } from '../kit/sea';
import { bay, beach } from '../kit/shore';
import { cloud, rain, rainCurtain, sky, streaks, sun } from '../kit/sky';
import { breaker, bus, carFerry, egret, rows } from '../kit/small';
import { stones } from '../kit/stone';
import { circle, down, ellipse, line, path, rect, spread } from '../kit/svg';
import { umbrella } from '../kit/travel';

/** The pictures of the islands, by slug. */
export const destinations: Scenes = {
  // a wooded islet with a church gable among its palms in a harbour mouth, rosy dawn
  'ross-island': card(
    {
      ...dawn,
      sky: ['#6f6fa8', '#c98aa8', '#f7a8a0', '#ffd0b8'],
      leaf: ['#2f4450', '#4a6a5c', '#8f9a72'],
    },
    (l) => [
      sky(l, { horizon: 460 }),
      sun(l, [250, 430], 50),
      streaks(l, [420, 170], 620, 4),
      ridges(l, 460, [
        [-200, 420, 140, 0.6],
        [860, 1400, 180, 0.6, 0.6],
      ]),
      sea(l, 460),
      glints(l, [250, 460], { spread: 120, count: 60 }),
      ellipse([690, 584], 420, 20, l.shallow, { opacity: 0.7 }),
      church(l, { x: 700, y: 420, size: 0.62 }),
      wood(l, { x0: 330, x1: 1050, y: 580, height: 190 }, 0.08),
      [
        [500, 440, 150, -30],
        [590, 420, 170, 16],
        [850, 430, 180, 26],
        [930, 470, 140, 40],
      ].map(([x = 0, y = 0, height = 0, lean = 0]) => palm(l, { x, y, height, lean })),
      stones(l, [340, 588], [1040, 590], 36, 14),
      dinghy(l, { x: 330, y: 690, size: 1.3 }),
      blades(l.ink, [1120, 850], 260),
    ],
  ),
  // giant trees behind a white beach at high noon, two dive boats on pale green water
  'havelock-island': card({ ...noon, sea: ['#1c9ab0', '#35bdb4', '#8fe0cc'] }, (l) => [
    sky(l, { horizon: 400 }),
    cloud(l, [240, 170], 360),
    sea(l, 400),
    ridges(l, 400, [[-100, 300, 60, 0.6]]),
    wood(l, { x0: 420, x1: 1800, y: 470, height: 380 }, 0.12),
    trunks('#d9c9a8', { x0: 640, x1: 1220, y: 540, height: 190 }, 13),
    bay(l, [
      [560, 470],
      [640, 520],
      [720, 600],
      [640, 700],
      [420, 820],
    ]),
    path('M560 470Q800 500 1240 520V470z', l.sand),
    speedboat(l, { x: 260, y: 520, size: 1.1 }, '#1d5f8c'),
    speedboat(l, { x: 420, y: 640, size: 1.5, flip: true }, '#ff6b57'),
    couple(l, { x: 860, y: 650, size: 1.3 }),
    umbrella(l, { x: 1020, y: 700, size: 0.9 }),
  ]),
  // rows of vegetables and leaning palms down to turquoise shallows, clear early morning
  'neil-island': card(morning, (l) => [
    sky(l, { horizon: 330 }),
    sun(l, [330, 230], 52, 6),
    cloud(l, [820, 170], 300),
    ridges(l, 330, [[640, 1320, 70, 0.65]]),
    sea(l, 330),
    path('M-20 420Q400 380 760 400T1220 390V470H-20z', l.shallow),
    path('M-20 450Q400 420 760 440T1220 430V500H-20z', l.sand),
    path('M-20 480Q600 460 1220 480V820H-20z', l.leaf[1]),
    rows(['#8a5f42', '#5fae5a'], [640, 486], { count: 17 }),
    [
      [420, 0.5],
      [560, 0.9],
      [330, 1.3],
      [820, 1.1],
    ].map(([x = 0, s = 1]) =>
      foliage(l, [
        [x, 480 + s * 200, s * 0.34],
        [x + s * 46, 486 + s * 200, s * 0.3],
      ]),
    ),
    palm(l, { x: 150, y: 560, height: 330, lean: 110 }),
    palm(l, { x: 1040, y: 540, height: 300, lean: -90 }),
    palm(l, { x: 1120, y: 640, height: 440, lean: -130 }),
    person(l, { x: 700, y: 620, size: 1.3, pose: 'walk' }),
  ]),
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
    carFerry(l, { x: 580, y: 610, size: 1.75 }),
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
      sun(l, [890, 350], 54, 6),
      streaks(l, [360, 150], 460, 3),
      path(
        'M-20 450Q120 400 240 300T400 190Q480 250 560 262T720 170Q840 290 960 360T1220 440V460H-20z',
        far(l, l.leaf[0], 0.25),
      ),
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
      egret(l, { x: 700, y: 712, size: 2.1 }),
      palm(l, { x: 1110, y: 560, height: 260, lean: -30 }),
      blades('#2f5a3f', [90, 840], 230),
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
    wood(l, { x0: 600, x1: 1800, y: 500, height: 330 }, 0.15),
    path('M-20 430H700L640 560H-20z', '#8a7f6a'),
    line('M-20 458H640M-20 490H600M-20 526H560', '#c9a070', 5),
    path('M-20 540Q300 500 640 500T1220 470V820H-20z', l.leaf[1]),
    path(
      'M1220 520Q940 520 800 560T640 660T760 760L800 820H360Q300 700 460 610T820 500T1220 470z',
      '#5d5570',
    ),
    line('M1200 494Q900 500 720 560T540 690T580 810', '#ffd8a8', 6, {
      'stroke-dasharray': '34 26',
      'stroke-linecap': 'butt',
    }),
    bus(l, { x: 760, y: 606, size: 1.35, flip: true, turn: -5 }, { lamp: true }),
    path('M-20 640Q160 640 320 820H-20z', '#77705f'),
    line('M20 700l8 -34M80 720l8 -34M140 740l8 -34M60 780l8 -34M200 790l8 -34', '#c9b070', 7),
    palm(l, { x: 1090, y: 830, height: 480, lean: -40, near: true }),
  ]),
  // palms climb a point to a banded lighthouse under tall noon clouds, boats on jade water
  northbay: card({ ...noon, sea: ['#3fa894', '#2f9c86', '#1f8a7c'] }, (l) => [
    sky(l, { horizon: 470 }),
    cloud(l, [300, 330], 420),
    cloud(l, [420, 210], 360),
    cloud(l, [1010, 200], 300),
    sea(l, 470),
    lighthouse(l, { x: 880, y: 270, size: 0.88 }),
    wood(l, { x0: 440, x1: 1700, y: 500, height: 270 }, 0.08),
    [
      [560, 490, 150, -30],
      [640, 450, 170, -20],
      [730, 400, 170, 20],
      [800, 350, 140, -30],
      [980, 360, 170, 40],
      [1080, 420, 190, 30],
    ].map(([x = 0, y = 0, height = 0, lean = 0]) => palm(l, { x, y, height, lean })),
    path('M470 500Q800 490 1220 496V540Q900 520 470 500z', l.sand),
    dinghy(l, { x: 300, y: 570, size: 1.2 }, ['#1d5f8c', '#ffc857']),
    glassBoat(l, { x: 640, y: 640, size: 1.4 }),
    dinghy(l, { x: 960, y: 690, size: 1.7, flip: true }),
    path('M-20 700Q120 660 260 720T380 820H-20z', '#0d4a44'),
  ]),
  // a hammock at the edge of an empty white bay at daybreak, a forest path ending beside it
  'long-island': card(
    {
      ...dawn,
      sky: ['#7fa8c9', '#c4c4d0', '#ffd6b8', '#ffe9c4'],
      leaf: ['#2a5248', '#4a7f5c', '#9ab070'],
      sand: '#fff0dc',
    },
    (l) => [
      sky(l, { horizon: 350 }),
      sun(l, [420, 330], 48, 6),
      streaks(l, [640, 150], 460, 3),
      ridges(l, 350, [
        [-80, 300, 60, 0.65],
        [700, 1300, 110, 0.5],
      ]),
      sea(l, 350),
      glints(l, [420, 350], { height: 520, spread: 80, count: 50 }),
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
      path('M740 700Q640 740 660 820H900Q820 760 800 692z', '#c98f6a'),
      tree(l, { x: 190, y: 740, height: 620 }),
      tree(l, { x: 900, y: 720, height: 600 }),
      hammock(l, [210, 500], [890, 490], '#0f86a6'),
      blades('#1d4a40', [1110, 830], 240),
      blades('#1d4a40', [460, 840], 130),
    ],
  ),
  // a long wave peels along a wild palm beach under dark monsoon cloud
  'little-andaman': card(
    { ...monsoon, sea: ['#7fa3a0', '#2f7f80', '#1a5560'], shallow: '#7fc9b8' },
    (l) => [
      sky(l, { horizon: 380 }),
      cloud({ ...l, cloud: '#6d838b', cloudShade: '#475c68' }, [300, 170], 680),
      cloud({ ...l, cloud: '#7d9298', cloudShade: '#526772' }, [900, 150], 760),
      wood(l, { x0: 500, x1: 1700, y: 396, height: 110 }, 0.3),
      [
        [760, 390, 130, 40],
        [850, 396, 160, 60],
        [960, 396, 190, 70],
        [1080, 400, 230, 90],
      ].map(([x = 0, y = 0, height = 0, lean = 0]) => palm(l, { x, y, height, lean })),
      sea(l, 390),
      path('M640 396Q940 388 1220 392V430Q900 410 640 396z', l.sand),
      swell(l, 470, 14, 0.2),
      breaker(l, [140, 660], 760, 250),
      line('M470 400q60 -40 150 -52M540 404q70 -34 170 -36M640 430q80 -24 180 -20', l.glint, 6, {
        opacity: 0.5,
      }),
      path('M-20 660Q400 640 800 664T1220 650V820H-20z', l.sea[2]),
      ripples(l, { horizon: 660, count: 24, opacity: 0.6 }),
    ],
  ),
  // from the air at noon: a round wooded islet, a collar of sand, brown reef, blue depth
  'jolly-buoy': card(noon, (l) => [
    deepSea(l),
    lagoon(l, [640, 410], 330, 230, 5),
    reefPatches({ ...l, sea: [l.sea[0], '#7a6a3f', l.sea[2]] }, [
      [330, 300, 90],
      [300, 470, 70],
      [940, 300, 80],
      [980, 500, 90],
      [620, 690, 90],
      [760, 150, 60],
      [440, 610, 70],
      [470, 190, 60],
    ]),
    islet(l, [640, 410], 230, 180),
    boatAbove(l, { x: 300, y: 650, size: 0.9, turn: -28 }, '#0f86a6'),
    cloudShadow([1040, 190], 300),
    cloud(l, [1060, 130], 320),
    cloud(l, [140, 240], 260),
  ]),
};
