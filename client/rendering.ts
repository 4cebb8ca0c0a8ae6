// Content far below the window waits until it comes near (`content-visibility` in app/globals.css), and
// its height is a guess. A place in the page can be found only with true heights: after Back and a reload,
// in an address with #, and at a link to a place of the same page.

const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
if (location.hash || /^(reload|back_forward)$/.test(visit?.type ?? '')) renderInFull();

document.addEventListener('click', ({ target }) => {
  if (target instanceof Element && target.closest('a[href^="#"]')) renderInFull();
});

/** Marks the page as rendered in full. */
function renderInFull() {
  document.documentElement.dataset.rendered = '';
}

export {};
