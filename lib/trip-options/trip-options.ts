import type { Season } from '@/content/schema/fields';
import type { Extra } from '@/content/schema/trip-options';
import type { labels } from '@/lib/content-files';
import type { HotelClass, ListedTrip, Party, Rates } from './total';

// What trips offer, for code that runs in browsers. lib/data-files/trip-options.ts makes it from the content.

/** What is the same for all trips. */
export type SharedOptions = {
  rates: Rates;
  /** The largest number of each kind of traveller. More adults are a group, with other prices. */
  maxParty: Party;
  /** The classes of hotels; the first is that of the listed prices. */
  classes: HotelClass[];
  /** All extras. A trip offers those that it names. */
  extras: ExtraOption[];
  messages: TotalMessages;
};

export type ExtraOption = Pick<Extra, 'slug' | 'name' | 'price' | 'per' | 'leastAge' | 'places'> & {
  /** When it is offered; undefined for the whole year. */
  season: Season | undefined;
};

export type TotalMessages = (typeof labels)['tripOptions']['totalInWords'];

/** What one trip offers. */
export type TripOptions = ListedTrip & {
  route: string;
  /** The party until the visitor chooses another. */
  party: Party;
  /** The slugs of the extras that fit the trip and are not in its price. */
  extras: string[];
};

/** The options of all trips. */
export type AllOptions = SharedOptions & { trips: TripOptions[] };
