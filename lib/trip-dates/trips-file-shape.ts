import type { Season } from '@/content/schema/fields';
import type { Labels } from '@/content/schema/labels';
import type { OpeningHours } from '@/content/schema/opening';
import type { BusyPeriod, ferryMonths } from '@/content/schema/season';
import type { Terms } from '@/content/schema/terms';
import type { SunTime } from './sun-and-moon';

// What browsers fetch when a visitor puts dates on a trip: trips.json (app/trips.json).

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
  /** The openings of its sights. Its name stays: phones hold copies of the file, and their scripts look for it. */
  sees: TripOpening[];
  /** The names of its ferry routes. */
  ferries: string[];
  /** The short name of the place where one sleeps; undefined on the last day. */
  night?: string | undefined;
  /** Whether a dark night matters. */
  dark?: boolean | undefined;
  /** What its text times by the sun. */
  bySun?: SunTime[] | undefined;
  /** Whether the tide matters. */
  tide?: boolean | undefined;
};

export type TripRecord = {
  name: string;
  /** What one person of two pays in rupees, where the site shows it. */
  price?: number | undefined;
  days: TripDay[];
};

/** How ferries sail in months that are not steady. */
export type FerryReliability = Exclude<(typeof ferryMonths)[number], 'steady'>;

export type TripsFile = {
  /** The site's own address, for what leads back to it. */
  site: string;
  /** The short name of where every trip begins and ends. */
  town: string;
  words: Labels['dates'] & Pick<Labels, 'ferry' | 'nightIn' | 'totals'>;
  /** The months, from 1 to 12, in which storms can stop ferries. */
  sea: Record<FerryReliability, number[]>;
  /** The months in which plankton glows on dark nights. */
  glow: number[];
  /** The link to where the tide is looked up. */
  tides?: { text: string; href: string } | undefined;
  /** The nights for which prices are higher. */
  surcharge?: Season | undefined;
  /** What such a night costs more for a room, in ₹. */
  surchargePerRoom?: { least: number; most: number } | undefined;
  /** What is due or kept, how many days before the landing. */
  terms: {
    steps: Terms['cancellation']['steps'];
    /** Its share stays, though all need the deposit: scripts in copies on phones look for it. */
    balance: { days: number; percent: number };
    /** Says that these terms are examples, if they are. */
    example?: string | undefined;
  };
  /** When many travel. */
  crowds: BusyPeriod[];
  /** The trips by their routes. */
  trips: Record<string, TripRecord>;
};

/** What is paid to book a trip, in percent of its price. */
export function depositPercent({ terms: { balance } }: TripsFile): number {
  return 100 - balance.percent;
}
