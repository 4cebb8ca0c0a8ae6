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
 * Handles all dialogs. The side menu and Book Your Trip are part of the page, and open by a button. The dialog of an
 * item is fetched when a link to the item's page on a card or a map is clicked. Buttons, Escape, Back and a click beside
 * a dialog close it.
 */
export function startDialogs(body: HTMLElement): void {
  // A press that only ends beside the dialog may have selected text in it.
  let pressedBackdropOf: HTMLDialogElement | undefined;
  // The second click of a double click would hit an element that the first click has revealed.
  let ignoresRepeated = false;

  body.addEventListener('pointerdown', (event) => {
    pressedBackdropOf = dialogOfBackdrop(event);
  });
  const onClick = (event: MouseEvent) => {
    if (event.detail > 1 && ignoresRepeated) {
      event.preventDefault();
      event.stopPropagation();
      return;
    }
    stopWaiting();
    const dialog = dialogOfBackdrop(event);
    const closes = dialog && dialog === pressedBackdropOf;
    const act = closes ? closeDialog : actionOf(event);
    ignoresRepeated = act !== undefined;
    if (!act) return;
    event.preventDefault();
    act();
  };
  // A middle click fires `auxclick`, so the browser opens the page.
  // This listener captures, because a repeated click must not reach the others.
  body.addEventListener('click', onClick, { capture: true });
  document.addEventListener('keydown', ({ key }) => key === 'Escape' && stopWaiting());
  // Escape. This event does not bubble.
  body.addEventListener('cancel', onCancel, { capture: true });
  startDialogHistory(stopWaiting);
}

function onCancel(event: Event) {
  if (!(event.target instanceof HTMLDialogElement)) return;
  event.preventDefault();
  closeDialog();
}

/** @returns what the click on a button or link does with a dialog; undefined if nothing */
function actionOf(event: MouseEvent): (() => void) | undefined {
  const target = event.target as Element;
  const button = target.closest<HTMLButtonElement>('button[popovertarget]');
  if (button) return actionOfButton(button);
  const link = target.closest('a');
  return link && isPlainClick(event) ? actionOfLink(link) : undefined;
}

function actionOfButton(button: HTMLButtonElement) {
  const dialog = document.getElementById(button.getAttribute('popovertarget') ?? '');
  if (!(dialog instanceof HTMLDialogElement) || isOpenAsPopover(dialog)) return undefined;
  if (button.matches('[popovertargetaction=hide]')) return closeDialog;
  return () => {
    // When the dialog closes, the focus returns to what has it now. Safari does not focus what is clicked, and a button
    // in a menu disappears with the menu.
    const summary = button.closest('details[name=menu]')?.querySelector('summary');
    (summary ?? button).focus({ preventScroll: true });
    openDialog(dialog);
  };
}

function actionOfLink(link: HTMLAnchorElement) {
  // Cards and maps of a page open dialogs. Links of a map in a dialog, outside `main`, lead to pages.
  if (link.matches('main [data-dialog]')) return () => void openItem(link);
  const dialog = link.closest('dialog[open]');
  if (!dialog || link.target || link.origin !== location.origin) return undefined;
  // Back shows the dialog of an item again, but not the side menu. The browser would not load a page for a link to a
  // part of it.
  const isOfItem = dialog.matches('[data-route]');
  return !isOfItem || link.pathname === location.pathname ? () => followLink(link) : undefined;
}

/** The link whose dialog is being fetched. */
let awaited: HTMLAnchorElement | undefined;

/** Opens the dialog of a link's item, unless another click, Escape, Back or Forward comes before it arrives. */
async function openItem(link: HTMLAnchorElement) {
  link.focus({ preventScroll: true });
  awaited = link;
  link.ariaBusy = 'true';
  const dialog = await fetchDialog(link.pathname);
  if (awaited !== link) return;
  stopWaiting();
  if (dialog) openDialog(dialog);
  else location.assign(link.href);
}

function stopWaiting() {
  if (awaited) awaited.ariaBusy = null;
  awaited = undefined;
}

/** @returns the dialog whose backdrop an event hit; events on a backdrop have the dialog as their target */
function dialogOfBackdrop({ target, clientX: x, clientY: y }: MouseEvent) {
  if (!(target instanceof HTMLDialogElement)) return undefined;
  const { left, right, top, bottom } = target.getBoundingClientRect();
  return x < left || x > right || y < top || y > bottom ? target : undefined;
}
