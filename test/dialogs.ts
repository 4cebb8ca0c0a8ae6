import { fireEvent } from '@testing-library/react';

export const find = (selector: string) => document.querySelector(selector) as HTMLElement;
const dialogOf = (id: string) => find(`dialog#${id}`) as HTMLDialogElement;

/** Shows a card, two menus and the dialog of the card's item, all closed. */
export function showDialogs() {
  addDialogs();
  document.body.innerHTML = `
    <main><a id="card" data-dialog href="/cruise/makruzz">Item</a><a id="plain" href="/b">Page</a></main>
    <details name="menu"><summary></summary><button popovertarget="menu"></button></details>
    <dialog popover="auto" id="menu"><a href="#part">Part</a><a href="#other">Other</a><a target="_blank" href="/b">Tab</a>
      <a href="https://b.example">Site</a><button popovertarget="book"></button>
      <button popovertarget="menu" popovertargetaction="hide"></button></dialog>
    <dialog popover="auto" id="book"></dialog>
    <dialog id="item" data-route="/cruise/makruzz"><a href="#days">Part</a><a href="/b">Page</a>
      <button popovertarget="item" popovertargetaction="hide"></button></dialog>`;
}

/** Adds the methods of dialogs that jsdom lacks. */
function addDialogs() {
  Object.assign(HTMLDialogElement.prototype, {
    showModal(this: HTMLDialogElement) {
      this.open = true;
    },
    close(this: HTMLDialogElement) {
      this.open = false;
      // As in browsers, this event is asynchronous.
      setTimeout(() => this.dispatchEvent(new Event('close')));
    },
  });
}

/** Clicks an element. @returns whether the browser handles the click itself */
export function click(selector: string, init: MouseEventInit = {}): boolean {
  let isLeft = false;
  const onClick = (event: Event) => {
    isLeft = !event.defaultPrevented;
    // jsdom cannot load pages.
    event.preventDefault();
  };
  addEventListener('click', onClick);
  fireEvent.click(find(selector), init);
  removeEventListener('click', onClick);
  return isLeft;
}

/** Presses Escape in a dialog. @returns whether the browser closes the dialog itself */
export const pressEscape = (id: string) =>
  fireEvent(dialogOf(id), new Event('cancel', { cancelable: true }));

/** Closes a dialog as a browser may do by itself. */
export const close = (id: string) => dialogOf(id).close();

/** Waits for all pending events. */
export const settle = () => new Promise((resolve) => setTimeout(resolve));

/** Waits until the browser has moved in the history, which takes a moment, and for all pending events. */
export async function moved(act: () => unknown, count = 1) {
  const moves = jest.fn();
  addEventListener('popstate', moves);
  act();
  while (moves.mock.calls.length < count) await settle();
  removeEventListener('popstate', moves);
  await settle();
}
