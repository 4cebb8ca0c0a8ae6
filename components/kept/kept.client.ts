import { showNotice } from '@/components/notice/notice.client';
import { toggled } from '@/lib/kept';
import { addressOfList } from '@/lib/kept-address';
import { routes } from '@/lib/routes';
import { isUnsaved, onKeptChange, readKept, saveKept } from './kept-store.client';

/** How long to wait before asking again for what has not come, in ms. */
const retryMs = 5_000;

/**
 * Makes the Keep buttons work, shows the list on them and in the header, and follows other tabs. On the
 * page of the list, loads what shows it.
 */
export function enhanceKept() {
  document.addEventListener('click', onClick);
  onKeptChange(() => {
    showKept();
    if (isUnsaved()) showNotice('notKept', addressOfList(readKept(), location));
  });
  showKept();
  // These were pressed before the scripts ran (client/bootstrap.ts).
  for (const button of document.querySelectorAll<HTMLElement>('[data-keep][data-pressed]')) {
    button.click();
  }
  if (document.querySelector('[data-kept-list]')) loadList();
}

function loadList() {
  import('./kept-list.client').then(
    ({ startKeptList }) => startKeptList(),
    () => setTimeout(loadList, retryMs),
  );
}

/** Shows the list on every Keep button and in the header. */
export function showKept() {
  const kept = readKept();
  const link = document.querySelector<HTMLAnchorElement>('[data-kept]');
  if (!link) return;
  for (const button of document.querySelectorAll<HTMLElement>('[data-keep]')) {
    const isKept = kept.includes(button.dataset.keep ?? '');
    button.ariaPressed = String(isKept);
    const word = button.querySelector('[data-keep-word]');
    // Its name stays: that it is pressed says the rest.
    if (isKept) word?.setAttribute('data-word', link.title);
    else word?.removeAttribute('data-word');
  }
  const count = String(kept.length || '');
  link.ariaLabel = (count && link.dataset.kept?.replace('{count}', count)) || link.title;
  const number = link.querySelector('[data-count]');
  if (number) number.textContent = count;
  // Where nothing can be stored, the address itself has the list.
  link.href = isUnsaved() ? addressOfList(kept, location) : routes.kept;
}

function onClick({ target, detail }: MouseEvent) {
  const button = (target as Element).closest<HTMLElement>('[data-keep]');
  // The second click of a double click would take the item off again.
  if (!button || detail > 1) return;
  delete button.dataset.pressed;
  saveKept(toggled(readKept(), button.dataset.keep ?? ''));
}
