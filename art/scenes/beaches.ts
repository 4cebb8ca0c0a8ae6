import { glassBoat } from '../kit/boats';
import { lighthouse } from '../kit/buildings';
import { driftwood } from '../kit/exhibits';
import { n, type Point } from '../kit/geometry';
import { ridge, ridges, trunks, wood } from '../kit/land';
import { ember, far, type Light, lit, morning, night, noon, twilight } from '../kit/light';
import { inLinen, inSundress } from '../kit/looks';
import { palm } from '../kit/palm';
import { onTour } from '../kit/people-afloat';
import { armRoundWaist, familyWalk } from '../kit/people-together';
import { blades, foliage, tree } from '../kit/plants';
import { card, type Scenes } from '../kit/scene';
import { glints, sea } from '../kit/sea';
import { crawlingTurtle } from '../kit/seafolk';
import { bay, beach, footprints, surf } from '../kit/shore';
import { cloud, moon, parakeets, sky, stars, streaks, sun } from '../kit/sky';
import { rock } from '../kit/stone';
import { circle, ellipse, group, line, type Place, path, spread } from '../kit/svg';
import { shadowAbove, snorkellerAbove } from '../kit/swimmer-above';
import { umbrella } from '../kit/travel';

/** Her track: two rows of sweeps that the flippers cut, from the surf to where she is now. */
const tracks = line(
  Array.from({ length: 12 }, (_, i) => {
    const t = i / 11;
    const [x, y, w] = [190 + 260 * t + 40 * Math.sin(t * 3), 492 + 150 * t, 7 + 20 * t];
    return `M${x - w} ${y}q${-w * 2} ${w * 0.2} ${-w * 2.4} ${w}M${x + w} ${y - w * 0.4}q${w * 1.6} ${-w * 0.2} ${w * 2.4} ${w * 0.5}M${x - w * 0.2} ${y}l${w * 0.9} ${w * 0.5}`;
  }).join(''),
  '#2a2a58',
  5,
);

/** Where the forest trees of Radha-Nagar stand. */
const giants = [
  [868, 452],
  [930, 478],
  [1000, 508],
  [1080, 545],
  [1165, 590],
] as const;

/** Shadows on the sand, away from the sun at [470, 380]; each ends in a point. */
const shadows = (feet: readonly Point[], half: number, long: number, opacity: number) =>
  path(
    feet
      .map(([x, y]) => {
        const [dx, dy] = [(x - 470) * long, (y - 380) * long];
        const far = Math.hypot(dx, dy) / half;
        const [px, py] = [-dy / far, dx / far];
        return `M${n(x + px)} ${n(y + py)}Q${n(x + dx * 0.5 + px * 0.8)} ${n(y + dy * 0.5 + py * 0.8)} ${n(x + dx)} ${n(y + dy)}Q${n(x + dx * 0.5 - px * 0.8)} ${n(y + dy * 0.5 - py * 0.8)} ${n(x - px)} ${n(y - py)}z`;
      })
      .join(''),
    '#4a1a36',
    { opacity },
  );

/** Somebody who floats face down, seen from the height of the beach: shorter than from above. */
const afloat = (l: Light, { x, y, size = 1, turn = 0 }: Place, shirt: string) => {
  // where the snorkel leaves the mask; it stands up out of the water
  const a = (turn * Math.PI) / 180;
  const [sx, sy] = [
    x + (-88 * Math.cos(a) + 26 * Math.sin(a)) * size,
    y + (-88 * Math.sin(a) - 26 * Math.cos(a)) * size * 0.62,
  ];
  return [
    group(
      [
        group(shadowAbove(l, { x: 10, y: 70 * size, size, turn }), { opacity: 0.22 }),
        snorkellerAbove(l, { x: 0, y: 0, size, turn }, shirt),
      ],
      { transform: `translate(${x} ${y})scale(1 .62)` },
    ),
    line(
      `M${n(x - 170 * size)} ${n(y + 52 * size)}q${n(50 * size)} ${n(16 * size)} ${n(110 * size)} ${n(6 * size)}M${n(x + 40 * size)} ${n(y + 66 * size)}q${n(60 * size)} ${n(10 * size)} ${n(120 * size)} ${n(-4 * size)}M${n(x - 190 * size)} ${n(y - 46 * size)}q${n(40 * size)} ${n(-12 * size)} ${n(90 * size)} ${n(-8 * size)}`,
      l.glint,
      3,
    ),
    line(`M${n(sx)} ${n(sy)}l${n(-5 * size)} ${n(-58 * size)}`, lit(l, '#ffc857'), 8 * size),
    line(
      `M${n(sx - 4 * size)} ${n(sy - 46 * size)}l${n(-size)} ${n(-12 * size)}`,
      lit(l, '#ff6b57'),
      8 * size,
    ),
  ];
};

/** The pictures of the beaches, by slug. */
export const beaches: Scenes = {
  // a couple watches an orange sun touch the sea, tall forest trees throw long shadows on a curve of sand
  'radha-nagar': card(ember, (l) => [
    sky(l, { horizon: 380 }),
    sun(l, [470, 350], 78, 5),
    streaks(l, [520, 140], 700, 4),
    sea(l, 380),
    glints(l, [470, 380], { height: 600, spread: 120, count: 110 }),
    surf(l, 440, { width: 640, rows: 2 }),
    bay(l, [
      [800, 386],
      [680, 450],
      [510, 540],
      [270, 630],
      [-20, 680],
    ]),
    path('M770 432H1240V452Q1060 444 940 441T770 432z', '#5a2038', { opacity: 0.5 }),
    shadows(giants, 9, 0.8, 0.65),
    shadows([[633, 612]], 17, 0.8, 0.42),
    footprints({ ...l, sandShade: '#8f4a4a' }, [500, 800], [612, 630]),
    wood(l, { x0: 720, x1: 1900, y: 430, height: 380 }, 0.15),
    giants.map(([x, y]) => [
      trunks(l.ink, { x0: x, x1: x + 8, y, height: y - 210 }, 1),
      blades(l.ink, [x + 10, y + 4], 40 + (y - 440) * 0.3, 7),
    ]),
    foliage({ ...l, leaf: [l.ink, l.leaf[0], l.leaf[1]] }, [
      [846, 262, 0.9],
      [920, 214, 1.2],
      [1010, 160, 1.6],
      [1110, 110, 2],
      [1190, 190, 1.8],
      [1080, 220, 1.2],
      [970, 262, 0.9],
    ]),
    armRoundWaist(
      { ...l, tint: [l.tint[0], 0.2] },
      { x: 630, y: 612, size: 0.54, rim: '#ffe0a0' },
      [inLinen, { ...inSundress, top: '#1f9aa8' }],
    ),
  ]),
  // bleached trunks on a narrow morning beach, snorkellers just off the sand
  elephanta: card(morning, (l) => [
    sky(l, { horizon: 330 }),
    cloud(l, [820, 170], 340),
    ridges(l, 330, [[-80, 560, 90, 0.6]]),
    sea(l, 330),
    beach(
      { ...l, sand: '#f0cf9f', sandShade: '#c89a68' },
      [
        [-20, 720],
        [300, 660],
        [620, 600],
        [900, 520],
        [1220, 470],
      ],
      { shallow: 120 },
    ),
    wood(l, { x0: 990, x1: 1600, y: 500, height: 250 }, 0.1),
    afloat(l, { x: 690, y: 392, size: 0.5, turn: 14 }, '#ffc857'),
    afloat(l, { x: 530, y: 496, size: 0.78, turn: -10 }, '#ff6b57'),
    driftwood({ ...l, tint: ['#ffffff', 0.35] }, { x: 612, y: 706, size: 0.78 }),
    driftwood({ ...l, tint: ['#ffffff', 0.35] }, { x: 200, y: 772, size: 0.8, flip: true }),
    blades('#1d4a40', [1130, 850], 210),
    tree(l, { x: 1080, y: 640, height: 460 }),
  ]),
  // silver driftwood on a dark shore in violet dusk, parakeets fly home to the wooded hill
  chidiyatapu: card(twilight, (l) => [
    sky(l, { horizon: 400 }),
    circle([330, 400], 440, spread(['#ffc09a', 0, 0.85], ['#ffb09a', 0.4, 0.3], ['#ffb09a', 1, 0])),
    streaks(l, [420, 110], 620, 4),
    ridges(l, 402, [
      [-80, 420, 90, 0.6],
      [220, 760, 56, 0.68],
    ]),
    sea(l, 400),
    wood(l, { x0: 560, x1: 1800, y: 440, height: 340 }, 0.16),
    parakeets({ ...l, tint: ['#2f5f86', 0.12] }, [566, 176], 6),
    bay({ ...l, sand: '#77709c', sandShade: '#433f70', shallow: '#8fa0d0' }, [
      [900, 452],
      [820, 486],
      [640, 530],
      [420, 560],
      [180, 572],
      [-20, 566],
    ]),
    wood(l, { x0: 800, x1: 1800, y: 482, height: 200 }, 0.02),
    path('M60 660Q170 634 320 646T450 674Q320 700 200 694T60 660z', '#b9a0c4', { opacity: 0.75 }),
    path('M150 664Q240 650 350 662Q260 674 150 664z', '#ffd0b8', { opacity: 0.8 }),
    driftwood({ ...l, tint: ['#9aa0d0', 0.3] }, { x: 602, y: 690, size: 1 }),
    rock(l, [1090, 556], 120, 44),
    rock(l, [1010, 548], 60, 22),
    blades(l.ink, [1150, 850], 230),
    blades(l.ink, [40, 850], 150),
  ]),
  // a family walks along a half-moon of sand under palms at noon, a wooded islet offshore
  'corbyn-cove': card({ ...noon, sky: ['#9ad4e6', '#cfeaee', '#f4faf4'] }, (l) => [
    sky(l, { horizon: 340 }),
    sun(l, [480, 170], 50, 6),
    sea(l, 340),
    ellipse([500, 352], 180, 10, l.shallow, { opacity: 0.8 }),
    wood(l, { x0: 370, x1: 630, y: 348, height: 84 }, 0.2),
    bay(l, [
      [880, 360],
      [800, 420],
      [690, 500],
      [500, 580],
      [240, 640],
      [-20, 640],
    ]),
    wood(l, { x0: 830, x1: 1640, y: 420, height: 210 }, 0.2),
    path('M824 420H1240V486Q1190 458 1120 466T1010 448T900 440T824 420z', l.leaf[1]),
    path(
      'M796 428Q850 436 900 448Q840 448 804 434zM850 516Q940 530 1040 560Q930 556 868 526z',
      '#b98d5c',
      {
        opacity: 0.5,
      },
    ),
    palm(l, { x: 800, y: 432, height: 150, lean: -50 }),
    palm(l, { x: 860, y: 522, height: 300, lean: -60 }),
    blades(l.leaf[0], [802, 438], 26, 7),
    blades(l.leaf[0], [862, 530], 46, 8),
    palm(l, { x: 1180, y: 850, height: 680, lean: -56 }),
    umbrella(l, { x: 496, y: 730, size: 1.1 }),
    familyWalk(l, { x: 660, y: 650, size: 0.6 }),
  ]),
  // a red-and-white lighthouse on a green hill above moored glass-bottom boats in early light
  'north-bay-beach': card(
    { ...morning, sky: ['#7fb3d0', '#c9d8d4', '#ffe6c4', '#ffd9ae'] },
    (l) => [
      sky(l, { horizon: 420 }),
      sun(l, [290, 300], 54, 6),
      cloud(l, [820, 150], 300),
      ridges(l, 420, [[-80, 420, 60, 0.65]]),
      lighthouse(l, { x: 620, y: 294, size: 0.78 }),
      wood(l, { x0: 210, x1: 1390, y: 430, height: 190 }, 0.08),
      sea(l, 420),
      glints(l, [290, 420], { spread: 110, count: 70 }),
      path('M330 432Q800 424 1220 420V470Q800 452 330 432z', l.sand),
      glassBoat(l, { x: 696, y: 506, size: 0.8, flip: true }, onTour),
      glassBoat(l, { x: 500, y: 570, size: 1.05 }, onTour),
      glassBoat(l, { x: 606, y: 690, size: 1.45 }, onTour),
      blades(l.ink, [80, 840], 280),
    ],
  ),
  // a sea turtle crawls up dark sand under stars, a high forested peak behind
  'kalipur-beach': card({ ...night, haze: '#3a4380' }, (l) => [
    sky(l, { horizon: 340 }),
    stars(l, { count: 130, height: 320 }),
    moon(l, [220, 120], 46),
    ridge(l, { x0: -160, x1: 560, y: 344, height: 70 }, 0.55),
    path(
      'M360 344Q470 316 560 250Q640 176 700 148Q726 136 752 152Q800 190 846 184Q886 150 930 128Q956 118 984 140Q1060 210 1220 260V344z',
      far(l, l.leaf[0], 0.34),
    ),
    path(
      'M700 148Q726 136 752 152Q734 190 748 240Q700 300 640 344H500Q620 250 700 148zM930 128Q956 118 984 140Q960 190 976 240Q940 310 900 344H790Q870 240 930 128z',
      far(l, l.leaf[1], 0.5),
    ),
    wood(l, { x0: 420, x1: 1700, y: 348, height: 74 }, 0.12),
    sea(l, 340, { waves: 24 }),
    glints(l, [220, 340], { height: 470, spread: 90, count: 60 }),
    beach(
      { ...l, sand: '#54548a', sandShade: '#2d2d5c', shallow: '#4f8fd0', glint: '#dfe6ff' },
      [
        [-20, 450],
        [260, 474],
        [560, 446],
        [860, 474],
        [1220, 438],
      ],
      { shallow: 34, marks: 40 },
    ),
    tracks,
    crawlingTurtle({ ...l, tint: ['#2a3480', 0.3] }, { x: 574, y: 620, size: 1.26, turn: -6 }),
    foliage({ ...l, leaf: ['#0a0f2c', '#131c44', '#2c3d78'] }, [
      [40, 800, 1.7],
      [180, 826, 1.2],
      [1130, 820, 1.5],
      [1210, 770, 1.3],
    ]),
    blades(l.ink, [90, 850], 190),
  ]),
};
