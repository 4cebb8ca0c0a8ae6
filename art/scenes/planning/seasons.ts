import { dinghy } from '../../kit/boats';
import type { Point } from '../../kit/geometry';
import { ridges, wood } from '../../kit/land';
import { gold, type Light, monsoon, morning, night } from '../../kit/light';
import { palm } from '../../kit/palm';
import { blades } from '../../kit/plants';
import { evening, type Scenes } from '../../kit/scene';
import { glints, sea } from '../../kit/sea';
import { crawlingTurtle } from '../../kit/seafolk';
import { beach, footprints } from '../../kit/shore';
import { cloud, moon, rain, sky, stars, sun } from '../../kit/sky';
import { at, type Drawing, ellipse, inside, line, path } from '../../kit/svg';
import { umbrella } from '../../kit/travel';

const shore: readonly Point[] = [
  [-40, 700],
  [260, 680],
  [560, 646],
  [840, 634],
  [1100, 646],
  [1360, 616],
  [1640, 596],
];

/** The same bay in any weather: what stands in its sky goes in between. */
function bayIn(l: Light, inSky: Drawing, onShore: Drawing = []): Drawing {
  return [
    sky(l, { horizon: 440 }),
    inSky,
    ridges(l, 440, [
      [-260, 330, 120, 0.5, 0.4],
      [420, 1010, 96, 0.62, 0.6],
      [860, 1500, 150, 0.42, 0.62],
    ]),
    sea(l, 440, { width: 1600, height: 800, waves: 60 }),
    wood(l, { x0: 1330, x1: 2000, y: 476, height: 110 }, 0.12),
    beach(l, shore, { bottom: 1010, shallow: 70, marks: 60 }),
    onShore,
  ];
}

const hot: Light = {
  ...gold,
  sky: ['#d9a35c', '#ecc582', '#f8e0ac'],
  sun: '#fffbe8',
  glow: '#fff2c8',
  haze: '#f0d29a',
  sea: ['#f0d9a2', '#c9c48e', '#8fae8c'],
  shallow: '#e4e2b4',
  sand: '#ffe6ba',
  sandShade: '#d9a76a',
  leaf: ['#5f6a40', '#7f8a4c', '#b8b060'],
};

const storm: Light = {
  ...monsoon,
  sky: ['#2a3f4c', '#43606c', '#6f8c90', '#98aca8'],
  sea: ['#6d8c90', '#33606c', '#173e4c'],
  cloud: '#7f959b',
  cloudShade: '#3a515c',
  sand: '#a89f8c',
  sandShade: '#766f62',
};

/** A palm on the line between two strips: each shows its half in its own light. */
const palmBetween = (l: Light) => [
  ellipse([396, 796], 84, 10, '#0a0f1e', { opacity: 0.2 }),
  palm(l, { x: 386, y: 794, height: 420, lean: 24 }),
  blades(l.leaf[1], [376, 802], 50),
  blades(l.leaf[1], [426, 804], 42),
];

/** The bay under four skies, each as wide as the others, a pale line between; the night is the last. */
function seasons(l: Light): Drawing {
  return [
    inside('M0 0H400V1000H0z', [
      bayIn(
        morning,
        [sun(morning, [144, 262], 54, 4), cloud(morning, [236, 372], 190)],
        [footprints(morning, [230, 1000], [150, 730]), palmBetween(morning)],
      ),
      dinghy(morning, { x: 140, y: 570, size: 1.25 }),
    ]),
    inside('M400 0H800V1000H400z', [
      bayIn(hot, sun(hot, [610, 280], 88, 3.2), [
        line(
          'M406 424q30 -5 60 0t60 0t60 0t60 0t60 0M470 406q30 -5 60 0t60 0t60 0M410 462q30 -4 60 0t60 0t60 0t60 0',
          '#fffbe8',
          3,
          { opacity: 0.5 },
        ),
        palmBetween(hot),
      ]),
      umbrella(hot, { x: 620, y: 786, size: 1.25 }, ['#f0523f', '#fff4e0']),
    ]),
    inside('M800 0H1200V1000H800z', [
      bayIn(
        storm,
        [cloud(storm, [900, 210], 760), cloud(storm, [1080, 330], 560)],
        [
          ellipse([1110, 800], 84, 10, '#0a0f1e', { opacity: 0.3 }),
          palm(storm, { x: 1110, y: 798, height: 400, lean: -140 }),
          blades(storm.leaf[0], [1106, 808], 70),
        ],
      ),
      path(
        [
          [806, 532, 90],
          [930, 516, 70],
          [1020, 556, 120],
          [800, 590, 130],
          [970, 604, 150],
          [1120, 520, 80],
          [870, 560, 60],
          [1100, 590, 90],
        ]
          .map(
            ([x = 0, y = 0, w = 0]) =>
              `M${x} ${y}q${w * 0.3} -22 ${w * 0.55} -6q${w * 0.2} -14 ${w * 0.45} 6q${-w * 0.5} -6 ${-w} 0z`,
          )
          .join(''),
        storm.glint,
        { opacity: 0.85 },
      ),
      path(
        'M830 762q80 -18 140 2q-70 22 -140 -2zM960 880q90 -20 170 4q-90 24 -170 -4z',
        storm.sea[0],
        { opacity: 0.8 },
      ),
      at({ x: 780, y: 0 }, rain(storm, { width: 460, height: 980, count: 170 })),
    ]),
    inside('M1200 0H1600V1000H1200z', [
      bayIn(
        l,
        [
          at({ x: 1190, y: 0 }, stars(l, { width: 420, height: 420, count: 110 })),
          moon(l, [1350, 268], 46),
        ],
        [
          line('M1460 762Q1500 720 1470 640M1424 752Q1470 716 1446 646', l.sandShade, 9, {
            'stroke-dasharray': '3 13',
          }),
          line('M1442 758Q1486 720 1458 644', l.sandShade, 3),
          glints(l, [1350, 440], { height: 596, spread: 40, count: 40 }),
          crawlingTurtle(
            { ...l, tint: ['#3a4a78', 0.3] },
            { x: 1386, y: 744, size: 0.56, flip: true, turn: -8 },
          ),
        ],
      ),
    ]),
    line('M400 -10V1010M800 -10V1010M1200 -10V1010', '#fff4e0', 9),
  ];
}

const bays = seasons({ ...night, sand: '#55568a' });

/** When to come. On dark pages the strips of the day turn to evening; the night is dark already. */
export const weather: Scenes = {
  // one bay in four strips of one width: a clear day, white heat, monsoon rain, a starry night with a turtle
  seasons: { width: 1600, height: 1000, layers: [bays, evening(hot, bays, 1205, 1000)] },
};
