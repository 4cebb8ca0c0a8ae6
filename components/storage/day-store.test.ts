/** @jest-environment jsdom */
import { dayStore, storeDayFromUrl } from './day-store';

beforeEach(() => {
  jest.useFakeTimers({ now: new Date('2026-11-25T06:00:00Z') });
  dayStore.set('2027-02-10');
});

// e2e/dates.spec.ts tests days that are wrong.
test('a shared address sets its day, and keeps its dialog', () => {
  history.replaceState({ dialog: 'book' }, '', '/packages/reef-week?arrive=2027-03-06');
  storeDayFromUrl();
  expect([dayStore.read(), location.search]).toEqual(['2027-03-06', '']);
  expect(history.state).toEqual({ dialog: 'book' });
});

test('a stored day that has passed is none', () => {
  jest.setSystemTime(new Date('2027-02-11T06:00:00Z'));
  expect(dayStore.read()).toBeUndefined();
});
