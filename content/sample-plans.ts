import type { SamplePlan } from './schema/package';

// Trips whose sums appear in texts, such as {plan:friends.total} (docs/editing.md lists these variables). The sums are
// calculated from the prices in packages.ts, hotels.ts and extras.ts, and from the terms. `arrival` decides when the
// balance is due and what high season adds. If you change it, also change the dates in the text that quotes the plan.
export const samplePlans: SamplePlan[] = [
  {
    slug: 'friends',
    package: 'explore-havelock',
    party: { adults: 8, children: 0, toddlers: 0 },
    extras: [{ slug: 'two-dives', people: 2 }, { slug: 'kayak-by-night' }],
    arrival: '2027-02-04',
  },
  {
    slug: 'couple-in-their-fifties',
    package: 'andaman-escapade',
    party: { adults: 2, children: 0, toddlers: 0 },
    hotelClass: 'Deluxe',
    extras: [{ slug: 'half-board' }],
    arrival: '2027-02-04',
  },
  {
    slug: 'three-generations',
    package: 'family-5-nights-6-days',
    party: { adults: 4, children: 1, toddlers: 1 },
    extras: [{ slug: 'half-board' }, { slug: 'ltc-invoice' }],
    arrival: '2027-02-19',
  },
  // What some texts add to a trip: extras alone, without a package. A child of nine pays as much as an adult, but a
  // total counts only adults for what a child of five is too young for.
  {
    slug: 'morning-over-coral',
    party: { adults: 3, children: 0, toddlers: 0 },
    extras: [{ slug: 'boat-to-elephant-beach' }, { slug: 'snorkelling-with-a-guide' }],
  },
  {
    slug: 'swim-ring',
    party: { adults: 1, children: 0, toddlers: 0 },
    extras: [{ slug: 'boat-to-elephant-beach' }, { slug: 'snorkelling-with-a-guide' }],
  },
  {
    slug: 'dive-and-coral',
    party: { adults: 2, children: 0, toddlers: 0 },
    extras: [
      { slug: 'first-dive-from-a-boat', people: 1 },
      { slug: 'boat-to-elephant-beach' },
      { slug: 'snorkelling-with-a-guide' },
    ],
  },
  // The diving week is an extra, and has no package.
  {
    slug: 'diver',
    party: { adults: 1, children: 0, toddlers: 0 },
    extras: [
      { slug: 'diving-week-alone' },
      { slug: 'diving-week-nitrox' },
      { slug: 'kayak-by-night' },
    ],
    arrival: '2027-03-06',
  },
  {
    slug: 'family-of-six',
    package: 'family-5-nights-6-days',
    party: { adults: 4, children: 1, toddlers: 1 },
    extras: [],
  },
  {
    slug: 'alone',
    package: 'havelock-neil-escapade',
    party: { adults: 1, children: 0, toddlers: 0 },
    extras: [],
  },
  {
    slug: 'alone-in-deluxe',
    package: 'havelock-neil-escapade',
    party: { adults: 1, children: 0, toddlers: 0 },
    hotelClass: 'Deluxe',
    extras: [],
  },
  {
    slug: 'couple-from-chennai',
    package: 'havelock-neil-escapade',
    party: { adults: 2, children: 0, toddlers: 0 },
    extras: [],
  },
  {
    slug: 'quote',
    package: 'honeymoon-5-nights-6-days',
    party: { adults: 2, children: 0, toddlers: 0 },
    hotelClass: 'Deluxe',
    extras: [{ slug: 'half-board' }],
  },
  {
    slug: 'quote-on-the-beach',
    package: 'honeymoon-5-nights-6-days',
    party: { adults: 2, children: 0, toddlers: 0 },
    hotelClass: 'Deluxe',
    extras: [{ slug: 'luxury-on-havelock' }],
  },
  {
    slug: 'into-the-water',
    package: 'honeymoon-6-nights-7-days',
    party: { adults: 2, children: 0, toddlers: 0 },
    hotelClass: 'Deluxe',
    extras: [{ slug: 'half-board' }],
  },
  {
    slug: 'slow-week',
    package: 'honeymoon-7-nights-8-days',
    party: { adults: 2, children: 0, toddlers: 0 },
    hotelClass: 'Deluxe',
    extras: [{ slug: 'half-board' }],
  },
  // The sample reply in people.ts.
  {
    slug: 'reply',
    package: 'honeymoon-5-nights-6-days',
    party: { adults: 2, children: 0, toddlers: 0 },
    hotelClass: 'Deluxe',
    extras: [],
    arrival: '2027-02-11',
  },
];
