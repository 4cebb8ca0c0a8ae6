import './trip-choice.css';
import { buttonStyle } from '@/components/ui/button-style';
import { ListDisclosure } from '@/components/ui/list-disclosure';
import { Picture } from '@/components/ui/picture';
import { namesOf, type Package } from '@/lib/content/query/packages';
import { pages } from '@/lib/content/query/site';
import type { ChoiceWords } from './trip-choice.client';
import { tripsParameter } from './trips-address';

const { choose } = pages.compare;
const { one, spoken, most } = choose;

/** The trips to choose from, list by list. They wait behind a line when two or three are chosen. */
export function TripChoice({ trips }: { trips: readonly Package[] }) {
  const lists = [...new Set(trips.map((trip) => namesOf(trip).list))];
  return (
    <fieldset className="noscript:hidden relative">
      <legend className="font-serif text-3xl">{choose.legend}</legend>
      <ListDisclosure text={choose.again} data-part="choose-again" hidden className="mt-4" />
      <p className="mt-2 text-quiet">{choose.hint}</p>
      <div className="trip-lists mt-6 grid gap-6">
        {lists.map((list) => (
          <div key={list}>
            <p className="text-label font-semibold text-lagoon uppercase">{list}</p>
            <ul className="mt-2 grid gap-2 sm:grid-cols-2">
              {trips
                .filter((trip) => namesOf(trip).list === list)
                .map((trip) => (
                  <Choice key={trip.slug} trip={trip} />
                ))}
            </ul>
          </div>
        ))}
      </div>
      <Chosen />
    </fieldset>
  );
}

/**
 * What a script says of the choice, beside the link to the chosen trips, which are below the list. On
 * phones and tablets it lies over the bar at the bottom until the list ends; on larger screens it is beside
 * the heading.
 */
function Chosen() {
  return (
    <div className="no-print trips-chosen flex items-center justify-between gap-3 text-paper">
      <p
        role="status"
        data-words={JSON.stringify({ one, spoken, most } satisfies ChoiceWords)}
        className="leading-tight"
      />
      <a
        href="#side-by-side"
        hidden
        data-part="see-columns"
        className={`${buttonStyle('onDeep')} px-4 whitespace-nowrap`}
      >
        {choose.see}
      </a>
    </div>
  );
}

function Choice({ trip }: { trip: Package }) {
  const { title, length } = namesOf(trip);
  return (
    <li>
      <label className="trip-to-choose flex h-full cursor-pointer items-center gap-3 border border-deep/60 bg-white px-3 text-base leading-tight">
        <input
          type="checkbox"
          name={tripsParameter}
          value={trip.slug}
          autoComplete="off"
          className="size-6 flex-none"
        />
        <span className="min-w-0 flex-1 py-1.5">
          <span className="font-semibold">{title}</span>
          {length && <span className="block text-sm"> {length}</span>}
        </span>
        <Picture
          image={{ ...trip.image, alt: '' }}
          sizes="96px"
          className="object-cover lg:max-xl:hidden"
        />
      </label>
    </li>
  );
}
