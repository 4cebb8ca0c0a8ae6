import { routeOf } from '@/lib/content/query/items';
import { type Package, titlesOf } from '@/lib/content/query/packages';

/** A trip's own name, which leads to its page, and its duration: they stay together above a column. */
export function TripName({ trip }: { trip: Package }) {
  const { name, duration } = titlesOf(trip);
  return (
    <>
      <a
        href={routeOf(trip)}
        className="underline decoration-coral decoration-2 underline-offset-4 hover:text-lagoon"
      >
        {name}
      </a>
      {duration && <span className="block pt-1 font-sans text-sm">{duration}</span>}
    </>
  );
}
