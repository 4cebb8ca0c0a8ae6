import { rangeInWords } from './join-words';

test.each([
  [20, 45, '20 to 45'],
  ['₹1,000', '₹2,500', '₹1,000 to ₹2,500'],
  [4, 4, '4'],
])('from %s to %s is %s', (from, to, words) => {
  expect(rangeInWords(from, to)).toBe(words);
});
