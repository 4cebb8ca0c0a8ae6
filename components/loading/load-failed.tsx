import type { ReactNode } from 'react';

/** A text for an island to show while its code or its data can't be loaded. */
export function LoadFailed({ children }: { children: ReactNode }) {
  return (
    <p role="status" className="hidden in-data-loading:in-data-load-failed:block">
      {children}
    </p>
  );
}
