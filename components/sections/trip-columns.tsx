import './trip-columns.css';
import { EnquireLink } from '@/components/details/enquire-link';
import { Picture } from '@/components/ui/picture';
import { routeOf } from '@/lib/content/items';
import { enquiryNameOf, type Package } from '@/lib/content/packages';
import { labels, pages } from '@/lib/content/site';

const { chosen, same, swipe } = pages.compare;

/** Where components/enhancements/trip-columns.ts puts the chosen trips, each as a column under its name. */
export function TripColumns() {
  return (
    <div id="side-by-side" data-columns={labels.enquire} hidden className="mt-6 lg:mt-10">
      <p data-swipe className="mb-3 text-base text-quiet">
        {swipe}
      </p>
      {/* The names once more, for where the table scrolls sideways and can't keep them in view. */}
      <div className="trip-names">
        <div data-names hidden inert className="font-serif leading-tight" />
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must take the keyboard's arrows */}
      <section aria-label={chosen} tabIndex={0} className="trip-columns">
        <table className="w-full text-left text-base leading-snug">
          <caption className="sr-only">{chosen}</caption>
          <thead className="font-serif leading-tight">
            <tr />
          </thead>
          <tbody />
        </table>
      </section>
      <button
        type="button"
        data-same
        aria-pressed="false"
        className="save-button no-print mt-4 px-5"
      >
        {same}
      </button>
    </div>
  );
}

/** A trip's picture: small in the table, large in its column. Words beside it say which trip it is. */
export function TripPicture({ trip }: { trip: Package }) {
  return (
    <div data-picture aria-hidden="true" className="no-print flex-none">
      <Picture
        image={trip.image}
        sizes="(min-width: 1024px) 320px, 50vw"
        className="aspect-3/2 w-full object-cover"
      />
    </div>
  );
}

/** A trip's enquiry, for its column only. */
export function TripEnquiry({ trip }: { trip: Package }) {
  return (
    <div hidden data-enquiry>
      <EnquireLink about={{ name: enquiryNameOf(trip), route: routeOf(trip) }} look="quiet" />
    </div>
  );
}
