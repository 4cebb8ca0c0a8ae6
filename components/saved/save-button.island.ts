import { savedStore } from '@/components/storage/saved-store';
import { toggleItem } from '@/lib/saved/saved-routes';

/** Starts a Save button, which shows whether its item is saved, and saves or removes it. */
export function startSaveButton(button: HTMLElement): void {
  const route = button.dataset.route ?? '';
  const showState = () => {
    button.ariaPressed = String(savedStore.read().includes(route));
  };
  button.addEventListener('click', ({ detail }) => {
    // The second click of a double click would undo the first.
    if (detail < 2) savedStore.set(toggleItem(savedStore.read(), route));
  });
  showState();
  savedStore.subscribe(showState);
}
