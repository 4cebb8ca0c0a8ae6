import { darker, lighter } from '../../kit/colour';
import { n } from '../../kit/geometry';
import { ridges, wood } from '../../kit/land';
import { gold, type Light, lit } from '../../kit/light';
import { inKurta, inSaree, inShorts, inStrawHat } from '../../kit/looks';
import { passengers } from '../../kit/people-afloat';
import { foliage } from '../../kit/plants';
import { seated } from '../../kit/poses';
import { backToUs, spotting } from '../../kit/poses-aboard';
import { bicycle } from '../../kit/road';
import { church } from '../../kit/ruins';
import { type Scenes, wide } from '../../kit/scene';
import { glints, sea } from '../../kit/sea';
import { sky, streaks, sun } from '../../kit/sky';
import {
  at,
  circle,
  type Drawing,
  down,
  ellipse,
  line,
  type Place,
  path,
  rect,
} from '../../kit/svg';

/** A launch that goes away from us, under its awning. */
function launch(l: Light, place: Place): Drawing {
  return at(place, [
    path('M-30 0Q-70 50 -150 104Q-60 76 0 72T160 104Q70 50 30 0z', l.glint, { opacity: 0.5 }),
    path('M-12 4Q-26 50 -44 92H44Q26 50 12 4z', l.glint, { opacity: 0.75 }),
    passengers(l, { x: 0, y: -20, size: 0.8 }, [
      { pose: backToUs, look: { ...inStrawHat, build: 1.1 }, x: -86 },
      { pose: spotting, look: inShorts, x: -22, y: -4 },
      { pose: { ...seated, legs: undefined }, look: inSaree, x: 30 },
      { pose: backToUs, look: { ...inKurta, scarf: undefined }, x: 90, flip: true },
    ]),
    line('M-46 -22V-76M46 -22V-76', lit(l, '#4a3428'), 4),
    path('M-60 -76Q0 -100 60 -76L54 -66H-54z', lit(l, '#fff4e0')),
    path('M-56 -70H56L54 -62H-54z', lit(l, '#c9513c')),
    path('M-54 -26H54L44 6Q0 16 -44 6z', lit(l, '#17607a')),
    path('M-54 -26H54L52 -16H-52z', lit(l, '#fff4e0')),
    rect([-10, -10], 20, 18, lit(l, '#22303a'), { rx: 4 }),
  ]);
}

/** Where a shadow's end lies on the line y = 1010 for a foot at (x, 716), with the sun at 900. */
const cast = (x: number) => n(900 + (x - 900) * 2.2);

/** Bars of an iron gate from x0 to x1: feet, heads and heights run evenly from one end to the other. */
function bars(
  ink: string,
  [x0, foot0, head0]: readonly [number, number, number],
  [x1, foot1, head1]: readonly [number, number, number],
  count: number,
  width: number,
): Drawing {
  const marks = Array.from({ length: count }, (_, i) => {
    const t = i / (count - 1);
    const [x, foot, head] = [
      x0 + (x1 - x0) * t,
      foot0 + (foot1 - foot0) * t,
      head0 + (head1 - head0) * t,
    ];
    return {
      bar: `M${n(x)} ${n(foot)}V${n(head)}`,
      tip: `M${n(x - width * 0.8)} ${n(head)}l${n(width * 0.8)} -24l${n(width * 0.8)} 24z`,
    };
  });
  const rail = (up: number) =>
    `M${n(x0)} ${n(foot0 + (head0 - foot0) * up)}L${n(x1)} ${n(foot1 + (head1 - foot1) * up)}`;
  return [
    line(marks.map(({ bar }) => bar).join(''), ink, width, { 'stroke-linecap': 'butt' }),
    path(marks.map(({ tip }) => tip).join(''), ink),
    line(rail(0.04) + rail(0.4) + rail(0.52) + rail(0.92), ink, width * 1.1),
  ];
}

/** When doors are open. */
export const gates: Scenes = {
  // an iron gate with a clock above it stands half closed; a launch leaves for a wooded island with ruins
  opening: wide(
    { ...gold, sky: ['#4a7a92', '#9fb49a', '#f2cb86', '#ffae5c'], ink: '#2a2226', sun: '#ffe79a' },
    (l) => {
      const iron = '#2c2226';
      const stone = lit(l, '#c9a078');
      const pillar = (x: number) => [
        rect([x, 372], 66, 356, down(stone, darker(stone, 0.25))),
        rect([x, 372], 18, 356, lighter(stone, 0.4)),
        rect([x + 46, 372], 20, 356, darker(stone, 0.4)),
        line(
          `M${x} 440h66M${x} 510h66M${x} 580h66M${x} 650h66M${x + 34} 440v70M${x + 24} 510v70M${x + 40} 580v70`,
          darker(stone, 0.45),
          3,
          { opacity: 0.5 },
        ),
        rect([x - 10, 352], 86, 24, lighter(stone, 0.15)),
        rect([x - 10, 370], 86, 8, darker(stone, 0.4)),
        rect([x - 8, 706], 82, 26, darker(stone, 0.2)),
        circle([x + 33, 330], 24, stone),
        path(`M${x + 33} 306a24 24 0 0 1 0 48q14 -24 0 -48z`, darker(stone, 0.35)),
      ];
      const feet = Array.from({ length: 9 }, (_, i) => 840 + i * 22);
      return [
        sky(l, { horizon: 480 }),
        sun(l, [900, 424], 58, 6),
        streaks(l, [1180, 240], 700, 4),
        ridges(l, 480, [
          [-120, 620, 110, 0.5],
          [560, 980, 50, 0.7],
        ]),
        sea(l, 480, { width: 1600, height: 760, waves: 50 }),
        glints(l, [900, 480], { height: 740, spread: 110, count: 100 }),
        ellipse([1190, 490], 170, 9, l.glint, { opacity: 0.7 }),
        wood(l, { x0: 1030, x1: 1350, y: 488, height: 104 }, 0.22),
        church({ ...l, tint: [l.haze, 0.3] }, { x: 1136, y: 474, size: 0.26 }),
        foliage(
          l,
          [
            [1078, 466, 0.4],
            [1192, 462, 0.42],
            [1230, 452, 0.36],
          ],
          0.2,
        ),
        launch(l, { x: 1085, y: 590, size: 0.86 }),
        // the landing and its shadows
        path('M-20 712H1620V1020H-20z', down('#f0c084', '#b97a52', '#7a4c40')),
        rect([-20, 706], 1640, 12, '#ffe2a8'),
        line(
          'M-20 760H1620M-20 826H1620M-20 912H1620M300 718L120 1010M600 718L500 1010M1180 718L1440 1010M1460 718L1900 1010M900 718V1010',
          '#8f5c44',
          3,
          { opacity: 0.45 },
        ),
        path(
          [
            ...feet.map((x) => `M${x - 5} 716L${n(Number(cast(x)) - 11)} 1010h22L${x + 5} 716z`),
            `M765 720L${cast(758)} 1010H${cast(824)}L821 720z`,
            `M1215 720L${cast(1215)} 1010H${cast(1283)}L1271 720z`,
            `M1156 740L1450 1010h20L1216 728z`,
          ].join(''),
          '#4a2c34',
          { opacity: 0.55 },
        ),
        // walls to both sides
        path('M-20 560H770V724H-20z', darker(stone, 0.35)),
        path('M-20 548H770V570H-20z', stone),
        path('M1264 560H1620V724H1264z', darker(stone, 0.12)),
        path('M1262 546H1620V568H1262z', lighter(stone, 0.2)),
        line(
          'M1340 610h60m40 0h70m30 0h60M1320 660h70m40 0h60m50 0h60M-20 620h90m60 0h120m80 0h90m60 0h160M40 670h120m70 0h90m90 0h140',
          darker(stone, 0.5),
          4,
          { opacity: 0.5 },
        ),
        // the overthrow with its clock: low enough for the flattest banner
        at({ x: 153, y: 107, size: 0.85 }, [
          line(
            'M753 360Q800 276 940 262M1283 360Q1236 276 1096 262M790 372Q860 300 960 300M1246 372Q1176 300 1076 300',
            iron,
            9,
          ),
          line(
            'M840 300q-20 -30 -44 -14t6 36q24 2 24 -16M1196 300q20 -30 44 -14t-6 36q-24 2 -24 -16M893 276v34M930 264v38M1106 264v38M1143 276v34',
            iron,
            6,
          ),
          circle([1018, 272], 62, iron),
          circle([1018, 272], 50, '#fff2d0'),
          path('M1018 222a50 50 0 0 1 0 100q34 -50 0 -100z', '#e0b070', { opacity: 0.7 }),
          line(
            'M1018 228v9M1018 307v9M974 272h9M1053 272h9M996 234l4 8M1036 302l4 8M980 250l8 4M1048 290l8 4M996 310l4 -8M1036 242l4 -8M980 294l8 -4M1048 254l8 -4',
            iron,
            4,
          ),
          line('M1018 272L1042 300M1018 272V236', iron, 6),
          circle([1018, 272], 6, iron),
          path('M1004 210q14 -30 28 0z', iron),
          // the leaf that is shut, the leaf that is ajar
          bars(iron, [800, 716, 420], [1012, 716, 376], 9, 9),
          bars(iron, [1244, 716, 420], [1172, 738, 362], 6, 8),
          circle([1010, 560], 12, iron),
          line('M1010 560q30 26 24 62M1034 622q-4 20 -14 26', iron, 6, {
            'stroke-dasharray': '9 5',
          }),
          rect([1006, 646], 28, 30, lit(l, '#d9a441'), { rx: 5 }),
          pillar(720),
          pillar(1250),
        ]),
        foliage({ ...l, leaf: ['#2f3f34', '#557a44', '#e0568a'] }, [
          [1360, 540, 1.1],
          [1440, 520, 1.3],
          [1540, 530, 1.5],
          [1610, 500, 1.6],
          [1340, 590, 0.6],
          [1490, 590, 0.8],
        ]),
        bicycle(l, { x: 1450, y: 760, size: 1.25, flip: true }, '#1f8a78'),
      ];
    },
  ),
};
