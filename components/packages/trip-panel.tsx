import { ArrivalForm } from '@/components/trip-dates/arrival-form';
import { routeOf } from '@/lib/content/query/items';
import type { Package } from '@/lib/content/query/packages';
import { labels } from '@/lib/content/query/site';
import { PriceLine } from './price';

/** The first lines of the panel on a package's page: its price, which phones have above, and its dates. */
export function TripPanel({ item }: { item: Package }) {
  return (
    <div className="grid w-full gap-4">
      {item.price ? (
        <p
          data-price={routeOf(item)}
          className="flex flex-wrap items-baseline gap-x-3 max-lg:hidden"
        >
          <PriceLine price={item.price} />
        </p>
      ) : (
        <p className="font-serif text-2xl text-mangrove">
          <strong className="font-normal">{`₹ ${labels.onRequest}`}</strong>
        </p>
      )}
      <ArrivalForm id={`arrive-page-${item.slug}`} trip={routeOf(item)} look="panel" />
    </div>
  );
}
