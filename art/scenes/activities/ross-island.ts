import { deer } from '../../kit/fauna';
import { stairs } from '../../kit/jetty';
import { ridges, wood } from '../../kit/land';
import { gold, noon } from '../../kit/light';
import { palm } from '../../kit/palm';
import { blades, foliage } from '../../kit/plants';
import { waxRoots } from '../../kit/ruins';
import { card, type Scenes } from '../../kit/scene';
import { glints, sea } from '../../kit/sea';
import { sky, sun } from '../../kit/sky';
import { ellipse, line, path, rect } from '../../kit/svg';

/** What to do on Ross Island. */
export const rossIsland: Scenes = {
  // roots of a giant fig pour like candle wax down a brick doorway, dappled noon path
  'ross-island-ruins-walk': card(noon, (l) => [
    rect([0, 0], 1200, 800, '#3f8f66'),
    wood(l, { x0: -200, x1: 1400, y: 700, height: 660 }, 0.3),
    rect([180, 60], 840, 620, '#b5705a'),
    line(
      'M220 140h90m60 60h80m360 -70h90m-40 120h80M220 420h70m-40 120h80m500 -120h70m-60 120h80M240 260h60m560 70h70M420 100h80m160 20h90',
      '#cf8f74',
      8,
    ),
    path('M430 680V360Q440 220 600 200Q760 220 770 360V680z', '#f0cf9a'),
    path('M470 680V370Q480 260 600 244Q720 260 730 370V680z', '#4f2f30'),
    path('M520 680V400Q540 320 600 310Q660 320 680 400V680z', '#7fb56a'),
    waxRoots(l),
    path('M-20 680Q600 640 1220 680V820H-20z', '#6f9a5a'),
    path('M490 680H710L860 820H330z', '#d9b98a'),
    [
      [560, 720, 40],
      [640, 750, 54],
      [520, 780, 46],
      [680, 700, 26],
    ].map(([x = 0, y = 0, rx = 0]) => ellipse([x, y], rx, rx * 0.25, '#fff4cf')),
    foliage({ ...l, leaf: ['#0d3b36', '#14583f', '#3f9a56'] }, [
      [120, 20, 3],
      [380, -40, 2.7],
      [700, -50, 2.8],
      [980, -20, 2.9],
      [1180, 60, 2.6],
    ]),
    blades('#0d3b36', [90, 840], 260),
    blades('#0d3b36', [1110, 840], 220),
  ]),
  // a stag with spotted flanks on mossy steps in late gold light, the sea between palms
  'ross-island-deer': card(gold, (l) => [
    sky(l, { horizon: 380 }),
    sun(l, [420, 290], 60, 6),
    ridges(l, 380, [[-80, 700, 80, 0.6]]),
    sea(l, 380),
    glints(l, [420, 380], { height: 560, spread: 110, count: 60 }),
    path('M-20 560Q300 500 640 500T1220 420V820H-20z', l.leaf[1]),
    stairs(l, [720, 830, 330], [800, 480, 140], '#7d8c58', 8),
    foliage(l, [
      [420, 640, 0.7],
      [1080, 620, 0.8],
      [380, 760, 0.9],
    ]),
    deer(l, { x: 770, y: 596, size: 3.1, flip: true }, { antlers: true }),
    palm(l, { x: 250, y: 660, height: 500, lean: -50 }),
    palm(l, { x: 1110, y: 640, height: 560, lean: 40 }),
    path('M-20 780Q160 690 360 780L400 820H-20z', l.ink),
    blades(l.ink, [110, 800], 230),
  ]),
};
