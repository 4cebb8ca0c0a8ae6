import { renderToStaticMarkup } from 'react-dom/server';
import { itemsOf } from '@/lib/content/query/items';
import { labels } from '@/lib/content/query/site';
import { TripOptions } from './trip-options';

// These tests use the test content, e2e/content.

const show = (slug: string) =>
  itemsOf('package')
    .filter((item) => item.slug === slug)
    .map((item) => renderToStaticMarkup(<TripOptions item={item} />))
    .join('');

test('a trip on request has the first class in its quote, and no sum of nothing', () => {
  expect(show('reef-week')).toContain(labels.tripOptions.onRequest);
  expect(show('reef-week')).not.toContain('₹0<');
});
