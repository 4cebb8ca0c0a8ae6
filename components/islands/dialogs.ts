'use client';

/** What had the focus when a dialog was opened: Safari does not focus buttons that are clicked. */
export const openers = new WeakMap<HTMLDialogElement, HTMLElement>();

/** Whether the address follows the dialog while it is open. */
export function hasAddress(dialog: HTMLDialogElement): boolean {
  return dialog.dataset.address !== undefined;
}

/** Opens a dialog for a visitor who asked for it; one with an address becomes a step in history. */
export function open(dialog: HTMLDialogElement) {
  if (hasAddress(dialog)) history.pushState({ dialog: true }, '', dialog.dataset.address);
  show(dialog);
}

/** Opens a dialog as a modal one, however it may be open already. */
export function show(dialog: HTMLDialogElement) {
  if (dialog.matches(':popover-open')) dialog.hidePopover();
  if (!dialog.open) dialog.showModal();
}

/** Closes a dialog, however it was opened. */
export function close(dialog: HTMLDialogElement) {
  if (dialog.matches(':popover-open')) dialog.hidePopover();
  else dialog.close();
}
