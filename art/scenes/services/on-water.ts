import { lagoon, reefPatches } from '../../kit/aerial';
import { jetSki, kayak, speedboat } from '../../kit/boats';
import { darker, lighter } from '../../kit/colour';
import { n } from '../../kit/geometry';
import { lampGlow } from '../../kit/lamps';
import { ridges, wood } from '../../kit/land';
import { dusk, gold, morning, noon, underwater } from '../../kit/light';
import {
  boy,
  girl,
  grandfather,
  inKurta,
  inLinen,
  inSaree,
  inShirt,
  inShorts,
  inSundress,
} from '../../kit/looks';
import { palm } from '../../kit/palm';
import { company, type Member } from '../../kit/people';
import { passengers } from '../../kit/people-afloat';
import { mangroves } from '../../kit/plants';
import { looking, pointing } from '../../kit/poses';
import { aboard, overRail, sheltering, smallAboard, spotting } from '../../kit/poses-aboard';
import { showing } from '../../kit/poses-children';
import { descending } from '../../kit/poses-undersea';
import { bank, bommie, bubbles, coral, floor, reef, shafts, surface, water } from '../../kit/reef';
import { card, pool, type Scenes } from '../../kit/scene';
import { glints, ripples, sea } from '../../kit/sea';
import { inRashVest, seaWalker } from '../../kit/sea-walker';
import { fish, school, splash } from '../../kit/seafolk';
import { birds, cloud, sky, streaks, sun } from '../../kit/sky';
import {
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
  spread,
} from '../../kit/svg';
import { shadowAbove, snorkellerAbove } from '../../kit/swimmer-above';
import { parasail } from '../../kit/travel';

/** A coral from above: lobes around a middle, each third one of another colour. */
function coralHead(place: Place, kind: number): Drawing {
  const tone = ['#b98a52', '#b0707a', '#8f9a58'][kind % 3] ?? '#b98a52';
  const lobes = Array.from({ length: 13 }, (_, i) => {
    const [a, far] = [i * 2.4, 12 + 11 * Math.sqrt(i)];
    return `M${Math.cos(a) * far} ${Math.sin(a) * far * 0.86}l${Math.cos(a) * 10} ${Math.sin(a) * 8}`;
  }).join('');
  return at(place, [
    line(lobes, darker(tone, 0.3), 30),
    line(lobes, tone, 19),
    line(lobes, lighter(tone, 0.3), 7, { transform: 'translate(-3 -4)' }),
  ]);
}

/** Who looks out of the four panes of the dolphin boat. */
const atPane: readonly (readonly Member[])[] = [
  [
    { pose: spotting, look: inLinen, x: -14 },
    { pose: smallAboard, look: girl, x: 62, y: -8, size: 1.15 },
  ],
  [
    { pose: aboard, look: grandfather, x: -24 },
    { pose: overRail, look: { ...inSaree, scarf: undefined }, x: 50 },
  ],
  [
    { pose: sheltering, look: inSundress, x: 0 },
    { pose: smallAboard, look: boy, x: 38, y: -8, size: 1.1 },
  ],
  [
    { pose: overRail, look: inShirt, x: 26 },
    { pose: aboard, look: { ...inKurta, scarf: undefined }, x: -48 },
  ],
];

/** What one does on and under the water. */
export const onWater: Scenes = {
  // somebody in a round helmet climbs barefoot down a ladder from a platform at noon, fish below
  seawalking: card(
    { ...underwater, sky: ['#d6f7e8', '#7fdcd6', '#2fb4c2', '#1785aa', '#0f5f8c'] },
    (l) => [
      water(l),
      shafts(l, 300, { count: 5 }),
      surface(l, 130),
      path('M620 -20H1220V64Q900 78 620 64z', '#8b6a52'),
      path('M620 64Q900 78 1220 64V84Q900 98 620 84z', '#5c4436'),
      line('M700 90V250M1120 90V420', '#4a382e', 20),
      line('M976 50L920 690', '#d9c193', 10),
      line(
        Array.from({ length: 9 }, (_, i) => `M${n(903 - i * 5.8)} ${n(122 + i * 66)}h66`).join(''),
        '#efdcb4',
        8,
      ),
      line('M910 50L854 690', '#f4e6c8', 10),
      seaWalker(l, { x: 799, y: 648, size: 1.92, hose: [-30, -352] }, inRashVest, descending),
      floor(l, 690),
      school(l, [560, 420], { count: 16, size: 1.6, spread: 130, colours: ['#ffd66b', '#fff4e0'] }),
      fish(l, { x: 1040, y: 560, size: 1.1 }, '#ffb35c', '#fff4e0'),
      fish(l, { x: 640, y: 590, size: 0.9, flip: true }, '#ffd66b', '#1d3f6b'),
      bommie(l, [180, 700], 300, 190),
      reef(l, [40, 600], [420, 640], 1.5, 6),
      bubbles(l, [740, 200], 6, 1.3),
    ],
  ),
  // a lone snorkeller over a pale reef flat, from the air, in early morning
  snorkeling: card({ ...morning, sea: ['#7fd0c8', '#3fb4b8', '#1a86a0'] }, (l) => [
    rect([0, 0], 1200, 800, down('#2f9fb0', '#57c8c6')),
    lagoon({ ...l, shallow: '#d9f6e2' }, [660, 430], 430, 280, 5),
    reefPatches({ ...l, sea: [l.sea[0], '#1f8a92', l.sea[2]] }, [
      [170, 150, 150],
      [1050, 190, 170],
      [1090, 640, 170],
      [210, 650, 190],
      [540, 130, 80],
      [820, 720, 100],
    ]),
    [
      [120, 130, 0.9],
      [230, 190, 0.6],
      [1010, 160, 0.8],
      [1110, 230, 1],
      [1060, 620, 0.8],
      [1150, 690, 1.1],
      [180, 640, 1],
      [290, 700, 0.7],
      [110, 700, 0.6],
      [830, 716, 0.5],
      [556, 130, 0.5],
    ].map(([x = 0, y = 0, s = 1], i) => [
      ellipse([x + 10 * s, y + 16 * s], 58 * s, 46 * s, '#0d5f72', { opacity: 0.35 }),
      coralHead({ x, y, size: s, turn: i * 47 }, i),
    ]),
    group(shadowAbove(l, { x: 700, y: 486, size: 1.2, turn: -14 }), { opacity: 0.3 }),
    ripples(l, { horizon: 0, count: 60, opacity: 0.55 }),
    snorkellerAbove(l, { x: 640, y: 396, size: 1.3, turn: -14 }),
    [
      [510, 424, 60],
      [480, 436, 110],
      [910, 360, 46],
    ].map(([x = 0, y = 0, rx = 0]) =>
      ellipse([x, y], rx, rx * 0.5, 'none', {
        stroke: '#f4fffb',
        'stroke-width': 3.5,
        opacity: 0.55,
      }),
    ),
    school(l, [290, 404], { count: 15, size: 1, spread: 110, colours: ['#1f7f92', '#ffb35c'] }),
    school(l, [960, 560], { count: 10, size: 0.9, spread: 80, colours: ['#1f7f92', '#2f9aa4'] }),
  ]),
  // a yellow kayak on a lagoon in the low sun that stands between mangroves
  kayaking: card(
    gold,
    (l) => [
      sky(l, { horizon: 380 }),
      sun(l, [560, 270], 64),
      streaks(l, [860, 110], 620, 3),
      sea(l, 380, { waves: 16 }),
      glints(l, [560, 390], { spread: 130, count: 60 }),
      mangroves(l, { x0: -160, x1: 430, y: 430, height: 240 }, 0.25),
      mangroves(l, { x0: 700, x1: 1300, y: 430, height: 280 }, 0.15),
      kayak(l, { x: 820, y: 560, size: 2.5 }, { hull: '#ffc21f', vest: '#d9503f' }),
    ],
    // a dark night with the sun for a moon, and the kayak in the light of its lamp
    [
      rect([0, 0], 1200, 800, down('#242a5c', ['#2c3468', 0.45], ['#22386a', 0.6], '#1b2850')),
      circle([560, 270], 64, '#80808a'),
      pool([840, 540], 430, 200),
    ],
  ),
  // two small figures under a coral-red canopy in a dusk sky, lamps along the headland
  parasailing: card(dusk, (l) => [
    sky(l, { horizon: 600 }),
    circle([300, 600], 420, spread([l.glow, 0, 0.8], [l.glow, 0.4, 0.3], [l.glow, 1, 0])),
    streaks(l, [300, 120], 560, 4),
    sea(l, 600),
    glints(l, [300, 600], { spread: 150, count: 50 }),
    wood(l, { x0: 560, x1: 1600, y: 640, height: 90 }, 0.1),
    [
      [640, 632],
      [710, 622],
      [790, 612],
      [860, 622],
      [930, 606],
      [1010, 616],
      [1090, 602],
      [1150, 620],
    ].map(([x = 0, y = 0]) => lampGlow([x, y], 34)),
    parasail(l, { x: 850, y: 484, size: 1.3 }, [-222, 156], {
      colours: ['#ff6b57', '#ff8570', '#e8503f'],
      riders: [inShorts, inSundress],
    }),
    speedboat(l, { x: 490, y: 714, size: 1, flip: true }),
    birds(l, [1060, 300], 6),
  ]),
  // half above, half below: a white keel set with glass, silver fish wheeling under it
  andamandolphin: card(noon, (l) => [
    sky(l, { horizon: 396 }),
    cloud(l, [220, 150], 340),
    ridges(l, 396, [
      [-80, 420, 80, 0.55],
      [820, 1320, 110, 0.45],
    ]),
    rect([0, 392], 1200, 420, down('#7fe0dc', '#1f9fb8', '#0d5f8c', '#0b2f57')),
    // Rays begin under the surface.
    inside('M0 396H1200V800H0z', shafts(underwater, 520, { height: 800, count: 6 })),
    line('M-10 396q70 -12 140 0t140 0t140 0t140 0t140 0t140 0t140 0t140 0t140 0', '#f4fffb', 8),
    at({ x: 310, y: 172, size: 0.68 }, [
      path(
        'M240 210H860Q960 200 1040 170Q1010 300 900 400Q860 440 780 446H420Q300 440 262 330Q244 270 240 210z',
        '#fdfdfb',
      ),
      path('M262 330H950Q930 372 900 400Q860 440 780 446H420Q300 440 262 330z', '#cfe4e6'),
      path('M240 210H860Q960 200 1040 170L1034 192Q960 226 860 236H243z', '#ff6b57'),
      path('M330 210L350 120H760L820 210z', '#eef2f3'),
      path('M362 188L374 138H742L772 188z', '#17405c'),
      path('M330 120Q560 90 800 120L796 104Q560 72 334 104z', '#0f86a6'),
      [372, 502, 632, 762].map((x, i) => [
        rect([x - 60, 342], 120, 72, '#0c4f78', { rx: 20 }),
        rect([x - 54, 348], 108, 60, '#bff4ea', { rx: 15 }),
        inside(
          `M${x - 54} 340H${x + 54}V408H${x - 54}z`,
          passengers(noon, { x: x - 8, y: 414, size: 1.06, flip: i === 3 }, atPane[i] ?? []),
        ),
      ]),
    ]),
    school(underwater, [740, 580], {
      count: 46,
      spread: 270,
      size: 1.4,
      colours: ['#dff3f4', '#a9d4dd', '#f4fffb'],
      flip: true,
    }),
    bank(
      '#0a2a4c',
      [
        [-20, 740],
        [180, 716],
        [420, 752],
        [700, 738],
        [960, 752],
        [1220, 706],
      ],
      820,
    ),
    reef(underwater, [40, 756], [1180, 752], 1.1, 10),
  ]),
  // a jet ski throws spray across a palm-fringed cove under the midday sun
  jetskiride: card(noon, (l) => [
    sky(l, { horizon: 360 }),
    sun(l, [300, 110], 52, 6),
    cloud(l, [760, 150], 300),
    wood(l, { x0: -260, x1: 520, y: 380, height: 160 }, 0.25),
    wood(l, { x0: 640, x1: 1600, y: 380, height: 210 }, 0.15),
    sea(l, 376),
    path('M-20 376Q300 372 620 388T1220 374V420Q900 424 620 410T-20 424z', l.sand),
    [
      [80, 140, 20],
      [170, 170, -26],
      [900, 190, 30],
      [990, 230, -20],
      [1090, 200, 30],
    ].map(([x = 0, height = 0, lean = 0]) => palm(l, { x, y: 400, height, lean })),
    path('M-20 470Q400 440 900 470T1220 460V560Q800 520 400 540T-20 560z', l.shallow, {
      opacity: 0.5,
    }),
    path('M800 560Q480 480 240 540Q460 520 740 610z', l.glint, { opacity: 0.8 }),
    jetSki(l, { x: 860, y: 560, size: 2.3, turn: -6 }),
    splash(l, [630, 530], 3),
    splash(l, [570, 480], 2.4),
  ]),
  // from the reef below, a boat's square window frames curious faces and a patch of sun
  glassbottomride: card(underwater, (l) => [
    water(l),
    shafts(l, 600, { count: 8 }),
    rect([200, -20], 1040, 160, '#0d4a6b'),
    rect([240, -20], 960, 160, '#12608a'),
    at({ x: 140, y: 130 }, [
      path('M60 -20H1140Q1120 220 940 330H260Q80 220 60 -20z', '#0d4a6b'),
      path('M100 -20H1100Q1070 180 920 270H280Q130 180 100 -20z', '#12608a'),
      rect([400, 70], 400, 230, '#0a3550', { rx: 18 }),
      rect([418, 86], 364, 198, '#d9fbf0', { rx: 10 }),
      circle([690, 130], 120, spread(['#fffbe0', 0], ['#fffbe0', 0.4, 0.6], ['#fffbe0', 1, 0])),
      inside('M418 86H782V284H418z', [
        company(noon, { x: 600, y: 470, size: 1.75, grounded: false }, [
          { pose: pointing, look: { ...inKurta, scarf: undefined }, x: -66 },
          { pose: looking, look: grandfather, x: 66, flip: true },
          { pose: showing, look: boy, x: 6, y: -28, size: 1.05, flip: true },
        ]),
      ]),
      path('M440 90L560 90L440 250z', '#ffffff', { opacity: 0.16 }),
    ]),
    school(l, [330, 540], { count: 22, size: 1.3, spread: 130 }),
    fish(l, { x: 900, y: 570, size: 1.4 }, '#ffb35c', '#fff4e0'),
    bommie(l, [1010, 720], 260, 150),
    bommie(l, [160, 760], 260, 150),
    reef(l, [60, 680], [1160, 700], 1.8, 13),
    bank(
      '#0b3b58',
      [
        [-20, 730],
        [200, 700],
        [440, 744],
        [700, 706],
        [960, 742],
        [1220, 700],
      ],
      820,
    ),
    coral({ ...l, tint: ['#0b3b58', 0.55] }, 'branch', { x: 300, y: 800, size: 1 }, '#ff6b57'),
    coral({ ...l, tint: ['#0b3b58', 0.55] }, 'grass', { x: 800, y: 810, size: 0.9 }, '#4fc4a0'),
    school(l, [780, 610], { count: 9, size: 0.9, spread: 90, colours: ['#ffd66b', '#fff4e0'] }),
  ]),
};
