import './comparison.css';
import { ArrivalForm } from '@/components/trip-dates/arrival-form';
import { ListDisclosure } from '@/components/ui/list-disclosure';
import { Section } from '@/components/ui/section';
import { itemsOf } from '@/lib/content/query/items';
import { labels, pages } from '@/lib/content/query/site';
import { fillIn } from '@/lib/text/fill-in';
import { TripChoice } from './trip-choice';
import { TripColumns } from './trip-columns';
import { TripTable } from './trip-table';

/**
 * All packages in one table. Whoever chooses two or three sees these alone, side by side
 * (trip-choice.client.ts). On phones and tablets the table waits behind a line.
 */
export function Comparison() {
  const trips = itemsOf('package');
  return (
    <Section compact>
      <div className="compare-dates scripted mb-6">
        <ArrivalForm id="arrive">
          <p className="mt-3 w-full text-base text-quiet">{labels.dates.along}</p>
        </ArrivalForm>
      </div>
      <div className="comparison">
        <TripChoice trips={trips} />
        <TripColumns trips={trips} />
        <ListDisclosure
          text={fillIn(pages.compare.all, { count: trips.length })}
          opened={labels.showFewer}
          data-part="all"
          className="mt-6 lg:hidden"
        />
        <div data-part="all">
          <TripTable trips={trips} />
        </div>
      </div>
    </Section>
  );
}
