import type { PlaceEntry } from '@/content/schema/place';
import { content } from '@/lib/content/query/all-content';
import { makeBeach } from '@/test/factories';
import { day } from '@/test/itineraries';
import type { DrawnMap } from './draw-map';
import { pageMapsOf } from './page-maps';

// The maps are those of e2e/content/map.ts: `south` is a part of `all`.
const highlighted = ({ marks }: DrawnMap) =>
  marks.filter(({ emphasis }) => emphasis === 'highlighted').map(({ slug }) => slug);
const maps = pageMapsOf(content);
const places = [...content.topPlaces, ...content.offbeatPlaces];
const mapOf = (slug: string) =>
  maps.place(places.find((place) => place.slug === slug) as PlaceEntry);

test('a page shows the smallest map that names its place and contains the way there', () => {
  const near = mapOf('south-island');
  expect(near.base.slug).toBe('south');
  expect(highlighted(near)).toEqual(['south-island']);
  expect(near.legs.map(({ transport }) => transport)).toEqual(['ferry', 'boat']);
  expect(mapOf('quiet-island').base.slug).toBe('all');
});

test('a ferry route and the same route back share a line', () => {
  const map = maps.ferries(content.ferryRoutes);
  expect(map.legs).toHaveLength(1);
  expect(highlighted(map)).toEqual(['port-blair', 'north-island']);
});

// lib/item-types/views.test.ts has activities with a mark or a place.
test('an activity without a mark and without a place has no map', () => {
  expect(maps.activity(makeBeach({ slug: 'rock', places: [] }))).toBeUndefined();
});

test('the map of a trip shows its legs once, and its days at each place', () => {
  const itinerary = [
    day('port-blair'),
    day('north-island', 'port-blair-to-north-island'),
    { ...day('north-island'), visits: ['south-island'] },
    day('port-blair', 'north-island-to-port-blair'),
    day(),
  ];
  const map = maps.package({ itinerary });
  expect(map.marks.flatMap(({ slug, badge }) => (badge ? [[slug, badge.label]] : []))).toEqual([
    ['port-blair', 'Day 1 · 4 · 5'],
    ['north-island', 'Day 2 · 3'],
    ['south-island', 'Day 3'],
  ]);
  expect(map.legs).toHaveLength(2);
  expect(highlighted(map)).toEqual(['port-blair', 'north-island', 'south-island']);
});
