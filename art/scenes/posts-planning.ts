import { dinghy } from '../kit/boats';
import { hut } from '../kit/buildings';
import { darker, lighter, mix } from '../kit/colour';
import { n, type Point } from '../kit/geometry';
import { lampGlow } from '../kit/lamps';
import { ridges, slope, wood } from '../kit/land';
import { dawn, lit, night, noon } from '../kit/light';
import { palm } from '../kit/palm';
import { blades, foliage } from '../kit/plants';
import { between, random } from '../kit/random';
import { card, type Scenes } from '../kit/scene';
import { glints, sea } from '../kit/sea';
import { catamaran } from '../kit/ships';
import { cloud, sky, stars } from '../kit/sky';
import { at, circle, down, ellipse, inside, line, path, rect, spread } from '../kit/svg';
import { cashBox, coins, greenCoconut } from './planning/purse';
import { lying, ticket } from './planning/things';
import { barrier, guard, tail, trunk } from './planning/wayside';

/** The pictures of the posts that help to plan, by slug. */
export const postsPlanning: Scenes = {
  // a red tin cash box with notes, coins, a coconut with a straw and two boat tickets on a jetty, a ferry far behind
  'what-an-andaman-trip-costs': card({ ...noon, sea: ['#2f9cc4', '#149db2', '#3fc0bd'] }, (l) => {
    const plank = lit(l, '#c99a6b');
    const r = random('planks');
    const xs = Array.from({ length: 14 }, (_, i) => -300 + i * 140);
    const top = (x: number) => 600 + (x - 600) * 0.62;
    return [
      sky(l, { horizon: 340 }),
      cloud(l, [300, 216], 280),
      cloud(l, [1010, 240], 360),
      ridges(l, 340, [
        [-100, 300, 70, 0.55],
        [640, 1300, 90, 0.5, 0.6],
      ]),
      sea(l, 340, { waves: 60 }),
      path('M-20 470Q300 440 700 462T1220 440V560H-20z', l.shallow, { opacity: 0.45 }),
      catamaran(l, { x: 850, y: 380, size: 0.8 }),
      // the jetty's end
      path('M-20 560V620H1220V560z', darker(plank, 0.6)),
      path(`M${n(top(-300))} 506H${n(top(1600))}L1600 820H-300z`, darker(plank, 0.5)),
      xs.map((x) =>
        path(
          `M${n(top(x) + 1)} ${n(504 + between(r, -3, 3))}H${n(top(x + 136))}L${x + 134} 820H${x + 2}z`,
          mix(plank, between(r, 0, 1) > 0.5 ? '#fff0d0' : '#8a5f40', between(r, 0.05, 0.28)),
        ),
      ),
      line(
        xs
          .map((x) => {
            const t = between(r, 0.2, 0.8);
            const a = top(x + 50) + (x + 50 - top(x + 50)) * t;
            return `M${n(a)} ${n(506 + 314 * t)}l${n((x - 600) * 0.05)} ${n(between(r, 24, 60))}`;
          })
          .join(''),
        darker(plank, 0.35),
        3,
        { opacity: 0.6 },
      ),
      line(
        xs.map((x) => `M${n(top(x + 24))} 516h0M${n(top(x + 112))} 516h0`).join(''),
        '#4a4038',
        6,
      ),
      // a post with a rope at the left
      at({ x: -46, y: 0 }, [
        ellipse([112, 578], 92, 13, '#0a0f1e', { opacity: 0.25 }),
        path('M76 576V352Q112 336 148 352V576Q112 592 76 576z', darker(plank, 0.35)),
        path('M76 576V352Q88 346 96 345V584Q84 582 76 576z', lighter(plank, 0.2)),
        ellipse([112, 352], 36, 11, lighter(plank, 0.3)),
        line(
          'M72 440Q112 464 152 440M72 456Q112 480 152 456M72 472Q112 496 152 472',
          lit(l, '#f0e2c0'),
          14,
        ),
        line(
          'M72 446Q112 470 152 446M72 462Q112 486 152 462M72 478Q112 502 152 478',
          lit(l, '#b59a6c'),
          3,
        ),
        line('M146 474Q190 520 176 560Q150 600 60 610T-60 640', lit(l, '#f0e2c0'), 13),
        line('M146 478Q188 522 174 562Q148 602 58 613T-60 643', lit(l, '#b59a6c'), 3),
      ]),
      cashBox(l, { x: 548, y: 598, size: 1.12 }),
      greenCoconut(l, { x: 868, y: 600, size: 1 }),
      lying({ x: 846, y: 664, size: 1.15, turn: -12 }, ticket(l, '#ffc857'), 0.6),
      lying({ x: 690, y: 652, size: 1.15, turn: 9 }, ticket(l, '#ff6b57'), 0.6),
      coins(l, [
        [540, 632],
        [480, 646],
        [410, 634],
        [514, 676],
        [514, 667],
        [514, 658],
        [420, 672],
      ]),
    ];
  }),
  // two islands across a moonlit strait, one high and forested, one flat with lit huts; a small boat between them
  'havelock-or-neil-and-how-many-nights': card(
    {
      ...night,
      sky: ['#0b1030', '#16265a', '#2c4a80', '#5a7aa8'],
      sea: ['#4a6a9c', '#1c3566', '#0b1236'],
      haze: '#3a5a8c',
      shallow: '#3fa8b8',
    },
    (l) => {
      const near = { ...l, leaf: ['#0c1838', '#173054', '#34607c'] as const };
      const lamps: readonly Point[] = [
        [846, 446],
        [938, 452],
        [1034, 446],
        [1126, 452],
      ];
      return [
        sky(l, { horizon: 430 }),
        stars(l, { count: 120, height: 380 }),
        at({ x: 0, y: 40 }, [
          circle([640, 170], 330, spread([l.glow, 0, 0.6], [l.glow, 0.3, 0.24], [l.glow, 1, 0])),
          circle([640, 170], 62, l.sun),
          path(
            'M616 148q14 -10 26 0q4 14 -10 18q-20 -2 -16 -18zM652 186q14 -6 20 4q-4 14 -18 8zM624 196q8 -2 10 6q-6 6 -12 0z',
            '#d9d2b8',
            { opacity: 0.7 },
          ),
        ]),
        ridges(l, 430, [[420, 860, 40, 0.6]]),
        sea(l, 430, { waves: 60 }),
        glints(l, [640, 430], { height: 800, spread: 110, count: 110 }),
        // the high island
        path('M-20 492H500Q470 560 380 590T-20 640z', l.leaf[0], { opacity: 0.5 }),
        inside('M-40 0H560V484H-40z', [
          slope(
            near,
            [
              [-60, 190],
              [60, 150],
              [140, 132],
              [220, 176],
              [290, 262],
              [370, 330],
              [430, 392],
              [474, 436],
              [540, 500],
            ],
            34,
            0.1,
            900,
          ),
        ]),
        path('M-20 474Q240 466 420 476T520 488Q420 500 -20 502z', l.sand),
        path('M-20 492Q300 486 536 488Q420 506 -20 512z', l.shallow, { opacity: 0.55 }),
        // the flat island
        path('M720 484H1220V560Q960 560 720 484z', l.leaf[0], { opacity: 0.45 }),
        wood(near, { x0: 740, x1: 1500, y: 468, height: 54 }, 0.08),
        [
          [800, 96, -16],
          [890, 120, 14],
          [984, 104, -12],
          [1080, 130, 16],
          [1176, 110, -10],
        ].map(([x = 0, height = 0, lean = 0]) => palm(near, { x, y: 466, height, lean })),
        path('M692 476Q860 460 1220 462V492Q900 494 692 476z', l.sand),
        path('M676 480Q900 500 1220 490V512Q880 512 676 480z', l.shallow, { opacity: 0.6 }),
        lamps.map(([x, y], i) => [
          hut({ ...l, tint: ['#171a4a', 0.4] }, { x, y: y + 24, size: 0.66 }, { lamp: true }),
          lampGlow([x + 20, y - 2], i % 2 ? 40 : 50),
          line(`M${x - 10} 516h20M${x - 16} 530h30M${x - 8} 546h22M${x - 4} 564h12`, '#ffd58a', 4, {
            opacity: 0.7,
          }),
        ]),
        // the boat between them
        dinghy({ ...l, tint: ['#171a4a', 0.3] }, { x: 560, y: 620, size: 1.5 }),
        lampGlow([626, 582], 70),
        line('M606 640h40M616 654h34M604 670h28', '#ffd58a', 4, { opacity: 0.8 }),
        path('M470 622Q380 630 280 656Q400 640 480 632z', l.glint, { opacity: 0.5 }),
        path('M-20 750Q240 716 520 760T900 820H-20z', l.ink),
        blades(l.ink, [120, 770], 190),
        path('M760 820Q900 770 1040 780T1220 740V820z', l.ink),
        blades(l.ink, [1120, 790], 110),
      ];
    },
  ),
  // a red-and-white barrier closes a misty forest road at dawn; cars wait before it with their tail lights lit
  'permits-and-rules-in-plain-words': card(
    {
      ...dawn,
      sky: ['#5d8a94', '#a8c0a8', '#f2d8a8', '#ffdca0'],
      leaf: ['#16403f', '#2a6152', '#6f9a6a'],
      haze: '#c9d2b0',
      cloud: '#f0ead0',
      ink: '#0b2429',
      tint: ['#3a5f62', 0.18],
    },
    (l) => {
      const asphalt = '#54646a';
      const nearLeaf = { ...l, leaf: ['#0d2f33', '#174a44', '#2f6e56'] as const };
      return [
        sky(l, { horizon: 430 }),
        circle(
          [620, 330],
          420,
          spread(['#fff0c0', 0, 0.9], ['#ffe6b0', 0.35, 0.4], ['#ffe6b0', 1, 0]),
        ),
        wood(l, { x0: -200, x1: 612, y: 440, height: 190 }, 0.66),
        wood(l, { x0: 610, x1: 1440, y: 440, height: 210 }, 0.66),
        [50, 130, 196, 290, 352, 420, 474, 516, 716, 768, 820, 900, 950, 1040, 1100, 1160].map(
          (x, i) =>
            trunk(
              [x, 446],
              7 + (i % 3) * 2,
              mix(l.leaf[0], l.haze, 0.62),
              mix(l.leaf[0], l.haze, 0.62),
            ),
        ),
        rect(
          [-20, 240],
          1240,
          210,
          down([l.cloud, 0, 0], [l.cloud, 0.85, 0.75], [l.cloud, 1, 0.75]),
        ),
        rect([-20, 430], 1240, 390, down('#8fae7c', '#3f7358', '#1f4f48')),
        // the road, from the light between the trees
        path(
          'M596 430H640Q700 520 940 820H-60Q420 560 596 430z',
          down('#d9d2b0', asphalt, '#3f4f58'),
        ),
        line('M612 446Q560 540 420 820', '#f4ecd0', 7, {
          'stroke-dasharray': '10 14 20 20 34 26 50 30',
          opacity: 0.85,
        }),
        rect([-20, 430], 1240, 110, down([l.cloud, 0, 0.7], [l.cloud, 1, 0])),
        [
          [424, 470, 11, 0.4],
          [800, 472, 11, 0.4],
          [322, 500, 16, 0.24],
          [1110, 512, 18, 0.24],
          [176, 540, 22, 0.1],
          [36, 610, 32, 0],
          [1188, 600, 32, 0],
        ].map(([x = 0, y = 0, w = 0, haze = 0]) =>
          trunk(
            [x, y],
            w,
            mix('#123537', l.haze, haze),
            mix('#5f8468', l.haze, haze),
            x < 600 ? 1 : -1,
          ),
        ),
        foliage(
          l,
          [
            [430, 478, 0.5],
            [366, 492, 0.6],
            [800, 482, 0.5],
            [1080, 520, 0.8],
            [1150, 530, 0.7],
            [250, 520, 0.8],
          ],
          0.25,
        ),
        foliage(
          l,
          [
            [470, 20, 1.2],
            [380, 60, 1.5],
            [800, 10, 1.2],
            [890, 50, 1.5],
            [1000, 90, 1.8],
          ],
          0.3,
        ),
        foliage(nearLeaf, [
          [290, 20, 1.9],
          [160, 70, 2.2],
          [20, 60, 2.6],
          [20, 200, 1.6],
          [1010, -10, 1.8],
          [1110, 60, 2.3],
          [1210, 90, 2.4],
          [1220, 230, 1.5],
        ]),
        foliage(nearLeaf, [
          [130, 556, 0.9],
          [-10, 600, 1.3],
          [226, 552, 0.6],
          [1230, 590, 1.4],
        ]),
        // the guard's hut
        path('M880 560V420H1040V560z', lit(l, '#e8dcc0')),
        path('M1000 560V420H1040V560z', lit(l, '#a89a80')),
        path('M850 424L900 368H1020L1072 424z', lit(l, '#a8573f')),
        path('M850 424L900 368H930L890 424z', lit(l, '#d98a62')),
        path('M904 450h56v50h-56z', '#ffd58a'),
        line('M932 450v50M904 476h56', lit(l, '#7a4a38'), 4),
        path('M974 560v-98h22v98z', lit(l, '#5a3a30')),
        lampGlow([932, 474], 90),
        // the barrier
        ellipse([560, 604], 330, 10, '#0a1a20', { opacity: 0.3 }),
        rect([812, 486], 40, 112, lit(l, '#37474f'), { rx: 4 }),
        rect([812, 486], 12, 112, lit(l, '#7f9298')),
        rect([840, 488], 50, 44, lit(l, '#2a3840'), { rx: 4 }),
        line('M268 512V604M256 500v14h24v-14', lit(l, '#37474f'), 11),
        barrier(l, 262, 820, 512),
        circle([540, 512], 34, lit(l, '#e8402c')),
        circle([540, 512], 24, lit(l, '#fff6e6')),
        rect([522, 506], 36, 12, lit(l, '#e8402c')),
        // who waits
        tail(l, { x: 394, y: 676, size: 0.86 }, '#f2ead8'),
        tail(l, { x: 208, y: 796, size: 1.34 }, '#2f8fa3', [
          rect([-60, -186], 64, 36, lit(l, '#8a5a3a'), { rx: 5 }),
          rect([8, -178], 50, 28, lit(l, '#ffc857'), { rx: 5 }),
          line('M-72 -150H72', '#16202c', 6),
        ]),
        line('M306 690h34M448 690h34M322 702h16M452 702h20', '#ff6a50', 6, { opacity: 0.5 }),
        guard(l, { x: 752, y: 652 }),

        foliage(nearLeaf, [
          [1190, 770, 2],
          [1060, 810, 1.5],
          [-10, 700, 1.5],
        ]),
        blades(l.ink, [1130, 830], 210),
      ];
    },
  ),
};
