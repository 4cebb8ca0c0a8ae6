import type { Extra } from '@/content/schema/hotels-and-extras';
import type { ItineraryDay, PackageEntry } from '@/content/schema/package';
import type { PricedExtra, PricedPackage } from '@/lib/trips/tariff';
import { nightPlacesOf } from './follow-itinerary';
import type { ValidContent } from './types';

type ExtrasInput = Pick<PackageEntry, 'itinerary' | 'includes' | 'youngestAge'>;

/** Picks what `planTrip` needs to know of a package. @param extras all extras of the site */
export function makePricedPackage(
  item: ExtrasInput & Pick<PackageEntry, 'price' | 'party'>,
  extras: readonly Extra[],
): PricedPackage {
  return {
    price: item.price.now,
    nightPlaces: nightPlacesOf(item.itinerary),
    ferryCount: item.itinerary.flatMap(({ ferryRoutes = [] }) => ferryRoutes).length,
    party: item.party,
    extraSlugs: extrasFor(item, extras).map(({ slug }) => slug),
  };
}

/**
 * The extras that can be added to a package: its price doesn't include them, its itinerary allows them, and its
 * youngest traveller is old enough. Extras for couples are only for packages whose price includes one.
 */
export function extrasFor(
  { itinerary, includes = [], youngestAge = Infinity }: ExtrasInput,
  extras: readonly Extra[],
): Extra[] {
  const isForCouples = extras.some((extra) => extra.forCouples && includes.includes(extra.slug));
  return extras.filter(
    (extra) =>
      !includes.includes(extra.slug) &&
      (!extra.forCouples || isForCouples) &&
      (extra.minAge ?? 0) <= youngestAge &&
      fitsItinerary(extra, itinerary),
  );
}

/** Whether an itinerary stays long enough for an extra at one of the extra's places, or visits one of its sights. */
export function fitsItinerary(
  { places, minStay }: Pick<Extra, 'minStay'> & { places: readonly string[] },
  itinerary: readonly ItineraryDay[],
): boolean {
  return itinerary.some(({ stay = '', visits = [], alsoVisits = [] }, index) => {
    if (minStay === 'visit')
      return [...visits, ...alsoVisits].some((visit) => places.includes(visit));
    if (!minStay || !places.includes(stay)) return false;
    // On a whole day, the travellers wake up and sleep at the same place, and visit no other.
    return minStay === 'night' || (stay === itinerary[index - 1]?.stay && visits.length === 0);
  });
}

/** Picks what `planTrip` needs to know of all extras. Their seasons come from content/opening-hours.ts. */
export function makePricedExtras({
  extras,
  openingHours,
}: Pick<ValidContent, 'extras' | 'openingHours'>): PricedExtra[] {
  return extras.map(({ slug, name, price, per, minAge, places, aroundNewMoon, seasonOf }) => {
    const season = openingHours.find((hours) => hours.slug === seasonOf)?.season;
    return { slug, name, price, per, minAge, places, aroundNewMoon, season };
  });
}
