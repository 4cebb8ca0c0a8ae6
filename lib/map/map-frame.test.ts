import { distanceKm } from '@/lib/distance';
import { frameAround } from './map-frame';

const town = { north: 11.67, east: 92.74 };
const havelock = { north: 12.04, east: 92.98 };
const neil = { north: 11.84, east: 93.03 };
const north = { north: 13.25, east: 92.98 };

// 37 km from Port Blair to Neil is what the ferries' timetables say.
test.each([
  ['Port Blair to Neil', town, neil, 37],
  ['Havelock to Neil', havelock, neil, 23],
  ['Port Blair to Diglipur', town, north, 177],
])('the map has %s as far as it is', (_, from, to, km) => {
  const points = [town, havelock, neil, north];
  const { project, unitsPerKm } = frameAround(points, { marginKm: 5, ratio: [0.5, 2] });
  const [ax, ay] = project(from);
  const [bx, by] = project(to);
  const drawn = Math.hypot(bx - ax, by - ay) / unitsPerKm;
  expect(Math.abs(drawn - km)).toBeLessThan(1.5);
  expect(Math.abs(drawn / distanceKm(from, to) - 1)).toBeLessThan(0.01);
});

test('a map holds its points, with a margin, in a shape within the limits', () => {
  const points = [town, north];
  const frame = frameAround(points, { marginKm: 5, ratio: [0.5, 1] });
  expect(frame.height).toBeGreaterThan(640);
  expect(frame.height).toBeLessThan(700);
  for (const point of points) {
    const [x, y] = frame.project(point);
    const least = 5 * frame.unitsPerKm;
    expect(Math.min(x, y, frame.width - x, frame.height - y)).toBeGreaterThan(least);
  }
});
