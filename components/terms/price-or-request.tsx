import type { ReactNode } from 'react';
import type { Package } from '@/lib/content/query/packages';
import { labels } from '@/lib/content/query/site';
import { formatRupees } from '@/lib/money';

type Props = {
  item: Pick<Package, 'price'>;
  as?: 'p' | 'span';
  className?: string;
  /** The size of the figure, which is then in the letters of headings; otherwise it is as the text around it. */
  size?: 'text-2xl' | 'text-3xl';
  /** Whether a former price stands beside it. */
  showsFormer?: boolean;
  /** For whom the price is. */
  children?: ReactNode;
};

/** What a package costs, wherever it is said. */
export function PriceOrRequest({
  item,
  as: Element = 'p',
  className,
  size,
  showsFormer,
  children,
}: Props) {
  const { price } = item;
  return (
    <Element className={className}>
      <strong className={`tabular font-normal${size ? ` font-serif ${size}` : ''}`}>
        {price ? formatRupees(price.now) : `₹ ${labels.onRequest}`}
      </strong>
      {showsFormer && price?.was !== undefined && (
        <>
          <span className="sr-only">{labels.insteadOf}</span>
          <s className="tabular opacity-80">{formatRupees(price.was)}</s>
        </>
      )}
      {price && children}
    </Element>
  );
}
