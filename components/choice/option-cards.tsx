import type { Extra } from '@/lib/content/query/extras';
import { classesOf, hotelClasses } from '@/lib/content/query/hotels';
import type { Package } from '@/lib/content/query/packages';
import { shortNameOf } from '@/lib/content/query/places';
import { labels } from '@/lib/content/query/site';
import { formatRupees } from '@/lib/money/money';
import { interpolate } from '@/lib/text/interpolate';
import { joinWords } from '@/lib/text/join-words';
import { asSentence } from '@/lib/text/sentence';
import { PeopleField } from './party-fields';

const messages = labels.tripOptions;
const listStyle = 'grid gap-4 md:grid-cols-3';
const cardStyle =
  'relative flex h-full flex-col border-2 border-line bg-white p-5 text-ink has-checked:border-lagoon has-checked:bg-paper';

/** The island of the fields below: a form, because only forms can tell browsers not to restore fields after a reload. */
export const choiceFields = { as: 'form', name: 'choice-fields', autoComplete: 'off' } as const;

/** The classes of hotels: what each adds for a night, and its hotels and their rooms on each island. */
export function ClassList() {
  return (
    <ul className={listStyle}>
      {hotelClasses.map(({ name, description, perNight, hotels }) => (
        <li key={name} className={cardStyle}>
          <ClassText
            name={name}
            description={description}
            sum={perNight === 0 ? messages.listed : `+ ${formatRupees(perNight)}`}
            note={perNight === 0 ? messages.listedNote : messages.perNight}
            hotels={hotels.map(
              ({ place, names, room }) =>
                `${shortNameOf(place)}, ${joinWords(names, 'or')}: ${room}`,
            )}
          />
        </li>
      ))}
    </ul>
  );
}

/** The classes of hotels to choose from for a package: its price in each, and a hotel wherever it stays. */
export function ClassChoice({ item }: { item: Package }) {
  return (
    <ul className={listStyle}>
      {classesOf(item).map(({ name, description, price, hotels }, index) => (
        <li key={name}>
          <label className={cardStyle}>
            <input
              type="radio"
              name="hotels"
              value={name}
              defaultChecked={index === 0}
              className="absolute top-6 right-5 size-6 accent-lagoon noscript:hidden"
            />
            <ClassText
              name={name}
              description={description}
              sum={formatRupees(price)}
              hotels={hotels.map(({ place, names }) => `${shortNameOf(place)}: ${names[0]}`)}
            />
          </label>
        </li>
      ))}
    </ul>
  );
}

type ClassTextProps = Record<'name' | 'description' | 'sum', string> & {
  note?: string;
  hotels: string[];
};

/** The text of a class: its name, what its rooms have, a price with a note, and its hotels. */
function ClassText({ name, description, sum, note, hotels }: ClassTextProps) {
  return (
    <>
      <span className="font-serif text-2xl">{name}</span>
      <span className="mt-1 text-base leading-snug text-quiet">{description}</span>
      <strong className="tabular mt-3 font-serif text-3xl font-normal">{sum}</strong>
      {note && <span className="text-sm text-quiet">{note}</span>}
      <span className="mt-4 space-y-2 border-t border-line pt-3 text-base leading-snug *:block">
        {hotels.map((line) => (
          <span key={line}>{line}</span>
        ))}
      </span>
    </>
  );
}

type ExtraProps = { extra: Extra; isOnPackage?: boolean };

/**
 * An extra with its price, and a box that adds it to the visitor's trip. On the page of a package, a price without a
 * unit is for one person, and visitors can say how many of them it is for.
 */
export function ExtraCard({ extra, isOnPackage = false }: ExtraProps) {
  const { slug, name, price, per, minAge } = extra;
  const isForPeople = isOnPackage && per === 'person';
  const detail = isOnPackage ? extra.note : extra.length;
  const age = minAge && interpolate(messages.age, { age: minAge });
  const notes = [detail, age].flatMap((text) => (text ? asSentence(text) : []));
  return (
    <li className="group/card border border-line bg-white p-3 text-ink has-[input:checked]:border-lagoon has-[input:checked]:ring-2 has-[input:checked]:ring-lagoon md:p-4">
      <label className="flex gap-3">
        <input
          type="checkbox"
          name="extra"
          value={slug}
          className="size-6 flex-none accent-lagoon noscript:hidden"
        />
        {/* With large letters, the price is below the name. */}
        <span className="flex min-w-0 flex-1 flex-wrap content-start gap-x-3 gap-y-1">
          <span className="flex-1 basis-32">
            <span className="block font-serif text-lg leading-tight text-balance">{name}</span>
            <span className="block text-sm leading-snug text-quiet empty:hidden">
              {notes.join(' ')}
            </span>
          </span>
          <span className="ms-auto text-right leading-tight">
            <strong className="tabular block font-serif text-lg leading-tight font-normal">
              {formatRupees(price)}
            </strong>
            <span className="text-sm text-quiet empty:hidden">
              {isForPeople ? '' : messages.per[per]}
            </span>
          </span>
        </span>
      </label>
      {isForPeople && <PeopleField extra={extra} />}
    </li>
  );
}
