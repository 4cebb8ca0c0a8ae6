import type { Content } from '@/lib/content/collections';
import { makeFerryRoute, makePlace } from '@/test/factories';
import { checkReferences } from './check-references';
import { findWithoutWay } from './find-without-way';

const via = [
  { north: 11.69, east: 92.79 },
  { north: 12, east: 92.89 },
  { north: 12.06, east: 92.95 },
];
const way = { slug: 'out', ends: ['port-blair', 'north-island'], by: 'ferry', via };
const site = {
  town: {
    slug: 'port-blair',
    name: 'Port Blair',
    at: { north: 11.67, east: 92.74 },
    island: 'South Andaman',
  },
  topPlaces: [makePlace()],
  offbeatPlaces: [],
  harbours: [],
  stops: [],
  ways: [way],
  ferryRoutes: [makeFerryRoute()],
};
const warn = (change: object) =>
  findWithoutWay({ ...site, ...change } as unknown as Content).map(
    ({ item, field, problem }) => `${item} › ${field} ${problem}`,
  );

test('a way to each place and along each ferry route is enough', () => {
  expect(warn({})).toEqual([]);
});

test('a place and a ferry route without a way are told', () => {
  expect(warn({ ways: [{ ...way, ends: ['port-blair', 'port-blair'] }] })).toEqual([
    'topPlaces › north-island ›  has no way from port-blair to north-island',
    'ferryRoutes › port-blair-to-north-island ›  has no way from port-blair to north-island',
  ]);
});

test('a way to nowhere is a fault', () => {
  const content = { town: site.town, ways: [{ ...way, ends: ['port-blair', 'atlantis'] }] };
  const faults = checkReferences(content as unknown as Content);
  expect(faults.map(({ field, problem }) => `${field} ${problem}`)).toEqual([
    expect.stringMatching(/^ends\[2\] "atlantis" is not a place/),
  ]);
});
