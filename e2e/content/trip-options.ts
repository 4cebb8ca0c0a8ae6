import type { TripOptions } from '@/content/schema/trip-options';

const towns = ['port-blair', 'north-island'];
const inTown = { places: ['port-blair'], needs: 'night' as const };

/** Two classes of hotels, and an extra of each sort: by day, by night, and in the price of the honeymoons. */
export const tripOptions: TripOptions = {
  classes: ['Plain', 'Grand'].map((name, index) => ({
    name,
    what: `${name} rooms`,
    perNight: index * 1000,
    hotels: towns.map((place) => ({ place, names: [`${name} Hotel`], room: `${name} beds` })),
    example: true,
  })),
  extras: [
    {
      slug: 'helmet-walk',
      name: 'Helmet walk',
      price: 4000,
      per: 'person',
      length: 'An hour',
      leastAge: 8,
      places: ['north-island'],
      needs: 'night',
      pages: ['/watersports/sea-walk', '/scubadiving'],
    },
    { ...inTown, slug: 'cake', name: 'A cake', price: 1500, per: 'piece' },
    { ...inTown, slug: 'dinner', name: 'Dinner', price: 3000, per: 'couple' },
    { ...inTown, slug: 'invoice', name: 'Invoice', price: 500, per: 'family', only: 'families' },
  ],
  flights: [{ city: 'Chennai', price: 12_000 }],
  people: [{ name: 'Asha', does: 'answers first', languages: 'English, Hindi' }],
  exampleReply: {
    trip: 'honeymoon-2-nights',
    hotels: 'Grand',
    arrive: '2027-02-10',
    lines: ['Your days: {dates}. {day1}: {hotel1}.', '{class}: {total}.'],
    example: true,
  },
};
