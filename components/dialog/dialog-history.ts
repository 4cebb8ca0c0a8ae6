// While a dialog is open, the history has an entry that names it, so that Back closes it. With the dialog of an item,
// the address is that of the item's page.

/**
 * The path from which this document was loaded. Browsers go between a list and its dialog without loading a document,
 * even after a reload has replaced the dialog by the item's page.
 */
const [loaded] = performance.getEntriesByType('navigation');
const ownPath = new URL(loaded?.name ?? location.href).pathname;

/** What to do after the step back that is under way; undefined while there is none. */
let afterStepBack: (() => void) | undefined;

/** Shows the dialog that the history entry names, now and whenever the visitor comes to another entry. */
export function startDialogHistory(): void {
  addEventListener('popstate', onStep);
  // From the back/forward cache.
  addEventListener('pageshow', ({ persisted }) => persisted && showDialogOfEntry());
  // This event does not bubble.
  document.addEventListener('close', onClose, { capture: true });
  showDialogOfEntry();
}

/** Calls a function now or, during a step back, after it. Only the last of several is then called. */
export function runAfterStepBack(act: () => void): void {
  if (afterStepBack) afterStepBack = act;
  else act();
}

/**
 * Opens a dialog that is on the page. When it closes, in whatever way, the history goes back.
 * @param route the route of the item's page, for the dialog of an item
 */
export function openDialog(id: string, route?: string): void {
  runAfterStepBack(() => {
    // Book Your Trip takes the place of the side menu.
    if (dialogOfEntry()) history.replaceState({ dialog: id }, '', route);
    else history.pushState({ dialog: id }, '', route);
    // After a reload, the item's page starts at its top.
    if (route) history.scrollRestoration = 'manual';
    showDialogOfEntry();
  });
}

/**
 * Closes a dialog: hides it at once, and closes it after the next paint. Then the page behind reacts again, for which
 * browsers restyle all of it.
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
export function followLink(link: HTMLAnchorElement): void {
  goBack(() => location.assign(link.href));
}

/** Goes back from the entry of a dialog, once: a second step would leave the page. */
function goBack(act = () => {}) {
  if (!afterStepBack) history.back();
  afterStepBack = act;
}

function onStep() {
  const act = afterStepBack;
  afterStepBack = undefined;
  // Forward opens the dialog of an item again, which has an address, but no menu. Its entry stays, without the menu, so
  // that Forward leads on to the entry after it.
  const isOfClosedMenu = dialogOfEntry()?.open === false && location.pathname === ownPath;
  if (isOfClosedMenu) history.replaceState(null, '');
  showDialogOfEntry();
  act?.();
}

function onClose({ target }: Event) {
  const dialog = dialogOfEntry();
  if (dialog === target && !dialog?.open) goBack();
}

/** The dialog that the history entry names. After a reload, it may not be on the page. */
function dialogOfEntry() {
  const dialogs = [...document.querySelectorAll('dialog')];
  return dialogs.find(({ id }) => id === history.state?.dialog);
}

/** Opens the dialog of the entry, and closes any other. Loads the item's page when its dialog is not on this page. */
function showDialogOfEntry() {
  const dialog = dialogOfEntry();
  for (const other of document.querySelectorAll<HTMLDialogElement>('dialog[open]')) {
    if (other !== dialog) other.close();
  }
  if (dialog && !dialog.open) dialog.showModal();
  // By the next frame the browser has restored the scroll position, which the reload then keeps.
  if (!dialog && location.pathname !== ownPath) afterPaint(() => location.reload());
}

function afterPaint(act: () => void) {
  requestAnimationFrame(() => setTimeout(act));
}
