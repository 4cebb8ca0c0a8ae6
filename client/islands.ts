import { retryMs } from '@/components/ui/retry.client';
import { readDraft } from '@/lib/enquiry/draft';
import type { FormName } from '@/lib/enquiry/form-names';

// Islands are the parts of a page that React draws, each a root of its own
// (components/islands/react-root.client.ts). React and an island's code are loaded when it is needed:
// <div data-island="…"> names it, and holds what the server has rendered and nothing else.

/** How each island is started in its place; rejects when a part of it can't be loaded. */
const islands: Record<string, (place: HTMLElement) => Promise<void>> = {
  enquiry: async (place) => (await import('@/components/enquiry/start.client')).startEnquiry(place),
  embla: async (place) => (await import('@/components/carousel/embla.client')).startEmbla(place),
};

const early = { capture: true, passive: true };
const started = new Set<HTMLElement>();

/**
 * Starts an island when it comes near the window of somebody who has begun to use the page, when it is
 * touched or gets the focus, or when it has something to show at once: a draft, or what the address says.
 */
export function startIslandsWhenNeeded() {
  const places = [...document.querySelectorAll<HTMLElement>('[data-island]')];
  for (const sign of ['pointerdown', 'touchstart', 'focusin', 'click', 'input']) {
    const onSign = ({ target }: Event) =>
      startIsland((target as Element).closest?.('[data-island]'));
    document.addEventListener(sign, onSign, early);
  }
  const near = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (isIntersecting) startIsland(target.querySelector('[data-island]'));
      }
    },
    { rootMargin: '300px' },
  );
  // With what stands beside it: the row of a carousel is not in the island of its buttons.
  const observe = () => {
    for (const { parentElement } of places) if (parentElement) near.observe(parentElement);
  };
  for (const use of ['pointermove', 'pointerdown', 'keydown', 'scroll', 'focusin']) {
    addEventListener(use, observe, { ...early, once: true });
  }
  addEventListener('online', () => places.filter(pressedIn).forEach(startIsland));
  places.filter(isNeeded).forEach(startIsland);
}

/** Whether an island has something to show, or has been touched before this script came. */
function isNeeded(place: HTMLElement): boolean {
  if (place.parentElement?.contains(document.activeElement) || pressedIn(place)) return true;
  const form = place.querySelector<HTMLFormElement>('form[data-enquiry]');
  // A closed dialog waits until it opens.
  if (!form || place.getClientRects().length === 0) return false;
  return location.search !== '' || readDraft(form.dataset.enquiry as FormName) !== undefined;
}

/**
 * Starts an island once; after a failure, the next sign requests again what has not come. Who has pressed
 * a button meanwhile is told, and need not press again.
 */
function startIsland(place: HTMLElement | null | undefined) {
  const begin = islands[place?.dataset.island ?? ''];
  if (!place || !begin || started.has(place)) return;
  started.add(place);
  place.addEventListener('failed', () => showLoadingNote(place));
  begin(place).catch(() => {
    started.delete(place);
    if (!pressedIn(place)) return;
    showLoadingNote(place);
    setTimeout(startIsland, retryMs, place);
  });
}

/** The button that was pressed and waits for its island. */
function pressedIn(place: HTMLElement): Element | null {
  return place.querySelector('[data-pressed]');
}

/** Shows the note beside an island whose scripts have not come; the focus lets it be read aloud. */
function showLoadingNote(place: HTMLElement) {
  const note = place.parentElement?.querySelector<HTMLElement>('.until-ready');
  if (!note || note.hasAttribute('tabindex')) return;
  note.tabIndex = -1;
  note.focus();
}
