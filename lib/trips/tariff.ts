import type { Coordinates } from '@/content/schema/fields';
import type { Extra, Hotels } from '@/content/schema/hotels-and-extras';
import type {
  BusyPeriod,
  ferryReliabilities,
  OpeningHours,
} from '@/content/schema/hours-and-seasons';
import type { ItineraryDay, PackageEntry } from '@/content/schema/package';
import type { Terms } from '@/content/schema/terms';
import type { labels } from '@/lib/content-files';

/** The content on which totals depend. In the browser, it has the same form, with some texts that totals don't need. */
export type Rates = {
  terms: Pick<
    Terms,
    'perPerson' | 'singleSupplement' | 'children' | 'season' | 'deposit' | 'cancellation'
  >;
  /** The first class is the base class, for which the listed prices are. */
  hotels: Hotels;
  extras: Extra[];
  /** Some extras have the season of an entry. */
  openingHours: OpeningHours[];
};

export type TripDay = Omit<ItineraryDay, 'text'>;

/** What a trip depends on of its package. */
export type TripPackage = Pick<
  PackageEntry,
  'price' | 'party' | 'includes' | 'youngestAge' | 'latestLanding'
> & { itinerary: TripDay[] };

export type TotalMessages = (typeof labels)['choice']['totalMessages'];

/** The data file `tariff`, for planning packages with a visitor's choice and dates. */
export type Tariff = Rates & {
  packages: (TripPackage & { route: string })[];
  /** The reliability of ferries in each month, January first. */
  ferryMonths: (typeof ferryReliabilities)[number][];
  busyPeriods: BusyPeriod[];
  /** The coordinates of the town and all places, by slug. */
  positions: Record<string, Coordinates>;
  airport: Coordinates;
  totalMessages: TotalMessages;
  dateMessages: (typeof labels)['dates'];
};

/** @returns undefined if the route is not that of a package */
export const findPackage = ({ packages }: Tariff, route: string) =>
  packages.find((candidate) => candidate.route === route);

/** The slugs of the places where the travellers sleep, night by night. */
export function nightPlacesOf(itinerary: readonly Pick<ItineraryDay, 'stay'>[]): string[] {
  return itinerary.flatMap(({ stay }) => stay ?? []);
}

/**
 * The extras that can be added to a package: its price doesn't include them, its itinerary allows them, and its
 * youngest traveller is old enough. Extras for couples are only for packages whose price includes one.
 */
export function extrasFor(item: TripPackage, extras: readonly Extra[]): Extra[] {
  const { itinerary, includes = [], youngestAge = Infinity } = item;
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
function fitsItinerary({ places, minStay }: Extra, itinerary: readonly TripDay[]): boolean {
  return itinerary.some(({ stay = '', visits = [], alsoVisits = [] }, index) => {
    if (minStay === 'visit')
      return [...visits, ...alsoVisits].some((visit) => places.includes(visit));
    if (!minStay || !places.includes(stay)) return false;
    // On a whole day, the travellers wake up and sleep at the same place, and visit no other.
    return minStay === 'night' || (stay === itinerary[index - 1]?.stay && visits.length === 0);
  });
}
