import { showToast } from '@/components/toast/toast.island';
import { routes } from '@/lib/routes';
import { savedListUrl } from '@/lib/saved-list';
import { interpolate } from '@/lib/text/interpolate';
import { isStorageBlocked, onSavedChange, readSaved } from './saved-store';

/**
 * Shows in the header how many items are saved. Where the browser stores nothing, the link has the list in
 * its address, and a toast says so.
 */
export function startSavedLink(root: HTMLElement) {
  const link = root.querySelector('a');
  const number = root.querySelector('.saved-count');
  if (!link || !number) return;
  const show = () => {
    const saved = readSaved();
    const count = saved.length || '';
    number.textContent = `${count}`;
    link.ariaLabel = count ? interpolate(link.dataset.counted ?? '', { count }) : link.title;
    link.href = isStorageBlocked() ? savedListUrl(saved, location.origin) : routes.saved;
  };
  onSavedChange(() => {
    show();
    if (isStorageBlocked()) showToast(link.href);
  });
  show();
}
