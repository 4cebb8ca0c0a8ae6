import { Itinerary } from '@/components/details/itinerary';
import { PackageBody } from '@/components/details/package-body';
import { PriceStrip } from '@/components/details/price';
import { TakeAlong } from '@/components/details/take-along';
import { TripSheet } from '@/components/details/trip-sheet';
import { TripMap } from '@/components/map/trip-map';
import { RelatedPlaces } from '@/components/sections/leads-on';
import { YearInSmall } from '@/components/sections/year';
import { BulletList } from '@/components/ui/bullet-list';
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
    lead: ({ description }) => description.join(' · '),
    enquiryName: enquiryNameOf,
    Figures: PriceStrip,
    Body: PackageBody,
    More: ({ item }) => (
      <>
        <TripMap item={item} />
        <Itinerary item={item} />
        <TakeAlong item={item} />
        <TripSheet />
        <BulletList heading={labels.worthAsking} items={item.ask} level="h2" />
        <YearInSmall />
      </>
    ),
    Related: ({ item }) => <RelatedPlaces places={placesNamed(item.destinations)} />,
  },
};
