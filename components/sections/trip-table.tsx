import type { ReactNode } from 'react';
import { DataTable } from '@/components/ui/data-table';
import { formatClock } from '@/lib/clock';
import { routeOf } from '@/lib/content/items';
import { itineraryOf, nightsOf } from '@/lib/content/itinerary';
import { clashesOf } from '@/lib/content/opening';
import { headingOf, listHeadingOf, type Package } from '@/lib/content/packages';
import { labels, pages } from '@/lib/content/site';
import { joinWords } from '@/lib/list';
import { weekdayName } from '@/lib/opening';
import { formatRupees } from '@/lib/price';
import { fillIn } from '@/lib/words';

const { caption, columns, none } = pages.compare;

type Props = {
  trips: readonly Package[];
  /** Not shown until a script shows its rows. */
  hidden?: boolean;
  /** What stands under the name of a trip. */
  under?: (trip: Package) => ReactNode;
  /** One more column. */
  last?: { heading: string; cell: (trip: Package) => ReactNode };
};

/** Packages with their figures, one in a row. */
export function TripTable({ trips, hidden = false, under, last }: Props) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must take the keyboard's arrows
    <section aria-label={caption} tabIndex={0} className="mt-10 overflow-x-auto">
      <DataTable
        pairs
        caption={caption}
        columns={Object.entries({ ...columns, ...(last && { last: last.heading }) }).map(
          ([id, heading]) => ({ id, heading }),
        )}
        rows={trips.map((trip) => ({ ...rowOf(trip, under?.(trip), last?.cell(trip)), hidden }))}
      />
    </section>
  );
}

function rowOf(trip: Package, under: ReactNode, last: ReactNode) {
  const days = itineraryOf(trip);
  const ferries = days.flatMap((day) => day.ferries).length;
  const early = days.filter((day) => day.early).length;
  return {
    id: trip.slug,
    head: (
      <>
        <span className="block pb-1 font-sans text-sm text-quiet">{listHeadingOf(trip)}</span>
        <a
          href={routeOf(trip)}
          className="underline decoration-coral decoration-2 underline-offset-4 hover:text-lagoon"
        >
          {headingOf(trip)}
        </a>
        {trip.name && (
          <span className="block pt-1 font-sans text-base">
            {trip.price ? trip.name : trip.duration}
          </span>
        )}
        {under}
      </>
    ),
    cells: {
      price: trip.price ? (
        <span data-sum={routeOf(trip)}>{formatRupees(trip.price.now)}</span>
      ) : (
        labels.onRequest
      ),
      nights: nightsOf(trip).map(({ name, nights }) => (
        <p key={name} className="whitespace-nowrap">
          {nights} {name}
        </p>
      )),
      ferries: ferries > 0 ? ferries : none,
      early: early > 0 ? early : none,
      landBy: <p className="whitespace-nowrap">{formatClock(trip.landBy)}</p>,
      avoid: avoidedBy(trip) || none,
      special: <p className="first-letter:uppercase">{trip.special}</p>,
      unsuited: <p className="first-letter:uppercase">{trip.unsuited}</p>,
      last,
    },
  };
}

/** The days on which one should not land, and those before which to ask. */
function avoidedBy(trip: Package): string {
  const daysOf = (field: 'closed' | 'uncertain') =>
    joinWords([...new Set(clashesOf(trip, field).map(({ weekday }) => weekdayName(weekday)))]);
  const [closed, uncertain] = [daysOf('closed'), daysOf('uncertain')];
  const ask = uncertain && fillIn(labels.askShort, { days: uncertain });
  return [closed, ask].filter(Boolean).join('; ');
}
