import { glassBoat } from '../kit/boats';
import { lighthouse } from '../kit/buildings';
import { driftwood } from '../kit/exhibits';
import { ridge, ridges, trunks, wood } from '../kit/land';
import { ember, morning, night, noon, twilight } from '../kit/light';
import { palm } from '../kit/palm';
import { couple, family } from '../kit/people';
import { blades, tree } from '../kit/plants';
import { card, type Scenes } from '../kit/scene';
import { glints, sea } from '../kit/sea';
import { swimmer, turtle } from '../kit/seafolk';
import { bay, beach, surf } from '../kit/shore';
import { cloud, moon, parakeets, sky, stars, streaks, sun } from '../kit/sky';
import { stones } from '../kit/stone';
import { circle, ellipse, path, spread } from '../kit/svg';
import { umbrella } from '../kit/travel';

/** The pictures of the beaches, by slug. */
export const beaches: Scenes = {
  // tall forest trees throw long shadows on a broad curve of sand, an orange sun touches the sea
  'radha-nagar': card(ember, (l) => [
    sky(l, { horizon: 380 }),
    sun(l, [330, 356], 84, 5),
    streaks(l, [520, 140], 700, 4),
    sea(l, 380),
    glints(l, [330, 380], { height: 620, spread: 130, count: 110 }),
    surf(l, 440, { width: 640, rows: 2 }),
    bay(l, [
      [800, 386],
      [680, 450],
      [510, 540],
      [270, 630],
      [-20, 680],
    ]),
    path(
      'M880 440L560 590L590 604L930 462zM980 480L600 690L650 712L1040 500zM1100 530L700 800H780L1160 550z',
      l.sandShade,
      { opacity: 0.7 },
    ),
    wood(l, { x0: 720, x1: 1900, y: 430, height: 380 }, 0.15),
    [
      [868, 452],
      [930, 478],
      [1000, 508],
      [1080, 545],
      [1165, 590],
    ].map(([x = 0, y = 0]) => [
      trunks(l.ink, { x0: x, x1: x + 8, y, height: y - 210 }, 1),
      blades(l.ink, [x + 10, y + 4], 40 + (y - 440) * 0.3, 7),
    ]),
    couple(l, { x: 450, y: 670, size: 1.5 }),
  ]),
  // bleached trunks on a narrow morning beach, snorkellers just off the sand
  elephanta: card(morning, (l) => [
    sky(l, { horizon: 330 }),
    cloud(l, [820, 170], 340),
    ridges(l, 330, [[-80, 560, 90, 0.6]]),
    sea(l, 330),
    wood(l, { x0: 820, x1: 1600, y: 470, height: 270 }, 0.1),
    beach(
      l,
      [
        [-20, 720],
        [300, 660],
        [620, 600],
        [900, 520],
        [1220, 470],
      ],
      { shallow: 120 },
    ),
    [
      [300, 470],
      [430, 500],
      [590, 430],
    ].map(([x = 0, y = 0], i) =>
      swimmer(l, { x, y, size: 1.3 }, ['#ff6b57', '#ffc857', '#fff4e0'][i]),
    ),
    driftwood(l, { x: 740, y: 680, size: 1.25 }),
    driftwood(l, { x: 330, y: 770, size: 0.9, flip: true }),
    tree(l, { x: 1080, y: 640, height: 460 }),
  ]),
  // silver driftwood on a dark shore in violet dusk, parakeets fly home to the wooded hill
  chidiyatapu: card(twilight, (l) => [
    sky(l, { horizon: 430 }),
    circle([260, 420], 380, spread(['#ffb09a', 0, 0.7], ['#ffb09a', 0.4, 0.3], ['#ffb09a', 1, 0])),
    streaks(l, [420, 200], 560, 4),
    ridges(l, 430, [
      [-80, 420, 90, 0.55],
      [260, 760, 60, 0.65],
    ]),
    wood(l, { x0: 620, x1: 1700, y: 440, height: 280 }, 0.1),
    sea(l, 430),
    parakeets(l, [560, 260]),
    beach(
      { ...l, sand: '#5a5684', sandShade: '#3a3a68' },
      [
        [-20, 600],
        [300, 640],
        [640, 600],
        [900, 560],
        [1220, 500],
      ],
      { shallow: 40 },
    ),
    driftwood({ ...l, tint: ['#8f96c4', 0.35] }, { x: 560, y: 720, size: 1.6 }),
    stones(l, [820, 640], [1180, 600], 60, 8),
  ]),
  // a half-moon of leaning palms under a white noon sky, a wooded islet offshore
  'corbyn-cove': card({ ...noon, sky: ['#9ad4e6', '#cfeaee', '#f4faf4'] }, (l) => [
    sky(l, { horizon: 340 }),
    sun(l, [220, 130], 50, 6),
    sea(l, 340),
    ellipse([360, 352], 190, 10, l.shallow, { opacity: 0.8 }),
    wood(l, { x0: 210, x1: 500, y: 348, height: 84 }, 0.2),
    bay(l, [
      [980, 360],
      [880, 420],
      [760, 500],
      [560, 590],
      [240, 640],
      [-20, 640],
    ]),
    wood(l, { x0: 960, x1: 1700, y: 420, height: 210 }, 0.2),
    palm(l, { x: 980, y: 430, height: 190, lean: -60 }),
    palm(l, { x: 1040, y: 500, height: 270, lean: -110 }),
    palm(l, { x: 1110, y: 600, height: 360, lean: -150 }),
    palm(l, { x: 1180, y: 740, height: 480, lean: -190 }),
    umbrella(l, { x: 560, y: 720, size: 1.1 }),
    family(l, { x: 380, y: 706, size: 1.4 }),
  ]),
  // a red-and-white lighthouse on a green hill above moored glass-bottom boats in early light
  'north-bay-beach': card(
    { ...morning, sky: ['#7fb3d0', '#c9d8d4', '#ffe6c4', '#ffd9ae'] },
    (l) => [
      sky(l, { horizon: 420 }),
      sun(l, [260, 380], 54, 6),
      cloud(l, [380, 180], 300),
      ridges(l, 420, [[-80, 420, 60, 0.65]]),
      lighthouse(l, { x: 830, y: 232, size: 0.86 }),
      wood(l, { x0: 420, x1: 1600, y: 430, height: 250 }, 0.08),
      sea(l, 420),
      glints(l, [260, 420], { spread: 110, count: 70 }),
      path('M560 432Q900 424 1220 420V470Q940 452 560 432z', l.sand),
      glassBoat(l, { x: 820, y: 540, size: 0.95 }),
      glassBoat(l, { x: 540, y: 610, size: 1.3 }),
      glassBoat(l, { x: 980, y: 690, size: 1.7 }),
      blades(l.ink, [80, 840], 280),
    ],
  ),
  // a sea turtle crawls up dark sand under stars, a high forested peak behind
  'kalipur-beach': card(night, (l) => [
    sky(l, { horizon: 400 }),
    stars(l, { count: 130 }),
    moon(l, [240, 150], 44),
    ridge(l, { x0: 420, x1: 1500, y: 404, height: 330 }, 0.25, 0.4),
    wood(l, { x0: 560, x1: 1600, y: 410, height: 90 }, 0.1),
    sea(l, 400, { waves: 24 }),
    glints(l, [240, 400], { height: 600, spread: 100, count: 60 }),
    beach(
      { ...l, sand: '#3f3f6b', sandShade: '#26264f' },
      [
        [-20, 600],
        [300, 560],
        [620, 590],
        [940, 530],
        [1220, 560],
      ],
      { shallow: 36 },
    ),
    path('M330 590Q420 650 540 736L590 716Q460 630 400 580z', '#23234a'),
    turtle(
      { ...l, tint: ['#2a2f6a', 0.3] },
      { x: 660, y: 716, size: 1.9, flip: true, turn: 8 },
      { shell: '#7f9a86', skin: '#a9b79a' },
    ),
    driftwood(l, { x: 1060, y: 640, size: 0.6 }),
  ]),
};
