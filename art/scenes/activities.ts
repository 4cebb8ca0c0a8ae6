import { dinghy, glassBoat, kayak } from '../kit/boats';
import { lighthouse, walkway, waxRoots } from '../kit/buildings';
import { ridges, trunks, wood } from '../kit/land';
import {
  dawn,
  deep,
  ember,
  gold,
  lit,
  monsoon,
  morning,
  night,
  noon,
  twilight,
  underwater,
} from '../kit/light';
import { hanging, palm } from '../kit/palm';
import { couple, family, leaning, person } from '../kit/people';
import { blades, broadLeaf, foliage, mangroves, tree } from '../kit/plants';
import { driftwood, lampGlow, shell, starfish } from '../kit/props';
import { bank, bommie, bubbles, coral, floor, reef, shafts, surface, water } from '../kit/reef';
import { card, type Scenes } from '../kit/scene';
import { glints, ripples, sea } from '../kit/sea';
import { diver, fish, school, seaWalker, snorkeller } from '../kit/seafolk';
import { beach, footprints, surf } from '../kit/shore';
import { birds, cloud, rain, sky, stars, streaks, sun } from '../kit/sky';
import {
  breaker,
  clam,
  cliff,
  cyclist,
  hatchling,
  hermit,
  hiker,
  kingfisher,
  logBench,
  longBoat,
  stairs,
} from '../kit/small';
import { arch, dripstone, rock, stones } from '../kit/stone';
import { across, circle, down, ellipse, inside, line, path, rect, spread } from '../kit/svg';
import { surfer } from '../kit/travel';
import { deer, mist, mudVolcano } from '../kit/wild';

/** The pictures of what to do on the islands: island first, then the thing. */
export const activities: Scenes = {
  // roots of a giant fig pour like candle wax down a brick doorway, dappled noon path
  'ross-island-ruins-walk': card(noon, (l) => [
    rect([0, 0], 1200, 800, '#3f8f66'),
    wood(l, { x0: -200, x1: 1400, y: 700, height: 660 }, 0.3),
    rect([180, 60], 840, 620, '#b5705a'),
    line(
      'M220 140h90m60 60h80m360 -70h90m-40 120h80M220 420h70m-40 120h80m500 -120h70m-60 120h80M240 260h60m560 70h70M420 100h80m160 20h90',
      '#cf8f74',
      8,
    ),
    path('M430 680V360Q440 220 600 200Q760 220 770 360V680z', '#f0cf9a'),
    path('M470 680V370Q480 260 600 244Q720 260 730 370V680z', '#4f2f30'),
    path('M520 680V400Q540 320 600 310Q660 320 680 400V680z', '#7fb56a'),
    waxRoots(l),
    path('M-20 680Q600 640 1220 680V820H-20z', '#6f9a5a'),
    path('M490 680H710L860 820H330z', '#d9b98a'),
    [
      [560, 720, 40],
      [640, 750, 54],
      [520, 780, 46],
      [680, 700, 26],
    ].map(([x = 0, y = 0, rx = 0]) => ellipse([x, y], rx, rx * 0.25, '#fff4cf')),
    foliage({ ...l, leaf: ['#0d3b36', '#14583f', '#3f9a56'] }, [
      [120, 20, 3],
      [380, -40, 2.7],
      [700, -50, 2.8],
      [980, -20, 2.9],
      [1180, 60, 2.6],
    ]),
    blades('#0d3b36', [90, 840], 260),
    blades('#0d3b36', [1110, 840], 220),
  ]),
  // a stag with spotted flanks on mossy steps in late gold light, the sea between palms
  'ross-island-deer': card(gold, (l) => [
    sky(l, { horizon: 380 }),
    sun(l, [420, 290], 60, 6),
    ridges(l, 380, [[-80, 700, 80, 0.6]]),
    sea(l, 380),
    glints(l, [420, 380], { height: 560, spread: 110, count: 60 }),
    path('M-20 560Q300 500 640 500T1220 420V820H-20z', l.leaf[1]),
    stairs(l, [720, 830, 330], [800, 480, 140], '#8f8a72', 8),
    foliage(l, [
      [420, 640, 0.7],
      [1080, 620, 0.8],
      [380, 760, 0.9],
    ]),
    deer(l, { x: 770, y: 596, size: 3.1, flip: true }, { antlers: true }),
    palm(l, { x: 250, y: 660, height: 500, lean: -50 }),
    palm(l, { x: 1110, y: 640, height: 560, lean: 40 }),
    path('M-20 780Q160 690 360 780L400 820H-20z', l.ink),
    blades(l.ink, [110, 800], 230),
  ]),
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
  // a low sun shines through a natural arch and turns the pools to copper
  'neil-natural-rock-arch': card({ ...ember, rock: ['#2a1530', '#4a2338', '#9a4a44'] }, (l) => [
    sky(l, { horizon: 470 }),
    streaks(l, [520, 130], 760, 4),
    sea(l, 470, { waves: 24 }),
    sun(l, [668, 440], 78, 5),
    glints(l, [668, 470], { height: 600, spread: 80, count: 50 }),
    path('M-20 560Q300 540 640 556T1220 540V820H-20z', '#5a2a3a'),
    arch(l, [690, 620], 760),
    path('M-20 620Q300 600 640 630T1220 610V820H-20z', '#3a1a30'),
    [
      [640, 680, 260, 30],
      [280, 740, 220, 30],
      [1010, 750, 190, 26],
    ].map(([x = 0, y = 0, rx = 0, ry = 0]) => [
      ellipse([x, y], rx, ry, down('#ffb45c', '#d9603c')),
      ellipse([x + 20, y + 4], rx * 0.4, ry * 0.35, '#fff0b4', { opacity: 0.8 }),
    ]),
    stones(l, [60, 690], [360, 680], 46, 5),
    stones(l, [860, 700], [1180, 690], 50, 5),
    couple({ ...l, tint: ['#2a1530', 0.85] }, { x: 420, y: 660, size: 1.4 }),
  ]),
  // a blue boat with a white awning floats above its own shadow on turquoise noon water
  'neil-bharatpur-glass-boat': card({ ...noon, sea: ['#35bcc8', '#5fd8d0', '#b4f0de'] }, (l) => [
    sky(l, { horizon: 280 }),
    cloud(l, [300, 150], 330),
    cloud(l, [960, 190], 240),
    wood(l, { x0: 560, x1: 1500, y: 290, height: 80 }, 0.3),
    sea(l, 284, { waves: 60 }),
    path('M480 288Q860 280 1220 284V310Q860 302 480 288z', l.sand),
    path('M300 640Q560 600 860 620Q960 650 900 690Q640 730 380 700Q280 680 300 640z', '#1f8fa0', {
      opacity: 0.5,
    }),
    glassBoat(l, { x: 600, y: 520, size: 3 }),
    line(
      'M200 760q60 -14 120 0t120 0M700 750q60 -14 120 0t120 0M960 620q40 -12 90 0t90 0M80 600q40 -10 80 0t80 0',
      l.glint,
      6,
      { opacity: 0.7 },
    ),
    school(l, [1000, 720], { count: 12, size: 0.9, spread: 90, colours: ['#2f9fae'] }),
  ]),
  // hermit crab tracks cross a broad shell beach while the sky fades to violet
  'neil-laxmanpur-sunset': card({ ...twilight, sand: '#b9a4b4', sandShade: '#6a5c88' }, (l) => [
    sky(l, { horizon: 340 }),
    circle(
      [840, 340],
      420,
      spread(['#ffb890', 0, 0.85], ['#ffa08a', 0.4, 0.35], ['#ff9a8a', 1, 0]),
    ),
    streaks(l, [520, 150], 720, 5),
    sea(l, 340),
    beach(
      l,
      [
        [-20, 450],
        [300, 480],
        [620, 450],
        [900, 480],
        [1220, 440],
      ],
      { shallow: 40, marks: 60 },
    ),
    line('M220 790Q420 700 640 690T900 560', '#5c5080', 5, { 'stroke-dasharray': '2 14' }),
    line('M232 806Q430 716 650 706T914 572', '#5c5080', 5, { 'stroke-dasharray': '2 14' }),
    hermit(l, { x: 940, y: 560, size: 1, flip: true }),
    hermit(l, { x: 600, y: 660, size: 1.8 }),
    [
      [180, 620, 0.26, 20],
      [420, 560, 0.2, -30],
      [1020, 700, 0.36, 160],
      [800, 760, 0.24, 40],
    ].map(([x = 0, y = 0, size = 1, turn = 0]) => shell(l, { x, y, size, turn })),
    starfish(l, { x: 330, y: 720, size: 0.7 }, '#d98a9a'),
    birds(l, [420, 250], 6),
  ]),
  // undercut limestone cliffs glow pink above a narrow beach as the sun clears the horizon
  'neil-sitapur-sunrise': card(
    { ...dawn, rock: ['#7a4a68', '#c97f86', '#ffb4a0'], leaf: ['#3a4a4f', '#55705a', '#a0a870'] },
    (l) => [
      sky(l, { horizon: 410 }),
      sun(l, [330, 350], 62, 5),
      streaks(l, [420, 170], 520, 4),
      ridges(l, 410, [[-80, 300, 50, 0.65]]),
      sea(l, 410),
      glints(l, [330, 410], { height: 620, spread: 120 }),
      cliff(
        l,
        [
          [560, 220],
          [800, 140],
          [960, 190],
          [1220, 130],
        ],
        600,
      ),
      foliage(l, [
        [640, 190, 0.8],
        [800, 150, 1],
        [960, 150, 0.9],
        [1120, 120, 1.1],
      ]),
      beach(
        l,
        [
          [-20, 740],
          [300, 700],
          [560, 630],
          [760, 600],
          [980, 590],
          [1220, 600],
        ],
        { shallow: 50 },
      ),
      stones(l, [620, 610], [900, 600], 50, 6),
      person(l, { x: 470, y: 720, size: 1.4, pose: 'stand' }),
    ],
  ),
  // a cyclist on a wet lane between banana leaves under a heavy monsoon sky
  'neil-cycling': card(monsoon, (l) => [
    sky(l, { horizon: 400 }),
    cloud(l, [300, 180], 640),
    cloud(l, [960, 150], 560),
    wood(l, { x0: -200, x1: 620, y: 440, height: 170 }, 0.35),
    wood(l, { x0: 580, x1: 1400, y: 440, height: 190 }, 0.3),
    path('M-20 440H1220V820H-20z', l.leaf[1]),
    path('M560 440H640Q700 620 980 820H220Q500 620 560 440z', '#8f8a80'),
    [
      [560, 600, 90, 14],
      [660, 720, 130, 20],
      [430, 760, 100, 18],
      [600, 510, 40, 7],
    ].map(([x = 0, y = 0, rx = 0, ry = 0]) =>
      ellipse([x, y], rx, ry, '#dfe9e0', { opacity: 0.85 }),
    ),
    cyclist(l, { x: 600, y: 650, size: 2 }),
    [
      [60, 560, 260, -70],
      [90, 600, 300, -35],
      [60, 680, 330, -100],
      [180, 820, 330, -60],
      [40, 820, 300, -20],
    ].map(([x = 0, y = 0, s = 0, turn = 0], i) =>
      broadLeaf(i % 2 ? '#3f8a55' : '#2f6f50', '#8fc47a', [x, y], s, turn),
    ),
    [
      [1150, 560, 260, -110],
      [1120, 610, 300, -145],
      [1150, 690, 330, -80],
      [1030, 830, 330, -120],
      [1180, 830, 300, -160],
    ].map(([x = 0, y = 0, s = 0, turn = 0], i) =>
      broadLeaf(i % 2 ? '#2f6f50' : '#3f8a55', '#8fc47a', [x, y], s, turn),
    ),
    rain(l, { count: 80 }),
  ]),
  // mist on a creek at first light, an open boat with six passengers between walls of mangrove
  'baratang-mangrove-boat': card(
    {
      ...dawn,
      sky: ['#b4b4cc', '#e0c4c8', '#ffe0c4'],
      haze: '#f0d4c8',
      leaf: ['#2f4f50', '#4a7a68', '#8fb08a'],
      sea: ['#f0d4c4', '#9aa8b0', '#44707c'],
    },
    (l) => [
      sky(l, { horizon: 430 }),
      sun(l, [620, 330], 56, 6),
      wood(l, { x0: 300, x1: 940, y: 434, height: 120 }, 0.7),
      sea(l, 430, { waves: 24 }),
      glints(l, [620, 440], { height: 620, spread: 60, count: 40 }),
      mangroves(l, { x0: 180, x1: 480, y: 460, height: 200 }, 0.5),
      mangroves(l, { x0: 760, x1: 1060, y: 460, height: 210 }, 0.5),
      mist(l, [620, 440], 900, 0.5),
      mangroves(l, { x0: -160, x1: 330, y: 540, height: 380 }, 0.22),
      mangroves(l, { x0: 900, x1: 1380, y: 540, height: 390 }, 0.22),
      mist(l, [300, 560], 800, 0.35),
      mist(l, [960, 540], 700, 0.35),
      longBoat(l, { x: 610, y: 640, size: 1.7 }),
      mangroves(l, { x0: -260, x1: 160, y: 780, height: 520 }, 0),
    ],
  ),
  // one lantern lights ribbed curtains of stone and a still pool in a tall cave
  'baratang-limestone-cave': card(night, () => [
    rect([0, 0], 1200, 800, '#0f1420'),
    circle(
      [480, 520],
      640,
      spread(
        ['#ffdf9a', 0, 0.9],
        ['#c99a5c', 0.3, 0.75],
        ['#4a4248', 0.7, 0.55],
        ['#0f1420', 1, 0],
      ),
    ),
    [
      [620, 0.9],
      [760, 0.7],
      [900, 0.5],
      [200, 0.6],
      [330, 0.85],
    ].map(([x = 0, o = 1], i) =>
      path(
        `M${x} -20Q${x + 60} 160 ${x + 10} 320T${x + 30} ${560 + i * 16}Q${x + 70} 580 ${x + 90} ${550 + i * 14}Q${x + 60} 400 ${x + 110} 260T${x + 130} -20z`,
        '#d9ac78',
        { opacity: o },
      ),
    ),
    line(
      'M650 -10Q690 160 650 320T670 560M700 -10Q730 160 690 320T706 556M790 -10Q830 180 800 330T820 570M840 -10Q870 180 840 320T860 560M360 -10Q400 160 360 330T380 600M410 -10Q440 160 410 320T424 596M230 -10Q260 160 230 320T250 590',
      '#7a5440',
      9,
      { opacity: 0.7 },
    ),
    dripstone(['#3a3038', '#6b5248'], { x0: 420, x1: 660, y: 10, length: 260, count: 6 }),
    path('M-20 640Q300 590 620 610T1220 600V820H-20z', '#2a2430'),
    path('M200 690Q480 640 800 664T1080 720Q800 780 520 770T200 690z', down('#d9a868', '#4a5a78')),
    line('M420 700h180M500 726h220M640 690h120', '#ffe7b0', 4, { opacity: 0.7 }),
    path('M-20 -20H160Q230 200 130 420T150 700L60 820H-20z', '#0a0e18'),
    path('M1220 -20H1000Q1080 220 1010 440T1080 820H1220z', '#0a0e18'),
    lampGlow([470, 590], 230),
    path('M456 612v-36h28v36zM462 576q8 -20 16 0', '#5a3a24'),
    rect([461, 582], 18, 24, '#fff3cf'),
    person({ ...night, tint: ['#120e18', 0.85] }, { x: 400, y: 640, size: 2.3, pose: 'stand' }),
  ]),
  // a low cone of cracked grey mud bubbles in a forest clearing under a white midday sky
  'baratang-mud-volcano': card({ ...noon, sky: ['#c9dde0', '#e6efec', '#f8faf4'] }, (l) => [
    sky(l, { horizon: 480 }),
    wood(l, { x0: -200, x1: 700, y: 520, height: 330 }, 0.35),
    wood(l, { x0: 500, x1: 1400, y: 520, height: 360 }, 0.3),
    trunks('#c9c4b0', { x0: 60, x1: 1140, y: 540, height: 160 }, 14),
    wood(l, { x0: -300, x1: 320, y: 570, height: 240 }, 0.1),
    wood(l, { x0: 900, x1: 1500, y: 570, height: 260 }, 0.1),
    path('M-20 540Q600 500 1220 540V820H-20z', '#b4aa9c'),
    path('M-20 600Q600 560 1220 600V820H-20z', '#a0968a'),
    line(
      'M80 680l60 30l80 -10M260 760l70 -24l60 20M900 760l60 -30l90 14M1040 650l50 24l70 -6M120 620l50 16M1000 600l60 10',
      '#7f766c',
      4,
    ),
    mudVolcano(l, { x: 610, y: 650, size: 1.5 }),
    line(
      'M280 640v60M420 690v56M820 700v56M960 650v60M280 662Q350 690 420 712M820 722Q900 700 960 672',
      '#8a6a48',
      7,
    ),
    family(l, { x: 1050, y: 690, size: 1.3 }, 'stand'),
    blades('#0f4a3a', [60, 840], 240),
  ]),
  // two walkers on a thread of white sand between twin green islands at noon
  'diglipur-ross-and-smith-sandbar': card(noon, (l) => [
    sky(l, { horizon: 300 }),
    cloud(l, [600, 150], 360),
    ridges(l, 300, [[420, 820, 40, 0.7]]),
    sea({ ...l, sea: ['#1c8ab8', '#2fb0bc', '#6fdcd0'] }, 300, { waves: 60 }),
    wood(l, { x0: -300, x1: 460, y: 400, height: 190 }, 0.12),
    wood(l, { x0: 760, x1: 1560, y: 400, height: 210 }, 0.1),
    path(
      'M-20 400Q240 392 430 404Q560 440 640 440T800 404Q1000 392 1220 400V440Q960 430 830 450Q900 560 980 820H420Q560 600 520 470Q300 420 -20 440z',
      l.shallow,
      { opacity: 0.75, stroke: l.shallow, 'stroke-width': 60, 'stroke-opacity': 0.5 },
    ),
    path(
      'M-20 402Q240 394 430 406Q560 440 640 440T800 406Q1000 394 1220 402V424Q960 414 790 440Q720 470 760 560T840 820H540Q640 640 610 540T480 436Q300 412 -20 424z',
      l.sand,
      { stroke: '#ffffff', 'stroke-width': 7 },
    ),
    footprints(l, [690, 800], [690, 560]),
    couple(l, { x: 684, y: 580, size: 1.7 }, 'walk'),
    dinghy(l, { x: 1010, y: 560, size: 1.3, flip: true }),
    palm(l, { x: 90, y: 830, height: 420, lean: 40, near: true }),
  ]),
  // a hiker with a stick climbs a rooty path through wet forest, mist parting over the coast
  'diglipur-saddle-peak-trek': card(monsoon, (l) => [
    sky(l, { horizon: 430 }),
    ridges(l, 430, [
      [-100, 560, 140, 0.7],
      [360, 980, 90, 0.8],
    ]),
    sea(l, 430, { waves: 30 }),
    mist(l, [300, 400], 760, 0.55),
    wood(l, { x0: -300, x1: 420, y: 560, height: 190 }, 0.4),
    path('M-20 600Q200 580 420 620T760 560T1220 300V820H-20z', l.leaf[1]),
    mist(l, [420, 560], 660, 0.4),
    path(
      'M260 820Q460 720 700 640T1000 470L1060 400L1080 410Q1040 520 860 640T620 820z',
      '#8a5a42',
    ),
    line(
      'M380 780q60 -30 130 -6M470 730q70 -20 120 10M600 690q50 -20 110 6M700 640q50 -14 90 10M820 590q40 -14 80 10M900 530q30 -10 64 8',
      '#4a2f28',
      10,
    ),
    hiker(l, { x: 640, y: 690, size: 3 }),
    tree(l, { x: 1010, y: 640, height: 640, near: true }),
    path('M-20 -20H90Q140 300 60 520T160 820H-20z', l.ink),
    foliage(l, [
      [40, 60, 2.6],
      [230, -20, 2],
    ]),
    broadLeaf(l.leaf[0], l.leaf[2], [90, 820], 260, -40),
    rain(l, { count: 50 }),
  ]),
  // hatchlings scurry over dark sand towards a moonlit line of surf, hills black behind
  'diglipur-kalipur-turtles': card({ ...night, leaf: ['#07071a', '#0c0e28', '#141a3c'] }, (l) => [
    sky(l, { horizon: 270 }),
    stars(l, { height: 240, count: 70 }),
    circle([840, 110], 300, spread([l.glow, 0, 0.55], [l.glow, 0.35, 0.2], [l.glow, 1, 0])),
    circle([840, 110], 46, l.sun),
    ridges(l, 270, [
      [-200, 640, 150, 0.02],
      [460, 1400, 90, 0.05],
    ]),
    sea(l, 270, { waves: 20 }),
    glints(l, [840, 270], { height: 460, spread: 140, count: 70 }),
    beach(
      { ...l, sand: '#45456f', sandShade: '#2a2a54', shallow: '#8fa8e0' },
      [
        [-20, 420],
        [300, 450],
        [620, 410],
        [900, 440],
        [1220, 400],
      ],
      { shallow: 30, marks: 40 },
    ),
    [
      [640, 540, 0.8, 6],
      [820, 560, 0.9, 12],
      [480, 590, 1, -8],
      [720, 660, 1.5, 8],
      [360, 700, 1.5, 14],
      [940, 690, 1.4, -12],
      [560, 760, 1.7, 0],
    ].map(([x = 0, y = 0, size = 1, turn = 0]) => [
      line(
        `M${x - size * 14} ${y + size * 40}q${size * 8} ${size * 40} ${-size * 6} ${size * 80}M${x + size * 14} ${y + size * 40}q${size * 8} ${size * 40} ${-size * 6} ${size * 80}`,
        '#2a2a54',
        4,
        { 'stroke-dasharray': '4 9' },
      ),
      hatchling({ ...l, tint: ['#171a4a', 0.25] }, { x, y, size, turn }),
    ]),
  ]),
  // a plank walkway on stilts winds through mangrove stems to a bright strip of noonday sea
  'rangat-dhani-nallah-walkway': card({ ...noon, rock: ['#3a3a34', '#5a5648', '#7f7860'] }, (l) => [
    rect([0, 0], 1200, 800, down('#a9dcb0', '#5fa878')),
    rect([420, 330], 420, 60, '#e9fbf4'),
    rect([420, 362], 420, 50, '#2fb4c4'),
    mangroves(l, { x0: 160, x1: 560, y: 430, height: 260 }, 0.4),
    mangroves(l, { x0: 720, x1: 1080, y: 430, height: 260 }, 0.4),
    path('M-20 420Q600 400 1220 420V820H-20z', '#3f7a60'),
    path('M-20 520Q600 480 1220 520V820H-20z', '#2a5f50'),
    walkway(l, [560, 830, 230], [640, 412, 16]),
    mangroves(l, { x0: -200, x1: 380, y: 620, height: 520 }, 0.08),
    mangroves(l, { x0: 880, x1: 1420, y: 620, height: 520 }, 0.08),
    person(l, { x: 628, y: 540, size: 1.5, pose: 'walk' }),
    foliage(l, [
      [120, -10, 3],
      [400, -50, 2.6],
      [860, -50, 2.7],
      [1120, 0, 3],
    ]),
  ]),
  // benches of driftwood logs face a cove of flat rocks and pools under a lemon-yellow dawn
  'rangat-amkunj-beach': card(
    {
      ...gold,
      sky: ['#8fb8b4', '#d4dca4', '#fff09a', '#fff6c4'],
      haze: '#f0e8a8',
      sea: ['#efe6a0', '#7fb4a0', '#3a7f80'],
    },
    (l) => [
      sky(l, { horizon: 370 }),
      sun(l, [760, 330], 54, 6),
      streaks(l, [420, 150], 560, 3),
      ridges(l, 370, [
        [-80, 420, 80, 0.55],
        [900, 1400, 100, 0.5],
      ]),
      sea(l, 370),
      glints(l, [760, 370], { height: 560, spread: 100, count: 60 }),
      [
        [300, 500, 300, 40],
        [620, 540, 360, 46],
        [1000, 490, 320, 50],
      ].map(([x = 0, y = 0, w = 0, h = 0]) => rock(l, [x, y], w, h)),
      [
        [460, 500, 70, 9],
        [820, 520, 80, 10],
      ].map(([x = 0, y = 0, rx = 0, ry = 0]) =>
        ellipse([x, y], rx, ry, '#fff6c4', { opacity: 0.8 }),
      ),
      beach(
        l,
        [
          [-20, 600],
          [300, 580],
          [640, 610],
          [900, 580],
          [1220, 600],
        ],
        { shallow: 40 },
      ),
      logBench(l, { x: 430, y: 710, size: 1.5 }),
      logBench(l, { x: 800, y: 750, size: 1.8 }),
      couple(l, { x: 800, y: 700, size: 1.7 }, 'sit'),
      tree(l, { x: 130, y: 780, height: 700, near: true }),
    ],
  ),
  // striped sergeant majors round a snorkeller's fins over round corals in sunlit green water
  'northbay-coral-snorkelling': card(
    {
      ...underwater,
      sky: ['#e6ffe0', '#9fe8c0', '#4fc4a0', '#1f9080', '#0f6068'],
      haze: '#3fa890',
      glow: '#f4ffd8',
    },
    (l) => [
      water(l),
      shafts(l, 520, { count: 7 }),
      surface(l, 120),
      snorkeller(l, { x: 520, y: 230, size: 3 }),
      [
        [760, 300, 1, 0],
        [880, 220, 0.8, 1],
        [860, 380, 1.1, 0],
        [700, 420, 0.9, 1],
        [960, 320, 0.9, 1],
        [600, 380, 0.7, 0],
        [1040, 430, 0.8, 0],
      ].map(([x = 0, y = 0, size = 1, flip = 0]) =>
        fish(l, { x, y, size, flip: flip === 1 }, '#ffe66b', '#1d2f4b'),
      ),
      floor(l, 690),
      coral(l, 'brain', { x: 240, y: 710, size: 2.6 }, '#d98a5c'),
      coral(l, 'brain', { x: 520, y: 760, size: 2.2 }, '#c96f9a'),
      coral(l, 'brain', { x: 860, y: 720, size: 3 }, '#e0b04f'),
      coral(l, 'brain', { x: 1090, y: 770, size: 2 }, '#7fae5c'),
      reef(l, [40, 790], [1160, 790], 0.9, 6),
    ],
  ),
  // steep steps through forest to a lighthouse gallery, the harbour misty blue in early morning
  'northbay-lighthouse-walk': card(morning, (l) => [
    sky(l, { horizon: 430 }),
    sun(l, [220, 220], 50, 6),
    ridges(l, 430, [
      [-100, 560, 120, 0.72],
      [260, 760, 70, 0.8],
    ]),
    sea({ ...l, sea: ['#b4dcdc', '#7fbccb', '#4f9ab8'] }, 430, { waves: 30 }),
    mist(l, [240, 440], 620, 0.55),
    dinghy(l, { x: 220, y: 520, size: 0.8 }),
    path('M-20 640Q260 600 460 520T780 300T1220 230V820H-20z', l.leaf[1]),
    wood(l, { x0: 520, x1: 1500, y: 480, height: 260 }, 0.12),
    lighthouse(l, { x: 830, y: 330, size: 1.15 }),
    wood(l, { x0: 380, x1: 760, y: 560, height: 150 }, 0.08),
    wood(l, { x0: 880, x1: 1500, y: 580, height: 230 }, 0.05),
    stairs(l, [520, 830, 190], [822, 350, 16], '#c9b498', 20),
    person(l, { x: 648, y: 620, size: 1.8, pose: 'walk' }),
    person(l, { x: 560, y: 730, size: 2.4, pose: 'walk', shirt: '#ffc857' }),
    foliage(l, [
      [120, 760, 2.2],
      [300, 800, 1.6],
      [1000, 760, 2.2],
      [820, 810, 1.4],
    ]),
  ]),
  // two walkers in domed helmets hold a rail on the sea bed, bubbles through deep teal water
  'northbay-sea-walk': card(
    {
      ...underwater,
      sky: ['#6fd8cc', '#2fa8a8', '#147a88', '#0d5470', '#0a3450'],
      haze: '#1f8a94',
      sand: '#a8cfc0',
      sandShade: '#4f949c',
    },
    (l) => [
      water(l),
      shafts(l, 300, { count: 5 }),
      bommie(l, [1080, 660], 260, 200),
      floor(l, 640),
      seaWalker(l, { x: 480, y: 700, size: 2.9, hose: [60, -260], suit: '#e0567a' }),
      seaWalker(l, { x: 720, y: 712, size: 2.9, hose: [90, -260], suit: '#1d5f8c', flip: true }),
      line('M180 560H960M240 560V740M520 560V760M860 560V750', lit(l, '#f4e6c8'), 10),
      bubbles(l, [470, 400], 12, 1.8),
      bubbles(l, [740, 410], 11, 1.6),
      fish(l, { x: 280, y: 380, size: 1, flip: true }, '#ffb35c', '#fff4e0'),
      school(l, [960, 330], { count: 20 }),
      reef(l, [820, 770], [1180, 700], 1.4, 6),
      reef(l, [20, 760], [300, 780], 1.1, 4),
    ],
  ),
  // a surfer drops down the green face of a wave in late gold light
  'little-andaman-butler-bay-surf': card(
    { ...gold, sea: ['#d9c480', '#2f8a72', '#145a58'], shallow: '#7fd0a8' },
    (l) => [
      sky(l, { horizon: 340 }),
      sun(l, [240, 250], 62, 6),
      streaks(l, [480, 120], 460, 3),
      wood(l, { x0: 460, x1: 1700, y: 350, height: 150 }, 0.15),
      sea(l, 346),
      glints(l, [240, 346], { height: 560, spread: 110, count: 60 }),
      breaker(l, [60, 720], 860, 420),
      surfer(l, { x: 400, y: 590, size: 2.3, turn: 24, flip: true }),
      line('M470 590Q560 520 600 440', l.glint, 8, { opacity: 0.8 }),
      path('M-20 720Q400 690 800 730T1220 710V820H-20z', l.sea[2]),
      ripples(l, { horizon: 720, count: 18, opacity: 0.6 }),
    ],
  ),
  // a waterfall like a white fan over dark stone in deep forest, one shaft of midday sun on it
  'little-andaman-waterfall-walk': card(
    { ...noon, rock: ['#1c2a30', '#33454a', '#5f7272'] },
    (l) => [
      rect([0, 0], 1200, 800, '#14503f'),
      wood(l, { x0: -200, x1: 1400, y: 420, height: 420 }, 0.12),
      rock(l, [620, 660], 900, 480),
      path(
        'M560 190Q610 170 680 190Q700 320 760 440T900 650H380Q480 540 530 430T560 190z',
        down('#ffffff', '#d4f4ee'),
      ),
      line(
        'M590 230Q580 360 500 520M620 220Q620 400 590 600M650 230Q670 380 720 560M670 260Q720 420 820 610M560 300Q530 420 440 600',
        '#8fd0d0',
        7,
        { opacity: 0.7 },
      ),
      rock(l, [480, 560], 170, 120),
      rock(l, [800, 600], 150, 110),
      path('M560 -20H760L900 640H420z', '#fffbd0', { opacity: 0.16 }),
      ellipse([640, 690], 560, 90, '#1f7f7c'),
      ellipse([640, 670], 380, 44, '#8fe0d4', { opacity: 0.6 }),
      ellipse([640, 656], 280, 22, '#ffffff', { opacity: 0.85 }),
      stones(l, [60, 760], [420, 800], 130, 4),
      stones(l, [880, 800], [1180, 750], 140, 4),
      tree(l, { x: 110, y: 760, height: 760, near: true }),
      foliage(l, [
        [1130, 120, 3],
        [1020, -10, 2.6],
        [330, -10, 2.4],
        [1180, 360, 2.2],
      ]),
      blades('#0a2f30', [1090, 840], 260),
      couple(l, { x: 330, y: 750, size: 1.6 }),
    ],
  ),
  // heads bend over a glowing window in a boat's floor in an awning's shade, corals green below
  'jolly-buoy-glass-boat': card({ ...noon, tint: ['#0d3a4a', 0.45] }, (l) => [
    rect([0, 0], 1200, 800, '#0f3f52'),
    path('M-20 -20H1220V150Q600 90 -20 150z', '#d9c49a'),
    path('M-20 110Q600 50 1220 110V150Q600 90 -20 150z', '#b8935c'),
    path('M-20 150Q600 90 1220 150V330Q600 290 -20 330z', down('#7fd8dc', '#1f9fb8')),
    line('M120 140V460M1080 140V460M480 112V340M720 112V340', '#5b3f2c', 16),
    path('M-20 330Q600 290 1220 330V820H-20z', '#7d5638'),
    path('M-20 330Q600 290 1220 330V356Q600 316 -20 356z', '#c99a66'),
    line('M-20 460Q600 420 1220 460M-20 560Q600 530 1220 560', '#5c3d28', 5, { opacity: 0.5 }),
    path('M340 440H860L1000 760H200z', '#3a2a20'),
    inside('M364 456H836L964 742H236z', [
      rect([200, 440], 800, 320, down('#bff4d8', '#2fae98')),
      coral(underwater, 'brain', { x: 420, y: 720, size: 1.8 }, '#5fb87a'),
      coral(underwater, 'branch', { x: 620, y: 700, size: 1.7 }, '#8fd06a'),
      coral(underwater, 'table', { x: 810, y: 700, size: 1.2 }, '#4fa890'),
      school(underwater, [600, 560], { count: 14, spread: 160 }),
    ]),
    path('M364 456L520 456L330 742H236z', '#ffffff', { opacity: 0.25 }),
    [
      [250, 520, 1, '#ff6b57'],
      [170, 690, 1.25, '#ffc857'],
      [950, 520, 1, '#fff4e0'],
      [1030, 690, 1.25, '#e0567a'],
      [480, 420, 0.8, '#ffc857'],
      [720, 420, 0.8, '#ff8a5c'],
    ].map(([x, y, s, c], i) =>
      leaning(
        l,
        { x: Number(x), y: Number(y), size: Number(s) * 2.1, flip: i === 2 || i === 3 || i === 5 },
        String(c),
      ),
    ),
  ]),
  // a snorkeller hangs still above staghorn coral at the drop-off, a shoal turns silver below
  'jolly-buoy-reef-snorkelling': card(
    { ...deep, sky: ['#aeeef0', '#3fb0d0', '#1570ac', '#0b3f78', '#08224c'] },
    (l) => [
      water(l),
      shafts(l, 820, { count: 6 }),
      surface(l, 90),
      bank(
        l.rock[1],
        [
          [-20, 420],
          [200, 430],
          [420, 440],
          [540, 500],
          [580, 620],
          [560, 720],
          [600, 820],
        ],
        820,
      ),
      bank(
        l.rock[0],
        [
          [-20, 540],
          [220, 560],
          [400, 590],
          [470, 700],
          [490, 820],
        ],
        820,
      ),
      [
        [90, 440, 1.9, '#ffb35c'],
        [260, 450, 2.2, '#e8b98a'],
        [430, 470, 1.9, '#ff8a6b'],
        [150, 570, 2, '#d9c48a'],
        [350, 610, 1.8, '#f2789f'],
      ].map(([x, y, size, c]) =>
        coral(l, 'branch', { x: Number(x), y: Number(y), size: Number(size) }, String(c)),
      ),
      snorkeller(l, { x: 560, y: 170, size: 1.7 }),
      school(l, [860, 560], {
        count: 70,
        spread: 260,
        size: 1.1,
        colours: ['#e6f4f8', '#a9cfe0', '#7fb0cc'],
      }),
      bubbles(l, [500, 110], 5),
      fish(l, { x: 640, y: 400, size: 0.8 }, '#ffd66b', '#16304f'),
    ],
  ),
};
