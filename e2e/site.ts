import type { Content } from '@/lib/content/collections';
import { rawContent } from '@/lib/content/store';
import {
  allRoutes,
  cruiseRoute,
  packageRoute,
  placeRoute,
  postRoute,
  routes,
  serviceRoute,
  sightRoute,
  waterRoute,
} from '@/lib/routes';

/** The content that the export was built from; the unit tests hold that it has no fault. */
export const content = rawContent as Content;

/** The eleven fixed pages and the thirteen of services and activities. */
export const fixedRoutes = [
  ...Object.values(routes),
  ...[...content.services, ...content.activityPages].map(serviceRoute),
];

export const postRoutes = content.posts.map(postRoute);

/** Every address of the site. */
export const everyRoute = allRoutes(content);

/** One of each kind; the one with the most to say where that is known. */
export const itemRoutes = [
  ...content.familyPackages.slice(-1).map(packageRoute),
  ...content.themedPackages.slice(-1).map(packageRoute),
  ...content.topPlaces.slice(1, 2).map(placeRoute),
  ...content.offbeatPlaces.filter(({ activities }) => activities.length === 0).map(placeRoute),
  ...content.waterSports.slice(0, 1).map(waterRoute),
  ...content.beaches.slice(0, 1).map(waterRoute),
  ...content.attractions.slice(4, 5).map(sightRoute),
  ...content.operators.slice(4, 5).map(cruiseRoute),
  ...content.ferryRoutes.slice(0, 1).map(cruiseRoute),
];

/** Every page that has a shape of its own: what is looked at closely. */
export const shapedRoutes = [...fixedRoutes, ...postRoutes, ...itemRoutes];

/** One dialog of each kind, with its list; the one with the most to say where that is known. */
export const itemDialogs = [
  ['/packages', content.familyPackages[0]],
  ['/packages', content.themedPackages[0]],
  ['/topplaces', content.topPlaces[1]],
  ['/watersports', content.waterSports[0]],
  ['/watersports', content.beaches[0]],
  ['/sightseeing', content.attractions[4]],
  ['/cruise', content.operators[4]],
  ['/cruise', content.ferryRoutes[0]],
] as const;

export const phoneSize = { width: 390, height: 844 };
export const desktopSize = { width: 1440, height: 900 };
