/**
 * Opens and closes dialogs through the browser's history. A dialog is open while the current history entry names it.
 * Back therefore closes it, and all other ways to close it go back in the history. The entry of an item's dialog has the
 * address of the item's page.
 */
export class DialogHistory {
  /**
   * The path with which this document was loaded. If the visitor reloads while an item's dialog is open, the item's page
   * loads. Back then changes only the address, because a script had added the dialog's entry: `showEntry` must load the
   * list itself.
   */
  private readonly loadedPath = location.pathname;

  /**
   * What to do once the browser has gone back, to close a dialog. Undefined if it isn't going back: doing so twice would
   * leave the page.
   */
  private afterGoingBack: (() => void) | undefined;

  /** Shows the dialog that the history entry names, now and whenever the visitor moves to another entry. */
  constructor() {
    addEventListener('popstate', () => {
      const act = this.afterGoingBack;
      this.afterGoingBack = undefined;
      this.showEntry();
      act?.();
    });
    addEventListener('pageshow', ({ persisted }) => {
      if (!persisted) return;
      // The page comes from the back/forward cache. The link that was followed has cancelled a pending `history.back`.
      this.afterGoingBack = undefined;
      this.showEntry();
    });
    // The browser has closed a dialog itself, which may be open again by now. This event does not bubble.
    const onClose = ({ target }: Event) => {
      const dialog = findNamedDialog();
      if (dialog === target && !dialog?.open) this.close();
    };
    document.addEventListener('close', onClose, { capture: true });
    this.showEntry();
  }

  /** Opens a dialog, and adds a history entry for it. */
  open(dialog: HTMLDialogElement): void {
    // The browser is still leaving the entry of another dialog.
    if (this.afterGoingBack) {
      this.afterGoingBack = () => this.open(dialog);
      return;
    }
    const { route } = dialog.dataset;
    const entry = [{ dialog: dialog.id }, '', route] as const;
    // Book Your Trip replaces the side menu.
    if (findNamedDialog()) history.replaceState(...entry);
    else history.pushState(...entry);
    // A reload shows the item's page, which should start at the top.
    if (route) history.scrollRestoration = 'manual';
    this.showEntry();
  }

  /** Goes back from the entry of the open dialog, which closes it. */
  close(): void {
    if (this.afterGoingBack) return;
    this.afterGoingBack = () => undefined;
    history.back();
  }

  /**
   * Closes the dialog and follows a link in it, so that Back returns to the page without the dialog. Replacing the
   * dialog's entry would be simpler, but browsers would then not keep this page in the back/forward cache.
   */
  followLink({ href }: HTMLAnchorElement): void {
    this.close();
    this.afterGoingBack = () => location.assign(href);
  }

  /** Opens the dialog that the history entry names, if it names one, and closes all others. */
  private showEntry(): void {
    const dialog = findNamedDialog();
    for (const open of document.querySelectorAll<HTMLDialogElement>('dialog[open]')) {
      if (open !== dialog) open.close();
    }
    if (dialog && !dialog.open) {
      // A popover can't become modal while it is open.
      if (isOpenAsPopover(dialog)) dialog.hidePopover();
      dialog.showModal();
    }
    if (!dialog && location.pathname !== this.loadedPath) location.reload();
  }
}

/** Finds the dialog that the history entry names. */
function findNamedDialog() {
  return document.querySelector<HTMLDialogElement>(`dialog[id="${history.state?.dialog}"]`);
}

/**
 * Whether a dialog was opened before the script loaded, and is therefore a popover. Browsers without popovers (Safari
 * 16) throw on the selector.
 */
export function isOpenAsPopover(dialog: HTMLDialogElement): boolean {
  return 'popover' in dialog && dialog.matches(':popover-open');
}
