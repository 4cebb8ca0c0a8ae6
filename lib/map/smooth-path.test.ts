import { closedPath, openPath, pointsAlong } from './smooth-path';

test('rounding does not add up along a long outline', () => {
  const round = [...Array(300).keys()].map((index) => {
    const angle = (index / 300) * 2 * Math.PI;
    return [100 + 97.3 * Math.cos(angle), 100 + 97.3 * Math.sin(angle)] as const;
  });
  let [x, y] = [0, 0];
  const farthest = [...closedPath(round, 0).matchAll(/([Mqt])([^Mqtz]*)/g)].map(
    ([, command, text]) => {
      const numbers = (text ?? '').match(/-?[\d.]+/g)?.map(Number) ?? [];
      const [dx = 0, dy = 0] = numbers.slice(-2);
      [x, y] = command === 'M' ? [dx, dy] : [x + dx, y + dy];
      return Math.abs(Math.hypot(x - 100, y - 100) - 97.3);
    },
  );
  expect(Math.max(...farthest)).toBeLessThan(1);
});

test('a way begins and ends where it should, and bends past the points between', () => {
  const way = [
    [0, 0],
    [10, 0],
    [10, 10],
  ] as const;
  expect(openPath(way)).toBe('M0 0q10 0 10 5q0 5 0 5');
  const along = pointsAlong(way);
  expect(along[0]).toEqual([0, 0]);
  expect(along.at(-1)).toEqual([10, 10]);
  expect(along.every(([x, y]) => x >= 0 && x <= 10 && y >= 0 && y <= 10)).toBe(true);
});
