import './where-list.css';
import { Disclosure } from '@/components/ui/disclosure';
import { getPointsOfInterest, itemsOf, routeOf } from '@/lib/content/query/items';
import { town } from '@/lib/content/query/places';
import { usualSpelling } from '@/lib/content/query/spellings';

const linkStyle =
  'inline-block py-2 leading-snug underline underline-offset-4 hover:text-lagoon lg:py-1';

/**
 * The town and all places, each with the points and water sports there, which phones show when their number is
 * pressed; those without any in a last line.
 */
export function WhereList() {
  const items = [...getPointsOfInterest(), ...itemsOf('sport')];
  const places = [
    { slug: town.slug, name: town.name, href: undefined },
    ...itemsOf('place').map((item) => ({ ...item, href: routeOf(item) })),
  ].map((place) => ({
    ...place,
    there: items.filter((item) => item.places.includes(place.slug)),
  }));
  const others = places.filter(({ there }) => there.length === 0);
  return (
    <>
      <ul className="where-list gap-x-8 sm:columns-2 lg:columns-3">
        {places
          .filter((place) => !others.includes(place))
          .map((place) => (
            <li key={place.slug} className="break-inside-avoid sm:mb-8">
              <div>
                <Name {...place} />
              </div>
              <Disclosure text={place.there.length} of={place.name} expandedOnTablets>
                <ul className="mt-2">
                  {place.there.map((item) => (
                    <li key={routeOf(item)}>
                      <a href={routeOf(item)} className={linkStyle}>
                        {usualSpelling(item.name)}
                      </a>
                    </li>
                  ))}
                </ul>
              </Disclosure>
            </li>
          ))}
      </ul>
      <ul className="mt-8 flex flex-wrap gap-x-8 border-t border-line pt-3 empty:hidden">
        {others.map(({ slug, name, href }) => (
          <li key={slug}>
            <a href={href} className={linkStyle}>
              {usualSpelling(name)}
            </a>
          </li>
        ))}
      </ul>
    </>
  );
}

function Name({ name, href }: { name: string; href: string | undefined }) {
  return (
    <h3 className="text-xl leading-tight sm:text-2xl">
      {href ? (
        <a href={href} className="underline decoration-coral decoration-2 underline-offset-4">
          {usualSpelling(name)}
        </a>
      ) : (
        name
      )}
    </h3>
  );
}
