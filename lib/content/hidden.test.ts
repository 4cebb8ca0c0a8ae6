import { getOffbeatPlaces, getPlaces, getTopPlaces } from './destinations';
import { getStartingPrice } from './packages';
import { getPosts } from './posts';
import { shown } from './shown';

test('hidden items are left out and the order stays', () => {
  const items = [{ id: 1 }, { id: 2, hidden: true }, { id: 3, hidden: false }];
  expect(shown(items).map(({ id }) => id)).toEqual([1, 3]);
});

test('places are found in the order that is asked for, unknown ones are left out', () => {
  const [first] = getTopPlaces();
  const [last] = getOffbeatPlaces();
  const found = getPlaces([last?.slug ?? '', 'nowhere', first?.slug ?? '']);
  expect(found).toEqual([last, first]);
});

test('posts come newest first', () => {
  const dates = getPosts().map(({ date }) => date);
  expect(dates).toEqual([...dates].sort().reverse());
});

test('the starting price is the lowest that is asked', () => {
  expect(getStartingPrice()).toBe('₹22,500');
});
