import { savedStore } from '@/components/storage/saved-store';
import { hasFailedToStore, subscribeToStored } from '@/components/storage/storage';
import { savedListUrl } from '@/lib/saved/saved-routes';

/**
 * Shows the message when the browser has refused to store what the visitor has saved or chosen. Screen readers announce
 * it. It is hidden when its button is pressed or its link, which contains the saved list, is followed.
 */
export function startToast(toast: HTMLElement): void {
  const message = toast.querySelector('p');
  const link = toast.querySelector('a');
  if (!message || !link) return;
  for (const name of ['saved', 'choice', 'day'] as const) {
    subscribeToStored(name, () => {
      if (!hasFailedToStore(name)) return;
      const saved = savedStore.read();
      link.href = savedListUrl(saved, location.origin);
      link.hidden = saved.length === 0;
      message.hidden = false;
    });
  }
  toast.addEventListener('click', ({ target }) => {
    if ((target as Element).closest('a, button')) message.hidden = true;
  });
}
