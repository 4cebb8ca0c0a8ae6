import { GoodToKnow } from '@/components/items/good-to-know';
import { TextLink } from '@/components/ui/text-link';
import { type ItemOf, itemsOf, routeOf } from '@/lib/content/query/items';
import { placesBySlug } from '@/lib/content/query/places';
import { labels, pages } from '@/lib/content/query/site';
import { usualSpelling } from '@/lib/content/query/spellings';

/** The places of a water sport, its price on request, and how to book it. */
export function SportFacts({ item }: { item: ItemOf<'sport'> }) {
  const places = placesBySlug(item.places);
  const links = (
    <div className="space-y-2">
      {places.map((place) => (
        <p key={place.slug}>
          <TextLink href={routeOf(place)}>{usualSpelling(place.name)}</TextLink>
        </p>
      ))}
    </div>
  );
  return (
    <div
      className={`grid w-full items-start gap-x-16 gap-y-5 ${places.length > 0 ? 'lg:grid-cols-2' : ''}`}
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

/** Links a water sport to the pages of services that name it, and lists what each of them holds. */
function ServiceLinks({ item }: { item: ItemOf<'sport'> }) {
  const services = itemsOf('service').filter(({ related }) => related.includes(routeOf(item)));
  return services.map((service) => (
    <div key={service.slug} className="space-y-3">
      <TextLink href={routeOf(service)}>{labels.howItWorks}</TextLink>
      <ul className="divide-y divide-line border-y border-line text-base leading-snug">
        {service.sections.map(({ heading }) => (
          <li key={heading} className="py-2">
            {heading}
          </li>
        ))}
      </ul>
    </div>
  ));
}
