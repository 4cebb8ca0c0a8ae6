'use client';

/**
 * Sets how the next pages are rendered. From the top: content far below the window waits
 * (`content-visibility` in app/globals.css), and its height is a guess. In full: at once, for
 * visitors who come to a place further down (Back, reload, #…) and need the real heights.
 */
export function renderInFull(isInFull: boolean) {
  document.documentElement.toggleAttribute('data-rendered', isInFull);
}

/** Renders the waiting sections, one in each idle moment, so that no task is long. */
export async function renderWhenIdle() {
  for (const section of document.querySelectorAll<HTMLElement>('section, footer')) {
    await idle();
    section.style.contentVisibility = 'visible';
  }
  renderInFull(true);
}

/** Safari has no requestIdleCallback. */
function idle(): Promise<unknown> {
  return new Promise((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(resolve);
    else setTimeout(resolve, 16);
  });
}
