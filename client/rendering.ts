// Content far below the window waits (`content-visibility` in app/globals.css), and its height is a guess.
// Visitors who come back, or follow a link to a place in the page, need the true heights of its sections.
// Others get them after the first view and its fonts, because the sections would be laid out twice.

const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
if (location.hash || /^(reload|back_forward)$/.test(visit?.type ?? '')) renderInFull();
document.addEventListener('DOMContentLoaded', () => document.fonts.ready.then(renderWhenIdle));

/** Marks the page as rendered in full. */
function renderInFull() {
  document.documentElement.dataset.rendered = '';
}

/** Renders the waiting sections, one in each idle moment, so that no task is long. */
async function renderWhenIdle() {
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

export {};
