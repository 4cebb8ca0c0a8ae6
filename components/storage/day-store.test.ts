/** @jest-environment jsdom */
import { dayStore, storeDayFromUrl } from './day-store';

const [chosen, shared] = ['2027-02-10', '2027-03-06'] as const;

beforeEach(() => {
  jest.useFakeTimers({ now: new Date('2026-11-25T06:00:00Z') });
  dayStore.set(chosen);
});

test.each([
  ['a shared address sets its day', `?arrive=${shared}`, [shared, '']],
  ['a past day is ignored', '?arrive=2026-11-24', [chosen, '?arrive=2026-11-24']],
  ['without a shared day the chosen one stays', '', [chosen, '']],
])('%s', (_, search, expected) => {
  history.replaceState({ dialog: 'book' }, '', `/packages/reef-week${search}`);
  storeDayFromUrl();
  expect([dayStore.read(), location.search]).toEqual(expected);
  expect(history.state).toEqual({ dialog: 'book' });
});

test('a stored day that has passed is none', () => {
  jest.setSystemTime(new Date('2027-02-11T06:00:00Z'));
  expect(dayStore.read()).toBeUndefined();
});
