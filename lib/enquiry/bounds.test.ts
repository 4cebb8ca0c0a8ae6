/** @jest-environment jsdom */
import { boundDays } from './bounds';

const today = '2026-11-23';
const fields = [
  { name: 'out', type: 'date' },
  { name: 'back', type: 'date', notBefore: 'out' },
  { name: 'name', type: 'text' },
] as const;

test.each([
  ['', today],
  ['2027-01-20', '2027-01-20'],
  ['2026-11-22', today],
  ['0202-01-20', today],
])('when %j is the day out, calendars offer the day back from %s on', (out, first) => {
  document.body.innerHTML = `<form><input name="out" type="date" value="${out}"><input name="back" type="date"><input name="name"></form>`;
  const [form] = document.forms;
  if (form) boundDays(form, fields, today);
  const minima = [...document.querySelectorAll('input')].map(({ min }) => min);
  expect(minima).toEqual([today, first, '']);
});

test('a bound that stays is not written again', () => {
  document.body.innerHTML = '<form><input name="out" type="date"></form>';
  const [form] = document.forms;
  const written = jest.spyOn(HTMLInputElement.prototype, 'min', 'set');
  for (let time = 0; time < 2; time += 1) if (form) boundDays(form, fields, today);
  expect(written).toHaveBeenCalledTimes(1);
});
