import type { ReactNode } from 'react';
import { DataTable } from '@/components/ui/data-table';
import { routeOf } from '@/lib/content/query/items';
import { namesOf, type Package } from '@/lib/content/query/packages';
import { pages } from '@/lib/content/query/site';
import { cellsOf } from './trip-cells';

const { caption, columns } = pages.compare;

type Props = {
  trips: readonly Package[];
  /** What stands before the name of a trip. */
  before: (trip: Package) => ReactNode;
  /** What stands under the name of a trip. */
  under: (trip: Package) => ReactNode;
};

/** Where the values are figures, which stand under each other. */
const figures = ['price', 'ferries', 'early', 'landBy'];

/** Packages with their figures, one in a row. */
export function TripTable({ trips, before, under }: Props) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must take the keyboard's arrows
    <section aria-label={caption} tabIndex={0} className="relative mt-10 overflow-x-auto">
      <DataTable
        pairs
        caption={caption}
        columns={Object.entries(columns).map(([id, heading]) => ({
          id,
          heading,
          figures: figures.includes(id),
        }))}
        rows={trips.map((trip) => ({
          id: trip.slug,
          head: (
            <div className="flex gap-4">
              {before(trip)}
              <TripTitle trip={trip}>{under(trip)}</TripTitle>
            </div>
          ),
          cells: cellsOf(trip),
        }))}
      />
    </section>
  );
}

/** A trip's own name, its duration and its list. The first two stay together above a column. */
function TripTitle({ trip, children }: { trip: Package; children: ReactNode }) {
  const { title, length, list } = namesOf(trip);
  return (
    <div className="min-w-0 self-baseline">
      <div data-part="trip-name">
        <a
          href={routeOf(trip)}
          className="underline decoration-coral decoration-2 underline-offset-4 hover:text-lagoon"
        >
          {title}
        </a>
        {length && <span className="block pt-1 font-sans text-sm">{length}</span>}
      </div>
      <div data-part="trip-list">
        <span className="trip-list block font-sans text-sm text-quiet">{list}</span>
      </div>
      {children}
    </div>
  );
}
