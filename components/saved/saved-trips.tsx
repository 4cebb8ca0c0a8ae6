import { cellsOf } from '@/components/comparison/trip-cells';
import { ArrivalForm } from '@/components/trip-dates/arrival-form';
import { Picture } from '@/components/ui/picture';
import { itemsOf, routeOf } from '@/lib/content/query/items';
import { namesOf, type Package } from '@/lib/content/query/packages';
import { labels, pages } from '@/lib/content/query/site';
import { RemoveButton } from './remove-button';

const { dates, tripExport } = labels;
const { trip: _, ...columns } = pages.compare.columns;

/**
 * All packages, hidden, for the saved list. Each is a column that begins with its picture, and the same fact
 * has the same height in all of them.
 */
export function SavedTrips() {
  return (
    <>
      <h2 className="text-3xl md:text-4xl">{pages.saved.trips}</h2>
      <div className="mt-8">
        <ArrivalForm id="arrive-saved">
          {/* On screens it would move the trips, which show the same. */}
          <p role="status" data-part="landing-day" className="sr-only" />
        </ArrivalForm>
      </div>
      <section
        aria-label={pages.saved.trips}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must take the keyboard's arrows
        tabIndex={0}
        className="saved-trips relative mt-10 leading-snug"
      >
        <ul className="saved-items grid">
          {itemsOf('package').map((trip) => (
            <SavedTrip key={trip.slug} trip={trip} />
          ))}
        </ul>
      </section>
    </>
  );
}

function SavedTrip({ trip }: { trip: Package }) {
  const { title, length, list } = namesOf(trip);
  const facts = { ...cellsOf(trip), dates: <OnYourDates trip={trip} /> };
  const headings = { ...columns, dates: dates.column };
  return (
    <li hidden className="grid wrap-anywhere">
      <div className="py-1.5 text-sm lg:py-4">
        <Picture
          image={{ ...trip.image, alt: '' }}
          sizes="(min-width: 1024px) 320px, 50vw"
          className="no-print mb-3 aspect-3/2 w-full object-cover"
        />
        <h3 className="text-xl leading-tight text-balance">
          <a
            href={routeOf(trip)}
            className="underline decoration-coral decoration-2 underline-offset-4 hover:text-lagoon"
          >
            {title}
          </a>
        </h3>
        {length && <p className="pt-1 font-medium">{length}</p>}
        <p className="text-quiet">{list}</p>
        <RemoveButton item={trip} />
      </div>
      <dl className="contents">
        {(Object.keys(headings) as (keyof typeof headings)[]).map((id) => (
          <div key={id} className={`fact-${id} border-t border-line py-2.5`}>
            <dt className="text-sm text-quiet lg:leading-snug">{headings[id]}</dt>
            <dd className="space-y-1.5">{facts[id]}</dd>
          </div>
        ))}
      </dl>
    </li>
  );
}

/** What a day of arrival, when there is one, would meet (components/trip-dates/fill-trip-list.client.ts). */
function OnYourDates({ trip }: { trip: Package }) {
  return (
    <div>
      <ul data-trip-notes={routeOf(trip)} className="space-y-1.5 empty:hidden" />
      <p className="no-print text-quiet">{dates.choose}</p>
      <a
        href={`${routeOf(trip)}#trip-export`}
        className="no-print relative mt-1 inline-flex min-h-11 items-center font-medium underline underline-offset-4 hover:text-lagoon"
      >
        {tripExport.heading}
        <span className="sr-only">{` ${namesOf(trip).full}`}</span>
      </a>
    </div>
  );
}
