// All dialogs. That of an item is closed by a step back, because its address decides whether it is open:
// item-dialogs.client.ts tells how.

/** Sent by a dialog that is about to open, and to the document when that of an item has been closed. */
export const dialogChange = 'dialogchange';

/**
 * Makes dialogs modal. Without scripts `button[popovertarget]` opens them as popovers; here the same
 * buttons call `showModal()`, which makes the page behind inert and keeps the focus inside.
 */
export function enhanceDialogs() {
  document.addEventListener('click', onClick);
  // These do not bubble, but they can be captured.
  document.addEventListener('cancel', onCancel, { capture: true });
  document.addEventListener('close', onClose, { capture: true });
  dismissByPressBeside();
  // One was opened before the scripts ran; the popup lies over the side menu that opened it.
  const uppermost = [...document.querySelectorAll('dialog')].filter(isPopover).at(-1);
  if (uppermost) showModal(uppermost);
}

/** The route of the item whose dialog is the present step of the history. */
export function openDialogRoute(): string | undefined {
  return history.state?.dialog ? location.pathname : undefined;
}

/** Shows a dialog as a modal one. If it is open as a popover, it stays open and keeps the focus. */
export function showModal(dialog: HTMLDialogElement) {
  const focused = document.activeElement;
  if (!dialog.isConnected) document.body.append(dialog);
  dialog.dispatchEvent(new Event(dialogChange, { bubbles: true }));
  if (isPopover(dialog)) dialog.hidePopover();
  if (!dialog.open) dialog.showModal();
  if (focused instanceof HTMLElement && dialog.contains(focused)) focused.focus();
}

/** Whether it is open as a popover. Older browsers have none (Safari 16), and refuse the selector. */
function isPopover(dialog: HTMLDialogElement): boolean {
  return 'popover' in dialog && dialog.matches(':popover-open');
}

/** Closes a dialog: that of an item by a step back. Until that is taken the dialog is busy, and takes no other. */
export function dismissDialog(dialog: HTMLDialogElement) {
  const { address } = dialog.dataset;
  if (!address || address !== openDialogRoute()) return dialog.close();
  if (dialog.ariaBusy) return;
  dialog.ariaBusy = 'true';
  history.back();
}

function onClick(event: MouseEvent) {
  const target = event.target as Element;
  const button = target.closest<HTMLButtonElement>('button[popovertarget]');
  const dialog = document.getElementById(button?.getAttribute('popovertarget') ?? '');
  if (button && dialog instanceof HTMLDialogElement) {
    event.preventDefault();
    if (button.matches('[popovertargetaction=hide]')) return dismissDialog(dialog);
    // Browsers give the focus back to what has it now: Safari does not focus what is clicked. A button
    // in a menu, which closes, hands it on to what has opened the menu.
    const summary = button.closest('details[name=menu]')?.querySelector('summary');
    (summary ?? button).focus({ preventScroll: true });
    button.closest('dialog')?.close();
    return showModal(dialog);
  }
  // A link to a page, even to the current one, closes the side menu.
  const link = target.closest('dialog:not([data-address]) a[href^="/"]:not([target])');
  link?.closest('dialog')?.close();
}

/** A press beside a dialog closes it. One that only ends there does not: it may have marked a text. */
function dismissByPressBeside() {
  let pressed: HTMLDialogElement | undefined;
  const onPress = (event: MouseEvent) => {
    pressed = findDialogBeside(event);
  };
  document.addEventListener('pointerdown', onPress, { capture: true });
  document.addEventListener('click', (event) => {
    if (pressed && findDialogBeside(event) === pressed) dismissDialog(pressed);
  });
}

/**
 * The uppermost modal dialog, if a pointer is beside it. Events on its backdrop are its own; those over the
 * room of the page's scrollbar, which no backdrop covers, are the root's.
 */
function findDialogBeside({ target, clientX, clientY }: MouseEvent): HTMLDialogElement | undefined {
  const dialog = [...document.querySelectorAll<HTMLDialogElement>('dialog:modal')].at(-1);
  if (!dialog || (target !== dialog && target !== document.documentElement)) return undefined;
  const { left, right, top, bottom } = dialog.getBoundingClientRect();
  const isOutside = clientX < left || clientX > right || clientY < top || clientY > bottom;
  return isOutside ? dialog : undefined;
}

/** Escape, or the Back gesture of a phone, asks to close the dialog. */
function onCancel(event: Event) {
  const { target: dialog } = event;
  if (!(dialog instanceof HTMLDialogElement) || !event.cancelable) return;
  event.preventDefault();
  dismissDialog(dialog);
}

/** Browsers do not ask when nothing was pressed before Escape: after Forward, or after another Escape. */
function onClose({ target: dialog }: Event) {
  if (!(dialog instanceof HTMLDialogElement) || dialog.open) return;
  const { address } = dialog.dataset;
  if (address && address === openDialogRoute()) dismissDialog(dialog);
}
