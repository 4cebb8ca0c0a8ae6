import { PackageBody, PackageStory, Visited } from '@/components/details/package-body';
import { BeforeTheTrip, PackagePrice, TripDays } from '@/components/details/package-parts';
import { PriceFigures, PriceLine } from '@/components/details/price';
import { RelatedPlaces } from '@/components/sections/leads-on';
import { routeOf } from '@/lib/content/items';
import { enquiryNameOf, headingOf, listHeadingOf, type Package } from '@/lib/content/packages';
import { placesNamed } from '@/lib/content/places';
import { labels, search } from '@/lib/content/site';
import { absolute } from '@/lib/seo/address';
import { fillIn } from '@/lib/seo/fill-in';
import { agencyId } from '@/lib/seo/json-ld';
import type { Kind } from './kind';

/** A trip of several days. Themed ones have a name and no price; the others are known by their length. */
export const travelPackage: Kind<Package> = {
  heading: headingOf,
  label: listHeadingOf,
  title: (item) => {
    const title = fillIn(search.titles[item.list], item);
    return item.price && item.name ? `${title}: ${item.name}` : title;
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
  data: (item, about) => ({
    '@type': 'TouristTrip',
    name: enquiryNameOf(item),
    ...about,
    provider: { '@id': agencyId },
    itinerary: {
      '@type': 'ItemList',
      itemListElement: placesNamed(item.destinations).map((place, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        item: {
          '@type': 'TouristDestination',
          name: place.name,
          url: absolute(routeOf(place)),
        },
      })),
    },
    ...(item.price && {
      offers: {
        '@type': 'Offer',
        price: item.price.now,
        priceCurrency: 'INR',
        url: about.url,
        seller: { '@id': agencyId },
      },
    }),
  }),
  details: {
    title: labels.packageDetails,
    name: ({ price, name, duration }) => (price ? name : `${labels.total} ${duration}`),
    price: ({ price }) =>
      price && (
        <PriceLine price={price}>
          <span>{labels.perPerson}</span>
        </PriceLine>
      ),
    leads: ({ description }) => description.slice(0, 2),
    enquiryName: enquiryNameOf,
    Figures: PriceFigures,
    Body: PackageBody,
    Start: PackageStory,
    // Beside the story, where that is the longer one.
    aside: (item) => item.introduction && <Visited item={item} />,
    parts: (item) => [
      {
        entries: [
          { id: 'map', heading: labels.map.trip },
          { id: 'days', heading: labels.dayByDay },
          { id: 'when-to-go', heading: labels.whenToGo },
        ],
        content: <TripDays item={item} />,
      },
      {
        entries: [{ id: 'price', heading: labels.priceMeaning }],
        surface: 'sand',
        content: <PackagePrice item={item} />,
      },
      {
        entries: [{ id: 'take-along', heading: labels.takeAlong.heading }],
        content: <BeforeTheTrip item={item} />,
      },
    ],
    Related: ({ item }) => <RelatedPlaces places={placesNamed(item.destinations)} />,
  },
};
