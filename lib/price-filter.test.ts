import { bandId, bandOf, readChoice } from './price-filter';

// The bands of the specification, section 9.
const bands = [
  { label: 'Below 15000', below: 15_000 },
  { label: '15000-25000', to: 25_000 },
  { label: '25000-50000', to: 50_000 },
  { label: '50000-80000', to: 80_000 },
];
const ids = bands.map(bandId);

test('addresses are made of labels', () => {
  expect(ids).toEqual(['below-15000', '15000-25000', '25000-50000', '50000-80000']);
});

test.each([
  [1, 0],
  [14_999, 0],
  [15_000, 1],
  [25_000, 1],
  [25_001, 2],
  [50_000, 2],
  [50_001, 3],
  [80_000, 3],
  [80_001, undefined],
])('a price of %d rupees is in band %s', (rupees, band) => {
  expect(bandOf(rupees, bands)).toBe(band);
});

test.each([
  ['', 'all'],
  ['?price=', 'all'],
  ['?price=15000', 'all'],
  ['?price=BELOW-15000', 'all'],
  ['?from=chat&price=below-15000', 'below-15000'],
  ['?price=50000-80000&price=all', '50000-80000'],
])('the address %s holds the choice %s', (search, choice) => {
  expect(readChoice(search, ids)).toBe(choice);
});
