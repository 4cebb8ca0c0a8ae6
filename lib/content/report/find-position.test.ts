import { findPosition } from './find-position';

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
  [['trips'], { line: 3, column: 29 }],
  [['trips', 0, 'price', 'now'], { line: 4, column: 31 }],
  [['trips', 1], { line: 5, column: 2 }],
  [['trips', 1, 'places', 1], { line: 9, column: 6 }],
  // A missing value is reported at the value around it.
  [['trips', 1, 'price', 'now'], { line: 5, column: 2 }],
])('finds the position of %j', (path, position) => {
  expect(findPosition(source, path)).toMatchObject(position);
});

test('finds nothing in a file without the export', () => {
  expect(findPosition(source, ['others'])).toBeUndefined();
});
