import type { Pages } from '@/content/schema/site';
import { image } from '@/test/factories';

const updated = '2026-01-10';

/** The texts of a page for search engines, and its banner. */
const page = (heading: string) => ({
  title: `${heading} of the islands`,
  summary: `What the page called ${heading} holds, in a sentence that is long enough to be listed.`,
  updated,
  banner: { heading, crumb: heading.toUpperCase(), lead: `${heading} in one line.`, image },
});
const section = (heading: string) => ({ label: 'A label', heading, lead: `${heading}: a lead.` });
const action = (label: string, href: string) => ({ label, href });
const points = ['First', 'Second', 'Third'].map((heading) => ({
  heading,
  paragraph: `${heading}: a paragraph.`,
}));
const { updated: _, ...privacy } = page('Privacy');
const { banner: __, ...home } = page('Home');

export const pages: Pages = {
  home: {
    ...home,
    heroAction: action('Checkout Activities', '/watersports'),
    introduction: { ...section('Welcome'), paragraphs: ['Who we are.', 'What we do.'] },
    startingPrice: 'Packages from',
    tiles: [
      { icon: 'packages', label: 'Packages', text: 'Trips', href: '/packages' },
      { icon: 'ferry', label: 'Ferry', text: 'Crossings', href: '/cruise' },
      { icon: 'places', label: 'Places', text: 'Islands', href: '/topplaces' },
      { icon: 'flights', label: 'Flights', text: 'The way here', href: '/flights' },
    ],
    why: { ...section('Why Choose'), reasons: points },
    sights: {
      ...section('On land'),
      paragraph: 'What there is to see.',
      action: action('Go sightseeing', '/sightseeing'),
      image,
    },
  },
  packages: {
    ...page('Packages'),
    honeymoon: section('HoneyMoon Packages'),
    family: section('Family Packages'),
    flagship: section('Flagship Packages'),
    filter: {
      legend: 'Price',
      all: 'All',
      bands: [
        { label: 'Below 15000', below: 15_000 },
        { label: '15000-25000', to: 25_000 },
        { label: '25000-50000', to: 50_000 },
        { label: '50000-80000', to: 80_000 },
      ],
      total: '{total} packages',
      matches: '{count} of {total} packages',
      spoken: '{option}: {matches}',
      empty: 'No package has a price in this band.',
      reset: 'All packages',
      onRequest: '{count} more on request.',
      seeOnRequest: 'See the Flagship Packages',
    },
    priceNote: 'What the figures mean.',
  },
  cruise: {
    ...page('Islands'),
    operators: section('Popular Cruise'),
    routes: section('Ferry Routes'),
    advice: ['Report an hour ahead.', 'Bring your papers.'],
  },
  topplaces: {
    ...page('Best Places'),
    top: section('Top Places To Visit'),
    offbeat: section('Offbeat Places To Visit'),
    map: section('Where they lie'),
    testimonials: section('Testimonials'),
  },
  watersports: {
    ...page('Water Sports'),
    trending: section('Trending Activities'),
    beaches: section('Popular Beaches'),
  },
  sightseeing: { ...page('Sightseeing'), hotspots: section('HotSpots') },
  flights: {
    ...page('Discover Your New Adventure'),
    action: action('Checkout Packages', '/packages'),
    airlines: section('Airlines'),
    form: { ...section('Flight Details Form'), note: 'We answer by e-mail, chat or phone.' },
    advice: points,
  },
  contact: {
    ...page('Contact'),
    panel: section('Reach us'),
    form: { ...section('Contact Us'), note: 'We answer within a day.' },
  },
  blogs: { ...page('Blogs'), list: section('Our Latest Blogs') },
  about: page('About'),
  map: {
    ...page('Map'),
    overview: section('All islands'),
    ferries: section('The ferries'),
    islands: section('The islands'),
    harbour: section('The harbour'),
    list: section('A list'),
  },
  kept: {
    ...page('Kept'),
    noScripts: 'The list needs scripts.',
    empty: {
      heading: 'Nothing kept',
      text: 'Press Keep.',
      links: [{ label: 'Packages', href: '/packages' }],
    },
    trips: 'Kept trips',
    others: 'Kept places',
    list: {
      gone: { one: 'One item is gone.', other: '{count} items are gone.' },
      removed: '{item} is off the list.',
      cleared: 'The list is empty.',
      restored: 'It is back.',
      undo: 'Undo',
      clear: 'Clear all',
      shared: section('A shared list'),
      add: 'Keep these too',
      added: 'All is kept.',
      known: 'All was kept.',
      own: 'Own list',
      ask: {
        ...section('Ask us'),
        sentence: 'I am thinking of {items}.',
        arrival: 'I arrive on {day}.',
        subject: 'A list',
        mail: 'Write a mail',
      },
      share: {
        ...section('Share it'),
        sentence: 'How about {items}?',
        arrival: 'We arrive on {day}.',
        print: 'Print the list',
      },
    },
  },
  compare: {
    ...page('Compare'),
    choose: {
      legend: 'Choose',
      hint: 'All are listed.',
      spoken: '{count} chosen',
      most: 'Three at most',
      see: 'Compare them',
    },
    chosen: 'Side by side',
    same: 'Show what is the same',
    all: 'All {count} trips',
    caption: 'All trips',
    columns: {
      trip: 'Trip',
      price: 'Price',
      nights: 'Nights',
      ferries: 'Ferries',
      early: 'Early',
      landBy: 'Land by',
      avoid: 'Not on',
      special: 'Special',
      unsuited: 'Wrong for',
    },
    none: 'None',
  },
  prices: {
    ...page('Prices'),
    short: section('In short'),
    steps: { caption: 'What we keep', when: 'When', keep: 'We keep' },
    ask: { ...section('Ask for a figure'), action: action('Ask us', '/contact') },
  },
  seasons: {
    ...page('When to go'),
    chart: section('The year'),
    legend: {
      temperature: 'Temperature',
      rain: 'Rain',
      rainyDays: 'Rainy days',
      sea: 'Sea',
      alt: 'The rain of the year',
    },
    table: section('Month by month'),
    columns: {
      month: 'Month',
      temperature: 'Temperature',
      rain: 'Rain',
      sea: 'Sea',
      ferries: 'Ferries',
      visibility: 'Under water',
      nature: 'Nature',
      crowds: 'Crowds',
    },
    degrees: '{min} to {max} °C',
    wet: { one: '{rain} mm, {count} day', other: '{rain} mm, {count} days' },
    plankton: 'Plankton',
    none: '–',
  },
  opening: {
    ...page('Opening days'),
    table: section('Days and hours'),
    columns: { name: 'What', opening: 'When', source: 'How sure', authority: 'Ask' },
  },
  before: page('Before you go'),
  ferryCancelled: {
    ...page('No ferry'),
    operators: { heading: 'Their pages', lead: 'Look there.' },
    ask: { ...section('No seat?'), action: action('Ask us', '/contact') },
  },
  questions: {
    ...page('Questions'),
    more: { ...section('Another one?'), action: action('Ask us', '/contact') },
  },
  privacy,
  promo: {
    ...section('Explore all corners'),
    image,
    action: action('Ask us', '/contact'),
    offers: [
      { icon: 'flight', label: 'Flight', text: 'The way here' },
      { icon: 'hotel', label: 'Hotel', text: 'A bed' },
    ],
  },
  notFound: {
    lead: 'There is no such page.',
    image,
    links: [action('Home', '/'), action('Packages', '/packages')],
  },
};
