'use client';

import type { useRouter } from 'next/navigation';
import { renderInFull } from './deferred-rendering';
import { fetchDialog } from './item-dialogs';
import { morph, nextPage } from './morph';
import { isPlainClick } from './plain-click';
import { savesData } from './save-data';

/** How long a mouse must rest on a link, in ms, to count as intent; passing over it does not count. */
const hoverMs = 80;

/**
 * Follows the site's plain links without a new document, and prefetches a page, or the dialog of a
 * card, on intent: touch, focus, or a mouse that rests. Prefetches nothing where data should be saved.
 */
export function enhanceLinks(router: ReturnType<typeof useRouter>, signal: AbortSignal) {
  const onClick = (event: MouseEvent) => {
    const link = pageLinkOf(event.target);
    if (!link || event.defaultPrevented || !isPlainClick(event)) return;
    event.preventDefault();
    renderInFull(link.hash !== '');
    const address = link.pathname + link.search + link.hash;
    morph(
      link.closest('.lift, dialog[data-address]')?.querySelector('img'),
      () => {
        router.push(address);
        return nextPage();
      },
      () => document.querySelector<HTMLImageElement>('main img'),
    );
  };

  let hover: ReturnType<typeof setTimeout> | undefined;
  const onIntent = ({ type, target }: Event) => {
    clearTimeout(hover);
    const link = pageLinkOf(target);
    if (!link || savesData()) return;
    const prefetch = () =>
      link.dataset.dialog ? fetchDialog(link) : router.prefetch(link.pathname);
    if (type === 'pointerover') hover = setTimeout(prefetch, hoverMs);
    else prefetch();
  };

  document.addEventListener('click', onClick, { signal });
  for (const intent of ['pointerover', 'touchstart', 'focusin']) {
    document.addEventListener(intent, onIntent, { passive: true, signal });
  }
  // Back and Forward return to the earlier scroll position.
  window.addEventListener('popstate', () => renderInFull(true), { signal });
}

/** The link to another page of the site that an event targets. */
function pageLinkOf(target: EventTarget | null): HTMLAnchorElement | undefined {
  const selector = 'a[href]:not([target], [download])';
  const link = target instanceof Element && target.closest<HTMLAnchorElement>(selector);
  // Files, such as the feed, have a dot in their names.
  if (!link || link.origin !== location.origin || link.pathname.includes('.')) return undefined;
  const isHere = link.pathname === location.pathname && link.search === location.search;
  return isHere ? undefined : link;
}
