import { type Extra, extrasFor } from '@/lib/content/query/extras';
import { seasons } from '@/lib/content/query/guide';
import { itemsOf, routeOf } from '@/lib/content/query/items';
import { itineraryOf } from '@/lib/content/query/itinerary';
import { type OpeningHours, openings } from '@/lib/content/query/opening';
import type { Package } from '@/lib/content/query/packages';
import { findPlaceOrTown, town } from '@/lib/content/query/places';
import { labels } from '@/lib/content/query/site';
import { terms } from '@/lib/content/query/terms';
import { formatClock } from '@/lib/dates/date-words';
import { surchargeIn } from '@/lib/dates/payment';
import type { FerryReliability, TripOpening, TripsFile, UndatedTrip } from '@/lib/dates/trips-file';
import { viewOf } from '@/lib/item-types/views';
import { addedNight } from '@/lib/trip-options/choice';

/** Makes the data for putting dates on packages. */
export function makeTripsFile(): TripsFile {
  const { cancellation, deposit } = terms;
  return {
    messages: labels.dates,
    sea: {
      changeable: monthsOf('changeable'),
      cyclones: monthsOf('cyclones'),
      cancelled: monthsOf('cancelled'),
    },
    surcharge: surchargeIn(terms),
    terms: {
      steps: cancellation.steps,
      deposit: deposit.percent,
      balanceDays: deposit.balanceDays,
      example: cancellation.example || deposit.example ? labels.examples.tag : undefined,
    },
    crowds: seasons.crowds,
    trips: Object.fromEntries(itemsOf('package').map((item) => [routeOf(item), tripOf(item)])),
  };
}

/** The months, from 1 to 12, in which ferries have this reliability. */
const monthsOf = (sea: FerryReliability) =>
  seasons.months.flatMap(({ ferries }, index) => (ferries === sea ? index + 1 : []));

function tripOf(item: Package): UndatedTrip {
  return {
    name: viewOf(item).about.name,
    landBy: formatClock(item.landBy),
    days: itineraryOf(item).map(({ title, ferryRoutes, openings: seen }, index) => ({
      title,
      at: locate(item.itinerary[index]?.stay),
      sees: seen.map(tripOpeningOf),
      sails: ferryRoutes.length > 0,
    })),
    addedDays: extrasFor(item).flatMap(addedDaysOf),
  };
}

/** The day of the night that an extra adds to a trip; none for most. */
function addedDaysOf({ slug, name: title, ...extra }: Extra) {
  const day = { slug, title, sees: [], sails: false };
  return addedNight(extra).map((place) => ({ ...day, at: locate(place) }));
}

/** Where a place is, or the town. */
const locate = (place = town.slug) => (findPlaceOrTown(place) ?? town).at;

/** The days on which a sight is open, with what is open instead in another season. */
function tripOpeningOf({ instead, ...opening }: OpeningHours): TripOpening {
  const other = openings.find(({ slug }) => slug === instead);
  return { ...hoursOf(opening), instead: other && hoursOf(other) };
}

function hoursOf({ name, closed, uncertain, closedOn, season }: Omit<OpeningHours, 'instead'>) {
  return { name, closed, uncertain, closedOn, season };
}
