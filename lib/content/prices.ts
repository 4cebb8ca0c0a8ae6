import type { PlannedDay } from '@/content/schema/package';
import type { PricedTrip } from '@/lib/trip-options/total';

/** A package with a price or a guide price. */
type Priced =
  | { price: { now: number }; guidePrice?: undefined }
  | { price?: undefined; guidePrice: { perPerson: number } };

type Planned = { itinerary: readonly Pick<PlannedDay, 'stay' | 'ferries'>[] };

/** What a package costs one of two adults in the first class of hotels, in ₹: its price or its guide price. */
export function pricePerPerson({ price, guidePrice }: Priced): number {
  return price ? price.now : guidePrice.perPerson;
}

/** All that the price of a package depends on, for every class of hotels, party and extra (lib/trip-options/total.ts). */
export function pricedTrip(item: Priced & Planned): PricedTrip {
  const { itinerary } = item;
  return {
    price: pricePerPerson(item),
    stays: itinerary.flatMap(({ stay }) => stay ?? []),
    ferries: itinerary.flatMap(({ ferries = [] }) => ferries).length,
  };
}
