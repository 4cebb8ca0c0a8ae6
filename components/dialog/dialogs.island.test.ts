/** @jest-environment jsdom */
const cruise = '/cruise/makruzz';
jest.mock('./fetch-dialog', () => ({
  fetchDialog: async () => document.querySelector('#details'),
}));

beforeAll(async () => {
  // jsdom lacks these.
  performance.getEntriesByType = () => [];
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function () {
    this.open = false;
    this.dispatchEvent(new Event('close'));
  };
  document.body.innerHTML = `
    <button popovertarget="menu"></button><button popovertarget="book"></button>
    <main><a data-dialog href="${cruise}"></a></main>
    <dialog popover id="menu"></dialog><dialog popover id="book"></dialog>
    <dialog id="details" data-address="${cruise}"></dialog>`;
  const { startDialogs } = await import('./dialogs.island');
  startDialogs(document.body);
});

const click = (selector: string) => document.querySelector<HTMLElement>(selector)?.click();
const shown = () => [document.querySelector('dialog[open]')?.id, location.pathname];
/** Waits until the browser, which takes a moment, has gone back. */
const hasGoneBack = () =>
  new Promise((resolve) => addEventListener('popstate', () => setTimeout(resolve), { once: true }));

test.each([
  ['[popovertarget=book]', 'book', '/'],
  ['main a', 'details', cruise],
])('a click on %s just after a dialog has closed opens another', async (target, ...expected) => {
  // After a reload, the entry of an item's page names its dialog, which this page lacks.
  history.replaceState({ dialog: 'elsewhere' }, '');
  click('[popovertarget=menu]');
  const { length } = history;
  document.querySelector('dialog')?.close();
  click(target);
  await hasGoneBack();
  expect([...shown(), history.length]).toEqual([...expected, length]);
  history.back();
  await hasGoneBack();
  expect(shown()).toEqual([undefined, '/']);
});
