import { distanceKm, projectionOf } from './projection';

test('from Port Blair to Neil it is as far as in the timetables of ferries, also on the map', () => {
  const [town, neil] = [
    { north: 11.67, east: 92.74 },
    { north: 11.84, east: 93.03 },
  ];
  const corners = { northWest: { north: 13.7, east: 92 }, southEast: { north: 10.4, east: 94 } };
  const { project, unitsPerKm } = projectionOf(corners);
  const [[ax, ay], [bx, by]] = [project(town), project(neil)];
  expect(Math.abs(Math.hypot(bx - ax, by - ay) / unitsPerKm - 37)).toBeLessThan(1.5);
  expect(Math.abs(distanceKm(town, neil) - 37)).toBeLessThan(1.5);
});
