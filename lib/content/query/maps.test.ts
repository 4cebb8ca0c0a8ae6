import type { DrawnMap } from '@/lib/map/draw-map';
import type { XY } from '@/lib/map/map-frame';
import { type Box, doOverlap } from '@/lib/map/map-labels';
import { ferryRoutesOf } from './cruise';
import { getPointsOfInterest, itemsOf } from './items';
import {
  ferriesMap,
  harbourMap,
  islandsMap,
  overviewMap,
  placeMap,
  pointOfInterestMap,
} from './maps';
import { tripMap } from './trip-map';

/** Every map of the site. */
const maps: [string, DrawnMap][] = [
  ['all islands', overviewMap()],
  ['the islands with ferries', islandsMap()],
  ['the harbour', harbourMap()],
  ['the ferries', ferriesMap()],
  ...itemsOf('place').map((item): [string, DrawnMap] => [item.slug, placeMap(item)]),
  ...itemsOf('ferryRoute').map((item): [string, DrawnMap] => [item.slug, ferriesMap([item])]),
  ...itemsOf('operator').map((item): [string, DrawnMap] => [
    item.slug,
    ferriesMap(ferryRoutesOf(item)),
  ]),
  ...itemsOf('package').map((item): [string, DrawnMap] => [item.slug, tripMap(item)]),
  ...getPointsOfInterest().flatMap((item): [string, DrawnMap][] => {
    const map = pointOfInterestMap(item);
    return map ? [[item.slug, map]] : [];
  }),
];

function namesOn({ marks }: DrawnMap) {
  return marks.flatMap(({ label, at }) =>
    label ? [{ name: label.text, letters: label, at }] : [],
  );
}

test.each(maps)('no name leaves the map: %s', (_, map) => {
  const left = namesOn(map).filter(({ letters: { x, y, width, height } }) => {
    return Math.min(x, y, map.width - x - width, map.height - y - height) < 0;
  });
  expect(left).toEqual([]);
});

test.each(maps)('no name lies on another, on a mark or on a day: %s', (_, map) => {
  const names = namesOn(map);
  for (const { name, letters } of names) {
    const others = names.filter(
      (one) => one.letters !== letters && doOverlap(letters, one.letters),
    );
    expect({ name, on: others.map((one) => one.name) }).toEqual({ name, on: [] });
    const dots = map.marks.filter(({ at, radius }) => distanceTo(letters, at) < radius);
    const badges = map.days.filter((badge) => doOverlap(letters, badge));
    expect({ name, on: [...dots, ...badges] }).toEqual({ name, on: [] });
  }
});

test('the places where a trip sleeps say how long', () => {
  const silent = itemsOf('package').flatMap((item) =>
    tripMap(item).marks.filter(({ note, label }) => note && !label),
  );
  expect(silent).toEqual([]);
});

test.each(maps)('no name lies on a way: %s', (_, map) => {
  const points = map.ways.flatMap(({ d }) => pointsOf(d));
  for (const { name, letters } of namesOn(map)) {
    const crossed = points.filter((point) => distanceTo(letters, point) === 0);
    expect({ name, crossed }).toEqual({ name, crossed: [] });
  }
});

test.each(maps)('each name is nearer to its own mark than to any other: %s', (_, map) => {
  for (const { name, letters, at } of namesOn(map)) {
    const away = map.marks.map((mark) => ({
      mark,
      far: distanceTo(letters, mark.at) - mark.radius,
    }));
    const nearest = away.reduce((a, b) => (b.far < a.far ? b : a));
    expect({ name, at: nearest.mark.at }).toEqual({ name, at });
  }
});

/** How far a point is from a box; 0 within it. */
function distanceTo({ x, y, width, height }: Box, [px, py]: XY): number {
  return Math.hypot(Math.max(x - px, px - x - width, 0), Math.max(y - py, py - y - height, 0));
}

/** Points of a line, closer together than a letter is wide, from its `d`. */
function pointsOf(d: string): XY[] {
  const [start = '', ...curves] = d.split('q');
  let [x = 0, y = 0] = start.slice(1).split(' ').map(Number);
  return curves.flatMap((curve) => {
    const [cornerX = 0, cornerY = 0, toX = 0, toY = 0] = curve.split(' ').map(Number);
    const [fromX, fromY] = [x, y];
    [x, y] = [x + toX, y + toY];
    return [...Array(101).keys()].map((step): XY => {
      const [bend, share] = [(step / 50) * (1 - step / 100), (step / 100) ** 2];
      return [fromX + bend * cornerX + share * toX, fromY + bend * cornerY + share * toY];
    });
  });
}
