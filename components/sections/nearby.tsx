import type { Destination } from '@/lib/content/destinations';
import type { Beach, Leisure } from '@/lib/content/leisure';
import { getNearby, type Nearby as NearbyItem } from '@/lib/content/nearby';
import { labels } from '@/lib/content/site';
import { placeRoute, sightRoute, waterRoute } from '@/lib/routes';
import { Related } from './related';

const routeOf = { place: placeRoute, beach: waterRoute, sight: sightRoute } as const;

/** The four places, beaches and sights next to an item, with how far they are. */
export function Nearby({ item }: { item: Destination | Beach | Leisure }) {
  return (
    <Related
      id="nearby"
      heading={labels.nearby}
      surface="paper"
      items={getNearby(item, 4).map(({ kind, item: other, km }) => ({
        href: routeOf[kind](other),
        name: other.name,
        note: distanceText(km),
        image: other.image,
      }))}
    />
  );
}

/** Kilometres, to the nearest one; what is nearer than half of one is next door. */
function distanceText(km: NearbyItem['km']): string {
  const rounded = Math.round(km);
  return rounded === 0 ? labels.nextDoor : labels.kmAway.replace('{km}', String(rounded));
}
