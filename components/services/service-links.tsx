import { TextLink } from '@/components/ui/text-link';
import { type ItemOf, itemsOf, routeOf } from '@/lib/content/query/items';
import { labels } from '@/lib/content/query/site';

/** Links a water sport to the pages of services that name it: how to book it, and who should not do it. */
export function ServiceLinks({ item }: { item: ItemOf<'sport'> }) {
  const services = itemsOf('service').filter(({ related }) => related.includes(routeOf(item)));
  return services.map((service) => (
    <p key={service.slug}>
      <TextLink href={routeOf(service)}>{labels.howItWorks}</TextLink>
    </p>
  ));
}
