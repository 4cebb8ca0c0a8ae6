import { GoodToKnow } from '@/components/items/good-to-know';
import { TextLink } from '@/components/ui/text-link';
import { type ItemOf, itemsOf, routeOf } from '@/lib/content/query/items';
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
    <div
      className={`grid w-full items-start gap-x-16 gap-y-5 ${places.length > 0 ? 'md:grid-cols-2' : ''}`}
    >
      <GoodToKnow
        facts={[
          { label: pages.compare.columns.price, value: labels.onRequest },
          ...(places.length > 0 ? [{ label: labels.where, value: links }] : []),
        ]}
      />
      <div className="space-y-5">
        <ServiceLinks item={item} />
      </div>
    </div>
  );
}

/** Links a water sport to the pages of services that name it, and says what each of them holds. */
function ServiceLinks({ item }: { item: ItemOf<'sport'> }) {
  const services = itemsOf('service').filter(({ related }) => related.includes(routeOf(item)));
  return services.map((service) => (
    <p key={service.slug}>
      <TextLink href={routeOf(service)}>{labels.howItWorks}</TextLink>
      <span className="mt-1 block">
        {service.sections.map(({ heading }) => heading).join(' · ')}
      </span>
    </p>
  ));
}
