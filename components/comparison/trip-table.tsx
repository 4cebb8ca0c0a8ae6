import { DataTable } from '@/components/ui/data-table';
import { Picture } from '@/components/ui/picture';
import { namesOf, type Package } from '@/lib/content/query/packages';
import { pages } from '@/lib/content/query/site';
import { cellsOf } from './trip-cells';
import { TripName } from './trip-name';

const { caption, columns } = pages.compare;

/** Where the values are figures, which stand under each other. */
const figures = ['price', 'ferries', 'early', 'landBy'];

/** Packages with their figures, one in a row. */
export function TripTable({ trips }: { trips: readonly Package[] }) {
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
              <div aria-hidden="true" className="trip-picture no-print flex-none">
                <Picture
                  image={trip.image}
                  sizes="(min-width: 1024px) 320px, 50vw"
                  className="aspect-3/2 w-full object-cover"
                />
              </div>
              <div className="min-w-0 self-baseline">
                <TripName trip={trip} />
                <span className="block font-sans text-sm text-quiet">{namesOf(trip).list}</span>
              </div>
            </div>
          ),
          cells: cellsOf(trip),
        }))}
      />
    </section>
  );
}
