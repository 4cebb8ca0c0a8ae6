/** @jest-environment jsdom */
import { startDayForm } from './day-form.island';
import { writeDay } from './day-store';

const [first, second, third] = ['2027-02-10', '2027-03-06', '2027-03-08'] as const;
const typed = '2027-04-01';

test('the field takes the day of another tab, unless the visitor has typed one', () => {
  jest.useFakeTimers({ now: new Date('2026-11-25T06:00:00Z') });
  Object.assign(window, { fetch: () => new Promise(() => undefined) });
  document.body.innerHTML =
    '<form><input type="date"><button></button><p role="status"></p></form>';
  const [form, input] = [document.forms[0], document.querySelector('input')];
  if (!form || !input) throw new Error('no form');
  startDayForm(form, { past: 'Past' });
  const chooseInOtherTab = (day: string) => {
    localStorage.setItem('arrival', day);
    dispatchEvent(new StorageEvent('storage', { key: 'arrival' }));
  };
  chooseInOtherTab(first);
  expect(input.value).toBe(first);
  input.value = typed;
  chooseInOtherTab(second);
  expect(input.value).toBe(typed);

  // A mistake is not kept.
  input.value = '2026-01-01';
  form.dispatchEvent(new Event('submit'));
  expect(form.textContent).toBe('Past');
  writeDay(third);
  expect([input.value, form.textContent]).toEqual([third, '']);
});
