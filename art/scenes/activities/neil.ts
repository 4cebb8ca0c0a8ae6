import { glassBoat } from '../../kit/boats';
import { egret, hermit, shell, starfish } from '../../kit/fauna';
import { ridges, wood } from '../../kit/land';
import { dawn, ember, monsoon, noon, twilight } from '../../kit/light';
import { boy, girl, inKurta, inLungi, inShirt, inSundress } from '../../kit/looks';
import { company, mirrored } from '../../kit/people';
import { cyclistAway } from '../../kit/people-near';
import { armRoundWaist } from '../../kit/people-together';
import { broadLeaf } from '../../kit/plants';
import { strolling, walking } from '../../kit/poses';
import { crouching, led } from '../../kit/poses-children';
import { card, type Scenes } from '../../kit/scene';
import { glints, sea } from '../../kit/sea';
import { school } from '../../kit/seafolk';
import { reflected } from '../../kit/shadow';
import { beach } from '../../kit/shore';
import { birds, cloud, rain, sky, streaks, sun } from '../../kit/sky';
import { arch, stones } from '../../kit/stone';
import { cliff } from '../../kit/surf';
import { circle, down, ellipse, line, path, spread } from '../../kit/svg';

/** What to do on Neil. */
export const neil: Scenes = {
  // a couple stands in a natural arch before a low sun that turns the pools to copper
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
    armRoundWaist(
      { ...l, tint: ['#2a1530', 0.5] },
      { x: 600, y: 648, size: 0.62, light: 'right', rim: '#ffb070' },
      [inShirt, { ...inKurta, top: '#f0b048', scarf: undefined }],
    ),
  ]),
  // a family under a boat's white awning points and looks down, its shadow below on turquoise water
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
  // a hermit crab crosses a shell beach under a violet sky, a man and a child walk far off along the water
  'neil-laxmanpur-sunset': card({ ...twilight, sand: '#c4abb8', sandShade: '#6a5c88' }, (l) => [
    sky(l, { horizon: 300 }),
    circle([860, 300], 460, spread(['#ffc090', 0, 0.95], ['#ffa08a', 0.4, 0.4], ['#ff9a8a', 1, 0])),
    circle([860, 300], 44, '#fff0d0'),
    streaks(l, [420, 80], 760, 5),
    ridges(l, 302, [[-120, 420, 60, 0.6]]),
    sea(l, 300),
    glints({ ...l, glint: '#ffdcb8' }, [860, 302], { height: 430, spread: 70, count: 50 }),
    beach(
      l,
      [
        [-20, 400],
        [300, 424],
        [620, 396],
        [900, 420],
        [1220, 390],
      ],
      { shallow: 36, marks: 60 },
    ),
    [0, 26].map((shift) =>
      line(
        `M1180 ${720 + shift}Q1040 ${640 + shift} 900 ${690 + shift}T620 ${650 + shift}`,
        '#7a6890',
        6,
        { 'stroke-dasharray': '3 17' },
      ),
    ),
    [0, 12].map((shift) =>
      line(
        `M760 ${470 + shift}Q860 ${500 + shift} 960 ${484 + shift}T1130 ${520 + shift}`,
        '#7a6890',
        4,
        { 'stroke-dasharray': '2 10' },
      ),
    ),
    path('M-20 430Q160 450 300 450T580 428Q480 500 320 528T-20 566z', '#f0d0cc', { opacity: 0.34 }),
    mirrored(
      { ...l, tint: [l.tint[0], 0.22] },
      { x: 240, y: 462, size: 0.54, light: 'right', rim: '#ffd8c0' },
      [
        {
          pose: strolling,
          look: {
            ...inLungi,
            top: '#e8734f',
            bottom: '#f3ead8',
            hat: undefined,
            hairColour: '#8a8a90',
          },
        },
        { pose: led, look: { ...girl, top: '#ffc857' }, x: 60, y: 4, size: 1.05 },
      ],
    ),
    [
      [640, 428, 0.4],
      [1040, 424, 0.44],
    ].map(([x = 0, y = 0, size = 1]) =>
      reflected(
        { x, y },
        egret({ ...l, tint: [l.tint[0], 0.12] }, { x: 0, y: 0, size, flip: x > 700 }),
      ),
    ),
    hermit(l, { x: 730, y: 486, size: 1 }),
    [
      [930, 770, 0.42, 20],
      [80, 590, 0.26, -30],
      [1040, 570, 0.36, 160],
      [300, 762, 0.34, 60],
      [600, 530, 0.2, 200],
    ].map(([x = 0, y = 0, size = 1, turn = 0]) => shell(l, { x, y, size, turn })),
    starfish(l, { x: 130, y: 690, size: 1 }, '#e08a90'),
    hermit({ ...l, tint: ['#4a3a78', 0.16] }, { x: 480, y: 680, size: 3.4 }),
    birds(l, [330, 200], 6),
  ]),
  // limestone cliffs glow pink as the sun clears the horizon, a mother and a child on the narrow beach
  'neil-sitapur-sunrise': card(
    { ...dawn, rock: ['#5f3f66', '#b8707f', '#f2a59a'], leaf: ['#3a4a4f', '#55705a', '#a0a870'] },
    (l) => [
      sky(l, { horizon: 410 }),
      sun(l, [330, 380], 62, 5),
      streaks(l, [420, 170], 520, 4),
      ridges(l, 410, [[-80, 300, 50, 0.65]]),
      sea(l, 410),
      glints(l, [330, 410], { height: 620, spread: 120 }),
      wood(l, { x0: 600, x1: 1800, y: 300, height: 190 }, 0.2),
      cliff(l, { x: 620, y: 620 }),
      beach(
        l,
        [
          [-20, 740],
          [300, 700],
          [560, 640],
          [760, 606],
          [980, 590],
          [1220, 590],
        ],
        {
          shallow: 50,
        },
      ),
      stones(l, [640, 640], [1000, 610], 60, 7),
      company(
        { ...l, tint: [l.tint[0], 0.1] },
        { x: 520, y: 752, size: 0.56, flip: true, rim: '#fff0c8' },
        [
          {
            pose: walking,
            look: { ...inSundress, hat: 'straw', sandals: '#7a4c34' },
            x: -46,
          },
          { pose: crouching, look: { ...boy, top: '#fff4e0' }, x: 66, y: 6, size: 1.1 },
        ],
      ),
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
    cyclistAway(l, { x: 600, y: 690, size: 1.5, turn: -4 }),
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
};
