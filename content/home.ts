import type { Airline, Counter, HeroSlide, Testimonial } from './schema/page';

// The slides at the top of the home page.
export const heroSlides: HeroSlide[] = [
  {
    id: 'ferry-day',
    heading: 'Breakfast in Port\u00a0Blair, lunch on Havelock',
    paragraph:
      'Andaman trips planned by people who live here. We book the ferries, rooms and cars, and pick up the phone when the wind changes.',
    image: {
      src: '/images/hero/ferry-day.svg',
      alt: 'A white ferry crosses between forested green islands under a high noon sun',
    },
  },
  {
    id: 'night-kayak',
    heading: 'Nights when the sea glows',
    paragraph:
      'Around new moon, from October to April, a guide takes you out by kayak, and with luck the water lights up at every stroke.',
    image: {
      src: '/images/hero/night-kayak.svg',
      alt: 'A kayak leaves a trail of blue light on dark water beneath a sky full of stars',
    },
  },
  {
    id: 'coral-below',
    heading: 'Float over coral a few steps from the sand',
    paragraph:
      'At Elephant Beach a guide pulls you along on a ring, in a life vest, even if you can’t swim. Boat and guide are extra.',
    image: {
      src: '/images/hero/coral-below.svg',
      alt: 'One small diver drifts over a coral reef, sunlight slanting through blue water',
    },
  },
  {
    id: 'first-light',
    heading: 'Leave the first footprints of the morning',
    paragraph:
      'Ask for an early car to Radhanagar Beach, where the forest ends at the sand. Swim when the lifeguards come.',
    image: {
      src: '/images/hero/first-light.svg',
      alt: 'A white sandbar curves through shallow water towards far islands at dawn',
    },
  },
];

// The airlines of the flights page, in the order of its row. An airline without a note flies to Port Blair: check that
// before the season. The code is the start of its flight numbers.
export const airlines: Airline[] = [
  { id: 'indigo', code: '6E', name: 'IndiGo' },
  { id: 'air-india', code: 'AI', name: 'Air India' },
  { id: 'air-india-express', code: 'IX', name: 'Air India Express' },
  { id: 'akasa-air', code: 'QP', name: 'Akasa Air' },
  { id: 'spicejet', code: 'SG', name: 'SpiceJet', note: 'We’ll check your date' },
  { id: 'alliance-air', code: '9I', name: 'Alliance Air', note: 'We’ll check your date' },
  { id: 'singapore-airlines', code: 'SQ', name: 'Singapore Airlines', note: 'Singapore to Chennai; an Indian airline from there' },
];

// The numbers of the “Why Choose” section.
// These are examples: enter your own numbers, and delete `example: true`.
export const counters: Counter[] = [
  { label: 'Awards', target: 25, example: true },
  { label: 'Tours', target: 970, example: true },
  { label: 'Travellers', target: 10000, example: true },
  { label: 'Team Members', target: 50, example: true },
];

// Examples until your guests have written: replace name, city and text, then delete the line
// "example: true". The site then no longer marks the words as an example.
export const testimonials: Testimonial[] = [
  {
    id: 'ananya-pune',
    name: 'Ananya',
    city: 'Pune',
    text: 'On our honeymoon, in November 2025, the wind stopped our ferry. Arnab called before we’d finished breakfast, and by four we were standing on Radhanagar Beach after all. The next night we had grilled snapper on the sand, by candlelight.',
    image: {
      src: '/images/testimonials/shell.svg',
      alt: 'A spiral shell lying on pale sand',
    },
    example: true,
  },
  {
    id: 'thomas-kochi',
    name: 'Thomas',
    city: 'Kochi',
    text: 'Before we came in January 2026, Meera told us which beach is good for a four-year-old and which isn’t. At Bharatpur he splashed in the shallows until our ferry came.',
    image: {
      src: '/images/testimonials/palm-shade.svg',
      alt: 'One palm and its round shadow on a beach',
    },
    example: true,
  },
  {
    id: 'farah-hyderabad',
    name: 'Farah',
    city: 'Hyderabad',
    text: 'We were six friends in March 2026, and only two of us dive. Shiny booked their dives for the first mornings and kayaks for the rest. Lunch was late every day because of all the stories.',
    image: {
      src: '/images/testimonials/sea-almond-leaf.svg',
      alt: 'A red leaf of the sea almond tree on wet sand',
    },
    example: true,
  },
];
