import { islands as named } from '@/content/schema/fields';
import { firstOnLand, islandAt, islandNamed, islandShapes, kmFromIsland } from './coast';

// The size of the islands in km² as the Directorate of Economics and Statistics gives it. The coast is
// drawn to about a kilometre, which matters most on the small ones.
test.each([
  ['Little Andaman', 730],
  ['Havelock Island (Swaraj Dweep)', 92],
  ['Baratang', 243],
])('%s is about as large as it is', (name, squareKm) => {
  const found = islandShapes.find((one) => one.name === name);
  expect((found?.squareKm ?? 0) / squareKm).toBeGreaterThan(0.75);
  expect((found?.squareKm ?? 0) / squareKm).toBeLessThan(1.25);
});

test('every island that content may name is in the coast file', () => {
  for (const name of named) expect(islandNamed(name).ring.length).toBeGreaterThan(3);
  expect(() => islandNamed('Atlantis')).toThrow('Atlantis');
});

test.each([
  ['Havelock', { north: 11.98, east: 92.98 }, 'Havelock Island (Swaraj Dweep)'],
  ['Diglipur', { north: 13.25, east: 92.98 }, 'Great Andaman: North and Middle'],
  ['the sea east of Neil', { north: 11.83, east: 93.3 }, undefined],
])('%s lies where it lies', (_, at, name) => {
  expect(islandAt(at)?.name).toBe(name);
});

test('the distance to an island is 0 on it, and from the sea that to the nearest shore', () => {
  const havelock = islandNamed('Havelock Island (Swaraj Dweep)');
  expect(kmFromIsland({ north: 11.98, east: 92.98 }, havelock)).toBe(0);
  // Its eastern shore is at about 93.05.
  expect(kmFromIsland({ north: 11.9, east: 93.15 }, havelock)).toBeCloseTo(11, 0);
});

test('land begins where the coast can no longer be meant', () => {
  const jetty = { north: 12.04, east: 92.98 };
  const inland = { north: 11.98, east: 92.97 };
  expect(firstOnLand([{ north: 11.9, east: 92.85 }, jetty])).toBeUndefined();
  expect(firstOnLand([jetty, inland])).toBe(inland);
});
