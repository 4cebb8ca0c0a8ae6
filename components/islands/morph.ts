'use client';

/** How long the old page may stand still for the new one, in ms: less than a visitor notices. */
const patienceMs = 100;

let resolveShown = () => {};

/** Tells a change of pages that the new one is there. */
export function pageIsShown() {
  resolveShown();
}

/** Resolves with the next page, or when it takes longer than the change should wait. */
export function nextPage(): Promise<void> {
  return new Promise((resolve) => {
    resolveShown = resolve;
    setTimeout(resolve, patienceMs);
  });
}

/**
 * Changes the page so that a picture moves to its place in the new view, while the rest fades. Without
 * view transitions, a picture in the window or the wish for motion, the change just happens.
 * @param findNext finds the same picture after the change; without one there is nothing to move
 */
export function morph(
  picture: HTMLImageElement | null | undefined,
  change: () => unknown,
  findNext: () => HTMLImageElement | null | undefined,
) {
  const root = document.documentElement;
  if (!document.startViewTransition || !picture || !isInWindow(picture) || prefersStillness()) {
    return void change();
  }
  picture.style.viewTransitionName = 'picture';
  // The dialog's own motion would be caught half-way.
  root.dataset.morphing = '';
  let next: HTMLImageElement | null | undefined;
  const transition = document.startViewTransition(async () => {
    picture.style.viewTransitionName = '';
    await change();
    next = findNext();
    if (next?.src === picture.src) next.style.viewTransitionName = 'picture';
  });
  // It is refused when the window changes its size meanwhile, for example; the change has happened.
  transition.ready.catch(() => {});
  // While it moves nothing takes a click: who closes the new dialog at once must not wait for its end.
  const skip = ({ target }: Event) => {
    if (next && (target as Element).contains(next)) transition.skipTransition();
  };
  document.addEventListener('close', skip, { capture: true });
  void transition.finished.finally(() => {
    document.removeEventListener('close', skip, { capture: true });
    if (next) next.style.viewTransitionName = '';
    delete root.dataset.morphing;
  });
}

function isInWindow(element: Element): boolean {
  const { top, bottom, height } = element.getBoundingClientRect();
  return height > 0 && bottom > 0 && top < innerHeight;
}

function prefersStillness(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}
