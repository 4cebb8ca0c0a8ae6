import { boatAbove, cloudShadow, deepSea, islet, lagoon, reefPatches } from '../../kit/aerial';
import { dinghy, glassBoat, speedboat } from '../../kit/boats';
import { lighthouse } from '../../kit/buildings';
import { breaker } from '../../kit/coast';
import { ridges, rows, trunks, wood } from '../../kit/land';
import { dawn, monsoon, morning, noon } from '../../kit/light';
import { palm } from '../../kit/palm';
import { couple, person } from '../../kit/people';
import { blades, foliage } from '../../kit/plants';
import { church } from '../../kit/ruins';
import { card, type Scenes } from '../../kit/scene';
import { glints, ripples, sea, swell } from '../../kit/sea';
import { bay } from '../../kit/shore';
import { cloud, sky, streaks, sun } from '../../kit/sky';
import { stones } from '../../kit/stone';
import { ellipse, line, path } from '../../kit/svg';
import { umbrella } from '../../kit/travel';

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
      [660, 466],
      [730, 530],
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
