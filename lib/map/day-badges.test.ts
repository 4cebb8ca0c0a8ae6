import { type DayBadge, placeDays } from './day-badges';
import type { XY } from './map-frame';
import { boxAround, doOverlap } from './map-labels';

const line = (y: number, length = 200): XY[] =>
  [...Array(length / 4 + 1).keys()].map((step) => [step * 4, y]);
const way = (path: XY[]) => ({ label: 'Day 2 · 5', path });

test('the days of a line are one badge in its middle', () => {
  const [{ x, y, width, height, ...badge }] = placeDays([way(line(50))], []) as [DayBadge];
  expect([x + width / 2, y + height / 2]).toEqual([100, 50]);
  expect(badge).toEqual({ label: 'Day 2 · 5' });
});

test('badges keep clear of marks and of each other', () => {
  const mark = { at: [100, 50] as const, radius: 6 };
  const room = boxAround(mark.at, mark.radius);
  const [first, second] = placeDays([way(line(50, 400)), way(line(52, 400))], [mark]) as [
    DayBadge,
    DayBadge,
  ];
  expect(doOverlap(first, room)).toBe(false);
  expect(doOverlap(second, room)).toBe(false);
  expect(doOverlap(first, second)).toBe(false);
});

test('a line that its marks hide, or that is shorter than a badge is high, has none', () => {
  const marks = [0, 12, 24, 100].map((x) => ({ at: [x, 50] as const, radius: 45 }));
  expect(placeDays([way(line(50, 24))], marks)).toEqual([]);
  expect(placeDays([way(line(50, 120))], marks)).toHaveLength(1);
  expect(placeDays([way(line(50, 12))], [])).toEqual([]);
});

test('a way without days has none', () => {
  expect(placeDays([{ label: '', path: line(50) }], [])).toEqual([]);
});
