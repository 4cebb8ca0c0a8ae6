import type { BoatTrip } from 'schema-dts';
import type { FerryRoute } from '@/lib/content/cruise';
import { cruiseRoute } from '@/lib/routes';
import { absolute } from '@/lib/seo/address';
import { sitePage } from '@/lib/seo/site-pages';

/**
 * A crossing from one island to another. No provider and no times: several operators sail it, and
 * they change their programme.
 * @param picture the full address of its picture
 */
export function crossing(item: FerryRoute, picture: string): BoatTrip {
  const route = cruiseRoute(item);
  return {
    '@type': 'BoatTrip',
    name: item.name,
    description: sitePage(route).summary,
    url: absolute(route),
    image: picture,
    departureBoatTerminal: { '@type': 'BoatTerminal', name: item.from },
    arrivalBoatTerminal: { '@type': 'BoatTerminal', name: item.to },
  };
}
