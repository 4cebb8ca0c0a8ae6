import { collections, type ItemCollection, itemCollections } from '@/lib/content/collections';

/** Lists that share their type with others have names of their own. */
const named: Record<string, ItemCollection> = {
  package: 'familyPackages',
  honeymoon: 'honeymoonPackages',
  themed: 'themedPackages',
  place: 'topPlaces',
  offbeat: 'offbeatPlaces',
};

/** The pages of services stand in the menus, too: a new one is more than an entry. */
const others = itemCollections.filter(
  (list) => !Object.values(named).includes(list) && collections[list].type !== 'service',
);

/** What `npm run new` can write, and the list at whose end it stands. */
export const newTypes: Record<string, ItemCollection> = {
  ...named,
  ...Object.fromEntries(others.map((list) => [collections[list].type, list])),
};
