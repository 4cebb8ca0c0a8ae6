import { darker, lighter } from '../../kit/colour';
import { n, open, type Point } from '../../kit/geometry';
import { type Light, lit, underwater } from '../../kit/light';
import { diver } from '../../kit/people-swimming';
import { bank, bubbles, coral, floor, reef, shafts, surface, water } from '../../kit/reef';
import { card, kept, pool, type Scenes } from '../../kit/scene';
import { fish, school } from '../../kit/seafolk';
import {
  across,
  at,
  circle,
  type Drawing,
  down,
  ellipse,
  group,
  inside,
  line,
  type Place,
  path,
  rect,
} from '../../kit/svg';

const dome =
  'M-168 96Q-190 20 -162 -44Q-128 -112 -54 -132Q6 -146 70 -126Q142 -98 164 -34Q184 30 166 96Q80 128 0 126Q-90 126 -168 96z';

/** A boulder coral about 340 wide, its valleys winding over the dome; its foot goes into the rock. */
function boulderCoral(l: Light, place: Place): Drawing {
  const tone = lit(l, '#e9965a');
  // Valleys follow the dome: arcs, one inside the other, each of which winds.
  const valleys = [0.16, 0.34, 0.52, 0.7, 0.87].map((far, row) => {
    const count = 9 + row * 6;
    return open(
      Array.from({ length: count }, (_, i): Point => {
        const a = Math.PI * (1.1 - (1.2 * i) / (count - 1));
        const wind = far + (i % 2 ? 0.055 : -0.055);
        return [Math.cos(a) * 172 * wind, 40 - Math.sin(a) * 174 * wind];
      }),
    );
  });
  return at(place, [
    path(dome, tone),
    inside(dome, [
      path('M60 -150Q120 -60 70 130H220V-150z', darker(tone, 0.28), { opacity: 0.6 }),
      path('M-200 70Q0 130 200 60V140H-200z', darker(tone, 0.5), { opacity: 0.55 }),
      line(valleys.join(''), darker(tone, 0.38), 9),
      line(valleys.join(''), lighter(tone, 0.4), 3, { transform: 'translate(-5 -6)' }),
      path(
        'M-150 -30Q-116 -104 -46 -122Q20 -134 62 -114Q-20 -116 -70 -80Q-120 -46 -140 20z',
        '#fff0d0',
        {
          opacity: 0.4,
        },
      ),
    ]),
  ]);
}

/** Tube sponges about 200 tall: each opens at the top and narrows into the rock. */
function tubes(l: Light, place: Place, colour: string): Drawing {
  const tone = lit(l, colour);
  return at(
    place,
    [
      [-58, 118, -12],
      [54, 134, 14],
      [-20, 190, -4],
      [22, 156, 8],
      [-84, 72, -20],
    ].map(([x = 0, h = 0, lean = 0]) => {
      const [tx, w] = [x + lean, 23];
      return [
        path(
          `M${n(x * 0.55 - 13)} 30Q${x - 20} ${n(-h * 0.4)} ${tx - w} ${-h}H${tx + w}Q${x + 24} ${n(-h * 0.4)} ${n(x * 0.55 + 15)} 30z`,
          tone,
        ),
        path(
          `M${tx + 6} ${-h}H${tx + w}Q${x + 24} ${n(-h * 0.4)} ${n(x * 0.55 + 15)} 30H${n(x * 0.55 + 4)}Q${x + 12} ${n(-h * 0.4)} ${tx + 6} ${-h}z`,
          darker(tone, 0.3),
        ),
        ellipse([tx, -h], w, 9, lighter(tone, 0.3)),
        ellipse([tx, -h + 1], w - 7, 5.5, darker(tone, 0.6)),
      ];
    }),
  );
}

/** The shoal above the reef. */
const shoal = (l: Light): Drawing =>
  school(l, [330, 196], {
    count: 26,
    spread: 130,
    size: 1.15,
    colours: ['#ffd66b', '#ff9a5c'],
    flip: true,
  });

/** The diver, who may be shifted for an edge of light. */
const swimming = (l: Light, up = 0): Drawing =>
  diver(l, { x: 806, y: 384 + up, size: 2.6, turn: -9 }, { suit: '#1d2c5c' });

/** Diving. */
export const dive: Scenes = {
  // a diver with coral-red fins glides towards a boulder coral, a string of bubbles behind; above, a boat's dark
  // keel in the bright surface
  scubadiving: card(
    {
      ...underwater,
      sky: ['#a2e6e4', '#4cbcd0', '#178cb6', '#0d5f98', '#0a3a6a'],
      haze: '#1a7fae',
      rock: ['#0a2f56', '#12507c', '#3b8fa6'],
      sand: '#e6f4de',
      sandShade: '#4f9cae',
      tint: ['#0f86a6', 0.1],
    },
    (l) => [
      water(l),
      shafts(l, 900, { count: 8, height: 760 }),
      surface({ ...l, glow: '#b8f0e8' }, 92),
      // the boat: what is below the surface, its anchor line
      line('M1010 96Q1060 380 1148 700', '#dff2ea', 4, { opacity: 0.7 }),
      path('M690 66Q860 82 1064 64Q1052 124 960 142H776Q706 130 690 66z', '#0b2f52'),
      path('M776 142H960L934 160H804z', '#06203c'),
      path('M690 66Q860 82 1064 64L1060 80Q860 98 694 82z', '#2c6b8c'),
      line(
        'M640 66q26 -9 52 0M1062 64q30 -9 60 0M720 46q60 -8 120 2M900 40q50 -6 96 2',
        '#f4fff4',
        6,
        {
          opacity: 0.8,
        },
      ),
      // far reef and floor
      bank(
        '#1c7fa6',
        [
          [560, 700],
          [700, 640],
          [820, 660],
          [960, 610],
          [1090, 560],
          [1220, 570],
        ],
        820,
      ),
      floor(l, 716),
      // the reef's wall at the left
      path(
        'M-20 300Q60 262 120 330Q170 410 250 440Q380 436 440 520Q470 590 556 620Q640 660 660 720Q670 780 720 820H-20z',
        down('#155b86', '#0a2f56'),
      ),
      coral(l, 'fan', { x: 96, y: 348, size: 2.1 }, '#9a6fc4'),
      boulderCoral(l, { x: 270, y: 408, turn: 4 }),
      tubes(l, { x: 522, y: 640 }, '#e85a86'),
      // the lip of the rock before their feet
      path(
        'M-20 424Q30 400 84 420Q104 452 132 462Q156 458 176 482Q204 500 232 490Q262 482 288 500Q318 512 344 494Q372 470 404 484Q446 512 448 590Q470 630 506 634Q540 618 566 640Q630 664 640 740Q650 790 690 820H-20z',
        down('#0f4670', '#08284a'),
      ),
      line(
        'M60 520h0M130 560h0M210 580h0M300 570h0M370 600h0M90 640h0M420 650h0M180 690h0M330 700h0M260 640h0M40 720h0M500 700h0M560 720h0',
        l.rock[2],
        7,
        { opacity: 0.7 },
      ),
      coral(l, 'branch', { x: 420, y: 506, size: 1.15 }, '#ffd66b'),
      coral(l, 'grass', { x: 60, y: 458, size: 1.1 }, '#4fc4a0'),
      coral(l, 'fan', { x: 330, y: 690, size: 1.3, flip: true }, '#e0567a'),
      reef(l, [30, 752], [600, 776], 1.3, 7),
      reef(l, [900, 770], [1180, 750], 1.05, 5),
      shoal(l),
      school(l, [1040, 560], { count: 14, spread: 90, colours: ['#9fe6df', '#5fc4d8'] }),
      fish(l, { x: 560, y: 420, size: 1.05 }, '#ffb35c', '#fff4e0'),
      // the light from above rims the dark suit
      swimming({ ...l, tint: ['#d2fff2', 0.8] }, -6),
      swimming(l),
      bubbles(l, [668, 320], 9, 1.5),
    ],
    // the last light is blue and weak; the diver's torch keeps the colours of what it meets
    [
      rect([0, 0], 1200, 800, down('#2a3a60', ['#22335c', 0.3], ['#222e5c', 0.6], '#20294f')),
      group(shafts({ ...underwater, glow: '#1f3d70' }, 900, { count: 8, height: 760 }), {
        opacity: 0.8,
      }),
      path(
        'M690 66Q860 82 1064 64Q1052 124 960 142L934 160H804L776 142Q706 130 690 66z',
        '#2c3c66',
      ),
      pool([330, 440], 460, 330, ['#8e8480', '#7c7880']),
      pool([290, 750], 480, 160, ['#84808a', '#74748a']),
      pool([1020, 740], 420, 110, ['#605c70', '#4c4c6c']),
      path(
        'M712 452L120 240Q60 480 500 780z',
        across(['#80808a', 0, 0], ['#8c8680', 0.5, 0.5], ['#b8a888', 1, 0.9]),
      ),
      shoal(kept(underwater)),
      swimming(kept(underwater)),
      circle([708, 450], 12, '#fff8e0'),
    ],
  ),
};
