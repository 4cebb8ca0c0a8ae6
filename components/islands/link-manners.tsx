'use client';

import { useRouter } from 'next/navigation';
import { useEffect } from 'react';
import { fetchDetails, opensDetails } from './details';
import { expectPlace, expectTop } from './far-below';
import { isPlain } from './plain-click';
import { isScarce } from './scarce';

/** How long a mouse rests on a link that is meant, in ms: one that passes over it does not stay. */
const restMs = 80;

/**
 * Makes the site's plain links quick: one is followed without a new document, and its page (or the
 * details that it opens) is fetched in advance once somebody is about to follow it (a finger on the
 * link, the focus, a mouse that rests there). Nothing is fetched in advance where people save data or
 * the connection is 2G.
 */
export function LinkManners() {
  const router = useRouter();

  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      const link = pageLinkOf(event.target);
      if (!link || event.defaultPrevented || !isPlain(event)) return;
      event.preventDefault();
      if (link.hash) expectPlace();
      else expectTop();
      router.push(link.pathname + link.search + link.hash);
    };

    let rest: ReturnType<typeof setTimeout> | undefined;
    const onIntent = ({ type, target }: Event) => {
      clearTimeout(rest);
      const link = pageLinkOf(target);
      if (!link || isScarce()) return;
      const fetchAhead = () => {
        if (opensDetails(link)) fetchDetails(link).catch(() => undefined);
        else router.prefetch(link.pathname);
      };
      if (type === 'pointerover') rest = setTimeout(fetchAhead, restMs);
      else fetchAhead();
    };

    const intents = ['pointerover', 'touchstart', 'focusin'];
    document.addEventListener('click', onClick);
    for (const intent of intents) document.addEventListener(intent, onIntent, { passive: true });
    return () => {
      clearTimeout(rest);
      document.removeEventListener('click', onClick);
      for (const intent of intents) document.removeEventListener(intent, onIntent);
    };
  }, [router]);

  return null;
}

/** The link to another page of the site that an event is about. */
function pageLinkOf(target: EventTarget | null): HTMLAnchorElement | undefined {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
  if (!link || link.target || link.hasAttribute('download')) return undefined;
  const { origin, pathname, search } = link;
  // Files, such as the feed, have a dot in their names.
  const isPage = origin === location.origin && !pathname.includes('.');
  const isHere = pathname === location.pathname && search === location.search;
  return isPage && !isHere ? link : undefined;
}
