import { dinghy } from '../../kit/boats';
import { hatchling } from '../../kit/fauna';
import { n, open, type Point, ribbon } from '../../kit/geometry';
import { ridges, slope, wood } from '../../kit/land';
import { type Light, morning, night, noon } from '../../kit/light';
import { inKurta, inLinen, inStrawHat, withPack } from '../../kit/looks';
import { hiker } from '../../kit/people-near';
import { handInHand } from '../../kit/people-together';
import { blades, foliage } from '../../kit/plants';
import { card, type Scenes } from '../../kit/scene';
import { glints, sea } from '../../kit/sea';
import { bay, beach, footprints } from '../../kit/shore';
import { cloud, sky, stars, streaks, sun } from '../../kit/sky';
import { circle, type Drawing, down, ellipse, line, path, spread } from '../../kit/svg';

/** The hour after sunrise over green hills. */
const firstSun: Light = {
  ...morning,
  sky: ['#4fa0b4', '#a9d8c4', '#f4eec0', '#ffdf9a'],
  glow: '#ffeeb0',
  haze: '#c8dcb4',
  sea: ['#f4e3a8', '#7fc0b4', '#3f98a0'],
  cloud: '#fbf6dc',
  cloudShade: '#f6e2b4',
  leaf: ['#15423b', '#2c7050', '#8db556'],
};

/** Saddle Peak: two humps and the dip between them. */
const peak: readonly Point[] = [
  [330, 600],
  [420, 490],
  [500, 400],
  [560, 330],
  [610, 268],
  [655, 236],
  [700, 246],
  [750, 290],
  [800, 306],
  [850, 282],
  [896, 226],
  [940, 192],
  [985, 214],
  [1040, 300],
  [1110, 390],
  [1230, 480],
];

/** The side of each hump that the sun has reached. */
const sunnySides =
  'M655 240Q580 300 500 412T360 680H600Q600 470 650 400Q690 330 655 240zM940 196Q890 240 850 300Q800 330 790 420T740 680H890Q900 450 950 380Q980 300 940 196z';

const coastLine: readonly Point[] = [
  [520, 500],
  [420, 506],
  [330, 530],
  [270, 556],
  [120, 580],
  [-20, 588],
];

const coast: readonly Point[] = [
  [-20, 610],
  [120, 596],
  [250, 570],
  [330, 544],
  [420, 512],
  [540, 500],
];

/** The wooded ridge between the peak and us. */
const shoulder: readonly Point[] = [
  [330, 690],
  [440, 610],
  [560, 560],
  [690, 512],
  [800, 480],
  [900, 470],
  [1040, 520],
  [1230, 500],
];

/** The trail from our feet up the slope, with half its width. */
const trail = [
  [470, 850, 110],
  [560, 760, 70],
  [690, 700, 46],
  [790, 650, 32],
  [770, 610, 24],
  [670, 585, 18],
  [610, 560, 14],
  [650, 542, 11],
  [730, 530, 8],
  [800, 522, 4],
] as const;

/** Mist that lies in a valley, without an edge. */
const morningMist = (l: Light, at: Point, rx: number, ry: number): Drawing =>
  ellipse(at, rx, ry, spread([l.cloud, 0, 0.95], [l.cloud, 0.55, 0.6], [l.cloud, 1, 0]));

/** Ferns on the slope beside the trail. */
const fernMarks = [
  [300, 700],
  [380, 676],
  [410, 730],
  [470, 664],
  [520, 636],
  [330, 770],
  [860, 560],
  [900, 620],
  [980, 600],
  [850, 690],
  [930, 700],
  [1020, 660],
  [880, 770],
  [780, 760],
]
  .map(([x, y]) => `M${x} ${y}q-4 -18 -18 -24M${x} ${y}q2 -20 0 -32M${x} ${y}q6 -18 20 -22`)
  .join('');

/** The sandbar and the islands' beaches it joins, `by` units wider on all sides; less so far off. */
function bar(by: number): string {
  const far = by * 0.34;
  const left: readonly Point[] = [
    [-60, 426 + far],
    [120, 426 + far],
    [330, 430 + far],
    [500 - by * 0.25, 452 + far * 1.2],
    [590 - by * 0.7, 530 + by * 0.25],
    [612 - by * 0.9, 640],
    [580 - by, 740],
    [520 - by, 840],
  ];
  const right: readonly Point[] = [
    [860 + by, 840],
    [800 + by, 690],
    [772 + by * 0.85, 570 + by * 0.1],
    [800 + by * 0.55, 478 + by * 0.3],
    [900 + by * 0.2, 436 + far],
    [1080, 428 + far],
    [1260, 426 + far],
  ];
  const gap = n(436 - far * 1.1);
  return `${open(left)}L${open(right).slice(1)}V400H800Q700 ${gap} 620 ${gap}T430 400H-60z`;
}

/** What to do on Diglipur. */
export const diglipur: Scenes = {
  // two walkers on a thread of white sand between twin green islands at noon
  'diglipur-ross-and-smith-sandbar': card(noon, (l) => [
    sky(l, { horizon: 300 }),
    cloud(l, [590, 206], 250),
    ridges(l, 300, [[420, 820, 40, 0.7]]),
    sea({ ...l, sea: ['#1c8ab8', '#2fb0bc', '#6fdcd0'] }, 300, { waves: 60 }),
    // shallows on both sides of the sand, each paler than the last; then wet sand, foam, dry sand
    ['#58cfcb', '#8fe3d8', '#c2f2e2'].map((tone, i) => path(bar(96 - i * 34), tone)),
    path(bar(15), '#ffffff'),
    path(bar(9), '#e2c9a0'),
    path(bar(0), down(l.sand, '#ffe4bc')),
    wood(l, { x0: -300, x1: 446, y: 400, height: 190 }, 0.12),
    wood(l, { x0: 780, x1: 1560, y: 400, height: 210 }, 0.1),
    footprints(l, [690, 800], [690, 560]),
    handInHand(l, { x: 684, y: 584, size: 0.4 }, [
      inStrawHat,
      { ...inKurta, top: '#f0643f', scarf: '#1f9aa8' },
    ]),
    dinghy(l, { x: 826, y: 510, size: 0.9, flip: true }),
  ]),
  // a trail bends up a fern slope towards the twin humps of a forest peak, three hikers on it; the
  // coast far below in the first sun
  'diglipur-saddle-peak-trek': card(firstSun, (l) => [
    sky(l, { horizon: 470 }),
    sun(l, [236, 282], 50, 7),
    streaks(l, [330, 110], 460, 2),
    sea(l, 452, { waves: 24 }),
    glints(l, [236, 452], { height: 570, spread: 60, count: 36 }),
    bay(l, coastLine),
    slope(l, coast, 13, 0.42),
    slope(l, peak, 14, 0.46),
    path(sunnySides, l.glow, { opacity: 0.25 }),
    morningMist(l, [330, 586], 470, 44),
    morningMist(l, [800, 470], 330, 34),
    slope(l, shoulder, 24, 0.16),
    path(
      'M-20 724Q180 660 380 632T700 520Q900 490 1220 640V820H-20z',
      down(l.leaf[2], l.leaf[1], l.leaf[0]),
    ),
    line(fernMarks, l.leaf[2], 4, { opacity: 0.75 }),
    path(ribbon(trail, 1.16), l.leaf[0], { opacity: 0.4 }),
    path(ribbon(trail), down('#f3d09a', '#b9794c')),
    line(
      'M500 786q70 -26 132 4M584 738q60 -18 104 8M676 700q44 -12 80 8M740 668q34 -8 62 8',
      '#8f5a3a',
      6,
    ),
    hiker(
      l,
      { x: 640, y: 576, size: 0.34, flip: true },
      { ...inLinen, hat: 'straw', pack: '#d9503f' },
    ),
    hiker(l, { x: 748, y: 684, size: 0.5 }, { ...inKurta, scarf: undefined, pack: '#1f5d4c' }),
    hiker(l, { x: 612, y: 752, size: 0.62 }, withPack),
    path('M1220 -20V820H1010Q1090 770 1104 640Q1128 300 1080 -20z', l.ink),
    path('M1104 640Q1086 770 930 822H1010Q1110 790 1130 700z', l.ink),
    line('M1160 -20Q1130 300 1150 600T1120 820', l.leaf[0], 9, { opacity: 0.7 }),
    foliage({ ...l, leaf: [l.ink, l.leaf[0], l.leaf[1]] }, [
      [1010, -40, 2.1],
      [1190, 60, 2.6],
      [1130, -40, 2.4],
    ]),
    blades(l.ink, [70, 840], 250, 13),
    blades(l.leaf[0], [250, 850], 170, 11),
    blades(l.leaf[0], [960, 850], 150, 11),
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
      [560, 728, 1.7, -4],
    ].map(([x = 0, y = 0, size = 1, turn = 0]) => [
      line(
        `M${x - size * 14} ${y + size * 40}q${size * 8} ${size * 40} ${-size * 6} ${size * 80}M${x + size * 14} ${y + size * 40}q${size * 8} ${size * 40} ${-size * 6} ${size * 80}`,
        '#2a2a54',
        4,
        { 'stroke-dasharray': '4 9' },
      ),
      hatchling({ ...l, tint: ['#8f98d0', 0.25] }, { x, y, size, turn }),
    ]),
  ]),
};
