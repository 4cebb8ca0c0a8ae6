import { longBoat } from '../../kit/boats';
import { lampGlow } from '../../kit/lamps';
import { trunks, wood } from '../../kit/land';
import { dawn, far, night, noon } from '../../kit/light';
import { boy, girl, inSaree, inShirt, inStrawHat } from '../../kit/looks';
import { company, person } from '../../kit/people';
import { blades, foliage, mangroves } from '../../kit/plants';
import { looking, pointing, standing } from '../../kit/poses';
import { showing } from '../../kit/poses-children';
import { card, type Scenes } from '../../kit/scene';
import { glints, sea } from '../../kit/sea';
import { sky, sun } from '../../kit/sky';
import { column, dripstone, flowstone } from '../../kit/stone';
import { circle, down, ellipse, line, path, rect, spread } from '../../kit/svg';
import { mist, mudPlates, mudVolcano } from '../../kit/wild';

/** What to do on Baratang. */
export const baratang: Scenes = {
  // mist on a creek at first light, six people in life jackets in an open boat between mangroves
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
    rect([0, 0], 1200, 800, '#191420'),
    circle(
      [500, 500],
      700,
      spread(['#ffe6a6', 0], ['#dba25a', 0.28], ['#7d5238', 0.6], ['#191420', 1]),
    ),
    flowstone(['#a86f42', '#c98f58', '#8a5a38'], {
      x0: 240,
      x1: 900,
      top: -40,
      foot: 330,
      drop: 120,
    }),
    flowstone(['#dfa766', '#f4cd8c', '#b97f48'], {
      x0: 700,
      x1: 1010,
      top: -40,
      foot: 560,
      drop: 90,
    }),
    flowstone(['#8a5a3c', '#a8764c', '#6b4430'], {
      x0: 60,
      x1: 330,
      top: -40,
      foot: 480,
      drop: 130,
    }),
    dripstone(['#5f4034', '#8f6240'], { x0: 240, x1: 900, y: 622, length: 90, count: 9, up: true }),
    path('M-20 620Q260 570 560 590T1220 600V820H-20z', '#4a3430'),
    column(['#c08850', '#eec584', '#84563a'], [640, 612], { width: 120, height: 640 }),
    column(['#8f5f3e', '#c08850', '#5f3d30'], [930, 640], { width: 170, height: 700 }),
    path(
      'M180 672Q420 636 720 642T1120 678Q860 704 560 702T180 672z',
      down('#f0be72', '#6b5a62', '#33304a'),
    ),
    path('M470 650h70L556 696H454zM610 650h66l12 46h-82z', '#fff0c0', { opacity: 0.32 }),
    line('M360 670h130M560 680h180M430 692h110M720 664h120', '#fff0c0', 4, { opacity: 0.75 }),
    lampGlow([470, 560], 260),
    person(
      { ...night, tint: ['#20141c', 0.72] },
      { x: 430, y: 642, size: 0.64, light: 'right', rim: '#f0b868' },
      pointing,
      inStrawHat,
    ),
    path('M458 560v-30h26v30zM462 530q9 -18 18 0', '#5a3a24'),
    rect([462, 536], 18, 20, '#fff3cf'),
    dripstone(['#120e18', '#231a26'], { x0: -60, x1: 1260, y: 20, length: 230, count: 17 }),
    path(
      'M-20 -20H130Q190 200 96 400T120 700L40 820H-20zM1220 -20H1060Q1120 220 1060 440T1110 820H1220z',
      '#0e0b14',
    ),
    dripstone(['#0e0b14', '#0e0b14'], {
      x0: 60,
      x1: 1180,
      y: 826,
      length: 110,
      count: 12,
      up: true,
    }),
  ]),
  // a low cone of cracked grey mud bubbles in a forest clearing under a white midday sky
  'baratang-mud-volcano': card({ ...noon, sky: ['#cfe3e2', '#eef4ea', '#fffdf0'] }, (l) => [
    sky(l, { horizon: 470 }),
    sun({ ...l, glow: '#fffbe6' }, [930, 120], 46, 7),
    wood(l, { x0: -260, x1: 720, y: 500, height: 300 }, 0.55),
    wood(l, { x0: 540, x1: 1500, y: 500, height: 330 }, 0.48),
    trunks(far(l, '#cbb894', 0.3), { x0: 20, x1: 1190, y: 506, height: 150 }, 17),
    wood(l, { x0: -300, x1: 420, y: 510, height: 250 }, 0.16),
    wood(l, { x0: 820, x1: 1500, y: 510, height: 270 }, 0.12),
    foliage(l, [
      [40, 486, 0.8],
      [150, 494, 0.6],
      [270, 492, 0.7],
      [1020, 490, 0.8],
      [1130, 494, 0.7],
    ]),
    path('M-20 502Q300 490 620 498T1220 494V820H-20z', '#8d8680'),
    mudPlates(['#6f6867', '#a39b96', '#aea69f', '#98908d', '#b8b0a6'], { top: 508 }),
    path('M200 640Q460 560 760 566T1170 632Q1000 690 700 694T200 640z', '#7d7678'),
    mudVolcano(l, { x: 700, y: 640, size: 1.3 }),
    line(
      'M40 600V660M150 582V636M262 570V616M40 616Q150 590 262 582M40 640Q150 612 262 600',
      '#6b4c34',
      9,
    ),
    ellipse([190, 692], 90, 8, '#4f4a4c', { opacity: 0.35 }),
    company(l, { x: 190, y: 702, size: 0.52, light: 'right' }, [
      { pose: standing, look: { ...inSaree, scarf: undefined }, x: -92, size: 0.93 },
      { pose: looking, look: inShirt, x: -8, y: -3 },
      { pose: showing, look: boy, x: 58, y: 6 },
      { pose: showing, look: girl, x: -148, y: 8, size: 0.85 },
    ]),
    blades('#0d4436', [1150, 850], 250),
    blades('#125240', [1050, 850], 170),
  ]),
};
