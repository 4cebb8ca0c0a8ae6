import { type ItemOf, routeOf } from '@/lib/content/items';
import { type Located, nearbyOf } from '@/lib/content/nearby';
import { labels } from '@/lib/content/site';
import { Related } from './related';

type Props = {
  item: Located | ItemOf<'sport'>;
  /** Water sports there: they come first in the row. */
  sports?: readonly ItemOf<'sport'>[];
};

/** How many in all, where there are sports; half as many elsewhere. */
const most = 8;

/** The places, beaches and sights next to an item, with their distances. */
export function Nearby({ item, sports = [] }: Props) {
  const count = sports.length > 0 ? most - sports.length : most / 2;
  return (
    <Related
      id="nearby"
      heading={sports.length > 0 ? labels.hereAndNearby : labels.nearby}
      surface="paper"
      items={[
        ...sports.map((sport) => ({ ...sport, href: routeOf(sport), note: labels.here })),
        ...nearbyOf(item, count).map(({ item: other, km }) => ({
          ...other,
          href: routeOf(other),
          note: distanceText(km),
        })),
      ]}
    />
  );
}

/** The distance in whole kilometres; less than half a kilometre is next door. */
function distanceText(km: number): string {
  const rounded = Math.round(km);
  return rounded === 0 ? labels.nextDoor : labels.kmAway.replace('{km}', String(rounded));
}
