import { fireEvent } from '@testing-library/react';

export const find = (selector: string) => document.querySelector(selector) as HTMLElement;

/** Shows a card, a menu and the dialog of an item, both open, with links and buttons. */
export function showDialogs() {
  document.body.innerHTML = `
    <main><a data-dialog href="#item">Item</a><a id="plain" href="/b">Page</a></main>
    <details name="menu"><summary></summary><button popovertarget="menu"></button></details>
    <dialog id="menu" open><a href="/b">Page</a><a target="_blank" href="/b">Tab</a>
      <a href="https://b.example">Site</a>
      <button popovertarget="menu" popovertargetaction="hide"></button></dialog>
    <dialog id="item" data-route="/cruise/makruzz" open><a href="#days">Part</a>
      <a href="/b">Page</a></dialog>`;
}

/** Clicks an element. @returns whether the browser handles the click itself */
export function click(target: Element, init: MouseEventInit = {}): boolean {
  let isLeft = false;
  const onClick = (event: Event) => {
    isLeft = !event.defaultPrevented;
    // jsdom cannot load pages.
    event.preventDefault();
  };
  addEventListener('click', onClick);
  fireEvent.click(target, init);
  removeEventListener('click', onClick);
  return isLeft;
}

/** Adds what jsdom lacks of dialogs and of the address from which the page was loaded. */
export function addDialogs() {
  Object.assign(performance, { getEntriesByType: () => [{ name: 'http://localhost/' }] });
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function () {
    this.open = false;
    this.dispatchEvent(new Event('close'));
  };
}

/** Waits for the next paint. */
export const painted = () =>
  new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));

/** Waits for what follows when the browser, which takes a moment, takes steps in the history. */
export async function after(act: () => void, count = 1) {
  act();
  for (let left = count; left > 0; left -= 1) {
    await new Promise((resolve) =>
      addEventListener('popstate', () => setTimeout(resolve), { once: true }),
    );
  }
}
