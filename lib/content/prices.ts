import type { WrittenPackage } from '@/content/schema/package';
import type { Offer } from '@/lib/trips/tariff';
import { staysOf } from './follow-itinerary';

/** What a package offers, for `planTrip`. `extras` are the slugs of those that can be added to its price. */
export function makeOffer(
  item: Pick<WrittenPackage, 'price' | 'itinerary' | 'party'>,
  route: string,
  extras: string[],
): Offer {
  return {
    route,
    price: item.price.now,
    stays: staysOf(item.itinerary),
    ferries: item.itinerary.flatMap(({ ferryRoutes = [] }) => ferryRoutes).length,
    party: item.party,
    extras,
  };
}
