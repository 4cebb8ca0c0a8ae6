import { readFileSync } from 'node:fs';
import { addressOf, bandOf, priceBands, readChoice } from './price-filter';

test.each([
  [0, 'below-15000'],
  [14_999, 'below-15000'],
  [15_000, '15000-25000'],
  [25_000, '15000-25000'],
  [25_001, '25000-50000'],
  [50_000, '25000-50000'],
  [50_001, '50000-80000'],
  [80_000, '50000-80000'],
  [80_001, undefined],
])('%i rupees are in the band %s', (rupees, band) => {
  expect(bandOf(rupees)).toBe(band);
});

test.each([
  ['', 'all'],
  ['?price=below-15000', 'below-15000'],
  ['?price=15000-25000', '15000-25000'],
  ['?from=chat&price=25000-50000', '25000-50000'],
  ['?price=50000-80000', '50000-80000'],
  ['?price=', 'all'],
  ['?price=all', 'all'],
  ['?price=15000', 'all'],
  ['?price=Below-15000', 'all'],
  ['?price=constructor', 'all'],
  ['?price=%E0%A4%A', 'all'],
])('the address %s chooses %s', (search, choice) => {
  expect(readChoice(search)).toBe(choice);
});

const site = 'https://seaalmond.example';

test.each([
  ['/packages', '15000-25000', '/packages?price=15000-25000'],
  ['/packages?price=15000-25000', 'below-15000', '/packages?price=below-15000'],
  ['/packages?price=15000-25000', 'all', '/packages'],
  ['/packages?from=chat&price=nonsense', 'all', '/packages?from=chat'],
  ['/packages?from=chat#family-packages', '50000-80000', '/packages?from=chat&price=50000-80000'],
] as const)('from %s, %s leads to %s', (from, choice, to) => {
  expect(addressOf(site + from, choice)).toBe(to);
});

test('every choice has its address, and the address its choice', () => {
  for (const band of priceBands) {
    expect(readChoice(new URL(addressOf(site, band), site).search)).toBe(band);
  }
});

// The filtering itself is CSS, which cannot loop over the bands.
test('the style sheet has a rule for every choice and no other', () => {
  const css = readFileSync('app/globals.css', 'utf8').replace(/\s+/g, ' ');
  const rules = css.match(/\.price-filter:has\(input\[value="[^{]*\{ display: none; \}/g);
  expect(rules).toEqual([
    '.price-filter:has(input[value="all"]:checked) [data-under]:not([data-under~="all"]) { display: none; }',
    ...priceBands.map((band) => {
      const selectors = [
        `[data-price]:not([data-price="${band}"])`,
        `[data-prices]:not([data-prices~="${band}"])`,
        `[data-under]:not([data-under~="${band}"])`,
      ].join(', ');
      return `.price-filter:has(input[value="${band}"]:checked) :is( ${selectors} ) { display: none; }`;
    }),
  ]);
});
