import type { Place } from '@/lib/content/places';

type Props = {
  places: readonly Place[];
  /** Where a name leads. */
  hrefOf: (place: Place) => string;
  className?: string;
};

/** The places by name, each with the line under its name. */
export function PlaceIndex({ places, hrefOf, className = '' }: Props) {
  return (
    <ul className={`mt-10 border-t border-line ${className}`}>
      {places.map((place) => (
        <li key={place.slug} className="border-b border-line">
          <a
            href={hrefOf(place)}
            className="grid items-baseline gap-x-8 py-3 hover:text-lagoon xl:grid-cols-2"
          >
            <span className="font-serif text-xl">{place.name}</span>
            <span className="text-base text-quiet">{place.title}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
