import { makeTripDay as day, makeContext, makeTrips } from '@/test/trip-factories';
import { moneyDatesOf } from './money-dates';

// A trip on 20 December 2026; the balance is due 15 days before.
test.each([
  [
    '2026-11-20',
    ['Book: 30 %.', 'Pay by Sat, 5 Dec 2026: 70 %.', 'Cancel by Fri, 20 Nov 2026: 10 %.'],
  ],
  [
    '2026-11-21',
    [
      'Book: 30 %.',
      'Pay by Sat, 5 Dec 2026: 70 %.',
      'Cancel by Sat, 5 Dec 2026: the deposit or 50 %.',
    ],
  ],
  ['2026-12-06', ['Book: all of it.', 'Cancel then: all of it.']],
])('who books on %s has these dates', (today, expected) => {
  const context = makeContext({ days: [day(), day()] }, '2026-12-20', makeTrips(), today);
  expect(moneyDatesOf(context)).toEqual(expected);
});

test('a step that takes more than is paid, once the balance is due, is said as it is', () => {
  const trips = makeTrips();
  trips.terms.steps = [
    { days: 10, percent: 50 },
    { days: 0, percent: 80 },
  ];
  const lines = (today: string) =>
    moneyDatesOf(makeContext({ days: [day(), day()] }, '2026-12-20', trips, today));
  expect(lines('2026-12-10')).toEqual(['Book: all of it.', 'Cancel by Thu, 10 Dec 2026: 50 %.']);
  expect(lines('2026-12-11')).toEqual(['Book: all of it.', 'Cancel then: 80 %.']);
});
