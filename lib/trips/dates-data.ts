import type { Coordinates } from '@/content/schema/fields';
import type { BusyPeriod, ferryReliabilities } from '@/content/schema/hours-and-seasons';
import type { Terms } from '@/content/schema/terms';
import type { labels } from '@/lib/content-files';
import type { OpenDays } from '@/lib/dates/closures';

/** The opening hours of a sight, a boat or a road. `instead`: what replaces it in another season. */
export type TripOpeningHours = OpenDays & { name: string; instead?: TripOpeningHours | undefined };

export type PackageDay = {
  title: string;
  /** The opening hours of everything that travellers visit on this day. */
  openingHours: TripOpeningHours[];
  hasFerry: boolean;
};

/** The days of a package. */
export type PackageItinerary = {
  route: string;
  name: string;
  /** The latest landing time on the first day, in words: 1 pm. */
  latestLanding: string;
  days: PackageDay[];
};

/** dates.json: the data for planning packages on a visitor's dates. */
export type DatesData = {
  itineraries: PackageItinerary[];
  messages: (typeof labels)['dates'];
  /** The reliability of ferries in each month, January first. */
  ferryMonths: (typeof ferryReliabilities)[number][];
  busyPeriods: BusyPeriod[];
  /** The cancellation charges, in percent of the price, by days before arrival. */
  cancellation: Terms['cancellation']['charges'];
  /** The coordinates of the town and all places, by slug. */
  places: Record<string, Coordinates>;
  airport: Coordinates;
};
