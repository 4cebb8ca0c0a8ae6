import { routeOf } from '@/lib/content/query/items';
import { namesOf, type Package } from '@/lib/content/query/packages';
import { placesBySlug } from '@/lib/content/query/places';
import { labels, seo } from '@/lib/content/query/site';
import { absoluteUrl } from '@/lib/seo/absolute-url';
import { agencyId } from '@/lib/seo/json-ld';
import { fillIn } from '@/lib/text/fill-in';
import type { ItemTypeWithDialog } from './item-type';

/** A trip of several days. Themed ones have a name and no price; the others are known by their length. */
export const travelPackage: ItemTypeWithDialog<Package> = {
  heading: (item) => namesOf(item).heading,
  pageHeading: (item) => namesOf(item).title,
  label: (item) => namesOf(item).list,
  leads: ({ description }) => description.slice(0, 2),
  title: ({ collection, price, name = '', duration }) => {
    const title = fillIn(seo.titles[collection], { name, duration });
    return price && name ? `${title}: ${name}` : title;
  },
  summary: ({ name, description: [first = '', ...rest] }) => [
    name ? `${name}: ${first}` : first,
    ...rest,
  ],
  text: ({ overview, special, itinerary }) => [
    ...overview,
    special,
    ...itinerary.map(({ title }) => title),
  ],
  data: (item, page) => ({
    '@type': 'TouristTrip',
    name: namesOf(item).full,
    ...page,
    provider: { '@id': agencyId },
    itinerary: {
      '@type': 'ItemList',
      itemListElement: placesBySlug(item.places).map((place, index) => ({
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
      offers: {
        '@type': 'Offer',
        price: item.price.now,
        priceCurrency: 'INR',
        url: page.url,
        seller: { '@id': agencyId },
      },
    }),
  }),
  dialogTitle: labels.itemDetails,
  isSaveable: true,
  // Who searches for a honeymoon finds all packages of that list.
  searchUnder: (item) => namesOf(item).list,
  fullName: (item) => namesOf(item).full,
};
