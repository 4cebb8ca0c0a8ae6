'use client';

import type { ComponentProps } from 'react';

const isDevelopment = process.env.NODE_ENV === 'development';

/**
 * Keeps React away from a part of the page: it renders on the server alone. When the page's islands
 * wake, React takes over neither this element's content nor what scripts have written there meanwhile,
 * and does no work for it. (`npm run dev` renders it, so that changes are seen.)
 */
export function Still({ children, ...props }: ComponentProps<'div'>) {
  if (typeof window === 'undefined' || isDevelopment) return <div {...props}>{children}</div>;
  return (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: empty; React leaves what the server has written
    <div {...props} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />
  );
}
