import { islandsAdded } from '@/components/islands/start-islands';
import { isPlainClick } from '@/lib/plain-click';
import { dialogPath } from '@/lib/routes';

// Two kinds of dialogs. The first stands in the page, such as the side menu: its buttons open it as a popover
// without scripts, and as a modal dialog with them. The second shows an item over the list of its card, which is a
// link to the item's page. With scripts, a plain click on the card fetches the dialog and adds a step to the
// history with the address of that page. Whatever closes the dialog takes the step back; a reload shows the page.

/** How long to wait for a dialog, in ms. After that, opening the item's page is faster. */
const timeoutMs = 8_000;

/** The dialogs of items that have come or are on their way, by the paths of the items' pages. */
const requests = new Map<string, Promise<HTMLDialogElement | undefined>>();

/**
 * The path that this document was loaded from. Browsers step between a list and its dialog without loading
 * anything, even when a reload has put the item's page in the place of the dialog. Older browsers do not tell it.
 */
const loadedFrom = performance.getEntriesByType('navigation')[0]?.name ?? '';
const ownPath = loadedFrom.startsWith('http') ? new URL(loadedFrom).pathname : location.pathname;

/** Whether the pointer went down beside a dialog. A press that only ends there may have selected text in it. */
let beganBeside = false;

/** Opens and closes all dialogs of the page, and opens the one that the address names. */
export function startDialogs(body: HTMLElement): void {
  body.addEventListener('pointerdown', (event) => {
    beganBeside = dialogBeside(event) !== undefined;
  });
  body.addEventListener('click', onClick);
  // This event does not bubble.
  body.addEventListener('close', onClose, { capture: true });
  // A click elsewhere, Escape or a step in the history cancels what a card waits for.
  const onAnyClick = ({ detail }: MouseEvent) => detail < 2 && stopWaiting();
  document.addEventListener('click', onAnyClick, { capture: true });
  document.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') stopWaiting();
  });
  addEventListener('popstate', followAddress);
  addEventListener('pageshow', ({ persisted }) => persisted && followAddress());
  // A step may have been taken before this script came.
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
  const button = target.closest<HTMLButtonElement>('button[popovertarget]');
  if (button) pressButton(button, event);
  else if (beganBeside) dialogBeside(event)?.close();
}

/** Opens or closes the dialog of a button. */
function pressButton(button: HTMLButtonElement, event: MouseEvent) {
  const dialog = document.getElementById(button.getAttribute('popovertarget') ?? '');
  // What was opened before the scripts came is a popover until it is closed.
  if (!(dialog instanceof HTMLDialogElement) || isPopover(dialog)) return;
  event.preventDefault();
  if (button.matches('[popovertargetaction=hide]')) dialog.close();
  else openFrom(button, dialog);
  ignoreSecondClick();
}

function openFrom(button: HTMLElement, dialog: HTMLDialogElement) {
  // When the dialog closes, the focus returns to what has it now. Safari doesn't focus buttons, and the menu closes.
  const summary = button.closest('details[name=menu]')?.querySelector('summary');
  (summary ?? button).focus({ preventScroll: true });
  button.closest('dialog')?.close();
  dialog.showModal();
}

/** Browsers without popovers (Safari 16) refuse the selector. */
function isPopover(dialog: HTMLDialogElement): boolean {
  return 'popover' in dialog && dialog.matches(':popover-open');
}

/** @returns the dialog on whose backdrop a pointer is: the events of a backdrop are those of its dialog */
function dialogBeside({ target, clientX: x, clientY: y }: MouseEvent) {
  if (!(target instanceof HTMLDialogElement)) return undefined;
  const { left, right, top, bottom } = target.getBoundingClientRect();
  return x < left || x > right || y < top || y > bottom ? target : undefined;
}

/** Ignores the second click of a double click: it would hit what the first one has just shown or uncovered. */
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
  // When the dialog closes, the focus returns to the card. Safari doesn't focus links that are clicked.
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

/** Opens the dialog that the address names, and closes any other. Loads the page when there is no such dialog. */
async function followAddress() {
  stopWaiting();
  const path = location.pathname;
  const namesDialog = path !== ownPath;
  const named = namesDialog && history.state?.dialog ? await fetchDialog(path) : undefined;
  // If there was another step meanwhile, its own call does the rest.
  if (location.pathname !== path) return;
  // After the next frame the browser has restored the scroll position, which a reload keeps.
  if (namesDialog && !named) {
    return void requestAnimationFrame(() => setTimeout(() => location.reload()));
  }
  const open = document.querySelector<HTMLDialogElement>('dialog[data-address][open]');
  if (open === (named ?? null)) return;
  open?.close();
  named?.showModal();
}

/** When the dialog that the address names is closed, takes a step back in the history. */
function onClose({ target }: Event) {
  if (!(target instanceof HTMLDialogElement) || target.open) return;
  if (history.state?.dialog && location.pathname === target.dataset.address) history.back();
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
      // In `npm run dev` the answer is a page with other dialogs.
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
