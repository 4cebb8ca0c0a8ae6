import { islandsAdded } from '@/components/islands/start-islands';
import { isPlainClick } from '@/lib/plain-click';
import { dialogPath } from '@/lib/routes';
import { ignoreSecondClick } from './dialog.island';

// A card is a link to the page of its item. With scripts a plain click opens the item's dialog over the list
// as a new step of the history, marked in its state, with the address of the item's page. Whatever closes
// the dialog takes a step back. After each step the address decides what is open; a reload shows the page.

/** How long to wait for a dialog, in ms. After that, opening the item's page is faster. */
const timeoutMs = 8_000;

/** The dialogs that have come or are on their way, by the path of the item's page. */
const requests = new Map<string, Promise<HTMLDialogElement | undefined>>();

/**
 * The path that this document was loaded from. Browsers step between a list and its dialog without a load,
 * even when a reload has made a page of the dialog. Older browsers do not name the address.
 */
const loadedFrom = performance.getEntriesByType('navigation')[0]?.name ?? '';
const ownPath = loadedFrom.startsWith('http') ? new URL(loadedFrom).pathname : location.pathname;

/** Opens the dialogs of the cards in a part of the page, and the one that the address names. */
export function startItemDialogs(part: HTMLElement): void {
  part.addEventListener('click', (event) => {
    const card = (event.target as Element).closest<HTMLAnchorElement>('a[data-dialog]');
    if (!card || !isPlainClick(event)) return;
    event.preventDefault();
    void openDialogOf(card);
  });
  // A press elsewhere, Escape, or a step of the history calls off what a card waits for.
  const onClick = ({ detail }: MouseEvent) => detail < 2 && stopWaiting();
  document.addEventListener('click', onClick, { capture: true });
  document.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') stopWaiting();
  });
  addEventListener('popstate', followAddress);
  addEventListener('pageshow', ({ persisted }) => persisted && followAddress());
  // A step may have been taken before this script came.
  void followAddress();
}

async function openDialogOf(card: HTMLAnchorElement) {
  ignoreSecondClick();
  card.ariaBusy = 'true';
  // The focus returns to it. Safari does not focus what is clicked.
  card.focus({ preventScroll: true });
  const dialog = await fetchDialog(card.pathname);
  if (!card.ariaBusy) return;
  if (!dialog) return location.assign(card.href);
  history.pushState({ dialog: true }, '', card.pathname);
  // A reload shows the item's page from its top.
  history.scrollRestoration = 'manual';
  ignoreSecondClick();
  await followAddress();
}

function stopWaiting() {
  for (const card of document.querySelectorAll('a[aria-busy]')) card.ariaBusy = null;
}

/** Opens the dialog that the address names, and closes another. Loads the page if this document is another. */
async function followAddress() {
  stopWaiting();
  const path = location.pathname;
  const namesDialog = path !== ownPath;
  const named = namesDialog && history.state?.dialog ? await fetchDialog(path) : undefined;
  // After another step, the call for that one does the rest.
  if (location.pathname !== path) return;
  // After the next frame the browser has put the page where it was in that step, and does it again.
  if (namesDialog && !named) {
    return void requestAnimationFrame(() => setTimeout(() => location.reload()));
  }
  const open = document.querySelector<HTMLDialogElement>('dialog[data-address][open]');
  if (open === (named ?? null)) return;
  open?.close();
  named?.showModal();
}

/**
 * Fetches a dialog once, and puts it into the page.
 * @param route the path of the item's own page
 * @returns undefined when the dialog can't be loaded; the next call tries again
 */
async function fetchDialog(route: string): Promise<HTMLDialogElement | undefined> {
  const request = requests.get(route) ?? requestDialog(route);
  requests.set(route, request);
  const dialog = await request;
  if (!dialog) requests.delete(route);
  return dialog;
}

/** Does not use `fetch`: it returns text, and Trusted Types forbid turning text into elements. */
function requestDialog(route: string): Promise<HTMLDialogElement | undefined> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    request.open('GET', dialogPath(route));
    request.overrideMimeType('text/html; charset=utf-8');
    request.responseType = 'document';
    request.timeout = timeoutMs;
    request.onloadend = () => {
      const { status, response } = request;
      // In `npm run dev` it stands in a page with other dialogs.
      const dialog = status === 200 && response?.querySelector('dialog[data-address]');
      resolve(dialog ? insertDialog(dialog) : undefined);
    };
    request.send();
  });
}

function insertDialog(dialog: HTMLDialogElement): HTMLDialogElement {
  document.body.append(dialog);
  document.body.dispatchEvent(new Event(islandsAdded, { bubbles: true }));
  dialog.addEventListener('close', () => {
    const isNamed = history.state?.dialog && location.pathname === dialog.dataset.address;
    if (isNamed && !dialog.open) history.back();
  });
  return dialog;
}
