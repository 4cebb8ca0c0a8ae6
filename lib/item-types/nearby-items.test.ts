import { findItem, type ItemOf } from '@/lib/content/query/items';
import { town } from '@/lib/content/query/places';
import { locateItem } from './nearby-items';

// These tests use the test content in e2e/content.

/** Finds an item, and fails the test without it. */
function need<Type extends Parameters<typeof findItem>[0]>(type: Type, slug: string): ItemOf<Type> {
  const found = findItem(type, slug);
  if (!found) throw new Error(`${slug} is not in e2e/content`);
  return found;
}

test('an item lies where it says, else where its only place does, else nowhere', () => {
  expect(locateItem(need('beach', 'palm-beach'))).toEqual({ north: 11.64, east: 92.75 });
  expect(locateItem(need('beach', 'west-beach'))).toEqual(need('place', 'north-island').at);
  expect(locateItem(need('sight', 'old-jail'))).toEqual(town.at);
  expect(locateItem(need('sport', 'kayaking'))).toBeUndefined();
});
