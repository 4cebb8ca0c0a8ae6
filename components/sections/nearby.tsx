import { type ItemOf, routeOf } from '@/lib/content/items';
import { type Located, nearbyOf } from '@/lib/content/nearby';
import { labels } from '@/lib/content/site';
import { Related } from './related';

type Props = {
  item: Located | ItemOf<'sport'>;
  /** Water sports there: they come first in the section, which then has a second row. */
  sports?: readonly ItemOf<'sport'>[];
};

const row = 4;

/** The places, beaches and sights next to an item, with their distances, in full rows. */
export function Nearby({ item, sports = [] }: Props) {
  const here = sports.slice(0, row);
  const count = here.length > 0 ? 2 * row - here.length : row;
  return (
    <Related
      id="nearby"
      heading={here.length > 0 ? labels.hereAndNearby : labels.nearby}
      surface="paper"
      items={[
        ...here.map((sport) => ({ ...sport, href: routeOf(sport), note: labels.here })),
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
