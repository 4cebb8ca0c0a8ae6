import type { ItemCollection } from '@/lib/content/collections';

/** What `npm run new` can write, and the list at whose end it stands. */
export const kinds: Record<string, ItemCollection> = {
  package: 'familyPackages',
  honeymoon: 'honeymoonPackages',
  themed: 'themedPackages',
  place: 'topPlaces',
  offbeat: 'offbeatPlaces',
  sight: 'attractions',
  sport: 'waterSports',
  beach: 'beaches',
  crossing: 'ferryRoutes',
  operator: 'operators',
  post: 'posts',
};
