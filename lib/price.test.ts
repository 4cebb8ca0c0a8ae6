import { parsePrice } from './price';

test.each([
  ['₹22,500', 22500],
  ['₹1,05,000', 105000],
  ['₹ 950', 950],
])('%s is %i rupees', (price, rupees) => {
  expect(parsePrice(price)).toBe(rupees);
});
