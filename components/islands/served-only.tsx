'use client';

import { type ReactNode, useState, useSyncExternalStore } from 'react';

const never = () => () => {};

/**
 * What is in the served page and nowhere else: on a page that is reached without a new document it
 * is left out. Crawlers load documents, and a <script> that is made in the browser is what a policy
 * of Trusted Types refuses.
 */
export function ServedOnly({ children }: { children: ReactNode }) {
  const isHydrating = useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
  const [isServed] = useState(isHydrating);
  return isServed ? children : null;
}
