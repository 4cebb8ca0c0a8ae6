import { kayak } from '../kit/boats';
import { arches, museum } from '../kit/buildings';
import { whaleBones } from '../kit/exhibits';
import { deer } from '../kit/fauna';
import { jail } from '../kit/jail';
import { lampGlow, lampPost } from '../kit/lamps';
import { ridge, ridges, wood } from '../kit/land';
import { ember, gold, monsoon, morning, night, noon } from '../kit/light';
import {
  boy,
  inKurta,
  inLinen,
  inSaree,
  inShirt,
  inShorts,
  inStrawHat,
  inSundress,
} from '../kit/looks';
import { palm } from '../kit/palm';
import { company, type Member, mirrored } from '../kit/people';
import { armRoundWaist, childOnShoulders, strollers } from '../kit/people-together';
import { bareTree, blades, foliage, mangroves, tree } from '../kit/plants';
import { looking, standing, walking } from '../kit/poses';
import { led, running, showing } from '../kit/poses-children';
import { leading } from '../kit/poses-together';
import { shafts } from '../kit/reef';
import { church, roots } from '../kit/ruins';
import { card, pool, type Scenes } from '../kit/scene';
import { glints, sea } from '../kit/sea';
import { surf } from '../kit/shore';
import { birds, cloud, moon, rain, sky, stars, streaks, sun } from '../kit/sky';
import { arch, dripstone, stones } from '../kit/stone';
import { at, circle, down, ellipse, group, line, path, rect, spread } from '../kit/svg';

/** Who walks on the wet sand at sunset: x, y, size and the people. */
const beachWalkers: readonly (readonly [number, number, number, readonly Member[]])[] = [
  [340, 560, 0.28, [{ pose: looking, look: inStrawHat }]],
  [640, 548, 0.24, [{ pose: walking, look: inShirt }]],
  [
    915,
    562,
    0.28,
    [
      { pose: leading, look: { ...inSaree, scarf: undefined } },
      { pose: led, look: boy, x: -46, y: 4, flip: true },
      { pose: running, look: boy, x: 92, y: 6 },
    ],
  ],
  [530, 644, 0.5, strollers([inLinen, inSundress])],
  [1010, 684, 0.62, childOnShoulders({ ...inShorts, hat: undefined })],
];

/** The pictures of the sights, by slug. */
export const attractions: Scenes = {
  // an arch tufted with bushes over mirror-like tide pools at low morning water
  'natural-rock-at-neil': card(
    { ...morning, sky: ['#7cb6d8', '#bfdfe2', '#ffeacb', '#ffdcb0'] },
    (l) => [
      sky(l, { horizon: 500 }),
      sun(l, [606, 486], 32, 6),
      streaks(l, [300, 170], 460, 4),
      sea(l, 500, { waves: 20 }),
      ridges(l, 500, [[820, 1320, 70, 0.6]]),
      path('M-20 556Q400 536 760 550T1220 532V820H-20z', '#a79f92'),
      arch(l, [599, 612], 285, 1.9),
      foliage(l, [
        [470, 414, 0.3],
        [492, 390, 0.38],
        [518, 374, 0.32],
        [586, 340, 0.32],
        [614, 328, 0.4],
        [640, 324, 0.3],
        [700, 352, 0.32],
      ]),
      path('M-20 610Q300 590 640 620T1220 590V820H-20z', '#857f78'),
      stones(l, [150, 596], [390, 606], 84, 5),
      stones(l, [820, 612], [1010, 606], 60, 4),
      [
        [560, 690, 330, 44],
        [1040, 660, 190, 28],
        [180, 770, 240, 34],
      ].map(([x = 0, y = 0, rx = 0, ry = 0]) => [
        ellipse([x, y + 5], rx + 14, ry + 10, '#6a6863'),
        ellipse([x, y], rx, ry, down('#8fb9c4', '#ffe3bd')),
        path(`M${x - rx * 0.6} ${y - ry * 0.1}q${rx * 0.5} ${ry * 0.8} ${rx * 1.1} 0z`, l.rock[1], {
          opacity: 0.5,
        }),
      ]),
      stones(l, [700, 740], [1180, 780], 60, 8),
    ],
  ),
  // a narrow boat in a green mangrove tunnel, thin shafts of light, a cave's mouth at its end
  'limestone-caves-at-baratang': card(
    noon,
    (l) => [
      rect([0, 0], 1200, 800, '#bfe6a8'),
      circle([640, 380], 420, spread(['#fbffe0', 0], ['#d9f0b0', 0.4, 0.8], ['#bfe6a8', 1, 0])),
      rect([0, 440], 1200, 360, down('#8fc49a', '#2f7f6b', '#0d3f42')),
      wood(l, { x0: 260, x1: 1040, y: 300, height: 150 }, 0.45),
      path(
        'M400 446Q420 360 470 320Q480 250 560 226Q640 196 720 226Q800 244 820 310Q870 350 890 446z',
        '#d9d3b4',
      ),
      path(
        'M400 446Q420 360 470 320Q480 250 560 226Q530 300 520 340Q470 390 466 446zM720 226Q800 244 820 310Q870 350 890 446H830Q820 380 780 340Q770 280 720 226z',
        '#b3ad92',
      ),
      line(
        'M560 250q40 -14 70 -6M700 256q30 6 50 24M500 330q14 -20 34 -28M800 350q16 14 24 34',
        '#8f8a74',
        5,
      ),
      path('M540 448Q530 370 566 330Q606 290 650 296Q708 290 740 340Q766 384 756 448z', '#233a3c'),
      path('M552 448Q560 400 600 392T690 400T744 448z', '#3f5f55'),
      dripstone(['#b3ad92', '#e6e0c2'], { x0: 566, x1: 738, y: 312, length: 74, count: 7 }),
      lampGlow([648, 400], 70),
      mangroves(l, { x0: 300, x1: 520, y: 462, height: 130 }, 0.35),
      mangroves(l, { x0: 790, x1: 980, y: 462, height: 130 }, 0.35),
      mangroves(l, { x0: 140, x1: 470, y: 500, height: 270 }, 0.2),
      mangroves(l, { x0: 830, x1: 1140, y: 500, height: 270 }, 0.2),
      shafts({ ...l, glow: '#fdffd8' }, 640, { height: 620, count: 7, spread: 600 }),
      foliage({ ...l, leaf: ['#0f4a3a', '#1c6b4a', '#4fa052'] }, [
        [260, 90, 3],
        [480, 10, 2.4],
        [800, 10, 2.5],
        [1000, 90, 3],
      ]),
      glints({ ...l, glint: '#f4ffd0' }, [650, 470], { spread: 120, count: 50 }),
      kayak(l, { x: 640, y: 590, size: 1.7 }, { hull: '#c9603c', two: true }),
      mangroves(
        { ...l, leaf: ['#0b3a32', '#12503c', '#2f8a52'] },
        { x0: -200, x1: 340, y: 700, height: 560 },
      ),
      mangroves(
        { ...l, leaf: ['#0b3a32', '#12503c', '#2f8a52'] },
        { x0: 920, x1: 1460, y: 700, height: 560 },
      ),
    ],
    // at night moonlight falls through the leaves, which the lamp in the cave keeps green
    [
      rect([0, 0], 1200, 800, down('#232262', ['#332a66', 0.5], ['#1d2a56', 0.6], '#1a1d44')),
      [310, 960].map((x) => pool([x, 400], 420, 330, ['#46605a', '#41605a'])),
      group(shafts({ ...noon, glow: '#c4ccff' }, 660, { height: 460, count: 5, spread: 240 }), {
        opacity: 0.5,
      }),
      pool([648, 400], 330, 260),
      pool([640, 560], 330, 170, ['#94806c', '#6f6258']),
      pool([648, 400], 90, 90, ['#ffe6b0', '#c99a5c']),
    ],
  ),
  // fig roots grip the walls of an old church, a spotted deer in afternoon shade
  'north-bay-and-ross-island': card(gold, (l) => [
    rect([0, 0], 1200, 800, down('#f2d28a', '#e0b060')),
    wood(l, { x0: -100, x1: 1300, y: 640, height: 480 }, 0.5),
    sun(l, [716, 144], 38, 7),
    church(l, { x: 600, y: 640, size: 0.98 }),
    roots(l, { x: 600, y: 640, size: 1.7 }),
    path('M-20 640Q400 610 800 636T1220 620V820H-20z', l.leaf[2]),
    path('M-20 700Q500 660 1220 700V820H-20z', l.leaf[1]),
    deer({ ...l, tint: ['#5a4030', 0.16] }, { x: 516, y: 750, size: 1.9 }),
    deer(
      { ...l, tint: ['#5a4030', 0.16] },
      { x: 734, y: 708, size: 1.2, flip: true },
      { antlers: true },
    ),
    tree(l, { x: 20, y: 800, height: 740, near: true }),
    blades(l.ink, [1110, 850], 260),
  ]),
  // beach walkers, small and dark, on wet sand that mirrors a crimson evening sky
  'elephanta-beach-and-radhanagar': card(
    {
      ...ember,
      sky: ['#3d1340', '#8f1f4a', '#dc3f4a', '#ff7a4f', '#ffb870'],
      cloud: '#ff9a6a',
      cloudShade: '#7a1f4a',
    },
    (l) => [
      sky(l, { horizon: 370 }),
      sun(l, [640, 350], 78, 5),
      streaks(l, [520, 90], 900, 5),
      wood(l, { x0: -560, x1: 420, y: 378, height: 240 }, 0.2),
      wood(l, { x0: -420, x1: 240, y: 392, height: 150 }, 0.02),
      sea({ ...l, sea: ['#ffab6a', '#d9504f', '#a83050'] }, 370, { height: 500, waves: 20 }),
      surf(l, 410, { rows: 2 }),
      path(
        'M-20 486Q200 466 420 484T860 474T1220 488V820H-20z',
        down('#ffc07a', '#f26a4c', '#a82a4c', '#4f1745'),
      ),
      line('M-20 484Q200 464 420 482T860 472T1220 486', '#fff0c8', 8),
      line('M-20 512Q240 492 470 510T900 500T1220 516', '#fff0c8', 3, {
        opacity: 0.8,
        'stroke-dasharray': '150 40 60 30',
      }),
      glints(l, [640, 480], { spread: 130, count: 70 }),
      beachWalkers.map(([x, y, size, members], i) =>
        mirrored(l, { x, y, size, flip: i % 2 === 1, ink: '#2a0f30' }, members),
      ),
      path('M-20 760Q300 716 620 748T1220 730V820H-20z', '#3a1238', { opacity: 0.75 }),
      line('M80 730h60M190 752h90M720 720h80M860 770h120M420 776h60', '#ff9a6a', 4, {
        opacity: 0.6,
      }),
    ],
  ),
  // three-storeyed wings lead to a watchtower under a night sky
  'cellular-jail': card({ ...night, tint: ['#2a2a6a', 0.42] }, (l) => [
    sky(l, { horizon: 670 }),
    stars(l, { count: 110 }),
    moon(l, [376, 226], 48),
    wood(l, { x0: -200, x1: 1400, y: 650, height: 130 }, 0.2),
    jail(l, { x: 590, y: 640, size: 1.55 }),
    path('M-20 660Q560 650 1220 660V820H-20z', '#34386b'),
    path('M600 656Q650 712 830 820H330Q530 712 580 656z', '#6b6f9f'),
    lampGlow([590, 610], 180),
    [
      [360, 704],
      [820, 704],
      [230, 760],
      [960, 760],
    ].map(([x = 0, y = 0]) => lampPost(l, { x, y, size: 0.9 })),
    palm(l, { x: 1120, y: 830, height: 560, lean: -50, near: true }),
  ]),
  // layered blue islands below an amber sky, a bare tree in front
  'chidiya-tapu-sunset-point': card(
    {
      ...gold,
      sky: ['#b9662f', '#ee9a45', '#ffc667', '#ffe29a'],
      haze: '#d9bd94',
      leaf: ['#123a5c', '#1f527a', '#4a7f9a'],
      sea: ['#f0c27a', '#7f9aa8', '#24527a'],
      ink: '#0d2540',
    },
    (l) => [
      sky(l, { horizon: 450 }),
      sun(l, [560, 350], 84, 5),
      streaks(l, [520, 120], 760, 4),
      ridges(l, 452, [
        [560, 1300, 150, 0.72, 0.4],
        [-100, 480, 70, 0.66],
        [300, 900, 90, 0.52],
        [700, 1400, 120, 0.36, 0.6],
      ]),
      sea(l, 450),
      glints(l, [560, 450], { spread: 150 }),
      ridge(l, { x0: -260, x1: 330, y: 520, height: 110 }, 0.3, 0.4),
      ridge(l, { x0: 640, x1: 1500, y: 560, height: 150 }, 0.18, 0.6),
      path('M-20 640Q160 596 330 626T640 690T1220 590V820H-20z', '#16365a'),
      path('M-20 720Q300 640 640 690T1220 650V820H-20z', l.ink),
      path('M760 720Q810 640 806 560L836 560Q840 640 920 716z', l.ink),
      bareTree(l.ink, { x: 820, y: 610, size: 1.75 }),
      line(
        'M120 708V640M250 686V622M380 676V612M510 680V616M100 652Q300 616 530 630M100 676Q300 640 530 654',
        l.ink,
        9,
      ),
      armRoundWaist(
        { ...l, tint: ['#0d2540', 0.85] },
        { x: 560, y: 690, size: 0.62, light: 'right', rim: '#ffd890' },
        [inShirt, inSaree],
      ),
      blades(l.ink, [1120, 720], 130),
      blades(l.ink, [620, 720], 90),
      birds(l, [620, 220], 7),
    ],
  ),
  // a long pale museum with a colonnade among palms, its lamp lit against the monsoon rain
  'zonal-anthropological-museum': card(
    monsoon,
    (l) => [
      sky(l, { horizon: 500 }),
      cloud(l, [250, 150], 420),
      cloud(l, [880, 110], 480),
      wood(l, { x0: -200, x1: 1400, y: 520, height: 230 }, 0.5),
      palm(l, { x: 190, y: 540, height: 380, lean: 30 }),
      museum(l, { x: 610, y: 540, size: 1.75 }),
      lampGlow([610, 470], 90),
      path('M-20 540H1220V820H-20z', '#5f8a68'),
      path('M-20 600Q400 570 760 600T1220 590V820H-20z', '#4a7558'),
      path('M520 548H700L980 820H240z', '#a9a191'),
      ellipse([600, 680], 120, 16, '#cdd5d0', { opacity: 0.7 }),
      ellipse([480, 770], 90, 13, '#cdd5d0', { opacity: 0.6 }),
      palm(l, { x: 1080, y: 790, height: 600, lean: -50 }),
      blades('#1d4a3c', [60, 830], 240),
      rain(l, { height: 800, count: 90 }),
    ],
    // at dusk the colonnade is lit from within, and the wet path mirrors it
    [
      rect(
        [0, 0],
        1200,
        800,
        down('#20224e', ['#4a3462', 0.5], ['#5a3c62', 0.67], ['#232c50', 0.68], '#1f2446'),
      ),
      pool([610, 470], 640, 300),
      pool([610, 560], 520, 120),
      at({ x: 610, y: 540, size: 1.75 }, path(arches.join(''), down('#e8b878', '#ffd696'))),
      rect([190, 533], 840, 7, '#7d6456'),
      ellipse([600, 680], 120, 16, '#262545'),
      ellipse([480, 770], 90, 13, '#262545'),
      line('M548 674h60M566 682h84M590 690h40M460 768h44', '#c9975c', 4),
    ],
  ),
  // a whale's white skeleton in a garden in clear early light, a low museum hall behind
  'samudrika-naval-marine-museum': card(morning, (l) => [
    sky(l, { horizon: 480 }),
    cloud(l, [240, 160], 300),
    wood(l, { x0: -200, x1: 1400, y: 500, height: 200 }, 0.4),
    museum(l, { x: 640, y: 500, size: 1.5 }, { naval: true }),
    path('M-20 500H1220V820H-20z', '#6fae69'),
    path('M-20 560Q400 530 760 560T1220 550V820H-20z', '#4d9a5c'),
    path('M-20 720Q400 680 800 720T1220 700V820H-20z', '#e8d3a8'),
    whaleBones(l, { x: 510, y: 690, size: 1.15 }),
    palm(l, { x: 1130, y: 780, height: 560, lean: -40 }),
    blades('#12503f', [70, 830], 220),
    company(l, { x: 800, y: 762, size: 0.54, flip: true }, [
      { pose: standing, look: inKurta, x: -40 },
      { pose: showing, look: boy, x: 40, y: 6 },
    ]),
  ]),
};
