/** @jest-environment jsdom */
import { fireEvent } from '@testing-library/react';
import { refuseDoubleClicks } from './double-click.client';

test.each([
  ['<button>Save</button>', [1, 2], 1],
  ['<button>Save</button>', [1, 1], 2],
  ['<a href="#x">Down</a>', [1, 2, 3], 1],
  ['<div data-repeat><button>Next</button></div>', [1, 2, 3], 3],
  ['<p>A word that is marked</p>', [1, 2], 2],
])('%s hears of clicks with the counts %j %i times', (html, counts, heard) => {
  document.body.innerHTML = html;
  refuseDoubleClicks();
  const listener = jest.fn();
  document.body.addEventListener('click', listener);
  const target = document.querySelector('button, a, p') as HTMLElement;
  for (const detail of counts) fireEvent.click(target, { detail });
  document.body.removeEventListener('click', listener);
  expect(listener).toHaveBeenCalledTimes(heard);
});

let now = 0;

test.each([
  ['soon and near', 400, 10, 1],
  ['soon and elsewhere', 400, 40, 2],
  ['near and later', 600, 10, 2],
])('a second tap %s, which is not counted', (_, ms, clientX, heard) => {
  document.body.innerHTML = '<button>Save</button>';
  refuseDoubleClicks();
  const listener = jest.fn();
  const target = document.querySelector('button') as HTMLElement;
  target.addEventListener('click', listener);
  now += 10_000;
  for (const [timeStamp, x] of [
    [now, 0],
    [now + ms, clientX],
  ] as const) {
    const press = new MouseEvent('pointerdown', { bubbles: true, clientX: x });
    Object.defineProperty(press, 'timeStamp', { value: timeStamp });
    target.dispatchEvent(press);
    fireEvent.click(target, { detail: 1 });
  }
  expect(listener).toHaveBeenCalledTimes(heard);
});

test('the second of two presses leaves the focus where the first has led, and a held key presses once', () => {
  document.body.innerHTML = '<button>Send</button><input>';
  refuseDoubleClicks();
  const button = document.querySelector('button') as HTMLElement;
  const field = document.querySelector('input') as HTMLElement;
  fireEvent.click(button, { detail: 1 });
  expect(fireEvent.mouseDown(field, { detail: 2 })).toBe(false);
  expect(fireEvent.mouseDown(field, { detail: 1 })).toBe(true);
  expect(fireEvent.keyDown(button, { key: 'Enter' })).toBe(true);
  expect(fireEvent.keyDown(button, { key: 'Enter', repeat: true })).toBe(false);
  expect(fireEvent.keyDown(field, { key: 'Enter', repeat: true })).toBe(true);
});
