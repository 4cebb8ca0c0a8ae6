import { parseSaved, readSavedRoutes, savedListUrl, toggleItem } from './saved-list';

beforeAll(() => jest.useFakeTimers({ now: new Date('2026-11-23T06:00:00Z') }));

const reef = '/packages/reef-week';
const arch = '/sightseeing/rock-arch';
const many = [...Array(70).keys()].map((number) => `/packages/trip-${number}`);

test.each([
  [null, []],
  ['', []],
  ['not JSON', []],
  ['null', []],
  ['{"length":3}', []],
  ['"/packages/reef-week"', []],
  [JSON.stringify([reef, arch]), [reef, arch]],
  [JSON.stringify([reef, reef]), [reef]],
  [JSON.stringify([reef, 7, null, [arch], { route: arch }]), [reef]],
  ['["//evil.example","/packages","/packages/a/b","/packages/A b","javascript:alert(1)"]', []],
  [JSON.stringify(many), many.slice(-60)],
])('what is stored as %s is the list %j', (stored, list) => {
  expect(parseSaved(stored)).toEqual(list);
});

test('an item goes to the end of the list, and off it; on a full list the oldest gives way', () => {
  expect(toggleItem([reef], arch)).toEqual([reef, arch]);
  expect(toggleItem([reef, arch], reef)).toEqual([arch]);
  const full = many.slice(0, 60);
  expect(toggleItem(full, reef)).toEqual([...full.slice(1), reef]);
});

test.each([
  ['', []],
  ['?items=', []],
  ['?items=packages/reef-week,sightseeing/rock-arch', [reef, arch]],
  ['?items=packages%2Freef-week%2Csightseeing%2Frock-arch', [reef, arch]],
  ['?items=packages/reef-week,packages/reef-week,', [reef]],
  ['?items=%3Cscript%3E,//evil.example,../packages/a,packages/a?b', []],
  [`?items=packages/${'a'.repeat(61)}`, []],
])('the address %s holds %j', (search, list) => {
  expect(readSavedRoutes(search)).toEqual(list);
});

test.each([
  ['', ''],
  ['?arrive=2027-01-20', '&arrive=2027-01-20'],
  ['?arrive=soon&items=packages/atlantis', ''],
  ['?arrive=2020-01-01', ''],
  ['?arrive=2036-01-01', ''],
  ['?arrive=2027-01-20%0Ax', ''],
])('the address of a list takes the day of arrival along from %j', (search, more) => {
  const address = savedListUrl([reef, arch], { origin: 'https://site.example', search });
  expect(address).toBe(
    `https://site.example/saved?items=packages/reef-week,sightseeing/rock-arch${more}`,
  );
  expect(readSavedRoutes(new URL(address).search)).toEqual([reef, arch]);
});
