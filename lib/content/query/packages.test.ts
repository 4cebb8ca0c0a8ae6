import { formatRupees } from '@/lib/money/money';
import { need } from '@/test/need';
import { itemsOf } from './items';
import { findBand, servicePriceFact } from './packages';

// The bands of the specification, section 9.
const bands = [
  { label: 'Below 15000', below: 15_000 },
  { label: '15000-25000', to: 25_000 },
  { label: '25000-50000', to: 50_000 },
  { label: '50000-80000', to: 80_000 },
];

test.each([
  [14_999, 'Below 15000'],
  [15_000, '15000-25000'],
  [25_000, '15000-25000'],
  [25_001, '25000-50000'],
  [80_001, undefined],
])('a price of %d rupees is in the band %s', (rupees, label) => {
  expect(findBand(rupees, bands)?.label).toBe(label);
});

test('the price of a group follows that of its package', () => {
  const { slug, price } = need(itemsOf('package')[0]);
  const group = { what: 'Ten friends', addTo: slug, price: -1500, per: 'a person' };
  const sum = formatRupees(price.now - 1500);
  expect(servicePriceFact(group)).toEqual({ label: 'Ten friends', value: `${sum} a person` });
});

test('a price that is added to none stays as it is written', () => {
  const car = { what: 'A car', price: 3200, per: 'a day' };
  expect(servicePriceFact(car).value).toBe('₹3,200 a day');
});
