import type { GeoCoordinates, TouristAttraction, TouristDestination } from 'schema-dts';
import type { Destination } from '@/lib/content/destinations';
import type { Beach } from '@/lib/content/leisure';
import { absolute } from '@/lib/seo/address';
import { sitePage } from '@/lib/seo/site-pages';

/** Where it is, in degrees (WGS 84), if the content tells it. */
type Located = { at?: { north: number; east: number } | undefined };

/**
 * An island, town or shore, with what one does there.
 * @param route the address of its page
 * @param picture the full address of its picture
 */
export function destination(
  place: Destination,
  route: string,
  picture: string,
): TouristDestination {
  return {
    '@type': 'TouristDestination',
    ...common(place, route, picture),
    ...(place.activities.length > 0 && {
      includesAttraction: place.activities.map(({ name, description }) => ({
        '@type': 'TouristAttraction',
        name,
        description,
      })),
    }),
  };
}

/**
 * A sight or a beach.
 * @param route the address of its page
 * @param picture the full address of its picture
 */
export function attraction(item: Beach, route: string, picture: string): TouristAttraction {
  return {
    '@type': 'TouristAttraction',
    ...common(item, route, picture),
    address: item.where,
  };
}

function common({ name, at }: { name: string } & Located, route: string, picture: string) {
  return {
    name,
    description: sitePage(route).summary,
    url: absolute(route),
    image: picture,
    ...(at && { geo: coordinates(at) }),
  };
}

/** A spot of the content for search engines. */
export function coordinates({ north, east }: { north: number; east: number }): GeoCoordinates {
  return { '@type': 'GeoCoordinates', latitude: north, longitude: east };
}
