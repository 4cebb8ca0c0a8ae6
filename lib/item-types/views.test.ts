import { findItem, type Item } from '@/lib/content/query/items';
import { labels } from '@/lib/content/query/site';
import { need } from '@/test/need';
import { nearbyItems } from './nearby-items';
import { type ItemWithDialog, viewOf } from './views';

// These tests use the test content, e2e/content.

const page = { url: 'https://site.example/a', description: 'What it is.', image: 'a.jpg' };

/** The data of an item for search engines (https://schema.org). */
const jsonLdOf = (item: Item) => viewOf(item).structuredData(page);

/** What the page of an item shows: facts by label, the subjects of its map, and the slugs in each row at its end. */
function pageOf(item: ItemWithDialog) {
  const { facts, map, related } = viewOf(item);
  const marks = map()?.map.marks.filter(({ weight }) => weight === 'subject') ?? [];
  const slugs = (items: readonly Item[]) => items.map(({ slug }) => slug);
  return {
    facts: Object.fromEntries(facts().map(({ label, value }) => [label, value])),
    subjects: marks.map(({ slug }) => slug),
    related: Object.fromEntries(related().map(({ id, items }) => [id, slugs(items)])),
  };
}

test('a package: whom it does not suit, an offer for each class of hotels, its places, no related items', () => {
  const item = need(findItem('package', 'family-2-nights'));
  const { facts, ...others } = pageOf(item);
  expect(others).toEqual({ subjects: ['port-blair', 'north-island'], related: {} });
  expect(facts).toMatchObject({ Unsuited: 'those who get seasick' });
  const offers = [{ name: 'Plain', price: 22_500 }, { name: 'Grand' }];
  expect(jsonLdOf(item)).toMatchObject({ '@type': 'TouristTrip', offers });
  expect(jsonLdOf(need(findItem('package', 'reef-week')))).not.toHaveProperty('offers');
});

test('a package names the extras in its price', () => {
  const item = need(findItem('package', 'honeymoon-2-nights'));
  const { facts } = pageOf({ ...item, includes: ['helmet-walk', 'dinner'] });
  expect(facts[labels.packages.included]).toContain('Helmet walk and dinner');
});

test('a place: trips and ferries to it, sports there and what is near, and its sights if it has any', () => {
  const item = need(findItem('place', 'north-island'));
  const { facts, subjects, related } = pageOf(item);
  expect({ facts, subjects }).toEqual({ facts: {}, subjects: ['north-island'] });
  expect(Object.keys(related)).toEqual(['related-packages', 'ferryRoutes', 'nearby']);
  expect(related['related-packages']).toContain('family-2-nights');
  expect(related.ferryRoutes).toEqual(['port-blair-to-north-island', 'north-island-to-port-blair']);
  expect(related.nearby?.join()).toMatch(/^sea-walk,kayaking,west-beach,rock-arch,.*south-island/);
  expect(jsonLdOf(item)).toHaveProperty('includesAttraction');
  const quiet = need(findItem('place', 'quiet-island'));
  expect(pageOf(quiet).related).toMatchObject({ ferryRoutes: [], nearby: [] });
  expect(jsonLdOf(quiet)).not.toHaveProperty('includesAttraction');
});

test('a sport: its lowest price, the other sports, and a service for search engines', () => {
  const item = need(findItem('sport', 'sea-walk'));
  expect(pageOf(item)).toMatchObject({
    facts: { Where: 'North Island, on the west side', Prices: 'From price ₹4,000 Person' },
    subjects: ['north-island'],
    related: { sports: ['kayaking'] },
  });
  expect(jsonLdOf(item)).toMatchObject({ areaServed: { '@type': 'Place' } });
  expect(pageOf(need(findItem('sport', 'kayaking')))).toMatchObject({
    facts: { Prices: 'On Request' },
    subjects: ['north-island', 'south-island'],
    related: { nearby: [], sports: ['sea-walk'] },
  });
});

test('a beach and a sight: where they are, what is near but no sport, and an attraction', () => {
  const beach = need(findItem('beach', 'palm-beach'));
  expect(pageOf(beach)).toEqual({
    facts: { Where: 'Port Blair' },
    subjects: ['palm-beach'],
    related: { nearby: ['old-jail'] },
  });
  expect(jsonLdOf(beach)).toMatchObject({ geo: { longitude: 92.75 } });
  const sight = need(findItem('sight', 'old-jail'));
  const related = { nearby: ['palm-beach'] };
  expect(pageOf(sight)).toMatchObject({ subjects: ['port-blair'], related });
  expect(jsonLdOf(sight)).toMatchObject({ address: 'Port Blair' });
});

test('an operator: its jetty, its own rules and those of all, its routes on the map', () => {
  const item = need(findItem('operator', 'green-line'));
  expect(pageOf(item)).toEqual({
    facts: {
      'Leaves from': 'Phoenix Bay, Port Blair',
      Report: 'Report: a rule.',
      Classes: 'Deck',
      Luggage: 'Luggage: a rule.',
      Children: 'Children: a rule.',
      Refund: 'Refund: a rule.',
    },
    subjects: ['port-blair', 'north-island'],
    related: {},
  });
  const other = need(findItem('operator', 'blue-line'));
  expect(pageOf(other).facts).not.toHaveProperty('Classes');
  expect(jsonLdOf(other)).toMatchObject({ url: 'https://sailings.example/' });
});

test('a ferry route: its figures, the operators that sail it, and the cheapest trips', () => {
  const item = need(findItem('ferryRoute', 'port-blair-to-north-island'));
  const operators = [
    { label: 'Blue Line', href: '/cruise/blue-line' },
    { label: 'Green Line', href: '/cruise/green-line' },
  ];
  const { facts, subjects, related } = pageOf(item);
  expect(Object.values(facts)).toEqual([
    '100 to 120 minutes',
    '40 km',
    'Haddo Wharf or Phoenix Bay',
    'Report: a rule., earlier on some',
    operators,
  ]);
  expect(subjects).toEqual(['port-blair', 'north-island']);
  expect(related['related-packages']).toEqual([
    'family-2-nights',
    'honeymoon-2-nights',
    'family-2-nights-grandparents',
  ]);
  expect(jsonLdOf(item)).toMatchObject({ arrivalBoatTerminal: { name: 'North Island' } });
  const back = pageOf(need(findItem('ferryRoute', 'north-island-to-port-blair'))).facts;
  expect(Object.values(back)).toContainEqual(operators.slice(0, 1));
  expect(back).not.toHaveProperty('Distance');
  expect(back).toHaveProperty('Jetty', 'Jetty 1');
});

test('the author of a post is a person, or the company', () => {
  const authorOf = (slug: string) => jsonLdOf(need(findItem('post', slug)));
  const [person, company] = [{ '@type': 'Person', name: 'Asha' }, { '@type': 'Organization' }];
  expect(authorOf('when-the-rain-comes')).toMatchObject({ author: person });
  expect(authorOf('three-days-by-boat')).toMatchObject({ author: company });
});

test('the row of what is near has at most eight items, even with more sports', () => {
  const sports = new Array(9).fill(need(findItem('sport', 'kayaking')));
  expect(nearbyItems(need(findItem('place', 'north-island')), sports).items).toHaveLength(8);
});
