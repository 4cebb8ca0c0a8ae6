import { hasDraft } from '@/lib/enquiry/draft';
import type { FormName } from '@/lib/enquiry/payload';

// Islands are the parts of a page that React draws, each a root of its own
// (components/islands/react-root.client.ts). React and an island's code are loaded when it is needed:
// <div data-island="…"> names it, and holds what the server has rendered and nothing else.

/** Starts an island in its place; rejects when a part of it can't be loaded. */
type Start = (place: HTMLElement) => Promise<void>;

const islands: Record<string, () => Promise<{ start: Start }>> = {
  enquiry: () => import('@/components/enquiry/start.client'),
  embla: () => import('@/components/carousel/embla.client'),
};

/** How long to wait before asking again for what has not come, in ms. */
const retryMs = 5_000;

const started = new Set<HTMLElement>();

/**
 * Starts an island when it comes near the window of somebody who has begun to use the page, when it is
 * touched or gets the focus, or when it has something to show at once: a draft, or what the address says.
 */
export function startIslandsWhenNeeded() {
  const places = document.querySelectorAll<HTMLElement>('[data-island]');
  for (const sign of ['pointerdown', 'touchstart', 'focusin', 'click', 'input']) {
    document.addEventListener(sign, startTouched, { capture: true, passive: true });
  }
  const near = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (isIntersecting) start(target.querySelector('[data-island]') as HTMLElement);
      }
    },
    { rootMargin: '300px' },
  );
  const observe = () => {
    // With what stands beside it: the row of a carousel is not in the island that moves it.
    for (const { parentElement } of places) if (parentElement) near.observe(parentElement);
  };
  for (const use of ['pointermove', 'pointerdown', 'keydown', 'scroll', 'focusin']) {
    addEventListener(use, observe, { capture: true, passive: true, once: true });
  }
  addEventListener('online', startPressed);
  for (const place of places) if (isNeeded(place)) start(place);
}

/** Whether an island has something to show, or has been touched before this script came. */
function isNeeded(place: HTMLElement): boolean {
  if (place.parentElement?.contains(document.activeElement) || pressedIn(place)) return true;
  const form = place.querySelector<HTMLFormElement>('form[data-enquiry]');
  // A closed dialog waits until it opens.
  if (!form || place.getClientRects().length === 0) return false;
  return location.search !== '' || hasDraft(form.dataset.enquiry as FormName);
}

function startTouched({ target }: Event) {
  const place = (target as Element).closest?.<HTMLElement>('[data-island]');
  if (place) start(place);
}

function startPressed() {
  for (const place of document.querySelectorAll<HTMLElement>('[data-island]')) {
    if (pressedIn(place)) start(place);
  }
}

/**
 * Starts an island once; after a failure, the next sign requests again what has not come. Who has pressed
 * a button meanwhile is told, and need not press again.
 */
function start(place: HTMLElement) {
  const load = islands[place.dataset.island ?? ''];
  if (!load || started.has(place)) return;
  started.add(place);
  place.addEventListener('failed', () => tellWaiting(place));
  load()
    .then((island) => island.start(place))
    .catch(() => {
      started.delete(place);
      if (!pressedIn(place)) return;
      tellWaiting(place);
      setTimeout(start, retryMs, place);
    });
}

/** The button that was pressed and waits for its island. */
function pressedIn(place: HTMLElement): Element | null {
  return place.querySelector('[data-pressed]');
}

/** Shows the note beside an island whose scripts have not come; the focus lets it be read aloud. */
function tellWaiting(place: HTMLElement) {
  const note = place.parentElement?.querySelector<HTMLElement>('.until-ready');
  if (!note || note.hasAttribute('tabindex')) return;
  note.tabIndex = -1;
  note.focus();
}
