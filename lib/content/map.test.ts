import type { Point } from '@/lib/map/chart';
import type { Drawing } from '@/lib/map/drawing';
import { type Box, inkOf, overlap } from '@/lib/map/labels';
import { getSpots, itemsOf } from './items';
import {
  type Chartlet,
  crossingChart,
  ferriesChart,
  harbourChart,
  islandsChart,
  overviewChart,
  placeChart,
  spotChart,
} from './map';
import { tripChart } from './trip-map';

const both = (name: string, chart: Chartlet | undefined): [string, Drawing][] =>
  chart
    ? [
        [name, chart.narrow],
        [`${name}, wide`, chart.wide],
      ]
    : [];

/** Every chart of the site. */
const charts: [string, Drawing][] = [
  ...both('all islands', overviewChart()),
  ['the islands with ferries', islandsChart()],
  ['the harbour', harbourChart()],
  ...both('the ferries', ferriesChart()),
  ...itemsOf('place').flatMap((item) => both(item.slug, placeChart(item))),
  ...itemsOf('crossing').flatMap((item) => both(item.slug, crossingChart(item))),
  ...getSpots().flatMap((item) => both(item.slug, spotChart(item))),
  ...itemsOf('package').flatMap((item) => both(item.slug, tripChart(item))),
];

type Named = { text: string; ink: Box; at: Point; radius: number };

function namesOn({ marks }: Drawing): Named[] {
  return marks.flatMap(({ label, at, radius }) =>
    label ? [{ text: label.text, ink: inkOf(label), at, radius }] : [],
  );
}

/** Points of a line, closer together than a letter is wide, from its `d`. */
function pointsOf(d: string): [number, number][] {
  let [x, y, bendX, bendY] = [0, 0, 0, 0];
  return [...d.matchAll(/([Mqtl])([^Mqtl]*)/g)].flatMap(([, kind, text]) => {
    const numbers = (text ?? '').match(/-?(\d*\.)?\d+/g)?.map(Number) ?? [];
    const [dx = 0, dy = 0] = numbers.slice(-2);
    if (kind === 'M') {
      [x, y, bendX, bendY] = [dx, dy, dx, dy];
      return [];
    }
    const [fromX, fromY] = [x, y];
    const [byX = 0, byY = 0] = numbers;
    if (kind === 'q') [bendX, bendY] = [x + byX, y + byY];
    else if (kind === 't') [bendX, bendY] = [2 * x - bendX, 2 * y - bendY];
    else [bendX, bendY] = [x + dx / 2, y + dy / 2];
    [x, y] = [x + dx, y + dy];
    return [...Array(101).keys()].map((step): [number, number] => {
      const part = step / 100;
      const [start, middle, end] = [(1 - part) ** 2, 2 * part * (1 - part), part ** 2];
      return [start * fromX + middle * bendX + end * x, start * fromY + middle * bendY + end * y];
    });
  });
}

test.each(charts)('no name leaves the chart: %s', (_, drawing) => {
  const { width, height } = drawing;
  for (const { text, ink } of namesOn(drawing)) {
    const room = [ink.x, ink.y, width - ink.x - ink.width, height - ink.y - ink.height];
    expect({ text, room: Math.min(...room) >= 0 }).toEqual({ text, room: true });
  }
});

test.each(charts)('no name lies on another, on a mark or on a day: %s', (_, drawing) => {
  const names = namesOn(drawing);
  const circle = ([x, y]: readonly [number, number], radius: number): Box => ({
    x: x - radius,
    y: y - radius,
    width: 2 * radius,
    height: 2 * radius,
  });
  for (const [index, { text, ink }] of names.entries()) {
    const others = names.slice(index + 1).filter((other) => overlap(ink, other.ink) > 0);
    expect({ text, on: others.map((other) => other.text) }).toEqual({ text, on: [] });
    const dots = [
      ...drawing.marks
        .filter(({ label }) => label?.text !== text)
        .map(({ at, radius }) => circle(at, radius / 2)),
      ...drawing.days.map(({ at }) => circle(at, 8)),
    ];
    expect({ text, on: dots.filter((dot) => overlap(ink, dot) > 0) }).toEqual({ text, on: [] });
  }
});

test.each(charts)('no name lies on a way: %s', (_, drawing) => {
  const points = drawing.lines.flatMap(({ d }) => pointsOf(d));
  for (const { text, ink } of namesOn(drawing)) {
    const crossed = points.filter(
      ([x, y]) => x > ink.x && x < ink.x + ink.width && y > ink.y && y < ink.y + ink.height,
    );
    expect({ text, crossed: crossed.length }).toEqual({ text, crossed: 0 });
  }
});

/** The point of a name that is nearest to another point. */
function nearestIn({ x, y, width, height }: Box, [px, py]: Point): Point {
  return [Math.min(Math.max(px, x), x + width), Math.min(Math.max(py, y), y + height)];
}

test.each(charts)('each name is nearer to its own mark than to any other: %s', (_, drawing) => {
  for (const { text, ink, at } of namesOn(drawing)) {
    const away = drawing.marks.map((mark) => {
      const [x, y] = nearestIn(ink, mark.at);
      return { mark, far: Math.hypot(x - mark.at[0], y - mark.at[1]) - mark.radius };
    });
    const nearest = away.reduce((a, b) => (b.far < a.far ? b : a));
    expect({ text, nearest: nearest.mark.at }).toEqual({ text, nearest: at });
  }
});

test.each(charts)('no way is between a name and its mark: %s', (_, drawing) => {
  const points = drawing.lines.flatMap(({ d }) => pointsOf(d));
  for (const { text, ink, at, radius } of namesOn(drawing)) {
    const to = nearestIn(ink, at);
    const long = Math.hypot(to[0] - at[0], to[1] - at[1]);
    const [x, y] = [(to[0] - at[0]) / long, (to[1] - at[1]) / long];
    // How far a point of a way is on the way to the name, and beside it; a way may end in a mark.
    const between = points.filter(([px, py]) => {
      const along = (px - at[0]) * x + (py - at[1]) * y;
      const beside = Math.abs((px - at[0]) * y - (py - at[1]) * x);
      return along > radius && along < long && beside < 0.5;
    });
    expect({ text, between }).toEqual({ text, between: [] });
  }
});
