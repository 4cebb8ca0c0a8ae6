'use client';

import { detailsAddress } from '@/lib/routes';
import { closeLeft, openDialog, showModal } from './dialogs';
import { morph } from './morph';
import { isPlainClick } from './plain-click';
import { savesData } from './save-data';

// A card is a link to the page of its item. A plain click on it opens a dialog with the details over
// the list. The dialog is a separate file (scripts/details/) and has the address of the item's page
// while it is open: Back closes it, Forward opens it again, and a reload leads to the page.

/** How long to wait for a dialog, in ms; after that, opening the item's own page is faster. */
const timeoutMs = 8_000;

/** The dialogs that have been requested, by the path of the item's page. */
const requests = new Map<string, Promise<HTMLDialogElement | undefined>>();

/** The card whose dialog is loading and should open. */
let awaited: HTMLAnchorElement | undefined;

/** Opens the dialog of a clicked card, and keeps dialogs and address in sync. */
export function enhanceItemDialogs(signal: AbortSignal) {
  document.addEventListener('click', onClick, { signal });
  window.addEventListener('popstate', followAddress, { signal });
}

/**
 * Fetches the dialogs of the cards that come into view, so that they open at once and even offline.
 * Does nothing where data should be saved.
 * @returns a function that ends it
 */
export function fetchVisibleDialogs(): () => void {
  const observer = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (isIntersecting) fetchDialog(target as HTMLAnchorElement);
    }
  });
  const cards = savesData() ? [] : document.querySelectorAll('a[data-dialog]');
  for (const card of cards) observer.observe(card);
  return () => observer.disconnect();
}

/**
 * Fetches the dialog of a card once.
 * @param card a link to the item's own page
 * @returns undefined when the dialog can't be loaded; the next call tries again
 */
export async function fetchDialog({ pathname }: HTMLAnchorElement) {
  const request = requests.get(pathname) ?? requestDialog(detailsAddress(pathname));
  requests.set(pathname, request);
  const dialog = await request;
  if (!dialog) requests.delete(pathname);
  return dialog;
}

/**
 * Opens the dialog that the address names and closes all others. Removes the dialogs of cards that
 * are not on the page. A dialog that was opened before the scripts ran stays open and becomes modal.
 */
export async function followAddress() {
  const { pathname } = location;
  for (const dialog of document.querySelectorAll('dialog')) {
    const { address } = dialog.dataset;
    if (dialog.matches(':popover-open')) showModal(dialog);
    else if (address && !cardOf(address)) dialog.remove();
    else if (address !== pathname) closeLeft(dialog);
  }
  const card = cardOf(pathname);
  const dialog = card && (await fetchDialog(card));
  if (!card || location.pathname !== pathname) return;
  if (dialog) showModal(dialog);
  // The address is that of the item's page, so a reload shows it.
  else location.reload();
}

async function onClick(event: MouseEvent) {
  // A new click cancels a dialog that is still loading.
  awaited = undefined;
  const card = (event.target as Element).closest<HTMLAnchorElement>('a[data-dialog]');
  if (!card || !isPlainClick(event)) return;
  event.preventDefault();
  awaited = card;
  card.ariaBusy = 'true';
  const dialog = await fetchDialog(card);
  card.ariaBusy = null;
  if (awaited !== card || !card.isConnected) return;
  if (dialog) {
    morph(
      card.closest('.lift')?.querySelector('img'),
      () => openDialog(dialog, card),
      () => dialog.querySelector<HTMLImageElement>('img.dialog-picture'),
    );
  }
  // Opens the item's page, as without scripts.
  else location.assign(card.href);
}

function cardOf(pathname: string): HTMLAnchorElement | null {
  return document.querySelector(`a[data-dialog][href="${pathname}"]`);
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
      const dialog = request.status === 200 && request.response?.querySelector('dialog');
      resolve(dialog ? document.adoptNode(dialog) : undefined);
    };
    request.send();
  });
}
