import type { Content } from '@/lib/content/collections';
import { rawContent } from '@/lib/content/store';
import { allRoutes, postRoute, routes, serviceRoute } from '@/lib/routes';

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

export const phoneSize = { width: 390, height: 844 };
export const desktopSize = { width: 1440, height: 900 };
