import { boatAbove, cloudShadow, deepSea, islet, lagoon, reefPatches } from '../kit/aerial';
import { speedboat } from '../kit/boats';
import { jail, lighthouse, ruin } from '../kit/buildings';
import { ridges, trunks, wood } from '../kit/land';
import {
  dawn,
  deep,
  dusk,
  monsoon,
  morning,
  night,
  noon,
  twilight,
  underwater,
} from '../kit/light';
import { hanging, palm } from '../kit/palm';
import { blades, broadLeaf, foliage, mangroves } from '../kit/plants';
import { bucket, coconut, crab, hammock, lampGlow, sandals, starfish } from '../kit/props';
import { bommie, bubbles, coral, floor, reef, shafts, surface, water } from '../kit/reef';
import { card, type Scenes } from '../kit/scene';
import { glints, ripples, sea } from '../kit/sea';
import { diver, fish, school } from '../kit/seafolk';
import { beach, footprints, sandbar, surf } from '../kit/shore';
import { birds, cloud, rain, sky, stars, streaks, sun } from '../kit/sky';
import { arch, dripstone, rock, stones } from '../kit/stone';
import { circle, ellipse, path, rect, spread } from '../kit/svg';
import { bicycle, umbrella } from '../kit/travel';
import { deer, mist } from '../kit/wild';

/** The pictures of the packages, by slug. */
export const packages: Scenes = {
  // a toy bucket on pale sand at noon, ankle-deep green water behind it
  'family-4-nights-5-days': card(noon, (l) => [
    sky(l, { horizon: 260 }),
    cloud(l, [260, 170], 330),
    cloud(l, [960, 120], 240),
    ridges(l, 260, [[640, 1260, 90, 0.55, 0.6]]),
    sea(l, 260),
    beach(
      l,
      [
        [-20, 520],
        [240, 470],
        [520, 500],
        [800, 450],
        [1220, 480],
      ],
      { shallow: 150, marks: 40 },
    ),
    footprints(l, [300, 790], [900, 520]),
    starfish(l, { x: 330, y: 660 }, '#ffb35c'),
    bucket(l, { x: 700, y: 690, size: 1.7 }),
    hanging(l, [
      { x: -30, y: 20, size: 3.6, turn: 24 },
      { x: -20, y: -30, size: 3.2, turn: 4, droop: 2 },
    ]),
  ]),
  // the flat keel of a glass-bottomed boat above round corals, from under water
  'family-5-nights-6-days': card(underwater, (l) => [
    water(l),
    shafts(l, 640),
    surface(l, 150),
    path('M260 120Q420 96 640 96T1010 120Q960 210 860 232H410Q310 210 260 120z', '#0c5474'),
    path('M290 150Q640 190 980 150Q940 216 860 232H410Q330 216 290 150z', '#083f5c'),
    path('M470 206H800L776 232H494z', l.glow),
    school(l, [330, 420], { count: 20 }),
    floor(l, 640),
    bommie(l, [940, 640], 230, 150),
    coral(l, 'brain', { x: 930, y: 540, size: 2 }, '#ffb35c'),
    coral(l, 'brain', { x: 640, y: 690, size: 2.4 }, '#f2789f'),
    coral(l, 'branch', { x: 1090, y: 600, size: 1.4 }, '#ff6b57'),
    coral(l, 'brain', { x: 380, y: 730, size: 1.6 }, '#ffd66b'),
    reef(l, [40, 740], [1180, 770], 1, 9),
    fish(l, { x: 620, y: 460, size: 0.9 }),
  ]),
  // a striped lighthouse on a wooded hill at dawn, a launch crossing the bay below
  'family-6-nights-7-days': card(dawn, (l) => [
    sky(l, { horizon: 500 }),
    sun(l, [300, 430], 52),
    streaks(l, [420, 200], 520),
    ridges(l, 500, [
      [-100, 480, 90, 0.7],
      [300, 900, 60, 0.6],
    ]),
    sea(l, 500),
    glints(l, [300, 500], { spread: 120 }),
    lighthouse(l, { x: 905, y: 300, size: 0.95 }),
    wood(l, { x0: 560, x1: 1500, y: 560, height: 280 }, 0.1),
    stones(l, [590, 568], [1160, 590], 50, 10),
    speedboat(l, { x: 420, y: 640, size: 1.1 }),
    blades(l.ink, [70, 830], 260),
    blades(l.ink, [1130, 840], 220),
  ]),
  // a boat's bow enters a mangrove creek under grey cloud
  'family-7-nights-8-days': card(monsoon, (l) => [
    sky(l, { horizon: 420 }),
    cloud(l, [340, 150], 460),
    cloud(l, [860, 110], 540),
    wood(l, { x0: 380, x1: 840, y: 424, height: 120 }, 0.55),
    sea(l, 420, { waves: 30 }),
    mangroves(l, { x0: 140, x1: 500, y: 470, height: 210 }, 0.3),
    mangroves(l, { x0: 740, x1: 1100, y: 470, height: 210 }, 0.3),
    mangroves(l, { x0: -160, x1: 300, y: 590, height: 410 }, 0.05),
    mangroves(l, { x0: 930, x1: 1380, y: 590, height: 410 }, 0.05),
    path('M600 560Q700 640 760 820H440Q500 640 600 560z', '#a5442f'),
    path('M600 560Q626 640 640 820H560Q574 640 600 560z', '#7c3225'),
    path(
      'M600 560Q700 640 760 820H730Q680 650 600 582Q520 650 470 820H440Q500 640 600 560z',
      '#f0e2c4',
    ),
    rain(l, { count: 40 }),
  ]),
  // two pairs of sandals on a beach at dusk
  'honeymoon-4-nights-5-days': card(dusk, (l) => [
    sky(l, { horizon: 330 }),
    sun(l, [760, 318], 74),
    streaks(l, [700, 150], 620, 5),
    ridges(l, 330, [[-80, 420, 80, 0.45]]),
    sea(l, 330),
    glints(l, [760, 330], { height: 520, spread: 120 }),
    beach(
      l,
      [
        [-20, 470],
        [260, 510],
        [560, 480],
        [860, 520],
        [1220, 470],
      ],
      { shallow: 40, marks: 36 },
    ),
    sandals(l, { x: 520, y: 660, size: 1.5, turn: -12 }),
    sandals(l, { x: 690, y: 690, size: 1.2, turn: 10 }, '#9fe6df'),
    footprints(l, [800, 640], [1000, 520]),
    hanging(l, [
      { x: 1220, y: 40, size: 3.6, turn: -18, flip: true },
      { x: 1210, y: -20, size: 3.2, turn: -2, flip: true, droop: 2 },
    ]),
  ]),
  // a hammock between two leaning palms at noon
  'honeymoon-5-nights-6-days': card(noon, (l) => [
    sky(l, { horizon: 420 }),
    sun(l, [880, 110], 46, 7),
    cloud(l, [560, 230], 300),
    ridges(l, 420, [[420, 900, 70, 0.6]]),
    sea(l, 420),
    sandbar(l, { x0: 360, x1: 640, y: 452, rise: 8 }),
    beach(
      l,
      [
        [-20, 590],
        [300, 560],
        [620, 600],
        [900, 560],
        [1220, 600],
      ],
      { shallow: 90 },
    ),
    ellipse([620, 716], 330, 20, '#8a6a58', { opacity: 0.35 }),
    palm(l, { x: 260, y: 730, height: 560, lean: -110 }),
    palm(l, { x: 980, y: 720, height: 520, lean: 120 }),
    hammock(l, [242, 500], [998, 490]),
    coconut(l, { x: 440, y: 756 }),
  ]),
  // two divers hand in hand above a reef
  'honeymoon-6-nights-7-days': card(deep, (l) => [
    water(l),
    shafts(l, 780, { count: 7 }),
    bommie(l, [1050, 640], 320, 210),
    bommie(l, [120, 740], 260, 170),
    coral(l, 'fan', { x: 980, y: 470, size: 1.5 }, '#e0567a'),
    school(l, [260, 300], { count: 26, colours: ['#9fe6df', '#5fc4d8'], flip: true }),
    diver(l, { x: 610, y: 350, size: 1.3, turn: -6 }),
    diver(
      l,
      { x: 646, y: 422, size: 1.25, turn: 2 },
      { fins: '#ffc857', suit: '#3a2c5c', tank: '#9fe6df' },
    ),
    path('M555 372Q560 400 586 440', 'none', {
      stroke: '#0b1f3a',
      'stroke-width': 7,
      'stroke-linecap': 'round',
    }),
    bubbles(l, [560, 310], 9, 1.1),
    reef(l, [40, 720], [1180, 700], 1.5, 13),
  ]),
  // two bicycles against a palm on a moonlit lane
  'honeymoon-7-nights-8-days': card(night, (l) => [
    sky(l, { horizon: 430 }),
    stars(l),
    circle([420, 170], 300, spread([l.glow, 0, 0.5], [l.glow, 0.4, 0.16], [l.glow, 1, 0])),
    circle([420, 170], 58, l.sun),
    ridges(l, 430, [
      [-60, 420, 70, 0.5],
      [760, 1300, 90, 0.35],
    ]),
    sea(l, 430),
    glints(l, [420, 430], { height: 660, spread: 150, count: 120 }),
    path('M-20 640Q300 600 620 630T1220 610V820H-20z', l.leaf[1]),
    path('M-20 700Q300 650 640 668T1220 650V760Q900 740 500 790L380 820H-20z', l.sand),
    blades(l.ink, [90, 690], 150),
    blades(l.leaf[2], [1080, 660], 110),
    palm(l, { x: 850, y: 704, height: 560, lean: -90 }),
    bicycle(l, { x: 700, y: 716, size: 1.35, turn: -3 }, '#9fe6df'),
    bicycle(l, { x: 930, y: 740, size: 1.4, flip: true }),
    palm(l, { x: 1130, y: 830, height: 640, lean: 60, near: true }),
  ]),
  // the jail's watchtower and wings against a pink dawn
  'andaman-delights': card(dawn, (l) => [
    sky(l, { horizon: 640 }),
    sun(l, [250, 400], 56),
    streaks(l, [820, 130], 560),
    ridges(l, 560, [
      [-80, 520, 120, 0.65],
      [700, 1300, 110, 0.6],
    ]),
    wood(l, { x0: -200, x1: 1400, y: 620, height: 120 }, 0.35),
    jail(l, { x: 760, y: 606, size: 1.36 }),
    path('M-20 660Q400 620 760 640T1220 690V820H-20z', '#7b7a72'),
    path('M-20 740Q400 680 700 700T1220 740V820H-20z', '#55596a'),
    palm(l, { x: 190, y: 800, height: 470, lean: 50, near: true }),
    palm(l, { x: 80, y: 830, height: 350, lean: -40, near: true }),
    birds(l, [480, 240]),
  ]),
  // fig roots on a roofless wall, a deer in a patch of noon sun
  'andaman-escapade': card(noon, (l) => [
    rect([0, 0], 1200, 800, '#2d7d5d'),
    wood(l, { x0: -200, x1: 1400, y: 640, height: 560 }, 0.35),
    trunks('#2a5b50', { x0: 0, x1: 1200, y: 640, height: 420 }, 12),
    path('M480 -20H760L980 700H420z', '#fffbe0', { opacity: 0.16 }),
    path('M820 -20H930L1180 700H900z', '#fffbe0', { opacity: 0.12 }),
    ruin(l, { x: 420, y: 640, size: 2.1 }),
    path('M-20 640Q300 610 700 632T1220 620V820H-20z', '#4d9a56'),
    ellipse([880, 690], 240, 44, '#c9d97c'),
    deer(l, { x: 890, y: 700, size: 1.8 }, { antlers: true }),
    blades('#0d3b36', [60, 840], 280),
    blades('#0d3b36', [1120, 840], 240),
    foliage({ ...l, leaf: ['#0d3b36', '#12503f', '#2f8a56'] }, [
      [40, 20, 3],
      [240, -20, 2.4],
      [1180, 10, 3.2],
      [1010, -30, 2.2],
    ]),
  ]),
  // torchlight on folded limestone in a black cave
  'baratang-havelock-escapade': card(night, () => [
    rect([0, 0], 1200, 800, '#120e14'),
    circle(
      [700, 440],
      620,
      spread(
        ['#ffcf87', 0, 0.95],
        ['#c98a4e', 0.35, 0.75],
        ['#5a3a2c', 0.7, 0.5],
        ['#120e14', 1, 0],
      ),
    ),
    dripstone(['#4a3228', '#7a5338'], { x0: 260, x1: 1180, y: 60, length: 330, count: 16 }),
    dripstone(['#a9774a', '#dca968'], { x0: 480, x1: 980, y: 40, length: 230, count: 9 }),
    dripstone(['#6b4732', '#b98354'], {
      x0: 380,
      x1: 1120,
      y: 690,
      length: 210,
      count: 11,
      up: true,
    }),
    path('M-20 -20H330Q250 120 280 300T200 560Q260 700 330 820H-20z', '#17111a'),
    path('M1220 -20H1080Q1120 200 1070 380T1130 640L1080 820H1220z', '#17111a'),
    path('M-20 700Q400 640 760 690T1220 680V820H-20z', '#2b1e20'),
    path('M330 736Q560 706 820 726T1060 760Q800 790 600 780T330 736z', '#d9a868', { opacity: 0.5 }),
    ellipse([694, 742], 90, 12, 'none', { stroke: '#ffe2a8', 'stroke-width': 3 }),
    path('M690 430q-9 22 0 28q9 -6 0 -28zM690 560q-7 18 0 24q7 -6 0 -24z', '#fff3cf'),
    path('M452 720V644Q456 630 470 632Q484 630 486 646L484 720z', '#2a1a20'),
    circle([470, 614], 16, '#2a1a20'),
    lampGlow([500, 650], 150),
  ]),
  // Radhanagar's long curve at dusk, tall forest behind the last light
  'explore-havelock': card(twilight, (l) => [
    sky(l, { horizon: 440 }),
    streaks(l, [360, 250], 640, 5),
    circle([300, 436], 360, spread(['#ffd0a0', 0, 0.7], ['#ffb09a', 0.4, 0.3], ['#ffb09a', 1, 0])),
    sea(l, 440),
    surf(l, 500, { rows: 3 }),
    wood(l, { x0: 560, x1: 1700, y: 470, height: 300 }, 0.15),
    trunks(l.ink, { x0: 760, x1: 1220, y: 520, height: 230 }, 12),
    path('M600 462Q820 474 940 500T1220 560V640L900 600Q640 560 560 480z', l.leaf[0]),
    beach(
      l,
      [
        [-20, 740],
        [180, 700],
        [420, 600],
        [600, 520],
        [700, 470],
        [760, 462],
      ],
      { shallow: 36, bottom: 820, marks: 0 },
    ),
    path('M756 462Q900 520 1220 560V820H600Q900 700 756 462z', l.sand),
    footprints(l, [760, 790], [730, 500]),
    birds(l, [300, 330]),
    palm(l, { x: 1080, y: 830, height: 660, lean: -100, near: true }),
  ]),
  // a natural arch above tide pools, a crab in front
  'havelock-neil-escapade': card(morning, (l) => [
    sky(l, { horizon: 400 }),
    cloud(l, [280, 190], 300),
    sun(l, [1010, 150], 44, 6),
    sea(l, 400),
    path('M-20 480Q200 450 460 470T900 460L1220 470V820H-20z', '#8f9a90'),
    arch(l, [640, 560], 640),
    path('M-20 560Q240 530 520 566T1220 540V820H-20z', '#77827c'),
    [
      [250, 650, 170, 34],
      [720, 640, 210, 30],
      [1040, 700, 150, 32],
    ].map(([x = 0, y = 0, rx = 0, ry = 0]) => [
      ellipse([x, y + 4], rx + 12, ry + 8, '#5d6a68'),
      ellipse([x, y], rx, ry, l.shallow),
      ellipse([x - rx * 0.2, y + 5], rx * 0.6, ry * 0.4, l.glint, { opacity: 0.7 }),
    ]),
    stones(l, [40, 600], [1180, 610], 46, 12),
    rock(l, [360, 830], 560, 120),
    crab(l, { x: 380, y: 706, size: 1.5 }),
  ]),
  // two low chairs face a pale sunrise over a still lagoon
  'honeymoon-escapade': card(
    { ...dawn, sky: ['#a9b8d6', '#d9c3d0', '#ffd9c0', '#ffeccb'] },
    (l) => [
      sky(l, { horizon: 410 }),
      sun(l, [560, 380], 64, 6),
      streaks(l, [760, 170], 520, 3),
      ridges(l, 410, [
        [-80, 360, 80, 0.65],
        [800, 1300, 100, 0.55],
      ]),
      sea(l, 410, { waves: 18 }),
      glints(l, [560, 410], { height: 620, spread: 90 }),
      beach(
        l,
        [
          [-20, 600],
          [280, 640],
          [600, 610],
          [900, 640],
          [1220, 590],
        ],
        { shallow: 60 },
      ),
      umbrella(l, { x: 640, y: 712, size: 1.75 }),
      coconut(l, { x: 648, y: 772, size: 0.9 }),
      palm(l, { x: 1090, y: 800, height: 600, lean: -130 }),
    ],
  ),
  // a wake curves between three green islands, from above
  'island-hopping': card(noon, (l) => [
    deepSea(l),
    lagoon(l, [240, 250], 190, 150),
    lagoon(l, [930, 210], 190, 130),
    lagoon(l, [690, 640], 230, 120),
    reefPatches(l, [
      [420, 330, 50],
      [150, 430, 44],
      [1060, 370, 46],
      [470, 690, 50],
      [930, 720, 40],
    ]),
    islet(l, [240, 250], 170, 130),
    islet(l, [930, 210], 165, 110),
    islet(l, [690, 640], 200, 95),
    path(
      'M-20 700Q260 640 420 500T700 400Q900 380 1000 460L1004 466Q900 396 704 416Q560 440 440 540T-20 770z',
      l.glint,
      { opacity: 0.6 },
    ),
    boatAbove(l, { x: 1010, y: 470, size: 0.9, turn: 40 }),
    cloudShadow([520, 170], 260),
    cloud(l, [540, 120], 300),
    cloud(l, [140, 640], 260),
  ]),
  // a curved sandbar joins two wooded islands at dusk
  'pristine-andaman': card(twilight, (l) => [
    sky(l, { horizon: 300 }),
    streaks(l, [760, 100], 560, 4),
    circle([880, 296], 340, spread(['#ffc9a0', 0, 0.75], ['#ffb09a', 0.4, 0.3], ['#ffb09a', 1, 0])),
    ridges(l, 300, [
      [-60, 380, 60, 0.6],
      [300, 760, 40, 0.5],
    ]),
    sea(l, 300),
    wood(l, { x0: 700, x1: 1300, y: 400, height: 170 }, 0.2),
    path('M230 620Q520 600 640 510T860 400H960Q820 440 740 540T330 660z', l.shallow, {
      opacity: 0.6,
      stroke: l.shallow,
      'stroke-width': 80,
      'stroke-linejoin': 'round',
      'stroke-opacity': 0.35,
    }),
    path('M200 640Q520 600 640 510T860 400H960Q820 440 740 540T330 690z', '#e9d5c9', {
      stroke: l.glint,
      'stroke-width': 9,
      'stroke-linejoin': 'round',
    }),
    wood(l, { x0: -260, x1: 430, y: 700, height: 330 }, 0.02),
    ripples(l, { horizon: 640, count: 24 }),
    birds(l, [560, 200]),
    palm(l, { x: 1120, y: 840, height: 520, lean: -60, near: true }),
  ]),
  // rain in tall forest, a red path to a strip of sea
  'tropical-andaman': card(monsoon, (l) => [
    rect([0, 0], 1200, 800, '#7fa79b'),
    mist(l, [600, 300], 900, 0.5),
    path('M430 400H790V480H430z', '#dfe9df'),
    path('M430 450H790V500H430z', l.sea[1]),
    wood(l, { x0: 60, x1: 560, y: 520, height: 420 }, 0.4),
    wood(l, { x0: 680, x1: 1200, y: 520, height: 440 }, 0.4),
    path('M-20 560Q300 490 600 500T1220 540V820H-20z', l.leaf[1]),
    path('M600 498Q650 560 560 640T420 820H840Q700 680 680 600T618 498z', '#b5533c'),
    path('M700 820Q640 700 650 610T618 498L624 498Q690 560 700 620T840 820z', '#8f3d30'),
    [
      [150, 760, 1.3],
      [1010, 740, 1.2],
      [330, 620, 0.7],
      [850, 610, 0.66],
    ].map(([x = 0, y = 0, s = 1]) =>
      path(
        `M${x - 130 * s} ${y}Q${x - 50 * s} ${y - 60 * s} ${x - 44 * s} ${y - 220 * s}V-20H${x + 40 * s}V${y - 220 * s}Q${x + 50 * s} ${y - 60 * s} ${x + 140 * s} ${y}Q${x + 70 * s} ${y - 40 * s} ${x + 30 * s} ${y - 90 * s}Q${x + 20 * s} ${y - 20 * s} ${x + 30 * s} ${y + 10}Q${x} ${y - 30} ${x - 14 * s} ${y - 100 * s}Q${x - 50 * s} ${y - 30 * s} ${x - 130 * s} ${y}z`,
        s > 1 ? '#1c2f2f' : '#34524c',
      ),
    ),
    foliage(l, [
      [80, 0, 3.4],
      [330, -10, 2.8],
      [880, -20, 3],
      [1140, 10, 3.2],
      [600, -60, 2.6],
    ]),
    broadLeaf(l.leaf[0], l.leaf[2], [-10, 800], 260, -50),
    broadLeaf(l.leaf[1], l.leaf[0], [1210, 810], 280, -140),
    rain(l, { count: 120 }),
  ]),
};
