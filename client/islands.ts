import { retryMs } from '@/components/ui/retry.client';
import { readDraft } from '@/lib/enquiry/draft';
import type { FormName } from '@/lib/enquiry/form-names';

// Islands are the parts of a page that React draws, each a root of its own
// (components/islands/react-root.client.ts). React and an island's code are loaded when it is needed:
// <div data-island="…"> names it, and holds what the server has rendered and nothing else.

/** How each island is started; rejects when a part of it can't be loaded. */
const starts: Record<string, (island: HTMLElement) => Promise<void>> = {
  enquiry: async (island) =>
    (await import('@/components/enquiry/start.client')).startEnquiry(island),
  embla: async (island) => (await import('@/components/carousel/embla.client')).startEmbla(island),
};

const early = { capture: true, passive: true };
const started = new Set<HTMLElement>();

/**
 * Starts an island when it comes near the window of somebody who has begun to use the page, when it is
 * touched or gets the focus, or when it has something to show at once: a draft, or what the address says.
 */
export function startIslandsWhenNeeded() {
  const islands = [...document.querySelectorAll<HTMLElement>('[data-island]')];
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
    for (const { parentElement } of islands) if (parentElement) near.observe(parentElement);
  };
  for (const use of ['pointermove', 'pointerdown', 'keydown', 'scroll', 'focusin']) {
    addEventListener(use, observe, { ...early, once: true });
  }
  addEventListener('online', () => islands.filter(pressedIn).forEach(startIsland));
  islands.filter(isNeeded).forEach(startIsland);
}

/** Whether an island has something to show, or has been touched before this script came. */
function isNeeded(island: HTMLElement): boolean {
  if (island.parentElement?.contains(document.activeElement) || pressedIn(island)) return true;
  const form = island.querySelector<HTMLFormElement>('form[data-enquiry]');
  // A closed dialog waits until it opens.
  if (!form || island.getClientRects().length === 0) return false;
  return location.search !== '' || readDraft(form.dataset.enquiry as FormName) !== undefined;
}

/**
 * Starts an island once; after a failure, the next sign requests again what has not come. Who has pressed
 * a button meanwhile is told, and need not press again.
 */
function startIsland(island: HTMLElement | null | undefined) {
  const start = starts[island?.dataset.island ?? ''];
  if (!island || !start || started.has(island)) return;
  started.add(island);
  island.addEventListener('failed', () => showLoadingNote(island));
  start(island).catch(() => {
    started.delete(island);
    if (!pressedIn(island)) return;
    showLoadingNote(island);
    setTimeout(startIsland, retryMs, island);
  });
}

/** The button that was pressed and waits for its island. */
function pressedIn(island: HTMLElement): Element | null {
  return island.querySelector('[data-pressed]');
}

/** Shows the note beside an island whose scripts have not come; the focus lets it be read aloud. */
function showLoadingNote(island: HTMLElement) {
  const note = island.parentElement?.querySelector<HTMLElement>('.until-ready');
  if (!note || note.hasAttribute('tabindex')) return;
  note.tabIndex = -1;
  note.focus();
}
