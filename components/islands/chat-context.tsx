'use client';

import { useEffect } from 'react';
import { withPage } from '@/lib/enquiry/links';

/** Before a chat link is followed, its message gets the page that the visitor is on. */
export function ChatContext() {
  useEffect(() => {
    const events = ['pointerdown', 'focusin', 'click'] as const;
    for (const event of events) document.addEventListener(event, addPage, true);
    return () => {
      for (const event of events) document.removeEventListener(event, addPage, true);
    };
  }, []);
  return null;
}

function addPage({ target }: Event) {
  const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[data-chat]');
  if (link) link.href = withPage(link.href, link.dataset.chat ?? '', location.href);
}
