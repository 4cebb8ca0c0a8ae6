import { TextLink } from '@/components/ui/text-link';
import { type ItemOf, itemsOf, routeOf } from '@/lib/content/query/items';
import { labels } from '@/lib/content/query/site';

/** Links a water sport to the pages of services that name it, and says what each of them holds. */
export function ServiceLinks({ item }: { item: ItemOf<'sport'> }) {
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
