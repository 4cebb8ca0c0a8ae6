import { boatAbove, cloudShadow } from '../../kit/aerial';
import { closed, n, type Point } from '../../kit/geometry';
import { gold, type Light } from '../../kit/light';
import { canopy } from '../../kit/plants';
import { between, noise, random } from '../../kit/random';
import { type Scenes, wide } from '../../kit/scene';
import { cloud } from '../../kit/sky';
import {
  at,
  circle,
  type Drawing,
  down,
  line,
  type Place,
  path,
  rect,
  spread,
} from '../../kit/svg';

/** The coast of an island around a spine of [x, y, half width], `by` further out, with round ends and bays. */
function coast(spine: readonly (readonly [number, number, number])[], by: number): string {
  const r = random('coast', spine.flat().join());
  const [left, right] = [noise(r, 34), noise(r, 34)];
  const first = spine[0] ?? [0, 0, 0];
  const last = spine[spine.length - 1] ?? first;
  const [next, before] = [spine[1] ?? first, spine[spine.length - 2] ?? last];
  /** Round ends: the spine goes on by its own half width, growing thinner. */
  const cap = (
    end: readonly [number, number, number],
    inner: readonly [number, number, number],
  ) => {
    const far = Math.hypot(end[0] - inner[0], end[1] - inner[1]) || 1;
    const [dx, dy] = [(end[0] - inner[0]) / far, (end[1] - inner[1]) / far];
    return [0.5, 0.85, 1].map((u) => {
      const reach = (end[2] + by) * u;
      return [
        end[0] + dx * reach,
        end[1] + dy * reach,
        (end[2] + by) * Math.sqrt(1 - u * u),
      ] as const;
    });
  };
  const body = spine.flatMap(([x, y, half], i) => {
    const [bx, by2, bh] = spine[i + 1] ?? [x, y, half];
    const steps =
      i + 1 < spine.length ? Math.max(1, Math.round(Math.hypot(bx - x, by2 - y) / 30)) : 1;
    return Array.from({ length: steps }, (_, k) => {
      const t = k / steps;
      return [x + (bx - x) * t, y + (by2 - y) * t, half + (bh - half) * t + by] as const;
    });
  });
  const all = [...cap(first, next).reverse(), ...body, ...cap(last, before)];
  const side = (way: 1 | -1) =>
    all.map(([x, y, half], i): Point => {
      const [ax, ay] = all[Math.max(0, i - 2)] ?? [x, y];
      const [bx, by2] = all[Math.min(all.length - 1, i + 2)] ?? [x, y];
      const far = Math.hypot(bx - ax, by2 - ay) || 1;
      const wave = (way === 1 ? left : right)((x + y) * 0.8) * 0.34 * Math.max(0, half - by * 0.6);
      const out = (half + wave) * way;
      return [x + ((by2 - ay) / far) * out, y - ((bx - ax) / far) * out];
    });
  return closed([...side(1), ...side(-1).reverse()]);
}

/** An island of the chart: depth lines, shallows, sand, and a wood of round crowns. */
function chartIsle(
  l: Light,
  spine: readonly (readonly [number, number, number])[],
  crown = 0.3,
): Drawing {
  const r = random('isle', spine.flat().join());
  const spots = spine.flatMap(([x, y, half], i) => {
    const [bx, by, bh] = spine[i + 1] ?? [x, y, half];
    return Array.from({ length: Math.round(2 + half / 4.5) }, (_, k) => {
      const t = i + 1 < spine.length ? r() : 0;
      const room = Math.max(0, half + (bh - half) * t - crown * 48 - 6);
      const [a, far] = [k * 2.4 + r(), Math.sqrt(r()) * room];
      return [
        x + (bx - x) * t + Math.cos(a) * far,
        y + (by - y) * t + Math.sin(a) * far,
        crown * between(r, 0.75, 1.2),
      ] as const;
    });
  });
  return [
    line(coast(spine, 74), l.glint, 2, { opacity: 0.32, 'stroke-dasharray': '2 9' }),
    path(coast(spine, 46), l.shallow, { opacity: 0.2 }),
    path(coast(spine, 28), l.shallow, { opacity: 0.4 }),
    path(coast(spine, 15), l.shallow, { opacity: 0.75 }),
    path(coast(spine, 5), l.glint, { opacity: 0.85 }),
    path(coast(spine, 0), l.sand),
    path(coast(spine, -8), l.leaf[0], { transform: 'translate(-2 3)' }),
    canopy(
      l,
      spots.sort((a, b) => a[1] - b[1]),
    ),
  ];
}

/** A boat of the chart with a short wake and its shadow on the water. */
const chartBoat = (l: Light, place: Place, colour: string) =>
  at(place, [
    path('M-30 -4Q-60 -12 -104 -30Q-66 -4 -44 0Q-66 4 -104 30Q-60 12 -30 4z', l.glint, {
      opacity: 0.75,
    }),
    path('M-34 -2H14Q40 2 48 10Q40 18 14 22H-34z', '#06222c', { opacity: 0.4 }),
    boatAbove(l, { x: 0, y: 0 }, colour, false),
  ]);

/** A route on the chart: round dots with a dark edge. */
const route = (d: string, colour: string) => [
  line(d, '#06222c', 15, {
    'stroke-dasharray': '0 25',
    opacity: 0.4,
    transform: 'translate(-3 4)',
  }),
  line(d, colour, 11, { 'stroke-dasharray': '0 25' }),
];

const stop = ([x, y]: Point, colour: string) => [
  circle([x, y], 17, '#06303a'),
  circle([x, y], 11, 'none', { stroke: colour, 'stroke-width': 7 }),
];

/** Which trip. */
export const charts: Scenes = {
  // islands seen from the air; three boats' dotted courses in coral, yellow and white link them like three trips
  compare: wide(
    {
      ...gold,
      shallow: '#9fe0c4',
      sand: '#ffe3b0',
      sandShade: '#d9ab72',
      leaf: ['#1d4a3c', '#37704a', '#a3b85a'],
      ink: '#07242e',
      sea: ['#4fb0a0', '#1a7280', '#0c4054'],
    },
    (l) => {
      const [coral, yellow, white] = ['#ff6b57', '#ffd257', '#ffffff'];
      const r = random('chart');
      const swells = Array.from({ length: 60 }, () => {
        const w = between(r, 30, 90);
        return `M${n(Math.round(r() * 1600))} ${n(Math.round(r() * 1000))}q${n(w / 4)} -7 ${n(w / 2)} 0t${n(w / 2)} 0`;
      });
      return [
        rect([0, 0], 1600, 1000, down('#2c8f94', '#176a7c', '#0d4a62')),
        circle(
          [1480, 120],
          760,
          spread(['#ffd79a', 0, 0.6], ['#ffc98a', 0.4, 0.2], ['#ffc98a', 1, 0]),
        ),
        line(
          'M-20 250L1620 60M-20 560L1620 370M-20 870L1620 680M560 -20L700 1020M900 -20L1040 1020M1240 -20L1380 1020M1560 -20L1640 560',
          l.glint,
          1.6,
          { opacity: 0.16 },
        ),
        line(swells.join(''), l.glint, 2.4, { opacity: 0.3 }),
        chartIsle(
          l,
          [
            [760, 120, 24],
            [796, 190, 46],
            [764, 280, 58],
            [806, 370, 40],
            [780, 450, 64],
            [806, 560, 58],
            [776, 650, 36],
            [822, 740, 44],
            [846, 830, 20],
          ],
          0.36,
        ),
        chartIsle(
          l,
          [
            [1176, 270, 24],
            [1212, 330, 52],
            [1196, 392, 58],
            [1240, 446, 26],
          ],
          0.34,
        ),
        chartIsle(
          l,
          [
            [1080, 590, 26],
            [1124, 604, 40],
            [1160, 596, 24],
          ],
          0.28,
        ),
        chartIsle(
          l,
          [
            [1040, 196, 18],
            [1066, 226, 28],
            [1062, 250, 16],
          ],
          0.24,
        ),
        chartIsle(
          l,
          [
            [1376, 610, 24],
            [1396, 650, 40],
            [1376, 700, 26],
          ],
          0.28,
        ),
        chartIsle(
          l,
          [
            [1042, 786, 16],
            [1062, 796, 22],
            [1082, 800, 14],
          ],
          0.2,
        ),
        chartIsle(
          l,
          [
            [1436, 336, 16],
            [1454, 360, 26],
            [1448, 390, 18],
          ],
          0.22,
        ),
        // a compass rose
        at({ x: 1512, y: 724, size: 0.8 }, [
          circle([0, 0], 62, 'none', { stroke: l.glint, 'stroke-width': 2.5, opacity: 0.6 }),
          path('M0 -84L12 -12L84 0L12 12L0 84L-12 12L-84 0L-12 -12z', l.glint, { opacity: 0.75 }),
          path('M0 -84V0L-12 -12zM84 0H0L12 12zM0 84V0L12 12zM-84 0H0L-12 -12z', l.ink, {
            opacity: 0.5,
          }),
        ]),
        // the courses, their stops and boats
        route('M884 508Q950 470 1010 516T1068 574', coral),
        route('M1070 628Q1000 700 886 536', coral),
        route(
          'M880 486Q960 322 1132 326M1256 478Q1256 556 1192 584M1064 606Q990 630 892 524',
          yellow,
        ),
        route(
          'M872 462Q900 250 1018 222M1096 214Q1210 140 1330 216T1430 336M1476 400Q1500 520 1428 610M1356 718Q1240 806 1110 806M1018 786Q930 730 880 546',
          white,
        ),
        stop([1066, 602], coral),
        stop([1142, 322], yellow),
        stop([1192, 574], yellow),
        stop([1096, 222], white),
        stop([1424, 352], white),
        stop([1418, 622], white),
        stop([1094, 792], white),
        circle([872, 508], 27, l.ink),
        circle([872, 508], 21, '#fff4e0'),
        circle([872, 508], 10, coral),
        [
          [976, 494, 0.82, 26, coral],
          [1000, 365, 0.82, -34, yellow],
          [922, 298, 0.82, -59, '#1d5f8c'],
        ].map(([x, y, size, turn, colour]) =>
          chartBoat(
            l,
            { x: Number(x), y: Number(y), size: Number(size), turn: Number(turn) },
            String(colour),
          ),
        ),
        cloudShadow([1290, 900], 260),
        cloud(l, [1340, 890], 280),
        cloud(l, [560, 930], 260, { opacity: 0.6 }),
      ];
    },
  ),
};
