import type { SamplePlan } from '@/content/schema/package';

/** Three friends with an extra night. Two of them take the walk. */
export const samplePlans: SamplePlan[] = [
  {
    slug: 'friends',
    package: 'reef-week',
    party: { adults: 3, children: 0, toddlers: 0 },
    hotelClass: 'Grand',
    extras: [{ slug: 'helmet-walk', people: 2 }, { slug: 'late-night' }],
    arrival: '2026-03-04',
  },
  {
    slug: 'reply',
    package: 'honeymoon-2-nights',
    party: { adults: 2, children: 0, toddlers: 0 },
    hotelClass: 'Grand',
    extras: [],
    arrival: '2027-02-10',
  },
];
