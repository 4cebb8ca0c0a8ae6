import type { Content } from '@/lib/content/collections';
import { makeFerryRoute, makePackage } from '@/test/factories';
import { findPromises } from './find-promises';

const text = 'You stop on North. If the ferries do not fit together, you sail directly.';
const ferries = ['port-blair-to-north-island', 'north-island-to-south-island'];
const day = { title: 'Across', text, ferries, stay: 'south-island' };

const find = (card: object, changes: object = {}) => {
  const itinerary = [
    { ...day, ...changes },
    { title: 'Home', text: 'You fly.' },
  ];
  const content = {
    harbours: [{ slug: 'north-island', name: 'North' }],
    ferryRoutes: [makeFerryRoute(), makeFerryRoute({ slug: ferries[1] ?? '', to: 'south-island' })],
    familyPackages: [makePackage({ itinerary, description: ['An island'], ...card })],
  };
  return findPromises(content as unknown as Partial<Content>).map(
    ({ field, problem }) => `${field} ${problem}`,
  );
};

test('a card that promises a stop without the “if” of the itinerary', () => {
  expect(find({ description: ['A swim', 'A stop on North'], special: 'Lunch on North' })).toEqual([
    'description[2] promises North, and the itinerary stops there only if the ferries fit',
    'special promises North, and the itinerary stops there only if the ferries fit',
  ]);
});

test('a card with the “if”, a stop without one, and an island where the trip sleeps', () => {
  const promise = { description: ['A stop on North'] };
  expect(find({ description: ['A stop on North, if the ferries fit'] })).toEqual([]);
  expect(find(promise, { text: 'You stop on North.' })).toEqual([]);
  expect(find(promise, { stay: 'north-island' })).toEqual([]);
});
