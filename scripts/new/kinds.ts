import { collections, type ItemCollection, itemCollections } from '@/lib/content/collections';

/** Lists that share their kind with others have names of their own. */
const named: Record<string, ItemCollection> = {
  package: 'familyPackages',
  honeymoon: 'honeymoonPackages',
  themed: 'themedPackages',
  place: 'topPlaces',
  offbeat: 'offbeatPlaces',
};

/** The pages of services stand in the menus, too: a new one is more than an entry. */
const others = itemCollections.filter(
  (list) => !Object.values(named).includes(list) && collections[list].kind !== 'service',
);

/** What `npm run new` can write, and the list at whose end it stands. */
export const kinds: Record<string, ItemCollection> = {
  ...named,
  ...Object.fromEntries(others.map((list) => [collections[list].kind, list])),
};
