/** @jest-environment jsdom */
import { startCounters } from './counters.island';

test('a counter starts once all are in view, rises for two seconds, and gives way to the text', () => {
  jest.useFakeTimers();
  type Tell = (entries: { intersectionRatio: number }[]) => void;
  const Observer = jest.fn((_: Tell) => ({ observe() {}, disconnect() {} }));
  Object.assign(window, { IntersectionObserver: Observer });
  document.body.innerHTML = '<dl><data value="970" hidden></data></dl>';
  startCounters(document.querySelector('dl') as HTMLElement);
  const digits = document.querySelector('data') as HTMLElement;
  const shown = [0, 0.5, 1].map((intersectionRatio) => {
    Observer.mock.calls[0]?.[0]([{ intersectionRatio }]);
    jest.advanceTimersByTime(100);
    return digits.textContent;
  });
  jest.advanceTimersByTime(1800);
  expect([...shown, digits.textContent, digits.hidden]).toEqual(['0+', '0+', '48+', '921+', false]);
  jest.advanceTimersByTime(100);
  expect(digits.hidden).toBe(true);
});
