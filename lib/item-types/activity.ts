import type { Pattern } from '@/content/schema/pattern';
import { labels, pages } from '@/lib/content/query/all-content';
import { type Activity, type ItemOf, itemsOfType, routeOf } from '@/lib/content/query/items';
import { extrasOfPage, findFromPrice } from '@/lib/content/query/prices';
import { maps } from '@/lib/map/maps';
import { geoCoordinates, offerJsonLd, serviceJsonLd } from '@/lib/seo/json-ld';
import { interpolate } from '@/lib/text/interpolate';
import { asSentence } from '@/lib/text/sentence';
import { basicView, safetyFacts, type ViewWithDialog } from './item-view';
import { nearbyItems } from './nearby-items';

type ListTexts = { heading: string; itemTitle: Pattern<'name'>; kind: string };

/** The view of an activity. A beach has no heading apart from its name. */
export function activityView(item: Activity, list: ListTexts): ViewWithDialog {
  const { name, where, description, paragraphs, safety, position } = item;
  return {
    ...basicView(item, name),
    list,
    taglines: [description],
    search: { aliases: item.aliases, text: [where, ...paragraphs.slice(0, 1)] },
    seo: {
      title: interpolate(list.itemTitle, { name }),
      summary: [description, where],
      structuredData: (page) => ({
        '@type': 'TouristAttraction',
        name,
        ...page,
        geo: position && geoCoordinates(position),
        address: where,
      }),
    },
    savedSubtitle: asSentence(description),
    card: {
      subtitle: 'heading' in item ? item.heading : '',
      text: description,
      // The owner wants the label of packages, "Package Details", on activities too.
      detailsLabel: labels.items.details,
    },
    paragraphs,
    facts: () => [{ label: labels.items.where, value: where }, ...safetyFacts(safety)],
    mapData() {
      const map = maps.activity(item);
      const mapName = interpolate(labels.map.itemName, { name });
      return map && { heading: labels.map.place, map, name: mapName, route: routeOf(item) };
    },
    related: () => [nearbyItems(item)],
  };
}

/** The view of a water sport. Its structured data describe it as a service of the company. */
export function sportView(item: ItemOf<'sport'>): ViewWithDialog {
  const list = pages.sports.sports;
  const base = activityView(item, list);
  const route = routeOf(item);
  return {
    ...base,
    seo: {
      ...base.seo,
      structuredData: (page) => ({
        ...serviceJsonLd(item.name, page, item.where),
        offers: extrasOfPage(route).map(({ name, price }) => offerJsonLd(name, price, page.url)),
      }),
    },
    facts: () => [
      ...base.facts(),
      { label: labels.choice.prices, value: findFromPrice(route) ?? labels.price.onRequest },
    ],
    links: () =>
      itemsOfType('service')
        .filter(({ related }) => related.includes(route))
        .map((service) => ({ label: service.heading, href: routeOf(service) })),
    related: () => [
      nearbyItems(item),
      {
        id: 'sports',
        heading: list.heading,
        items: itemsOfType('sport').filter(({ slug }) => slug !== item.slug),
      },
    ],
  };
}
