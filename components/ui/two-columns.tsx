import type { ReactNode } from 'react';

type Props = {
  /** Whether the second is as high as the first, so that something in it can stay in view. */
  stretch?: boolean;
  children: ReactNode;
};

/** Two things, the second of them in a narrower column beside the first on wide screens. */
export function TwoColumns({ stretch = false, children }: Props) {
  return (
    <div
      className={`grid gap-x-16 gap-y-14 lg:grid-cols-[minmax(0,1fr)_clamp(26rem,33vw,30rem)] ${stretch ? '' : 'items-start'}`}
    >
      {children}
    </div>
  );
}
