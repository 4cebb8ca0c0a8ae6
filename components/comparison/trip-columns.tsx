import './trip-columns.css';
import { EnquireLink } from '@/components/enquiry/enquire-link';
import { Picture } from '@/components/ui/picture';
import { routeOf } from '@/lib/content/query/items';
import { namesOf, type Package } from '@/lib/content/query/packages';
import { labels, pages } from '@/lib/content/query/site';
import { itemLinkOf } from '@/lib/item-types/item-types';
import { cellsOf } from './trip-cells';
import { TripName } from './trip-name';

const { chosen, same, swipe } = pages.compare;
// A row of facts is hidden while it is the same for all trips. The price stays: it is what people compare first.
const { trip: name, price, ...facts } = pages.compare.columns;
const rows = Object.entries({
  picture: name,
  price,
  ...facts,
  dates: labels.dates.column,
  enquiry: labels.enquire,
}) as [keyof ReturnType<typeof cellsInColumn>, string][];

/** All trips as columns under their names, hidden: trip-columns.client.ts shows the chosen ones. */
export function TripColumns({ trips }: { trips: readonly Package[] }) {
  const columns = trips.map((trip) => ({ trip, cells: cellsInColumn(trip) }));
  return (
    <div id="side-by-side" data-part="columns" hidden className="mt-6">
      <p className="trips-swipe mb-3 text-base text-quiet">{swipe}</p>
      {/* The names once more, for where the table scrolls sideways and can't keep them in view. */}
      <div className="trip-names">
        <div data-part="names" hidden inert className="font-serif leading-tight">
          {trips.map((trip) => (
            <p key={trip.slug} data-trip={trip.slug} hidden>
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
              <th scope="col">{name}</th>
              {trips.map((trip) => (
                <th key={trip.slug} data-trip={trip.slug} hidden scope="col">
                  <TripName trip={trip} />
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(([id, heading]) => (
              <tr key={id} data-fact={id in facts ? id : undefined}>
                <th scope="row">{heading}</th>
                {columns.map(({ trip, cells }) => (
                  <td key={trip.slug} data-trip={trip.slug} data-heading={heading} hidden>
                    {cells[id]}
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
        className="save-button no-print mt-6 px-5"
      >
        {same}
      </button>
    </div>
  );
}

/** What stands under a trip's name, by the names of the rows. */
function cellsInColumn(trip: Package) {
  return {
    picture: (
      <>
        <Picture
          image={trip.image}
          sizes="(min-width: 1024px) 320px, 50vw"
          className="aspect-3/2 w-full object-cover"
        />
        <span className="trip-list block font-sans text-sm text-quiet">{namesOf(trip).list}</span>
      </>
    ),
    ...cellsOf(trip),
    dates: <ul data-trip-notes={routeOf(trip)} className="space-y-1.5" />,
    enquiry: <EnquireLink about={itemLinkOf(trip)} />,
  };
}
