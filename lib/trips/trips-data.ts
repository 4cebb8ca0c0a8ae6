import type { Coordinates } from '@/content/schema/fields';
import type { BusyPeriod, ferryMonths } from '@/content/schema/opening';
import type { Terms } from '@/content/schema/terms';
import type { labels } from '@/lib/content-files';
import type { OpenDays } from '@/lib/dates/openings';

/** When a sight is open. `instead`: what replaces it in another season. */
export type TripOpening = OpenDays & { name: string; instead?: TripOpening | undefined };

export type TripDay = {
  title: string;
  /** The openings of the day's sights. */
  openings: TripOpening[];
  hasFerry: boolean;
};

/** The days of a package. */
export type TripItinerary = {
  route: string;
  name: string;
  /** The latest landing time on the first day, in words: 1 pm. */
  latestLanding: string;
  days: TripDay[];
};

/** The reliability of ferries in months when they may not sail. */
export type FerryReliability = Exclude<(typeof ferryMonths)[number], 'steady'>;

/** trips.json: the data for adding dates to packages. */
export type TripsData = {
  itineraries: TripItinerary[];
  messages: (typeof labels)['dates'];
  /** The months, from 1 to 12, in which ferries are unreliable. */
  riskyMonths: Record<FerryReliability, number[]>;
  busyPeriods: BusyPeriod[];
  /** The cancellation charges, in percent of the price, by days before arrival. */
  cancellation: Terms['cancellation']['steps'];
  /** A note that the terms are examples, if they are. */
  exampleNote?: string | undefined;
  /** The coordinates of the places of nights, by slug. */
  places: Record<string, Coordinates>;
  airport: Coordinates;
};
