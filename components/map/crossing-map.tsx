import { type Crossing, harboursOf } from '@/lib/content/cruise';
import { crossingChart } from '@/lib/content/map';
import { labels } from '@/lib/content/site';
import { ItemMap } from './item-map';

const words = labels.map;

/** A crossing between its two harbours. */
export function CrossingMap({ item }: { item: Crossing }) {
  const { from, to } = harboursOf(item);
  return (
    <ItemMap
      heading={words.crossing}
      chart={crossingChart(item)}
      name={words.tripName.replace('{name}', item.name)}
    >
      <p>{words.ends.replace('{from}', from.name).replace('{to}', to.name)}</p>
    </ItemMap>
  );
}
