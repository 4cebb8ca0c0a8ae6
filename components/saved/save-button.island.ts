import { savedStore } from '@/components/storage/storage';
import { toggleItem } from '@/lib/saved/saved-routes';

/** Starts a Save button, which shows whether its item is saved. */
export function startSaveButton(button: HTMLElement): void {
  const route = button.dataset.route ?? '';
  const showState = () => {
    button.ariaPressed = String(savedStore.read().includes(route));
  };
  button.addEventListener('click', (click) => toggleAtClick(route, click));
  showState();
  savedStore.subscribe(showState);
}

/** Saves an item or removes it. Ignores the second click of a double click, which would undo the first. */
export function toggleAtClick(route: string, { detail }: Pick<MouseEvent, 'detail'>): void {
  if (detail < 2) savedStore.set(toggleItem(savedStore.read(), route));
}
