import { formatFigures } from './figure-report';

const fault = {
  file: 'content/posts.ts',
  item: 'posts › a',
  field: 'title',
  problem: 'says "20 to 45 minutes"',
  expected: '{minutes:a-to-b} minutes, which follows the data',
  line: 7,
};

test('a fact is told of once, with the places of all its texts', () => {
  const other = { ...fault, problem: 'says "12 km"', expected: '{km:a-to-b} km' };
  const report = formatFigures([fault, other, { ...fault, item: 'posts › b', line: undefined }]);
  expect(
    report,
  ).toContain(`These 2 texts say "20 to 45 minutes". Write {minutes:a-to-b} minutes, which follows the data:
  content/posts.ts, line 7: posts › a › title
  content/posts.ts: posts › b › title

This text says "12 km". Write {km:a-to-b} km:
  content/posts.ts, line 7: posts › a › title
`);
});
