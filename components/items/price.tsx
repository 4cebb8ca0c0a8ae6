import type { ReactNode } from 'react';
import { Icon } from '@/components/ui/icon';
import { telHref } from '@/lib/contact/hrefs';
import { company, labels, terms } from '@/lib/content/query/all-content';
import type { Package } from '@/lib/content/query/packages';
import { formatRupees } from '@/lib/money/money';

type Props = {
  item: Package;
  className: string;
  size: 'text-2xl' | 'text-3xl';
  /** Text after the price, such as "per person". */
  children: ReactNode;
};

/** The price of a package, with the former price if there is one. */
export function Price({ item, className, size, children }: Props) {
  const { now, was: former } = item.price;
  return (
    <p className={className}>
      <strong className={`tabular font-serif font-normal ${size}`}>{formatRupees(now)}</strong>
      {former !== undefined && (
        <>
          <span className="sr-only">{labels.price.insteadOf}</span>
          <s className="tabular opacity-80">{formatRupees(former)}</s>
        </>
      )}
      {children}
    </p>
  );
}

const stripStyle =
  'item-card-price flex min-h-14 flex-wrap items-center gap-x-3 px-6 py-2 in-[.scroller]:max-md:gap-2 in-[.scroller]:max-md:px-5 in-[.scroller]:max-md:py-4';

/** The price of a package per person on a strip of its card or, if cards hide it, a link to call. */
export function CardPrice({ item }: { item: Package }) {
  if (item.price.onRequest) return <CallStrip />;
  return (
    <Price item={item} className={`${stripStyle} bg-brand text-paper`} size="text-2xl">
      <span className="ml-auto text-sm opacity-85">{labels.price.perPerson}</span>
    </Price>
  );
}

/** The price in a package's dialog, and what it is for. */
export function DialogPrice({ item }: { item: Package }) {
  return (
    <Price item={item} className={`${stripStyle} bg-brand text-paper`} size="text-3xl">
      <span className="w-full text-balance text-sm opacity-85">
        {`${labels.price.ofPackage} ${terms.perPerson.short}`}
      </span>
    </Price>
  );
}

function CallStrip() {
  return (
    <a
      href={telHref(company.phones[0])}
      className={`${stripStyle} relative z-10 justify-between border-t border-line text-success hover:bg-sand`}
    >
      <strong className="tabular font-serif text-xl font-normal">{`₹ ${labels.price.onRequest}`}</strong>
      <span className="flex items-center gap-2 text-sm">
        {labels.contact.callUs}
        <Icon name="phone" className="size-5" />
      </span>
    </a>
  );
}
