import { OpeningLine } from '@/components/guide/opening-note';
import type { ItemView } from '@/components/items/item-view';
import { Nearby, RelatedSports } from '@/components/items/related-items';
import { ActivityMap } from '@/components/map/item-map';
import { Paragraphs } from '@/components/ui/paragraphs';
import { TextLink } from '@/components/ui/text-link';
import { type Activity, itemsOf, routeOf } from '@/lib/content/query/items';
import { labels, pages } from '@/lib/content/query/site';
import { activityMap } from '@/lib/map/item-maps';

/** What is special to a water sport, a beach or a sight. A sport has a price, on request. */
export function activityView(item: Activity): ItemView {
  const map = activityMap(item);
  const isSport = item.type === 'sport';
  const price = { label: pages.compare.columns.price, value: labels.onRequest };
  return {
    card: {
      subtitle: item.type === 'beach' ? undefined : item.heading,
      text: (
        <>
          <p className={item.type === 'beach' ? 'text-base' : 'card-extra text-base'}>
            {item.shortDescription}
          </p>
          <OpeningLine route={routeOf(item)} places={item.places} />
        </>
      ),
    },
    text: () => <Paragraphs texts={item.description} />,
    facts: [{ label: labels.where, value: item.where }, ...(isSport ? [price] : [])],
    panel: isSport && <ServiceLinks route={routeOf(item)} />,
    map: map && <ActivityMap item={item} map={map} />,
    related: (
      <>
        <Nearby item={item} />
        {isSport && (
          <RelatedSports sports={itemsOf('sport').filter(({ slug }) => slug !== item.slug)} />
        )}
      </>
    ),
  };
}

/** Links a water sport to the pages of services that name it. */
function ServiceLinks({ route }: { route: string }) {
  const services = itemsOf('service').filter(({ related }) => related.includes(route));
  return services.map((service) => (
    <TextLink key={service.slug} href={routeOf(service)}>
      {labels.howItWorks}
    </TextLink>
  ));
}
