import type { Airline, Counter, HeroSlide, Testimonial } from './schema/page';

// The slides at the top of the home page.
export const heroSlides: HeroSlide[] = [
  {
    id: 'ferry-day',
    heading: 'The Andamans, planned by people who live here',
    paragraph:
      'Tell us who’s coming. In about two days you’ll have a free plan from one of us in Port Blair, with every hotel, every ferry and one price.',
    image: {
      src: '/images/hero/ferry-day.svg',
      alt: 'A white ferry crosses between forested green islands under a high noon sun',
    },
  },
  {
    id: 'night-kayak',
    heading: 'Nights when the sea glows',
    paragraph:
      'Around new moon, October to April, a guide on Havelock leads your kayak out in the dark. On a good night every stroke lights up blue.',
    image: {
      src: '/images/hero/night-kayak.svg',
      alt: 'A kayak leaves a trail of blue light on dark water beneath a sky full of stars',
    },
  },
  {
    id: 'coral-below',
    heading: 'Float over coral a few steps from the sand',
    paragraph:
      'You needn’t swim. With the tide in, a guide at Elephant Beach pulls you on a ring, and you look down.',
    image: {
      src: '/images/hero/coral-below.svg',
      alt: 'One small diver drifts over a coral reef, sunlight slanting through blue water',
    },
  },
  {
    id: 'first-light',
    heading: 'Leave the first footprints of the morning',
    paragraph:
      'Be at Radhanagar by seven. The sand is cool and nearly all yours, and behind you the forest is waking up.',
    image: {
      src: '/images/hero/first-light.svg',
      alt: 'A white sandbar curves through shallow water towards far islands at dawn',
    },
  },
];

// The airlines on the flights page, in this order. An airline without a note flies to Port Blair: check this before
// each season. The code is the start of its flight numbers.
export const airlines: Airline[] = [
  { id: 'indigo', code: '6E', name: 'IndiGo' },
  { id: 'air-india', code: 'AI', name: 'Air India' },
  { id: 'air-india-express', code: 'IX', name: 'Air India Express' },
  { id: 'akasa-air', code: 'QP', name: 'Akasa Air' },
  { id: 'spicejet', code: 'SG', name: 'SpiceJet', note: 'Some seasons only' },
  { id: 'alliance-air', code: '9I', name: 'Alliance Air', note: 'Some seasons only' },
  { id: 'singapore-airlines', code: 'SQ', name: 'Singapore Airlines', note: 'Singapore to Chennai; an Indian airline from there' },
];

// The numbers in the “Why Choose” section.
// These are examples: enter your own numbers, and delete `example: true`.
export const counters: Counter[] = [
  { label: 'Awards', target: 25, example: true },
  { label: 'Tours', target: 970, example: true },
  { label: 'Travellers', target: 10000, example: true },
  { label: 'Team Members', target: 50, example: true },
];

// Examples, until your guests have written. Replace name, city and text, then delete the line "example: true", so that
// the site no longer marks the text as an example. The home page shows the first two.
export const testimonials: Testimonial[] = [
  {
    id: 'paromita-kolkata',
    name: 'Paromita',
    city: 'Kolkata. For three generations, November 2025',
    text: 'I was the one paying, so I’d asked who sits with the little one, and how far my mother-in-law walks. Both were in the plan, and she managed the walk.',
    image: {
      src: '/images/activities/ross-island-deer.svg',
      alt: 'A stag with spotted flanks on mossy steps',
    },
    example: true,
  },
  {
    id: 'nisha-delhi',
    name: 'Nisha',
    city: 'Delhi. Three nights on Havelock, January 2026',
    text: 'I can’t swim, and on the ferry I shut my eyes. It hardly moved! Over the coral I held on to Prakash’s ring the whole time.',
    image: {
      src: '/images/activities/neil-laxmanpur-sunset.svg',
      alt: 'A hermit crab crosses a shell beach under a violet sky, a man and a child walk far off along the water',
    },
    example: true,
  },
  {
    id: 'bharati-kolkata',
    name: 'Bharati',
    city: 'Kolkata. For three generations, February 2026',
    text: 'I’m seventy-three, and had meant to stay at home. Then Meera called me, in Bengali, and talked me through every step. From my chair at Radhanagar I umpired the cricket.',
    image: {
      src: '/images/testimonials/stumps.svg',
      alt: 'Three cricket stumps and a red ball on pale sand',
    },
    example: true,
  },
  {
    id: 'ananya-pune',
    name: 'Ananya',
    city: 'Pune. The slow week, November 2025',
    text: 'Two days before our dinner on the sand, Arnab called at breakfast. No ferry, too much wind. By four he had us at Chidiya Tapu for the sunset. Two evenings later our table stood on the sand, with the sea almost under it.',
    image: {
      src: '/images/testimonials/shell.svg',
      alt: 'A spiral shell lying on pale sand',
    },
    example: true,
  },
  {
    id: 'thomas-kochi',
    name: 'Thomas',
    city: 'Kochi. Made for toddlers, January 2026',
    text: 'Meera told us which beaches to skip with a four-year-old. Our stop on Neil was the best day.',
    image: {
      src: '/images/testimonials/palm-shade.svg',
      alt: 'One palm and its round shadow on a beach',
    },
    example: true,
  },
  {
    id: 'farah-hyderabad',
    name: 'Farah',
    city: 'Hyderabad. Explore Havelock, March 2026',
    text: 'We were six, and Shiny had to explain the plan three times. One dive was off because of wind; they paid it back that week. Do the kayaks at night, really, do them.',
    image: {
      src: '/images/testimonials/sea-almond-leaf.svg',
      alt: 'A red leaf of the sea almond tree on wet sand',
    },
    example: true,
  },
];
