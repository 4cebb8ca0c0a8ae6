import { itemsOf } from '@/lib/content/query/items';
import { day } from '@/test/itineraries';
import { need } from '@/test/need';
import { comparisonFactsOf } from './comparison-facts';

const [out, back] = ['port-blair-to-north-island', 'north-island-to-port-blair'];

test.each([
  ['no ferry', undefined, undefined, 'None'],
  ['one ferry out and one back', out, back, '2'],
])('the ferries of a trip with %s', (_, first, last, ferries) => {
  const itinerary = [day('north-island', first), day(undefined, last)];
  const facts = comparisonFactsOf({ ...need(itemsOf('package')[0]), itinerary });
  expect(facts).toMatchObject({ ferries: [ferries], early: ['None'] });
});
