import { itemsBySlug, itemsIn, routeOf } from '@/lib/content/query/items';
import { nightsOf } from '@/lib/content/query/itinerary';
import { listHeadingOf, namesOf, type Package } from '@/lib/content/query/packages';
import { shortNameOf } from '@/lib/content/query/places';
import { labels, seo } from '@/lib/content/query/site';
import { classesOf, flightsInShort, includedIn } from '@/lib/content/query/trip-options';
import { countNights } from '@/lib/dates/date-words';
import { tripMap } from '@/lib/map/item-maps';
import { formatRupees } from '@/lib/money';
import { routes } from '@/lib/routes';
import { absoluteUrl } from '@/lib/seo/absolute-url';
import { agencyId, offerJsonLd } from '@/lib/seo/json-ld';
import { countPhrase, interpolate } from '@/lib/text/interpolate';
import { capitalize } from '@/lib/text/sentence';
import { namesInWords } from '@/lib/trip-options/choice';
import type { ItemTypeWithDialog } from './item-type';

/** A trip of several days. Themed trips have a name and no price; the others are identified by their length. */
export const travelPackage: ItemTypeWithDialog<Package> = {
  // The specification, section 2: a priced package is headed by its duration.
  heading: ({ price, name, duration }) => (price ? duration : (name ?? duration)),
  pageHeading: (item) => namesOf(item).short,
  listName: listHeadingOf,
  taglines: ({ description }) => description.slice(0, 2),
  documentTitle: ({ collection, price, name = '', duration }) => {
    const title = interpolate(seo.titles[collection], { name, duration });
    return price && name ? `${title}: ${name}` : title;
  },
  summary: ({ name, description: [first = '', ...rest] }) => [
    name ? `${name}: ${first}` : first,
    ...rest,
  ],
  searchText: ({ overview, special, itinerary }) => [
    ...overview,
    special,
    ...itinerary.map(({ title }) => title),
  ],
  structuredData: (item, page) => ({
    '@type': 'TouristTrip',
    name: namesOf(item).full,
    ...page,
    provider: { '@id': agencyId },
    itinerary: {
      '@type': 'ItemList',
      itemListElement: itemsBySlug('place', item.places).map((place, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        item: {
          '@type': 'TouristDestination',
          name: place.name,
          url: absoluteUrl(routeOf(place)),
        },
      })),
    },
    ...(item.price && {
      offers: classesOf(item).map(({ name, price = 0 }) => offerJsonLd(name, price, page.url)),
    }),
  }),
  isSaveable: true,
  // A search for "honeymoon" finds all packages of that list.
  searchUnder: listHeadingOf,
  tripName: (item) => namesOf(item).full,
  note: (item) => (item.price ? (item.name ?? listHeadingOf(item)) : item.duration),
  fullList: { label: labels.packages.allPackages, href: routes.packages },
  detailsLabel: labels.items.details,
  subtitle: ({ price, name, duration }) => (price ? name : `${labels.price.total} ${duration}`),
  cardText: nightsInShort,
  keepsCardText: true,
  pageLabel: (item) => namesOf(item).under,
  firstSentence: ({ introduction }) => introduction,
  paragraphs: () => [],
  points: ({ overview }) => ({ heading: labels.packages.overview, items: overview }),
  facts: (item) => [
    { label: labels.tripFacts.headings.special, value: item.special },
    ...optionFacts(item),
    { label: labels.tripFacts.headings.unsuited, value: item.unsuited },
    ...(item.places.length > 0 ? [{ label: labels.packages.visits, value: placesOf(item) }] : []),
  ],
  map: (item) => ({
    heading: labels.map.trip,
    map: tripMap(item),
    name: interpolate(labels.map.itemName, { name: namesOf(item).full }),
  }),
  related: () => [],
  contents: () => [
    { id: 'map', heading: labels.contents.map },
    { id: 'days', heading: labels.itinerary.dayByDay },
    { id: 'dates', heading: labels.contents.dates },
    { id: 'options', heading: labels.contents.total },
    { id: 'price', heading: labels.price.meaning },
  ],
};

/**
 * The nights in one line: 2 nights Port Blair, 1 Neil, 1 Havelock. Lines do not break between a number and its place.
 */
function nightsInShort(item: Package): string {
  return nightsOf(item)
    .map(({ name, nights }, index) => `${index > 0 ? nights : countNights(nights)} ${name}`)
    .map((stay) => stay.replaceAll(' ', '\u00a0'))
    .join(', ');
}

/** The extras in a package's price with their value for two, and the cost of flights: each in one line. */
function optionFacts(item: Package): { label: string; value: string }[] {
  const included = includedIn(item);
  const sum = formatRupees(included.reduce((total, { price }) => total + price, 0));
  const worth = interpolate(labels.packages.worth, {
    items: capitalize(namesInWords(included)),
    sum,
  });
  const value = `${worth} ${comparedWithFamily(item)}`.trim();
  return [
    ...(included.length > 0 ? [{ label: labels.packages.included, value }] : []),
    { label: labels.flights.withFlights, value: flightsInShort },
  ];
}

/** Compares a package with the family package of the same length: the price difference for two, and ferries. */
function comparedWithFamily({ price, itinerary }: Package): string {
  const ferriesIn = (days: Package['itinerary']) => days.flatMap(({ ferries = [] }) => ferries);
  const family = itemsIn('familyPackages').find(
    (trip) => trip.itinerary.length === itinerary.length,
  );
  if (!price || !family?.price || price.now < family.price.now) return '';
  const ferries = ferriesIn(itinerary).length - ferriesIn(family.itinerary).length;
  const pattern =
    price.now > family.price.now ? labels.packages.aboveFamily : labels.packages.asFamily;
  return interpolate(pattern, {
    sum: formatRupees(2 * (price.now - family.price.now)),
    family: family.name ?? family.duration,
    ferries: ferries > 0 ? countPhrase(labels.packages.fewerFerries, ferries) : '',
  });
}

/** Links to the places of a trip. */
function placesOf(item: Package) {
  return itemsBySlug('place', item.places).map((place) => ({
    label: shortNameOf(place.slug),
    href: routeOf(place),
  }));
}
