import type { Offer, TouristTrip } from 'schema-dts';
import { getPlaces } from '@/lib/content/destinations';
import { isThemed, nameForEnquiry, type TravelPackage } from '@/lib/content/packages';
import { parsePrice } from '@/lib/price';
import { packageRoute, placeRoute } from '@/lib/routes';
import { absolute } from '@/lib/seo/address';
import { sitePage } from '@/lib/seo/site-pages';
import { agencyId } from './ids';

/**
 * A package, with the places it visits in their order, and the price that is asked. A package on
 * request makes no offer.
 * @param picture the full address of its picture
 */
export function trip(item: TravelPackage, picture: string): TouristTrip {
  const url = absolute(packageRoute(item));
  return {
    '@type': 'TouristTrip',
    name: nameForEnquiry(item),
    description: sitePage(packageRoute(item)).summary,
    url,
    image: picture,
    provider: { '@id': agencyId },
    itinerary: {
      '@type': 'ItemList',
      itemListElement: getPlaces(item.destinations).map((place, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        item: {
          '@type': 'TouristDestination',
          name: place.name,
          url: absolute(placeRoute(place)),
        },
      })),
    },
    ...(!isThemed(item) && { offers: offer(item.discountedCost, url) }),
  };
}

function offer(price: string, url: string): Offer {
  return {
    '@type': 'Offer',
    price: parsePrice(price),
    priceCurrency: 'INR',
    url,
    seller: { '@id': agencyId },
  };
}
