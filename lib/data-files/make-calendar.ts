import { labels } from '@/lib/content/query/all-content';
import { seasons } from '@/lib/content/query/guide';
import { itemsOfType, routeOf } from '@/lib/content/query/items';
import { itineraryOf } from '@/lib/content/query/itinerary';
import { type OpeningHours, openingHours } from '@/lib/content/query/opening-hours';
import type { Package } from '@/lib/content/query/packages';
import { town } from '@/lib/content/query/places';
import { terms } from '@/lib/content/query/terms';
import { formatTimeOfDay } from '@/lib/dates/format-dates';
import { viewOf } from '@/lib/item-types/views';
import type { CalendarData, PackageItinerary, TripOpeningHours } from '@/lib/trips/plan-dated-trip';

export function makeCalendarData(): CalendarData {
  const places = [town, ...itemsOfType('place')].map(({ slug, position }) => [slug, position]);
  return {
    itineraries: itemsOfType('package').map(packageItineraryOf),
    messages: labels.dates,
    ferryMonths: seasons.months.map(({ ferries }) => ferries),
    busyPeriods: seasons.busyPeriods,
    cancellation: terms.cancellation.charges,
    places: Object.fromEntries(places),
    airport: town.position,
  };
}

function packageItineraryOf(item: Package): PackageItinerary {
  return {
    route: routeOf(item),
    name: viewOf(item).name,
    latestLanding: formatTimeOfDay(item.latestLanding),
    days: itineraryOf(item).map(({ title, ferryRoutes, openingHours: hours }) => ({
      title,
      openingHours: hours.map(tripOpeningHoursOf),
      hasFerry: ferryRoutes.length > 0,
    })),
  };
}

/** The opening hours of an entry, with those of the entry that replaces it in another season. */
function tripOpeningHoursOf({ instead, ...entry }: OpeningHours): TripOpeningHours {
  const other = openingHours.find(({ slug }) => slug === instead);
  return { ...openDaysOf(entry), instead: other && openDaysOf(other) };
}

function openDaysOf({ name, closed, uncertain, closedOn, season }: Omit<OpeningHours, 'instead'>) {
  return { name, closed, uncertain, closedOn, season };
}
