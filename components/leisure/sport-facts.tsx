import { GoodToKnow } from '@/components/items/good-to-know';
import { ServiceLinks } from '@/components/services/service-links';
import { TextLink } from '@/components/ui/text-link';
import { type ItemOf, routeOf } from '@/lib/content/query/items';
import { placesNamed } from '@/lib/content/query/places';
import { labels, pages } from '@/lib/content/query/site';
import { usualSpelling } from '@/lib/content/query/spellings';

/** The places of a water sport, its price on request, and how to book it. */
export function SportFacts({ item }: { item: ItemOf<'sport'> }) {
  const places = placesNamed(item.places);
  const links = places.map((place) => (
    <p key={place.slug}>
      <TextLink href={routeOf(place)}>{usualSpelling(place.name)}</TextLink>
    </p>
  ));
  return (
    <div className="w-full space-y-5">
      <GoodToKnow
        facts={[
          { label: pages.compare.columns.price, value: labels.onRequest },
          ...(places.length > 0 ? [{ label: labels.where, value: links }] : []),
        ]}
      />
      <ServiceLinks item={item} />
    </div>
  );
}
