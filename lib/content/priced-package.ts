import type { Extra } from '@/content/schema/hotels-and-extras';
import type { ItineraryDay, WrittenPackage } from '@/content/schema/package';
import type { PricedExtra, PricedPackage } from '@/lib/trips/tariff';
import type { WrittenContent } from './content';
import { staysOf } from './follow-itinerary';

type Offered = Pick<WrittenPackage, 'itinerary' | 'includes' | 'youngest'>;

/** What `planTrip` needs of a package. Of all `extras`, it has the slugs of those that can be added to its price. */
export function makePricedPackage(
  item: Offered & Pick<WrittenPackage, 'price' | 'party'>,
  route: string,
  extras: readonly Extra[],
): PricedPackage {
  return {
    route,
    price: item.price.now,
    stays: staysOf(item.itinerary),
    ferries: item.itinerary.flatMap(({ ferryRoutes = [] }) => ferryRoutes).length,
    party: item.party,
    extras: extrasFor(item, extras).map(({ slug }) => slug),
  };
}

/**
 * Of all extras those that fit a package and all who take extras, without those in its price. A package is for couples
 * if an extra for couples is in its price.
 */
export function extrasFor(
  { itinerary, includes = [], youngest = Infinity }: Offered,
  extras: readonly Extra[],
): Extra[] {
  const isForCouples = extras.some((extra) => extra.forCouples && includes.includes(extra.slug));
  return extras.filter(
    (extra) =>
      !includes.includes(extra.slug) &&
      (!extra.forCouples || isForCouples) &&
      (extra.minAge ?? 0) <= youngest &&
      fitsItinerary(extra, itinerary),
  );
}

/** Whether an itinerary has the shortest stay of an extra, at one of its places. */
export function fitsItinerary(
  { places, minStay }: Pick<Extra, 'minStay'> & { places: readonly string[] },
  itinerary: readonly ItineraryDay[],
): boolean {
  return itinerary.some(({ stay = '', visits = [] }, index) => {
    if (minStay === 'visit') return visits.some((visit) => places.includes(visit));
    if (!minStay || !places.includes(stay)) return false;
    // A whole day begins and ends at the same place.
    return minStay === 'night' || (stay === itinerary[index - 1]?.stay && visits.length === 0);
  });
}

/** What `planTrip` needs of all extras, each with the season of its entry in content/opening.ts. */
export function makePricedExtras({
  extras,
  openings,
}: Pick<WrittenContent, 'extras' | 'openings'>): PricedExtra[] {
  return extras.map(({ slug, name, price, per, minAge, places, aroundNewMoon, opening }) => {
    const season = openings.find((known) => known.slug === opening)?.season;
    return { slug, name, price, per, minAge, places, aroundNewMoon, season };
  });
}
