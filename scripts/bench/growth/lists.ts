import type { CollectionName } from '@/lib/content/collections';
import { routes } from '@/lib/routes';

/**
 * The lists that grow: all whose items have pages of their own, but for services, which are in every
 * menu, and ferries, of which there is one for each pair of harbours.
 */
export const growing: { route: string; file: string; names: CollectionName[] }[] = [
  {
    route: routes.packages,
    file: 'content/packages.ts',
    names: ['familyPackages', 'honeymoonPackages', 'themedPackages'],
  },
  {
    route: routes.topplaces,
    file: 'content/destinations.ts',
    names: ['topPlaces', 'offbeatPlaces'],
  },
  {
    route: routes.watersports,
    file: 'content/watersports.ts',
    names: ['waterSports', 'beaches'],
  },
  { route: routes.sightseeing, file: 'content/sightseeing.ts', names: ['attractions'] },
  { route: routes.blogs, file: 'content/posts.ts', names: ['posts'] },
];
