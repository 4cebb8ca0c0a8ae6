import type { ReactNode } from 'react';

/** Cards in rows: three on wide screens, two on middling ones, one on phones. */
export function CardGrid({ children }: { children: ReactNode }) {
  return (
    <div className="grid justify-items-center gap-x-8 gap-y-12 md:grid-cols-2 md:justify-items-stretch xl:grid-cols-3">
      {children}
    </div>
  );
}
