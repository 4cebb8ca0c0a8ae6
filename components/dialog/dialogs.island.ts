import { islandsAdded } from '@/components/islands/start-islands';
import { isPlainClick } from '@/lib/plain-click';
import { dialogPath } from '@/lib/routes';

// There are two kinds of dialogs. The first is part of the page, such as the side menu: its button opens it as a
// popover without scripts, and as a modal with them. A popup adds a history entry, so that Back closes it. The second
// kind shows an item over the list with its card, which is a link to the item's page. With scripts, a plain click on the
// card fetches the dialog and adds a history entry with the address of that page. Closing either goes back in the
// history; a reload shows the page.

/** Time limit for fetching a dialog, in ms. After that, the item's page is opened instead. */
const timeoutMs = 8_000;

/** The requests for dialogs, by the path of the item's page. */
const requests = new Map<string, Promise<HTMLDialogElement | undefined>>();

/**
 * The path from which this document was loaded. Browsers go between a list and its dialog without loading a document,
 * even after a reload has replaced the dialog by the item's page. Older browsers do not provide it.
 */
const loadedFrom = performance.getEntriesByType('navigation')[0]?.name ?? '';
const ownPath = loadedFrom.startsWith('http') ? new URL(loadedFrom).pathname : location.pathname;

/** Whether the last press started outside the dialog. A press that only ends outside may have selected text inside. */
let beganBeside = false;

/** Handles all dialogs of the page, and opens the one that the address names. */
export function startDialogs(body: HTMLElement): void {
  body.addEventListener('pointerdown', (event) => {
    beganBeside = dialogBeside(event) !== undefined;
  });
  body.addEventListener('click', onClick);
  // This event does not bubble.
  body.addEventListener('close', onClose, { capture: true });
  // A click elsewhere, Escape or a history step cancels the request of a card.
  const onAnyClick = ({ detail }: MouseEvent) => detail < 2 && stopWaiting();
  document.addEventListener('click', onAnyClick, { capture: true });
  document.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') stopWaiting();
  });
  addEventListener('popstate', followAddress);
  addEventListener('pageshow', ({ persisted }) => persisted && followAddress());
  // The history may have changed before this script was loaded.
  void followAddress();
}

function onClick(event: MouseEvent) {
  const target = event.target as Element;
  const card = target.closest<HTMLAnchorElement>('main a[data-dialog]');
  if (card && isPlainClick(event)) {
    event.preventDefault();
    void openDialogOf(card);
    return;
  }
  const link = target.closest<HTMLAnchorElement>('dialog[data-address] a[href*="#"]');
  if (link?.pathname === location.pathname && isPlainClick(event)) {
    // The browser would take this for a part of the list, and add an entry. Leaving the page would take Back twice.
    event.preventDefault();
    history.replaceState(null, '', ownPath);
    location.replace(link.href);
  }
  const button = target.closest<HTMLButtonElement>('button[popovertarget]');
  if (button) pressButton(button, event);
  else if (beganBeside) dialogBeside(event)?.close();
}

/** Opens or closes the dialog of a button. */
function pressButton(button: HTMLButtonElement, event: MouseEvent) {
  const dialog = document.getElementById(button.getAttribute('popovertarget') ?? '');
  // A dialog that was opened before the script loaded is a popover until it is closed.
  if (!(dialog instanceof HTMLDialogElement) || isPopover(dialog)) return;
  event.preventDefault();
  if (button.matches('[popovertargetaction=hide]')) dialog.close();
  else openFrom(button, dialog);
  ignoreSecondClick();
}

function openFrom(button: HTMLElement, dialog: HTMLDialogElement) {
  // When the dialog closes, the focus returns to the element that has it now. Safari does not focus buttons, and a
  // button in the menu disappears with the menu.
  const summary = button.closest('details[name=menu]')?.querySelector('summary');
  (summary ?? button).focus({ preventScroll: true });
  button.closest('dialog')?.close();
  dialog.showModal();
  if (dialog.matches('.dialog-popup')) history.pushState({ popup: dialog.id }, '');
}

/** Browsers without popovers (Safari 16) throw on the selector. */
function isPopover(dialog: HTMLDialogElement): boolean {
  return 'popover' in dialog && dialog.matches(':popover-open');
}

/** @returns the dialog whose backdrop an event hit; events on a backdrop have the dialog as their target */
function dialogBeside({ target, clientX: x, clientY: y }: MouseEvent) {
  if (!(target instanceof HTMLDialogElement)) return undefined;
  const { left, right, top, bottom } = target.getBoundingClientRect();
  return x < left || x > right || y < top || y > bottom ? target : undefined;
}

/** Ignores the second click of a double click, which would hit an element that the first click has revealed. */
function ignoreSecondClick(): void {
  const ignore = (event: MouseEvent) => {
    if (event.detail < 2) return;
    event.preventDefault();
    event.stopPropagation();
  };
  document.addEventListener('click', ignore, { capture: true, once: true });
}

async function openDialogOf(card: HTMLAnchorElement) {
  ignoreSecondClick();
  card.ariaBusy = 'true';
  // When the dialog closes, the focus returns to the card. Safari does not focus clicked links.
  card.focus({ preventScroll: true });
  const dialog = await fetchDialog(card.pathname);
  if (!card.ariaBusy) return;
  if (!dialog) return location.assign(card.href);
  history.pushState({ dialog: true }, '', card.pathname);
  // After a reload, the item's page starts at its top.
  history.scrollRestoration = 'manual';
  ignoreSecondClick();
  await followAddress();
}

function stopWaiting() {
  for (const card of document.querySelectorAll('a[aria-busy]')) card.ariaBusy = null;
}

/** Opens the dialog that the address names, and closes any other. Loads the page when there is no such dialog. */
async function followAddress() {
  stopWaiting();
  const popup = document.querySelector<HTMLDialogElement>('.dialog-popup[open]');
  // After a reload or Forward, the entry of a popup that is not open is passed over.
  if (history.state?.popup && !popup) history.back();
  if (!history.state?.popup) popup?.close();
  const path = location.pathname;
  const namesDialog = path !== ownPath;
  const dialog = namesDialog && history.state?.dialog ? await fetchDialog(path) : undefined;
  // Another history step has happened meanwhile; its own call does the rest.
  if (location.pathname !== path) return;
  // By the next frame the browser has restored the scroll position, which the reload then keeps.
  if (namesDialog && !dialog) {
    return void requestAnimationFrame(() => setTimeout(() => location.reload()));
  }
  const open = document.querySelector<HTMLDialogElement>('dialog[data-address][open]');
  if (open === (dialog ?? null)) return;
  open?.close();
  dialog?.showModal();
}

/** Goes back in the history when the dialog of the current entry is closed. */
function onClose({ target }: Event) {
  if (!(target instanceof HTMLDialogElement) || target.open) return;
  if (history.state?.popup === target.id) history.back();
  if (history.state?.dialog && location.pathname === target.dataset.address) history.back();
}

/**
 * Fetches a dialog once and inserts it into the page.
 * @param route the path of the item's own page
 * @returns undefined if the dialog can't be loaded; the next call tries again
 */
async function fetchDialog(route: string): Promise<HTMLDialogElement | undefined> {
  const request = requests.get(route) ?? requestDialog(route);
  requests.set(route, request);
  const dialog = await request;
  if (!dialog) requests.delete(route);
  return dialog;
}

/** Uses XMLHttpRequest, which can return a document: `fetch` returns text, and Trusted Types forbid parsing it. */
function requestDialog(route: string): Promise<HTMLDialogElement | undefined> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    request.open('GET', dialogPath(route));
    request.overrideMimeType('text/html; charset=utf-8');
    request.responseType = 'document';
    request.timeout = timeoutMs;
    request.onloadend = () => {
      const { status, response } = request;
      // In `npm run dev` the response is a whole page, which also contains other dialogs.
      const dialog = status === 200 && response?.querySelector('dialog[data-address]');
      resolve(dialog ? insertDialog(dialog) : undefined);
    };
    request.send();
  });
}

function insertDialog(dialog: HTMLDialogElement): HTMLDialogElement {
  document.body.append(dialog);
  document.body.dispatchEvent(new Event(islandsAdded, { bubbles: true }));
  return dialog;
}
