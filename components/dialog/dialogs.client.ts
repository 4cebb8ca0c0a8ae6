// A dialog of an item is a step of the history: the address is that of the item's page while it is
// open, Back closes it and Forward opens it again. What the address says decides: opening and closing
// changes the address, and item-dialogs.client.ts shows what the address then names. Other dialogs have no
// address.

/** Sent by a dialog that is about to open, and to the document when that of an item has been closed. */
export const dialogChange = 'dialogchange';

/** The element that opened each dialog and gets the focus back. Safari does not focus clicked buttons. */
const openers = new WeakMap<HTMLDialogElement, HTMLElement>();

/** Dialogs that are closed because the address no longer names them: that is no wish to step back. */
const closedByHistory = new WeakSet<HTMLDialogElement>();

/** The dialog beside which the last press began. A text that is marked in it may end there, too. */
let pressedBeside: HTMLDialogElement | undefined;

/** Resolves when the step back that was asked for has been taken. */
let goingBack: Promise<void> | undefined;

/**
 * Makes dialogs modal. Without scripts `button[popovertarget]` opens them as popovers; here the same
 * buttons call `showModal()`, which makes the page behind inert and keeps the focus inside.
 */
export function enhanceDialogs() {
  document.addEventListener('pointerdown', onPress, { capture: true });
  document.addEventListener('click', onClick);
  // These do not bubble, but they can be captured.
  document.addEventListener('cancel', onCancel, { capture: true });
  document.addEventListener('close', onClose, { capture: true });
  // One was opened before the scripts ran; the popup lies over the side menu that opened it.
  const uppermost = [...document.querySelectorAll('dialog')].filter(isPopover).at(-1);
  if (uppermost) showModal(uppermost);
}

/** The address of the item's dialog that is the present step of the history. */
export function openDialogPath(): string | undefined {
  return history.state?.dialog ? location.pathname : undefined;
}

/** Makes a dialog the present step of the history, after a step back that is still under way. */
export async function pushDialogEntry(
  dialog: HTMLDialogElement,
  opener: HTMLElement,
): Promise<void> {
  openers.set(dialog, opener);
  await goingBack;
  const { address } = dialog.dataset;
  if (openDialogPath() === address) return;
  // From one dialog to another there is one way back: to the list.
  const method = openDialogPath() ? 'replaceState' : 'pushState';
  history[method]({ dialog: true }, '', address);
  // A reload shows the item's page, which begins at its top.
  history.scrollRestoration = 'manual';
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

/** Closes a dialog that the address no longer names. */
export function closeStaleDialog(dialog: HTMLDialogElement) {
  closedByHistory.add(dialog);
  dialog.close();
}

/** The picture that moves between a dialog and the card that opened it. */
export function picturesOf(dialog: HTMLDialogElement) {
  return {
    card: openers.get(dialog)?.closest('.card')?.querySelector('img'),
    own: dialog.querySelector<HTMLImageElement>('img.dialog-picture'),
  };
}

/** Closes a dialog: one with an address by a step back, which is taken once. */
function dismissDialog(dialog: HTMLDialogElement) {
  const { address } = dialog.dataset;
  if (!address || address !== openDialogPath()) return dialog.close();
  if (goingBack) return;
  goingBack = new Promise((resolve) => {
    const end = () => {
      goingBack = undefined;
      resolve();
    };
    addEventListener('popstate', end, { once: true });
  });
  history.back();
}

function onPress(event: PointerEvent) {
  pressedBeside = findDialogBeside(event);
}

function onClick(event: MouseEvent) {
  const target = event.target as Element;
  const button = target.closest<HTMLButtonElement>('button[popovertarget]');
  const dialog = document.getElementById(button?.getAttribute('popovertarget') ?? '');
  if (button && dialog instanceof HTMLDialogElement) {
    event.preventDefault();
    if (button.matches('[popovertargetaction=hide]')) return dismissDialog(dialog);
    openers.set(dialog, openerOf(button));
    button.closest('dialog')?.close();
    return showModal(dialog);
  }
  const beside = findDialogBeside(event);
  if (beside) {
    if (pressedBeside === beside) dismissDialog(beside);
    return;
  }
  // A link to a page, even to the current one, closes the side menu.
  const link = target.closest('dialog:not([data-address]) a[href^="/"]:not([target])');
  link?.closest('dialog')?.close();
}

/** What gets the focus back: of a button in a menu, which closes, what has opened the menu. */
function openerOf(button: HTMLButtonElement): HTMLElement {
  const menu = button.closest<HTMLElement>('dialog, details[name=menu]');
  const opener =
    menu instanceof HTMLDialogElement ? openers.get(menu) : menu?.querySelector('summary');
  return opener ?? button;
}

/**
 * The modal dialog beside which a pointer is. Events on its backdrop are its own; those over the room of
 * the page's scrollbar, which no backdrop covers, are the root's.
 */
function findDialogBeside({ target, clientX, clientY }: MouseEvent): HTMLDialogElement | undefined {
  const dialog = findOpenModal();
  if (!dialog || (target !== dialog && target !== document.documentElement)) return undefined;
  const { left, right, top, bottom } = dialog.getBoundingClientRect();
  const isOutside = clientX < left || clientX > right || clientY < top || clientY > bottom;
  return isOutside ? dialog : undefined;
}

function findOpenModal(): HTMLDialogElement | undefined {
  return [...document.querySelectorAll<HTMLDialogElement>('dialog:modal')].at(-1);
}

/** Escape, or the Back gesture of a phone, asks to close the dialog. */
function onCancel(event: Event) {
  const { target: dialog } = event;
  if (!(dialog instanceof HTMLDialogElement) || !event.cancelable) return;
  event.preventDefault();
  dismissDialog(dialog);
}

function onClose({ target: dialog }: Event) {
  if (!(dialog instanceof HTMLDialogElement)) return;
  // Browsers give the focus back at once, if they can. This event comes later: the visitor may be elsewhere.
  const { activeElement: focused, body } = document;
  const isElsewhere = focused !== body && !dialog.contains(focused);
  // Forward may have opened it again meanwhile.
  if (!dialog.open && !isElsewhere) openers.get(dialog)?.focus({ preventScroll: true });
  if (closedByHistory.delete(dialog)) return;
  // Browsers close a dialog by themselves when Escape is pressed again and again.
  if (dialog.dataset.address && openDialogPath() === dialog.dataset.address) dismissDialog(dialog);
}
