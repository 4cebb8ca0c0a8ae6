import { listedTrip } from '@/lib/content/prices';
import { extras, extrasFor } from '@/lib/content/query/extras';
import { hotelClasses } from '@/lib/content/query/hotels';
import { routeOf } from '@/lib/content/query/items';
import { openings } from '@/lib/content/query/opening';
import type { Package } from '@/lib/content/query/packages';
import { labels } from '@/lib/content/query/site';
import { terms } from '@/lib/content/query/terms';
import { ratesOf, twoAdults } from '@/lib/trip-options/total';
import type { SharedOptions, TripOptions } from '@/lib/trip-options/trip-options';

/** What visitors can choose for every trip. */
export const sharedOptions: SharedOptions = {
  rates: ratesOf(terms),
  maxParty: {
    adults: terms.perPerson.group - 1,
    children: terms.children.most,
    toddlers: terms.children.mostToddlers,
  },
  classes: hotelClasses.map(({ name, perNight, places }) => ({ name, perNight, places })),
  extras: extras.map(({ slug, name, price, per, leastAge, places, opening }) => ({
    slug,
    name,
    price,
    per,
    leastAge,
    places,
    season: openings.find((known) => known.slug === opening)?.season,
  })),
  messages: labels.tripOptions.totalInWords,
};

/** What visitors can choose for a package, and its price. */
export function tripOptionsOf(item: Package): TripOptions {
  return {
    route: routeOf(item),
    ...listedTrip(item),
    party: item.party ?? twoAdults,
    extras: extrasFor(item).map(({ slug }) => slug),
  };
}
