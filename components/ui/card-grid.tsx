import type { ReactNode } from 'react';

export const cardPictureSizes = '(min-width: 415px) 375px, calc(100vw - 40px)';

const columns = 'print:grid-cols-2 md:grid-cols-2 xl:grid-cols-[repeat(3,theme(spacing.card))]';
const alignment = 'justify-items-center md:justify-items-stretch xl:justify-between';

/** A grid of cards. On phones, each card is a row (ui.css). */
export function CardGrid({ children }: { children: ReactNode }) {
  return (
    <div className={`card-list grid gap-x-8 gap-y-5 md:gap-y-12 ${columns} ${alignment}`}>
      {children}
    </div>
  );
}
