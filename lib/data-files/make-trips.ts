import { labels } from '@/lib/content/query/content';
import { seasons } from '@/lib/content/query/guide';
import { itemsOf, routeOf } from '@/lib/content/query/items';
import { itineraryOf } from '@/lib/content/query/itinerary';
import { type OpeningHours, openingHours } from '@/lib/content/query/opening-hours';
import type { Package } from '@/lib/content/query/packages';
import { town } from '@/lib/content/query/places';
import { terms } from '@/lib/content/query/terms';
import { formatTimeOfDay } from '@/lib/dates/format-dates';
import { viewOf } from '@/lib/item-types/views';
import type { TripHours, TripItinerary, TripsData } from '@/lib/trips/trips-data';

/** Makes the data for adding dates to packages. */
export function makeTripsData(): TripsData {
  const { cancellation, deposit } = terms;
  const places = [town, ...itemsOf('place')].map(({ slug, at }) => [slug, at]);
  return {
    itineraries: itemsOf('package').map(tripItineraryOf),
    messages: labels.dates,
    ferryMonths: seasons.months.map(({ ferries }) => ferries),
    busyPeriods: seasons.busyPeriods,
    cancellation: cancellation.steps,
    exampleNote: cancellation.example || deposit.example ? labels.examples.tag : undefined,
    places: Object.fromEntries(places),
    airport: town.at,
  };
}

function tripItineraryOf(item: Package): TripItinerary {
  return {
    route: routeOf(item),
    name: viewOf(item).name,
    latestLanding: formatTimeOfDay(item.latestLanding),
    days: itineraryOf(item).map(({ title, ferryRoutes, openingHours: seen }) => ({
      title,
      openingHours: seen.map(tripHoursOf),
      hasFerry: ferryRoutes.length > 0,
    })),
  };
}

/** When a sight is open, with the entry that replaces it in another season. */
function tripHoursOf({ instead, ...entry }: OpeningHours): TripHours {
  const other = openingHours.find(({ slug }) => slug === instead);
  return { ...openDaysOf(entry), instead: other && openDaysOf(other) };
}

function openDaysOf({ name, closed, uncertain, closedOn, season }: Omit<OpeningHours, 'instead'>) {
  return { name, closed, uncertain, closedOn, season };
}
