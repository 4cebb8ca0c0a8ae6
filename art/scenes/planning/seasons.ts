import { dinghy } from '../../kit/boats';
import type { Point } from '../../kit/geometry';
import { ridges, wood } from '../../kit/land';
import { gold, type Light, monsoon, morning, night } from '../../kit/light';
import { palm } from '../../kit/palm';
import { blades } from '../../kit/plants';
import { evening, type Scenes } from '../../kit/scene';
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
    inside('M0 0H700V1000H0z', [
      bayIn(
        l,
        [stars(l, { width: 710, height: 440, count: 120 }), moon(l, [590, 270], 40)],
        [
          line('M642 810Q686 786 662 728M612 800Q656 780 638 732', l.sandShade, 8, {
            'stroke-dasharray': '3 12',
          }),
          line('M628 806Q672 782 650 730', l.sandShade, 3),
          crawlingTurtle(
            { ...l, tint: ['#3a4a78', 0.35] },
            { x: 588, y: 806, size: 0.46, flip: true, turn: -8 },
          ),
        ],
      ),
    ]),
    inside('M700 0H1000V1000H700z', [
      bayIn(
        morning,
        [sun(morning, [800, 190], 52, 4), cloud(morning, [880, 340], 210)],
        [
          footprints(morning, [850, 1000], [780, 750]),
          ellipse([990, 852], 70, 9, '#0a0f1e', { opacity: 0.2 }),
          palm(morning, { x: 978, y: 850, height: 430, lean: 26 }),
          blades(morning.leaf[1], [972, 858], 46),
        ],
      ),
      dinghy(morning, { x: 810, y: 600, size: 1.05 }),
    ]),
    inside('M1000 0H1300V1000H1000z', [
      bayIn(hot, sun(hot, [1160, 240], 82, 3.4), [
        line(
          'M1006 452q30 -5 60 0t60 0t60 0t60 0M1060 436q30 -5 60 0t60 0t60 0M1010 492q30 -4 60 0t60 0t60 0t60 0',
          '#fffbe8',
          3,
          { opacity: 0.5 },
        ),
        ellipse([990, 852], 70, 9, '#0a0f1e', { opacity: 0.2 }),
        palm(hot, { x: 978, y: 850, height: 430, lean: 26 }),
        blades(hot.leaf[1], [1012, 860], 40),
      ]),
      umbrella(hot, { x: 1180, y: 806, size: 0.86 }, ['#f0523f', '#fff4e0']),
    ]),
    inside('M1300 0H1600V1000H1300z', [
      bayIn(
        storm,
        [cloud(storm, [1400, 180], 760), cloud(storm, [1500, 300], 560)],
        [
          palm(storm, { x: 1500, y: 850, height: 400, lean: -130 }),
          blades(storm.leaf[0], [1496, 862], 70),
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
      at({ x: 1260, y: 0 }, rain(storm, { width: 400, height: 980, count: 150 })),
    ]),
    line('M700 -10V1010M1000 -10V1010M1300 -10V1010', '#fff4e0', 9),
  ];
}

const bays = seasons({ ...night, sand: '#4a4a78' });

/** When to come. On dark pages the strips of the day turn to evening; the night is dark already. */
export const weather: Scenes = {
  // one bay in four strips: a starry night with a turtle, a clear day, white heat, monsoon rain
  seasons: { width: 1600, height: 1000, layers: [bays, evening(hot, bays, 1600, 1000, 695)] },
};
