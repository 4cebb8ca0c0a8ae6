import { Picture } from '@/components/ui/picture';
import type { Package } from '@/lib/content/query/packages';

/** A trip's picture: small in a table, large in a column. */
export function TripPicture({ trip }: { trip: Package }) {
  return (
    <Picture
      image={trip.image}
      sizes="(min-width: 1024px) 320px, 50vw"
      className="aspect-3/2 w-full object-cover"
    />
  );
}
