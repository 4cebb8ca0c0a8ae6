import { savedStore, toggleSaved } from '@/components/storage/saved-store';
import { hasFailedToStore } from '@/components/storage/storage';
import { routes } from '@/lib/routes/routes';
import { savedListUrl } from '@/lib/saved/saved-routes';
import { interpolate } from '@/lib/text/interpolate';

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
  if (detail < 2) toggleSaved(route);
}

/**
 * Shows the number of saved items in the header. If the browser refuses to store the list, the link's address contains
 * it.
 */
export function startSavedLink(root: HTMLElement): void {
  const link = root.querySelector('a');
  const number = root.querySelector('.saved-count');
  if (!link || !number) return;
  const showCount = () => {
    const saved = savedStore.read();
    const count = saved.length || '';
    number.textContent = `${count}`;
    link.ariaLabel = count ? interpolate(link.dataset.counted ?? '', { count }) : link.title;
    link.href = hasFailedToStore('saved') ? savedListUrl(saved, location.origin) : routes.saved;
  };
  savedStore.subscribe(showCount);
  showCount();
}
