import type { WrittenPackage } from '@/content/schema/package';
import type { PricedPackage } from '@/lib/trips/tariff';
import { staysOf } from './follow-itinerary';

/** What `planTrip` needs of a package. `extras` are the slugs of those that can be added to its price. */
export function makePricedPackage(
  item: Pick<WrittenPackage, 'price' | 'itinerary' | 'party'>,
  route: string,
  extras: string[],
): PricedPackage {
  return {
    route,
    price: item.price.now,
    stays: staysOf(item.itinerary),
    ferries: item.itinerary.flatMap(({ ferryRoutes = [] }) => ferryRoutes).length,
    party: item.party,
    extras,
  };
}
