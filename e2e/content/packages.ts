import { itinerary, makeFlagshipPackage, makePackage } from '@/test/factories';

/** One package in the third price band, and one above all bands. */
export const honeymoonPackages = [
  makePackage({
    slug: 'honeymoon-2-nights',
    includes: ['dinner'],
    price: { was: 36_000, now: 30_200 },
  }),
  makePackage({
    slug: 'honeymoon-2-nights-villa',
    name: 'In a villa',
    price: { was: 95_000, now: 85_000 },
  }),
];

/** Two packages of the same length with different names, in the second and the third price band. */
export const familyPackages = [
  makePackage({
    slug: 'family-2-nights',
    points: ['Shallow water on every day', 'Naps after lunch, in the shade'],
  }),
  makePackage({
    slug: 'family-2-nights-grandparents',
    name: 'With grandparents',
    price: { was: 105_000, now: 49_999 },
  }),
];

export const flagshipPackages = [
  makeFlagshipPackage({ slug: 'reef-week', name: 'Reef Week' }),
  makeFlagshipPackage({
    slug: 'harbour-days',
    name: 'Harbour Days',
    latestLanding: '11:00',
    itinerary: itinerary.map((day, index) =>
      index === 0 ? { ...day, alsoVisits: ['old-jail'], startsBeforeSunrise: true } : day,
    ),
  }),
];

export const suggestions = {
  honeymoonPackages: [
    { for: 'Two who like quiet', package: 'honeymoon-2-nights-villa' },
    { for: 'Two with little time', package: 'honeymoon-2-nights' },
  ],
  familyPackages: [],
  flagshipPackages: [],
};

export const priceBands = [
  { label: 'Below 15000', to: 14_999 },
  { label: '15000-25000', to: 25_000 },
  { label: '25000-50000', to: 50_000 },
  { label: '50000-80000', to: 80_000 },
];
