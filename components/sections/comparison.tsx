import { Section } from '@/components/ui/section';
import { itemsOf } from '@/lib/content/items';
import { headingOf, listHeadingOf, type Package } from '@/lib/content/packages';
import { pages } from '@/lib/content/site';
import { TripTable } from './trip-table';

const { choose } = pages.compare;

/** All packages in one table; whoever chooses some sees these alone, on phones side by side. */
export function Comparison() {
  const trips = itemsOf('package');
  const lists = [...new Set(trips.map(listHeadingOf))];
  return (
    <Section>
      <div className="trip-choice">
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
        <TripTable trips={trips} />
        <p role="status" data-spoken={choose.spoken} className="sr-only" />
      </div>
    </Section>
  );
}

/** @param position which row of the table is the trip's, from 1 */
function Choice({ trip, position }: { trip: Package; position: number }) {
  return (
    <li>
      <label className="flex h-full min-h-11 cursor-pointer items-center gap-2 border border-deep/40 bg-white px-3 py-1.5 text-base leading-tight has-checked:border-chosen has-checked:bg-chosen has-checked:text-on-chosen has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-deep">
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
