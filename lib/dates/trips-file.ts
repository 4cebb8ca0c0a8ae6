import type { Season } from '@/content/schema/fields';
import type { BusyPeriod, ferryMonths } from '@/content/schema/opening';
import type { Terms } from '@/content/schema/terms';
import { monthsWith, seasons } from '@/lib/content/query/guide';
import { itemsOf, routeOf } from '@/lib/content/query/items';
import { itineraryOf } from '@/lib/content/query/itinerary';
import { type OpeningHours, openings } from '@/lib/content/query/opening';
import { namesOf, type Package } from '@/lib/content/query/packages';
import { findPlaceOrTown, town } from '@/lib/content/query/places';
import { labels } from '@/lib/content/query/site';
import { terms } from '@/lib/content/query/terms';
import { formatClock } from './date-words';

// The data that browsers fetch when a visitor has chosen a day of arrival (app/trips.json).

/** The opening hours of a sight, and the sights that are open instead in other seasons. */
export type TripOpening = Pick<
  OpeningHours,
  'name' | 'closed' | 'uncertain' | 'closedOn' | 'season'
> & { instead?: TripOpening[] | undefined };

/** A day of a trip. */
export type TripDay = {
  title: string;
  /** The place of the night or of the flight home, in degrees north and east. */
  at: readonly [north: number, east: number];
  /** The openings of its sights. */
  sees: TripOpening[];
  /** Whether the day has a ferry. */
  sails: boolean;
};

export type TripRecord = {
  name: string;
  /** The latest landing on its first day, in words: 1 pm. */
  landBy: string;
  days: TripDay[];
};

/** The reliability of ferries in months in which they may not sail. */
type FerryReliability = Exclude<(typeof ferryMonths)[number], 'steady'>;

export type TripsFile = {
  messages: (typeof labels)['dates'];
  /** The months, from 1 to 12, in which storms can stop ferries. */
  sea: Record<FerryReliability, number[]>;
  /** The nights for which prices are higher. */
  surcharge?: Season | undefined;
  /** The surcharge of such a night for a room, in ₹. */
  surchargePerRoom?: number | undefined;
  /** Payments and cancellation charges, in percent of the price, by days before the landing. */
  terms: {
    steps: Terms['cancellation']['steps'];
    deposit: number;
    /** The number of days before the landing on which the balance is due. */
    balanceDays: number;
    /** A note that these terms are examples, if they are. */
    example?: string | undefined;
  };
  /** Busy periods. */
  crowds: BusyPeriod[];
  /** The trips by their routes. */
  trips: Record<string, TripRecord>;
};

/** Makes the data for putting dates on packages. */
export function makeTripsFile(): TripsFile {
  const { cancellation, deposit, season } = terms;
  return {
    messages: labels.dates,
    sea: {
      changeable: monthsOf('changeable'),
      cyclones: monthsOf('cyclones'),
      cancelled: monthsOf('cancelled'),
    },
    surcharge: season.surcharge,
    surchargePerRoom: season.perRoom,
    terms: {
      steps: cancellation.steps,
      deposit: deposit.percent,
      balanceDays: deposit.balanceDays,
      example: cancellation.example || deposit.example ? labels.examples.tag : undefined,
    },
    crowds: seasons.crowds,
    trips: Object.fromEntries(
      itemsOf('package').map((item) => [
        routeOf(item),
        { name: namesOf(item).full, landBy: formatClock(item.landBy), days: daysOf(item) },
      ]),
    ),
  };
}

const monthsOf = (sea: FerryReliability) => monthsWith(({ ferries }) => ferries === sea);

function daysOf(item: Package): TripDay[] {
  return itineraryOf(item).map(({ title, ferries, openings: seen }, index) => {
    const night = item.itinerary[index]?.stay ?? town.slug;
    const { at } = findPlaceOrTown(night) ?? town;
    return {
      title,
      at: [at.north, at.east],
      sees: seen.map((opening) => ({ ...hoursOf(opening), instead: insteadOf(opening) })),
      sails: ferries.length > 0,
    };
  });
}

function hoursOf({ name, closed, uncertain, closedOn, season }: OpeningHours): TripOpening {
  return { name, closed, uncertain, closedOn, season };
}

/** The sights of the same place with another season. */
function insteadOf(opening: OpeningHours): TripOpening[] | undefined {
  if (!opening.season) return undefined;
  const others = openings.filter(
    (other) => other !== opening && other.place === opening.place && other.season,
  );
  return others.length > 0 ? others.map(hoursOf) : undefined;
}
