/** @jest-environment jsdom */
import { saveInTab } from '@/lib/browser-storage';
import { isDay } from '@/lib/dates/calendar-day';
import { fillEmpty, limitDates, prefill, readValues } from './form-fields.client';

const today = '2026-11-23';
const fields = [
  { name: 'out', type: 'date' },
  { name: 'back', type: 'date', notBefore: 'out' },
  { name: 'name', type: 'text' },
] as const;

/** A form on a page that shows a trip. */
function makeForm(html: string, trip = ''): HTMLFormElement {
  const shown = trip && `<article data-item-name="${trip}"></article>`;
  document.body.innerHTML = `${shown}<form data-enquiry="booking">${html}</form>`;
  return document.forms[0] as HTMLFormElement;
}
const withTrip = (value: string, trip: string) =>
  makeForm(`<input name="trip" value="${value}">`, trip);
const valuesOf = (form: HTMLFormElement) => Object.fromEntries(new FormData(form));

beforeEach(() => {
  sessionStorage.clear();
  history.replaceState(null, '', '/');
});

test.each([
  ['', today],
  ['2027-01-20', '2027-01-20'],
  ['2026-11-22', today],
  ['0202-01-20', today],
])('when %j is the day out, calendars offer the day back from %s on', (out, first) => {
  const form = makeForm(
    `<input name="out" type="date" value="${out}"><input name="back" type="date"><input name="name">`,
  );
  limitDates(form, fields, today);
  expect([...form.querySelectorAll('input')].map(({ min }) => min)).toEqual([today, first, '']);
});

test('a draft comes back into the fields that are still empty', () => {
  const form = makeForm('<input name="name" value="Ravi"><textarea name="message"></textarea>');
  expect(fillEmpty(form, { name: 'Åsa', message: 'Two of us,\nin March ', gone: 'x' })).toBe(true);
  expect(readValues(form, [{ name: 'name' }, { name: 'message' }, { name: 'gone' }])).toEqual({
    ...{ name: 'Ravi', message: 'Two of us,\nin March ', gone: '' },
  });
  expect(fillEmpty(form, { name: 'Ravi' })).toBe(false);
});

test('a date that is half typed is not empty', () => {
  const form = makeForm('<input name="day" type="date">');
  const field = form.querySelector('input') as HTMLInputElement;
  Object.defineProperty(field, 'validity', { value: { badInput: true } });
  const { day = '' } = readValues(form, [{ name: 'day', type: 'date' }]);
  expect([day === '', isDay(day)]).toEqual([false, false]);
});

test('what a page knows fills an empty field, gives way to what the next page knows, not to what was typed', () => {
  const first = withTrip('', 'Reef Week');
  prefill(first);
  expect(valuesOf(first)).toEqual({ trip: 'Reef Week' });
  const next = withTrip('Reef Week', 'Harbour Days');
  prefill(next);
  expect(valuesOf(next)).toEqual({ trip: 'Harbour Days' });
  const typed = withTrip('Either of the two', 'Reef Week');
  prefill(typed);
  expect(valuesOf(typed)).toEqual({ trip: 'Either of the two' });
});

test('what somebody has taken out does not come back, until the form is reset', () => {
  const form = withTrip('', 'Reef Week');
  prefill(form);
  const field = form.elements.namedItem('trip') as HTMLInputElement;
  field.value = '';
  prefill(form);
  expect(field.value).toBe('');
  form.reset();
  expect(field.value).toBe('Reef Week');
});

test.each([
  ['2099-12-20', ''],
  ['soon', ''],
  ['%', ''],
  [`${new Date().getUTCFullYear() + 1}-12-20`, `${new Date().getUTCFullYear() + 1}-12-20`],
])('of the day %j in the address the field gets %j', (day, date) => {
  history.replaceState(null, '', `/contact?arrive=${day}`);
  const form = makeForm('<input name="date" type="date">');
  prefill(form);
  expect(valuesOf(form)).toEqual({ date });
});

test.each([
  ['leaves a field that it has filled', undefined, ''],
  ['does not touch what somebody has typed', '2027-03-04', '2027-03-04'],
])('a day that was taken back %s', (_, typed, left) => {
  const day = `${new Date().getUTCFullYear() + 1}-12-20`;
  history.replaceState(null, '', `/packages/reef-week?arrive=${day}`);
  const form = makeForm('<input name="date" type="date">');
  prefill(form);
  // A page without the day in its address, as /about: the field keeps it.
  history.replaceState(null, '', '/about');
  saveInTab('arrive', day);
  prefill(form);
  expect(valuesOf(form)).toEqual({ date: day });
  const field = form.elements.namedItem('date') as HTMLInputElement;
  if (typed) field.value = typed;
  saveInTab('arrive', '');
  prefill(form);
  expect(valuesOf(form)).toEqual({ date: left });
});
