import { toSummary } from './summary';

test('lines become sentences, as many as fit', () => {
  expect(toSummary(['2 nights Havelock', 'Long beaches!'])).toBe(
    '2 nights Havelock. Long beaches!',
  );
  const long = 'a'.repeat(100);
  expect(toSummary([long, long, 'Short'])).toBe(`${long}. Short.`);
});

test('a first text that is too long ends at a word', () => {
  const summary = toSummary([`${'word '.repeat(31)}word, and so on for ever.`]);
  expect(summary.length).toBeLessThanOrEqual(160);
  expect(summary).toMatch(/word…$/);
});
