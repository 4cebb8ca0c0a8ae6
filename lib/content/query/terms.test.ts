import { cancellationSteps } from './terms';

test('a later charge is for the days between two steps, and the last one until the arrival', () => {
  const steps = [10, 100, 100].map((percent, index) => ({ days: 30 - 15 * index, percent }));
  expect(cancellationSteps(steps)).toEqual([
    { when: '30 days before', keep: '10 %' },
    { when: '29 to 15 days before', keep: 'all of it' },
    { when: 'Less than 15 days before', keep: 'all of it' },
  ]);
});
