import { GoodToKnow } from '@/components/items/good-to-know';
import { TextLink } from '@/components/ui/text-link';
import { type ItemOf, itemsOf, routeOf } from '@/lib/content/query/items';
import { labels, pages } from '@/lib/content/query/site';

/** The price of a water sport, on request, and where it is. */
export function SportFacts({ item }: { item: ItemOf<'sport'> }) {
  return (
    <GoodToKnow
      facts={[
        { label: pages.compare.columns.price, value: labels.onRequest },
        { label: labels.where, value: item.where },
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
