import { distanceKm } from '@/lib/distance';
import { boundsAround, chartOf, isWithin } from './chart';

const town = { north: 11.67, east: 92.74 };
const havelock = { north: 12.04, east: 92.98 };
const neil = { north: 11.84, east: 93.03 };
const north = { north: 13.25, east: 92.98 };

// 37 km from Port Blair to Neil is what the ferries' timetables say.
test.each([
  ['Port Blair to Neil', town, neil, 37],
  ['Havelock to Neil', havelock, neil, 23],
  ['Port Blair to Diglipur', town, north, 177],
])('the chart has %s as far as it is', (_, from, to, km) => {
  const bounds = boundsAround([town, havelock, neil, north], { marginKm: 5, ratio: [0.5, 2] });
  const { project, unitsPerKm } = chartOf(bounds, 340);
  const [ax, ay] = project(from);
  const [bx, by] = project(to);
  const drawn = Math.hypot(bx - ax, by - ay) / unitsPerKm;
  expect(Math.abs(drawn - km)).toBeLessThan(1.5);
  expect(Math.abs(drawn / distanceKm(from, to) - 1)).toBeLessThan(0.01);
});

test('a chart holds its points, with a margin, in a shape within the limits', () => {
  const points = [town, north];
  const bounds = boundsAround(points, { marginKm: 5, ratio: [0.5, 1] });
  const chart = chartOf(bounds, 340);
  expect(chart.height).toBeGreaterThan(640);
  expect(chart.height).toBeLessThan(700);
  for (const point of points) {
    const [x, y] = chart.project(point);
    const least = 5 * chart.unitsPerKm;
    expect(Math.min(x, y, chart.width - x, chart.height - y)).toBeGreaterThan(least);
    expect(isWithin(point, bounds)).toBe(true);
  }
  expect(isWithin({ north: 10, east: 92.8 }, bounds)).toBe(false);
});

test('what is projected is found again', () => {
  const chart = chartOf({ west: 92, east: 93, south: 11, north: 12 }, 340);
  const { north: high, east } = chart.locate(chart.project(town));
  expect(high).toBeCloseTo(town.north, 6);
  expect(east).toBeCloseTo(town.east, 6);
});
