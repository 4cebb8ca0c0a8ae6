import type { XY } from './map-frame';
import { type Box, boxAround, labelMarks } from './map-labels';
import type { Side } from './marker';

const map = { width: 340, height: 340 };
const markAt = (at: XY, name = 'Neil') => ({ at, radius: 5, name });
const place = (at: XY, taken: readonly Box[] = [], side?: Side, name?: string) =>
  labelMarks([{ ...markAt(at, name), side }], map, taken).shown[0]?.label;

test('a name stands to the east of its mark, in the middle of its height', () => {
  const { side, x, y = 0, height = 0 } = place([170, 170]) ?? {};
  expect(side).toBe('east');
  expect(x).toBe(180);
  expect(Math.abs(y + height / 2 - 170)).toBeLessThanOrEqual(0.5);
});

test('a typed side is kept where it is free', () => {
  expect(place([170, 170], [], 'north-east')?.side).toBe('north-east');
  expect(place([330, 170], [], 'north-east')?.side).toBe('west');
});

test.each([
  ['the edge', [330, 170] as const, []],
  ['a line', [170, 170] as const, [boxAround([200, 170], 1)]],
  ['what else is there', [170, 170] as const, [{ x: 180, y: 160, width: 20, height: 20 }]],
])('a name keeps clear of %s', (_, at, taken) => {
  expect(place(at, taken)?.side).toMatch(/west|north|south/);
});

test.each([
  ['beside it', [200, 170] as const],
  ['behind it', [222, 170] as const],
])('a name keeps clear of a mark %s, which keeps its own', (_, at) => {
  const { shown, unnamed } = labelMarks([markAt([170, 170]), markAt(at)], map, []);
  expect(shown[0]?.label?.side).toMatch(/west|north|south/);
  expect(unnamed).toEqual([]);
});

test('a line that ends in the mark is in the way only where it leaves', () => {
  const points = [...Array(50).keys()].map((step) => boxAround([170, 170 + step * 2], 1));
  expect(place([170, 170], points)?.side).toBe('east');
  expect(place([170, 170], points, 'south')?.side).not.toBe('south');
});

test('above and below its mark a name may stand farther away', () => {
  const { side, y = 0 } = place([170, 170], [boxAround([170, 170], 15)], 'south') ?? {};
  expect(side).toBe('south');
  expect(y).toBeGreaterThanOrEqual(185);
});

test('without a free side there is no label', () => {
  expect(place([170, 170], [{ x: 0, y: 0, ...map }])).toBeUndefined();
});

test('a long name is broken where its halves differ least', () => {
  const textOf = (name: string) => place([100, 170], [], undefined, name)?.text;
  expect(textOf('Neil')).toBe('Neil');
  expect(textOf('The long western beach of it')).toBe('The long western\nbeach of it');
  expect(textOf('Zonalanthropologicalmus')).toBe('Zonalanthropologicalmus');
});
