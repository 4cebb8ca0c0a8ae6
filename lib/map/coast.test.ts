import { islands as named } from '@/content/schema/fields';
import { findLand, lands } from './coast';

// The size of the islands in km² as the Directorate of Economics and Statistics gives it. The coast is
// drawn to about a kilometre, which matters most on the small ones.
test.each([
  ['Little Andaman', 730],
  ['Havelock Island (Swaraj Dweep)', 92],
  ['Baratang', 243],
])('%s is about as large as it is', (name, squareKm) => {
  const found = lands.find((one) => one.name === name);
  expect((found?.squareKm ?? 0) / squareKm).toBeGreaterThan(0.75);
  expect((found?.squareKm ?? 0) / squareKm).toBeLessThan(1.25);
});

test('every island that content may name is in the coast file', () => {
  for (const name of named) expect(findLand(name).ring.length).toBeGreaterThan(3);
  expect(() => findLand('Atlantis')).toThrow('Atlantis');
});
