import type { ReactNode } from 'react';

/** A map, and other matter beside it on wide screens. */
export function MapAside({ map, children }: { map: ReactNode; children: ReactNode }) {
  return (
    <div className="grid items-start gap-x-16 gap-y-14 lg:grid-cols-[minmax(0,1fr)_26rem]">
      {map}
      {children}
    </div>
  );
}
