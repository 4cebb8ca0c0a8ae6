import { outlineOf } from '@/lib/map/base-map';
import { lands } from '@/lib/map/coast';
import { frameOf, type XY } from '@/lib/map/map-frame';
import { openPath } from '@/lib/map/smooth-path';
import { boatAbove } from '../../kit/aerial';
import { gold, type Light } from '../../kit/light';
import { type Scenes, wide } from '../../kit/scene';
import { at, circle, down, line, path, rect, spread } from '../../kit/svg';

/** The real islands around Port Blair, in the right half of the picture. */
const frame = frameOf({ west: 91.78, east: 93.36, south: 11.42, north: 12.39 }, 1600);
const coast = lands
  // Those that are to be seen, without the one far to the west, where nobody may go.
  .filter(({ ring }) =>
    ring.map(frame.project).some(([x, y]) => x > 560 && x < 1660 && y > -60 && y < 1060),
  )
  .map((island) => outlineOf(island, frame.project, 0))
  .join('');

const spot = (north: number, east: number): XY => frame.project({ north, east });
const [town, havelock, neil] = [spot(11.685, 92.75), spot(12.05, 92.975), spot(11.846, 93.025)];
const out = [town, spot(11.78, 92.86), spot(12.02, 92.9), spot(12.062, 92.95), havelock];
const over = [havelock, spot(12.01, 93.04), spot(11.92, 93.08), neil];
const back = [neil, spot(11.84, 92.95), town];

const route = (points: readonly XY[], colour: string) => [
  line(openPath(points, 0), '#06222c', 13, { opacity: 0.35, transform: 'translate(-2 4)' }),
  line(openPath(points, 0), colour, 9, { 'stroke-dasharray': '0 21' }),
];

/** A band along all shores. */
const rim = (stroke: string, width: number, opacity?: number) =>
  path(coast, 'none', { stroke, 'stroke-width': width, 'stroke-linejoin': 'round', opacity });

const jetty = (point: XY, colour: string) => [
  circle(point, 18, '#06303a'),
  circle(point, 11, colour, { stroke: '#fff', 'stroke-width': 5 }),
];

const light: Light = { ...gold, sea: ['#5cc4bd', '#1f8a93', '#0e4a63'] };

/** Where things are. */
export const islandsOnAChart: Scenes = {
  // the true coast around Port Blair from above in evening light; the ferries' triangle in three colours
  map: wide(light, (l) => [
    rect([0, 0], 1600, 1000, down('#5cc4bd', '#1f8a93', '#0e4a63')),
    circle(
      [1500, 60],
      800,
      spread(['#ffd79a', 0, 0.65], ['#ffc98a', 0.4, 0.22], ['#ffc98a', 1, 0]),
    ),
    line(
      'M0 250H1600M0 500H1600M0 750H1600M320 0V1000M640 0V1000M960 0V1000M1280 0V1000',
      l.glint,
      1.6,
      { opacity: 0.14 },
    ),
    rim('#a5e8df', 92, 0.16),
    rim('#a5e8df', 54, 0.28),
    rim('#d8f5ea', 26, 0.6),
    rim('#ffe3b0', 11),
    path(coast, '#2f7a58', { stroke: '#63a678', 'stroke-width': 5 }),
    path(coast, '#1d5a45', { transform: 'translate(-3 5)', opacity: 0.35 }),
    ...route(out, '#ff6b57'),
    ...route(over, '#ffd257'),
    ...route(back, '#ffffff'),
    ...jetty(town, '#0b2a4a'),
    ...jetty(havelock, '#ff6b57'),
    ...jetty(neil, '#ff6b57'),
    at({ x: 1118, y: 500, size: 0.55, turn: -76 }, boatAbove(l, { x: 0, y: 0 }, '#ff6b57')),
  ]),
};
