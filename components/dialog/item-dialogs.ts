import { isPlainClick } from '@/lib/plain-click';
import { fetchDialog } from './fetch-dialog';
import { followFromBefore, onHistoryEntry, whenBack } from './history-entry';
import { ignoreSecondClick } from './ignore-second-click';

/**
 * The path from which this document was loaded. Browsers go between a list and its dialog without loading a document,
 * even after a reload has replaced the dialog by the item's page.
 */
const [loaded] = performance.getEntriesByType('navigation');
const ownPath = new URL(loaded?.name ?? location.href).pathname;

/**
 * Handles the dialogs of items. A card is a link to the item's page. A plain click fetches the dialog, and adds a
 * history entry with the address of that page. A reload shows the page.
 */
export function startItemDialogs(body: HTMLElement): void {
  body.addEventListener('click', onClick);
  // A click elsewhere, Escape or a history step cancels the request of a card.
  const onAnyClick = ({ detail }: MouseEvent) => detail < 2 && stopWaiting();
  document.addEventListener('click', onAnyClick, { capture: true });
  document.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') stopWaiting();
  });
  onHistoryEntry(showDialogOfAddress);
}

function onClick(event: MouseEvent) {
  const link = (event.target as Element).closest('a');
  if (!link || !isPlainClick(event)) return;
  if (link.matches('main [data-dialog]')) {
    event.preventDefault();
    whenBack(() => void openDialogOf(link));
  } else if (link.matches('[data-address] *') && link.pathname === location.pathname) {
    // The browser would not load the page for a link to a part of it.
    followFromBefore(link, event);
  }
}

async function openDialogOf(card: HTMLAnchorElement) {
  ignoreSecondClick();
  card.ariaBusy = 'true';
  // When the dialog closes, the focus returns to the card. Safari does not focus clicked links.
  card.focus({ preventScroll: true });
  const dialog = await fetchDialog(card.pathname);
  if (!card.ariaBusy) return;
  if (!dialog) return location.assign(card.href);
  history.pushState({ dialog: dialog.id }, '', card.pathname);
  // After a reload, the item's page starts at its top.
  history.scrollRestoration = 'manual';
  ignoreSecondClick();
  await showDialogOfAddress();
}

function stopWaiting() {
  for (const card of document.querySelectorAll('a[aria-busy]')) card.ariaBusy = null;
}

/** Opens the dialog that the address names, and closes any other. Loads the page when there is no such dialog. */
async function showDialogOfAddress() {
  stopWaiting();
  const path = location.pathname;
  if (path === ownPath) return showOnly(undefined);
  const dialog = history.state?.dialog && (await fetchDialog(path));
  // Another history step has happened meanwhile; its own call does the rest.
  if (location.pathname !== path) return;
  if (dialog) showOnly(dialog);
  // By the next frame the browser has restored the scroll position, which the reload then keeps.
  else requestAnimationFrame(() => setTimeout(() => location.reload()));
}

function showOnly(dialog: HTMLDialogElement | undefined) {
  if (dialog?.open) return;
  document.querySelector<HTMLDialogElement>('dialog[data-address][open]')?.close();
  dialog?.showModal();
}
