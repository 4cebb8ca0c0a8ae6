import { type Activity, type ItemOf, itemsOf, routeOf } from '@/lib/content/query/items';
import { labels, pages, seo } from '@/lib/content/query/site';
import { extrasOn, lowestPriceOn } from '@/lib/content/query/trip-options';
import { activityMap } from '@/lib/map/item-maps';
import { geoCoordinates, offerJsonLd, serviceJsonLd } from '@/lib/seo/json-ld';
import { interpolate } from '@/lib/text/interpolate';
import { type ItemTypeWithDialog, safetyFacts } from './item-type';
import { nearbyItems } from './nearby-items';

/** What all activities have in common. */
const activity: Omit<ItemTypeWithDialog<Activity>, 'listName'> = {
  heading: ({ name }) => name,
  documentTitle: ({ type, name }) => interpolate(seo.titles[type], { name }),
  taglines: ({ shortDescription }) => [shortDescription],
  summary: ({ shortDescription, where }) => [shortDescription, where],
  searchText: ({ where, description }) => [where, ...description.slice(0, 1)],
  structuredData: ({ name, where, at }, page) => ({
    '@type': 'TouristAttraction',
    name,
    ...page,
    geo: at && geoCoordinates(at),
    address: where,
  }),
  isSaveable: true,
  // The owner uses the string of packages, "Package Details", for sports, beaches and sights, too.
  detailsLabel: labels.items.details,
  subtitle: (item) => ('heading' in item ? item.heading : undefined),
  cardText: ({ shortDescription }) => shortDescription,
  paragraphs: ({ description }) => description,
  facts: ({ where, safety }) => [
    { label: labels.items.where, value: where },
    ...safetyFacts(safety),
  ],
  map(item) {
    const map = activityMap(item);
    const name = interpolate(labels.map.itemName, { name: item.name });
    return map && { heading: labels.map.place, map, name, route: routeOf(item) };
  },
  related: (item) => [nearbyItems(item)],
};

/** A water sport. For search engines it is a service that the company arranges. */
const sport: ItemTypeWithDialog<ItemOf<'sport'>> = {
  ...activity,
  listName: () => pages.sports.trending.heading,
  structuredData: (item, page) => ({
    ...serviceJsonLd(item.name, page, item.where),
    offers: extrasOn(routeOf(item)).map(({ name, price }) => offerJsonLd(name, price, page.url)),
  }),
  facts: (item) => [
    ...activity.facts(item),
    {
      label: labels.tripFacts.headings.price,
      value: lowestPriceOn(routeOf(item)) ?? labels.price.onRequest,
    },
  ],
  links: (item) =>
    itemsOf('service')
      .filter(({ related }) => related.includes(routeOf(item)))
      .map((service) => ({ label: labels.items.howItWorks, href: routeOf(service) })),
  related: (item) => [
    nearbyItems(item),
    {
      id: 'sports',
      heading: pages.sports.trending.heading,
      items: itemsOf('sport').filter(({ slug }) => slug !== item.slug),
    },
  ],
};

/** A beach: it has a name but no heading. */
const beach: ItemTypeWithDialog<ItemOf<'beach'>> = {
  ...activity,
  listName: () => pages.sports.beaches.heading,
};

/** A sight on land or along a shore. */
const sight: ItemTypeWithDialog<ItemOf<'sight'>> = {
  ...activity,
  listName: () => pages.sights.hotspots.heading,
};

/** The types of activities by name. */
export const activityTypes = { sport, beach, sight };
