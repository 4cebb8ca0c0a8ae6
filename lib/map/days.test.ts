import type { Point } from './chart';
import { dayRadius, daysOn } from './days';

const line = (y: number, length = 200): Point[] =>
  [...Array(length / 4 + 1).keys()].map((step) => [step * 4, y]);
const apart = ([ax, ay]: Point, [bx, by]: Point) => Math.hypot(ax - bx, ay - by);

test('the days of a line are side by side in its middle', () => {
  const [first, second] = daysOn([{ days: [2, 5], path: line(50) }], []);
  expect([first?.day, second?.day]).toEqual([2, 5]);
  expect(apart(first?.at ?? [0, 0], second?.at ?? [0, 0])).toBeGreaterThan(dayRadius * 2);
});

test('days keep clear of marks and of the days of other lines', () => {
  const mark = { at: [100, 50] as const, radius: 6 };
  const [first, second] = daysOn(
    [
      { days: [1], path: line(50) },
      { days: [2], path: line(52) },
    ],
    [mark],
  );
  expect(apart(first?.at ?? [0, 0], mark.at)).toBeGreaterThan(dayRadius + 6);
  expect(apart(second?.at ?? [0, 0], mark.at)).toBeGreaterThan(dayRadius + 6);
  expect(apart(first?.at ?? [0, 0], second?.at ?? [0, 0])).toBeGreaterThan(dayRadius * 2);
});

test('a line without room has its day beside it, once for two lines that lie together', () => {
  const marks = [
    { at: [0, 50] as const, radius: 15 },
    { at: [20, 50] as const, radius: 5 },
  ];
  const short = { days: [2], path: line(50, 20) };
  const days = daysOn([short, { ...short, path: line(54, 20) }], marks);
  expect(days).toHaveLength(1);
  for (const { at, radius } of marks)
    expect(apart(days[0]?.at ?? [0, 0], at)).toBeGreaterThan(dayRadius + radius);
});

test('a line that is shorter than a circle has no day', () => {
  expect(daysOn([{ days: [1], path: line(50, 12) }], [])).toEqual([]);
});
