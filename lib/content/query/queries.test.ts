import type { Content } from '@/lib/content/content';
import { usualNameIn } from '@/lib/content/names';
import { formatRupees } from '@/lib/money/money';
import { itinerary } from '@/test/factories';
import { need } from '@/test/need';
import { extras, extrasFor } from './extras';
import { itemsOf } from './items';
import { servicePriceFact } from './packages';
import { getPosts, postsAfter } from './posts';

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

test('posts are sorted newest first; after a post follow the older ones, then the newer ones', () => {
  const [middle, newest, oldest] = itemsOf('post');
  expect(getPosts()).toEqual([newest, middle, oldest]);
  expect(postsAfter(need(middle))).toEqual([oldest, newest]);
});

test('a name gets its usual spelling, also inside a longer name', () => {
  const content = { spellings: [{ name: 'North Bay', others: ['Northbay'] }] } as Content;
  expect(usualNameIn(content, 'Northbay and back')).toBe('North Bay and back');
  expect(usualNameIn(content, 'North Bay Beach')).toBe('North Bay Beach');
});
