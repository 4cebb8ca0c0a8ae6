import './trip-table.css';
import type { ReactNode } from 'react';
import { DataTable } from '@/components/ui/data-table';
import { formatClock } from '@/lib/clock';
import { routeOf } from '@/lib/content/items';
import { itineraryOf, nightsOf } from '@/lib/content/itinerary';
import { clashesOf } from '@/lib/content/opening';
import { listHeadingOf, type Package, titlesOf } from '@/lib/content/packages';
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
  /** What stands before the name of a trip. */
  before?: (trip: Package) => ReactNode;
  /** What stands under the name of a trip. */
  under?: (trip: Package) => ReactNode;
  /** One more column. */
  last?: { heading: string; cell: (trip: Package) => ReactNode };
};

/** Where the values are figures, which stand under each other. */
const figures = ['price', 'ferries', 'early', 'landBy'];

/** A quiet sign, which is read aloud as a word. */
const nothing = (
  <>
    <span aria-hidden="true">–</span>
    <span className="sr-only">{none}</span>
  </>
);

/** Packages with their figures, one in a row. */
export function TripTable({ trips, hidden = false, before, under, last }: Props) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must take the keyboard's arrows
    <section aria-label={caption} tabIndex={0} className="relative mt-10 overflow-x-auto">
      <DataTable
        pairs
        caption={caption}
        columns={Object.entries({ ...columns, ...(last && { last: last.heading }) }).map(
          ([id, heading]) => ({ id, heading, figures: figures.includes(id) }),
        )}
        rows={trips.map((trip) => ({
          id: trip.slug,
          head: (
            <div className="flex gap-4">
              {before?.(trip)}
              <TripTitle trip={trip}>{under?.(trip)}</TripTitle>
            </div>
          ),
          cells: { ...cellsOf(trip), last: last?.cell(trip) },
          hidden,
        }))}
      />
    </section>
  );
}

/** A trip's own name, its duration and its list. The first two stay together above a column. */
function TripTitle({ trip, children }: { trip: Package; children: ReactNode }) {
  const { name, duration } = titlesOf(trip);
  return (
    <div className="min-w-0">
      <div data-name>
        <a
          href={routeOf(trip)}
          className="underline decoration-coral decoration-2 underline-offset-4 hover:text-lagoon"
        >
          {name}
        </a>
        {duration && <span className="block pt-1 font-sans text-sm">{duration}</span>}
      </div>
      <span data-list className="block font-sans text-sm text-quiet">
        {listHeadingOf(trip)}
      </span>
      {children}
    </div>
  );
}

function cellsOf(trip: Package) {
  const days = itineraryOf(trip);
  const ferries = days.flatMap((day) => day.ferries).length;
  const early = days.filter((day) => day.early).length;
  const avoid = avoidedBy(trip);
  return {
    price: (
      <span data-sum={trip.price && routeOf(trip)}>
        <span className="font-serif text-lg">
          {trip.price ? formatRupees(trip.price.now) : labels.onRequest}
        </span>
      </span>
    ),
    nights: nightsOf(trip).map(({ name, nights }) => (
      <p key={name} className="whitespace-nowrap">
        {nights} {name}
      </p>
    )),
    ferries: ferries > 0 ? ferries : nothing,
    early: early > 0 ? early : nothing,
    landBy: <p className="whitespace-nowrap first-letter:uppercase">{formatClock(trip.landBy)}</p>,
    avoid: avoid ? <p className="first-letter:uppercase">{avoid}</p> : nothing,
    special: <p className="first-letter:uppercase">{trip.special}</p>,
    unsuited: <p className="first-letter:uppercase">{trip.unsuited}</p>,
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
