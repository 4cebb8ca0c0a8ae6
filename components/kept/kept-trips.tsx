import { ArrivalForm } from '@/components/details/arrival-form';
import { TripPicture } from '@/components/sections/trip-columns';
import { TripTable } from '@/components/sections/trip-table';
import { itemsOf, routeOf } from '@/lib/content/items';
import { enquiryNameOf } from '@/lib/content/packages';
import { labels, pages } from '@/lib/content/site';
import { RemoveButton } from './remove-button';

const { dates, takeAlong } = labels;

/**
 * All packages, hidden, for the list of those that are kept. A day of arrival fills the last column
 * with what each would meet (components/enhancements/arrival-days.ts).
 */
export function KeptTrips() {
  return (
    <>
      <h2 className="text-3xl md:text-4xl">{pages.kept.trips}</h2>
      <div className="mt-8 max-w-prose">
        <ArrivalForm id="arrive-kept">
          {/* On screens it would move the trips, which show the same. */}
          <p role="status" data-landing className="sr-only" />
        </ArrivalForm>
      </div>
      <TripTable
        trips={itemsOf('package')}
        hidden
        before={(trip) => <TripPicture trip={{ ...trip, image: { ...trip.image, alt: '' } }} />}
        under={(trip) => <RemoveButton item={trip} />}
        last={{
          heading: dates.column,
          cell: (trip) => (
            <div className="kept-fits">
              <ul data-fits={routeOf(trip)} className="space-y-1.5 empty:hidden" />
              <p className="no-print text-quiet">{dates.choose}</p>
              <a
                href={`${routeOf(trip)}#take-along`}
                className="no-print relative mt-1 inline-flex min-h-11 items-center font-medium underline underline-offset-4 hover:text-lagoon"
              >
                {takeAlong.heading}
                <span className="sr-only">{` ${enquiryNameOf(trip)}`}</span>
              </a>
            </div>
          ),
        }}
      />
    </>
  );
}
