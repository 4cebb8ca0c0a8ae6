/** @jest-environment jsdom */
import { addDialogs, after, painted } from '@/test/dialogs';
import type * as DialogHistory from './dialog-history';

const route = '/cruise/makruzz';
let dialogs: typeof DialogHistory;

beforeAll(async () => {
  addDialogs();
  document.body.innerHTML = `
    <button popovertarget="book"></button><main><a data-dialog href="${route}"></a></main>
    <dialog popover id="menu"><a href="/#part"></a></dialog><dialog popover id="book"></dialog>
    <dialog data-route="${route}" id="details"></dialog>`;
  const { startDialogs } = await import('./dialogs.island');
  startDialogs(document.body);
  dialogs = await import('./dialog-history');
});

const steps = jest.spyOn(history, 'back');

beforeEach(() => {
  history.pushState({ isBefore: true }, '', '/');
  history.pushState({ isStart: true }, '', '/');
  steps.mockClear();
});

const find = (selector: string) => document.querySelector<HTMLElement>(selector);
const opened = () => document.querySelector<HTMLDialogElement>('dialog[open]');
/** Closes a dialog as Escape does. */
const close = () => find('dialog[open]')?.dispatchEvent(new Event('cancel'));
const back = () => history.back();
/** The open dialog, the address, and whether the history is where it was at the start. */
const shown = () => [opened()?.id, location.pathname, Boolean(history.state?.isStart)];
const start = [undefined, '/', true];

const show = (id: string) => dialogs.openDialog(find(`#${id}`) as HTMLDialogElement);
const open = (id: string) => show(id).then(painted);

test.each([
  ['menu', '/'],
  ['details', route],
])('closing %s, Back and both at once take one step', async (id, path) => {
  for (const leave of [close, back, () => [close(), back()]]) {
    await open(id);
    expect(shown()).toEqual([id, path, false]);
    steps.mockClear();
    await after(leave);
    await painted();
    expect([...shown(), steps.mock.calls.length]).toEqual([...start, 1]);
  }
});

test('Back before the paint that brings the address closes the dialog, and Forward opens it again', async () => {
  await show('details');
  await after(back);
  await painted();
  expect(shown()).toEqual(start);
  await after(() => history.forward());
  await painted();
  expect(shown()).toEqual(['details', route, false]);
  await after(back);
});

test('a page that is shown again opens its dialog again', async () => {
  await open('menu');
  opened()?.removeAttribute('open');
  dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  expect(shown()).toEqual(['menu', '/', false]);
  await after(close);
});

test('Forward opens no menu, and leads on to the page after it', async () => {
  await open('menu');
  history.pushState({ isNext: true }, '');
  await after(() => history.go(-2));
  expect(shown()).toEqual(start);
  await after(() => history.forward());
  expect(shown()).toEqual([undefined, '/', false]);
  await after(() => history.forward());
  expect(history.state).toEqual({ isNext: true });
});

test.each([
  ['[popovertarget]', 'book', '/'],
  ['main a', 'details', route],
])('a click on %s during the step back opens another dialog after it', async (target, id, path) => {
  await open('menu');
  const { length } = history;
  opened()?.close();
  await after(() => find(target)?.click());
  await painted();
  expect([...shown(), history.length]).toEqual([id, path, false, length]);
  // Where the focus returns to. Safari does not focus what is clicked.
  expect(document.activeElement).toBe(find(target));
  await after(back);
  expect(shown()).toEqual(start);
});

test('a dialog opens even if the browser has refused the step back before it', async () => {
  await open('menu');
  jest.useFakeTimers({ doNotFake: ['performance'] });
  steps.mockImplementationOnce(() => undefined);
  opened()?.close();
  find('[popovertarget]')?.click();
  await jest.runAllTimersAsync();
  expect(shown()[0]).toBe('book');
  jest.useRealTimers();
});

test('a link in a menu is followed once, from the entry before, to which Back leads', async () => {
  await open('menu');
  const link = find('#menu a');
  await after(() => [link?.click(), link?.click()], 2);
  expect([shown()[0], location.hash, steps.mock.calls.length]).toEqual([undefined, '#part', 1]);
  await after(back);
  expect(shown()).toEqual(start);
});

test('a dialog that is open as a popover becomes modal', async () => {
  const hidePopover = jest.fn();
  Object.assign(find('#menu') as HTMLElement, { popover: 'auto', hidePopover });
  await open('menu');
  expect(hidePopover).toHaveBeenCalledTimes(1);
  expect(shown()[0]).toBe('menu');
});
