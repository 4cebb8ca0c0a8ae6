/** @jest-environment jsdom */
import { isDeepStrictEqual } from 'node:util';
import { fireEvent, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { islands } from '@/client/islands';
import { startIslands } from '@/components/islands/start-islands';
import { dayStore } from '@/components/storage/day-store';
import { labels } from '@/lib/content/query/all-content';
import { itemsOfType, routeOf } from '@/lib/content/query/items';
import { answerData } from '@/test/answer-data';
import { need } from '@/test/need';
import { observer } from '@/test/observer';
import { showIsland } from '@/test/show-island';
import { until } from '@/test/until';
import { DateLineIsland } from './date-line';
import { DayByDayIsland } from './day-by-day';
import { DayForm } from './day-form';
import { startDayForm } from './day-form.island';

const { dates: messages } = labels;
const item = need(itemsOfType('package')[0]);
const [first, second] = ['2027-02-10', '2027-03-06'] as const;

const field = () => screen.getByLabelText<HTMLInputElement>(messages.arrival);
const status = () => screen.getByRole('status').textContent;
const state = () => ({ field: field().value, status: status(), stored: dayStore.read() });
function submit(day: string) {
  field().value = day;
  fireEvent.submit(field());
}

beforeEach(() => {
  const now = new Date('2026-11-25T06:00:00Z');
  jest.useFakeTimers({
    now,
    doNotFake: ['setTimeout', 'setImmediate', 'queueMicrotask', 'nextTick'],
  });
  jest.spyOn(console, 'warn').mockImplementation();
  Object.assign(window, { fetch: () => Promise.reject(new Error('offline')) });
  localStorage.clear();
  history.replaceState(null, '', '/');
});

// Otherwise jsdom empties the body after the test, which triggers the observer that looks for islands.
afterEach(() => document.body.replaceChildren());

test('the field keeps an early day, takes that of another tab, and only days from today; an empty one removes it', () => {
  const start: typeof startDayForm = (form, props) => {
    field().value = second;
    startDayForm(form, props);
  };
  showIsland('day-form', start, <DayForm id="arrive" />);
  const { value, min, max } = field();
  expect([value, min, max]).toEqual([second, '2026-11-25', '2028-11-25']);
  dayStore.set(first);
  expect(field().value).toBe(first);
  submit(second);
  expect(state()).toEqual({ field: second, status: '', stored: second });
  submit('');
  expect(state()).toEqual({ field: '', status: '', stored: undefined });
});

/** Opens a list with a form, and the dates of a trip in a line and day by day. */
function openList(code: Partial<typeof islands> = {}) {
  // Lets React render without `act`.
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
  observer.start();
  // In the next test, it would start the islands again with the code of this one.
  jest.spyOn(MutationObserver.prototype, 'observe').mockImplementationOnce(() => undefined);
  const parts = [
    <DayForm key="form" id="arrive" announceDates />,
    <DateLineIsland key="line" route={routeOf(item)} />,
    <DayByDayIsland key="days" item={item} />,
  ];
  document.body.innerHTML = renderToString(parts);
  startIslands({ ...islands, ...code });
}
/** Waits until the form shows the status, and the line and the list of days have dates, or have none. */
async function expectShown(expected: { status: string; line: boolean; list: boolean }) {
  const readState = () => ({
    status: document.querySelector('form [role=status]')?.textContent,
    line: document.querySelector('[data-island=date-line]')?.textContent !== '',
    list: document.querySelector('[data-island=day-by-day] li') !== null,
  });
  await until(() => isDeepStrictEqual(readState(), expected));
  expect(readState()).toEqual(expected);
}

test('the form of a list says that the dates did not load as long as no part of the page shows them', async () => {
  openList();
  await until(() => !field().form?.querySelector('button')?.disabled);
  submit(first);
  await expectShown({ status: messages.loadingFailed, line: false, list: false });
  Object.assign(window, { fetch: answerData });
  // The visitor types and leaves the field.
  fireEvent.input(document.body);
  fireEvent.change(document.body);
  await expectShown({ status: messages.datesShown, line: true, list: true });
  submit('');
  await expectShown({ status: '', line: false, list: false });
});

test('the form says that the code of the dates did not load, until it has loaded', async () => {
  dayStore.set(first);
  openList({ 'date-line': jest.fn(islands['date-line']).mockRejectedValueOnce(new Error()) });
  await expectShown({ status: messages.loadingFailed, line: false, list: true });
  document.body.click();
  await expectShown({ status: '', line: true, list: true });
});
