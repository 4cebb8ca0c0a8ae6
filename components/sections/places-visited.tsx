import type { Destination } from '@/lib/content/destinations';
import { labels } from '@/lib/content/site';
import { placeRoute } from '@/lib/routes';
import { Related } from './related';

/** The places that a package visits. */
export function PlacesVisited({ places }: { places: readonly Destination[] }) {
  return (
    <Related
      id="places-visited"
      heading={labels.placesVisited}
      surface="deep"
      items={places.map((place) => ({
        href: placeRoute(place),
        name: place.name,
        note: place.title,
        image: place.image,
      }))}
    />
  );
}
