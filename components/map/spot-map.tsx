import type { Spot } from '@/lib/content/items';
import { spotChart } from '@/lib/content/map';
import { labels } from '@/lib/content/site';
import { ItemMap } from './item-map';

const words = labels.map;

/** Where a beach or a sight lies, if its coordinates are known. */
export function SpotMap({ item }: { item: Spot }) {
  const chart = spotChart(item);
  if (!chart) return null;
  return (
    <ItemMap
      beside
      heading={words.place}
      chart={chart}
      name={words.tripName.replace('{name}', item.name)}
    />
  );
}
