import { dayRadius, dayStep, placeDays } from './day-dots';
import type { XY } from './map-frame';

const line = (y: number, length = 200): XY[] =>
  [...Array(length / 4 + 1).keys()].map((step) => [step * 4, y]);
const apart = ([ax, ay]: XY, [bx, by]: XY) => Math.hypot(ax - bx, ay - by);

test('the days of a line are one badge in its middle', () => {
  const [first, second] = placeDays([{ days: [2, 5], path: line(50) }], []);
  expect(first).toEqual({ day: 2, at: [100 - dayStep / 2, 50], follows: false });
  expect(second).toEqual({ day: 5, at: [100 + dayStep / 2, 50], follows: true });
});

test('days keep clear of marks and of the days of other lines', () => {
  const mark = { at: [100, 50] as const, radius: 6 };
  const [first, second] = placeDays(
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

test('a line that its marks hide, or that is shorter than a circle, has no day', () => {
  const marks = [0, 12, 24, 100].map((x) => ({ at: [x, 50] as const, radius: 45 }));
  expect(placeDays([{ days: [1], path: line(50, 24) }], marks)).toEqual([]);
  expect(placeDays([{ days: [1], path: line(50, 120) }], marks)).toHaveLength(1);
  expect(placeDays([{ days: [1], path: line(50, 12) }], [])).toEqual([]);
});
