import {
  brokenName,
  inkOf,
  isClear,
  isMisread,
  labelSize,
  type Obstacles,
  overlap,
  placeLabels,
  textWidth,
} from './labels';

const frame = { width: 340, height: 340 };
const open: Obstacles = { lines: [], dots: [], boxes: [], isLand: () => false };
const size = { width: 80, height: 30 };
const mark = (x: number, y: number) => ({ at: [x, y] as const, radius: 5, size });

test('a name stands to the east, where nothing is in its way', () => {
  expect(placeLabels([mark(170, 170)], open, frame)).toEqual([
    { side: 'east', x: 180, y: 155, ...size },
  ]);
});

test.each([
  ['an edge', mark(330, 170), open],
  ['a line', mark(170, 170), { ...open, lines: [[[200, 170] as const]] }],
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

test('a name makes room for one that has no other place', () => {
  // The second has a line to its west, and to its east the place that the first would take.
  const low = { width: 340, height: 40 };
  const line = [4, 8, 12, 16, 20, 24, 28, 32, 36].map((y) => [116, y] as const);
  const marks = [{ ...mark(230, 20), side: 'west' as const }, mark(130, 20)];
  const obstacles = { ...open, lines: [line] };
  const [first, second] = placeLabels(marks, obstacles, low);
  expect(first && second && isClear(first, [second], obstacles, low)).toBe(true);
  expect(first && second && isClear(second, [first], obstacles, low)).toBe(true);
});

const line = [...Array(85).keys()].map((step) => [step * 4, 176] as const);
const crossed = { ...open, lines: [line] };
const far = mark(300, 300);

// Each name is 80 wide from 108; its letters are from 6 below its upper edge to 6 above its lower one.
test.each([
  ['another mark is as near', 155, mark(100, 170), mark(196, 170), open, true],
  ['another mark is nearer', 155, mark(95, 170), mark(180, 188), open, true],
  ['another mark is farther', 155, mark(100, 170), mark(200, 170), open, false],
  [
    'a mark without a name is as near',
    155,
    mark(100, 170),
    far,
    { ...open, dots: [mark(196, 170)] },
    true,
  ],
  ['a line divides it from its mark', 180, mark(150, 168), far, crossed, true],
  [
    'a line reaches its mark from where the name is',
    180,
    mark(85, 155),
    far,
    { ...open, lines: [[[105, 180] as const, [95, 167] as const, [85, 155] as const]] },
    true,
  ],
  ['a line leads past', 140, mark(100, 160), far, crossed, false],
  ['a line leads through its mark', 180, mark(150, 176), far, crossed, false],
])('whether a name is misread if %s', (_, y, own, other, obstacles, expected) => {
  expect(isMisread({ x: 108, y, ...size }, own, [other], obstacles)).toBe(expected);
});

test('a name stands on its own side of a line, and apart from a mark beside its own', () => {
  const marks = [mark(170, 170), mark(190, 182)];
  for (const [index, label] of placeLabels(marks, crossed, frame).entries()) {
    const own = marks[index] ?? mark(0, 0);
    expect(isMisread(label, own, marks.toSpliced(index, 1), crossed)).toBe(false);
  }
});

test('a name that has no room on any side moves along its mark into the frame', () => {
  const wide = { at: [60, 170] as const, radius: 5, size: { width: 300, height: 31 } };
  const [label] = placeLabels([wide], open, frame);
  expect(label && isClear(label, [], open, frame)).toBe(true);
});

test.each([
  ['leaves the frame', { x: 300, y: 100, ...size }, open, [], false],
  [
    'lies on a line',
    { x: 100, y: 100, ...size },
    { ...open, lines: [[[140, 115] as const]] },
    [],
    false,
  ],
  [
    'has a line above its letters',
    { x: 100, y: 100, ...size },
    { ...open, lines: [[[140, 102] as const]] },
    [],
    true,
  ],
  [
    'lies on a box',
    { x: 100, y: 100, ...size },
    { ...open, boxes: [{ x: 120, y: 110, width: 20, height: 5 }] },
    [],
    false,
  ],
  ['lies on another', { x: 100, y: 100, ...size }, open, [{ x: 150, y: 110, ...size }], false],
])('whether a name is clear that %s', (_, label, obstacles, others, expected) => {
  expect(isClear(label, others, obstacles, frame)).toBe(expected);
});

test.each([
  ['the left', mark(8, 170)],
  ['the right', mark(332, 170)],
  ['the top', mark(170, 4)],
  ['the foot', mark(170, 336)],
])('the letters of a name keep eight units from %s', (_, one) => {
  const [label] = placeLabels([one], open, frame);
  const { x, y, width, height } = inkOf(label ?? { x: 0, y: 0, width: 0, height: 0 });
  const room = [x, y, frame.width - x - width, frame.height - y - height];
  expect(Math.min(...room)).toBeGreaterThanOrEqual(8);
});

test('a long name is broken where its halves differ least', () => {
  expect(brokenName('Neil', 15)).toBe('Neil');
  expect(brokenName('The long western beach of it', 15)).toBe('The long western\nbeach of it');
  expect(brokenName('Zonalanthropologicalmuseum', 15)).toBe('Zonalanthropologicalmuseum');
  expect(labelSize('A\nB', 15).height).toBeGreaterThan(labelSize('A', 15).height);
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
