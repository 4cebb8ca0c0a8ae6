import { makeBeach, makeFerryRoute, makePlace } from '@/test/factories';
import { type Content, leisureCollections } from '../collections';
import { checkReferences } from './check-references';
import { findMapWarnings } from './find-map-warnings';

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
  ...Object.fromEntries(leisureCollections.map((list) => [list, []])),
  beaches: [makeBeach({ at: { north: 12, east: 92.95 } })],
  harbours: [],
  stops: [],
  ways: [way],
  ferryRoutes: [makeFerryRoute()],
};
const warn = (change: object) =>
  findMapWarnings({ ...site, ...change } as unknown as Content).map(
    ({ item, field, problem }) => `${item} › ${field} ${problem}`,
  );
const place = (fields: Parameters<typeof makePlace>[0]) => ({ topPlaces: [makePlace(fields)] });

test('nothing is to be said of what lies where it should', () => {
  expect(warn({})).toEqual([]);
});

test.each([
  [
    'a place in the sea',
    place({ at: { north: 12.1, east: 93.5 } }),
    'in the sea and not on Havelock',
  ],
  [
    'one on another island',
    place({ at: { north: 12.6, east: 92.85 } }),
    'Great Andaman: North and',
  ],
  ['an islet on land', place({ at: { north: 12.6, east: 92.85 }, island: undefined }), 'on Great'],
  [
    'a beach on another island',
    { beaches: [makeBeach({ at: { north: 11.83, east: 93.04 } })] },
    'on Neil',
  ],
])('%s is told', (_, change, text) => {
  expect(warn(change).join('\n')).toContain(text);
});

test('an islet may lie in the sea, and a sight beside one of its places', () => {
  expect(warn(place({ island: undefined, at: { north: 12.06, east: 92.95 } }))).toEqual([]);
});

test('a ship that crosses land is told, a road that does is not', () => {
  const straight = { ...way, via: [{ north: 11.8, east: 92.65 }] };
  expect(warn({ ways: [straight] })[0]).toContain(
    'ways › out › via crosses land near { north: 11.',
  );
  expect(warn({ ways: [{ ...straight, by: 'road' }] })).toEqual([]);
});

test('a place and a ferry route without a way are told', () => {
  expect(warn({ ways: [{ ...way, ends: ['port-blair', 'port-blair'] }] })).toEqual([
    'topPlaces › north-island ›  has no way from port-blair to north-island',
    'ferryRoutes › port-blair-to-north-island ›  has no way from port-blair to north-island',
  ]);
});

test('a way to nowhere is a fault', () => {
  const content = { ways: [{ ...way, ends: ['port-blair', 'atlantis'] }] };
  const raw = { town: site.town, topPlaces: [], stops: [] };
  const faults = checkReferences(content as unknown as Content, raw);
  expect(faults.map(({ field, problem }) => `${field} ${problem}`)).toEqual([
    expect.stringMatching(/^ends\[2\] "atlantis" is not a place/),
  ]);
});
