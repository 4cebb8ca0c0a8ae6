import { onBench } from '../../kit/bench';
import { deer } from '../../kit/fauna';
import { ridges, wood } from '../../kit/land';
import { ember, noon } from '../../kit/light';
import { inLinen, inSundress } from '../../kit/looks';
import { hanging, palm } from '../../kit/palm';
import { armRoundWaist } from '../../kit/people-together';
import { blades, foliage } from '../../kit/plants';
import { type Scenes, tall } from '../../kit/scene';
import { glints, sea } from '../../kit/sea';
import { catamaran } from '../../kit/ships';
import { beach, footprints } from '../../kit/shore';
import { birds, cloud, streaks, sun } from '../../kit/sky';
import { circle, down, ellipse, line, path, rect } from '../../kit/svg';

/** The tall pictures beside the cards of packages: the subject lies within 100 to 700 across, 320 to 1280 down. */
export const posters: Scenes = {
  // a couple, arm in arm, looks out from a beach over an orange sun and its path on the sea, under palm leaves
  'honeymoon-poster': tall(ember, (l) => [
    rect([0, 0], 800, 1600, l.sea[1]),
    rect([0, 0], 800, 732, down(...l.sky)),
    sun(l, [400, 566], 104, 4.4),
    streaks(l, [400, 330], 620, 5),
    ridges(l, 730, [
      [-160, 300, 74, 0.42],
      [520, 1000, 96, 0.34, 0.6],
      [250, 560, 30, 0.6],
    ]),
    sea(l, 730, { width: 800, height: 1160, waves: 50 }),
    glints(l, [400, 730], { height: 1110, spread: 120, count: 120 }),
    palm(l, { x: 790, y: 1066, height: 560, lean: -50 }),
    beach(
      l,
      [
        [-40, 1130],
        [160, 1096],
        [400, 1060],
        [620, 1074],
        [840, 1040],
      ],
      { bottom: 1600, shallow: 46, marks: 30 },
    ),
    ellipse([792, 1070], 60, 8, l.ink, { opacity: 0.35 }),
    blades(l.leaf[1], [776, 1076], 54, 8),
    footprints(l, [330, 1580], [388, 1270]),
    footprints(l, [410, 1590], [424, 1270]),
    path(
      'M352 1244Q340 1330 300 1430Q380 1462 470 1430Q452 1330 452 1244z',
      down([l.ink, 0, 0.42], [l.ink, 1, 0]),
    ),
    armRoundWaist(
      { ...l, tint: [l.tint[0], 0.16] },
      { x: 400, y: 1256, size: 2.2, rim: '#ffe0a0' },
      [inLinen, { ...inSundress, top: '#1f9aa8' }],
    ),
    birds(l, [600, 420], 5),
    hanging(l, [
      { x: 836, y: 60, size: 4.4, turn: -26, flip: true },
      { x: 820, y: -30, size: 4.2, turn: -6, flip: true, droop: 2 },
      { x: -30, y: 20, size: 3.6, turn: 16, droop: 2 },
    ]),
    blades(l.ink, [70, 1640], 260, 12),
    blades(l.ink, [760, 1640], 220, 11),
  ]),
  // a grandmother with her arm about a child who points at a ferry, on a bench under a wide tree by the sea;
  // two spotted deer
  'family-poster': tall(noon, (l) => [
    rect([0, 0], 800, 1600, l.sea[1]),
    rect([0, 0], 800, 662, down(...l.sky)),
    cloud(l, [560, 470], 330),
    ridges(l, 660, [
      [-140, 330, 96, 0.55],
      [300, 620, 40, 0.68],
      [560, 1000, 120, 0.48, 0.6],
    ]),
    sea(l, 660, { width: 800, height: 900, waves: 40 }),
    catamaran(l, { x: 610, y: 706, size: 0.72 }, { stripe: '#ff6b57' }),
    wood(l, { x0: -320, x1: 130, y: 800, height: 110 }, 0.1),
    path('M-20 800Q200 780 460 790T820 776V1620H-20z', '#9fd27c'),
    path('M-20 900Q260 860 500 876T820 866V1620H-20z', down('#7fc46e', '#5fae5c')),
    path('M-20 1120Q240 1050 520 1072T820 1100V1620H-20z', down('#4d9e58', '#2f8452')),
    path('M-20 1370Q200 1330 460 1346T820 1310V1620H-20z', down('#2f8452', '#175a46')),
    // the tree: its stem and shade
    ellipse([300, 1046], 420, 34, '#1f5f46', { opacity: 0.4 }),
    path(
      'M-40 1130Q40 1010 36 780Q30 560 -40 400L60 330Q96 470 116 560Q150 440 250 350L300 372Q190 520 160 700Q146 940 216 1096Q150 1060 110 1076Q70 1130 30 1084Q-10 1110 -40 1130z',
      '#37414a',
    ),
    path(
      'M160 700Q146 940 216 1096Q150 1060 110 1076Q118 900 116 740Q112 640 116 560Q126 640 160 700z',
      '#55606a',
    ),
    foliage(l, [
      [-10, 330, 4],
      [330, 330, 2.2],
      [470, 300, 2.3],
      [620, 250, 2.4],
      [780, 230, 2.8],
      [120, 200, 4.6],
      [420, 170, 4],
      [690, 90, 4.2],
      [250, 40, 4],
      [520, -10, 4],
    ]),
    onBench(l, { x: 384, y: 842, size: 1.96 }),
    line(
      'M150 1230l-9 -20M156 1230v-26M162 1230l9 -20M560 1100l-8 -18M565 1100v-22M570 1100l8 -18M690 1180l-9 -20M696 1180v-26M702 1180l9 -20M330 1380l-10 -22M337 1380v-28M344 1380l10 -22',
      '#8fd07a',
      5,
    ),
    deer(l, { x: 556, y: 1236, size: 2.45, flip: true }),
    deer(l, { x: 266, y: 1262, size: 2 }, { graze: true }),
    [
      [120, 1340],
      [168, 1366],
      [610, 1350],
      [660, 1330],
      [700, 1376],
      [430, 1400],
    ].map(([x = 0, y = 0]) => [circle([x, y], 8, '#fff4e0'), circle([x, y], 3.4, '#ffc857')]),
    blades('#124a3c', [40, 1640], 300, 12),
    blades('#124a3c', [740, 1640], 260, 12),
  ]),
};
