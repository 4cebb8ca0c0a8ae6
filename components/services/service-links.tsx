import { TextLink } from '@/components/ui/text-link';
import { type ItemOf, itemsOf, routeOf } from '@/lib/content/query/items';
import { labels } from '@/lib/content/query/site';

/** Links a water sport to the pages of services that name it: how to book it, and for whom it is. */
export function ServiceLinks({ item }: { item: ItemOf<'sport'> }) {
  const services = itemsOf('service').filter(({ related }) => related.includes(routeOf(item)));
  if (services.length === 0) return null;
  const label = labels.howItWorks;
  return (
    <p>
      {services.map((service, index) => (
        <span key={service.slug}>
          {index > 0 && ', '}
          <TextLink href={routeOf(service)}>
            {services.length > 1 ? `${label}: ${service.name}` : label}
          </TextLink>
        </span>
      ))}
    </p>
  );
}
