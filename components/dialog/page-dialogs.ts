import { isPlainClick } from '@/lib/plain-click';
import { followFromBefore, onHistoryEntry, whenBack } from './history-entry';

/**
 * Handles the dialogs that are part of the page: the side menu and Book Your Trip. Without scripts, a button opens them
 * as popovers; with scripts, as modals.
 */
export function startPageDialogs(body: HTMLElement): void {
  onHistoryEntry(showDialogOfEntry);
  body.addEventListener('click', onClick);
}

/** Opens a dialog. When it closes, the focus returns to its button. */
export function openPageDialog(dialog: HTMLDialogElement, button: HTMLButtonElement): void {
  // The focus returns to the element that has it now. Safari does not focus buttons, and a button in a menu disappears
  // with the menu.
  const summary = button.closest('details[name=menu]')?.querySelector('summary');
  (summary ?? button).focus({ preventScroll: true });
  whenBack(() => {
    const entry = { dialog: dialog.id };
    // Book Your Trip takes the place of the side menu. After a reload, an entry may name a dialog that is not here.
    if (document.getElementById(history.state?.dialog)) history.replaceState(entry, '');
    else history.pushState(entry, '');
    showDialogOfEntry();
  });
}

/** Opens the dialog that the history entry names, and closes any other. */
function showDialogOfEntry() {
  const dialogs = [...document.querySelectorAll<HTMLDialogElement>('dialog[popover]')];
  const named = dialogs.find(({ id }) => id === history.state?.dialog);
  if (named?.open) return;
  dialogs.find(({ open }) => open)?.close();
  named?.showModal();
}

/** Back from a page that a link in a dialog leads to shows this page without the dialog. */
function onClick(event: MouseEvent) {
  const link = (event.target as Element).closest<HTMLAnchorElement>('dialog[popover] a');
  if (!link?.closest('[open]') || link.target || !isPlainClick(event)) return;
  if (link.origin === location.origin) followFromBefore(link, event);
}
