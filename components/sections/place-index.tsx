import type { Place } from '@/lib/content/places';

type Props = {
  places: readonly Place[];
  /** Where a name leads. */
  hrefOf: (place: Place) => string;
  /** Whether each is told in a few words, too. */
  told?: boolean;
  className?: string;
};

/** The places by name. */
export function PlaceIndex({ places, hrefOf, told = false, className = '' }: Props) {
  return (
    <ul className={`mt-10 gap-x-8 border-t border-line ${className}`}>
      {places.map((place) => (
        <li
          key={place.slug}
          className={`break-inside-avoid border-b border-line ${told ? 'items-baseline gap-x-4 lg:grid lg:grid-cols-2' : ''}`}
        >
          <a
            href={hrefOf(place)}
            className="block py-2.5 font-serif text-xl leading-tight hover:text-lagoon"
          >
            {place.name}
          </a>
          {told && (
            <p className="text-base leading-snug text-quiet max-lg:hidden lg:py-2.5">
              {place.title}
            </p>
          )}
        </li>
      ))}
    </ul>
  );
}
