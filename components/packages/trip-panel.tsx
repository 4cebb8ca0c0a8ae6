import { textLink } from '@/components/ui/text-link';
import { routeOf } from '@/lib/content/query/items';
import type { Package } from '@/lib/content/query/packages';
import { labels } from '@/lib/content/query/site';
import { PriceLine } from './price';

/**
 * The first lines of the panel on a package's page: its price, which phones have above, and the way to its
 * dates.
 */
export function TripPanel({ item }: { item: Package }) {
  return (
    <div className="grid w-full gap-2">
      {item.price ? (
        <p
          data-price={routeOf(item)}
          className="flex flex-wrap items-baseline gap-x-3 max-lg:hidden"
        >
          <PriceLine price={item.price}>{null}</PriceLine>
        </p>
      ) : (
        <p className="font-serif text-2xl text-mangrove">
          <strong className="font-normal">{`₹ ${labels.onRequest}`}</strong>
        </p>
      )}
      <p className="scripted no-print">
        <a href="#days" className={textLink}>
          {labels.dates.legend}
        </a>
      </p>
    </div>
  );
}
