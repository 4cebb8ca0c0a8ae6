import type { Coordinates } from '@/content/schema/fields';
import type { BusyPeriod, ferryMonths } from '@/content/schema/opening';
import type { Terms } from '@/content/schema/terms';
import type { labels } from '@/lib/content-files';
import type { OpenDays } from './openings';
import type { Surcharge } from './payment';

/** The opening days of a sight, and those of what is open instead in another season. */
export type TripOpening = OpenDays & { name: string; instead?: TripOpening | undefined };

export type TripDay = {
  title: string;
  /** The place of the night or of the flight home. */
  at: Coordinates;
  /** The openings of its sights. */
  sees: TripOpening[];
  sails: boolean;
};

export type UndatedTrip = {
  name: string;
  /** The latest landing on its first day, in words: 1 pm. */
  landBy: string;
  days: TripDay[];
  /** The days that extras can add to it, with the slugs of these extras. */
  addedDays: (TripDay & { slug: string })[];
};

/** The reliability of ferries in months in which they may not sail. */
export type FerryReliability = Exclude<(typeof ferryMonths)[number], 'steady'>;

/** trips.json: the data for putting dates on packages. */
export type TripsFile = {
  messages: (typeof labels)['dates'];
  /** The months, from 1 to 12, in which storms can stop ferries. */
  sea: Record<FerryReliability, number[]>;
  surcharge?: Surcharge | undefined;
  /** Payments and cancellation charges, in percent of the price, by days before the landing. */
  terms: {
    steps: Terms['cancellation']['steps'];
    deposit: number;
    /** The number of days before the landing on which the balance is due. */
    balanceDays: number;
    /** A note that these terms are examples, if they are. */
    example?: string | undefined;
  };
  crowds: BusyPeriod[];
  /** The trips by their routes. */
  trips: Record<string, UndatedTrip>;
};
