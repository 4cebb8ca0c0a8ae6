import type { ReactNode } from 'react';

type Props = {
  /** The first cell of the grid. */
  heading?: ReactNode;
  children: ReactNode;
};

/** Cards in rows: three on wide screens, two on medium ones, one on phones. */
export function CardGrid({ heading, children }: Props) {
  return (
    <div className="grid justify-items-center gap-x-8 gap-y-12 md:grid-cols-2 md:justify-items-stretch xl:grid-cols-[repeat(3,theme(spacing.card))] xl:justify-between">
      {heading}
      {children}
    </div>
  );
}
