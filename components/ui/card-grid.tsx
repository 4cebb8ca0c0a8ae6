import type { ReactNode } from 'react';

/** The `sizes` of a card's picture. */
export const cardPictureSizes = '(min-width: 415px) 375px, calc(100vw - 40px)';

/** Cards in rows: three on wide screens, two on medium ones, one on phones, where a card is a row (ui.css). */
export function CardGrid({ children }: { children: ReactNode }) {
  return (
    <div className="card-list grid justify-items-center gap-x-8 gap-y-5 print:grid-cols-2 md:gap-y-12 md:grid-cols-2 md:justify-items-stretch xl:grid-cols-[repeat(3,theme(spacing.card))] xl:justify-between">
      {children}
    </div>
  );
}
