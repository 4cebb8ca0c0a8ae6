import { Picture } from '@/components/ui/picture';
import type { Package } from '@/lib/content/query/packages';

/** A trip's picture: small in a table, large in a column. Words beside it say which trip it is. */
export function TripPicture({ trip }: { trip: Package }) {
  return (
    <div aria-hidden="true" className="trip-picture no-print flex-none">
      <Picture
        image={trip.image}
        sizes="(min-width: 1024px) 320px, 50vw"
        className="aspect-3/2 w-full object-cover"
      />
    </div>
  );
}
