import { itemsOfType } from '@/lib/content/query/items';
import { day } from '@/test/itineraries';
import { need } from '@/test/need';
import { comparisonOf } from './comparison';

test.each([
  [undefined, undefined, 'None'],
  ['port-blair-to-north-island', 'north-island-to-port-blair', '2'],
])('the ferries of a trip with %s and %s: %s', (first, last, ferries) => {
  const home = 'port-blair';
  const itinerary = [day(home), day('north-island', first), day(home, last), day()];
  const comparison = comparisonOf({ ...need(itemsOfType('package')[0]), itinerary });
  expect(comparison).toMatchObject({
    ...{ ferries: [ferries], early: ['None'], nights: ['2 Port Blair', '1 North Island'] },
  });
});
