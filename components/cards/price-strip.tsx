import { Phone } from 'lucide-react';
import { Price } from '@/components/details/price';
import { isThemed, type TravelPackage } from '@/lib/content/packages';
import { company, labels } from '@/lib/content/site';
import { telHref } from '@/lib/enquiry/links';

const style = 'flex min-h-16 flex-wrap items-center gap-x-3 px-6 py-3';

/** The foot of a package card: both prices, or a call for the price. */
export function PriceStrip({ item }: { item: TravelPackage }) {
  if (isThemed(item)) {
    return (
      <a
        href={telHref(company.phones[0])}
        className={`${style} relative z-10 justify-between bg-mangrove text-paper hover:bg-lagoon`}
      >
        <strong className="font-serif text-2xl font-normal">₹ {labels.onRequest}</strong>
        <span className="sr-only">
          {labels.callForPrice}: {item.name}
        </span>
        <Phone aria-hidden className="size-5" />
      </a>
    );
  }
  return (
    <p className={`${style} bg-deep text-paper`}>
      <Price item={item} />
    </p>
  );
}
