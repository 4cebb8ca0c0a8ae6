import { formatRupees, splitDeposit } from './money';

test.each([
  [500, '₹500'],
  [22_500, '₹22,500'],
  [1_05_000, '₹1,05,000'],
  [12_34_567, '₹12,34,567'],
])('%d rupees read %s', (rupees, text) => {
  expect(formatRupees(rupees)).toBe(text);
});

test.each([
  [45000, 30, { total: 45000, deposit: 13500, balance: 31500 }],
  [10001, 50, { total: 10001, deposit: 5001, balance: 5000 }],
])('of ₹%i a deposit of %i %% is in whole rupees', (total, percent, parts) => {
  expect(splitDeposit(total, percent)).toEqual(parts);
});
