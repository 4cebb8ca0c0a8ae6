import { boatAbove, cloudShadow, deepSea, islet, lagoon, reefPatches } from '../../kit/aerial';
import { dinghy } from '../../kit/boats';
import { mix } from '../../kit/colour';
import { crab, deer, starfish } from '../../kit/fauna';
import { blob, closed, ribbon } from '../../kit/geometry';
import { jail } from '../../kit/jail';
import { ridges, trunks, wood } from '../../kit/land';
import { dawn, monsoon, morning, night, noon, twilight } from '../../kit/light';
import { inKurta, inLinen, inSaree, inShirt, inStrawHat, inSundress } from '../../kit/looks';
import { hanging, palm } from '../../kit/palm';
import { person } from '../../kit/people';
import { handInHand } from '../../kit/people-together';
import { blades, broadLeaf, foliage } from '../../kit/plants';
import { pointing } from '../../kit/poses';
import { random } from '../../kit/random';
import { ruin } from '../../kit/ruins';
import { card, type Scenes } from '../../kit/scene';
import { glints, sea } from '../../kit/sea';
import { bay, footprints, surf } from '../../kit/shore';
import { birds, cloud, rain, sky, streaks, sun } from '../../kit/sky';
import { arch, dripstone, flowstone } from '../../kit/stone';
import { across, circle, down, ellipse, line, path, rect, spread } from '../../kit/svg';
import { mist } from '../../kit/wild';

/** The sandbar of the eighth day: x, y and half its width, from the near island to the far one. */
const sandbar = [
  [120, 760, 96],
  [330, 716, 70],
  [540, 672, 56],
  [720, 590, 44],
  [776, 500, 34],
  [742, 436, 25],
  [736, 396, 20],
  [790, 372, 13],
  [930, 364, 9],
  [1090, 361, 4],
] as const;

/** The flagship trips. */
export const flagship: Scenes = {
  // a couple walks up to the jail's watchtower and wings under a pink dawn sky
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
    path('M-20 640Q400 596 760 604T1220 640V820H-20z', '#5f6a68'),
    path('M720 606H800Q860 690 1000 820H560Q680 700 720 606z', '#c9a08f'),
    path(
      'M-20 700Q300 640 640 690Q560 760 540 820H-20zM860 680Q1040 650 1220 690V820H1010Q960 740 860 680z',
      '#3f5458',
    ),
    foliage({ ...l, leaf: ['#2c3f4a', '#415c5a', '#7f8f74'] }, [
      [640, 640, 0.5],
      [560, 660, 0.62],
      [470, 690, 0.8],
      [880, 640, 0.5],
      [970, 664, 0.66],
      [1080, 700, 0.9],
      [1190, 750, 1.2],
    ]),
    handInHand({ ...l, tint: [l.tint[0], 0.14] }, { x: 776, y: 724, size: 0.52, rim: '#ffd0a8' }, [
      inShirt,
      inSaree,
    ]),
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
    foliage(l, [
      [170, 190, 2],
      [540, 170, 2.1],
      [300, 110, 2.6],
      [440, 90, 2.4],
      [90, 260, 1.3],
      [640, 240, 1.2],
    ]),
    path('M-20 640Q300 610 700 632T1220 620V820H-20z', '#4d9a56'),
    ellipse([770, 694], 240, 44, '#c9d97c'),
    deer(l, { x: 770, y: 706, size: 1.8 }, { antlers: true }),
    blades('#0d3b36', [60, 840], 280),
    blades('#0d3b36', [1120, 840], 240),
    foliage({ ...l, leaf: ['#0d3b36', '#12503f', '#2f8a56'] }, [
      [40, 20, 3],
      [240, -20, 2.4],
      [1180, 10, 3.2],
      [1010, -30, 2.2],
    ]),
  ]),
  // torchlight on folded limestone in a black cave, water drips from a stalactite
  'baratang-havelock-escapade': card(night, () => [
    rect([0, 0], 1200, 800, '#120e14'),
    circle(
      [760, 420],
      560,
      spread(['#ffd894', 0], ['#d08d4c', 0.4], ['#6b4030', 0.72], ['#120e14', 1]),
    ),
    flowstone(['#9a6238', '#bd8450', '#74472e'], {
      x0: 420,
      x1: 1180,
      top: -40,
      foot: 420,
      drop: 110,
    }),
    flowstone(['#c98f52', '#efc27c', '#94603a'], {
      x0: 800,
      x1: 1100,
      top: -40,
      foot: 300,
      drop: 60,
    }),
    flowstone(['#5f3b2c', '#7d5236', '#452a24'], {
      x0: 240,
      x1: 480,
      top: -40,
      foot: 560,
      drop: 90,
    }),
    dripstone(['#7a4e30', '#b98350'], {
      x0: 880,
      x1: 1160,
      y: 650,
      length: 190,
      count: 5,
      up: true,
    }),
    path('M-20 660Q300 600 700 636T1220 620V820H-20z', '#3a2624'),
    path('M560 -20Q600 150 640 300T690 500Q700 506 704 500Q716 420 744 300T812 -20z', '#b57c48'),
    path('M560 -20Q600 150 640 300T690 500Q676 380 664 260T640 -20z', '#f6cf8e'),
    path('M744 -20Q740 160 722 300T704 500Q716 420 744 300T812 -20z', '#83522f'),
    line(
      'M584 60Q680 92 790 56M604 150Q680 176 768 146M626 240Q690 262 754 236M650 330Q694 346 734 328',
      '#83522f',
      5,
      { opacity: 0.6 },
    ),
    path('M697 520q-11 24 0 30q11 -6 0 -30zM697 628q-8 18 0 24q8 -6 0 -24z', '#fff3cf'),
    path('M420 732Q560 692 760 700T1060 732Q900 758 700 758T420 732z', down('#e6ac62', '#57404a')),
    [40, 84, 140].map((rx) =>
      ellipse([697, 728], rx, rx * 0.16, 'none', {
        stroke: '#ffe9b8',
        'stroke-width': 3.4 - rx / 70,
      }),
    ),
    path(
      'M438 612L1010 240Q1060 420 980 600z',
      across(['#fff3cf', 0, 0.5], ['#ffe0a0', 0.35, 0.16], ['#ffe0a0', 0.8, 0]),
    ),
    person(
      { ...night, tint: ['#1c1218', 0.7] },
      { x: 390, y: 736, size: 0.72, light: 'right', rim: '#e8b878' },
      pointing,
      inStrawHat,
    ),
    circle([438, 612], 9, '#fff8e0'),
    path(
      'M-20 -20H250Q170 140 210 330T120 600Q150 720 210 820H-20zM1220 -20H1130Q1180 200 1130 380T1170 640L1120 820H1220z',
      '#0b080e',
    ),
    dripstone(['#0b080e', '#17111a'], { x0: -40, x1: 520, y: 10, length: 240, count: 8 }),
  ]),
  // a couple walks along Radhanagar's curve at dusk, tall forest behind the last light
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
    wood(l, { x0: 680, x1: 1500, y: 440, height: 210 }, 0.42),
    wood(l, { x0: 760, x1: 1700, y: 476, height: 300 }, 0.28),
    wood(l, { x0: 880, x1: 1800, y: 536, height: 330 }, 0.12),
    path(
      'M880 530Q980 520 1240 530V640Q1100 580 990 564T880 530z',
      mix(l.sandShade, l.leaf[0], 0.45),
    ),
    wood(l, { x0: 1010, x1: 1800, y: 610, height: 260 }, 0.02),
    path('M1010 606Q1100 600 1240 606V680Q1160 640 1010 606z', mix(l.sandShade, l.leaf[0], 0.6)),
    footprints(l, [740, 800], [706, 626]),
    handInHand({ ...l, tint: [l.tint[0], 0.22] }, { x: 700, y: 614, size: 0.5, rim: '#ffd8b8' }, [
      inStrawHat,
      { ...inSundress, top: '#ffc857' },
    ]),
    birds(l, [300, 330]),
    palm(l, { x: 1090, y: 830, height: 640, lean: -60, near: true }),
  ]),
  // a natural arch above tide pools, a crab in front
  'havelock-neil-escapade': card({ ...morning, rock: ['#4a4558', '#80736f', '#d0b394'] }, (l) => [
    sky(l, { horizon: 380 }),
    cloud(l, [250, 170], 300),
    cloud(l, [1080, 250], 240),
    sun(l, [980, 110], 46, 6),
    sea(l, 380),
    ridges(l, 382, [[-120, 300, 50, 0.62]]),
    line('M-10 446q60 -10 120 0t140 0t160 0M880 440q70 -10 140 0t200 0', l.glint, 6),
    path('M-20 470Q200 444 460 462T900 450L1220 462V820H-20z', '#b3a48f'),
    arch(l, [720, 560], 700),
    foliage(l, [
      [440, 300, 0.5],
      [520, 262, 0.6],
      [900, 214, 0.5],
      [820, 196, 0.6],
    ]),
    path('M-20 556Q240 530 520 562T1220 540V820H-20z', '#9a8b7c'),
    [
      [800, 626, 260, 34],
      [250, 600, 170, 22],
      [1090, 720, 190, 36],
    ].map(([x = 0, y = 0, rx = 0, ry = 0]) => [
      path(closed(blob(random('pool', x), [x, y + 6], rx + 16, ry + 12, 0.14)), '#6f6560'),
      path(closed(blob(random('pool', x), [x, y], rx, ry, 0.14)), down('#58b8c4', '#bdeee0')),
      line(
        `M${x - rx * 0.5} ${y - 4}h${rx * 0.5}M${x - rx * 0.1} ${y + ry * 0.4}h${rx * 0.6}`,
        l.glint,
        4,
      ),
    ]),
    starfish(l, { x: 1010, y: 716, size: 0.6 }, '#ffb35c'),
    path('M-20 720Q120 640 330 664Q520 690 640 820H-20z', '#4a4558'),
    path('M-20 740Q130 664 320 684Q470 704 560 790Q400 710 240 716T-20 770z', '#80736f'),
    line('M40 760q30 -10 60 0M180 750q40 -12 90 0M420 770q20 -6 40 2', '#d0b394', 6),
    crab(l, { x: 570, y: 690, size: 2.6 }),
  ]),
  // a wake curves between three green islands, from above
  'island-hopping': card(noon, (l) => [
    deepSea(l),
    lagoon(l, [446, 580], 150, 130),
    lagoon(l, [774, 620], 120, 100),
    lagoon(l, [540, 190], 190, 105),
    reefPatches(l, [
      [320, 350, 50],
      [150, 430, 44],
      [1060, 370, 46],
      [470, 690, 50],
      [930, 720, 40],
    ]),
    islet(l, [446, 580], 128, 106),
    islet(l, [774, 620], 98, 76),
    islet(l, [540, 190], 164, 82),
    path(
      'M-20 100Q130 290 330 366T600 420Q700 424 754 352L758 358Q706 440 604 436Q480 420 330 396T-20 170z',
      l.glint,
      { opacity: 0.6 },
    ),
    boatAbove(l, { x: 774, y: 334, size: 1.2, turn: -46 }, '#ff6b57', false),
    cloudShadow([1090, 640], 260),
    cloud(l, [1090, 560], 260),
    cloud(l, [90, 700], 240),
  ]),
  // a couple walks on a curved sandbar that joins two wooded islands at dusk
  'pristine-andaman': card({ ...twilight, sea: ['#a895bb', '#3f5fa0', '#182a5c'] }, (l) => [
    sky(l, { horizon: 230 }),
    circle([720, 236], 420, spread(['#ffd3a8', 0, 0.9], ['#ffb09a', 0.4, 0.35], ['#ffb09a', 1, 0])),
    streaks(l, [420, 70], 620, 4),
    ridges(l, 232, [
      [-80, 300, 44, 0.62],
      [220, 620, 70, 0.5, 0.4],
      [960, 1300, 60, 0.6],
    ]),
    sea(l, 230, { waves: 60 }),
    glints(l, [720, 232], { height: 420, spread: 60, count: 40 }),
    [3.4, 2.6, 1.9].map((grow, i) =>
      path(ribbon(sandbar, grow), mix('#4a78ae', l.shallow, i / 2.6), { opacity: 0.6 }),
    ),
    path(ribbon(sandbar, 1.22), '#f6e3e0'),
    path(ribbon(sandbar, 1.06), '#a895ae'),
    path(ribbon(sandbar, 0.92), down('#f2d6c6', '#d9b7b8')),
    wood(
      { ...l, leaf: ['#1b2a50', '#2c4470', '#4f6a98'] },
      { x0: 620, x1: 1130, y: 360, height: 150 },
      0.12,
    ),
    line('M330 676Q520 700 640 640M700 590Q800 560 806 500M560 720Q450 752 300 742', '#b898ac', 4, {
      opacity: 0.8,
      'stroke-dasharray': '60 26 20 30',
    }),
    handInHand(
      { ...l, tint: ['#262c66', 0.22] },
      { x: 690, y: 610, size: 0.38, rim: '#ffe0d0', light: 'right' },
      [inLinen, inKurta],
    ),
    dinghy(l, { x: 990, y: 590, size: 1.25, flip: true }),
    path('M-20 640Q140 620 250 690Q330 750 300 820H-20z', '#d2b0b4'),
    wood(
      { ...l, leaf: ['#10193a', '#1d2d57', '#3a5488'] },
      { x0: -420, x1: 330, y: 830, height: 420 },
      0,
    ),
    foliage({ ...l, leaf: ['#0d1433', '#182650', '#32497c'] }, [
      [20, 740, 2],
      [150, 760, 1.6],
      [250, 800, 1.3],
      [60, 830, 2],
    ]),
    birds(l, [480, 160], 6),
    hanging(l, [
      { x: 1230, y: 70, size: 3.6, turn: -14, flip: true },
      { x: 1240, y: -30, size: 3.8, turn: 6, flip: true, droop: 2 },
    ]),
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
