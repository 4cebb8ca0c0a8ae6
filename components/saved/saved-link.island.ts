import { savedStore } from '@/components/storage/saved-store';
import { hasFailedToStore } from '@/components/storage/storage';
import { routes } from '@/lib/routes/routes';
import { savedListUrl } from '@/lib/saved/saved-routes';
import { interpolate } from '@/lib/text/interpolate';

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
