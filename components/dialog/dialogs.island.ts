import { goBack } from './history-entry';
import { ignoreSecondClick } from './ignore-second-click';
import { startItemDialogs } from './item-dialogs';
import { openPageDialog, startPageDialogs } from './page-dialogs';

/**
 * Handles all dialogs: those that are part of the page (page-dialogs.ts), and those of items, which are fetched
 * (item-dialogs.ts). Buttons, Escape, and a click beside a dialog close it. While it is open, the history has an entry
 * with its id, so that Back closes it, too.
 */
export function startDialogs(body: HTMLElement): void {
  // A press that only ends beside the dialog may have selected text in it.
  let beganBeside = false;
  body.addEventListener('pointerdown', (event) => {
    beganBeside = dialogBeside(event) !== undefined;
  });
  body.addEventListener('click', (event) => {
    const button = (event.target as Element).closest<HTMLButtonElement>('button[popovertarget]');
    if (button) pressButton(button, event);
    else if (beganBeside) dialogBeside(event)?.close();
  });
  // This event does not bubble.
  body.addEventListener('close', onClose, { capture: true });
  startPageDialogs(body);
  startItemDialogs(body);
}

/** Opens or closes the dialog of a button. */
function pressButton(button: HTMLButtonElement, event: MouseEvent) {
  const dialog = document.getElementById(button.getAttribute('popovertarget') ?? '');
  // A dialog that was opened before the script loaded is a popover until it is closed.
  if (!(dialog instanceof HTMLDialogElement) || isPopover(dialog)) return;
  event.preventDefault();
  if (button.matches('[popovertargetaction=hide]')) dialog.close();
  else openPageDialog(dialog, button);
  ignoreSecondClick();
}

/** Goes back from the history entry of a dialog that was closed. */
function onClose({ target }: Event) {
  if (!(target instanceof HTMLDialogElement) || target.open) return;
  if (target.id === history.state?.dialog) goBack();
}

/** Browsers without popovers (Safari 16) throw on the selector. */
function isPopover(dialog: HTMLDialogElement): boolean {
  return 'popover' in dialog && dialog.matches(':popover-open');
}

/** @returns the dialog whose backdrop an event hit; events on a backdrop have the dialog as their target */
function dialogBeside({ target, clientX: x, clientY: y }: MouseEvent) {
  if (!(target instanceof HTMLDialogElement)) return undefined;
  const { left, right, top, bottom } = target.getBoundingClientRect();
  return x < left || x > right || y < top || y > bottom ? target : undefined;
}
