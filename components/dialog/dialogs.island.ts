import { isPlainClick } from '@/components/ui/plain-click';
import { DialogHistory, isOpenAsPopover } from './dialog-history';
import { fetchDialog } from './fetch-dialog';

/**
 * Handles all dialogs. The side menu and Book Your Trip are part of the page and opened by buttons. The dialog of an
 * item is fetched when its card, or its link on a map, is clicked. Buttons, Escape, Back and clicks on the backdrop
 * close dialogs.
 */
export const startDialogs = (body: HTMLElement): void => void new Dialogs(body);

class Dialogs {
  private readonly dialogHistory = new DialogHistory();
  /** Only a press that starts on the backdrop closes the dialog. Any other may have selected text. */
  private pressedBackdropOf: HTMLDialogElement | undefined;
  /** The second click of a double click would hit whatever the first click has revealed. */
  private ignoresSecondClick = false;
  /** The link whose dialog is being fetched. */
  private pendingLink: HTMLAnchorElement | undefined;

  constructor(body: HTMLElement) {
    body.addEventListener('pointerdown', (event) => {
      this.pressedBackdropOf = findDialogOfBackdrop(event);
    });
    // The second press of a double tap would select a word of the dialog that the first tap has opened.
    body.addEventListener('mousedown', (event) => {
      if (event.detail > 1 && this.ignoresSecondClick) event.preventDefault();
    });
    // A middle click fires `auxclick`, so the browser opens the page. The listener captures, to keep repeated clicks
    // from reaching other listeners.
    body.addEventListener('click', (event) => this.onClick(event), { capture: true });
    document.addEventListener('keydown', ({ key }) => key === 'Escape' && this.cancelPending());
    // Escape fires this event, which does not bubble.
    body.addEventListener('cancel', (event) => this.onCancel(event), { capture: true });
    addEventListener('popstate', () => this.cancelPending());
  }

  private onClick(event: MouseEvent): void {
    if (event.detail > 1 && this.ignoresSecondClick) {
      event.preventDefault();
      event.stopPropagation();
      return;
    }
    this.cancelPending();
    const dialog = findDialogOfBackdrop(event);
    const isBackdropClick = dialog && dialog === this.pressedBackdropOf;
    const action = isBackdropClick ? this.close : this.findAction(event);
    this.ignoresSecondClick = action !== undefined;
    if (!action) return;
    event.preventDefault();
    action();
  }

  private onCancel(event: Event): void {
    if (!(event.target instanceof HTMLDialogElement)) return;
    event.preventDefault();
    this.close();
  }

  private readonly close = () => this.dialogHistory.close();

  /** @returns what a click on a button or link does to a dialog; undefined if nothing */
  private findAction(event: MouseEvent): (() => void) | undefined {
    const target = event.target as Element;
    const button = target.closest<HTMLButtonElement>('button[popovertarget]');
    if (button) return this.findActionOfButton(button);
    const link = target.closest('a');
    return link && isPlainClick(event) ? this.findActionOfLink(link) : undefined;
  }

  private findActionOfButton(button: HTMLButtonElement) {
    const dialog = document.getElementById(button.getAttribute('popovertarget') ?? '');
    if (!(dialog instanceof HTMLDialogElement) || isOpenAsPopover(dialog)) return undefined;
    if (button.matches('[popovertargetaction=hide]')) return this.close;
    return () => {
      // When the dialog closes, the focus returns to the element that has it now. Safari does not focus a clicked
      // button, and a button in a menu disappears with the menu.
      const summary = button.closest('details[name=menu]')?.querySelector('summary');
      (summary ?? button).focus({ preventScroll: true });
      this.dialogHistory.open(dialog);
    };
  }

  private findActionOfLink(link: HTMLAnchorElement) {
    // Dialogs are outside `main`. A map in a dialog opens pages, not further dialogs.
    if (link.matches('main [data-dialog]')) return () => void this.openItem(link);
    const dialog = link.closest('dialog[open]');
    if (!dialog || link.target || link.origin !== location.origin) return undefined;
    // Back returns to the dialog of an item, but not to the side menu. Links to a part of the same page load no page.
    const isItemDialog = dialog.matches('[data-route]');
    if (isItemDialog && link.pathname !== location.pathname) return undefined;
    return () => this.dialogHistory.followLink(link);
  }

  /** Opens the dialog of a link's item, unless another click, Escape, Back or Forward happens before it has loaded. */
  private async openItem(link: HTMLAnchorElement): Promise<void> {
    link.focus({ preventScroll: true });
    this.pendingLink = link;
    link.ariaBusy = 'true';
    const dialog = await fetchDialog(link.pathname);
    if (this.pendingLink !== link) return;
    this.cancelPending();
    if (dialog) this.dialogHistory.open(dialog);
    else location.assign(link.href);
  }

  private cancelPending(): void {
    if (this.pendingLink) this.pendingLink.ariaBusy = null;
    this.pendingLink = undefined;
  }
}

/** @returns the dialog whose backdrop was hit; events on a backdrop have the dialog as their target */
function findDialogOfBackdrop({ target, clientX: x, clientY: y }: MouseEvent) {
  if (!(target instanceof HTMLDialogElement)) return undefined;
  const { left, right, top, bottom } = target.getBoundingClientRect();
  return x < left || x > right || y < top || y > bottom ? target : undefined;
}
