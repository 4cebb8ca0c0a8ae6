import type { ReactNode } from 'react';
import { Icon } from '@/components/ui/icon';
import { telHref } from '@/lib/contact-links';
import { type Package, priceText } from '@/lib/content/query/packages';
import { company, labels } from '@/lib/content/query/site';
import { terms } from '@/lib/content/query/terms';
import { formatRupees } from '@/lib/money';

type Props = {
  item: Pick<Package, 'price'>;
  as?: 'p' | 'span';
  className?: string;
  /** The font size of a price in the heading font. Without it, the price looks like the text around it. */
  size?: 'text-2xl' | 'text-3xl';
  /** Whether to show the former price, if there is one. */
  showsFormer?: boolean;
  /** Text after the price, such as "per person". */
  children?: ReactNode;
};

/** The price of a package. */
export function Price({ item, as: Element = 'p', className, size, showsFormer, children }: Props) {
  const { price } = item;
  return (
    <Element className={className}>
      <strong className={`tabular font-normal${size ? ` font-serif ${size}` : ''}`}>
        {priceText(item)}
      </strong>
      {showsFormer && price?.was !== undefined && (
        <>
          <span className="sr-only">{labels.price.insteadOf}</span>
          <s className="tabular opacity-80">{formatRupees(price.was)}</s>
        </>
      )}
      {price && children}
    </Element>
  );
}

const stripStyle =
  'flex min-h-14 flex-wrap items-center gap-x-3 px-6 py-2 in-list:col-span-full in-list:px-4 in-[.scroller]:max-md:gap-2 in-[.scroller]:max-md:px-5 in-[.scroller]:max-md:py-4';

/** What a strip looks like on a card and in a dialog. Every price is per person, for two who travel together. */
const strips = {
  card: { size: 'text-2xl', unit: labels.price.perPerson, unitStyle: 'ml-auto' },
  dialog: {
    size: 'text-3xl',
    unit: `${labels.price.ofPackage} ${terms.perPerson.short}`,
    unitStyle: 'w-full text-balance',
  },
} as const;

type StripProps = { item: Pick<Package, 'price'>; on: keyof typeof strips };

/** The price of a package on a strip, or a link to call if it is on request. */
export function PriceStrip({ item, on }: StripProps) {
  const { size, unit, unitStyle } = strips[on];
  if (!item.price) return <CallStrip item={item} />;
  return (
    <Price item={item} className={`${stripStyle} bg-deep text-paper`} size={size} showsFormer>
      <span className={`text-sm opacity-85 ${unitStyle}`}>{unit}</span>
    </Price>
  );
}

function CallStrip({ item }: Pick<StripProps, 'item'>) {
  return (
    <a
      href={telHref(company.phones[0])}
      className={`${stripStyle} relative z-10 justify-between border-t border-line text-mangrove hover:bg-sand`}
    >
      <Price item={item} as="span" className="font-serif text-xl" />
      <span className="flex items-center gap-2 text-sm">
        {labels.contact.callUs}
        <Icon name="phone" className="size-5" />
      </span>
    </a>
  );
}
