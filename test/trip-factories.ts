import { labels } from '@/lib/content/query/all-content';
import {
  type CalendarData,
  type DatedTrip,
  type PackageDay,
  planDatedTrip,
} from '@/lib/trips/plan-dated-trip';
import { need } from './need';
import { tariff as plainTariff, reefWeek, ticked } from './tariff-factories';

/** Makes a calendar that causes no notes on any dates. A test sets only the fields that matter to it. */
export function makeCalendar(fields: Partial<CalendarData> = {}): CalendarData {
  return {
    itineraries: [],
    messages: labels.dates,
    ferryMonths: Array(12).fill('steady'),
    busyPeriods: [],
    cancellation: [
      { days: 30, percent: 10 },
      { days: 15, percent: 50 },
      { days: 0, percent: 100 },
    ],
    places: {},
    airport: { north: 11.67, east: 92.74 },
    ...fields,
  };
}

/** Makes a day of a trip. */
export function makePackageDay(fields: Partial<PackageDay> = {}): PackageDay {
  return { title: 'A day', openingHours: [], hasFerry: false, ...fields };
}

/** Makes a dated trip with these days. By default, today is long before it. */
export function makeDatedTrip(
  days: PackageDay[],
  arrival: string,
  { today = '2026-11-25', calendar = makeCalendar(), tariff = plainTariff, extras = ticked() } = {},
): DatedTrip {
  const { route } = reefWeek;
  const packages = [{ ...reefWeek, nightPlaces: days.slice(1).map(() => 'town') }];
  const itineraries = [{ route, name: 'Trip', latestLanding: 'noon', days }];
  const data = { calendar: { ...calendar, itineraries }, tariff: { ...tariff, packages } };
  return need(planDatedTrip(data, route, { extras }, arrival, today));
}
