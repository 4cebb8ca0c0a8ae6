/** @jest-environment jsdom */
import { fireEvent } from '@testing-library/react';
import { click, close, find, moved, pressEscape, settle, showDialogs } from '@/test/dialogs';
import { startDialogs } from './dialogs.island';

const item = '/cruise/makruzz';
const goBack = jest.spyOn(history, 'back');
// jsdom reports an error when a link is followed, because it can't load pages.
const load = jest.spyOn(console, 'error').mockImplementation();
// jsdom doesn't say how the visitor came to the page.
performance.getEntriesByType = () => [];

beforeAll(() => {
  showDialogs();
  startDialogs(document.body);
});

beforeEach(() => {
  history.pushState({ isBefore: true }, '', '/');
  history.pushState({ isStart: true }, '', '/');
  goBack.mockClear();
  load.mockClear();
});
afterEach(async () => {
  if (history.state?.dialog) await moved(() => history.back());
});

const buttons = { menu: 'summary + button', book: '#menu [popovertarget=book]', item: '#card' };
type Id = keyof typeof buttons;

async function open(id: Id) {
  click(buttons[id]);
  await settle();
}

const shown = () => ({
  dialogs: Array.from(document.querySelectorAll('dialog[open]'), ({ id }) => id),
  path: location.pathname,
  isStart: history.state?.isStart === true,
});
const start = { dialogs: [], path: '/', isStart: true };

test.each<[Id, string]>([
  ['menu', '/'],
  ['item', item],
])(
  'the dialog %s closes in each way with one step back, and Forward opens it again',
  async (id, path) => {
    const closeButton = `#${id} [popovertargetaction=hide]`;
    const ways = [
      () => history.back(),
      () => [click(closeButton), click(closeButton)],
      () => expect([pressEscape(id), pressEscape(id)]).toEqual([false, false]),
      () => close(id),
    ];
    await open(id);
    for (const leave of ways) {
      expect(shown()).toEqual({ dialogs: [id], path, isStart: false });
      await moved(leave);
      expect(shown()).toEqual(start);
      expect(goBack).toHaveBeenCalledTimes(1);
      goBack.mockClear();
      await moved(() => history.forward());
    }
  },
);

test.each<[string, Id, string, MouseEventInit]>([
  ['another link of the page', 'item', '#plain', {}],
  ['a card with Ctrl', 'item', '#card', { ctrlKey: true }],
  ['a card with Shift', 'item', '#card', { shiftKey: true }],
  ['a card with Alt', 'item', '#card', { altKey: true }],
  ['a link in a menu with ⌘', 'menu', '#menu a', { metaKey: true }],
  ['a link in a menu to a new tab', 'menu', '#menu [target]', {}],
  ['a link in a menu to another site', 'menu', '#menu [href^=https]', {}],
  ['a link of an item to another page', 'item', '#item [href="/b"]', {}],
])('the browser follows %s', async (_, id, target, keys) => {
  await open(id);
  expect(click(target, keys)).toBe(true);
  expect(shown().dialogs).toEqual([id]);
});

test('the last link in a menu is followed, from the entry before, to which Back leads', async () => {
  await open('menu');
  await moved(() => [click('#menu [href="#other"]'), click('#menu [href="#part"]')], 2);
  expect(shown()).toEqual({ dialogs: [], path: '/', isStart: false });
  expect(location.hash).toBe('#part');
  expect(goBack).toHaveBeenCalledTimes(1);
  await moved(() => history.back());
  expect(shown()).toEqual(start);
});

test('a link of an item to a part of its page loads the page', async () => {
  await open('item');
  await moved(() => click('#item a'));
  expect(shown()).toEqual(start);
  expect(load).toHaveBeenCalledTimes(1);
});

test('Book Your Trip takes the place of the side menu', async () => {
  await open('menu');
  await open('book');
  expect(shown()).toEqual({ dialogs: ['book'], path: '/', isStart: false });
  await moved(() => history.back());
  expect(shown()).toEqual(start);
});

test('a dialog that is opened at once after it has closed stays open', async () => {
  await open('menu');
  addEventListener('popstate', () => click(buttons.menu), { once: true });
  await moved(() => history.back());
  expect(shown().dialogs).toEqual(['menu']);
  expect(goBack).toHaveBeenCalledTimes(1);
});

test('a dialog that is opened while another is closing stays open', async () => {
  await open('menu');
  await moved(() => [pressEscape('menu'), click(buttons.book)]);
  expect(shown()).toEqual({ dialogs: ['book'], path: '/', isStart: false });
  await moved(() => history.back());
  expect(shown()).toEqual(start);
});

test('a page that is shown again opens its dialog again', async () => {
  await open('menu');
  find('#menu').removeAttribute('open');
  dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  expect(shown().dialogs).toEqual(['menu']);
});

test('a dialog can be closed although the visitor has left the page while it was closing', async () => {
  await open('menu');
  // The browser moves to another page instead.
  goBack.mockImplementationOnce(() => {});
  pressEscape('menu');
  dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  pressEscape('menu');
  expect(goBack).toHaveBeenCalledTimes(2);
  await settle();
});

test('the focus returns to what was clicked, or to the menu that has hidden it', async () => {
  // Safari does not focus a clicked link.
  await open('item');
  expect(document.activeElement).toBe(find('#card'));
  await moved(() => history.back());
  await open('menu');
  expect(document.activeElement).toBe(find('summary'));
});

test('the second click of a double click does nothing, unless the first did nothing', async () => {
  await open('menu');
  expect(fireEvent.mouseDown(find('#plain'), { detail: 2 })).toBe(false);
  expect(click('#plain', { detail: 2 })).toBe(false);
  click('#plain');
  expect(click('#plain', { detail: 2 })).toBe(true);
});

// e2e/dialogs.spec.ts tests the backdrop, and a dialog that cannot be loaded.
test.each([
  ['another click', () => click('#plain')],
  ['Escape', () => fireEvent.keyDown(document, { key: 'Escape' })],
  ['Back', () => fireEvent.popState(window)],
])('a card is busy until its dialog opens, and %s cancels it', async (_, cancel) => {
  click('#card');
  expect(find('#card').ariaBusy).toBe('true');
  cancel();
  expect(find('#card').ariaBusy).toBeNull();
  await settle();
  expect(shown()).toEqual(start);
  await open('item');
  expect(find('#card').ariaBusy).toBeNull();
});
