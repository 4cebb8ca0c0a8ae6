import { makeOpening } from '@/test/factories';
import { findClosedArrivals } from './closed-arrivals';

test('a closed day is met by the arrival that leads to it, across the end of the week', () => {
  const jail = makeOpening({ name: 'Jail', closed: ['monday'] });
  const boat = makeOpening({ name: 'Boat', closed: ['wednesday'] });
  const always = makeOpening({ name: 'Always', closed: undefined, note: 'Open.' });
  expect(findClosedArrivals([[always], [jail], [boat]])).toEqual({
    weekdays: ['monday', 'sunday'],
    names: ['Boat', 'Jail'],
  });
  const mill = makeOpening({ name: 'Mill', closed: undefined, uncertain: ['monday'] });
  expect(findClosedArrivals([[jail], [mill]], 'uncertain')).toEqual({
    weekdays: ['sunday'],
    names: ['Mill'],
  });
});
