import { n, type Point } from '../../kit/geometry';
import { walkway } from '../../kit/jetty';
import { ridges, slope } from '../../kit/land';
import { gold, type Light, noon } from '../../kit/light';
import { boy, grandfather, grandmother, inShirt, inShorts } from '../../kit/looks';
import { company, person } from '../../kit/people';
import { sittingClose } from '../../kit/people-together';
import { blades, foliage, mangroves } from '../../kit/plants';
import { pointing, strolling } from '../../kit/poses';
import { crouching } from '../../kit/poses-children';
import { driftShelter, driftwood, logBench } from '../../kit/props';
import { card, type Scenes } from '../../kit/scene';
import { glints, sea } from '../../kit/sea';
import { beach } from '../../kit/shore';
import { birds, sky, streaks, sun } from '../../kit/sky';
import { rock, rockFlat, stones } from '../../kit/stone';
import { type Drawing, down, line, path, rect } from '../../kit/svg';

/** A clear dawn, yellow from edge to edge. */
const lemonDawn: Light = {
  ...gold,
  sky: ['#7fb8c0', '#bcd8b0', '#ffe98a', '#fff4bc'],
  glow: '#fff1a4',
  haze: '#f0e8a8',
  sea: ['#f4e698', '#74b9a6', '#2b7f8c'],
  leaf: ['#23493d', '#3c7250', '#a7b556'],
  tint: ['#d98a4a', 0.12],
};

const headland: readonly Point[] = [
  [-30, 250],
  [90, 232],
  [200, 262],
  [300, 320],
  [380, 386],
  [430, 420],
];

/** Where the flat rocks of the cove end. */
const flat =
  'M1220 450Q1150 446 1094 458T990 460Q930 454 884 470T786 478Q720 480 688 496Q672 508 706 516Q760 518 790 532T886 542Q930 556 996 552T1104 562Q1160 574 1220 568z';

const waterline: readonly Point[] = [
  [-20, 470],
  [180, 486],
  [380, 524],
  [560, 590],
  [760, 628],
  [980, 660],
  [1220, 650],
];

/** What flippers and a dragged shell leave in the sand, up to the nest and back. */
const turtleTrack: Drawing = line(
  Array.from({ length: 15 }, (_, i) => {
    const t = i / 14;
    const [x, y, w] = [716 - 110 * Math.sin(t * 1.9), 640 + 170 * t, 18 + 18 * t];
    return `M${n(x - w)} ${n(y)}q${n(w * 0.4)} ${n(-w * 0.3)} ${n(w * 0.7)} ${n(w * 0.1)}M${n(x + w)} ${n(y)}q${n(-w * 0.4)} ${n(-w * 0.3)} ${n(-w * 0.7)} ${n(w * 0.1)}`;
  }).join(''),
  '#b98455',
  5,
);

/** What to do on Rangat. */
export const rangat: Scenes = {
  // a plank walkway on stilts winds through mangrove stems to a bright strip of noonday sea
  'rangat-dhani-nallah-walkway': card({ ...noon, rock: ['#3a3a34', '#5a5648', '#7f7860'] }, (l) => [
    rect([0, 0], 1200, 800, down('#a9dcb0', '#5fa878')),
    rect([420, 330], 420, 60, '#e9fbf4'),
    rect([420, 362], 420, 50, '#2fb4c4'),
    mangroves(l, { x0: 160, x1: 560, y: 430, height: 260 }, 0.4),
    mangroves(l, { x0: 720, x1: 1080, y: 430, height: 260 }, 0.4),
    path('M-20 420Q600 400 1220 420V820H-20z', '#3f7a60'),
    path('M-20 520Q600 480 1220 520V820H-20z', '#2a5f50'),
    walkway(l, [520, 830, 230], [640, 412, 16], { bend: 110 }),
    mangroves(l, { x0: -200, x1: 380, y: 620, height: 520 }, 0.08),
    mangroves(l, { x0: 880, x1: 1420, y: 620, height: 520 }, 0.08),
    person(l, { x: 708, y: 560, size: 0.48 }, strolling, { ...inShorts, pack: '#d9503f' }),
    foliage(l, [
      [120, -10, 3],
      [400, -50, 2.6],
      [860, -50, 2.7],
      [1120, 0, 3],
    ]),
  ]),
  // a thatched shelter of drift logs and its benches above a cove of flat rocks with pools; the sun
  // comes straight out of the sea, and a turtle's track leads down to it
  'rangat-amkunj-beach': card(lemonDawn, (l) => [
    sky(l, { horizon: 330 }),
    sun(l, [800, 318], 74, 6),
    streaks(l, [420, 120], 640, 3),
    birds(l, [560, 210], 5),
    ridges(l, 330, [[960, 1360, 64, 0.6]]),
    sea(l, 330),
    glints(l, [800, 330], { height: 640, spread: 150, count: 90 }),
    slope(l, headland, 17, 0.22, 424),
    stones(l, [-20, 430], [330, 438], 52, 9),
    rockFlat(l, flat, [
      [800, 506, 56, 9],
      [950, 492, 80, 10],
      [1010, 532, 60, 9],
      [1130, 512, 62, 11],
    ]),
    rock(l, [1170, 488], 120, 58),
    rock(l, [1086, 474], 64, 30),
    company(l, { x: 880, y: 526, size: 0.36, light: 'left' }, [
      { pose: pointing, look: inShirt, x: 0 },
      { pose: crouching, look: boy, x: 66, y: 6, size: 1.05, flip: true },
    ]),
    beach(l, waterline, { shallow: 34 }),
    turtleTrack,
    driftShelter(l, { x: 92, y: 560, size: 0.55 }),
    driftShelter(l, { x: 380, y: 728, size: 1.25 }),
    sittingClose(
      l,
      { x: 384, y: 706, size: 0.48 },
      {
        bench: true,
        pair: [grandfather, { ...grandmother, scarf: undefined }],
      },
    ),
    logBench(l, { x: 392, y: 726, size: 0.9 }),
    driftwood(l, { x: 905, y: 780 }),
    blades(l.ink, [30, 840], 300, 15),
  ]),
};
