import { boundsAround, chartOf } from './chart';
import { drawSheet, sheetFor } from './sheet';

const town = { north: 11.67, east: 92.74 };
const chart = (marginKm: number, at = town) =>
  chartOf(boundsAround([at], { marginKm, ratio: [1, 1] }), 340);

test.each([
  ['all islands', 150, town, 'far'],
  ['a few islands', 20, town, 'middle'],
  ['the harbour', 5, town, 'near'],
  ['a bay where the nearest sheet ends', 5, { north: 13.2, east: 93 }, 'middle'],
] as const)('a chart of %s takes its sheet', (_, marginKm, at, name) => {
  expect(sheetFor(chart(marginKm, at))).toBe(name);
});

test('the sheet of all islands leaves out islets, but none of its lines', () => {
  const [far, middle] = [drawSheet('far'), drawSheet('middle')];
  const count = (svg: string) => svg.match(/z/g)?.length ?? 0;
  expect(count(far)).toBeGreaterThan(20);
  expect(count(far)).toBeLessThan(count(middle));
  expect(far.match(/<use /g)).toHaveLength(4);
});
