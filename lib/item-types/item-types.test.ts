import { type Item, itemsOf } from '@/lib/content/query/items';
import { itemTypeOf } from './item-types';

// These tests use the test content, e2e/content.

const page = { url: 'https://site.example/a', description: 'What it is.', image: 'a.jpg' };

function dataOf(type: Item['type'], slug: string) {
  const item = itemsOf(type).find((one) => one.slug === slug);
  if (!item) throw new Error(`${slug} is not in e2e/content`);
  return itemTypeOf(item).data(item, page);
}

// Structured data, following https://schema.org and Google’s guides for posts, breadcrumbs, lists.
test.each([
  ['place', 'north-island', { '@type': 'TouristDestination', geo: { latitude: 12.04 } }],
  ['sport', 'sea-walk', { '@type': 'Service', provider: {}, areaServed: { '@type': 'Place' } }],
  ['beach', 'palm-beach', { '@type': 'TouristAttraction', geo: { longitude: 92.75 } }],
  ['sight', 'old-jail', { '@type': 'TouristAttraction', address: 'Port Blair' }],
  ['service', 'carrental', { '@type': 'Service', name: 'Car Rental', areaServed: {} }],
  [
    'operator',
    'blue-line',
    { '@type': 'Organization', url: 'https://sailings.example/', mainEntityOfPage: page.url },
  ],
  [
    'ferryRoute',
    'port-blair-to-north-island',
    {
      '@type': 'BoatTrip',
      departureBoatTerminal: { name: 'Port Blair' },
      arrivalBoatTerminal: { name: 'North Island' },
    },
  ],
  [
    'post',
    'when-the-rain-comes',
    {
      '@type': 'BlogPosting',
      datePublished: '2026-02-20',
      dateModified: '2026-03-01',
      author: { '@type': 'Person', name: 'Asha' },
    },
  ],
  [
    'package',
    'family-2-nights',
    {
      '@type': 'TouristTrip',
      name: 'Family Packages, 2 Nights & 3 Days',
      offers: [
        { '@type': 'Offer', name: 'Plain', price: 22_500, priceCurrency: 'INR', url: page.url },
        { '@type': 'Offer', name: 'Grand', price: 24_500, priceCurrency: 'INR', url: page.url },
      ],
      itinerary: { itemListElement: [{ position: 1, item: { name: 'North Island' } }] },
    },
  ],
] as const)('what a %s is for search engines', (type, slug, data) => {
  expect(dataOf(type, slug)).toMatchObject(data);
});

test('a package on request makes no offer, a quiet place has no sights, a post by a desk no person', () => {
  expect(dataOf('package', 'reef-week')).not.toHaveProperty('offers');
  expect(dataOf('place', 'quiet-island')).not.toHaveProperty('includesAttraction');
  expect(dataOf('place', 'north-island')).toHaveProperty('includesAttraction');
  expect(dataOf('post', 'three-days-by-boat')).toMatchObject({
    author: { '@type': 'Organization' },
  });
});
