import './comparison.css';
import { EnquireLink } from '@/components/enquiry/enquire-link';
import { ArrivalForm } from '@/components/trip-dates/arrival-form';
import { ListDisclosure } from '@/components/ui/list-disclosure';
import { Section } from '@/components/ui/section';
import { itemsOf, routeOf } from '@/lib/content/query/items';
import type { Package } from '@/lib/content/query/packages';
import { labels, pages } from '@/lib/content/query/site';
import { itemLinkOf } from '@/lib/item-types/item-types';
import { fillIn } from '@/lib/text/fill-in';
import { TripChoice } from './trip-choice';
import { TripColumns } from './trip-columns';
import { TripPicture } from './trip-picture';
import { TripTable } from './trip-table';

/**
 * All packages in one table. Whoever chooses two or three sees these alone, side by side
 * (trip-choice.client.ts). On phones and tablets the table waits behind a line.
 */
export function Comparison() {
  const trips = itemsOf('package');
  return (
    <Section compact>
      <div className="compare-dates noscript:hidden mb-6">
        <ArrivalForm id="arrive">
          <p className="mt-3 w-full max-w-none text-base text-quiet">{labels.dates.along}</p>
        </ArrivalForm>
      </div>
      <div className="comparison">
        <TripChoice trips={trips} />
        <TripColumns />
        <ListDisclosure
          text={fillIn(pages.compare.all, { count: trips.length })}
          opened={labels.showFewer}
          data-part="all-trips"
          className="mt-6 lg:hidden"
        />
        <div data-part="all-trips">
          <TripTable
            trips={trips}
            before={(trip) => <TripPicture trip={trip} />}
            under={(trip) => <ColumnParts trip={trip} />}
          />
        </div>
      </div>
    </Section>
  );
}

/** What a trip would meet on the visitor's dates, and its enquiry: for its column only. */
function ColumnParts({ trip }: { trip: Package }) {
  return (
    <div hidden>
      <div data-part="trip-on-dates">
        <ul data-trip-notes={routeOf(trip)} className="space-y-1.5" />
      </div>
      <div data-part="trip-enquiry">
        <EnquireLink about={itemLinkOf(trip)} />
      </div>
    </div>
  );
}
