import type { Extra } from '@/content/schema/hotels-and-extras';

const inTown = { places: ['port-blair'], minStay: 'night' as const };
const onIsland = { places: ['north-island'], minStay: 'night' as const };

/** An extra of each kind: by day, by night, included in honeymoons, and offered only on some nights. */
export const extras: Extra[] = [
  {
    ...onIsland,
    slug: 'helmet-walk',
    name: 'Helmet walk',
    price: 4000,
    per: 'person',
    minAge: 8,
    pages: ['/watersports/sea-walk', '/scubadiving'],
  },
  {
    ...inTown,
    slug: 'cake',
    name: 'A cake',
    price: 1500,
    per: 'piece',
    seasonOf: 'quiet-island',
    aroundNewMoon: true,
  },
  { ...inTown, slug: 'dinner', name: 'Dinner', price: 3000, per: 'couple' },
  { ...inTown, slug: 'invoice', name: 'Invoice', price: 500, per: 'piece' },
  { ...onIsland, slug: 'late-night', name: 'A night more', price: 900, per: 'addedNight' },
];
