import './trip-columns.css';
import { EnquireLink } from '@/components/enquiry/enquire-link';
import { routeOf } from '@/lib/content/query/items';
import { listHeadingOf, type Package } from '@/lib/content/query/packages';
import { labels, pages } from '@/lib/content/query/site';
import { aboutOf } from '@/lib/item-types/item-types';
import { cellsOf } from './trip-cells';
import { TripName } from './trip-name';
import { TripPicture } from './trip-picture';

const { chosen, same, swipe, columns } = pages.compare;

/** What a column says of its trip, with the headings of its rows. */
const headings = { ...columns, dated: labels.dates.column, enquire: labels.enquire };
const facts = Object.keys(headings) as (keyof typeof headings)[];

/** All trips, each as a column under its name; trip-columns.client.ts shows the chosen ones. */
export function TripColumns({ trips }: { trips: readonly Package[] }) {
  const shown = trips.map((trip) => ({ slug: trip.slug, trip, cells: columnOf(trip) }));
  return (
    <div id="side-by-side" data-part="columns" hidden className="mt-6 lg:mt-10">
      <p className="trips-swipe mb-3 text-base text-quiet">{swipe}</p>
      {/* The names once more, for where the table scrolls sideways and can't keep them in view. */}
      <div className="trip-names">
        <div data-part="names" hidden inert className="font-serif leading-tight">
          {shown.map(({ slug, trip }) => (
            <p key={slug} data-column={slug}>
              <TripName trip={trip} />
            </p>
          ))}
        </div>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must take the keyboard's arrows */}
      <section aria-label={chosen} tabIndex={0} className="trip-columns">
        <table className="w-full text-left text-base leading-snug">
          <caption className="sr-only">{chosen}</caption>
          <thead className="font-serif leading-tight">
            <tr>
              <th scope="col">{columns.trip}</th>
              {shown.map(({ slug, trip }) => (
                <th key={slug} scope="col" data-column={slug}>
                  <TripName trip={trip} />
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {facts.map((fact) => (
              <tr key={fact}>
                <th scope="row">{headings[fact]}</th>
                {shown.map(({ slug, cells }) => (
                  <td key={slug} data-column={slug} data-heading={headings[fact]}>
                    {cells[fact]}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      <button
        type="button"
        data-part="same"
        aria-pressed="false"
        className="save-button no-print mt-4 px-5"
      >
        {same}
      </button>
    </div>
  );
}

/** What stands in a trip's column: what a table says of it, what its dates meet, and its enquiry. */
function columnOf(trip: Package) {
  return {
    ...cellsOf(trip),
    trip: (
      <>
        <TripPicture trip={trip} />
        <TripList trip={trip} />
      </>
    ),
    dated: <ul data-trip={routeOf(trip)} className="space-y-1.5" />,
    enquire: <EnquireLink about={aboutOf(trip)} look="quiet" />,
  };
}

/** The list that has the trip. */
export function TripList({ trip }: { trip: Package }) {
  return (
    <span className="trip-list block font-sans text-sm text-quiet">{listHeadingOf(trip)}</span>
  );
}
