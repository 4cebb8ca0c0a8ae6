'use client';

import { usePathname } from 'next/navigation';
import { useEffect } from 'react';
import { expectPlace, layOutFarBelow } from './far-below';

/**
 * Completes the layout of each page that is shown without a new document, as the starter
 * (scripts/finish/starter.ts) does for the first one. Back leads to the place that one has left.
 */
export function LayoutManners() {
  const pathname = usePathname();

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once for each new address
  useEffect(() => layOutFarBelow(), [pathname]);

  useEffect(() => {
    window.addEventListener('popstate', expectPlace);
    return () => window.removeEventListener('popstate', expectPlace);
  }, []);

  return null;
}
