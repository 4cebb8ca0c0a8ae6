import type { Place } from '@/lib/content/places';

/** The places by name, each linked to its card, shown where there is room beside the heading. */
export function PlaceIndex({ places }: { places: readonly Place[] }) {
  return (
    <ul className="mt-10 hidden border-t border-line md:block xl:mr-8">
      {places.map(({ slug, name, title }) => (
        <li key={slug} className="border-b border-line">
          <a
            href={`#${slug}`}
            className="grid items-baseline gap-x-8 py-3 hover:text-lagoon xl:grid-cols-2"
          >
            <span className="font-serif text-xl">{name}</span>
            <span className="text-base text-quiet">{title}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
