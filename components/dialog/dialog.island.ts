/**
 * Makes a dialog modal, which makes the page behind it inert. Its buttons (dialog-button.tsx) open it as a
 * popover without scripts; with them they call `showModal()`. A press beside it closes it, as Escape does.
 */
export function startDialog(dialog: HTMLElement): void {
  if (!(dialog instanceof HTMLDialogElement)) return;
  document.addEventListener('click', (event) => {
    const button = (event.target as Element).closest<HTMLElement>(`[popovertarget="${dialog.id}"]`);
    // What was opened before the scripts came is a popover until it is closed.
    if (!button || isPopover(dialog)) return;
    event.preventDefault();
    if (button.matches('[popovertargetaction=hide]')) dialog.close();
    else openFrom(button, dialog);
    ignoreSecondClick();
  });

  // A press that only ends beside the dialog may have marked a text in it.
  let beganBeside = false;
  dialog.addEventListener('pointerdown', (event) => {
    beganBeside = isBeside(dialog, event);
  });
  dialog.addEventListener('click', (event) => {
    if (beganBeside && isBeside(dialog, event)) dialog.close();
  });
}

/** Ignores the second click of a double click: it would meet what has come or gone since the first one. */
export function ignoreSecondClick(): void {
  const ignore = (event: MouseEvent) => {
    if (event.detail < 2) return;
    event.preventDefault();
    event.stopPropagation();
  };
  document.addEventListener('click', ignore, { capture: true, once: true });
}

function openFrom(button: HTMLElement, dialog: HTMLDialogElement) {
  // The focus returns to what has it now: Safari does not focus what is clicked, and a menu closes.
  const summary = button.closest('details[name=menu]')?.querySelector('summary');
  (summary ?? button).focus({ preventScroll: true });
  button.closest('dialog')?.close();
  dialog.showModal();
}

/** Browsers without popovers (Safari 16) refuse the selector. */
function isPopover(dialog: HTMLDialogElement): boolean {
  return 'popover' in dialog && dialog.matches(':popover-open');
}

/** Whether a pointer is on the backdrop: its events are those of the dialog. */
function isBeside(dialog: HTMLDialogElement, { target, clientX: x, clientY: y }: MouseEvent) {
  const { left, right, top, bottom } = dialog.getBoundingClientRect();
  return target === dialog && (x < left || x > right || y < top || y > bottom);
}
