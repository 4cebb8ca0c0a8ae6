import { formatRupees } from '@/lib/money/money';
import { need } from '@/test/need';
import { extras } from './all-content';
import { busyPeriodsIn } from './guide';
import { itemsOfType } from './items';
import { findBand, packagesVisiting, servicePriceFact } from './packages';
import { cancellationCharges, findFromPrice } from './prices';

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

test.each([
  [3, '2026-01-01', ['Spring holidays']],
  [4, '2026-04-12', ['Lantern night: 12 April 2026 and 20 April 2097']],
  [4, '2026-04-13', ['Lantern night: 20 April 2097']],
])('the busy periods of month %i, on %s', (month, today, periods) => {
  expect(busyPeriodsIn(month, today)).toEqual(periods);
});

test('a later charge begins where the earlier one ends, and the last one is until the arrival', () => {
  const charges = [10, 100, 100].map((percent, index) => ({ days: 30 - 15 * index, percent }));
  expect(cancellationCharges(charges)).toEqual([
    { when: 'First 30', keep: '10 %' },
    { when: 'Later 29 15', keep: 'all of it' },
    { when: 'Last 15', keep: 'all of it' },
  ]);
});

test('the price on a page is that of the cheapest of its extras', () => {
  const walk = need(extras.find(({ slug }) => slug === 'helmet-walk'));
  extras.unshift({ ...walk, slug: 'long-walk', price: 2 * walk.price });
  expect(findFromPrice('/watersports/sea-walk')).toContain('₹4,000 ');
});
