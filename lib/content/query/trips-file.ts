import { formatClock } from '@/lib/dates/date-words';
import type { FerryReliability, TripsFile } from '@/lib/dates/trips-file';
import { monthsWith, seasons } from './guide';
import { itemsOf, routeOf } from './items';
import { tripDaysOf } from './itinerary';
import { namesOf } from './packages';
import { labels } from './site';
import { terms } from './terms';

/** What browsers need for putting dates on the packages: trips.json. */
export function makeTripsFile(): TripsFile {
  const { cancellation, deposit, season } = terms;
  return {
    words: labels.dates,
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
      example: cancellation.example || deposit.example ? labels.exampleTerms : undefined,
    },
    crowds: seasons.crowds,
    trips: Object.fromEntries(
      itemsOf('package').map((item) => [
        routeOf(item),
        { name: namesOf(item).full, landBy: formatClock(item.landBy), days: tripDaysOf(item) },
      ]),
    ),
  };
}

const monthsOf = (sea: FerryReliability) => monthsWith(({ ferries }) => ferries === sea);
