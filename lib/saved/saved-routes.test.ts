import { enquiryListRoute, maxNameLength } from '@/lib/contact/enquiry-route';
import { parseRoutes, readSavedRoutes, toggleItem } from './saved-routes';

const reef = '/packages/reef-week';
const arch = '/sightseeing/rock-arch';
const postWithLongTitle = `/blogs/${'a'.repeat(80)}`;
const many = [...Array(70).keys()].map((number) => `/packages/trip-${number}`);

test.each([
  [null, []],
  ['{"length":3}', []],
  [JSON.stringify([reef, reef, arch, postWithLongTitle]), [reef, arch, postWithLongTitle]],
  [JSON.stringify([reef, 7, null, [arch], { route: arch }]), [reef]],
  ['["//evil.example","/packages","/packages/a/b","/packages/A b","javascript:alert(1)"]', []],
])('the stored text %s is the list %j', (stored, list) => {
  expect(parseRoutes(stored)).toEqual(list);
});

test('an item is added at the end or removed', () => {
  expect(toggleItem([reef], arch)).toEqual([reef, arch]);
  expect(toggleItem([reef, arch], reef)).toEqual([arch]);
});

test.each([
  ['', undefined],
  ['?items=', []],
  ['?items=packages/reef-week,sightseeing/rock-arch', [reef, arch]],
  ['?items=packages/reef-week,packages/reef-week,', [reef]],
  ['?items=%3Cscript%3E,//evil.example,../packages/a,packages/a?b,%0Apackages/a', []],
])('the address %s contains the list %j', (search, list) => {
  expect(readSavedRoutes(search)).toEqual(list);
});

test('an enquiry about a list counts the names that are too many', () => {
  const search = enquiryListRoute(many.map((route) => ({ name: route.slice(10), route })));
  const about = new URLSearchParams(search.split('?')[1]).get('about') ?? '';
  const [, shown, others] = /^trip-0, .* trip-(\d+) and (\d+) more$/.exec(about) ?? [];
  expect(Number(shown) + 1 + Number(others)).toBe(many.length);
  expect(maxNameLength - about.length).toBeLessThan('trip-00, '.length);
});
