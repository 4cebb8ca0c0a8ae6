import { boatAbove, cloudShadow, deepSea, islet, lagoon, reefPatches } from '../../kit/aerial';
import { dinghy, glassBoat, speedboat } from '../../kit/boats';
import { lighthouse } from '../../kit/buildings';
import { mix } from '../../kit/colour';
import { ribbon } from '../../kit/geometry';
import { ridges, rows, wood } from '../../kit/land';
import { dawn, monsoon, morning, noon } from '../../kit/light';
import { inStrawHat } from '../../kit/looks';
import { palm } from '../../kit/palm';
import { person } from '../../kit/people';
import { onTour } from '../../kit/people-afloat';
import { handInHand } from '../../kit/people-together';
import { blades, foliage } from '../../kit/plants';
import { weeding } from '../../kit/poses';
import { church } from '../../kit/ruins';
import { card, type Scenes } from '../../kit/scene';
import { glints, ripples, sea, swell } from '../../kit/sea';
import { footprints } from '../../kit/shore';
import { cloud, sky, streaks, sun } from '../../kit/sky';
import { stones } from '../../kit/stone';
import { breaker } from '../../kit/surf';
import { down, ellipse, line, path, shining } from '../../kit/svg';
import { umbrella } from '../../kit/travel';

/** Where the sea meets the beach: x, y and half the width of the shallows. */
const shoreline = [
  [330, 424, 10],
  [480, 432, 16],
  [590, 468, 26],
  [680, 550, 44],
  [664, 650, 60],
  [530, 750, 76],
  [310, 860, 90],
] as const;

/** The trees at Havelock's beach: where each stands on the sand, and half its width. */
const giants = [
  [918, 472, 6],
  [985, 486, 8],
  [1052, 492, 7],
  [1112, 514, 10],
  [1190, 530, 11],
] as const;

/** From Ross Island to Jolly Buoy, and the islands of the ferry line. */
export const south: Scenes = {
  // a wooded islet with a church gable among its palms in a harbour mouth, rosy dawn
  'ross-island': card(
    {
      ...dawn,
      sky: ['#6f6fa8', '#c98aa8', '#f7a8a0', '#ffd0b8'],
      leaf: ['#2f4450', '#4a6a5c', '#8f9a72'],
    },
    (l) => [
      sky(l, { horizon: 460 }),
      sun(l, [416, 414], 42),
      streaks(l, [520, 150], 620, 4),
      ridges(l, 460, [
        [-260, 330, 130, 0.6],
        [900, 1400, 180, 0.6, 0.6],
      ]),
      sea(l, 460),
      glints(l, [416, 460], { spread: 90, count: 60 }),
      ellipse([706, 584], 300, 20, l.shallow, { opacity: 0.7 }),
      wood(l, { x0: 470, x1: 940, y: 580, height: 160 }, 0.14),
      church(l, { x: 690, y: 486, size: 0.68 }),
      [
        [530, 506, 160, -16],
        [578, 500, 220, -22],
        [800, 500, 240, 26],
        [846, 510, 165, 14],
      ].map(([x = 0, y = 0, height = 0, lean = 0]) => palm(l, { x, y, height, lean })),
      wood(l, { x0: 452, x1: 960, y: 582, height: 118 }, 0.04),
      stones(l, [480, 588], [940, 590], 36, 13),
      dinghy(l, { x: 560, y: 690, size: 1.3 }),
      blades(l.ink, [1165, 840], 190),
    ],
  ),
  // giant trees behind a white beach at high noon, a couple and a parasol on the sand, two dive boats
  // at anchor
  'havelock-island': card({ ...noon, sea: ['#1c9ab0', '#35bdb4', '#8fe0cc'] }, (l) => [
    sky(l, { horizon: 380 }),
    cloud(l, [240, 190], 380),
    cloud(l, [560, 110], 220),
    ridges(l, 382, [[-100, 330, 60, 0.6]]),
    sea(l, 380),
    wood(l, { x0: 330, x1: 1900, y: 428, height: 390 }, 0.22),
    path('M370 424Q700 420 1220 430V560Q900 500 560 462T370 424z', '#173f3a'),
    [2.2, 1.65, 1.25].map((grow, i) =>
      path(ribbon(shoreline, grow), mix('#35bdb4', '#d4f7ea', i / 2.4), { opacity: 0.65 }),
    ),
    path(ribbon(shoreline, 0.5), '#f4fffb'),
    path(
      'M340 424Q520 430 610 468T726 556Q752 640 630 720T390 830H1240V520Q1100 480 860 452T340 424z',
      down(l.sand, '#f3dcb4'),
    ),
    path('M1220 500Q1040 500 820 470Q960 540 960 600Q960 660 1060 680T1220 690z', '#c9b58a', {
      opacity: 0.7,
    }),
    giants.map(([x, y, w]) => [
      path(
        `M${x - w * 1.9} ${y}Q${x - w * 0.8} ${y - 14} ${x - w * 0.8} 400H${x + w * 0.8}Q${x + w * 0.8} ${y - 14} ${x + w * 2.1} ${y + 3}Q${x + w} ${y} ${x + w * 0.4} ${y + 7}Q${x - w * 0.6} ${y} ${x - w * 1.9} ${y}z`,
        '#85776a',
      ),
      path(
        `M${x + w * 0.1} 400H${x + w * 0.8}Q${x + w * 0.8} ${y - 14} ${x + w * 2.1} ${y + 3}Q${x + w * 0.3} ${y - 8} ${x + w * 0.1} 400z`,
        '#5f564e',
      ),
    ]),
    wood(l, { x0: 780, x1: 1900, y: 424, height: 320 }, 0.04),
    speedboat(l, { x: 450, y: 506, size: 1 }, '#1d5f8c', true),
    speedboat(l, { x: 466, y: 640, size: 1.3, flip: true }, '#ff6b57', true),
    footprints(l, [866, 800], [790, 620]),
    handInHand(l, { x: 780, y: 612, size: 0.54 }),
    umbrella(l, { x: 726, y: 742, size: 0.9 }),
    foliage(l, [
      [1180, 790, 1.5],
      [1080, 830, 1.2],
    ]),
  ]),
  // rows of vegetables and leaning palms down to turquoise shallows, clear early morning
  'neil-island': card(morning, (l) => [
    sky(l, { horizon: 330 }),
    sun(l, [470, 220], 52, 6),
    cloud(l, [900, 130], 300),
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
    palm(l, { x: 56, y: 560, height: 270, lean: 30 }),
    palm(l, { x: 810, y: 500, height: 230, lean: -70 }),
    palm(l, { x: 1142, y: 600, height: 290, lean: -24 }),
    [56, 810, 1142].map((x, i) => blades(l.leaf[0], [x, [566, 506, 606][i] ?? 0], 44, 8)),
    person(l, { x: 700, y: 640, size: 0.52 }, weeding, inStrawHat),
  ]),
  // palms climb a point to a banded lighthouse under tall noon clouds, boats on jade water
  northbay: card({ ...noon, sea: ['#3fa894', '#2f9c86', '#1f8a7c'] }, (l) => [
    sky(l, { horizon: 470 }),
    cloud(l, [300, 330], 420),
    cloud(l, [420, 210], 360),
    cloud(l, [1010, 200], 300),
    sea(l, 470),
    lighthouse(l, { x: 590, y: 316, size: 0.86 }),
    wood(l, { x0: 130, x1: 1400, y: 500, height: 240 }, 0.08),
    [
      [260, 490, 150, -30],
      [340, 450, 170, -20],
      [430, 400, 170, 20],
      [500, 360, 140, -30],
      [700, 360, 170, 40],
      [800, 400, 170, 30],
      [1010, 420, 190, 30],
    ].map(([x = 0, y = 0, height = 0, lean = 0]) => palm(l, { x, y, height, lean })),
    path('M160 500Q600 490 1220 496V540Q700 520 160 500z', l.sand),
    dinghy(l, { x: 456, y: 572, size: 1.1 }, ['#1d5f8c', '#ffc857']),
    glassBoat(l, { x: 690, y: 620, size: 1.3 }, onTour),
    dinghy(l, { x: 600, y: 736, size: 1.7, flip: true }),
  ]),
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
      breaker(l, { x: 330, y: 660, size: 1.05 }),
      line('M470 400q60 -40 150 -52M540 404q70 -34 170 -36M640 430q80 -24 180 -20', l.glint, 6, {
        opacity: 0.5,
      }),
      // the trough before the wave: it rises into its face and darkens towards us
      path(
        'M-20 676Q130 640 330 648T640 684Q900 716 1220 664V820H-20z',
        down([l.sea[1], 0], [l.sea[2], 0.75]),
      ),
      line('M520 690q60 -8 130 6M700 704q90 6 170 0M930 708q80 0 150 -14', l.glint, 6, {
        opacity: 0.5,
      }),
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
      [760, 690, 80],
      [760, 150, 60],
      [400, 580, 60],
      [470, 190, 60],
    ]),
    islet(l, [640, 410], 230, 180),
    // on dark pages its sand has the moon
    shining([640, 410], 240),
    boatAbove(l, { x: 540, y: 652, size: 1, turn: -24 }, '#ff6b57'),
    cloudShadow([1078, 190], 200),
    cloud(l, [1078, 130], 220),
    cloud(l, [124, 240], 220),
  ]),
};
