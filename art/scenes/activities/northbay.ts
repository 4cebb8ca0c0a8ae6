import { dinghy } from '../../kit/boats';
import { lighthouse } from '../../kit/buildings';
import { stairs } from '../../kit/jetty';
import { ridges, wood } from '../../kit/land';
import { lit, morning, underwater } from '../../kit/light';
import { inKurta, inShorts } from '../../kit/looks';
import { person } from '../../kit/people';
import { snorkeller } from '../../kit/people-swimming';
import { foliage } from '../../kit/plants';
import { climbing, strolling } from '../../kit/poses';
import { towed, towing } from '../../kit/poses-undersea';
import { bommie, bubbles, coral, floor, reef, shafts, surface, water } from '../../kit/reef';
import { card, type Scenes } from '../../kit/scene';
import { sea } from '../../kit/sea';
import { inSwimTee, inTee, seaWalker } from '../../kit/sea-walker';
import { fish, school } from '../../kit/seafolk';
import { sky, sun } from '../../kit/sky';
import { ellipse, line, path } from '../../kit/svg';
import { mist } from '../../kit/wild';

/** What to do on North Bay. */
export const northbay: Scenes = {
  // striped sergeant majors round a snorkeller's fins over round corals in sunlit green water
  'northbay-coral-snorkelling': card(
    {
      ...underwater,
      sky: ['#e6ffe0', '#9fe8c0', '#4fc4a0', '#1f9080', '#0f6068'],
      tint: ['#0f86a6', 0.06],
      haze: '#3fa890',
      glow: '#f4ffd8',
    },
    (l) => [
      water(l),
      shafts(l, 520, { count: 7 }),
      surface(l, 120),
      snorkeller(l, { x: 520, y: 230, size: 3 }),
      [
        [760, 300, 1, 0],
        [880, 220, 0.8, 1],
        [860, 380, 1.1, 0],
        [700, 420, 0.9, 1],
        [960, 320, 0.9, 1],
        [600, 380, 0.7, 0],
        [1040, 430, 0.8, 0],
      ].map(([x = 0, y = 0, size = 1, flip = 0]) =>
        fish(l, { x, y, size, flip: flip === 1 }, '#ffe66b', '#1d2f4b'),
      ),
      floor(l, 690),
      coral(l, 'brain', { x: 240, y: 710, size: 2.6 }, '#ff9a5c'),
      coral(l, 'brain', { x: 520, y: 760, size: 2.2 }, '#f0679a'),
      coral(l, 'brain', { x: 860, y: 720, size: 3 }, '#ffc24d'),
      coral(l, 'brain', { x: 1090, y: 770, size: 2 }, '#8fd06a'),
      reef(l, [40, 790], [1160, 790], 0.9, 6),
    ],
  ),
  // steep steps through forest to a lighthouse gallery, the harbour misty blue in early morning
  'northbay-lighthouse-walk': card(morning, (l) => [
    sky(l, { horizon: 430 }),
    sun(l, [220, 220], 50, 6),
    ridges(l, 430, [
      [-100, 560, 120, 0.72],
      [260, 760, 70, 0.8],
    ]),
    sea({ ...l, sea: ['#b4dcdc', '#7fbccb', '#4f9ab8'] }, 430, { waves: 30 }),
    mist(l, [240, 440], 620, 0.55),
    dinghy(l, { x: 220, y: 520, size: 0.8 }),
    path('M-20 640Q260 600 460 520T780 300T1220 230V820H-20z', l.leaf[1]),
    wood(l, { x0: 520, x1: 1500, y: 480, height: 260 }, 0.12),
    lighthouse(l, { x: 830, y: 330, size: 1.15 }),
    wood(l, { x0: 380, x1: 760, y: 560, height: 150 }, 0.08),
    wood(l, { x0: 880, x1: 1500, y: 580, height: 230 }, 0.05),
    stairs(l, [520, 830, 190], [822, 350, 16], '#c9b498', 20),
    person(l, { x: 648, y: 622, size: 0.4 }, strolling, inKurta),
    person(l, { x: 560, y: 734, size: 0.54 }, climbing, { ...inShorts, pack: '#1f6f7c' }),
    foliage(l, [
      [120, 760, 2.2],
      [300, 800, 1.6],
      [1000, 760, 2.2],
      [820, 810, 1.4],
    ]),
  ]),
  // a woman and a man in domed helmets walk hand in hand along a rail on the sea bed, bubbles rise
  'northbay-sea-walk': card(
    {
      ...underwater,
      sky: ['#6fd8cc', '#2fa8a8', '#147a88', '#0d5470', '#0a3450'],
      haze: '#1f8a94',
      sand: '#a8cfc0',
      sandShade: '#4f949c',
    },
    (l) => [
      water(l),
      shafts(l, 300, { count: 5 }),
      bommie(l, [1080, 660], 260, 200),
      floor(l, 640),
      line('M140 510H940M240 510V720M530 510V735M830 510V735', lit(l, '#f4e6c8'), 9),
      ellipse([400, 712], 110, 12, l.ink, { opacity: 0.3 }),
      ellipse([650, 718], 120, 13, l.ink, { opacity: 0.3 }),
      seaWalker(l, { x: 412, y: 718, size: 1.78, hose: [-110, -420] }, inSwimTee, towed),
      seaWalker(l, { x: 644, y: 726, size: 1.94, hose: [-60, -400] }, inTee, towing),
      bubbles(l, [492, 330], 12, 1.8),
      bubbles(l, [720, 310], 11, 1.6),
      fish(l, { x: 250, y: 360, size: 1, flip: true }, '#ffb35c', '#fff4e0'),
      school(l, [960, 330], { count: 20 }),
      reef(l, [820, 770], [1180, 700], 1.4, 6),
      reef(l, [20, 760], [300, 780], 1.1, 4),
    ],
  ),
};
