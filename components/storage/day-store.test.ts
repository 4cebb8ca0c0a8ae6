/** @jest-environment jsdom */
import { readDay, readOwnDay, saveDay, subscribeToDay, takeOverSharedDay } from './day-store';

const [own, shared, third] = ['2027-02-10', '2027-03-06', '2027-04-01'] as const;

/** Opens the next page of the visit. */
function open(search = '') {
  history.replaceState(null, '', `/packages/reef-week${search}`);
  takeOverSharedDay();
}
/** The day that this tab shows, the visitor's own in its place, and the stored one. */
const days = () => [readDay(), readOwnDay(), localStorage.getItem('arrival')];

beforeEach(() => {
  jest.useFakeTimers({ now: new Date('2026-11-25T06:00:00Z') });
  localStorage.clear();
  sessionStorage.clear();
});

// e2e/dates.spec.ts tests a shared address without an own day.
test('a shared day is shown in its tab, and the own one stays stored until the visitor chooses', () => {
  for (const chosen of [own, third, '']) {
    saveDay(own);
    open(`?arrive=${shared}`);
    open();
    expect(days()).toEqual([shared, own, own]);
    const listener = jest.fn();
    const unsubscribe = subscribeToDay(listener);
    saveDay(chosen);
    dispatchEvent(new Event('pageshow'));
    expect(listener).toHaveBeenCalledTimes(2);
    unsubscribe();
    expect(days()).toEqual([chosen || undefined, undefined, chosen]);
  }
});

test('a shared address with the own day ends an earlier one, and one with a wrong day nothing', () => {
  saveDay(own);
  open(`?arrive=${shared}`);
  open('?arrive=2026-11-24');
  expect([...days(), location.search]).toEqual([shared, own, own, '?arrive=2026-11-24']);
  open(`?arrive=${own}`);
  expect(days()).toEqual([own, undefined, own]);
});
