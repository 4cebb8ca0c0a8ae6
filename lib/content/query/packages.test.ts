import { formatRupees } from '@/lib/money/money';
import { need } from '@/test/need';
import { itemsOfType } from './items';
import { findBand, packagesVisiting, servicePriceFact } from './packages';

// The test content has the bands of the specification, section 6.
test.each([
  [14_999, 'Below 15000'],
  [15_000, '15000-25000'],
  [25_000, '15000-25000'],
  [25_001, '25000-50000'],
  [80_001, undefined],
])('a price of %d rupees is in the band %s', (rupees, label) => {
  expect(findBand(rupees)?.label).toBe(label);
});

test('the price of a group follows that of its package, any other stays as it is written', () => {
  const item = need(itemsOfType('package')[0]);
  const price = { name: 'Ten friends', amount: -1500, per: 'a person' };
  const value = `${formatRupees(item.price.now - 1500)} a person`;
  const fact = servicePriceFact({ ...price, addToPriceOf: item.slug });
  expect(fact).toEqual({ label: 'Ten friends', value });
  expect(servicePriceFact({ ...price, amount: 3200 }).value).toBe('₹3,200 a person');
});

test('of packages that visit a place equally long, the cheapest is first, hidden prices last', () => {
  const found = packagesVisiting('north-island').map(({ slug }) => slug);
  const cheap = ['family-2-nights', 'honeymoon-2-nights', 'family-2-nights-grandparents'];
  expect(found).toEqual([...cheap, 'honeymoon-2-nights-villa', 'reef-week', 'harbour-days']);
});
