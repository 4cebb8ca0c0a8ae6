import type { ReactNode } from 'react';
import { shortNameOf } from '@/lib/content/query/places';
import { labels } from '@/lib/content/query/site';
import type { HotelClass } from '@/lib/content/query/trip-options';

const messages = labels.options;

type Props<Class> = {
  classes: readonly Class[];
  /** The places whose hotels are shown; all, unless given. */
  places?: readonly string[];
  /** The figure of a class, and what it is. */
  figureOf(one: Class): { sum: string; note: ReactNode };
  /** Whether one chooses a class in the form around them. */
  choosable?: boolean;
};

/** The classes of hotels side by side: what each is like, its figure, and its hotels on each island. */
export function ClassCards<Class extends HotelClass>({
  classes,
  places,
  figureOf,
  choosable,
}: Props<Class>) {
  return (
    <ul className="grid gap-4 md:grid-cols-3">
      {classes.map((one, index) => {
        const { sum, note } = figureOf(one);
        const Element = choosable ? 'label' : 'div';
        return (
          <li key={one.name}>
            <Element className="flex h-full flex-col border-2 border-line bg-white p-5 text-ink has-checked:border-lagoon has-checked:bg-paper">
              <span className="flex items-center gap-3 font-serif text-2xl">
                {choosable && (
                  <input
                    type="radio"
                    name="hotels"
                    value={one.name}
                    defaultChecked={index === 0}
                    className="size-5 flex-none accent-lagoon noscript:hidden"
                  />
                )}
                {one.name}
              </span>
              <span className="mt-1 text-base leading-snug text-quiet">{one.what}</span>
              <strong className="tabular mt-3 font-serif text-3xl font-normal">{sum}</strong>
              <span className="text-sm text-quiet">{note}</span>
              <span className="mt-4 block space-y-2 border-t border-line pt-3 text-base leading-snug">
                {one.hotels
                  .filter(({ place }) => !places || places.includes(place))
                  .map(({ place, names }) => (
                    <span key={place} className="block">
                      <span className="block text-sm text-quiet">{shortNameOf(place)}</span>
                      {`${names.join(', ')} ${messages.orSimilar}`}
                    </span>
                  ))}
              </span>
            </Element>
          </li>
        );
      })}
    </ul>
  );
}
