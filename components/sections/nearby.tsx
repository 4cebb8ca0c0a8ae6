import type { Destination } from '@/lib/content/destinations';
import type { Beach, Leisure } from '@/lib/content/leisure';
import { getNearby, type Nearby as NearbyItem } from '@/lib/content/nearby';
import { labels } from '@/lib/content/site';
import { placeRoute, sightRoute, waterRoute } from '@/lib/routes';
import { Related } from './related';

type Props = {
  item: Destination | Beach | Leisure;
  /** What is done on the water there: it opens the section, which then has a second row. */
  sports?: readonly Leisure[];
};

const row = 4;
const routeOf = { place: placeRoute, beach: waterRoute, sight: sightRoute } as const;

/** The places, beaches and sights next to an item, with how far they are, in full rows. */
export function Nearby({ item, sports = [] }: Props) {
  const here = sports.slice(0, row);
  const count = here.length > 0 ? 2 * row - here.length : row;
  return (
    <Related
      id="nearby"
      heading={here.length > 0 ? labels.hereAndNearby : labels.nearby}
      surface="paper"
      items={[
        ...here.map((sport) => ({
          href: waterRoute(sport),
          name: sport.name,
          note: labels.here,
          image: sport.image,
        })),
        ...getNearby(item, count).map(({ kind, item: other, km }) => ({
          href: routeOf[kind](other),
          name: other.name,
          note: distanceText(km),
          image: other.image,
        })),
      ]}
    />
  );
}

/** Kilometres, to the nearest one; what is nearer than half of one is next door. */
function distanceText(km: NearbyItem['km']): string {
  const rounded = Math.round(km);
  return rounded === 0 ? labels.nextDoor : labels.kmAway.replace('{km}', String(rounded));
}
