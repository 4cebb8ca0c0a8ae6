import type { PlannedDay } from '@/content/schema/package';
import type { ListedTrip } from '@/lib/trip-options/total';
import { staysOf } from './follow-itinerary';

/** A package whose card shows its price, or "On Request". */
type Priced =
  | { price: { now: number }; priceOnRequest?: undefined }
  | { price?: undefined; priceOnRequest: { perPerson: number } };

/** What a package costs one of two adults in the first class of hotels, in ₹. */
export function pricePerPerson({ price, priceOnRequest }: Priced): number {
  return price ? price.now : priceOnRequest.perPerson;
}

/** The figures from which lib/trip-options/total.ts calculates prices for every class of hotels and every party. */
export function listedTrip(item: Priced & { itinerary: readonly PlannedDay[] }): ListedTrip {
  return {
    price: pricePerPerson(item),
    stays: staysOf(item.itinerary),
    ferries: item.itinerary.flatMap(({ ferryRoutes = [] }) => ferryRoutes).length,
  };
}
