// A dialog is open while the current history entry names it. Back therefore closes it, and all other ways to close it
// go back in the history. The entry of an item's dialog has the address of the item's page.

/**
 * The path with which this document was loaded. If the visitor reloads while an item's dialog is open, the item's page
 * loads. Back then changes only the address, because a script had added the dialog's entry: `showHistoryEntry` must load
 * the list itself.
 */
let loadedPath: string;

/**
 * What to do once the browser has gone back, to close a dialog. Undefined if it isn't going back: doing so twice would
 * leave the page.
 */
let afterGoingBack: (() => void) | undefined;

/** Shows the dialog that the history entry names, now and whenever the visitor moves to another entry. */
export function startDialogHistory(): void {
  loadedPath = findLoadedPath();
  addEventListener('popstate', () => {
    const act = afterGoingBack;
    afterGoingBack = undefined;
    showHistoryEntry();
    act?.();
  });
  addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return;
    // The page comes from the back/forward cache. The link that was followed has cancelled a pending `history.back`.
    afterGoingBack = undefined;
    showHistoryEntry();
  });
  // This event does not bubble.
  document.addEventListener('close', onClose, { capture: true });
  showHistoryEntry();
}

/** Opens a dialog, and adds a history entry for it. */
export function openDialog(dialog: HTMLDialogElement): void {
  // The browser is still leaving the entry of another dialog.
  if (afterGoingBack) {
    afterGoingBack = () => openDialog(dialog);
    return;
  }
  const { route } = dialog.dataset;
  const entry = [{ dialog: dialog.id }, '', route] as const;
  // Book Your Trip replaces the side menu.
  if (findCurrentDialog()) history.replaceState(...entry);
  else history.pushState(...entry);
  // A reload shows the item's page, which should start at the top.
  if (route) history.scrollRestoration = 'manual';
  showHistoryEntry();
}

/** Goes back from the entry of the open dialog, which closes it. */
export function closeDialog(): void {
  if (afterGoingBack) return;
  afterGoingBack = () => undefined;
  history.back();
}

/**
 * Closes the dialog and follows a link in it, so that Back returns to the page without the dialog. Replacing the
 * dialog's entry would be simpler, but browsers would then not keep this page in the back/forward cache.
 */
export function followLink({ href }: HTMLAnchorElement): void {
  closeDialog();
  afterGoingBack = () => location.assign(href);
}

/** Handles dialogs that the browser closes itself. The dialog may be open again by the time this event fires. */
function onClose({ target }: Event) {
  const dialog = findCurrentDialog();
  if (dialog === target && !dialog?.open) closeDialog();
}

/** Opens the dialog that the history entry names, if it names one, and closes all others. */
function showHistoryEntry() {
  const dialog = findCurrentDialog();
  for (const open of document.querySelectorAll<HTMLDialogElement>('dialog[open]')) {
    if (open !== dialog) open.close();
  }
  if (dialog && !dialog.open) {
    // A popover can't become modal while it is open.
    if (isOpenAsPopover(dialog)) dialog.hidePopover();
    dialog.showModal();
  }
  if (!dialog && location.pathname !== loadedPath) location.reload();
}

function findLoadedPath(): string {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  // After a reload, the visitor may have pressed Back before this code was loaded.
  return navigation?.type === 'reload' ? new URL(navigation.name).pathname : location.pathname;
}

/** Finds the dialog that the history entry names. */
function findCurrentDialog() {
  return document.querySelector<HTMLDialogElement>(`dialog[id="${history.state?.dialog}"]`);
}

/**
 * Whether a dialog was opened before the script loaded, and is therefore a popover. Browsers without popovers (Safari
 * 16) throw on the selector.
 */
export function isOpenAsPopover(dialog: HTMLDialogElement): boolean {
  return 'popover' in dialog && dialog.matches(':popover-open');
}
