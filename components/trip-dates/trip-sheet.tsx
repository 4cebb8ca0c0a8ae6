import { routeOf } from '@/lib/content/query/items';
import type { Package } from '@/lib/content/query/packages';
import { company } from '@/lib/content/query/site';

/** What stands under the days when a trip is printed: our numbers, and its address. */
export function TripSheet({ item }: { item: Package }) {
  const numbers = [...company.phones, company.email].join(', ');
  return (
    <p className="trip-sheet on-sheet hidden">
      {`${company.name}: ${numbers}. ${company.site}${routeOf(item)}`}
    </p>
  );
}
