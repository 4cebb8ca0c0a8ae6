import { darker, lighter } from '../../kit/colour';
import { ridges } from '../../kit/land';
import { dawn, type Light, lit } from '../../kit/light';
import { type Scenes, wide } from '../../kit/scene';
import { glints, sea } from '../../kit/sea';
import { birds, sky, streaks, sun } from '../../kit/sky';
import {
  at,
  circle,
  type Drawing,
  ellipse,
  inside,
  line,
  type Place,
  path,
  rect,
} from '../../kit/svg';
import { suitcase } from '../../kit/travel';

/** A boatman in a checked lungi, 260 tall, who points to the left. */
function boatman(l: Light, place: Place): Drawing {
  const skin = lit(l, '#5a382c');
  const shirt = lit(l, '#f4ead6');
  const cloth = lit(l, '#2f7f8c');
  const skirt = 'M-36 -146Q-48 -92 -42 -40Q0 -28 44 -40Q48 -100 36 -146z';
  return at(place, [
    path('M-26 -48L-22 -8L-44 -2V4H-8L-6 -46zM10 -46L14 -8L-4 -2V4H32L34 -46z', skin),
    path(skirt, cloth),
    inside(skirt, [
      line(
        'M-60 -124H60M-60 -98H60M-60 -72H60M-60 -50H60M-28 -150L-34 -30M-6 -150V-30M18 -150L24 -30',
        lit(l, '#f4ead6'),
        3,
        { opacity: 0.55 },
      ),
      path('M12 -150Q30 -90 18 -30H60V-150z', '#0a0f1e', { opacity: 0.28 }),
    ]),
    // the arm at his side, bent on the hip
    path('M30 -214Q52 -196 66 -160Q58 -146 34 -138L32 -152Q42 -158 46 -162Q34 -180 24 -190z', skin),
    path('M30 -216Q48 -206 56 -186L36 -172L22 -190z', darker(shirt, 0.3)),
    path(
      'M-36 -212Q-44 -178 -38 -140Q0 -130 38 -140Q44 -180 36 -212Q16 -226 0 -226T-36 -212z',
      shirt,
    ),
    path(
      'M10 -226Q26 -224 36 -212Q44 -180 38 -140Q24 -136 12 -135Q26 -180 10 -226z',
      darker(shirt, 0.3),
    ),
    // the arm that points
    path(
      'M-74 -214L-128 -238Q-140 -244 -154 -240L-172 -244Q-174 -238 -156 -232Q-150 -224 -134 -226L-76 -196z',
      skin,
    ),
    path('M-18 -218Q-40 -222 -82 -218L-78 -190Q-40 -186 -26 -180z', lighter(shirt, 0.1)),
    line('M-20 -182Q-44 -190 -78 -192', darker(shirt, 0.35), 3),
    // head: a towel wound round it
    path('M-10 -232h22v14q-10 8 -22 0z', darker(skin, 0.25)),
    path('M-22 -268Q-24 -240 -10 -230Q4 -226 14 -234Q24 -250 18 -270z', skin),
    path('M-21 -258l-7 9l8 2z', skin),
    path(
      'M-26 -264Q-28 -288 0 -290Q28 -288 24 -258Q16 -252 14 -262Q-4 -258 -26 -264z',
      lit(l, '#e8573f'),
    ),
    line('M-22 -270Q0 -276 22 -266M-18 -280Q2 -286 22 -274', lit(l, '#ffd0b8'), 3, {
      opacity: 0.8,
    }),
    path('M20 -262q18 6 14 30q-10 -6 -18 -22z', lit(l, '#c9442f')),
    line(
      'M35 -206Q42 -178 37 -146M40 -130Q46 -90 43 -46M24 -276Q27 -268 25 -262M-160 -240L-128 -236L-84 -219',
      l.glint,
      3.5,
      { opacity: 0.85 },
    ),
  ]);
}

/** A traveller with hat, pack and a folded chart, 260 tall, who looks to the left. */
function traveller(l: Light, place: Place): Drawing {
  const skin = lit(l, '#8a5a44');
  const shirt = lit(l, '#ff7a52');
  const pack = lit(l, '#ffc857');
  const shorts = lit(l, '#22405a');
  const boot = lit(l, '#3a2c2c');
  return at(place, [
    path('M-24 -78L-22 -24H-4L0 -78zM6 -78L10 -24H28L30 -78z', skin),
    path('M-24 -30H-2L0 -4V4H-40Q-40 -8 -24 -12zM8 -30H30L32 -4V4H-6Q-6 -8 10 -12z', boot),
    path('M-32 -148L-34 -70H-2L2 -110L8 -70H38L36 -148z', shorts),
    path('M10 -146L16 -70H38L36 -148z', darker(shorts, 0.4)),
    // the pack with its mat
    rect([24, -232], 54, 96, pack, { rx: 14 }),
    rect([50, -232], 28, 96, darker(pack, 0.3), { rx: 14 }),
    rect([34, -176], 48, 34, darker(pack, 0.2), { rx: 8 }),
    ellipse([52, -240], 34, 13, lit(l, '#2f9a8c')),
    circle([78, -240], 11, lit(l, '#9fe6df')),
    path(
      'M-30 -206Q-38 -180 -34 -142Q0 -132 36 -142Q40 -184 32 -208Q12 -222 -4 -222T-30 -206z',
      shirt,
    ),
    path(
      'M10 -222Q24 -218 32 -208Q40 -184 36 -142Q24 -138 12 -137Q24 -180 10 -222z',
      darker(shirt, 0.3),
    ),
    line('M12 -218Q-8 -186 14 -146', darker(pack, 0.35), 8),
    // the hand with the chart
    path('M-6 -206Q12 -200 8 -172L-6 -150L-44 -142L-48 -156L-22 -164L-12 -188z', skin),
    path('M-8 -210Q16 -206 12 -176L4 -164L-20 -178z', darker(shirt, 0.12)),
    path('M-92 -176L-66 -186L-46 -174L-40 -132L-60 -142L-86 -132z', lit(l, '#fff4e0')),
    path('M-66 -186L-46 -174L-40 -132L-60 -142z', lit(l, '#cfc2ac')),
    line('M-84 -164q10 -8 18 2t8 14', lit(l, '#0f86a6'), 4),
    // head and hat
    path('M-8 -228h20v16q-10 8 -20 0z', darker(skin, 0.25)),
    path('M-22 -258Q-24 -234 -10 -226Q6 -222 16 -230Q24 -244 18 -260z', skin),
    path('M-22 -246l-6 7l6 2z', skin),
    path('M2 -258Q26 -262 28 -236Q30 -214 20 -204Q10 -214 12 -236z', lit(l, '#2c1f22')),
    path('M-50 -250Q-20 -266 0 -266T50 -248Q20 -240 0 -244T-50 -250z', lit(l, '#d9b06a')),
    path('M-24 -258Q-26 -288 -2 -290Q26 -290 26 -256Q0 -248 -24 -258z', lit(l, '#f0d090')),
    path('M-24 -262Q0 -252 26 -260V-252Q0 -244 -25 -254z', lit(l, '#c9442f')),
    line(
      'M-32 -202Q-37 -176 -34 -146M-33 -140L-34 -76M-48 -251Q-30 -260 -24 -262M-23 -268Q-22 -288 -4 -289M-24 -70L-22 -34',
      l.glint,
      3.5,
      { opacity: 0.85 },
    ),
  ]);
}

/** An open boat with an awning, moored: 360 long, its bow to the right at (176, -66). */
function mooredBoat(l: Light, place: Place): Drawing {
  const hull = lit(l, '#17708a');
  const cream = lit(l, '#fff4e0');
  const body = 'M-176 -44Q-60 -28 60 -32Q130 -36 178 -66Q168 -12 132 10H-136Q-170 -10 -176 -44z';
  return at(place, [
    path('M-150 14Q0 26 150 12L120 60Q0 80 -120 60z', l.ink, { opacity: 0.25 }),
    path('M-150 -40Q-60 -28 60 -32L96 -36Q60 -50 -40 -48T-150 -40z', lit(l, '#5b3c30')),
    line('M-128 -40V-114M-20 -36V-122M86 -38V-112', lit(l, '#3c2a2a'), 6),
    rect([-96, -60], 64, 14, lit(l, '#a8703f')),
    rect([10, -60], 60, 14, lit(l, '#a8703f')),
    path('M-152 -122Q-20 -150 112 -118L108 -104H-150z', lit(l, '#f0efe4')),
    path('M-152 -122Q-20 -150 112 -118L110 -112Q-20 -136 -152 -112z', lit(l, '#ff6b57')),
    line(
      'M-150 -104l10 10l10 -10l10 10l10 -10l10 10l10 -10l10 10l10 -10l10 10l10 -10l10 10l10 -10l10 10l10 -10l10 10l10 -10l10 10l10 -10l10 10l10 -10l10 10l10 -10',
      lit(l, '#ff6b57'),
      3,
    ),
    path(body, hull),
    inside(body, [
      path('M-180 -60Q-60 -28 60 -30T180 -70V-50Q130 -22 60 -16T-180 -26z', cream),
      path('M-180 -8Q0 8 160 -12V20H-180z', darker(hull, 0.4)),
    ]),
    line('M-176 -44Q-60 -28 60 -32Q130 -36 178 -66', lit(l, '#ffc857'), 5),
    circle([-60, -2], 15, 'none', { stroke: lit(l, '#141c26'), 'stroke-width': 9 }),
    circle([30, -4], 15, 'none', { stroke: lit(l, '#141c26'), 'stroke-width': 9 }),
    line('M-196 16h80M-90 20h60M20 18h110M-150 32h90M0 34h120', l.glint, 3.5, { opacity: 0.7 }),
  ]);
}

/** Who answers: people on the water's edge. */
export const people: Scenes = {
  // a boatman points out to sea for a traveller with a chart at the end of a jetty at dawn, his boat moored beside
  questions: wide(
    {
      ...dawn,
      sky: ['#24486b', '#5d8796', '#b8c4a4', '#f4d894', '#ffe3a0'],
      sun: '#fffbe4',
      glow: '#fff0b0',
      cloud: '#ffe2a8',
      cloudShade: '#8fa39a',
      haze: '#c9c9a2',
      sea: ['#f0d798', '#5f949a', '#174a66'],
      leaf: ['#1d3a4c', '#2f5560', '#5f8478'],
      ink: '#102436',
      glint: '#fff6d0',
      tint: ['#3a5a6c', 0.22],
    },
    (l) => {
      const plank = lit(l, '#a97e5c');
      const posts = [962, 1110, 1258, 1406, 1554];
      return [
        sky(l, { horizon: 500 }),
        sun(l, [1110, 420], 66, 7),
        streaks(l, [1120, 240], 760, 4),
        birds(l, [1400, 300], 5),
        ridges(l, 500, [
          [-160, 430, 120, 0.35],
          [590, 850, 62, 0.5],
          [1080, 1760, 90, 0.6],
        ]),
        sea(l, 500, { width: 1600, height: 1000, waves: 60 }),
        glints(l, [1110, 500], { height: 900, spread: 170, count: 110 }),
        // the jetty: far posts, deck, beam, near posts
        line(posts.map((x) => `M${x + 60} 650V760`).join(''), darker(plank, 0.65), 16, {
          'stroke-linecap': 'butt',
        }),
        path('M950 640H1620V690H918z', plank),
        line('M950 640H1620', lighter(plank, 0.6), 5),
        line(
          Array.from({ length: 19 }, (_, i) => `M${974 + i * 36} 642L${950 + i * 36.5} 688`).join(
            '',
          ),
          darker(plank, 0.5),
          3,
        ),
        path('M918 690H1620V722H924z', darker(plank, 0.5)),
        line('M918 690H1620', lighter(plank, 0.3), 4),
        line(
          'M962 720L1110 820M1110 720L962 820M1258 720L1406 820M1406 720L1258 820',
          darker(plank, 0.68),
          9,
        ),
        line(posts.map((x) => `M${x} 700V900`).join(''), darker(plank, 0.72), 26, {
          'stroke-linecap': 'butt',
        }),
        line(posts.map((x) => `M${x - 9} 722V890`).join(''), darker(plank, 0.4), 5, {
          'stroke-linecap': 'butt',
        }),
        line(
          posts.map((x) => `M${x - 34} 898q17 -8 34 0t34 0M${x - 20} 918h50`).join(''),
          l.glint,
          4,
          { opacity: 0.75 },
        ),
        line(posts.map((x) => `M${x} 906l-6 22l10 20l-8 26`).join(''), darker(plank, 0.72), 20, {
          opacity: 0.35,
        }),
        // long shadows on the planks
        path(
          'M1004 664L952 690H1030L1078 664zM1138 668L1112 690H1200L1210 668zM1262 676L1250 690H1330L1334 676z',
          '#0a1626',
          { opacity: 0.4 },
        ),
        // mooring posts, rope, a bag
        rect([952, 584], 24, 74, darker(plank, 0.5), { rx: 5 }),
        rect([952, 584], 7, 74, lighter(plank, 0.2), { rx: 3 }),
        boatman(l, { x: 1044, y: 664, size: 1.04 }),
        traveller(l, { x: 1176, y: 668, size: 1.02 }),
        suitcase(l, { x: 1296, y: 676, size: 0.8 }, '#2f9a8c'),
        rect([1452, 560], 22, 96, darker(plank, 0.5), { rx: 5 }),
        path('M1400 676q-6 -34 44 -36q52 2 46 36q-44 14 -90 0z', lit(l, '#d9b88a')),
        line('M1404 668q40 14 84 0M1408 656q36 12 76 0M1418 646q26 8 56 0', lit(l, '#7a5a40'), 4),
        mooredBoat(l, { x: 726, y: 812, size: 1.12 }),
        line('M923 740Q950 716 964 622', lit(l, '#f0e0c0'), 5),
        line('M952 616h24M952 624h24', lit(l, '#f0e0c0'), 5),
        path('M-20 930Q240 890 470 950T760 1020H-20z', l.ink),
      ];
    },
  ),
};
