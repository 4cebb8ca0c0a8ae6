'use client';

// Blocks far below the window are not laid out at first (app/globals.css). That is right for a page
// that is read from its top. Where a visitor is to come to a place further down, the way there must
// have its true length from the start: then <html> is marked as data-whole.

/** For the pages from here on: the visitor goes to a place in one. */
export function expectPlace() {
  document.documentElement.dataset.whole = '';
}

/** For the pages from here on: they are read from the top. */
export function expectTop() {
  delete document.documentElement.dataset.whole;
}

/**
 * Lays out what is far below, one block after the other, whenever the browser has nothing to do.
 * When all is there, the page is whole.
 * @returns a function that ends it
 */
export function layOutFarBelow(): () => void {
  let later: HTMLElement[] = [];
  // Asking for styles makes the browser work them out: not before the page is shown.
  let cancel = whenIdle(begin);
  return () => cancel();

  function begin() {
    const blocks = [...document.querySelectorAll<HTMLElement>('section, footer')];
    later = blocks.filter((block) => getComputedStyle(block).contentVisibility === 'auto');
    // What is there stays, also while the next page is on its way.
    for (const block of blocks) if (!later.includes(block)) layOut(block);
    layOutNext();
  }

  function layOutNext() {
    const block = later.shift();
    if (!block) return expectPlace();
    layOut(block);
    cancel = whenIdle(layOutNext);
  }
}

function layOut({ style }: HTMLElement) {
  style.contentVisibility = 'visible';
}

/** Safari has no requestIdleCallback: there a frame's length will do. */
function whenIdle(act: () => void): () => void {
  if ('requestIdleCallback' in window) {
    const id = requestIdleCallback(act);
    return () => cancelIdleCallback(id);
  }
  const id = setTimeout(act, 16);
  return () => clearTimeout(id);
}
