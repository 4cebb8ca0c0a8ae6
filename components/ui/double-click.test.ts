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
