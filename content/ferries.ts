// The ferry operators (on the site "Popular Cruise"), the ferry routes ("Ferry Routes"), and the harbours with their
// jetties. The order here is the order on the site. An operator lists the ferry routes that it sails in `ferryRoutes`,
// and the ids of its links (schedules.ts) in `schedules` ([] for none). Its ships follow the rules in `ferryRules`,
// except where its own `rules` differ. `from` and `to` of a ferry route are the slugs of harbours.
import type { FerryRouteEntry, FerryRules, Harbour, FerryOperatorEntry } from './schema/ferry';
import { pattern } from './schema/pattern';

export const ferryOperators: FerryOperatorEntry[] = [
  {
    slug: 'makruzz',
    updated: '2026-11-30',
    name: 'Makruzz',
    subtitle: 'Three classes to choose from',
    image: {
      src: '/images/cruise/makruzz.svg',
      alt: 'A white catamaran heads out of a harbour at dawn, a lighthouse on the hill behind it',
    },
    description: 'On our trips you sit in Premium, which is its basic class.',
    paragraphs: [
      'A better seat costs about ₹500 more. In every class the cabin is cold, so keep a sweater out.',
    ],
    ownership: 'private',
    rules: {
      seatClasses: 'Premium, Deluxe and Royal',
      children: 'Free below age one',
      refund: 'Mostly in full if it’s cancelled',
    },
    ferryRoutes: ['port-blair-to-havelock', 'havelock-to-port-blair', 'port-blair-to-neil', 'neil-to-port-blair', 'havelock-to-neil', 'neil-to-havelock'],
    schedules: [2],
  },
  {
    slug: 'green-ocean',
    updated: '2026-11-30',
    name: 'Green Ocean',
    subtitle: 'A later breakfast, or a last swim',
    image: {
      src: '/images/cruise/green-ocean.svg',
      alt: 'A green-and-white ferry crosses bright noon water, flying fish skimming away from its bow',
    },
    description: 'One more ferry to choose from on every route.',
    paragraphs: [
      'We’ll book it when its hours suit your plan best.',
    ],
    ownership: 'private',
    ferryRoutes: ['port-blair-to-havelock', 'havelock-to-port-blair', 'port-blair-to-neil', 'neil-to-port-blair', 'havelock-to-neil', 'neil-to-havelock'],
    schedules: [3],
  },
  {
    slug: 'itt-majestic',
    updated: '2026-11-30',
    name: 'ITT Majestic',
    subtitle: '25 kg of luggage for each of you',
    image: {
      src: '/images/cruise/itt-majestic.svg',
      alt: 'A sleek ferry crosses a copper sea at sunset, its cabin windows lit in one long row',
    },
    description: 'With ITT Majestic all the way, there’s room for fins, a tripod or half the nursery.',
    paragraphs: [
      'Your ticket has to be on paper. We’ll send it ready to print.',
    ],
    ownership: 'private',
    rules: {
      checkIn: '1 hour before departure. The counter closes 30 minutes before, the gate 15.',
      luggage: '25 kg a person',
      children: 'Full fare from age one',
      refund: 'In full when ITT Majestic doesn’t sail',
    },
    ferryRoutes: ['port-blair-to-havelock', 'havelock-to-port-blair', 'port-blair-to-neil', 'neil-to-port-blair', 'havelock-to-neil', 'neil-to-havelock'],
    schedules: [4],
  },
  {
    slug: 'nautika',
    updated: '2026-11-30',
    name: 'Nautika',
    subtitle: 'The one to ask for if steps are hard',
    image: {
      src: '/images/cruise/nautika.svg',
      alt: 'A ferry with a blue bow ploughs through grey monsoon rollers under slanting rain',
    },
    description: 'Choose it if you walk with a stick or carry a sleeping child. The company calls its entry wheelchair-friendly.',
    paragraphs: [
      'When the tide tilts the gangway, Arnab asks for a deckhand’s arm.',
    ],
    ownership: 'private',
    rules: {
      checkIn: 'At least 1 hour before departure. Boarding ends 20 minutes before.',
      luggage: '20 kg a person',
      refund: 'In full when weather or a technical problem stops the ferry',
    },
    ferryRoutes: ['port-blair-to-havelock', 'havelock-to-port-blair', 'port-blair-to-neil', 'neil-to-port-blair', 'havelock-to-neil', 'neil-to-havelock'],
    schedules: [5],
  },
  {
    slug: 'sea-link',
    updated: '2026-11-30',
    name: 'Sea Link',
    subtitle: 'More seats for the busy weeks',
    image: {
      src: '/images/cruise/sea-link.svg',
      alt: 'A small ferry lies at a lamp-lit jetty by night, the Milky Way over its mast',
    },
    description: 'At the Pujas, at Diwali and from mid-December ferry seats go early.',
    paragraphs: [
      'If there are eight of you and four seats left on the others, we’ll try Sea Link.',
    ],
    ownership: 'private',
    ferryRoutes: ['port-blair-to-havelock', 'havelock-to-port-blair', 'port-blair-to-neil', 'neil-to-port-blair', 'havelock-to-neil', 'neil-to-havelock'],
    schedules: [],
  },
  {
    slug: 'government-ferries',
    updated: '2026-11-30',
    name: 'Government Ferries',
    subtitle: 'Slower, cheaper and full of islanders',
    image: {
      src: '/images/cruise/government-ferries.svg',
      alt: 'An old white ship with a rust-red funnel takes on sacks and bicycles in the early morning light',
    },
    description: 'You stand at the rail, wind in your shirt, between a schoolteacher going home for the weekend and a bicycle in brown paper.',
    paragraphs: [
      'Bring the original photo ID you gave when you booked.',
    ],
    ownership: 'government',
    rules: {
      luggage: 'Differs by ship. We’ll check yours',
      children: 'A lower fare, by age',
      checkIn: '2 hours before departure. The gates close 30 minutes before.',
      refund: 'Mostly in full if it’s cancelled',
    },
    ferryRoutes: ['port-blair-to-havelock', 'havelock-to-port-blair', 'port-blair-to-neil', 'neil-to-port-blair', 'havelock-to-neil', 'neil-to-havelock'],
    schedules: [1, 6],
  },
];

export const harbours: Harbour[] = [
  {
    slug: 'port-blair',
    name: 'Port Blair',
    jetties: { private: 'Haddo Wharf', government: 'Phoenix Bay' },
    position: { north: 11.673, east: 92.733 },
  },
  {
    slug: 'havelock-island',
    name: 'Havelock',
    jetties: { private: 'Havelock jetty', government: 'Havelock jetty' },
    position: { north: 12.04, east: 92.98 },
  },
  {
    slug: 'neil-island',
    name: 'Neil',
    jetties: { private: 'Neil jetty', government: 'Neil jetty' },
    position: { north: 11.84, east: 93.03 },
  },
];

// The rules for all ferry routes, unless an operator has a rule of its own. If a ticket says otherwise, the ticket
// counts.
export const ferryRules: FerryRules = {
  timeOnBoard: {
    label: 'Crossing',
    text: pattern('About {min} to {max} minutes', 'min', 'max'),
    short: pattern('{min} to {max} minutes', 'min', 'max'),
    note: 'You’ll be at sea for an hour or two, longer if the ferry calls at both islands.',
  },
  distance: { label: 'Distance', text: pattern('{km} km', 'km') },
  jetty: {
    label: 'Jetty',
    text: pattern('{private} for private ferries, {government} for government ferries', 'private', 'government'),
  },
  checkIn: {
    label: 'Check in',
    text: 'At least 1 hour before departure',
    exception: '2 on government ferries',
  },
  documents: { label: 'Documents', text: 'An original photo ID for each ticket' },
  luggage: { label: 'Luggage', text: '20 to 25 kg' },
  children: { label: 'Children', text: 'Mostly full fare from age one' },
  refund: {
    label: 'Refund',
    text: 'Mostly in full if it’s cancelled; little if you cancel in the last two days',
  },
  seatClasses: { label: 'Classes', text: pattern('{classes} on {operator}', 'classes', 'operator') },
  checked: '2026-11-22',
};

export const ferryRoutes: FerryRouteEntry[] = [
  {
    slug: 'port-blair-to-havelock',
    updated: '2026-11-30',
    name: 'Port Blair to Havelock',
    subtitle: 'Your ticket may say Swaraj Dweep',
    from: 'port-blair',
    to: 'havelock-island',
    image: {
      src: '/images/ferry-routes/port-blair-to-havelock.svg',
      alt: 'A ferry passes between a lighthouse headland and a wooded island as the sun comes up',
    },
    description: 'Somewhere after the first hour, a child points at a dark green line. That’s Havelock.',
    minutes: { min: 90, max: 150 },
    paragraphs: [
      'Any ferry can be late. We never book a dive for the hour you arrive.',
    ],
  },
  {
    slug: 'havelock-to-port-blair',
    updated: '2026-11-30',
    name: 'Havelock to Port Blair',
    subtitle: 'For the day before you fly',
    from: 'havelock-island',
    to: 'port-blair',
    image: {
      src: '/images/ferry-routes/havelock-to-port-blair.svg',
      alt: 'A ferry sails towards a town on hills with its first lamps lit, the sky violet after sunset',
    },
    description: 'You’re in town for dinner, with a whole night before your flight.',
    minutes: { min: 90, max: 150 },
    paragraphs: [
      '“Don’t fly on the day you sail,” says Arnab. “I’ve seen the faces.”',
    ],
  },
  {
    slug: 'port-blair-to-neil',
    updated: '2026-11-30',
    name: 'Port Blair to Neil',
    subtitle: 'Your ticket may say Shaheed Dweep',
    from: 'port-blair',
    to: 'neil-island',
    image: {
      src: '/images/ferry-routes/port-blair-to-neil.svg',
      alt: 'A ferry nears a flat green island at noon, the shallows around the pier pale turquoise',
    },
    description: 'The sea turns from ink to turquoise, and there lies Neil, flat and green.',
    minutes: { min: 60, max: 105 },
    km: 37,
    paragraphs: [
      'When you land, look down at the small fish between the corals beside the pier.',
    ],
  },
  {
    slug: 'neil-to-port-blair',
    updated: '2026-11-30',
    name: 'Neil to Port Blair',
    subtitle: 'From a lagoon into the harbour',
    from: 'neil-island',
    to: 'port-blair',
    image: {
      src: '/images/ferry-routes/neil-to-port-blair.svg',
      alt: 'A ferry pulls away from a long pier under a towering monsoon cloud, a curtain of rain out at sea',
    },
    description: 'After a morning swim at Bharatpur you’re often in town for the jail’s show the same evening.',
    minutes: { min: 60, max: 105 },
    km: 37,
    paragraphs: [
      'Sail the day before your flight at the latest.',
    ],
  },
  {
    slug: 'havelock-to-neil',
    updated: '2026-11-30',
    name: 'Havelock to Neil',
    subtitle: 'From island to island',
    from: 'havelock-island',
    to: 'neil-island',
    image: {
      src: '/images/ferry-routes/havelock-to-neil.svg',
      alt: 'Seen from a ferry’s stern at first light, a forested island sinks behind a straight white wake',
    },
    description: 'The shortest crossing, from forest to fields and palms.',
    minutes: { min: 40, max: 90 },
    paragraphs: [
      'Divers sail this way round, because it leaves more days between the dive and the flight.',
    ],
  },
  {
    slug: 'neil-to-havelock',
    updated: '2026-11-30',
    name: 'Neil to Havelock',
    subtitle: 'Neil first, for the windy months',
    from: 'neil-island',
    to: 'havelock-island',
    image: {
      src: '/images/ferry-routes/neil-to-havelock.svg',
      alt: 'A moonlit ferry glides towards a dark forested shore where a few jetty lights are burning',
    },
    description: 'From a seat on the left you watch Havelock come up, hill behind hill of forest.',
    minutes: { min: 40, max: 90 },
    paragraphs: [
      'Havelock has the most ferries. In a windy week it’s the island to end on.',
    ],
  },
];
