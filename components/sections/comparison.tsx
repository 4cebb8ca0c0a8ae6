import { TripColumns, TripExtras } from '@/components/sections/trip-columns';
import { buttonStyle } from '@/components/ui/button-style';
import { Fold } from '@/components/ui/fold';
import { Section } from '@/components/ui/section';
import { itemsOf } from '@/lib/content/items';
import { headingOf, listHeadingOf, type Package } from '@/lib/content/packages';
import { labels, pages } from '@/lib/content/site';
import { fillIn } from '@/lib/words';
import { TripTable } from './trip-table';

const { choose, all } = pages.compare;

/**
 * All packages in one table. Whoever chooses two or three sees these alone, side by side
 * (components/enhancements/trip-choice.ts). On phones the table waits behind a fold, and the list to
 * choose from does when the trips are chosen.
 */
export function Comparison() {
  const trips = itemsOf('package');
  const lists = [...new Set(trips.map(listHeadingOf))];
  return (
    <Section close>
      <div className="trip-choice">
        <fieldset className="scripted">
          <legend className="font-serif text-3xl">{choose.legend}</legend>
          <Fold text={choose.again} data-again="" hidden className="mt-4 lg:hidden" />
          <p className="mt-2 text-quiet">{choose.hint}</p>
          <div className="trip-lists mt-6 grid gap-6">
            {lists.map((list) => (
              <div key={list}>
                <p className="text-label font-semibold text-lagoon uppercase">{list}</p>
                <ul className="mt-2 grid grid-cols-2 gap-2 sm:flex sm:flex-wrap">
                  {trips
                    .filter((trip) => listHeadingOf(trip) === list)
                    .map((trip) => (
                      <Choice key={trip.slug} trip={trip} />
                    ))}
                </ul>
              </div>
            ))}
          </div>
          <Chosen />
        </fieldset>
        <TripColumns />
        <Fold
          text={fillIn(all, { count: trips.length })}
          opened={labels.showFewer}
          data-all=""
          className="mt-6 lg:hidden"
        />
        <div data-all>
          <TripTable trips={trips} under={(trip) => <TripExtras trip={trip} />} />
        </div>
      </div>
    </Section>
  );
}

/** What a script says of the choice. It stays in the window, beside the link to the chosen trips. */
function Chosen() {
  return (
    <div className="no-print trips-chosen sticky z-20 mt-4 flex w-fit items-center gap-x-5 rounded-md bg-deep px-5 py-2 text-paper has-[p:empty]:invisible">
      <p role="status" data-spoken={choose.spoken} data-most={choose.most} />
      <a
        href="#side-by-side"
        hidden
        data-see
        className={`${buttonStyle('quietOnDeep')} whitespace-nowrap lg:hidden`}
      >
        {choose.see}
      </a>
    </div>
  );
}

function Choice({ trip }: { trip: Package }) {
  return (
    <li>
      <label className="trip-to-choose flex h-full min-h-11 cursor-pointer items-center gap-2 border border-deep/40 bg-white px-3 py-1.5 text-sm leading-tight sm:text-base has-checked:bg-chosen has-checked:text-on-chosen">
        <input
          type="checkbox"
          name="trips"
          value={trip.slug}
          autoComplete="off"
          className="size-6 flex-none"
        />
        <span>
          {headingOf(trip)}
          {trip.price && trip.name && `: ${trip.name}`}
        </span>
      </label>
    </li>
  );
}
