// Content far below the window waits (`content-visibility` in app/globals.css), and its height is a guess.
// Visitors who come back, or follow a link to a place in the page, need the true heights of its sections.
// Others get them once the first view is complete: all at once, because each would lay out the whole page.

const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
if (location.hash || /^(reload|back_forward)$/.test(visit?.type ?? '')) layOutAll();
// Safari has no requestIdleCallback.
addEventListener('load', () => (window.requestIdleCallback ?? setTimeout)(layOutAll));

function layOutAll() {
  document.documentElement.dataset.laidOut = '';
}

export {};
