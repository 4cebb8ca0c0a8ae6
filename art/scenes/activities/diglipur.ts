import { dinghy } from '../../kit/boats';
import { hatchling } from '../../kit/fauna';
import { ridges, wood } from '../../kit/land';
import { monsoon, night, noon } from '../../kit/light';
import { palm } from '../../kit/palm';
import { couple, hiker } from '../../kit/people';
import { broadLeaf, foliage, tree } from '../../kit/plants';
import { card, type Scenes } from '../../kit/scene';
import { glints, sea } from '../../kit/sea';
import { beach, footprints } from '../../kit/shore';
import { cloud, rain, sky, stars } from '../../kit/sky';
import { circle, line, path, spread } from '../../kit/svg';
import { mist } from '../../kit/wild';

/** What to do on Diglipur. */
export const diglipur: Scenes = {
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
