import { dinghy, kayak } from '../../kit/boats';
import { driftwood } from '../../kit/exhibits';
import { clam, kingfisher } from '../../kit/fauna';
import { ridges, wood } from '../../kit/land';
import { dawn, deep, ember, morning, noon, underwater } from '../../kit/light';
import { hanging } from '../../kit/palm';
import { foliage, mangroves } from '../../kit/plants';
import { bank, bommie, bubbles, coral, floor, reef, shafts, water } from '../../kit/reef';
import { card, type Scenes } from '../../kit/scene';
import { glints, sea } from '../../kit/sea';
import { diver, school, snorkeller } from '../../kit/seafolk';
import { footprints, surf } from '../../kit/shore';
import { cloud, sky, streaks, sun } from '../../kit/sky';
import { rock } from '../../kit/stone';
import { across, circle, down, ellipse, line, path, rect } from '../../kit/svg';

/** What to do on Havelock. */
export const havelock: Scenes = {
  // one line of footprints on wet sand towards a red sun half sunk in a calm sea
  'havelock-radhanagar-sunset': card({ ...ember, sun: '#ff5a3c', glow: '#ff9a5c' }, (l) => [
    sky(l, { horizon: 400 }),
    sun(l, [640, 400], 110, 4),
    streaks(l, [520, 170], 760, 4),
    sea({ ...l, sea: ['#ff9a5c', '#c2554f', '#5a2750'] }, 400, { waves: 24 }),
    glints({ ...l, glint: '#ffb070' }, [640, 400], { height: 580, spread: 130 }),
    surf(l, 520, { rows: 1 }),
    path('M-20 560Q400 540 760 560T1220 550V820H-20z', down('#e8845a', '#8a3d50', '#4a1f42')),
    ellipse([640, 590], 130, 16, '#ffb070', { opacity: 0.6 }),
    footprints({ ...l, sandShade: '#3a1438' }, [560, 800], [640, 566]),
    wood(l, { x0: 880, x1: 1700, y: 420, height: 200 }, 0.15),
    hanging(l, [
      { x: -20, y: 60, size: 3.4, turn: 14 },
      { x: -20, y: -20, size: 3.2, turn: -4, droop: 2 },
    ]),
  ]),
  // half in the sea at mid-morning: a mask over blue-lipped clams, fallen trunks ashore
  'havelock-elephant-beach-snorkelling': card(morning, (l) => [
    sky(l, { horizon: 300 }),
    cloud(l, [260, 130], 280),
    wood(l, { x0: 560, x1: 1700, y: 290, height: 170 }, 0.15),
    path('M420 296Q700 272 1220 276V330H420z', l.sand),
    driftwood(l, { x: 860, y: 290, size: 0.6 }),
    driftwood(l, { x: 1080, y: 300, size: 0.45, flip: true }),
    rect([0, 306], 1200, 500, down('#7fe0d4', '#28a8b8', '#0d6a8c')),
    shafts(underwater, 500, { height: 760, count: 6 }),
    line('M-10 308Q80 294 180 308T380 306T580 308T790 306T1000 308T1210 304', '#f4fffb', 8),
    snorkeller(underwater, { x: 560, y: 344, size: 2.6 }),
    floor(underwater, 690),
    bommie(underwater, [900, 700], 240, 120),
    clam(underwater, { x: 300, y: 690, size: 1.5 }),
    clam(underwater, { x: 590, y: 720, size: 1.8 }, '#4a5fe0'),
    clam(underwater, { x: 900, y: 620, size: 1.4 }, '#1fa0d0'),
    school(underwater, [860, 470], { count: 18 }),
    reef(underwater, [1040, 720], [1180, 700], 1.2, 3),
  ]),
  // a diver's torch wakes orange sea fans on a rock wall in the deep blue, silver fish overhead
  'havelock-scuba-dive': card(
    { ...deep, sky: ['#1f6fa8', '#12508a', '#0b3566', '#081f44', '#06142f'] },
    (l) => [
      water(l),
      bank(
        l.rock[1],
        [
          [420, 820],
          [560, 640],
          [640, 430],
          [760, 260],
          [900, 120],
          [1010, -20],
          [1220, -40],
        ],
        820,
      ),
      bank(
        l.rock[0],
        [
          [640, 820],
          [760, 640],
          [860, 420],
          [980, 220],
          [1100, 60],
          [1220, -30],
        ],
        820,
      ),
      path(
        'M330 452L900 250Q1010 430 930 640z',
        across(['#fff3cf', 0, 0.75], ['#ffd08a', 0.6, 0.3], ['#ffb05c', 1, 0.05]),
      ),
      coral(
        { ...l, tint: ['#ff8a2f', 0.2] },
        'fan',
        { x: 830, y: 420, size: 2.3, turn: -30 },
        '#ff8a3c',
      ),
      coral(
        { ...l, tint: ['#ff8a2f', 0.2] },
        'fan',
        { x: 740, y: 560, size: 2, turn: -40 },
        '#ffa04d',
      ),
      coral(
        { ...l, tint: ['#ff8a2f', 0.2] },
        'fan',
        { x: 900, y: 590, size: 1.7, turn: -20 },
        '#ff6b3c',
      ),
      diver(l, { x: 250, y: 440, size: 1.9, flip: true, turn: 6 }, { suit: '#1d3f6b' }),
      circle([336, 452], 11, '#fff8e0'),
      bubbles(l, [330, 390], 11, 1.4),
      school(l, [420, 140], {
        count: 34,
        spread: 260,
        colours: ['#cfe6f0', '#8fb8d0'],
        flip: true,
      }),
    ],
  ),
  // black boulders in a pink tide as the sun comes up, a fishing boat crossing its track
  'havelock-kalapathar-sunrise': card(
    {
      ...dawn,
      sky: ['#6f6aa8', '#d98ab0', '#ff9fa0', '#ffd0a8'],
      sea: ['#ffb4a8', '#d98aa8', '#7a5f98'],
      rock: ['#17142a', '#2a2440', '#6b4a68'],
    },
    (l) => [
      sky(l, { horizon: 420 }),
      sun(l, [620, 396], 70, 5),
      streaks(l, [560, 170], 660, 4),
      ridges(l, 420, [
        [-80, 420, 70, 0.6],
        [880, 1320, 60, 0.65],
      ]),
      sea(l, 420),
      glints(l, [620, 420], { spread: 160, count: 110 }),
      dinghy({ ...l, tint: ['#2a2046', 0.8] }, { x: 640, y: 500, size: 1.2 }),
      surf(l, 660, { rows: 2 }),
      rock(l, [230, 690], 360, 190),
      rock(l, [60, 760], 300, 170),
      rock(l, [960, 720], 420, 240),
      rock(l, [1160, 800], 260, 190),
      rock(l, [700, 770], 190, 90),
      rock(l, [470, 760], 130, 60),
      line(
        'M60 694q90 12 190 2t180 6M760 728q160 12 300 0t200 4M610 774q80 10 190 2',
        '#ffe2dc',
        6,
        { opacity: 0.8 },
      ),
    ],
  ),
  // a red kayak noses between stilt roots in deep green shade, a kingfisher on the branch ahead
  'havelock-mangrove-kayak': card(
    { ...noon, leaf: ['#0c3d36', '#17604a', '#4f9a56'], rock: ['#2a2f2c', '#4a4a40', '#6f6a58'] },
    (l) => [
      rect([0, 0], 1200, 800, down('#6fb07a', '#2f7a62')),
      rect([0, 430], 1200, 380, down('#4f9a78', '#17584f', '#0a3436')),
      mangroves(l, { x0: 280, x1: 900, y: 446, height: 230 }, 0.35),
      mangroves(l, { x0: -160, x1: 420, y: 560, height: 480 }, 0.1),
      shafts({ ...l, glow: '#eaffb8' }, 720, { height: 560, count: 4, spread: 420 }),
      mangroves(l, { x0: 860, x1: 1420, y: 640, height: 560 }, 0),
      kayak(l, { x: 470, y: 640, size: 2.6 }, { hull: '#e8432f', shirt: '#ffc857' }),
      kingfisher(l, { x: 800, y: 330, size: 1.7 }),
      foliage(l, [
        [120, 40, 3],
        [420, -10, 2.6],
        [900, -10, 2.8],
        [1150, 60, 3],
      ]),
    ],
  ),
};
