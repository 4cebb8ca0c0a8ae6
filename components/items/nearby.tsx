import type { TileItem } from '@/components/ui/tile';
import { type ItemOf, routeOf } from '@/lib/content/query/items';
import { labels } from '@/lib/content/query/site';
import { type Located, nearbyOf } from './nearby-items';
import { Related } from './related';

type Props = {
  item: Located | ItemOf<'sport'>;
  /** Water sports there: they come first in the row. */
  sports?: readonly ItemOf<'sport'>[];
};

/** How many in all, where there are sports; half as many elsewhere. */
const most = 8;

/** The places, beaches and sights next to an item, in a row across the page. */
export function Nearby({ item, sports = [] }: Props) {
  const count = sports.length > 0 ? most - sports.length : most / 2;
  return (
    <Related
      id="nearby"
      heading={sports.length > 0 ? labels.hereAndNearby : labels.nearby}
      surface="paper"
      items={[...sports, ...nearbyOf(item, count).map((near) => near.item)].map(tileOf)}
    />
  );
}

/** The tile of an item, without words on it. */
export function tileOf(item: Props['item']): TileItem {
  return { name: item.name, href: routeOf(item), image: item.image };
}
