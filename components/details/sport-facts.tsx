import { TextLink } from '@/components/ui/text-link';
import { type ItemOf, routeOf } from '@/lib/content/items';
import { placesNamed } from '@/lib/content/places';
import { labels, pages } from '@/lib/content/site';
import { GoodToKnow } from './good-to-know';
import { LeisureWhere } from './leisure-body';
import { ServiceLinks } from './service-links';

/** The places of a water sport, its price on request, and how to book it. */
export function SportFacts({ item }: { item: ItemOf<'sport'> }) {
  const places = placesNamed(item.places);
  return (
    <div className="w-full space-y-5">
      <LeisureWhere item={item} />
      {places.length > 0 && (
        <div>
          <h2 className="text-2xl">{labels.where}</h2>
          <ul className="mt-3">
            {places.map((place) => (
              <li key={place.slug} className="border-t border-line py-3">
                <TextLink href={routeOf(place)}>{place.name}</TextLink>
                <p className="text-base text-quiet">{place.title}</p>
              </li>
            ))}
          </ul>
        </div>
      )}
      <GoodToKnow facts={[{ label: pages.compare.columns.price, value: labels.onRequest }]} />
      <ServiceLinks item={item} />
    </div>
  );
}
