import type { BaseMap, Side } from '@/content/schema/place';
import { content } from '@/lib/content/query/all-content';
import type { Content } from '@/lib/content/types';
import { itinerary, makeFerryRoute, makePlace } from '@/test/factories';
import { checkMaps } from './check-maps';

const map: BaseMap = {
  slug: 'south',
  label: 'Near',
  heading: 'Islands',
  northWest: { north: 12.2, east: 92.5 },
  southEast: { north: 11.5, east: 93.3 },
  names: [],
};
const southEast = { north: 11.5, east: 93.4 };
const withNames = (...names: [location: string, side: Side][]) => ({
  ...map,
  names: names.map(([location, side]) => ({ location, side })),
});
const issuesOf = (change: Partial<Content>) =>
  checkMaps({ ...content, ...change }).map(({ text }) => text);
/** The issues of a site with only this map. */
const onMap = (baseMap: BaseMap) =>
  issuesOf({ baseMaps: [baseMap], topPlaces: [], offbeatPlaces: [] });

test.each([
  ['on another', withNames(['port-blair', 'east'], ['palm-beach', 'east']), 'overlaps “Palm'],
  [
    'on the outline of another’s mark',
    { ...withNames(['port-blair', 'east'], ['palm-beach', 'south']), southEast },
    'overlaps “Palm',
  ],
  [
    'across the edge',
    { ...withNames(['port-blair', 'west']), northWest: { north: 12.2, east: 92.7 } },
    'extends beyond the map',
  ],
])('a name %s is reported', (_, baseMap, said) => {
  expect(onMap(baseMap)).toContainEqual(
    expect.stringContaining(`baseMaps › south › names › #1 (Port Blair) ${said}`),
  );
});

test('a place that no map names is reported, with the missing line', () => {
  const baseMaps = [withNames(['port-blair', 'west'], ['north-island', 'east'])];
  const issues = checkMaps({ ...content, baseMaps });
  expect(issues.map(({ text }) => text)).toEqual([
    'topPlaces › south-island is not named on its map.',
    'offbeatPlaces › quiet-island is not named on its map.',
  ]);
  expect(issues[0]?.help).toContain("{ location: 'south-island', side: 'east' }");
});

test.each([
  ['lead elsewhere', ['town-and-pier'], 'pier'],
  ['have a gap', ['town-and-pier', 'north-and-south'], 'pier'],
  ['are missing', [], 'port-blair'],
])('legs of a place that %s are reported', (_, legs, end) => {
  expect(issuesOf({ topPlaces: [makePlace({ legs })] })).toEqual([
    `topPlaces › north-island › legs end at ${end}, not at the place.`,
  ]);
});

test('the days of a trip that have no room on its map are reported', () => {
  const days = [itinerary, ...Array(9).fill(itinerary.slice(1))].flat();
  const flagshipPackages = content.flagshipPackages.map((item) => ({ ...item, itinerary: days }));
  expect(issuesOf({ flagshipPackages })[0]).toMatch(
    /^baseMaps › south › names › #1 \(Day 1 .* of reef-week\) extends beyond the map/,
  );
});

test('a trip to places that are on no single map is reported', () => {
  const places = ['quiet-island'];
  const flagshipPackages = content.flagshipPackages.map((item) => ({ ...item, places }));
  expect(issuesOf({ flagshipPackages })[0]).toBe(
    'flagshipPackages › reef-week visits quiet-island, but no map names all its places.',
  );
});

test('a ferry route without a ferry on the maps is reported', () => {
  const ferryRoutes = [makeFerryRoute({ from: 'north-island', to: 'south-island' })];
  expect(issuesOf({ ferryRoutes })).toEqual([
    'ferryRoutes › port-blair-to-north-island has no leg by ferry.',
  ]);
});
