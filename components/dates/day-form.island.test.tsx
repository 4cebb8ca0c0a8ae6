/** @jest-environment jsdom */
import { fireEvent, screen } from '@testing-library/react';
import { labels } from '@/lib/content/query/site';
import { showIsland } from '@/test/show-island';
import { DayForm } from './dated-trip';
import { startDayForm } from './day-form.island';
import { readDay, writeDay } from './day-store';

const { dates: messages } = labels;
const [first, second, third] = ['2027-02-10', '2027-03-06', '2027-03-08'] as const;

const input = () => screen.getByLabelText<HTMLInputElement>(messages.arrival);
const said = () => screen.getByRole('status').textContent;
const submit = (day: string) => {
  fireEvent.input(input(), { target: { value: day } });
  fireEvent.submit(input().form as HTMLFormElement);
};
function chooseInOtherTab(day: string) {
  localStorage.setItem('arrival', day);
  dispatchEvent(new StorageEvent('storage', { key: 'arrival' }));
}

beforeEach(() => {
  jest.useFakeTimers({ now: new Date('2026-11-25T06:00:00Z') });
  localStorage.clear();
  Object.assign(window, { fetch: () => Promise.reject(new Error('offline')) });
});

const start = () => showIsland('day-form', startDayForm, <DayForm id="arrive" />);

test('the field takes the day of another tab, unless the visitor has typed one', () => {
  start();
  chooseInOtherTab(first);
  expect(input().value).toBe(first);
  input().value = '2027-04-01';
  chooseInOtherTab(second);
  expect(input().value).toBe('2027-04-01');
  // A mistake is not kept.
  submit('2026-01-01');
  writeDay(third);
  expect([input().value, said()]).toEqual([third, '']);
});

test('a day is stored unless it is wrong, an empty field removes it, and a failure is told', async () => {
  history.replaceState(null, '', '/?arrive=2026-11-24');
  start();
  expect([said(), input().ariaInvalid]).toEqual([messages.past, 'true']);
  submit('');
  expect(said()).toBe(messages.empty);
  submit(first);
  await screen.findByText(messages.failed);
  expect([readDay(), input().ariaInvalid]).toEqual([first, 'false']);
  submit('2026-11-24');
  expect([said(), document.activeElement, readDay()]).toEqual([messages.past, input(), first]);
  submit('');
  expect([said(), readDay()]).toEqual(['', undefined]);
});
