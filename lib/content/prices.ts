import type { PlannedDay } from '@/content/schema/package';
import { type Party, twoAdults } from '@/lib/trips/party';
import type { Offer } from '@/lib/trips/tariff';
import { staysOf } from './follow-itinerary';

/** A package whose card shows its price, or "On Request". */
type Priced =
  | { price: { now: number }; priceOnPage?: undefined }
  | { price?: undefined; priceOnPage: { perPerson: number } };

/** What a package costs one of two adults in the first class of hotels, in ₹. */
export function pricePerPerson({ price, priceOnPage }: Priced): number {
  return price ? price.now : priceOnPage.perPerson;
}

/** What a package offers, for `planTrip`. `extras` are the slugs of those that can be added to its price. */
export function makeOffer(
  item: Priced & { itinerary: PlannedDay[]; party?: Party | undefined },
  route: string,
  extras: string[],
): Offer {
  return {
    route,
    price: pricePerPerson(item),
    stays: staysOf(item.itinerary),
    ferries: item.itinerary.flatMap(({ ferryRoutes = [] }) => ferryRoutes).length,
    party: item.party ?? twoAdults,
    extras,
  };
}
