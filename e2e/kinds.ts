import { itemsOf, routeOf } from '@/lib/content/query/items';
import { routes } from '@/lib/routes';

const [item] = itemsOf('package');
const [place] = itemsOf('place');
const [post] = itemsOf('post');
const [service] = itemsOf('service');
if (!item || !place || !post || !service) throw new Error('e2e/content/ lacks a kind of page');

/** A card of the list of packages. */
export const card = item;

/** One page of each kind. */
export const kinds = {
  home: routes.home,
  packages: routes.packages,
  'a package': routeOf(item),
  places: routes.topplaces,
  'a place': routeOf(place),
  flights: routes.flights,
  contact: routes.contact,
  'a post': routeOf(post),
  'a service': routeOf(service),
  privacy: routes.privacy,
};
