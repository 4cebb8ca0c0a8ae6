import { type Crossing, harboursOf } from '@/lib/content/cruise';
import { crossingChart } from '@/lib/content/map';
import { labels } from '@/lib/content/site';
import { ChartFigure } from './figure';

const words = labels.map;

/** A crossing between its two harbours. */
export function CrossingMap({ item }: { item: Crossing }) {
  const { from, to } = harboursOf(item);
  return (
    <section aria-labelledby="map">
      <h2 id="map" className="mb-5 text-3xl">
        {words.crossing}
      </h2>
      <ChartFigure chart={crossingChart(item)} name={words.tripName.replace('{name}', item.name)}>
        <p>{words.ends.replace('{from}', from.name).replace('{to}', to.name)}</p>
      </ChartFigure>
    </section>
  );
}
