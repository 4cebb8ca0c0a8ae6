/** @jest-environment jsdom */
import { fireEvent, screen } from '@testing-library/react';
import { readDay, saveDay } from '@/components/storage/day-store';
import { labels } from '@/lib/content/query/site';
import { showIsland } from '@/test/show-island';
import { DayForm } from './dated-trip';
import { startDayForm } from './day-form.island';

const { dates: messages } = labels;
const [first, second, third] = ['2027-02-10', '2027-03-06', '2027-03-08'] as const;

const field = () => screen.getByLabelText<HTMLInputElement>(messages.arrival);
/** The day in the field, what the form says, and the stored day. */
const state = () => [field().value, screen.getByRole('status').textContent, readDay()];
function submit(day: string) {
  field().value = day;
  fireEvent.submit(field());
}

beforeEach(() => {
  jest.useFakeTimers({ now: new Date('2026-11-25T06:00:00Z') });
  Object.assign(window, { fetch: () => Promise.reject(new Error('offline')) });
  localStorage.clear();
  history.replaceState(null, '', '/');
});

test('the field takes the day of another tab, unless the visitor has typed one', () => {
  showIsland('day-form', startDayForm, <DayForm id="arrive" />);
  saveDay(first);
  expect(field().value).toBe(first);
  field().value = '2027-04-01';
  saveDay(second);
  expect(field().value).toBe('2027-04-01');
  // A mistake is not kept.
  submit('2026-01-01');
  saveDay(third);
  expect(state()).toEqual([third, '', third]);
});

test('an empty field removes the day, and without one it is a mistake', () => {
  showIsland('day-form', startDayForm, <DayForm id="arrive" />);
  submit(first);
  submit('');
  expect(state()).toEqual(['', '', undefined]);
  submit('');
  expect([state()[1], document.activeElement]).toEqual([messages.empty, field()]);
});

test('the form of a list says whether the dates have come, unless a mistake has come first', async () => {
  showIsland('day-form', startDayForm, <DayForm id="arrive" isForList />);
  submit(first);
  await jest.advanceTimersByTimeAsync(0);
  expect(state()).toEqual([first, messages.failed, first]);
  Object.assign(window, { fetch: async () => ({ ok: true, json: async () => ({}) }) });
  submit(second);
  await jest.advanceTimersByTimeAsync(0);
  expect(state()).toEqual([second, messages.shown, second]);
  submit(third);
  submit('2026-11-24');
  await jest.advanceTimersByTimeAsync(0);
  expect(state()).toEqual(['2026-11-24', messages.past, third]);
});

test('the form says that the code of the dates does not load, until it has', async () => {
  saveDay(first);
  const line = <p data-island="date-line" data-failed="" data-testid="line" />;
  showIsland('day-form', startDayForm, [<DayForm key="form" id="arrive" />, line]);
  await jest.advanceTimersByTimeAsync(0);
  expect(state()[1]).toBe(messages.failed);
  screen.getByTestId('line').removeAttribute('data-failed');
  await jest.advanceTimersByTimeAsync(0);
  expect(state()[1]).toBe('');
});
