import type { PlannedDay } from '@/content/schema/package';
import type { ListedTrip } from '@/lib/trip-options/total';
import { staysOf } from './follow-itinerary';

/** A package with a price or a guide price. */
type Priced =
  | { price: { now: number }; guidePrice?: undefined }
  | { price?: undefined; guidePrice: { perPerson: number } };

/** What a package costs one of two adults in the first class of hotels, in ₹: its price or its guide price. */
export function pricePerPerson({ price, guidePrice }: Priced): number {
  return price ? price.now : guidePrice.perPerson;
}

/** The figures from which lib/trip-options/total.ts calculates prices for every class of hotels and every party. */
export function listedTrip(item: Priced & { itinerary: readonly PlannedDay[] }): ListedTrip {
  return {
    price: pricePerPerson(item),
    stays: staysOf(item.itinerary),
    ferries: item.itinerary.flatMap(({ ferryRoutes = [] }) => ferryRoutes).length,
  };
}
