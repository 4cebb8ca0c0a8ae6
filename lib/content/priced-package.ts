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
 * The extras that fit a package, without those in its price. A package is for couples if an extra for couples is in
 * its price, and for families if it names the age of the youngest.
 */
export function extrasFor(
  { itinerary, includes = [], youngest }: Offered,
  extras: readonly Extra[],
): Extra[] {
  const suits = {
    couples: extras.some(({ slug, onlyFor }) => onlyFor === 'couples' && includes.includes(slug)),
    families: youngest !== undefined,
  };
  return extras
    .filter(({ slug }) => !includes.includes(slug))
    .filter((extra) => fitsPackage(extra, itinerary, youngest))
    .filter(({ onlyFor }) => !onlyFor || suits[onlyFor]);
}

type ExtraNeeds = Pick<Extra, 'minStay' | 'restDays' | 'minAge'> & { places: readonly string[] };

/** Whether a package has the place, the time and the days of rest for an extra, and its youngest is old enough. */
export function fitsPackage(extra: ExtraNeeds, days: readonly ItineraryDay[], youngest = Infinity) {
  const { places, minStay, restDays = 0, minAge = 0 } = extra;
  if (minAge > youngest) return false;
  const isAt = (slug?: string) => slug !== undefined && places.includes(slug);
  return days.some(({ stay, visits = [] }, index) => {
    if (days.length - 1 - index <= restDays) return false;
    if (minStay === 'visit') return visits.some(isAt);
    if (minStay === 'night') return isAt(stay);
    // The day begins and ends there, at the same of the places.
    return isAt(stay) && stay === days[index - 1]?.stay && visits.length === 0;
  });
}

/** What `planTrip` needs of all extras, each with the season of its entry in content/opening.ts. */
export function makePricedExtras({
  extras,
  openings,
}: Pick<WrittenContent, 'extras' | 'openings'>): PricedExtra[] {
  return extras.map(({ slug, name, price, per, minAge, places, opening }) => {
    const season = openings.find((known) => known.slug === opening)?.season;
    return { slug, name, price, per, minAge, places, season };
  });
}
