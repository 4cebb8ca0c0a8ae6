import { makeOpening } from '@/test/factories';
import { findClosedArrivals } from './closed-arrivals';

test('a closed day is met by the arrival that leads to it, across the end of the week', () => {
  const openings = [
    makeOpening({ slug: 'jail', name: 'Jail', closed: ['monday'] }),
    makeOpening({ slug: 'boat', name: 'Boat', closed: ['wednesday'] }),
    makeOpening({ slug: 'always', name: 'Always', closed: undefined, note: 'Open.' }),
    makeOpening({ slug: 'mill', name: 'Mill', closed: undefined, uncertain: ['monday'] }),
  ];
  const days = [{ sees: ['always'] }, { visits: ['jail', 'elsewhere'] }, { sees: ['boat'] }];
  expect(findClosedArrivals(days, openings)).toEqual({
    weekdays: ['monday', 'sunday'],
    names: ['Boat', 'Jail'],
  });
  expect(
    findClosedArrivals([{ sees: ['jail'] }, { sees: ['mill'] }], openings, 'uncertain'),
  ).toEqual({ weekdays: ['sunday'], names: ['Mill'] });
});
