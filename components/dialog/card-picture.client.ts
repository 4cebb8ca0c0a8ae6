import { isPlainClick } from '@/components/ui/plain-click.client';

/**
 * Lets the picture of a card move to the page that its link leads to: view-transition.css names the
 * pictures of pages, and here the one that was clicked gets the same name, just before the page changes.
 */
export function moveCardPictures() {
  let picture: HTMLElement | null | undefined;
  document.addEventListener('click', (event) => {
    const link = isPlainClick(event) && (event.target as Element).closest('.card a[href]');
    picture = link ? link.closest('.card')?.querySelector('img') : undefined;
  });
  addEventListener('pageswap', () => {
    if (!picture) return;
    document.documentElement.dataset.viewChanging = '';
    picture.style.viewTransitionName = 'item-picture';
  });
  // The page may come back as it was left.
  addEventListener('pageshow', () => {
    delete document.documentElement.dataset.viewChanging;
    if (picture) picture.style.viewTransitionName = '';
  });
}
