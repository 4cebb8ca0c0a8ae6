import type { ReactNode } from 'react';

/** The `sizes` of a card's picture. */
export const cardPicture = '(min-width: 415px) 375px, calc(100vw - 40px)';

type Props = {
  /** The first cell of the grid. */
  heading?: ReactNode;
  /** At most two wide cards in a row, see `beside` of ItemCard. */
  wide?: boolean;
  children: ReactNode;
};

/** Cards in rows: three on wide screens, two on medium ones, one on phones, where a card is a row (ui.css). */
export function CardGrid({ heading, wide = false, children }: Props) {
  return (
    <div
      className={
        wide
          ? 'card-list grid gap-x-8 gap-y-3 print:grid-cols-2 md:auto-rows-fr md:grid-cols-2 md:gap-y-8'
          : 'card-list grid justify-items-center gap-x-8 gap-y-5 print:grid-cols-2 md:gap-y-12 md:grid-cols-2 md:justify-items-stretch xl:grid-cols-[repeat(3,theme(spacing.card))] xl:justify-between'
      }
    >
      {heading}
      {children}
    </div>
  );
}
