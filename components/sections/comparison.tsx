import { TripChoice } from '@/components/islands/trip-choice';
import { DataTable } from '@/components/ui/data-table';
import { Section } from '@/components/ui/section';
import { formatClock } from '@/lib/clock';
import { itemsOf, routeOf } from '@/lib/content/items';
import { itineraryOf, nightsOf } from '@/lib/content/itinerary';
import { clashesOf } from '@/lib/content/opening';
import { headingOf, listHeadingOf, type Package } from '@/lib/content/packages';
import { labels, pages } from '@/lib/content/site';
import { joinWords } from '@/lib/list';
import { weekdayName } from '@/lib/opening';
import { formatRupees } from '@/lib/price';

const { choose, caption, columns, none } = pages.compare;

/** All packages in one table; whoever chooses some sees these alone, on phones side by side. */
export function Comparison() {
  const trips = itemsOf('package');
  const lists = [...new Set(trips.map(listHeadingOf))];
  return (
    <Section>
      <TripChoice spoken={choose.spoken}>
        <fieldset>
          <legend className="font-serif text-3xl">{choose.legend}</legend>
          <p className="mt-2 text-quiet">{choose.hint}</p>
          <div className="mt-6 grid gap-6 lg:grid-cols-[2fr_2fr_3fr]">
            {lists.map((list) => (
              <div key={list}>
                <p className="text-label font-semibold text-lagoon uppercase">{list}</p>
                <ul className="mt-2 grid grid-cols-2 gap-2 sm:flex sm:flex-wrap">
                  {trips
                    .filter((trip) => listHeadingOf(trip) === list)
                    .map((trip) => (
                      <Choice key={trip.slug} trip={trip} position={trips.indexOf(trip) + 1} />
                    ))}
                </ul>
              </div>
            ))}
          </div>
        </fieldset>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must take the keyboard's arrows */}
        <section aria-label={caption} tabIndex={0} className="mt-10 overflow-x-auto">
          <DataTable
            pairs
            caption={caption}
            columns={Object.entries(columns).map(([id, heading]) => ({ id, heading }))}
            rows={trips.map(rowOf)}
          />
        </section>
      </TripChoice>
    </Section>
  );
}

/** @param position which row of the table is the trip's, from 1 */
function Choice({ trip, position }: { trip: Package; position: number }) {
  return (
    <li>
      <label className="flex h-full min-h-11 cursor-pointer items-center gap-2 border border-deep/40 bg-white px-3 py-1.5 text-base leading-tight has-checked:border-deep has-checked:bg-deep has-checked:text-paper has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-deep">
        <input
          type="checkbox"
          name="trips"
          value={trip.slug}
          data-trip={position}
          autoComplete="off"
          className="size-6 flex-none accent-coral"
        />
        <span>
          {headingOf(trip)}
          {trip.price && trip.name && `: ${trip.name}`}
        </span>
      </label>
    </li>
  );
}

function rowOf(trip: Package) {
  const days = itineraryOf(trip);
  const ferries = days.flatMap((day) => day.ferries).length;
  const early = days.filter((day) => day.early).length;
  const bad = [...new Set(clashesOf(trip).map(({ weekday }) => weekday))];
  return {
    id: trip.slug,
    head: (
      <>
        <span className="block pb-1 font-sans text-sm text-quiet">{listHeadingOf(trip)}</span>
        <a
          href={routeOf(trip)}
          className="underline decoration-coral decoration-2 underline-offset-4 hover:text-lagoon"
        >
          {headingOf(trip)}
        </a>
        {trip.name && (
          <span className="block pt-1 font-sans text-base">
            {trip.price ? trip.name : trip.duration}
          </span>
        )}
      </>
    ),
    cells: {
      price: trip.price ? formatRupees(trip.price.now) : labels.onRequest,
      nights: nightsOf(trip).map(({ name, nights }) => (
        <p key={name} className="whitespace-nowrap">
          {nights} {name}
        </p>
      )),
      ferries: ferries > 0 ? ferries : none,
      early: early > 0 ? early : none,
      landBy: formatClock(trip.landBy),
      avoid: bad.length > 0 ? joinWords(bad.map(weekdayName)) : none,
      special: <p className="first-letter:uppercase">{trip.special}</p>,
      unsuited: <p className="first-letter:uppercase">{trip.unsuited}</p>,
    },
  };
}
