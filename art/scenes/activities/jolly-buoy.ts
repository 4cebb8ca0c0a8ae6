import { deep, noon, underwater } from '../../kit/light';
import { grandfather, inKurta, inLinen, inShirt, inShorts } from '../../kit/looks';
import { leaning } from '../../kit/people-near';
import { snorkeller } from '../../kit/people-swimming';
import { bubbles, coral, planted, shafts, surface, water } from '../../kit/reef';
import { card, type Scenes } from '../../kit/scene';
import { ripples } from '../../kit/sea';
import { fish, school } from '../../kit/seafolk';
import { down, inside, line, path, rect } from '../../kit/svg';

/** Light in which corals near the surface keep their colours. */
const lively = { ...deep, tint: ['#1570ac', 0.1] as const };

/** What to do on Jolly Buoy. */
export const jollyBuoy: Scenes = {
  // heads bend over a glowing window in a boat's floor in an awning's shade, corals green below
  'jolly-buoy-glass-boat': card({ ...noon, tint: ['#0d3a4a', 0.16] }, (l) => [
    rect([0, 0], 1200, 800, '#0f3f52'),
    path('M-20 -20H1220V150Q600 90 -20 150z', '#d9c49a'),
    path('M-20 110Q600 50 1220 110V150Q600 90 -20 150z', '#b8935c'),
    path('M-20 150Q600 90 1220 150V330Q600 290 -20 330z', down('#7fd8dc', '#1f9fb8')),
    ripples({ ...l, tint: noon.tint }, { horizon: 150, height: 320, count: 50 }),
    line('M120 140V460M1080 140V460M480 112V340M720 112V340', '#5b3f2c', 16),
    path('M-20 330Q600 290 1220 330V820H-20z', '#7d5638'),
    path('M-20 330Q600 290 1220 330V356Q600 316 -20 356z', '#c99a66'),
    [400, 446, 500, 566, 646, 740].map((y) =>
      line(`M-20 ${y}Q600 ${y - 40} 1220 ${y}`, '#5c3d28', 4, { opacity: 0.45 }),
    ),
    line(
      Array.from(
        { length: 26 },
        (_, i) => `M${(i * 197) % 1190} ${372 + ((i * 61) % 420)}q20 -5 ${30 + ((i * 13) % 40)} -2`,
      ).join(''),
      '#5c3d28',
      2.6,
      { opacity: 0.5 },
    ),
    path('M340 440H860L1000 760H200z', '#3a2a20'),
    inside('M364 456H836L964 742H236z', [
      rect([200, 440], 800, 320, down('#bff4d8', '#2fae98')),
      coral(underwater, 'brain', { x: 420, y: 720, size: 1.8 }, '#5fb87a'),
      coral(underwater, 'branch', { x: 620, y: 700, size: 1.7 }, '#8fd06a'),
      coral(underwater, 'table', { x: 810, y: 700, size: 1.2 }, '#4fa890'),
      coral(underwater, 'branch', { x: 500, y: 560, size: 0.9 }, '#ff8a7a'),
      coral(underwater, 'fan', { x: 740, y: 580, size: 0.9 }, '#b58ad6'),
      school(underwater, [600, 560], { count: 20, spread: 170 }),
      fish(underwater, { x: 690, y: 640, size: 0.9 }, '#ffb35c', '#fff4e0'),
    ]),
    path('M364 456L520 456L330 742H236z', '#ffffff', { opacity: 0.25 }),
    leaning(l, { x: 462, y: 450, size: 0.82 }, { ...inKurta, scarf: undefined }),
    leaning(l, { x: 738, y: 450, size: 0.82, flip: true }, grandfather),
    leaning(l, { x: 196, y: 622, size: 1.06 }, { ...inShirt, top: '#ff6b57' }),
    leaning(
      l,
      { x: 1004, y: 622, size: 1.06, flip: true },
      {
        ...inShirt,
        top: '#7a5aa8',
        hair: 'bun',
        hairColour: '#c9c4bc',
      },
    ),
    leaning(l, { x: 104, y: 796, size: 1.34 }, { ...inShorts, hat: undefined }),
    leaning(
      l,
      { x: 1096, y: 796, size: 1.34, flip: true },
      { ...inLinen, top: '#e0567a', hair: 'ponytail' },
    ),
  ]),
  // a snorkeller hangs still above staghorn coral at the drop-off, a shoal turns silver below
  'jolly-buoy-reef-snorkelling': card(
    { ...deep, sky: ['#aeeef0', '#3fb0d0', '#1570ac', '#0b3f78', '#08224c'] },
    (l) => [
      water(l),
      shafts(l, 820, { count: 6 }),
      surface(l, 90),
      planted(
        lively,
        ['#1d5c94', l.rock[1]],
        [
          [-20, 420],
          [200, 430],
          [420, 440],
          [540, 500],
          [580, 620],
          [560, 720],
          [600, 820],
        ],
        [
          ['branch', 90, 1.9, '#ffb35c'],
          ['branch', 260, 2.2, '#ff8fb8'],
          ['branch', 430, 1.8, '#ff8a6b'],
        ],
      ),
      planted(
        lively,
        ['#123f70', l.rock[0]],
        [
          [-20, 540],
          [220, 560],
          [400, 590],
          [470, 700],
          [490, 820],
        ],
        [
          ['branch', 130, 2, '#ffd66b'],
          ['branch', 330, 1.8, '#f0679a'],
        ],
      ),
      snorkeller(l, { x: 560, y: 170, size: 1.7 }),
      school(l, [860, 560], {
        count: 70,
        spread: 260,
        size: 1.1,
        colours: ['#e6f4f8', '#a9cfe0', '#7fb0cc'],
      }),
      bubbles(l, [500, 110], 5),
      fish(l, { x: 640, y: 400, size: 0.8 }, '#ffd66b', '#16304f'),
    ],
  ),
};
