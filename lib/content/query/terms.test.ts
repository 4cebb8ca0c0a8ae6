import { cancellationCharges } from './terms';

test('a later charge begins where the earlier one ends, and the last one is until the arrival', () => {
  const charges = [10, 100, 100].map((percent, index) => ({ days: 30 - 15 * index, percent }));
  expect(cancellationCharges(charges)).toEqual([
    { when: '30 days before', keep: '10 %' },
    { when: '29 to 15 days before', keep: 'all of it' },
    { when: 'Less than 15 days before', keep: 'all of it' },
  ]);
});
