import { renderToStaticMarkup } from 'react-dom/server';
import { findItem } from '@/lib/content/query/items';
import { TripOptions } from './trip-options';

// These tests use the test content, e2e/content.

test('a trip on request is priced in each class, and as a whole, by its guide price', () => {
  const item = findItem('package', 'reef-week');
  const markup = renderToStaticMarkup(item && <TripOptions item={item} />);
  const sums = markup.match(/About ₹[\d,]+/g);
  expect(sums).toEqual(['About ₹19,000', 'About ₹21,000', 'About ₹38,000']);
});
