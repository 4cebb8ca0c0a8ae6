import type { Airline, Counter, HeroSlide, Testimonial } from './schema/home';

// The banner that opens the home page: the first slide is what a visitor sees first.
export const heroSlides: HeroSlide[] = [
  {
    id: 'first-light',
    heading: 'Islands a morning’s ferry apart',
    paragraph:
      'We plan your days in the Andamans from Port Blair: the boats, the rooms, the permits, and the hour when the sandbar is dry.',
    image: {
      src: '/images/hero/first-light.svg',
      alt: 'A white sandbar curves through shallow water towards far islands at dawn',
    },
  },
  {
    id: 'coral-below',
    heading: 'Look down, there is a second island',
    paragraph:
      'Dive, snorkel or walk on the sea bed in a helmet: in places the coral begins a few strokes from the beach.',
    image: {
      src: '/images/hero/coral-below.svg',
      alt: 'One small diver drifts over a coral reef, sunlight slanting through blue water',
    },
  },
  {
    id: 'ferry-day',
    heading: 'Let the ferry be half the holiday',
    paragraph:
      'Port Blair to Havelock takes about 90 to 150 minutes. Bring a window seat’s worth of patience and watch for flying fish.',
    image: {
      src: '/images/hero/ferry-day.svg',
      alt: 'A white ferry crosses between forested green islands under a high noon sun',
    },
  },
  {
    id: 'night-kayak',
    heading: 'After dark, the water answers',
    paragraph:
      'From October to April, around new moon, a paddle stroke can light the sea blue. Local guides know the creeks; nobody can promise the glow.',
    image: {
      src: '/images/hero/night-kayak.svg',
      alt: 'A kayak leaves a trail of blue light on dark water beneath a sky full of stars',
    },
  },
];

// The airlines we look at, in the order of the row on the flights page. The first four fly to Port Blair, the
// next two have done so, the last reaches Chennai; pages.ts says so above the row. Change both together.
export const airlines: Airline[] = [
  { id: 'indigo', name: 'IndiGo' },
  { id: 'air-india', name: 'Air India' },
  { id: 'air-india-express', name: 'Air India Express' },
  { id: 'akasa-air', name: 'Akasa Air' },
  { id: 'spicejet', name: 'SpiceJet' },
  { id: 'alliance-air', name: 'Alliance Air' },
  { id: 'singapore-airlines', name: 'Singapore Airlines' },
];

// The numbers of the “Why Choose” section.
export const counters: Counter[] = [
  { label: 'Awards', target: 25 },
  { label: 'Tours', target: 970 },
  { label: 'Travellers', target: 10000 },
  { label: 'Team Members', target: 50 },
];

// Examples until your guests have written: replace name, city and text, then delete the line
// "example: true". The site then no longer marks the words as an example.
export const testimonials: Testimonial[] = [
  {
    id: 'ananya-pune',
    name: 'Ananya',
    city: 'Pune',
    text: 'Our ferry was cancelled on a windy morning and a new plan was on my phone before breakfast was over. We lost an hour, not a day.',
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
    text: 'They told us plainly which beach is kind to a four-year-old and which is not. My mother sat in the shade at Bharatpur and refused to leave.',
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
    text: 'I asked for quiet and got Long Island, a hammock, and a note with the time of the only boat back. It was exactly right.',
    image: {
      src: '/images/testimonials/sea-almond-leaf.svg',
      alt: 'A red leaf of the sea almond tree on wet sand',
    },
    example: true,
  },
];
