'use client';

import { usePathname, useRouter } from 'next/navigation';
import { useEffect } from 'react';
import { enhanceArrival, followArrival } from './arrival';
import { enhanceChatLinks } from './chat-links';
import { hideBarWhileReading } from './contact-bar';
import { renderWhenIdle } from './deferred-rendering';
import { enhanceDialogs } from './dialogs';
import { enhanceItemDialogs, fetchVisibleDialogs, followAddress } from './item-dialogs';
import { enhanceKept, showKept } from './kept';
import { enhanceMenus } from './menus';
import { pageIsShown } from './morph';
import { enhanceLinks } from './navigation';

/**
 * Improves the links, menus and dialogs of every page, which all work without scripts. Renders
 * nothing: its functions listen on the document, so that no link or card has to be hydrated.
 */
export function Enhancements() {
  const router = useRouter();
  const pathname = usePathname();

  useEffect(() => {
    const listening = new AbortController();
    const { signal } = listening;
    enhanceMenus(signal);
    enhanceDialogs(signal);
    // Must be before the links, because it handles the clicks on cards.
    enhanceItemDialogs(signal);
    enhanceLinks(router, signal);
    enhanceChatLinks(signal);
    enhanceArrival(signal);
    enhanceKept(signal);
    hideBarWhileReading(signal);
    // Tests wait for this.
    document.documentElement.dataset.ready = '';
    return () => listening.abort();
  }, [router]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once for each new address
  useEffect(() => {
    pageIsShown();
    void followAddress().then(followArrival);
    followArrival();
    showKept();
    renderWhenIdle();
    return fetchVisibleDialogs();
  }, [pathname]);

  return null;
}
