import type { Place } from '@/lib/content/places';

type Props = {
  places: readonly Place[];
  /** Where a name leads. */
  hrefOf: (place: Place) => string;
  className?: string;
};

/** The places by name, in two columns. */
export function PlaceIndex({ places, hrefOf, className = '' }: Props) {
  return (
    <ul className={`mt-10 gap-x-8 border-t border-line sm:columns-2 ${className}`}>
      {places.map((place) => (
        <li key={place.slug} className="break-inside-avoid border-b border-line">
          <a
            href={hrefOf(place)}
            className="block py-2.5 font-serif text-xl leading-tight hover:text-lagoon"
          >
            {place.name}
          </a>
        </li>
      ))}
    </ul>
  );
}
