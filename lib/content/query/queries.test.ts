import { viewOf } from '@/lib/item-types/views';
import { need } from '@/test/need';
import { extrasFor } from './extras';
import { findItem } from './items';
import { isStopover, servicePriceFact } from './packages';
import { getPosts, postsAfter } from './posts';
import { usualName } from './spellings';
import { coverageOf } from './terms';

// These tests use the test content in e2e/content.

const slugs = (items: readonly { slug: string }[]) => items.map(({ slug }) => slug);

test('a place between two ferries of a day is a stopover, unless the trip sleeps there on another day', () => {
  const there = { title: 'There', text: '', ferries: ['port-blair-to-north-island'] };
  const andBack = { ...there, ferries: [...there.ferries, 'north-island-to-port-blair'] };
  expect(isStopover({ itinerary: [andBack] }, 'north-island')).toBe(true);
  expect(isStopover({ itinerary: [there] }, 'north-island')).toBe(false);
  const night = { ...there, stay: 'north-island' };
  expect(isStopover({ itinerary: [night, andBack] }, 'north-island')).toBe(false);
});

test('the price of a group follows that of its package', () => {
  const group = { what: 'Ten friends', addTo: 'family-2-nights', price: -1500, per: 'a person' };
  expect(servicePriceFact(group)).toEqual({ label: 'Ten friends', value: '₹21,000 a person' });
  const car = { what: 'A car', price: 3200, per: 'a day' };
  expect(servicePriceFact(car).value).toBe('₹3,200 a day');
});

test.each([
  ['reef-week', 'Reef Week', 'Reef Week (3 Days & 2 Nights)'],
  ['family-2-nights', '2 Nights & 3 Days', 'Family Packages, 2 Nights & 3 Days'],
  ['family-2-nights-grandparents', '2 Nights & 3 Days', 'With grandparents (2 Nights & 3 Days)'],
])(
  'the heading of %s is its length or its name, and its name in an enquiry is unique',
  (slug, heading, full) => {
    const { names, about } = viewOf(need(findItem('package', slug)));
    expect([names.card, about.name]).toEqual([heading, full]);
  },
);

test('an extra for families is offered on a trip with an age of the youngest', () => {
  const { itinerary } = need(findItem('package', 'reef-week'));
  const isOffered = (youngest?: number) =>
    slugs(extrasFor({ itinerary, youngest })).includes('invoice');
  expect([isOffered(), isOffered(8)]).toEqual([false, true]);
});

test('a price covers what all trips have, and what the places and the extras of the trip bring', () => {
  const rowsOf = (places: string[], includes: string[]) =>
    coverageOf({ places, itinerary: [], includes }).map(({ what }) => what);
  const general = rowsOf([], []);
  expect(rowsOf(['north-island'], [])).toEqual([...general, 'The boat to North Island']);
  expect(rowsOf([], ['cake'])).toEqual([...general, 'The cake']);
});

test('posts are sorted newest first; after a post follow the older ones, then the newer ones', () => {
  expect(getPosts().map((post) => [post.slug, ...slugs(postsAfter(post))])).toEqual([
    ['when-the-rain-comes', 'three-days-by-boat', 'nothing-but-sand'],
    ['three-days-by-boat', 'nothing-but-sand', 'when-the-rain-comes'],
    ['nothing-but-sand', 'when-the-rain-comes', 'three-days-by-boat'],
  ]);
});

test('a name gets its usual spelling, also inside a longer name', () => {
  expect(usualName('Northbay and back')).toBe('North Bay and back');
  expect(usualName('North Bay Beach')).toBe('North Bay Beach');
});
