import type { XY } from './map-frame';
import { type Label, type Obstacles, placeLabel, type Side, textBoxOf } from './map-labels';

const map = { width: 340, height: 340 };
const open: Obstacles = { boxes: [], dots: [], points: [] };
const place = (at: XY, obstacles: Partial<Obstacles> = {}, side?: Side, name = 'Neil') =>
  placeLabel({ at, radius: 5, name, fontSize: 15, side }, map, { ...open, ...obstacles });
const lettersAt = (label: Label | undefined) =>
  textBoxOf(label ?? { x: 0, y: 0, width: 0, height: 0 });

test('a name stands to the east of its mark, in the middle of its height', () => {
  const label = place([170, 170]);
  expect(label?.side).toBe('east');
  const { x, y, height } = lettersAt(label);
  expect(x).toBe(180);
  expect(Math.abs(y + height / 2 - 170)).toBeLessThanOrEqual(0.5);
});

test('a typed side is kept where it is free', () => {
  expect(place([170, 170], {}, 'north-east')?.side).toBe('north-east');
  expect(place([330, 170], {}, 'north-east')?.side).toBe('west');
});

test.each([
  ['the edge', [330, 170] as const, {}],
  ['a line', [170, 170] as const, { points: [[200, 170] as const] }],
  ['other letters', [170, 170] as const, { boxes: [{ x: 180, y: 160, width: 20, height: 20 }] }],
  ['a mark', [170, 170] as const, { dots: [{ at: [200, 170] as const, radius: 5 }] }],
  ['a mark behind it', [170, 170] as const, { dots: [{ at: [222, 170] as const, radius: 5 }] }],
])('a name keeps clear of %s', (_, at, obstacles) => {
  const label = place(at, obstacles);
  expect(label?.side).toMatch(/west|north|south/);
});

test('a line that ends in the mark is in the way only where it leaves', () => {
  const points = [...Array(50).keys()].map((step) => [170, 170 + step * 2] as const);
  expect(place([170, 170], { points })?.side).toBe('east');
  expect(place([170, 170], { points }, 'south')?.side).not.toBe('south');
});

test('without a free side there is no label', () => {
  const boxes = [{ x: 0, y: 0, ...map }];
  expect(place([170, 170], { boxes })).toBeUndefined();
});

test('a long name is broken where its halves differ least', () => {
  const textOf = (name: string) => place([100, 170], {}, undefined, name)?.text;
  expect(textOf('Neil')).toBe('Neil');
  expect(textOf('The long western beach of it')).toBe('The long western\nbeach of it');
  expect(textOf('Zonalanthropologicalmus')).toBe('Zonalanthropologicalmus');
});
