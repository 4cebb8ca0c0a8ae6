import { formatRupees } from './money';

test.each([
  [22_500, '₹22,500'],
  [1_05_000, '₹1,05,000'],
  [12_34_567, '₹12,34,567'],
])('%d rupees are formatted as %s', (rupees, text) => {
  expect(formatRupees(rupees)).toBe(text);
});
