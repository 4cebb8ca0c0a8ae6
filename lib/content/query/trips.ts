import type { Month } from '@/content/schema/season';
import {
  type SeaState,
  type Sight,
  sightFields,
  type TripDay,
  type Trips,
} from '@/lib/trip-dates/trip-data';
import { itemsOf, routeOf } from './items';
import { itineraryOf } from './itinerary';
import { getOpenings, type Opening } from './opening';
import { enquiryNameOf, type Package } from './packages';
import { findPlaceOrTown, town } from './places';
import { seasons } from './planning';
import { company, labels } from './site';
import { terms } from './terms';

/** What browsers need for putting dates on the packages: trips.json. */
export function getTrips(): Trips {
  return {
    site: company.site,
    words: { ...labels.dates, ferry: labels.ferry, nightIn: labels.nightIn },
    sea: {
      changeable: monthsOf('changeable'),
      cyclones: monthsOf('cyclones'),
      cancelled: monthsOf('cancelled'),
    },
    glow: monthsWith(({ plankton }) => plankton === true),
    surcharge: terms.season.surcharge,
    crowds: seasons.crowds,
    trips: Object.fromEntries(
      itemsOf('package').map((item) => [
        routeOf(item),
        { name: enquiryNameOf(item), ...(item.price && { priced: true }), days: daysOf(item) },
      ]),
    ),
  };
}

/** The months from 1 to 12 in which ferries sail in a way. */
export function monthsOf(sea: SeaState): number[] {
  return monthsWith(({ ferries }) => ferries === sea);
}

/** The months from 1 to 12 of which something is true. */
function monthsWith(isTrue: (month: Month) => boolean): number[] {
  return seasons.months.flatMap((month, index) => (isTrue(month) ? index + 1 : []));
}

function daysOf(item: Package): TripDay[] {
  return itineraryOf(item).map(({ title, ferries, openings, stay }, index) => {
    const { dark, stay: slug } = item.itinerary[index] ?? {};
    const { at } = findPlaceOrTown(slug ?? town.slug) ?? town;
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

function sightOf(opening: Opening): Sight {
  return Object.fromEntries(
    sightFields.map((field) => [field, opening[field]]),
  ) as unknown as Sight;
}

/** What is open in the same place in another season. */
function insteadOf({ slug, place, season }: Opening): Sight[] | undefined {
  if (!season) return undefined;
  const others = getOpenings().filter(
    (other) => other.place === place && other.slug !== slug && other.season,
  );
  return others.length > 0 ? others.map(sightOf) : undefined;
}
