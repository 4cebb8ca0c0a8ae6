/** @jest-environment jsdom */
import { isDay } from '@/lib/dates/calendar-day';
import { fillEmpty, limitDates, readValues, typedValues } from './form-fields';

const today = '2026-11-23';
const text = (name: string) => ({ name, type: 'text' as const });
const fields = [
  { name: 'out', type: 'date' },
  { name: 'back', type: 'date', notBefore: 'out' },
  { name: 'name', type: 'text' },
] as const;

function makeForm(html: string): HTMLFormElement {
  document.body.innerHTML = `<form>${html}</form>`;
  return document.forms[0] as HTMLFormElement;
}

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
  expect(readValues(form, ['name', 'message', 'gone'].map(text))).toEqual({
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

test('what the page has filled in is not typed, and comes back when the form is reset', () => {
  const options = '<option value=""><option>Good<option>Grand';
  const form = makeForm(`<input name="trip"><input name="name"><select name="hotels">${options}`);
  const filled = { trip: 'Reef Week', hotels: 'Grand' };
  fillEmpty(form, filled, true);
  fillEmpty(form, { name: 'Asha' });
  fillEmpty(form, { hotels: 'an option of an earlier build' }, true);
  const values = readValues(form, ['trip', 'name', 'hotels'].map(text));
  expect(typedValues(form, values)).toEqual({ name: 'Asha' });
  form.reset();
  expect(Object.fromEntries(new FormData(form))).toEqual({ ...filled, name: '' });
});
