import type { PlaceEntry } from '@/content/schema/place';
import { type ItemCollection, itemDefinitions } from '@/lib/content/collections';
import { hotelClasses, labels, pages } from '@/lib/content/query/all-content';
import { type Item, routeOf } from '@/lib/content/query/items';
import { extrasOfPage } from '@/lib/content/query/prices';
import { formatRupees } from '@/lib/money/money';
import {
  makeActivity,
  makeBeach,
  makeFerryOperator,
  makeFerryRoute,
  makeFlagshipPackage,
  makePackage,
  makePlace,
} from '@/test/factories';
import { need } from '@/test/need';
import type { ItemWithDialog } from './item-view';
import { viewOf } from './views';

// The tests make the items. The items near them, and the rules of ferries, come from the test content (e2e/content).

/** The item of an entry, as if a collection had it. */
const itemIn = (collection: ItemCollection, entry: object) =>
  ({ ...entry, collection, type: itemDefinitions[collection].type }) as ItemWithDialog;

const page = { url: 'https://site.example/a', description: 'A', image: 'a.jpg' };

/** The data of an item for search engines (https://schema.org). */
const jsonLdOf = (item: Item) => viewOf(item).seo.structuredData(page);

/** What an item's page shows: facts by label, locations that its map highlights, and the slugs in each row of items. */
function pageOf(item: ItemWithDialog) {
  const { facts, mapData, related } = viewOf(item);
  const marks = mapData()?.map.marks.filter(({ emphasis }) => emphasis === 'highlighted') ?? [];
  const slugs = (items: readonly Item[]) => items.map(({ slug }) => slug);
  return {
    facts: Object.fromEntries(facts().map(({ label, value }) => [label, value])),
    highlighted: marks.map(({ slug }) => slug),
    related: Object.fromEntries(related().map(({ id, items }) => [id, slugs(items)])),
  };
}

test('a package: whom it does not suit, its extras, an offer for each class, its places', () => {
  const slug = 'family-2-nights';
  const price = { now: 9000 };
  const fields = { slug, unsuitableFor: 'those in a hurry', includes: ['dinner'], price };
  const item = itemIn('familyPackages', { ...makePackage(fields), places: ['north-island'] });
  const { facts, ...others } = pageOf(item);
  expect(others).toEqual({ highlighted: ['port-blair', 'north-island'], related: {} });
  expect(facts[labels.comparison.headings.unsuitableFor]).toBe('those in a hurry');
  expect(facts[labels.packages.forTwo]).toMatch(/dinner.*₹3,000/);
  expect(viewOf(item).links()).toEqual(pages.packages.samplePlanLinks.others);
  const offers = hotelClasses.map(({ name }, index) => (index ? { name } : { name, price: 9000 }));
  expect(jsonLdOf(item)).toMatchObject({ '@type': 'TouristTrip', offers });
  const computed = { duration: 'A week', places: [] };
  const flagship = itemIn('flagshipPackages', { ...makeFlagshipPackage(), ...computed });
  expect(jsonLdOf(flagship)).toHaveProperty('offers.0.price', 19_000);
});

test.each([
  ['flagshipPackages', 'Reef', 'Reef', 'Reef (A week)'],
  ['familyPackages', undefined, 'A week', 'Family packages, A week'],
  ['familyPackages', 'With pets', 'A week', 'With pets (A week)'],
] as const)('in %s, a package named %s has the heading %s, and %s in enquiries', (...row) => {
  const [list, name, heading, full] = row;
  const entry = list === 'flagshipPackages' ? makeFlagshipPackage() : makePackage();
  const item = itemIn(list, { ...entry, name, duration: 'A week', places: [] });
  const { cardHeading, name: fullName } = viewOf(item);
  expect([cardHeading, fullName]).toEqual([heading, full]);
});

test('a sport: its lowest price or none, the other sports, and a service for search engines', () => {
  const item = itemIn('sports', makeActivity({ where: 'In the bay' }));
  const [extra] = extrasOfPage(routeOf(item));
  const { facts, ...others } = pageOf(item);
  expect(facts[labels.items.where]).toBe('In the bay');
  expect(facts[labels.choice.prices]).toContain(formatRupees(need(extra).price));
  expect(viewOf(item).links()).toMatchObject([{ href: '/scubadiving' }]);
  const related = { nearby: expect.anything(), sports: ['kayaking'] };
  expect(others).toEqual({ highlighted: ['north-island'], related });
  expect(jsonLdOf(item)).toMatchObject({ areaServed: { '@type': 'Place' } });
  const places = ['north-island', 'south-island'];
  const other = pageOf(itemIn('sports', makeActivity({ slug: 'sailing', places })));
  expect(other.facts[labels.choice.prices]).toBe(labels.price.onRequest);
  expect(other).toMatchObject({ highlighted: places, related: { nearby: [] } });
});

test('a beach and a sight: where they are, what is near but no sport, and an attraction', () => {
  const position = { north: 11.64, east: 92.75 };
  const fields = { where: 'In town', places: ['port-blair'] };
  const beach = itemIn('beaches', makeBeach({ ...fields, slug: 'palm-beach', position }));
  expect(pageOf(beach)).toMatchObject({
    facts: { [labels.items.where]: 'In town' },
    highlighted: ['palm-beach'],
    related: { nearby: ['palm-beach', 'old-jail'] },
  });
  expect(jsonLdOf(beach)).toMatchObject({ geo: { longitude: position.east } });
  // It is close to the North Island, but across the strait.
  const across = itemIn('beaches', makeBeach({ ...fields, position: makePlace().position }));
  expect(pageOf(across).related).toEqual({ nearby: [] });
  const sight = itemIn('sights', makeActivity({ ...fields, slug: 'clock' }));
  expect(pageOf(sight).highlighted).toEqual(['port-blair']);
  expect(jsonLdOf(sight)).toMatchObject({ address: 'In town' });
});

test('an operator: its jetty, its own rules and those of all, its routes on the map', () => {
  const rules = { seatClasses: 'Deck', refund: 'None.' };
  const item = itemIn('ferryOperators', makeFerryOperator({ ownership: 'government', rules }));
  const { facts, highlighted } = pageOf(item);
  expect(highlighted).toEqual(['port-blair', 'north-island']);
  expect(facts[labels.ferries.leavesFrom]).toBe('Phoenix Bay, Port Blair');
  expect(facts).toMatchObject({ Classes: 'Deck', Refund: 'None.', Luggage: 'Luggage: a rule.' });
  expect(pageOf(itemIn('ferryOperators', makeFerryOperator())).facts).not.toHaveProperty('Classes');
});

test('a ferry route: its figures, and its ends on the map', () => {
  const minutes = { min: 50, max: 70 };
  const item = itemIn('ferryRoutes', makeFerryRoute({ minutes, km: 12 }));
  const { facts, highlighted } = pageOf(item);
  expect(facts).toMatchObject({ Crossing: '50 to 70 minutes', Distance: '12 km' });
  expect(highlighted).toEqual(['port-blair', 'north-island']);
  expect(jsonLdOf(item)).toMatchObject({ arrivalBoatTerminal: { name: 'North Island' } });
});

test('a place: its two sports and three items near it; its sights for search engines', () => {
  expect(pageOf(itemIn('topPlaces', makePlace())).related.nearby).toHaveLength(5);
  const wayTo = (...legs: string[]) =>
    viewOf(itemIn('topPlaces', makePlace({ legs }))).mapData()?.text;
  expect(wayTo('town-and-north')).toBe('From Port Blair Ferry North Island.');
  expect(wayTo('town-and-north', 'north-and-south')).toMatch(
    /^From Port Blair Ferry North Island and Boat South Island\. ./,
  );
  const dataWith = (fields: Partial<PlaceEntry>) =>
    jsonLdOf(itemIn('topPlaces', makePlace(fields)));
  expect(dataWith({})).toMatchObject({ includesAttraction: [{ name: 'Walk to the point' }] });
  expect(dataWith({ thingsToDo: [] })).toHaveProperty('includesAttraction', undefined);
});
