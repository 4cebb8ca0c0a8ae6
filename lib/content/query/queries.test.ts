import type { Content } from '@/lib/content/content';
import { usualNameIn } from '@/lib/content/names';
import { formatRupees } from '@/lib/money/money';
import { itinerary } from '@/test/factories';
import { need } from '@/test/need';
import { extras, extrasFor } from './extras';
import { itemsOf } from './items';
import { servicePriceFact } from './packages';
import { getPosts, postsAfter } from './posts';
import { coverage, coverageOf } from './terms';

test('the price of a group follows that of its package', () => {
  const { slug, price } = need(itemsOf('package').find(({ price }) => price));
  const group = { what: 'Ten friends', addTo: slug, price: -1500, per: 'a person' };
  const sum = formatRupees(need(price).now - 1500);
  expect(servicePriceFact(group)).toEqual({ label: 'Ten friends', value: `${sum} a person` });
  const car = { what: 'A car', price: 3200, per: 'a day' };
  expect(servicePriceFact(car).value).toBe('₹3,200 a day');
});

test('an extra for families is offered on a trip with an age of the youngest', () => {
  const extra = need(extras.find(({ only }) => only === 'families'));
  const isOffered = (youngest?: number) => extrasFor({ itinerary, youngest }).includes(extra);
  expect([isOffered(), isOffered(8)]).toEqual([false, true]);
});

test('a price covers what all trips have, and what the places and the extras of the trip bring', () => {
  const coveredWith = (...includes: string[]) => coverageOf({ places: [], itinerary, includes });
  const general = coverage.rows.filter(({ goesTo }) => !goesTo);
  expect(coveredWith()).toEqual(general);
  for (const row of coverage.rows.filter(({ goesTo }) => goesTo)) {
    const [slug = ''] = row.goesTo ?? [];
    expect(coveredWith(slug)).toEqual([...general, row]);
    expect(coverageOf({ places: [slug], itinerary })).toEqual([...general, row]);
  }
});

test('posts are sorted newest first; after a post follow the older ones, then the newer ones', () => {
  const [newest, second, oldest] = getPosts();
  expect([newest, second, oldest].map((post) => post?.date).toSorted()).toEqual(
    [oldest, second, newest].map((post) => post?.date),
  );
  expect(postsAfter(need(second))).toEqual([oldest, newest]);
});

test('a name gets its usual spelling, also inside a longer name', () => {
  const content = { spellings: [{ name: 'North Bay', others: ['Northbay'] }] } as Content;
  expect(usualNameIn(content, 'Northbay and back')).toBe('North Bay and back');
  expect(usualNameIn(content, 'North Bay Beach')).toBe('North Bay Beach');
});
