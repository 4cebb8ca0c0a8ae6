import type { Month } from '@/content/schema/season';
import { routes } from '@/lib/routes';
import { sunTimesIn } from '@/lib/trip-dates/sun-words';
import {
  openingFields,
  type SeaState,
  type TripDay,
  type TripOpening,
  type Trips,
} from '@/lib/trip-dates/trip-data';
import { itemsOf, routeOf } from './items';
import { itineraryOf } from './itinerary';
import { type Opening, openings } from './opening';
import { namesOf, type Package } from './packages';
import { findPlaceOrTown, shortNameOf, town } from './places';
import { advice, seasons } from './planning';
import { company, labels } from './site';
import { terms } from './terms';

/** What browsers need for putting dates on the packages: trips.json. */
export function getTrips(): Trips {
  const tides = advice.find(({ id }) => id === 'tides');
  return {
    site: company.site,
    town: shortNameOf(town.slug),
    words: {
      ...labels.dates,
      ferry: labels.ferry,
      nightIn: labels.nightIn,
      totals: labels.totals,
    },
    sea: {
      changeable: monthsOf('changeable'),
      cyclones: monthsOf('cyclones'),
      cancelled: monthsOf('cancelled'),
    },
    glow: monthsWith(({ plankton }) => plankton === true),
    tides: tides && { text: labels.dates.tide, href: `${routes.before}#${tides.id}` },
    surcharge: terms.season.surcharge,
    surchargePerRoom: terms.season.perRoom,
    terms: moneyTerms(),
    crowds: seasons.crowds,
    trips: Object.fromEntries(
      itemsOf('package').map((item) => [
        routeOf(item),
        {
          name: namesOf(item).full,
          ...(item.price && { price: item.price.now }),
          days: tripDaysOf(item),
        },
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

function moneyTerms(): Trips['terms'] {
  const { cancellation, deposit } = terms;
  return {
    steps: cancellation.steps,
    balance: { days: deposit.balanceDays, percent: 100 - deposit.percent },
    ...((cancellation.example || deposit.example) && { example: labels.exampleTerms }),
  };
}

/** The days of a package as trips.json has them. */
export function tripDaysOf(item: Package): TripDay[] {
  return itineraryOf(item).map(({ title, text, ferries, openings }, index) => {
    const { dark, stay: slug } = item.itinerary[index] ?? {};
    const bySun = sunTimesIn(text);
    const { at } = findPlaceOrTown(slug ?? town.slug) ?? town;
    return {
      title,
      at: [at.north, at.east],
      sees: openings.map((opening) => ({ ...tripOpeningOf(opening), instead: insteadOf(opening) })),
      ferries: ferries.map(({ name }) => name),
      ...(slug && { night: shortNameOf(slug) }),
      ...(dark && { dark }),
      ...(bySun.length > 0 && { bySun }),
      ...(/\btides?\b/i.test(text) && { tide: true as const }),
    };
  });
}

function tripOpeningOf(opening: Opening): TripOpening {
  return Object.fromEntries(
    openingFields.map((field) => [field, opening[field]]),
  ) as unknown as TripOpening;
}

/** What is open in the same place in another season. */
function insteadOf({ slug, place, season }: Opening): TripOpening[] | undefined {
  if (!season) return undefined;
  const others = openings.filter(
    (other) => other.place === place && other.slug !== slug && other.season,
  );
  return others.length > 0 ? others.map(tripOpeningOf) : undefined;
}
