import { makePlace } from '@/test/factories';
import { findShortestPath, kmOf, type Network, stretchesOf } from './shortest-path';

const spot = (slug: string, north: number, east: number) => ({
  slug,
  name: slug,
  at: { north, east },
});
const way = (from: string, to: string, by: 'ferry' | 'boat' | 'road') => ({
  slug: `${from}-${to}`,
  ends: [from, to],
  by,
  via: [],
});

const network: Network = {
  town: spot('town', 11.6, 92.7),
  stops: [spot('pier', 12, 92.8)],
  harbours: [
    { ...spot('north', 12.1, 93), jetties: { private: 'A', government: 'B' } },
    { ...spot('town', 11.65, 92.72), jetties: { private: 'A', government: 'B' } },
  ],
  topPlaces: [makePlace({ slug: 'north', at: { north: 12.2, east: 93.1 } })],
  offbeatPlaces: [makePlace({ slug: 'far', at: { north: 12.4, east: 92.75 } })],
  ways: [
    way('town', 'north', 'ferry'),
    way('town', 'pier', 'road'),
    way('pier', 'far', 'boat'),
    way('far', 'north', 'boat'),
  ],
};
const stops = (from: string, to: string) =>
  findShortestPath(network, from, to).map((way) => way.to);

test('the shortest way is found, in both directions', () => {
  expect(stops('town', 'north')).toEqual(['north']);
  expect(stops('town', 'far')).toEqual(['pier', 'far']);
  expect(stops('far', 'town')).toEqual(['pier', 'town']);
  expect(stops('town', 'town')).toEqual([]);
  expect(stops('town', 'atlantis')).toEqual([]);
});

test('a ferry ends at the jetty, a boat where the place is', () => {
  const [ferry] = findShortestPath(network, 'town', 'north');
  expect(ferry?.points).toEqual([
    { north: 11.65, east: 92.72 },
    { north: 12.1, east: 93 },
  ]);
  expect(kmOf(ferry?.points ?? [])).toBeCloseTo(58.6, 0);
  const [boat] = findShortestPath(network, 'north', 'far');
  expect(boat?.points[0]).toEqual({ north: 12.2, east: 93.1 });
});

test('ways by the same means are one stretch, ferries are not', () => {
  const ways = [
    ...findShortestPath(network, 'town', 'far'),
    ...findShortestPath(network, 'far', 'north'),
  ];
  expect(stretchesOf(ways)).toEqual([
    { by: 'road', stops: ['town', 'pier'] },
    { by: 'boat', stops: ['pier', 'far', 'north'] },
  ]);
  const ferries = [
    ...findShortestPath(network, 'town', 'north'),
    ...findShortestPath(network, 'north', 'town'),
  ];
  expect(stretchesOf(ferries)).toHaveLength(2);
});
