import { cancellationCharges } from './terms';

test('a later charge begins where the earlier one ends, and the last one is until the arrival', () => {
  const charges = [10, 100, 100].map((percent, index) => ({ days: 30 - 15 * index, percent }));
  expect(cancellationCharges(charges)).toEqual([
    { when: 'First 30', keep: '10 %' },
    { when: 'Later 29 15', keep: 'all of it' },
    { when: 'Last 15', keep: 'all of it' },
  ]);
});
