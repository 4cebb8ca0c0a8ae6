import { GoodToKnow } from '@/components/items/good-to-know';
import { TextLink } from '@/components/ui/text-link';
import { type ItemOf, itemsOf, routeOf } from '@/lib/content/query/items';
import { placesBySlug } from '@/lib/content/query/places';
import { labels, pages } from '@/lib/content/query/site';
import { usualSpelling } from '@/lib/content/query/spellings';

/** The places of a water sport, and its price on request. */
export function SportFacts({ item }: { item: ItemOf<'sport'> }) {
  const places = placesBySlug(item.places);
  const links = (
    <div className="flex flex-wrap gap-x-6 gap-y-2">
      {places.map((place) => (
        <TextLink key={place.slug} href={routeOf(place)}>
          {usualSpelling(place.name)}
        </TextLink>
      ))}
    </div>
  );
  return (
    <GoodToKnow
      facts={[
        { label: pages.compare.columns.price, value: labels.onRequest },
        ...(places.length > 0 ? [{ label: labels.where, value: links }] : []),
      ]}
    />
  );
}

/** Links a water sport to the pages of services that name it. */
export function ServiceLinks({ item }: { item: ItemOf<'sport'> }) {
  const services = itemsOf('service').filter(({ related }) => related.includes(routeOf(item)));
  return services.map((service) => (
    <TextLink key={service.slug} href={routeOf(service)}>
      {labels.howItWorks}
    </TextLink>
  ));
}
