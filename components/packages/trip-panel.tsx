import { PriceOrRequest } from '@/components/terms/price-or-request';
import { ArrivalForm } from '@/components/trip-dates/arrival-form';
import { routeOf } from '@/lib/content/query/items';
import type { Package } from '@/lib/content/query/packages';

/** The first lines of the panel on a package's page: its price, which phones have above, and its dates. */
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
      <ArrivalForm id={`arrive-page-${item.slug}`} trip={routeOf(item)} variant="panel" />
    </div>
  );
}
