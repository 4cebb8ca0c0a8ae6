/** @jest-environment jsdom */
import { readDay, readOwnDay, subscribeToDay, takeOverSharedDay, writeDay } from './day-store';

// Far enough from the end of the years for which days are accepted.
const [own, shared, third] = ['2027-02-10', '2027-03-06', '2027-04-01'] as const;

/** Opens an address in this tab. */
function open(search: string) {
  history.replaceState(null, '', `/packages/reef-week${search}`);
  takeOverSharedDay();
}
/** What is stored for all tabs. */
const stored = () => localStorage.getItem('arrival');

beforeEach(() => {
  jest.useFakeTimers({ now: new Date('2026-11-25T06:00:00Z') });
  localStorage.clear();
  sessionStorage.clear();
});

test('without an own day, the day of a shared address is stored', () => {
  open(`?arrive=${shared}`);
  expect([readDay(), readOwnDay(), stored()]).toEqual([shared, undefined, shared]);
  expect(location.search).toBe('');
});

test('a shared day is shown in its tab in place of the own day, which stays stored', () => {
  writeDay(own);
  open(`?arrive=${shared}`);
  expect([readDay(), readOwnDay(), stored()]).toEqual([shared, own, own]);
  // The next page of the visit.
  open('');
  expect([readDay(), readOwnDay(), stored()]).toEqual([shared, own, own]);
  writeDay(readOwnDay() ?? '');
  expect([readDay(), readOwnDay()]).toEqual([own, undefined]);
});

test('a day that is chosen replaces both, and an empty one removes both', () => {
  for (const day of [third, '']) {
    writeDay(own);
    open(`?arrive=${shared}`);
    writeDay(day);
    expect([readDay() ?? '', readOwnDay(), stored()]).toEqual([day, undefined, day]);
  }
});

test('a shared address with the own day ends an earlier shared one', () => {
  writeDay(own);
  open(`?arrive=${shared}`);
  open(`?arrive=${own}`);
  expect([readDay(), readOwnDay()]).toEqual([own, undefined]);
});

test('a wrong day stays in the address, and changes nothing', () => {
  writeDay(own);
  open('?arrive=2026-11-24');
  expect([readDay(), location.search]).toEqual([own, '?arrive=2026-11-24']);
});

test('listeners are told about a shared day, too', () => {
  writeDay(own);
  const listener = jest.fn();
  const unsubscribe = subscribeToDay(listener);
  open(`?arrive=${shared}`);
  expect(listener).toHaveBeenCalled();
  unsubscribe();
});
