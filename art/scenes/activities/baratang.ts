import { longBoat } from '../../kit/boats';
import { lampGlow } from '../../kit/lamps';
import { trunks, wood } from '../../kit/land';
import { dawn, night, noon } from '../../kit/light';
import { family, person } from '../../kit/people';
import { blades, mangroves } from '../../kit/plants';
import { card, type Scenes } from '../../kit/scene';
import { glints, sea } from '../../kit/sea';
import { sky, sun } from '../../kit/sky';
import { dripstone } from '../../kit/stone';
import { circle, down, line, path, rect, spread } from '../../kit/svg';
import { mist, mudVolcano } from '../../kit/wild';

/** What to do on Baratang. */
export const baratang: Scenes = {
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
    trunks('#4a7f68', { x0: 60, x1: 1140, y: 540, height: 160 }, 14),
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
};
