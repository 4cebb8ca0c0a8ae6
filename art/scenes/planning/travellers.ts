import { darker, lighter } from '../../kit/colour';
import { ridges } from '../../kit/land';
import { dawn, type Light, lit } from '../../kit/light';
import { inLungi, withPack } from '../../kit/looks';
import { person, type Where } from '../../kit/people';
import { holding, pointing } from '../../kit/poses';
import { type Scenes, wide } from '../../kit/scene';
import { glints, sea } from '../../kit/sea';
import { birds, sky, streaks, sun } from '../../kit/sky';
import { at, circle, type Drawing, inside, line, type Place, path, rect } from '../../kit/svg';
import { suitcase } from '../../kit/travel';

/** A boatman in a checked lungi who points to the left. */
function boatman(l: Light, where: Where): Drawing {
  return [
    person(l, { ...where, flip: true }, pointing, inLungi),
    at({ ...where, flip: true }, [
      line(
        'M-13 -96Q-16 -50 -19 -13M-3 -96Q-4 -50 -6 -12M7 -96Q8 -50 8 -12M-20 -76Q-3 -71 13 -76M-22 -54Q-4 -49 15 -54M-24 -31Q-4 -26 16 -31',
        lit(l, '#f4ead6'),
        1.8,
        { opacity: 0.5 },
      ),
      line('M-7 -200Q4 -204 16 -198M-11 -193Q4 -197 18 -192', lit(l, '#ffd0b8'), 1.6),
    ]),
  ];
}

/** A traveller with hat, pack and a chart, who looks to the left. */
function traveller(l: Light, where: Where): Drawing {
  return [
    at({ ...where, flip: true }, [
      path('M26 -150L46 -158L62 -149L80 -156L84 -122L66 -115L48 -124L30 -116z', lit(l, '#f2dca8')),
      path('M46 -158L62 -149L66 -115L48 -124z', lit(l, '#cfb27c')),
      line('M68 -144q6 4 4 10t6 8M34 -142q5 6 8 4', lit(l, '#0f86a6'), 2.6),
    ]),
    person(l, { ...where, flip: true }, holding, {
      ...withPack,
      top: '#ff7a52',
      bottom: '#22405a',
      pack: '#ffc857',
      hair: 'ponytail',
      hat: 'straw',
      hatColour: '#f0d090',
      waisted: true,
    }),
  ];
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
      const near: Light = { ...l, tint: [l.tint[0], 0.12] };
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
        boatman(near, {
          x: 1036,
          y: 668,
          size: 1.4,
          light: 'right',
          rim: '#fff6d0',
          grounded: false,
        }),
        traveller(near, { x: 1178, y: 671, size: 1.33, rim: '#fff6d0', grounded: false }),
        suitcase(l, { x: 1296, y: 676, size: 0.8 }, '#2f9a8c'),
        rect([1452, 560], 22, 96, darker(plank, 0.5), { rx: 5 }),
        path('M1400 676q-6 -34 44 -36q52 2 46 36q-44 14 -90 0z', lit(l, '#d9b88a')),
        line('M1404 668q40 14 84 0M1408 656q36 12 76 0M1418 646q26 8 56 0', lit(l, '#7a5a40'), 4),
        mooredBoat(l, { x: 722, y: 756, size: 1.12 }),
        line('M919 683Q948 672 964 622', lit(l, '#f0e0c0'), 5),
        line('M952 616h24M952 624h24', lit(l, '#f0e0c0'), 5),
        path('M-20 930Q240 890 470 950T760 1020H-20z', l.ink),
      ];
    },
  ),
};
