import { itemsOf } from '@/lib/content/query/items';
import { factsOf, furtherFacts } from './ferry-facts';

// This test uses the test content in e2e/content.

test('a ferry route has its figures from its own data and from the rules of all', () => {
  const [out, back] = itemsOf('ferryRoute');
  if (!out || !back) throw new Error('e2e/content/ lacks a ferry route');
  expect(factsOf(out)).toEqual([
    { label: 'Crossing', value: '100 to 120 minutes' },
    { label: 'Distance', value: '40 km' },
    { label: 'Jetty', value: 'Haddo Wharf or Phoenix Bay' },
    { label: 'Report', value: 'Report: a rule., earlier on some' },
  ]);
  expect(factsOf(back)).toContainEqual({ label: 'Jetty', value: 'Jetty 1' });
  expect(furtherFacts().map(({ label }) => label)).toEqual(['Papers', 'Refund']);
});
