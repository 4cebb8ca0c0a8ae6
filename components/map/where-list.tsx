import { getSpots, itemsOf, routeOf } from '@/lib/content/items';
import { town } from '@/lib/content/places';

const linkStyle =
  'inline-flex min-h-11 items-center underline underline-offset-4 hover:text-lagoon lg:min-h-8';

/** The town and all places, each with the spots and water sports there. */
export function WhereList() {
  const items = [...getSpots(), ...itemsOf('sport')];
  const spots = [
    { slug: town.slug, name: town.name, href: undefined },
    ...itemsOf('place').map((item) => ({ ...item, href: routeOf(item) })),
  ];
  return (
    <ul className="gap-x-10 sm:columns-2 lg:columns-3">
      {spots.map((place) => (
        <li key={place.slug} className="mb-8 break-inside-avoid">
          <h3 className="text-2xl">
            {place.href ? (
              <a
                href={place.href}
                className="underline decoration-coral decoration-2 underline-offset-4"
              >
                {place.name}
              </a>
            ) : (
              place.name
            )}
          </h3>
          <ul className="mt-2 empty:hidden">
            {items
              .filter(({ places }) => places.includes(place.slug))
              .map((item) => (
                <li key={routeOf(item)}>
                  <a href={routeOf(item)} className={linkStyle}>
                    {item.name}
                  </a>
                </li>
              ))}
          </ul>
        </li>
      ))}
    </ul>
  );
}
