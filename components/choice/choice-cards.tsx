import type { ReactNode } from 'react';
import { Island } from '@/components/islands/island';
import { shortNameIn } from '@/lib/content/names';
import { content, type Extra, hotelClasses, labels } from '@/lib/content/query/all-content';
import { hotelClassesOf, type Package } from '@/lib/content/query/packages';
import { formatRupees } from '@/lib/money/money';
import { interpolate } from '@/lib/text/interpolate';
import { joinWords } from '@/lib/text/join-words';
import { asSentence } from '@/lib/text/sentence';
import { ExtraField } from './party-fields';

const messages = labels.choice;

/**
 * The island around the fields is a form, because only `autocomplete` on a form stops browsers from restoring them. It
 * starts at once, so that a choice, even one made before the scripts have loaded, is stored before an enquiry is sent.
 */
export function ChoiceForm(props: { className?: string; children: ReactNode }) {
  return <Island as="form" name="choice-fields" when="immediately" autoComplete="off" {...props} />;
}

/** Always light, because browsers draw dark boxes grey, as if disabled. */
const boxStyle = 'size-6 flex-none scheme-light accent-(--fg-lagoon) noscript:hidden';

/** Class names with which the descriptions, prices and hotels of all classes align. */
const aligned = 'paired row-span-3';

/**
 * The classes of hotels. For a package, visitors choose one, and each shows the package's price and hotels. Without a
 * package, each shows what it adds to the listed prices, and all its hotels with their rooms.
 */
export function HotelClassCards({ item }: { item?: Package }) {
  const Card = item ? 'label' : 'div';
  const classes: ((typeof hotelClasses)[number] & { price?: number })[] = item
    ? hotelClassesOf(item)
    : hotelClasses;
  return (
    <ul className="grid gap-4 md:grid-cols-3">
      {classes.map(({ name, description, perNight, hotels, price }, index) => (
        <li key={name} className={aligned}>
          <Card
            className={`relative ${aligned} border-2 border-line bg-panel p-5 text-ink has-checked:border-lagoon has-checked:bg-paper`}
          >
            {item && (
              <input
                type="radio"
                name="hotelClass"
                value={name}
                defaultChecked={index === 0}
                className={`absolute top-6 right-5 ${boxStyle}`}
              />
            )}
            <span>
              <span className="block font-serif text-2xl">{name}</span>
              <span className="mt-1 block text-base leading-snug text-quiet">{description}</span>
            </span>
            <span className="mt-3 flex flex-wrap content-start items-baseline gap-x-2 text-sm text-quiet">
              <strong className="tabular font-serif text-3xl font-normal text-ink">
                {price || perNight ? formatRupees(price ?? perNight) : labels.price.included}
              </strong>
              {!item && perNight > 0 && messages.perNight}
            </span>
            <span className="mt-4 space-y-2 border-t border-line pt-3 text-base leading-snug *:block">
              {hotels.map(({ place, names, note, room }) => (
                <span key={place}>
                  {item
                    ? `${shortNameIn(content, place)}: ${names[0]}${note ? ` (${note})` : ''}`
                    : `${shortNameIn(content, place)}, ${joinWords(names, 'or')}: ${room}`}
                </span>
              ))}
            </span>
          </Card>
        </li>
      ))}
    </ul>
  );
}

type ExtraProps = { extra: Extra; item?: Package | undefined };

/** Extras to choose, for a package or, without one, for any trip. */
export function ExtraCards({ extras, item }: { extras: readonly Extra[]; item?: Package }) {
  return (
    <ul className="price-list">
      {extras.map((extra) => (
        <ExtraCard key={extra.slug} extra={extra} item={item} />
      ))}
    </ul>
  );
}

/**
 * An extra with its price, and a checkbox that adds it to the visitor's trip. On the page of a package, where prices
 * without a unit are per person, visitors can choose for how many people or nights the extra is.
 */
function ExtraCard({ extra, item }: ExtraProps) {
  const { slug, name, price, per, minAge, upgrade } = extra;
  const isPerPerson = per === 'person' || per === 'addedNight';
  const detail = item ? extra.note : extra.length;
  const age = minAge && interpolate(messages.age, { age: minAge });
  const needed = upgrade && interpolate(messages.onlyWith, { hotelClass: upgrade.from });
  const notes = [detail, needed, age].flatMap((text) => (text ? asSentence(text) : []));
  return (
    <li className="group/card relative bg-panel p-4 text-ink outline outline-line has-[input:checked]:z-1 has-[input:checked]:bg-paper has-[input:checked]:outline-2 has-[input:checked]:outline-lagoon">
      <label className="flex gap-3">
        <input type="checkbox" name="extra" value={slug} className={boxStyle} />
        {/* With large type, the price wraps below the name. */}
        <span className="flex min-w-0 flex-1 flex-wrap content-start gap-x-3 gap-y-1">
          <span className="flex-1 basis-32">
            <span className="block font-serif text-lg leading-tight text-balance">{name}</span>
            <span className="block text-sm leading-snug text-quiet empty:hidden">
              {notes.join(' ')}
            </span>
          </span>
          <span className="ms-auto text-right leading-tight">
            <strong className="tabular block font-serif text-xl leading-tight font-normal">
              {formatRupees(price)}
            </strong>
            <span className="text-sm text-quiet empty:hidden">
              {item && isPerPerson ? '' : messages.per[per]}
            </span>
          </span>
        </span>
      </label>
      {item && <ExtraField extra={extra} item={item} />}
    </li>
  );
}
