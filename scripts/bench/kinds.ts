import { content } from '@/lib/content/store';
import {
  cruiseRoute,
  packageRoute,
  placeRoute,
  postRoute,
  routes,
  serviceRoute,
  sightRoute,
  waterRoute,
} from '@/lib/routes';

export type Kind = { name: string; route: string };

type Item = { slug: string; hidden?: boolean | undefined };

/**
 * One page of every kind that the site has; activities look like services, beaches like water sports,
 * and offbeat places like the others. A kind whose items are all hidden is left out.
 */
export const kinds: Kind[] = [
  { name: 'home', route: routes.home },
  { name: 'packages', route: routes.packages },
  ...first('a package', content.familyPackages, packageRoute),
  { name: 'top places', route: routes.topplaces },
  ...first('a place', content.topPlaces, placeRoute),
  { name: 'water sports', route: routes.watersports },
  ...first('a water sport', content.waterSports, waterRoute),
  { name: 'sightseeing', route: routes.sightseeing },
  ...first('a sight', content.attractions, sightRoute),
  { name: 'cruise', route: routes.cruise },
  ...first('an operator', content.operators, cruiseRoute),
  ...first('a crossing', content.ferryRoutes, cruiseRoute),
  { name: 'flights', route: routes.flights },
  ...first('a service', content.services, serviceRoute),
  { name: 'about', route: routes.about },
  { name: 'contact', route: routes.contact },
  { name: 'blogs', route: routes.blogs },
  ...first('a post', content.posts, postRoute),
  { name: 'privacy', route: routes.privacy },
];

function first(name: string, items: readonly Item[], routeOf: (item: Item) => string): Kind[] {
  return items
    .filter(({ hidden }) => !hidden)
    .slice(0, 1)
    .map((item) => ({ name, route: routeOf(item) }));
}
