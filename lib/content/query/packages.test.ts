import { findBand } from './packages';

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
