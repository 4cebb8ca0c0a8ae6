import { covers, type Obstacles, overlap, placeLabels, textWidth } from './labels';

const frame = { width: 340, height: 340 };
const open: Obstacles = { points: [], boxes: [], isLand: () => false };
const size = { width: 80, height: 30 };
const mark = (x: number, y: number) => ({ at: [x, y] as const, radius: 5, size });

test('a name stands to the east, where nothing is in its way', () => {
  expect(placeLabels([mark(170, 170)], open, frame)).toEqual([
    { side: 'east', x: 178, y: 155, ...size },
  ]);
});

test.each([
  ['an edge', mark(330, 170), open],
  ['a line', mark(170, 170), { ...open, points: [[200, 170] as const] }],
  ['a box', mark(170, 170), { ...open, boxes: [{ x: 180, y: 160, width: 20, height: 20 }] }],
  ['land', mark(170, 170), { ...open, isLand: ([x]: readonly [number, number]) => x > 175 }],
])('a name keeps clear of %s', (_, one, obstacles) => {
  const [label] = placeLabels([one], obstacles, frame);
  expect(label?.side).toMatch(/west|north|south/);
});

test('names of marks that lie close together do not cover each other, nor the marks', () => {
  const marks = [mark(170, 170), mark(188, 164), mark(172, 190), mark(152, 158)];
  const labels = placeLabels(marks, open, frame);
  for (const [index, label] of labels.entries()) {
    for (const other of labels.slice(index + 1)) expect(overlap(label, other)).toBe(0);
    for (const { at } of marks) {
      expect(overlap(label, { x: at[0] - 2, y: at[1] - 2, width: 4, height: 4 })).toBe(0);
    }
  }
});

test('a name lies over a line rather than over another name', () => {
  // The first has room to the west alone. To the east of the second is that name, to its west a line.
  const low = { width: 340, height: 40 };
  const line = [4, 8, 12, 16, 20, 24, 28, 32, 36].map((y) => [100, y] as const);
  const marks = [mark(330, 20), mark(156, 20)];
  const [first, second] = placeLabels(marks, { ...open, points: line }, low);
  expect(first && second && covers(first, second)).toBe(false);
});

test('a typed side is kept where it has room', () => {
  const side = 'north-east';
  const [label] = placeLabels([{ ...mark(170, 170), side }], open, frame);
  expect(label?.side).toBe(side);
  const [elsewhere] = placeLabels([{ ...mark(330, 170), side }], open, frame);
  expect(elsewhere?.side).not.toMatch(/east/);
});

test('a longer text is wider, and so is one in capitals', () => {
  expect(textWidth('Neil', 15)).toBeLessThan(textWidth('Havelock', 15));
  expect(textWidth('neil', 15)).toBeLessThan(textWidth('NEIL', 15));
});
