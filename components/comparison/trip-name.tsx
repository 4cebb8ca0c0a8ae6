import { routeOf } from '@/lib/content/query/items';
import { namesOf, type Package } from '@/lib/content/query/packages';

/** A trip's own name, with its duration below. */
export function TripName({ trip }: { trip: Package }) {
  const { title, length } = namesOf(trip);
  return (
    <>
      <a
        href={routeOf(trip)}
        className="underline decoration-coral decoration-2 underline-offset-4 hover:text-lagoon"
      >
        {title}
      </a>
      {length && <span className="block pt-1 font-sans text-sm">{length}</span>}
    </>
  );
}
