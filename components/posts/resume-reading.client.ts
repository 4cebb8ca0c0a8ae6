/** So long after its first paint a page may still open elsewhere, in ms: later its reader is at home in it. */
const openingMs = 3000;

/** Less than this, in windows, is no way to go on: the place is near the top. */
const leastWay = 2;

/**
 * Opens a post at the part where it was left on an earlier visit, with a line that says so. A page that is
 * in use does not move: there the place is only offered. After a reload, on Back and in an address with
 * #place the browser itself knows where to be.
 * @param offer shows a link to the part
 */
export async function resumeReading(part: HTMLElement, offer: (href: string) => void) {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (visit?.type !== 'navigate' || location.hash) return;
  await document.fonts.ready;
  // From here on, all that waits below the window has its true height (client/lay-out-all.ts).
  document.documentElement.dataset.laidOut = '';
  const { top } = part.getBoundingClientRect();
  if (top + scrollY < leastWay * innerHeight) return;
  const line = document.getElementById('where-stopped');
  if (line && isUntouched() && isJustOpened(visit)) {
    part.prepend(line);
    line.hidden = false;
    goToFragment(line.id);
  } else if (top > innerHeight) {
    offer(`#${part.id}`);
  }
}

/**
 * Goes to a place as a link to it does: Tab goes on from there, and so do screen readers. The focus stays,
 * and so does the address, which somebody may share.
 */
function goToFragment(id: string) {
  const { state } = history;
  const { href } = location;
  location.replace(`#${id}`);
  history.replaceState(state, '', href);
}

function isUntouched(): boolean {
  const isAtTop = scrollY === 0 && document.activeElement === document.body;
  return isAtTop && !navigator.userActivation?.hasBeenActive;
}

/** Whether a page has been seen only for a moment; it may have been prepared long before. */
function isJustOpened(visit: PerformanceNavigationTiming & { activationStart?: number }): boolean {
  const [paint] = performance.getEntriesByName('first-contentful-paint');
  const shown = Math.max(paint?.startTime ?? performance.now(), visit.activationStart ?? 0);
  return performance.now() - shown < openingMs;
}
