// While a dialog is open, the history has an entry that names it, so that Back closes it. With the dialog of an item,
// the address is that of the item's page.

/** The time in ms after which the browser counts as having refused a step back. */
const maxStepMs = 3000;

/** The step back that is under way. */
let stepBack: Promise<void> | undefined;

/**
 * Shows the dialog that the history entry names, now and whenever the visitor comes to another entry.
 * @param onMove is called when the visitor goes back or forward
 */
export function startDialogHistory(onMove: () => void): void {
  addEventListener('popstate', () => {
    if (!stepBack) onMove();
    forgetClosedMenu();
    showHistoryEntry();
  });
  // From the back/forward cache.
  addEventListener('pageshow', ({ persisted }) => persisted && showHistoryEntry());
  // This event does not bubble.
  document.addEventListener('close', onClose, { capture: true });
  showHistoryEntry();
}

/** Opens a dialog after any step back. When it closes, in whatever way, the history goes back. */
export async function openDialog(dialog: HTMLDialogElement): Promise<void> {
  await stepBack;
  const state = { dialog: dialog.id };
  // Book Your Trip takes the place of the side menu.
  if (dialogOfHistoryEntry()) history.replaceState(state, '');
  else history.pushState(state, '');
  showOnly(dialog);
}

/** Writes the route of the item's page into the address, if the dialog is that of an item. */
function writeAddress(dialog: HTMLDialogElement) {
  const { route } = dialog.dataset;
  // The visitor may have left the dialog already.
  if (!route || !dialog.open || dialogOfHistoryEntry() !== dialog) return;
  history.replaceState(history.state, '', route);
  // After a reload, the item's page starts at its top.
  history.scrollRestoration = 'manual';
}

/**
 * Hides a dialog at once, and closes it after the next paint, because the page behind then reacts again, and browsers
 * restyle all of it.
 */
export function closeDialog(dialog: HTMLDialogElement): void {
  dialog.dataset.closing = '';
  afterPaint(() => {
    dialog.close();
    delete dialog.dataset.closing;
  });
}

/**
 * Follows a link in a dialog from the entry before that of the dialog, so that Back leads to the page without it. To
 * replace the entry by the linked page would be simpler, but then browsers do not keep this page for Back.
 */
export async function followLink({ href }: HTMLAnchorElement): Promise<void> {
  // The link was pressed twice.
  if (stepBack) return;
  await goBack();
  location.assign(href);
}

function onClose({ target }: Event) {
  const dialog = dialogOfHistoryEntry();
  if (dialog === target && !dialog?.open) void goBack();
}

/** Goes back from the entry of a dialog, once: a second step would leave the page. */
function goBack(): Promise<void> {
  stepBack ??= new Promise<void>((resolve) => {
    addEventListener('popstate', () => resolve(), { once: true });
    setTimeout(resolve, maxStepMs);
    history.back();
  }).then(() => {
    stepBack = undefined;
  });
  return stepBack;
}

/**
 * Forward opens the dialog of an item again, which has a route, but not a menu. The entry of the menu stays, without
 * its name, so that Forward leads on to the entry after it.
 */
function forgetClosedMenu() {
  const dialog = dialogOfHistoryEntry();
  if (dialog && !dialog.open && !dialog.dataset.route) history.replaceState(null, '');
}

function showHistoryEntry() {
  const dialog = dialogOfHistoryEntry();
  showOnly(dialog);
  // After a reload, the item's page has replaced the list with the dialog, or the list the item's page. By the next
  // frame the browser has restored the scroll position, which this reload then keeps.
  if (!dialog && !isOfThisDocument()) afterPaint(() => location.reload());
}

/**
 * Whether the document was loaded from the present address. Browsers go between a list and its dialog without loading a
 * document, even after a reload has replaced the dialog by the item's page.
 */
function isOfThisDocument() {
  const [loaded] = performance.getEntriesByType('navigation');
  return location.pathname === new URL(loaded?.name ?? location.href).pathname;
}

function dialogOfHistoryEntry() {
  return [...document.querySelectorAll('dialog')].find(({ id }) => id === history.state?.dialog);
}

/** Opens a dialog, or none, and closes any other. */
function showOnly(dialog?: HTMLDialogElement) {
  for (const other of document.querySelectorAll<HTMLDialogElement>('dialog[open]')) {
    if (other !== dialog) other.close();
  }
  if (!dialog || dialog.open) return;
  // A dialog that was opened before the script loaded is a popover.
  if (dialog.popover) dialog.hidePopover();
  dialog.showModal();
  // Browsers need time for another address, so the dialog is painted first.
  afterPaint(() => writeAddress(dialog));
}

function afterPaint(act: () => void) {
  requestAnimationFrame(() => setTimeout(act));
}
