'use client';

import { showKept } from './kept';
import { morph } from './morph';

/** The element that opened each dialog and gets the focus back. Safari does not focus clicked buttons. */
const openers = new WeakMap<HTMLDialogElement, HTMLElement>();

/** Dialogs that were closed because the address had changed: closing them must not change it again. */
const followed = new WeakSet<HTMLDialogElement>();

/**
 * Makes dialogs modal. Without scripts `button[popovertarget]` opens them as popovers; here the same
 * buttons call `showModal()`, which makes the page behind inert and keeps the focus inside.
 */
export function enhanceDialogs(signal: AbortSignal) {
  document.addEventListener('click', onClick, { signal });
  // These do not bubble, but they can be captured.
  document.addEventListener('cancel', onCancel, { capture: true, signal });
  document.addEventListener('close', onClose, { capture: true, signal });
  // From Tailwind's md on, the header holds all links and hides the side menu.
  const closeSideMenu = () => document.querySelector<HTMLDialogElement>('.dialog-side')?.close();
  matchMedia('(min-width: 48rem)').addEventListener('change', closeSideMenu, { signal });
}

/**
 * Opens a dialog. One with an address adds a history entry, so that Back closes it.
 * @param opener gets the focus when the dialog closes
 */
export function openDialog(dialog: HTMLDialogElement, opener: HTMLElement) {
  openers.set(dialog, opener);
  const { address } = dialog.dataset;
  if (address) history.pushState({ dialog: true }, '', address);
  showModal(dialog);
}

/** Shows a dialog as a modal one. If it is open as a popover, it stays open and keeps the focus. */
export function showModal(dialog: HTMLDialogElement) {
  const focused = document.activeElement;
  if (!dialog.isConnected) document.body.append(dialog);
  showKept();
  if (dialog.matches(':popover-open')) dialog.hidePopover();
  if (!dialog.open) dialog.showModal();
  if (focused instanceof HTMLElement && dialog.contains(focused)) focused.focus();
}

/** Closes a dialog that the address no longer names. Its `close` event comes later. */
export function closeLeft(dialog: HTMLDialogElement) {
  if (!dialog.open || followed.has(dialog)) return;
  followed.add(dialog);
  closeDialog(dialog, () => {
    // Forward may have returned to it meanwhile.
    if (location.pathname === dialog.dataset.address) followed.delete(dialog);
    else dialog.close();
  });
}

/** Closes a dialog. The picture of an item's dialog returns to the card that opened it. */
function closeDialog(dialog: HTMLDialogElement, close = () => dialog.close()) {
  const card = openers.get(dialog)?.closest('.lift')?.querySelector('img');
  const picture = card && dialog.querySelector<HTMLImageElement>('img.dialog-picture');
  morph(picture, close, () => card);
}

function onClick(event: MouseEvent) {
  const target = event.target as Element;
  const button = target.closest<HTMLButtonElement>('button[popovertarget]');
  const dialog = button?.popoverTargetElement;
  if (button && dialog instanceof HTMLDialogElement) {
    event.preventDefault();
    if (button.popoverTargetAction === 'hide') closeDialog(dialog);
    else openDialog(dialog, button);
  } else if (target instanceof HTMLDialogElement && !('closedBy' in HTMLDialogElement.prototype)) {
    // Where `closedby` is missing: the content covers the dialog, so this click is on the backdrop.
    closeDialog(target);
  } else {
    // A link to a page, even to the current one, closes the side menu.
    const link = target.closest('dialog:not([data-address]) a[href^="/"]:not([target])');
    link?.closest('dialog')?.close();
  }
}

/** Escape, a click beside the dialog, or the Back gesture of a phone asks to close it. */
function onCancel(event: Event) {
  const { target: dialog } = event;
  if (!(dialog instanceof HTMLDialogElement) || !event.cancelable) return;
  event.preventDefault();
  closeDialog(dialog);
}

function onClose({ target: dialog }: Event) {
  if (!(dialog instanceof HTMLDialogElement)) return;
  openers.get(dialog)?.focus({ preventScroll: true });
  if (followed.delete(dialog)) return;
  // The history entry before the dialog's is the list.
  if (location.pathname === dialog.dataset.address && history.state?.dialog) history.back();
}
