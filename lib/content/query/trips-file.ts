import { routes } from '@/lib/routes';
import type { FerryReliability, TripsFile } from '@/lib/trip-dates/trips-file-shape';
import { itemsOf, routeOf } from './items';
import { tripDaysOf } from './itinerary';
import { namesOf } from './packages';
import { shortNameOf, town } from './places';
import { advice, monthsWith, seasons } from './planning';
import { company, labels } from './site';
import { terms } from './terms';

/** What browsers need for putting dates on the packages: trips.json. */
export function makeTripsFile(): TripsFile {
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
        { name: namesOf(item).full, price: item.price?.now, days: tripDaysOf(item) },
      ]),
    ),
  };
}

const monthsOf = (sea: FerryReliability) => monthsWith(({ ferries }) => ferries === sea);

function moneyTerms(): TripsFile['terms'] {
  const { cancellation, deposit } = terms;
  return {
    steps: cancellation.steps,
    balance: { days: deposit.balanceDays, percent: 100 - deposit.percent },
    example: cancellation.example || deposit.example ? labels.exampleTerms : undefined,
  };
}
