import type { ReactNode } from 'react';

/** Two things, the second of them in a narrower column beside the first on wide screens. */
export function TwoColumns({ children }: { children: ReactNode }) {
  return (
    <div className="grid items-start gap-x-16 gap-y-14 lg:grid-cols-text-panel">{children}</div>
  );
}
