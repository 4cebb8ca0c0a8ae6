import { boatAbove, cloudShadow, deepSea, islet, lagoon, reefPatches } from '../../kit/aerial';
import { crab, deer } from '../../kit/fauna';
import { jail } from '../../kit/jail';
import { lampGlow } from '../../kit/lamps';
import { ridges, trunks, wood } from '../../kit/land';
import { dawn, monsoon, morning, night, noon, twilight } from '../../kit/light';
import { palm } from '../../kit/palm';
import { couple, person } from '../../kit/people';
import { blades, broadLeaf, foliage } from '../../kit/plants';
import { ruin } from '../../kit/ruins';
import { card, type Scenes } from '../../kit/scene';
import { ripples, sea } from '../../kit/sea';
import { bay, footprints, surf } from '../../kit/shore';
import { birds, cloud, rain, sky, streaks, sun } from '../../kit/sky';
import { arch, dripstone, rock, stones } from '../../kit/stone';
import { circle, ellipse, path, rect, spread } from '../../kit/svg';
import { mist } from '../../kit/wild';

/** The flagship trips. */
export const flagship: Scenes = {
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
    path('M-20 640Q400 590 760 604T1220 640V820H-20z', '#7b7a72'),
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
    person({ ...night, tint: ['#1c1218', 0.8] }, { x: 452, y: 722, size: 2.7, pose: 'stand' }),
    lampGlow([486, 650], 170),
  ]),
  // Radhanagar's long curve at dusk, tall forest behind the last light
  'explore-havelock': card(twilight, (l) => [
    sky(l, { horizon: 420 }),
    streaks(l, [360, 230], 640, 5),
    circle([300, 416], 360, spread(['#ffd0a0', 0, 0.8], ['#ffb09a', 0.4, 0.3], ['#ffb09a', 1, 0])),
    sea(l, 420),
    surf(l, 480, { width: 700, rows: 2 }),
    bay(l, [
      [820, 424],
      [700, 480],
      [560, 560],
      [380, 640],
      [160, 700],
      [-20, 720],
    ]),
    wood(l, { x0: 700, x1: 1900, y: 450, height: 300 }, 0.22),
    trunks(l.ink, { x0: 880, x1: 1230, y: 530, height: 240 }, 11),
    path('M800 426Q960 450 1220 540V500L980 400z', l.leaf[0]),
    footprints(l, [700, 790], [760, 500]),
    couple(l, { x: 660, y: 610, size: 1.2 }, 'walk'),
    birds(l, [300, 330]),
    palm(l, { x: 1090, y: 830, height: 640, lean: -60, near: true }),
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
    boatAbove(l, { x: 1010, y: 470, size: 0.9, turn: 40 }, '#ff6b57', false),
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
