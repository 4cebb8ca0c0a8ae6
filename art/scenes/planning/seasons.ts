import { dinghy } from '../../kit/boats';
import type { Point } from '../../kit/geometry';
import { ridges, wood } from '../../kit/land';
import { gold, type Light, monsoon, morning, night } from '../../kit/light';
import { palm } from '../../kit/palm';
import { blades } from '../../kit/plants';
import type { Scenes } from '../../kit/scene';
import { sea } from '../../kit/sea';
import { crawlingTurtle } from '../../kit/seafolk';
import { beach, footprints } from '../../kit/shore';
import { cloud, moon, rain, sky, stars, sun } from '../../kit/sky';
import { at, type Drawing, ellipse, inside, line, path } from '../../kit/svg';
import { umbrella } from '../../kit/travel';

const shore: readonly Point[] = [
  [-40, 800],
  [260, 770],
  [560, 716],
  [840, 690],
  [1100, 700],
  [1360, 668],
  [1640, 640],
];

/** The same bay in any weather: what stands in its sky goes in between. */
function bayIn(l: Light, inSky: Drawing, onShore: Drawing = []): Drawing {
  return [
    sky(l, { horizon: 470 }),
    inSky,
    ridges(l, 470, [
      [420, 1010, 96, 0.62, 0.6],
      [860, 1500, 170, 0.42, 0.62],
    ]),
    sea(l, 470, { width: 1600, height: 860, waves: 40 }),
    wood(l, { x0: 1190, x1: 2000, y: 520, height: 120 }, 0.12),
    beach(l, shore, { bottom: 1010, shallow: 70, marks: 40 }),
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

/** The bay under four skies, a pale strip between each. The first is dark enough for a heading. */
function seasons(l: Light): Drawing {
  return [
    inside('M0 0H790V1000H0z', [
      bayIn(
        l,
        [stars(l, { width: 800, height: 440, count: 130 }), moon(l, [706, 300], 40)],
        [
          line('M742 800Q786 776 762 718M712 790Q756 770 738 722', l.sandShade, 8, {
            'stroke-dasharray': '3 12',
          }),
          line('M728 796Q772 772 750 720', l.sandShade, 3),
          crawlingTurtle(
            { ...l, tint: ['#3a4a78', 0.35] },
            { x: 688, y: 796, size: 0.46, flip: true, turn: -8 },
          ),
        ],
      ),
    ]),
    inside('M790 0H990V1000H790z', [
      bayIn(
        morning,
        [sun(morning, [870, 180], 50, 4), cloud(morning, [930, 330], 190)],
        [
          footprints(morning, [880, 1000], [826, 740]),
          ellipse([980, 852], 70, 9, '#0a0f1e', { opacity: 0.2 }),
          palm(morning, { x: 968, y: 850, height: 430, lean: 26 }),
          blades(morning.leaf[1], [962, 858], 46),
        ],
      ),
      dinghy(morning, { x: 874, y: 600, size: 1.05 }),
    ]),
    inside('M990 0H1190V1000H990z', [
      bayIn(hot, sun(hot, [1096, 250], 78, 3.4), [
        line(
          'M1006 452q30 -5 60 0t60 0t60 0M1030 436q30 -5 60 0t60 0t50 0M990 492q30 -4 60 0t60 0t60 0',
          '#fffbe8',
          3,
          { opacity: 0.5 },
        ),
        ellipse([980, 852], 70, 9, '#0a0f1e', { opacity: 0.2 }),
        palm(hot, { x: 968, y: 850, height: 430, lean: 26 }),
        blades(hot.leaf[1], [1000, 860], 40),
      ]),
      umbrella(hot, { x: 1104, y: 800, size: 0.86 }, ['#f0523f', '#fff4e0']),
    ]),
    inside('M1190 0H1600V1000H1190z', [
      bayIn(
        storm,
        [cloud(storm, [1330, 180], 760), cloud(storm, [1460, 300], 560)],
        [
          palm(storm, { x: 1440, y: 850, height: 400, lean: -150 }),
          blades(storm.leaf[0], [1436, 862], 70),
        ],
      ),
      path(
        [
          [1196, 566, 90],
          [1330, 548, 70],
          [1420, 590, 120],
          [1210, 622, 130],
          [1380, 640, 150],
          [1540, 552, 80],
          [1260, 590, 60],
          [1500, 622, 90],
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
        'M1230 812q70 -16 120 2q-60 20 -120 -2zM1470 900q80 -18 150 4q-80 22 -150 -4z',
        storm.sea[0],
        { opacity: 0.8 },
      ),
      at({ x: 1150, y: 0 }, rain(storm, { width: 520, height: 980, count: 190 })),
    ]),
    line('M790 -10V1010M990 -10V1010M1190 -10V1010', '#fff4e0', 9),
  ];
}

/** When to come. */
export const weather: Scenes = {
  // one bay in four strips: a starry night with a turtle, a clear day, white heat, monsoon rain
  seasons: { width: 1600, height: 1000, layers: seasons({ ...night, sand: '#4a4a78' }) },
};
