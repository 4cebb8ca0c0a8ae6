'use client';

import { type ReactNode, useState, useSyncExternalStore } from 'react';

const never = () => () => {};

/**
 * Renders its children only in the served page, not on a page that is reached without a new document.
 * Crawlers load documents, and the Trusted Types policy refuses a <script> created in the browser.
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
