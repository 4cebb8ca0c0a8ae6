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
    <dialog id="item" data-address="/cruise/makruzz" open><a href="#days">Part</a>
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
