import { PriceOrRequest } from '@/components/terms/price-or-request';
import { textLink } from '@/components/ui/text-link';
import type { Package } from '@/lib/content/query/packages';
import { labels } from '@/lib/content/query/site';

/** The first lines of the panel on a package's page: its price, which phones have above, and the way to its dates. */
export function TripPanel({ item }: { item: Package }) {
  return (
    <div className="grid w-full gap-4">
      {item.price ? (
        <PriceOrRequest
          item={item}
          className="flex flex-wrap items-baseline gap-x-3 max-lg:hidden"
          size="text-3xl"
          showsFormer
        />
      ) : (
        <PriceOrRequest item={item} className="font-serif text-2xl text-mangrove" />
      )}
      <p>
        <a href="#dates" className={textLink}>
          {labels.dates.legend}
        </a>
      </p>
    </div>
  );
}
