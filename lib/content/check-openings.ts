import { weekdays } from '@/content/schema/weekdays';
import { minutesOf } from '@/lib/clock';
import { findClashes } from '@/lib/opening';
import type { Content, RawContent } from './collections';
import { checkNames, entriesOf, fault } from './entries';
import type { Fault } from './fault';

type Trip = Content['familyPackages'][number] | Content['themedPackages'][number];
type Opening = Content['openings'][number];

/** What closes before this hour is not reached after a ferry. */
const evening = '17:30';

/** From the landing to the door of a sight, and time to see it. */
const afterLanding = 3 * 60;

/**
 * Checks that each package finds its sights open: none that closes before the evening on the day of a
 * ferry, none on the first day that closes within three hours of the landing, and at least one day of
 * the week to arrive on which nothing is closed.
 */
export function checkOpenings(content: Partial<Content>, raw: RawContent): Fault[] {
  const known = entriesOf(raw, 'openings').map(({ slug }) => slug);
  const openings = content.openings ?? [];
  return (['honeymoonPackages', 'familyPackages', 'themedPackages'] as const).flatMap((name) =>
    (content[name] ?? []).flatMap((trip) => {
      const unknown = trip.itinerary.flatMap(({ sees }, index) =>
        checkNames(name, trip, `itinerary[${index + 1}].sees`, sees, known, sight),
      );
      const told = [...checkHours(trip, openings), ...checkWeek(trip, openings)];
      return [...unknown, ...told.map(({ field, ...rest }) => fault(name, trip, field, rest))];
    }),
  );
}

const sight = 'in content/opening.ts';

function checkHours({ itinerary, landBy }: Trip, openings: readonly Opening[]) {
  return itinerary.flatMap((day, index) =>
    openingsOf(day, openings).flatMap(({ slug, hours }) => {
      const closes = hours
        ?.map(({ to }) => to)
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

function checkWeek({ itinerary }: Trip, openings: readonly Opening[]) {
  const clashes = findClashes(itinerary.map((day) => openingsOf(day, openings)));
  const bad = new Set(clashes.map(({ weekday }) => weekday));
  if (bad.size < weekdays.length) return [];
  return [
    {
      field: 'itinerary',
      problem: 'meets a closed door on whatever day of the week one arrives',
      expected: 'sights that are open on the same days, or another order',
    },
  ];
}

/** When the sights of one day are open. */
function openingsOf(
  { visits = [], sees = [] }: Trip['itinerary'][number],
  all: readonly Opening[],
) {
  return all.filter(({ slug }) => visits.includes(slug) || sees.includes(slug));
}
