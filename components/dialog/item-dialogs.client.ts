import { isPlainClick } from '@/components/ui/plain-click.client';
import { shouldSaveData } from '@/components/ui/save-data.client';
import { dialogPath } from '@/lib/routes';
import { dialogChange, dismissDialog, openDialogRoute, showModal } from './dialogs.client';
import { changeView } from './view-transition.client';

// A card is a link to the page of its item. With scripts a click opens a dialog over the list, and the
// address decides which one is open:
// 1. The click fetches the dialog (scripts/build/dialogs.ts), puts the item's route into a new step
//    of the history, marked as a dialog's, and follows the address.
// 2. Whatever closes the dialog takes a step back (dialogs.client.ts).
// 3. After each step, Forward too, `followAddress` opens the dialog that the address names, and closes another.
// 4. A reload takes the mark off: the address then leads to the item's own page.
// What waits is `aria-busy`: a card for its dialog; a dialog, and a link in it, for the step back.

/** How long to wait for a dialog, in ms; after that, opening the item's own page is faster. */
const timeoutMs = 8_000;

/** The dialogs that have come or are on their way, by the path of the item's page. */
const requests = new Map<string, Promise<HTMLDialogElement | undefined>>();

/**
 * The path that this document was loaded from. Browsers step from a page that was reloaded to the list, and
 * from a list to a dialog, without loading the other: also before this script runs. Older browsers name no address.
 */
const loadedFrom = performance.getEntriesByType('navigation')[0]?.name ?? '';
const ownRoute = loadedFrom.startsWith(location.origin)
  ? new URL(loadedFrom).pathname
  : location.pathname;

/**
 * Opens the dialog of a clicked card, and shows the one that the address names. Fetches the dialogs of
 * the cards that come into view, so that they open at once and even offline, unless data should be saved.
 */
export function enhanceItemDialogs() {
  document.addEventListener('click', onClick);
  document.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') stopWaiting();
  });
  addEventListener('popstate', onStep);
  // A page that was kept whole may come back at another step.
  addEventListener('pageshow', ({ persisted }) => persisted && followAddress());
  if (location.pathname !== ownRoute) void followAddress();
  else if (openDialogRoute()) history.replaceState(null, '');
  // The list is loaded again, at its top, when the step back to it comes from another document.
  if (history.state?.top && scrollY === 0) {
    scrollTo({ top: history.state.top, behavior: 'instant' });
  }
  if (shouldSaveData()) return;
  const observer = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (isIntersecting) void fetchDialog((target as HTMLAnchorElement).pathname);
    }
  });
  for (const card of document.querySelectorAll('a[data-dialog]')) observer.observe(card);
}

async function onClick(event: MouseEvent) {
  stopWaiting();
  const link = (event.target as Element).closest<HTMLAnchorElement>('a[href]:not([target])');
  if (!link || !isPlainClick(event)) return;
  const dialog = link.closest<HTMLDialogElement>('dialog[data-address]');
  if (dialog && link.pathname === openDialogRoute()) {
    // The item's own page, whose address is here already: browsers would reload it in the place of the list.
    event.preventDefault();
    link.ariaBusy = 'true';
    dismissDialog(dialog);
  } else if (link.dataset.dialog !== undefined) {
    event.preventDefault();
    await openDialogOf(link);
  }
}

async function openDialogOf(card: HTMLAnchorElement) {
  // The pressed card answers at once; on a slow phone the dialog takes a moment to be laid out.
  card.ariaBusy = 'true';
  // It gets the focus back from the dialog. Safari does not focus what is clicked.
  card.focus({ preventScroll: true });
  const [dialog] = await Promise.all([fetchDialog(card.pathname), nextPaint()]);
  if (!card.ariaBusy) return;
  stopWaiting();
  // Opens the item's page, as without scripts.
  if (!dialog) return location.assign(card.href);
  // From one dialog to another there is one way back: to the list.
  const method = openDialogRoute() ? 'replaceState' : 'pushState';
  if (method === 'pushState') history.replaceState({ top: scrollY }, '');
  history[method]({ dialog: true }, '', card.pathname);
  // A reload shows the item's page, which begins at its top.
  history.scrollRestoration = 'manual';
  await followAddress();
}

function nextPaint(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
  });
}

/** A new click, Escape, or a step through the history calls off what a link waits for. */
function stopWaiting() {
  for (const link of document.querySelectorAll('a[aria-busy]')) link.ariaBusy = null;
}

function onStep() {
  const link = document.querySelector<HTMLAnchorElement>('dialog a[aria-busy]');
  stopWaiting();
  if (link) location.assign(link.href);
  else void followAddress();
}

/** Opens the dialog that the address names, and closes another. Loads the page if this document is another. */
async function followAddress() {
  const route = openDialogRoute();
  if (!route && location.pathname !== ownRoute) return location.reload();
  const named = route ? await fetchDialog(route) : undefined;
  // After another step, the call for that one does the rest.
  if (openDialogRoute() !== route) return;
  if (route && !named) return location.reload();
  if (named) named.ariaBusy = null;
  const open = document.querySelector<HTMLDialogElement>('dialog[data-address][open]');
  const changed = open ?? named;
  if (!changed || open === named) return;
  const change = () => {
    if (openDialogRoute() !== route) return;
    open?.close();
    if (named) return showModal(named);
    document.dispatchEvent(new Event(dialogChange));
    // After Forward to the dialog, the step back may load the list anew. Who has scrolled on reads elsewhere.
    history.replaceState({ top: scrollY }, '');
    addEventListener('scroll', forgetPlace, { once: true });
  };
  const card = findCardPicture(changed);
  const own = changed.querySelector<HTMLImageElement>('img.dialog-picture');
  if (open) changeView(card && own, change, () => card);
  else changeView(card, change, () => own);
}

function forgetPlace() {
  if (!openDialogRoute()) history.replaceState(null, '');
}

function findCardPicture({ dataset }: HTMLDialogElement) {
  const cards = [...document.querySelectorAll<HTMLAnchorElement>('.card a[data-dialog]')];
  const card = cards.find(({ pathname }) => pathname === dataset.address);
  return card?.closest('.card')?.querySelector('img');
}

/**
 * Fetches a dialog once.
 * @param route the path of the item's own page
 * @returns undefined when the dialog can't be loaded; the next call tries again
 */
async function fetchDialog(route: string): Promise<HTMLDialogElement | undefined> {
  const request = requests.get(route) ?? requestDialog(dialogPath(route));
  requests.set(route, request);
  const dialog = await request;
  if (!dialog) requests.delete(route);
  return dialog;
}

/** Does not use `fetch`: it returns text, and Trusted Types forbid turning text into elements. */
function requestDialog(path: string): Promise<HTMLDialogElement | undefined> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    request.open('GET', path);
    request.overrideMimeType('text/html; charset=utf-8');
    request.responseType = 'document';
    request.timeout = timeoutMs;
    request.onloadend = () => {
      // In `npm run dev` it stands in a page with other dialogs.
      const dialog =
        request.status === 200 && request.response?.querySelector('dialog[data-address]');
      resolve(dialog ? document.adoptNode(dialog) : undefined);
    };
    request.send();
  });
}
