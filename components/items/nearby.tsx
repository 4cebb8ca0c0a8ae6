import { Tile, type TileItem } from '@/components/ui/tile';
import { type ItemOf, routeOf } from '@/lib/content/query/items';
import { type Located, nearbyOf } from '@/lib/content/query/nearby';
import { labels } from '@/lib/content/query/site';
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
      items={[...sports.map(tileOf), ...tilesOf(item, count)]}
    />
  );
}

/** The same as a list, under a short story with a map beside it. Without any, nothing is rendered. */
export function NearbyList({ item }: { item: Located }) {
  const tiles = tilesOf(item, most / 2);
  if (tiles.length === 0) return null;
  return (
    <section aria-labelledby="nearby">
      <h2 id="nearby" className="mb-5 text-3xl md:text-4xl">
        {labels.nearby}
      </h2>
      <ul className="grid gap-5">
        {tiles.map((tile) => (
          <Tile key={tile.href} {...tile} picture="beside" />
        ))}
      </ul>
    </section>
  );
}

function tilesOf(item: Props['item'], count: number): TileItem[] {
  return nearbyOf(item, count).map(({ item: other }) => tileOf(other));
}

function tileOf(item: Props['item']): TileItem {
  return { name: item.name, href: routeOf(item), image: item.image };
}
