import type { BoatTerminal, BoatTrip } from 'schema-dts';
import { type FerryRoute, harboursOf } from '@/lib/content/cruise';
import { cruiseRoute } from '@/lib/routes';
import { absolute } from '@/lib/seo/address';
import { sitePage } from '@/lib/seo/site-pages';
import { coordinates } from './place';

/**
 * A crossing from one island to another. No provider and no times: several operators sail it, and
 * they change their programme.
 * @param picture the full address of its picture
 */
export function crossing(item: FerryRoute, picture: string): BoatTrip {
  const route = cruiseRoute(item);
  const { from, to } = harboursOf(item);
  return {
    '@type': 'BoatTrip',
    name: item.name,
    description: sitePage(route).summary,
    url: absolute(route),
    image: picture,
    departureBoatTerminal: terminal(from),
    arrivalBoatTerminal: terminal(to),
  };
}

function terminal({ name, at }: ReturnType<typeof harboursOf>['from']): BoatTerminal {
  return { '@type': 'BoatTerminal', name, geo: coordinates(at) };
}
