import { distanceKm, projectionOf } from './projection';

const projection = projectionOf({
  northWest: { north: 13.7, east: 92 },
  southEast: { north: 10.4, east: 94 },
});
const town = { north: 11.67, east: 92.74 };

// The distance to Neil comes from the ferries' timetables.
test.each([
  ['Port Blair to Neil', { north: 11.84, east: 93.03 }, 37],
  ['Port Blair to Diglipur', { north: 13.25, east: 92.98 }, 177],
])('the distance on the map is right for %s', (_, to, km) => {
  const [ax, ay] = projection.project(town);
  const [bx, by] = projection.project(to);
  const drawn = Math.hypot(bx - ax, by - ay) / projection.unitsPerKm;
  expect(Math.abs(drawn - km)).toBeLessThan(1.5);
  expect(Math.abs(distanceKm(town, to) - km)).toBeLessThan(1.5);
});
