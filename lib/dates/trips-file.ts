import type { Season } from '@/content/schema/fields';
import type { BusyPeriod, ferryMonths, OpeningHours } from '@/content/schema/opening';
import type { Terms } from '@/content/schema/terms';
import type { labels } from '@/lib/content/load/files';

// What browsers fetch when a visitor has chosen a day of arrival: trips.json (app/trips.json).

/** When a sight of a day is open, and what is open in its place in other weeks of the year. */
export type TripOpening = Pick<
  OpeningHours,
  'slug' | 'name' | 'closed' | 'uncertain' | 'closedOn' | 'season'
> & { instead?: TripOpening[] | undefined };

/** A day of a trip. */
export type TripDay = {
  title: string;
  /** Where one spends it, in degrees north and east. */
  at: readonly [north: number, east: number];
  /** The openings of its sights. */
  sees: TripOpening[];
  /** Whether it has a ferry. */
  sails: boolean;
};

export type TripRecord = {
  name: string;
  /** The latest landing on its first day, in words: 1 pm. */
  landBy: string;
  days: TripDay[];
};

/** How ferries sail in months that are not steady. */
export type FerryReliability = Exclude<(typeof ferryMonths)[number], 'steady'>;

export type TripsFile = {
  words: (typeof labels)['dates'];
  /** The months, from 1 to 12, in which storms can stop ferries. */
  sea: Record<FerryReliability, number[]>;
  /** The nights for which prices are higher. */
  surcharge?: Season | undefined;
  /** What such a night costs more for a room, in ₹. */
  surchargePerRoom?: number | undefined;
  /** What is due or kept, how many days before the landing, in percent of the price. */
  terms: {
    steps: Terms['cancellation']['steps'];
    deposit: number;
    /** So many days before the landing the balance is due. */
    balanceDays: number;
    /** Says that these terms are examples, if they are. */
    example?: string | undefined;
  };
  /** When many travel. */
  crowds: BusyPeriod[];
  /** The trips by their routes. */
  trips: Record<string, TripRecord>;
};

/** A trip that begins on a day, with what it is judged by. Days are year-month-day. */
export type TripOnDay = {
  trip: TripRecord;
  arrival: string;
  /** The day that it is in India. */
  today: string;
  data: TripsFile;
};
