import type { Sight, TripDay, Trips } from '@/lib/trips';
import { itemsOf, routeOf } from './items';
import { itineraryOf } from './itinerary';
import { getOpenings, type Opening } from './opening';
import { enquiryNameOf, type Package } from './packages';
import { findSpot, town } from './places';
import { seasons } from './planning';
import { labels } from './site';

/** What browsers need for putting dates on the packages: trips.json. */
export function getTrips(): Trips {
  return {
    words: labels.dates,
    rough: monthsWith(({ ferries }) => ferries === 'cancelled'),
    glow: monthsWith(({ plankton }) => plankton === true),
    trips: Object.fromEntries(
      itemsOf('package').map((item) => [
        routeOf(item),
        { name: enquiryNameOf(item), days: daysOf(item) },
      ]),
    ),
  };
}

/** The months from 1 to 12 of which something is true. */
function monthsWith(isTrue: (month: (typeof seasons.months)[number]) => boolean): number[] {
  return seasons.months.flatMap((month, index) => (isTrue(month) ? index + 1 : []));
}

function daysOf(item: Package): TripDay[] {
  return itineraryOf(item).map(({ title, ferries, openings, stay }, index) => {
    const { dark, stay: slug } = item.itinerary[index] ?? {};
    const { at } = findSpot(slug ?? town.slug) ?? town;
    return {
      title,
      at: [at.north, at.east],
      sees: openings.map((opening) => ({ ...sightOf(opening), instead: insteadOf(opening) })),
      ferries: ferries.map(({ name }) => name),
      ...(stay && { night: stay.name }),
      ...(dark && { dark }),
    };
  });
}

function sightOf({ slug, name, closed, closedOn, season }: Opening): Sight {
  return { slug, name, closed, closedOn, season };
}

/** What is open in the same place in another season. */
function insteadOf({ slug, place, season }: Opening): Sight[] {
  if (!season) return [];
  return getOpenings()
    .filter((other) => other.place === place && other.slug !== slug && other.season)
    .map(sightOf);
}
