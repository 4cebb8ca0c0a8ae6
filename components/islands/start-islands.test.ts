/** @jest-environment jsdom */
import { changeChoice } from '@/components/storage/choice-store';
import { dayStore } from '@/components/storage/day-store';
import { observer } from '@/test/observer';
import { startIslands } from './start-islands';

const started = jest.fn();
const importIsland = jest.fn(async () => started);
/** The name of the island. It differs in each test, because listeners of earlier tests stay in the document. */
let name = '';
const island = () => document.querySelector('[data-island]') as HTMLElement;
const settle = () => new Promise((resolve) => setTimeout(resolve));

beforeEach(() => {
  jest.clearAllMocks();
  localStorage.clear();
  observer.start();
  jest.spyOn(console, 'warn').mockImplementation();
});

// Otherwise jsdom empties the body after the test, which triggers the observer that looks for islands.
afterEach(() => document.body.replaceChildren());

/** Puts an island into the document, and starts the page. */
function open(when: string) {
  const body = document.createElement('body');
  name = `${name}i`;
  body.innerHTML = `<div data-island="${name}" data-when="${when}" data-props='{"a":1}'><button></button></div>`;
  document.body.replaceWith(body);
  startIslands({ [name]: importIsland });
}

test.each(['immediately', 'stored:choice'])(
  'an island with "%s" gets its element and its props, once',
  async (when) => {
    changeChoice({ hotelClass: 'Plain' });
    open(when);
    expect(island().dataset.loading).toBe('');
    document.body.append('more');
    await settle();
    expect(started.mock.calls).toEqual([[island(), { a: 1 }]]);
    expect(island().dataset.loading).toBeUndefined();
  },
);

// e2e/saved.spec.ts tests islands that are inserted later, with a dialog.
test.each(['pointermove', 'pointerdown', 'scroll', 'focusin', 'click', 'input'])(
  'an island with "near-after-first-use" waits until %s and until it is near the viewport',
  async (event) => {
    open('near-after-first-use');
    expect(observer.watched).toEqual([]);
    dispatchEvent(new Event(event));
    expect(observer.watched).toContain(island());
    expect(observer.options).toEqual({ rootMargin: '300px' });
    expect(importIsland).not.toHaveBeenCalled();
    observer.comeNear(island());
    await settle();
    expect(started).toHaveBeenCalledTimes(1);
  },
);

test('with a query or a draft, an island with "near-after-first-use" waits only until it is near the viewport', () => {
  history.replaceState(null, '', '?about=/packages');
  open('near-after-first-use');
  expect(observer.watched).toEqual([island()]);
  history.replaceState(null, '', '/');
  sessionStorage.setItem('enquiry:contact', '{}');
  open('near-after-first-use');
  expect(observer.watched).toContain(island());
  sessionStorage.clear();
});

test('an island with "near-after-load" waits until the page has loaded, and it is near the viewport', async () => {
  const state = jest.spyOn(document, 'readyState', 'get').mockReturnValue('interactive');
  open('near-after-load');
  dispatchEvent(new Event('scroll'));
  expect(observer.watched).toEqual([]);
  state.mockReturnValue('complete');
  dispatchEvent(new Event('load'));
  expect(observer.watched).toContain(island());
  observer.comeNear(island());
  await settle();
  expect(started).toHaveBeenCalledTimes(1);
});

test.each(['stored:day', 'stored:choice', 'near-after-first-use stored:day'])(
  'an island with "%s" starts when something is chosen',
  async (when) => {
    open(when);
    island().querySelector('button')?.focus();
    await settle();
    expect(started).not.toHaveBeenCalled();
    dayStore.set('2027-02-10');
    changeChoice({ hotelClass: 'Plain' });
    await settle();
    expect(started).toHaveBeenCalledTimes(1);
  },
);

test.each([
  ['a click on the page', () => document.body.click()],
  ['the network', () => dispatchEvent(new Event('online'))],
])('when the code of an island cannot be loaded, %s tries again', async (_, act) => {
  importIsland.mockRejectedValueOnce(new Error('offline'));
  open('immediately');
  await settle();
  expect(started).not.toHaveBeenCalled();
  act();
  await settle();
  expect(started).toHaveBeenCalledTimes(1);
  act();
  await settle();
  expect(importIsland).toHaveBeenCalledTimes(2);
});
