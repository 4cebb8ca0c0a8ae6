// A dialog is open while the history is at an entry that names it. So Back closes it, and whatever else closes it goes
// back. The entry of an item's dialog has the address of the item's page.

/**
 * The path of this document. Browsers go between a list and its dialog without loading a document, even after a reload
 * has replaced the dialog by the item's page.
 */
const loadedPath = location.pathname;

/** Whether a step back is under way. A second one would leave the page. */
let isGoingBack = false;

/**
 * Shows the dialog that the history entry names, now and whenever the visitor comes to another entry.
 * @param onMove is called when the visitor comes to another entry
 */
export function startDialogHistory(onMove: () => void): void {
  addEventListener('popstate', () => {
    isGoingBack = false;
    onMove();
    showHistoryEntry();
  });
  addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return;
    // From the back/forward cache. A link that was followed meanwhile has cancelled the step back.
    isGoingBack = false;
    showHistoryEntry();
  });
  // This event does not bubble.
  document.addEventListener('close', onClose, { capture: true });
  showHistoryEntry();
}

/** Opens a dialog, with an entry of its own in the history. */
export function openDialog(dialog: HTMLDialogElement): void {
  const { route } = dialog.dataset;
  const entry = [{ dialog: dialog.id }, '', route] as const;
  // Book Your Trip takes the place of the side menu.
  if (dialogOfHistoryEntry()) history.replaceState(...entry);
  else history.pushState(...entry);
  // After a reload, the item's page starts at its top.
  if (route) history.scrollRestoration = 'manual';
  showHistoryEntry();
}

/** Goes back from the entry of the open dialog, which closes it. */
export function closeDialog(): void {
  if (isGoingBack) return;
  isGoingBack = true;
  history.back();
}

/**
 * Follows a link in a dialog from the entry before that of the dialog, so that Back leads to the page without it. To
 * replace the entry by the linked page would be simpler, but then browsers do not keep this page for Back.
 */
export function followLink({ href }: HTMLAnchorElement): void {
  addEventListener('popstate', () => location.assign(href), { once: true });
  closeDialog();
}

/** The browser may close a dialog by itself. This event comes later, when the dialog may be open again. */
function onClose({ target }: Event) {
  const dialog = dialogOfHistoryEntry();
  if (dialog === target && !dialog?.open) closeDialog();
}

/** Opens the dialog that the history entry names, if it names one, and closes any other. */
function showHistoryEntry() {
  const dialog = dialogOfHistoryEntry();
  for (const other of document.querySelectorAll<HTMLDialogElement>('dialog[open]')) {
    if (other !== dialog) other.close();
  }
  if (dialog && !dialog.open) {
    // A popover can't become modal while it is open.
    if (isOpenAsPopover(dialog)) dialog.hidePopover();
    dialog.showModal();
  }
  if (!dialog && location.pathname !== loadedPath) location.reload();
}

function dialogOfHistoryEntry() {
  return [...document.querySelectorAll('dialog')].find(({ id }) => id === history.state?.dialog);
}

/**
 * Whether a dialog was opened before the script loaded; it is a popover until it is closed. Browsers without popovers
 * (Safari 16) throw on the selector.
 */
export function isOpenAsPopover(dialog: HTMLDialogElement): boolean {
  return 'popover' in dialog && dialog.matches(':popover-open');
}
