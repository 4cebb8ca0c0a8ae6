import { islandsAdded } from '@/components/islands/start-islands';
import { showToast } from '@/components/toast/toast.island';
import { retryMs } from '@/components/ui/retry.client';
import { wordsOf } from '@/components/ui/words-of.client';
import { routes } from '@/lib/routes';
import { savedListUrl } from '@/lib/saved/saved-address';
import { toggleItem } from '@/lib/saved/saved-list';
import { fillIn } from '@/lib/text/fill-in';
import { isStorageBlocked, onSavedChange, readSaved, writeSaved } from './saved-store.client';

/**
 * Makes the buttons that save an item work, shows the list on them and in the header, and follows other
 * tabs. On the page of the list, loads what shows it.
 */
export function enhanceSaved() {
  document.addEventListener('click', onClick);
  onSavedChange(() => {
    showSaved();
    if (isStorageBlocked()) showToast(savedListUrl(readSaved(), location));
  });
  showSaved();
  // Its button in a dialog comes with that.
  document.addEventListener(islandsAdded, showSaved);
  if (document.querySelector('.saved-list')) loadSavedPage();
}

function loadSavedPage() {
  import('./saved-page.client').then(
    ({ startSavedPage }) => startSavedPage(),
    () => setTimeout(loadSavedPage, retryMs),
  );
}

function showSaved() {
  const saved = readSaved();
  for (const button of document.querySelectorAll<HTMLElement>('[data-save]')) {
    button.ariaPressed = String(saved.includes(button.dataset.save ?? ''));
  }
  const number = document.querySelector('.saved-count');
  const link = number?.closest('a');
  if (!link || !number) return;
  const count = saved.length || '';
  number.textContent = `${count}`;
  link.ariaLabel = count ? fillIn(wordsOf<string>(link), { count }) : link.title;
  // Where nothing can be stored, the address itself has the list.
  link.href = isStorageBlocked() ? savedListUrl(saved, location) : routes.saved;
}

function onClick({ target }: Event) {
  const button = (target as Element).closest<HTMLElement>('[data-save]');
  if (!button) return;
  writeSaved(toggleItem(readSaved(), button.dataset.save ?? ''));
}
