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
function choose(day: string) {
  fireEvent.focus(field());
  field().value = day;
  fireEvent.change(field());
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

const show = (start = startDayForm) => showIsland('day-form', start, <DayForm id="arrive" />);

test('a day that was chosen before the start counts, as does that of another tab; an empty field removes it', () => {
  show((form, props) => {
    field().value = second;
    startDayForm(form, props);
  });
  expect(state()).toEqual({ field: second, status: '', stored: second });
  dayStore.set(first);
  expect(field().value).toBe(first);
  choose('');
  expect(state()).toEqual({ field: '', status: '', stored: undefined });
});

test('while a year is typed, the last day stays; a day that is refused is explained once the field is left', () => {
  dayStore.set(first);
  show();
  for (const day of ['0002-03-06', '0020-03-06', '0202-03-06', '2062-03-06']) {
    choose(day);
    expect(state()).toEqual({ field: day, status: '', stored: first });
  }
  fireEvent.blur(field());
  expect(status()).toBe(messages.distantDay.replace('{years}', '2'));
  choose(second);
  expect(state()).toEqual({ field: second, status: '', stored: second });
});

test('after midnight in India, the field offers and accepts no day before the new one', () => {
  dayStore.set(first);
  show();
  jest.setSystemTime(new Date('2026-11-25T18:30:00Z'));
  choose('2026-11-25');
  expect([field().min, field().max]).toEqual(['2026-11-26', '2028-11-26']);
  fireEvent.blur(field());
  expect(state()).toEqual({ field: '2026-11-25', status: messages.pastDay, stored: first });
});

/** Opens a list with a field, and the dates of a trip in a line and day by day. */
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
/** Waits until the field shows the status, and the line and the list of days have dates, or have none. */
async function expectShown(expected: { status: string; line: boolean; list: boolean }) {
  const readState = () => ({
    status: document.querySelector('[data-island=day-form] [role=status]')?.textContent,
    line: document.querySelector('[data-island=date-line]')?.textContent !== '',
    list: document.querySelector('[data-island=day-by-day] li') !== null,
  });
  await until(() => isDeepStrictEqual(readState(), expected));
  expect(readState()).toEqual(expected);
}

test('the field of a list says that the dates did not load as long as no part of the page shows them', async () => {
  openList();
  choose(first);
  await expectShown({ status: messages.loadingFailed, line: false, list: false });
  Object.assign(window, { fetch: answerData });
  // The visitor types and leaves the field.
  fireEvent.input(document.body);
  fireEvent.change(document.body);
  await expectShown({ status: messages.datesShown, line: true, list: true });
  choose('');
  await expectShown({ status: '', line: false, list: false });
});

test('the field says that the code of the dates did not load, until it has loaded', async () => {
  dayStore.set(first);
  openList({ 'date-line': jest.fn(islands['date-line']).mockRejectedValueOnce(new Error()) });
  await expectShown({ status: messages.loadingFailed, line: false, list: true });
  document.body.click();
  await expectShown({ status: '', line: true, list: true });
});
