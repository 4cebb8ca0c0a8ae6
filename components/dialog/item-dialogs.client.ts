import { isPlainClick } from '@/components/ui/plain-click.client';
import { shouldSaveData } from '@/components/ui/save-data.client';
import { dialogAddress } from '@/lib/routes';
import {
  closeStaleDialog,
  dialogChange,
  openDialogPath,
  picturesOf,
  pushDialogEntry,
  showModal,
} from './dialogs.client';
import { changeView } from './view-transition.client';

// A card is a link to the page of its item. A plain click on it opens a dialog with the details over
// the list. The dialog is a separate file (scripts/postbuild/dialog-files.ts); dialogs.client.ts says how it and the
// address go together.

/** How long to wait for a dialog, in ms; after that, opening the item's own page is faster. */
const timeoutMs = 8_000;

/** The dialogs that have been requested, by the path of the item's page. */
const requests = new Map<string, Promise<HTMLDialogElement | undefined>>();

/** Those that have come. */
const dialogs = new Map<string, HTMLDialogElement>();

/** The path of this document. Browsers step from a page that was reloaded to the list without loading it. */
const ownPath = location.pathname;

/** The page that opens after a step back to the list. */
let addressAfterBack: string | undefined;

/** The card whose dialog is loading and should open. */
let awaitedCard: HTMLAnchorElement | undefined;

/**
 * Opens the dialog of a clicked card, and shows the one that the address names. Fetches the dialogs of
 * the cards that come into view, so that they open at once and even offline, unless data should be saved.
 */
export function enhanceItemDialogs() {
  document.addEventListener('click', onClick);
  document.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') cancelOpening();
  });
  addEventListener('popstate', onTraverse);
  // A page that was kept whole may come back at another step.
  addEventListener('pageshow', ({ persisted }) => persisted && followAddress());
  // After a reload the address leads to the item's own page: that is no dialog.
  if (openDialogPath()) history.replaceState(null, '');
  if (shouldSaveData()) return;
  const observer = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (isIntersecting) void fetchDialog((target as HTMLAnchorElement).pathname);
    }
  });
  for (const card of document.querySelectorAll('a[data-dialog]')) observer.observe(card);
}

/**
 * Fetches a dialog once.
 * @param path the path of the item's own page
 * @returns undefined when the dialog can't be loaded; the next call tries again
 */
async function fetchDialog(path: string): Promise<HTMLDialogElement | undefined> {
  const request = requests.get(path) ?? requestDialog(dialogAddress(path));
  requests.set(path, request);
  const dialog = await request;
  if (dialog) dialogs.set(path, dialog);
  else requests.delete(path);
  return dialog;
}

async function onClick(event: MouseEvent) {
  const target = event.target as Element;
  const link = target.closest<HTMLAnchorElement>('dialog[data-address] a[href]:not([target])');
  if (link && link.pathname === openDialogPath() && isPlainClick(event)) {
    // The link to the item's own page, whose address is here already: browsers would reload it in the
    // place of the list.
    event.preventDefault();
    // A second click must not step back once more.
    if (!addressAfterBack) history.back();
    addressAfterBack = link.href;
    return;
  }
  const card = target.closest<HTMLAnchorElement>('a[data-dialog]');
  if (!card || !isPlainClick(event)) {
    cancelOpening();
    return;
  }
  event.preventDefault();
  cancelOpening();
  awaitedCard = card;
  card.ariaBusy = 'true';
  // The pressed card answers at once; on a slow phone the dialog takes a moment to be laid out.
  const [dialog] = await Promise.all([fetchDialog(card.pathname), nextPaint()]);
  if (awaitedCard !== card) return;
  cancelOpening();
  // Opens the item's page, as without scripts.
  if (!dialog) return location.assign(card.href);
  await pushDialogEntry(dialog, card);
  followAddress();
}

function nextPaint(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
  });
}

/** A new click, or a step through the history, calls off a dialog that is still loading. */
function cancelOpening() {
  if (awaitedCard) awaitedCard.ariaBusy = null;
  awaitedCard = undefined;
}

function onTraverse() {
  cancelOpening();
  if (addressAfterBack) {
    const address = addressAfterBack;
    addressAfterBack = undefined;
    return location.assign(address);
  }
  if (!openDialogPath() && location.pathname !== ownPath) return location.reload();
  followAddress();
}

function followAddress() {
  const address = openDialogPath();
  const open = document.querySelector<HTMLDialogElement>('dialog[data-address][open]');
  if (open && open.dataset.address !== address) {
    const { card, own } = picturesOf(open);
    changeView(card && own, showNamedDialog, () => card);
    return;
  }
  const dialog = address && dialogs.get(address);
  if (!dialog || dialog.open) return;
  const { card, own } = picturesOf(dialog);
  changeView(card, showNamedDialog, () => own);
}

/** Shows the dialog that the address names now, and closes another. */
function showNamedDialog() {
  const address = openDialogPath();
  for (const open of document.querySelectorAll<HTMLDialogElement>('dialog[data-address][open]')) {
    if (open.dataset.address !== address) closeStaleDialog(open);
  }
  const dialog = address && dialogs.get(address);
  if (dialog && !dialog.open) showModal(dialog);
  else document.dispatchEvent(new Event(dialogChange));
}

/** Does not use `fetch`: it returns text, and Trusted Types forbid turning text into elements. */
function requestDialog(address: string): Promise<HTMLDialogElement | undefined> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    request.open('GET', address);
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
