import { type ItemOf, routeOf } from '@/lib/content/items';
import { type Located, type Means, nearbyOf } from '@/lib/content/nearby';
import { labels } from '@/lib/content/site';
import { joinWords } from '@/lib/list';
import { Related } from './related';

type Props = {
  item: Located | ItemOf<'sport'>;
  /** Water sports there: they come first in the row. */
  sports?: readonly ItemOf<'sport'>[];
};

/** How many in all, where there are sports; half as many elsewhere. */
const most = 8;

/** The places, beaches and sights next to an item, and how one gets there. */
export function Nearby({ item, sports = [] }: Props) {
  const count = sports.length > 0 ? most - sports.length : most / 2;
  return (
    <Related
      id="nearby"
      heading={sports.length > 0 ? labels.hereAndNearby : labels.nearby}
      surface="paper"
      items={[
        ...sports.map((sport) => ({ ...sport, href: routeOf(sport), note: sport.heading })),
        ...nearbyOf(item, count).map(({ item: other, means }) => ({
          ...other,
          href: routeOf(other),
          note: noteOf(other, means),
        })),
      ]}
    />
  );
}

/** How one gets there: "By road and boat"; of what lies in the same place, what it is like. */
function noteOf(item: Located, means: readonly Means[]): string {
  if (means.length > 0) {
    return labels.byMeans.replace('{means}', joinWords(means.map((by) => labels.map.means[by])));
  }
  if (item.kind === 'place') return item.title;
  return item.kind === 'beach' ? item.shortDescription : item.heading;
}
