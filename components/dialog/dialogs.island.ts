import { isPlainClick } from '@/components/ui/plain-click';
import {
  closeDialog,
  followLink,
  isOpenAsPopover,
  openDialog,
  startDialogHistory,
} from './dialog-history';
import { fetchDialog } from './fetch-dialog';

/**
 * Handles all dialogs. The side menu and Book Your Trip are part of the page and opened by buttons. The dialog of an
 * item is fetched when its card, or its link on a map, is clicked. Buttons, Escape, Back and clicks on the backdrop
 * close dialogs.
 */
export function startDialogs(body: HTMLElement): void {
  // Only a press that starts on the backdrop closes the dialog. Any other may have selected text.
  let pressedBackdropOf: HTMLDialogElement | undefined;
  // The second click of a double click would hit whatever the first click has revealed.
  let ignoresSecondClick = false;

  body.addEventListener('pointerdown', (event) => {
    pressedBackdropOf = findDialogOfBackdrop(event);
  });
  // The second press of a double tap would select a word of the dialog that the first tap has opened.
  body.addEventListener('mousedown', (event) => {
    if (event.detail > 1 && ignoresSecondClick) event.preventDefault();
  });
  const onClick = (event: MouseEvent) => {
    if (event.detail > 1 && ignoresSecondClick) {
      event.preventDefault();
      event.stopPropagation();
      return;
    }
    cancelPendingDialog();
    const dialog = findDialogOfBackdrop(event);
    const isBackdropClick = dialog && dialog === pressedBackdropOf;
    const action = isBackdropClick ? closeDialog : findAction(event);
    ignoresSecondClick = action !== undefined;
    if (!action) return;
    event.preventDefault();
    action();
  };
  // A middle click fires `auxclick`, so the browser opens the page. The listener captures, to keep repeated clicks from
  // reaching other listeners.
  body.addEventListener('click', onClick, { capture: true });
  document.addEventListener('keydown', ({ key }) => key === 'Escape' && cancelPendingDialog());
  // Escape fires this event, which does not bubble.
  body.addEventListener('cancel', onCancel, { capture: true });
  addEventListener('popstate', cancelPendingDialog);
  startDialogHistory();
}

function onCancel(event: Event) {
  if (!(event.target instanceof HTMLDialogElement)) return;
  event.preventDefault();
  closeDialog();
}

/** @returns what a click on a button or link does to a dialog; undefined if nothing */
function findAction(event: MouseEvent): (() => void) | undefined {
  const target = event.target as Element;
  const button = target.closest<HTMLButtonElement>('button[popovertarget]');
  if (button) return findActionOfButton(button);
  const link = target.closest('a');
  return link && isPlainClick(event) ? findActionOfLink(link) : undefined;
}

function findActionOfButton(button: HTMLButtonElement) {
  const dialog = document.getElementById(button.getAttribute('popovertarget') ?? '');
  if (!(dialog instanceof HTMLDialogElement) || isOpenAsPopover(dialog)) return undefined;
  if (button.matches('[popovertargetaction=hide]')) return closeDialog;
  return () => {
    // When the dialog closes, the focus returns to the element that has it now. Safari does not focus a clicked button,
    // and a button in a menu disappears with the menu.
    const summary = button.closest('details[name=menu]')?.querySelector('summary');
    (summary ?? button).focus({ preventScroll: true });
    openDialog(dialog);
  };
}

function findActionOfLink(link: HTMLAnchorElement) {
  // Dialogs are outside `main`. A map in a dialog opens pages, not further dialogs.
  if (link.matches('main [data-dialog]')) return () => void openItem(link);
  const dialog = link.closest('dialog[open]');
  if (!dialog || link.target || link.origin !== location.origin) return undefined;
  // Back returns to the dialog of an item, but not to the side menu. Links to a part of the same page load no page.
  const isItemDialog = dialog.matches('[data-route]');
  return !isItemDialog || link.pathname === location.pathname ? () => followLink(link) : undefined;
}

/** The link whose dialog is being fetched. */
let pendingLink: HTMLAnchorElement | undefined;

/** Opens the dialog of a link's item, unless another click, Escape, Back or Forward happens before it has loaded. */
async function openItem(link: HTMLAnchorElement) {
  link.focus({ preventScroll: true });
  pendingLink = link;
  link.ariaBusy = 'true';
  const dialog = await fetchDialog(link.pathname);
  if (pendingLink !== link) return;
  cancelPendingDialog();
  if (dialog) openDialog(dialog);
  else location.assign(link.href);
}

function cancelPendingDialog() {
  if (pendingLink) pendingLink.ariaBusy = null;
  pendingLink = undefined;
}

/** @returns the dialog whose backdrop was hit; events on a backdrop have the dialog as their target */
function findDialogOfBackdrop({ target, clientX: x, clientY: y }: MouseEvent) {
  if (!(target instanceof HTMLDialogElement)) return undefined;
  const { left, right, top, bottom } = target.getBoundingClientRect();
  return x < left || x > right || y < top || y > bottom ? target : undefined;
}
