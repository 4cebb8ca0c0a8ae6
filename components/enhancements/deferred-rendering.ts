/**
 * Marks the page as rendered in full. Before, content far below the window waits
 * (`content-visibility` in app/globals.css), and its height is a guess: visitors who come to a place
 * further down (Back, reload, #…) need the real heights.
 */
export function renderInFull() {
  document.documentElement.dataset.rendered = '';
}

/** Renders the waiting sections, one in each idle moment, so that no task is long. */
export async function renderWhenIdle() {
  for (const section of document.querySelectorAll<HTMLElement>('section, footer')) {
    await idle();
    section.style.contentVisibility = 'visible';
  }
  renderInFull();
}

/** Safari has no requestIdleCallback. */
function idle(): Promise<unknown> {
  return new Promise((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(resolve);
    else setTimeout(resolve, 16);
  });
}
