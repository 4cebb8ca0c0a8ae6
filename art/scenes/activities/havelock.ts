import { dinghy, kayak } from '../../kit/boats';
import { dog } from '../../kit/dog';
import { driftwood } from '../../kit/exhibits';
import { clam, kingfisher } from '../../kit/fauna';
import { ridges, wood } from '../../kit/land';
import { dawn, deep, ember, type Light, morning, noon, underwater } from '../../kit/light';
import { inKurta } from '../../kit/looks';
import { hanging } from '../../kit/palm';
import { mirrored } from '../../kit/people';
import { diver, snorkeller } from '../../kit/people-swimming';
import { foliage, mangroves } from '../../kit/plants';
import { strolling } from '../../kit/poses';
import { bank, bommie, bubbles, coral, floor, reef, shafts, water } from '../../kit/reef';
import { card, kept, pool, type Scenes } from '../../kit/scene';
import { glints, sea } from '../../kit/sea';
import { school } from '../../kit/seafolk';
import { reflected } from '../../kit/shadow';
import { surf } from '../../kit/shore';
import { birds, cloud, sky, streaks, sun } from '../../kit/sky';
import { rock } from '../../kit/stone';
import {
  across,
  at,
  circle,
  down,
  ellipse,
  group,
  inside,
  line,
  path,
  rect,
  spread,
} from '../../kit/svg';

/** What the torch shows: the deep without its blue. */
const warm = { ...deep, tint: ['#ff8a2f', 0.12] as const };

/** Where the sea ends above, for who looks half below. */
const waterline = 'M-10 308Q80 294 180 308T380 306T580 308T790 306T1000 308T1210 304';

/** The diver at the rock wall. */
const torchbearer = (l: Light) =>
  diver(l, { x: 430, y: 416, size: 1.85, flip: true, turn: 6 }, { suit: '#4a78a8' });

/** Bare footprints that grow smaller towards the sun: a sole and five toes each. */
const steps = Array.from({ length: 13 }, (_, i) => {
  const t = i / 12;
  const size = 1.5 * (1 - t) ** 1.3 + 0.22;
  const [x, y] = [430 + 250 * t + 26 * Math.sin(t * 5), 770 - 270 * t ** 0.72];
  return at({ x: x + (i % 2 ? 17 : -17) * size, y, size, turn: 16, flip: i % 2 === 1 }, [
    path('M-7 -16Q-12 4 -5 16Q4 22 8 12Q6 2 9 -10Q8 -22 0 -22Q-5 -22 -7 -16z', '#3a1238'),
    line('M-8 -27h0M-1 -31h0M6 -30h0M11 -26h0', '#3a1238', 5),
  ]);
});

/** What to do on Havelock. */
export const havelock: Scenes = {
  // footprints on wet sand lead to a woman and a dog at the sea's edge before a red sun half sunk in the sea
  'havelock-radhanagar-sunset': card({ ...ember, sun: '#ff4f36', glow: '#ffb060' }, (l) => [
    sky(l, { horizon: 350 }),
    sun(l, [720, 350], 132, 3.6),
    streaks({ ...l, cloud: '#ffc27a', cloudShade: '#7a2450' }, [520, 90], 860, 5),
    sea({ ...l, sea: ['#ffab5c', '#c9504f', '#6a2a55'] }, 350, { waves: 30 }),
    glints({ ...l, glint: '#ffd08a' }, [720, 352], { height: 520, spread: 150, count: 100 }),
    wood(l, { x0: -560, x1: 330, y: 366, height: 210 }, 0.24),
    wood(l, { x0: -500, x1: 210, y: 380, height: 130 }, 0.02),
    path(
      'M-20 486Q200 470 420 488T860 482T1220 492V820H-20z',
      down('#f08a58', '#a8455a', '#54214c'),
    ),
    line('M-20 482Q200 466 420 484T860 478T1220 488', '#ffe0a8', 7),
    line('M-20 508Q240 494 470 510T900 502T1220 514', '#ffe0a8', 3, {
      'stroke-dasharray': '150 40 60 30',
    }),
    path('M576 498Q720 488 864 500Q856 606 722 612Q586 606 576 498z', '#ff6a42', {
      opacity: 0.75,
    }),
    line('M640 520h170M680 546h120M662 572h130M700 600h90M720 628h60', '#ffd08a', 5, {
      opacity: 0.8,
    }),
    path('M-20 640Q260 600 560 640T1220 610V820H-20z', '#54214c', { opacity: 0.55 }),
    steps,
    mirrored(
      { ...l, tint: ['#3a1238', 0.45] },
      { x: 662, y: 512, size: 0.54, light: 'right', rim: '#ffd08a' },
      [{ pose: strolling, look: { ...inKurta, scarf: undefined } }],
    ),
    reflected(
      { x: 770, y: 540 },
      dog({ ...l, tint: ['#3a1238', 0.62] }, { x: 0, y: 0, size: 0.62, flip: true }),
    ),
    birds({ ...l, ink: '#4a1238' }, [420, 250], 7),
    hanging(l, [
      { x: 1230, y: 90, size: 4.2, turn: -16, flip: true },
      { x: 1240, y: -30, size: 4.4, turn: 4, flip: true, droop: 2 },
      { x: 1120, y: -60, size: 3.4, turn: 24, flip: true },
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
    inside(`${waterline}V820H-10z`, shafts(underwater, 500, { height: 760, count: 6 })),
    line(waterline, '#f4fffb', 8),
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
    { ...deep, sky: ['#2f86ba', '#14588f', '#0b3566', '#081f44', '#06142f'] },
    (l) => [
      water(l),
      shafts(l, 330, { count: 5, height: 520 }),
      bank('#0d3f6b', [
        [500, 820],
        [610, 640],
        [640, 500],
        [740, 380],
        [760, 240],
        [880, 120],
        [960, -20],
        [1240, -40],
      ]),
      bank('#09284d', [
        [600, 820],
        [700, 690],
        [720, 540],
        [830, 400],
        [850, 250],
        [980, 110],
        [1060, -20],
        [1240, -40],
      ]),
      ellipse(
        [880, 440],
        320,
        270,
        spread(['#ffc27a', 0, 0.75], ['#e0803c', 0.45, 0.35], ['#7a3f3a', 1, 0]),
      ),
      coral(l, 'brain', { x: 1060, y: 690, size: 1.9 }, '#5f4a9a'),
      coral(l, 'tubes', { x: 760, y: 690, size: 1.7 }, '#a8456a'),
      coral(warm, 'fan', { x: 1010, y: 440, size: 3, turn: -16 }, '#ff7a3c'),
      coral(warm, 'fan', { x: 860, y: 560, size: 2.6, turn: -28 }, '#ffa04d'),
      coral(warm, 'fan', { x: 1040, y: 610, size: 2, turn: 4 }, '#ff5f47'),
      coral(l, 'grass', { x: 660, y: 790, size: 1.5 }, '#2f7a8f'),
      bank('#0a2c55', [
        [590, 840],
        [660, 752],
        [740, 676],
        [840, 682],
        [960, 670],
        [1080, 678],
        [1240, 664],
      ]),
      path(
        'M522 432L980 214Q1060 420 960 640z',
        across(['#fff6d8', 0, 0.7], ['#ffdf9a', 0.45, 0.22], ['#ffc27a', 0.95, 0]),
      ),
      torchbearer({ ...l, tint: ['#12508a', 0.12] }),
      circle([521, 431], 10, '#fff8e0'),
      bubbles(l, [500, 366], 12, 1.4),
      school(l, [470, 130], {
        count: 36,
        spread: 250,
        size: 1.1,
        colours: ['#d6ecf4', '#93bcd4'],
        flip: true,
      }),
      bank('#06162f', [
        [-20, 690],
        [120, 700],
        [260, 760],
        [420, 790],
        [560, 830],
      ]),
      coral(l, 'branch', { x: 90, y: 740, size: 1.3 }, '#1f5f86'),
    ],
    // hardly any day comes so deep now; the torch turns the rock orange
    [
      rect([0, 0], 1200, 800, down('#2c3866', '#2a3462', '#343a66')),
      group(shafts({ ...deep, glow: '#1d4a80' }, 330, { count: 5, height: 520 }), {
        opacity: 0.7,
      }),
      pool([900, 460], 460, 400, ['#b0804c', '#96683c']),
      pool([900, 450], 300, 240, ['#c08a48', '#b07838']),
      path(
        'M522 432L980 214Q1060 420 960 640z',
        across(['#d8b880', 0, 0.9], ['#c09058', 0.45, 0.4], ['#a87840', 0.95, 0]),
      ),
      torchbearer(kept(deep)),
      circle([521, 431], 10, '#fff8e0'),
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
      kayak(l, { x: 470, y: 640, size: 2.6 }, { hull: '#e8432f', vest: '#ffc857' }),
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
