import { findLine } from './find-line';

const source = `import type { Trip } from './schema';

export const trips: Trip[] = [
  { slug: 'one', price: { now: 9000 } },
  {
    slug: 'two',
    'places': [
      'neil',
      'havelock',
    ],
  },
];
`;

test.each([
  [['trips'], 3],
  [['trips', 0, 'price', 'now'], 4],
  [['trips', 1], 5],
  [['trips', 1, 'places', 1], 9],
  // A missing value is reported on the line of the value around it.
  [['trips', 1, 'price', 'now'], 5],
  [['others'], undefined],
])('finds the line of %j', (path, line) => {
  expect(findLine(source, path)).toBe(line);
});
