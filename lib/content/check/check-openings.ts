import { weekdays } from '@/content/schema/weekdays';
import type { Content, PackageEntry } from '@/lib/content/collections';
import type { ContentIssue } from '@/lib/content/report/issue';
import { minutesOf } from '@/lib/dates/date-words';
import { findClosedArrivals, openingsOfDay } from '@/lib/trip-dates/closed-arrivals';
import { checkEachPackage } from './walk-content';

type OpeningHours = Content['openings'][number];

/** What closes before this hour is not reached after a ferry. */
const evening = '17:30';

/** From the landing to the door of a sight, and time to see it. */
const afterLanding = 3 * 60;

/**
 * Checks that each package finds its sights open: none that closes before the evening on the day of a
 * ferry, none on the first day that closes within three hours of the landing, and at least one day of
 * the week to arrive on which nothing is closed.
 */
export function checkOpenings(content: Partial<Content>): ContentIssue[] {
  const openings = content.openings ?? [];
  return checkEachPackage(content, (trip) => [
    ...checkHours(trip, openings),
    ...checkWeek(trip, openings),
  ]);
}

function checkHours({ itinerary, landBy }: PackageEntry, openings: readonly OpeningHours[]) {
  return itinerary.flatMap((day, index) =>
    openingsOfDay(day, openings).flatMap(({ slug, hours = [] }) => {
      const closes = hours
        .map(({ to }) => to)
        .sort()
        .at(-1);
      if (closes === undefined) return [];
      const list = day.sees?.includes(slug) ? 'sees' : 'visits';
      const field = `itinerary[${index + 1}].${list}`;
      const problem = `has ${slug}, which closes at ${closes}`;
      if (day.ferries && closes < evening) {
        const expected = 'another day for it: a ferry may land too late';
        return { field, problem: `${problem}, on the day of a ferry`, expected };
      }
      if (index === 0 && minutesOf(closes) < minutesOf(landBy) + afterLanding) {
        const expected = 'an earlier landBy, or another day for it';
        return { field, problem: `${problem}, and one may land at ${landBy}`, expected };
      }
      return [];
    }),
  );
}

function checkWeek({ itinerary }: PackageEntry, openings: readonly OpeningHours[]) {
  const bad = findClosedArrivals(itinerary, openings);
  if (bad.weekdays.length < weekdays.length) return [];
  return [
    {
      field: 'itinerary',
      problem: 'meets a closed door on whatever day of the week one arrives',
      expected: 'sights that are open on the same days, or another order',
    },
  ];
}
