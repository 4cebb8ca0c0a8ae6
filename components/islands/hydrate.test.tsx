/** @jest-environment jsdom */
import { useEffect } from 'react';
import { renderToString } from 'react-dom/server';
import { Form, update, wrap } from '@/test/hydrated-form';
import { until, waitTurns } from '@/test/until';
import { hydrateIsland } from './hydrate';

function Broken(): never {
  throw new Error('broken on purpose');
}

function BrokenEffect() {
  useEffect(Broken, []);
  return <Form />;
}

let island: HTMLElement;
const field = () => island.querySelector('input') as HTMLInputElement;
const coasts = () => [...island.querySelectorAll<HTMLInputElement>('[name=coast]')];
const button = () => island.querySelector('button') as HTMLButtonElement;
const isHydrated = () => 'hydrated' in island.dataset;
const alert = () => island.querySelector('[role=alert]')?.textContent;

beforeEach(() => {
  jest.spyOn(console, 'warn').mockImplementation();
  jest.spyOn(console, 'error').mockImplementation();
  localStorage.clear();
  document.body.innerHTML = `<div>${renderToString(<Form />)}</div><p tabindex=0>beside</p>`;
  island = document.body.firstElementChild as HTMLElement;
});
afterEach(() => jest.restoreAllMocks());

/** Chooses the second coast, types into the field and selects part of the text, before the island starts. */
function useEarly() {
  coasts()[1]?.click();
  field().value = 'Asha';
  field().focus();
  field().setSelectionRange(1, 3);
}

function expectAsLeft() {
  expect(coasts().find(({ checked }) => checked)?.value).toBe('south');
  expect(field().value).toBe('Asha');
  expect(document.activeElement).toBe(field());
  expect([field().selectionStart, field().selectionEnd]).toEqual([1, 3]);
  expect(document.body.lastElementChild?.textContent).toBe('beside');
}

async function start() {
  void hydrateIsland(island, Form, {});
  await until(isHydrated);
}

async function expectAlert(text: string) {
  await until(() => alert() === text);
  expect(alert()).toBe(text);
}

test('React hydrates the built markup without changes', async () => {
  const form = island.firstElementChild;
  useEarly();
  await start();
  expect(island.firstElementChild).toBe(form);
  expectAsLeft();
});

test.each<[string, () => void]>([
  ['a text is translated', () => (button().innerHTML = '<font>Senden</font>')],
  ['a foreign field comes last', () => island.insertAdjacentHTML('beforeend', `<input name='"'>`)],
  ['a field is wrapped', () => wrap(field())],
])('when %s before the start, no value is lost', async (_, change) => {
  useEarly();
  change();
  // Wrapping an element removes its focus.
  field().focus();
  field().setSelectionRange(1, 3);
  await start();
  expectAsLeft();
  update('First');
  await expectAlert('First');
});

test.each(['select', 'button'] as const)('a focused %s stays as it was', async (name) => {
  const select = () => island.querySelector('select') as HTMLSelectElement;
  button().innerHTML = '<font>Senden</font>';
  // Windows in the background fire no event when a field gets the focus.
  jest.spyOn(island, 'addEventListener').mockImplementation();
  const started = start();
  select().value = '2';
  island.querySelector(name)?.focus();
  await started;
  expect(select().value).toBe('2');
  expect(document.activeElement).toBe(island.querySelector(name));
});

test('when an element has been moved after the start, the island restarts in its current state', async () => {
  await start();
  const onWindow = jest.fn();
  window.addEventListener('error', onWindow);
  useEarly();
  // React then fails to insert the alert before a button that has moved.
  wrap(button());
  update('First');
  await expectAlert('First');
  expectAsLeft();
  update('Second');
  await expectAlert('Second');
  expect(onWindow).not.toHaveBeenCalled();
  // React complains if the old root still exists.
  const complaint = expect.stringContaining('already been passed to createRoot');
  expect(console.error).not.toHaveBeenCalledWith(complaint);
});

test('an island restarts at once twice, and twice again when it has worked for a while', async () => {
  let [now, step] = [0, 0];
  jest.spyOn(Date, 'now').mockImplementation(() => (now += step));
  await start();
  for (const [index, time] of [0, 0, 2_000, 0, 0].entries()) {
    step = time;
    const text = `Failure ${index}`;
    update('');
    await until(() => alert() === undefined);
    wrap(button());
    update(text);
    await expectAlert(text);
  }
});

test('the start does not take the focus from what the visitor has gone on to', async () => {
  useEarly();
  button().innerHTML = '<font>Senden</font>';
  const started = start();
  const beside = document.body.lastElementChild as HTMLElement;
  beside.focus();
  await started;
  expect(document.activeElement).toBe(beside);
});

test.each([
  ['its markup', Broken],
  ['an effect', BrokenEffect],
])(
  'an island that fails in %s restarts twice, twice more after pauses, and then keeps the built markup',
  async (_, component) => {
    const putBackMarkup = jest.spyOn(island, 'replaceChildren');
    const setTimer = jest.spyOn(window, 'setTimeout');
    const findPauses = () => setTimer.mock.calls.filter(([, ms]) => ms);
    useEarly();
    void hydrateIsland(island, component, {});
    for (const count of [1, 2]) {
      await until(() => findPauses().length === count);
      await waitTurns(20);
      expect(putBackMarkup).toHaveBeenCalledTimes(2 + count);
      findPauses()[count - 1]?.[0]();
    }
    await until(() => putBackMarkup.mock.calls.length > 4);
    await waitTurns(20);
    expect(findPauses()).toHaveLength(2);
    expect(Object.keys(island.dataset)).toEqual(['loadFailed']);
    expect(island.querySelectorAll('span')).toHaveLength(1);
    expectAsLeft();
  },
);
