'use client';

import { fetchDetails } from './details';
import { close, open, openers, show } from './dialogs';

/** The link whose details are on their way, and are still what the visitor wants to see. */
let wanted: HTMLAnchorElement | undefined;

/** The visitor has done something else: details that are on their way are not to open any more. */
export function forgetDetails() {
  wanted = undefined;
}

/**
 * Opens the details of an item for a visitor who asked for them. Where they can't be had, the link
 * leads to the item's own page, as it does without scripts.
 */
export async function openDetails(link: HTMLAnchorElement) {
  wanted = link;
  link.ariaBusy = 'true';
  const dialog = await fetchDetails(link).catch(() => undefined);
  link.ariaBusy = null;
  if (wanted !== link || !link.isConnected) return;
  if (!dialog) return window.location.assign(link.href);
  openers.set(dialog, link);
  addToPage(dialog);
  open(dialog);
}

function addToPage(dialog: HTMLDialogElement) {
  if (!dialog.isConnected) document.body.append(dialog);
}

/** The link to an item's own page that opens its details over this one. */
function detailsLinkTo(address: string | undefined): HTMLAnchorElement | null {
  return document.querySelector(`a[data-dialog][href="${address}"]`);
}

/** To be called when a page has been shown: a dialog belongs to a page with a card of its item. */
export function removeDetailsOfOtherPages() {
  for (const dialog of document.querySelectorAll<HTMLDialogElement>('dialog[data-address]')) {
    if (!detailsLinkTo(dialog.dataset.address)) dialog.remove();
  }
}

/** Opens the dialog whose page the address names, and closes every other. */
export async function followAddress() {
  const { pathname } = window.location;
  for (const dialog of document.querySelectorAll('dialog')) {
    const isOpen = dialog.open || dialog.matches(':popover-open');
    if (isOpen && dialog.dataset.address !== pathname) close(dialog);
  }
  const link = detailsLinkTo(pathname);
  if (!link) return;
  const dialog = await fetchDetails(link).catch(() => undefined);
  if (window.location.pathname !== pathname) return;
  // The address is that of the item's own page.
  if (!dialog) return window.location.reload();
  addToPage(dialog);
  show(dialog);
}
