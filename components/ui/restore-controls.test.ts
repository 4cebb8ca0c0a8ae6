/** @jest-environment jsdom */
import { restoreControls } from './restore-controls.client';

jest.useFakeTimers();

test('controls that the browser empties on the way back have what they held', () => {
  document.body.innerHTML = `
    <form><input type="date"><input type="checkbox"><select><option>1</option><option>2</option></select>
    <textarea></textarea></form>`;
  restoreControls();
  const [day, box, nights, message] = document.querySelectorAll<HTMLInputElement>('form > *');
  Object.assign(day as object, { value: '2027-01-12' });
  Object.assign(box as object, { checked: true });
  Object.assign(nights as object, { value: '2' });
  Object.assign(message as object, { value: 'Hello' });
  dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }));
  dispatchEvent(new PageTransitionEvent('pageshow', { persisted: false }));
  document.querySelector('form')?.reset();
  jest.runAllTimers();
  expect(day?.value).toBe('');
  dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  document.querySelector('form')?.reset();
  jest.runAllTimers();
  expect([day?.value, box?.checked, nights?.value, message?.value]).toEqual([
    '2027-01-12',
    true,
    '2',
    'Hello',
  ]);
});
