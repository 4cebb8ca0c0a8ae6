'use client';

/**
 * Says how the pages that come next are rendered. From the top: what is far below the window waits
 * (`content-visibility` in app/globals.css), and its height is a guess. In full: at once, for who
 * comes to a place further down (Back, reload, #…) and needs the true heights.
 */
export function renderInFull(isInFull: boolean) {
  document.documentElement.toggleAttribute('data-rendered', isInFull);
}

/** Renders what has waited, one section in each idle moment, so that no task is long. */
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
