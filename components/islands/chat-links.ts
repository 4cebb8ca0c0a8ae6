'use client';

import { withPage } from '@/lib/enquiry/links';

/** Adds the address of the page to the message of a chat link, just before it is followed. */
export function enhanceChatLinks(signal: AbortSignal) {
  for (const event of ['pointerdown', 'focusin', 'click']) {
    document.addEventListener(event, addPage, { capture: true, signal });
  }
}

function addPage({ target }: Event) {
  const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[data-chat]');
  if (link) link.href = withPage(link.href, link.dataset.chat ?? '', location.href);
}
