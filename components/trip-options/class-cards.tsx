import type { ReactNode } from 'react';
import type { Package } from '@/lib/content/query/packages';
import { shortNameOf } from '@/lib/content/query/places';
import { labels } from '@/lib/content/query/site';
import { classes, classesOf } from '@/lib/content/query/trip-options';
import { formatRupees } from '@/lib/money';

const messages = labels.options;
const list = 'grid gap-4 md:grid-cols-3';
const card =
  'relative flex h-full flex-col border-2 border-line bg-white p-5 text-ink has-checked:border-lagoon has-checked:bg-paper';

/** The classes of hotels: what each adds for a night, and its hotels on each island. */
export function ClassList() {
  return (
    <ul className={list}>
      {classes.map(({ name, what, perNight, hotels }) => (
        <li key={name} className={card}>
          <ClassText
            {...{ name, what }}
            sum={perNight === 0 ? messages.listed : `+ ${formatRupees(perNight)}`}
            note={perNight === 0 ? messages.listedNote : messages.perNight}
          >
            {hotels.map(({ place, names }) => (
              <span key={place} className="block">
                <span className="block text-sm text-quiet">{shortNameOf(place)}</span>
                {`${names.join(', ')} ${messages.orSimilar}`}
              </span>
            ))}
          </ClassText>
        </li>
      ))}
    </ul>
  );
}

/** The classes of hotels to choose from for a trip: its price in each, and a hotel for each of its islands. */
export function ClassChoice({ item }: { item: Package }) {
  const stays = item.itinerary.map(({ stay }) => stay);
  return (
    <ul className={list}>
      {classesOf(item).map(({ name, what, adds, price, hotels }, index) => {
        const shown = hotels.filter(({ place }) => stays.includes(place));
        const added = adds === 0 ? labels.onRequest : `+ ${formatRupees(adds)}`;
        return (
          <li key={name}>
            <label className={card}>
              <input
                type="radio"
                name="hotels"
                value={name}
                defaultChecked={index === 0}
                className="absolute top-6 right-5 size-6 accent-lagoon noscript:hidden"
              />
              <ClassText
                {...{ name, what }}
                sum={price === undefined ? added : formatRupees(price)}
                note={labels.perPerson}
              >
                {`${shown.map(({ names }) => names[0]).join(', ')} ${messages.orSimilar}`}
              </ClassText>
            </label>
          </li>
        );
      })}
    </ul>
  );
}

type TextProps = {
  name: string;
  what: string;
  /** The figure of the class, and what it is. */
  sum: string;
  note: string;
  /** Its hotels. */
  children: ReactNode;
};

function ClassText({ name, what, sum, note, children }: TextProps) {
  return (
    <>
      <span className="font-serif text-2xl">{name}</span>
      <span className="mt-1 text-base leading-snug text-quiet">{what}</span>
      <strong className="tabular mt-3 font-serif text-3xl font-normal">{sum}</strong>
      <span className="text-sm text-quiet">{note}</span>
      <span className="mt-4 block space-y-2 border-t border-line pt-3 text-base leading-snug">
        {children}
      </span>
    </>
  );
}
