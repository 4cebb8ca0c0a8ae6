/** @jest-environment jsdom */
import { fireEvent } from '@testing-library/react';
import { Island } from '@/components/islands/island';
import { showIsland } from '@/test/show-island';
import { Dialog, DialogButton } from './dialog';

// jsdom lacks these.
performance.getEntriesByType = () => [];
HTMLDialogElement.prototype.showModal = function () {
  this.open = true;
};

/** Shows a page, and opens its dialog by a button. */
async function open() {
  const { startDialogs } = await import('./dialogs.island');
  history.replaceState(null, '');
  const page = (
    <Island name="dialogs" when="start">
      <DialogButton dialogId="book" />
      <Dialog id="book" title="Book" closeLabel="Close">
        Text
      </Dialog>
    </Island>
  );
  const root = showIsland('dialogs', startDialogs, page);
  fireEvent.click(root.querySelector('button') as Element);
  return root.querySelector('dialog') as HTMLDialogElement;
}

test.each([
  ['beside it', -1, -1, true],
  ['that begins in it', 0, -1, false],
  ['that ends in it', -1, 0, false],
])('a press %s, from x=%d to x=%d, closes a dialog: %s', async (_, from, to, closes) => {
  const dialog = await open();
  expect(dialog.open).toBe(true);
  // The dialog has no size here, so 0 is in it.
  fireEvent(dialog, new MouseEvent('pointerdown', { clientX: from, bubbles: true }));
  fireEvent.click(dialog, { clientX: to });
  expect('closing' in dialog.dataset).toBe(closes);
});
