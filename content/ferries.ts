// The ferry operators ("Popular Cruise"), the ferry routes ("Ferry Routes"), and the jetties between which
// they run. Their order here is their order on the site; `schedules` are the ids of links in schedules.ts,
// and `from` and `to` of a ferry route are the slugs of harbours. An operator has the rules in `ferryRules`, unless its
// own `rules` differ. All operators sail a ferry route, unless it names its `operators`.
import type { FerryRouteEntry, FerryRules, Harbour, OperatorEntry } from './schema/ferry';

export const operators: OperatorEntry[] = [
  {
    slug: 'makruzz',
    updated: '2026-11-28',
    name: 'Makruzz',
    subtitle: 'Catamarans with three classes',
    image: {
      src: '/images/cruise/makruzz.svg',
      alt: 'A white catamaran heads out of a harbour at dawn, a lighthouse on the hill behind it',
    },
    description: 'If you’d like a seat in Deluxe or Royal, tell us.',
    details: [
      'Makruzz sails between Port Blair, Havelock and Neil. Premium, whatever its name suggests, is the first of its three classes and not the top one. All three arrive together, so that’s what our trips include.',
    ],
    fleet: 'private',
    rules: {
      classes: 'Premium, Deluxe and Royal',
      children: 'Free below age one',
      refund: 'In full, as a rule, when Makruzz or the weather cancels',
    },
    schedules: [2],
  },
  {
    slug: 'green-ocean',
    updated: '2026-11-28',
    name: 'Green Ocean',
    subtitle: 'One more hour to choose from',
    image: {
      src: '/images/cruise/green-ocean.svg',
      alt: 'A green-and-white ferry crosses bright noon water, flying fish skimming away from its bow',
    },
    description: 'We’ll put its hours and fares beside the others’.',
    details: [
      'Green Ocean sails between Port Blair, Havelock and Neil. Send us your day, and you’ll have its sailings and the exact fare.',
    ],
    fleet: 'private',
    schedules: [3],
  },
  {
    slug: 'itt-majestic',
    updated: '2026-11-28',
    name: 'ITT Majestic',
    subtitle: 'Takes 25 kg of luggage each',
    image: {
      src: '/images/cruise/itt-majestic.svg',
      alt: 'A sleek ferry crosses a copper sea at sunset, its cabin windows lit in one long row',
    },
    description: 'For travellers with a heavy bag.',
    details: [
      'ITT Majestic sails between Port Blair, Havelock and Neil, and takes 25 kg each. It wants your ticket on paper, so yours comes ready to print.',
    ],
    fleet: 'private',
    rules: {
      report: '1 hour before departure. The counter closes 30 minutes before, the gate 15.',
      luggage: '25 kg a person',
      children: 'Full fare from age one',
      refund: 'In full when ITT Majestic doesn’t sail',
    },
    schedules: [4],
  },
  {
    slug: 'nautika',
    updated: '2026-11-28',
    name: 'Nautika',
    subtitle: 'With wheelchair-friendly entry',
    image: {
      src: '/images/cruise/nautika.svg',
      alt: 'A ferry with a blue bow ploughs through grey monsoon rollers under slanting rain',
    },
    description: 'Need help on the gangway? We’ll tell the ship.',
    details: [
      'Nautika sails between Port Blair, Havelock and Neil. With a wheelchair, a stick or a sleeping child it’s the one to ask for.',
    ],
    fleet: 'private',
    rules: {
      report: 'At least 1 hour before departure. Boarding ends 20 minutes before.',
      luggage: '20 kg a person',
      refund: 'In full when weather or a technical problem stops the ferry',
    },
    schedules: [5],
  },
  {
    slug: 'sea-link',
    updated: '2026-11-29',
    name: 'Sea Link',
    subtitle: 'Worth asking for when the others are full',
    image: {
      src: '/images/cruise/sea-link.svg',
      alt: 'A small ferry lies at a lamp-lit jetty by night, the Milky Way over its mast',
    },
    description: 'We’ll look for seats on your date.',
    details: [
      'Sea Link sails between Port Blair, Havelock and Neil. From mid-December and at Diwali, one more ferry can save a plan.',
    ],
    fleet: 'private',
    schedules: [],
  },
  {
    slug: 'government-ferries',
    updated: '2026-11-29',
    name: 'Government Ferries',
    subtitle: 'Slower and cheaper',
    image: {
      src: '/images/cruise/government-ferries.svg',
      alt: 'An old white ship with a rust-red funnel takes on sacks and bicycles in the early morning light',
    },
    description: 'How the islanders travel.',
    details: [
      'Stand at the rail, with the wind in your face and a sack of brinjals beside you. The crossing takes longer than on a private ferry, and costs less.',
      'Bring the original of the identity card you gave at booking, or you pay ten times the fare. Visitors from abroad need their passport, visa and any permit, with a copy of each. Foreign guests sail no farther than Hut Bay on Little Andaman.',
    ],
    fleet: 'government',
    rules: {
      report: '2 hours before departure. The gates close 30 minutes before.',
      refund: 'In full, as a rule, when the weather cancels',
    },
    schedules: [1, 6],
  },
];

export const harbours: Harbour[] = [
  {
    slug: 'port-blair',
    name: 'Port Blair',
    jetties: { private: 'Haddo Wharf', government: 'Phoenix Bay' },
    at: { north: 11.68, east: 92.72 },
  },
  {
    slug: 'havelock-island',
    name: 'Havelock',
    jetties: { private: 'Havelock jetty', government: 'Havelock jetty' },
    at: { north: 12.04, east: 92.98 },
  },
  {
    slug: 'neil-island',
    name: 'Neil',
    jetties: { private: 'Neil jetty', government: 'Neil jetty' },
    at: { north: 11.84, east: 93.03 },
  },
];

// The rules of every ferry route, for operators without a rule of their own. The ticket of a ship may say
// otherwise, and then the ticket counts.
export const ferryRules: FerryRules = {
  timeOnBoard: {
    label: 'Crossing',
    text: 'About {least} to {most} minutes',
    short: '{least} to {most} minutes',
    note: 'Times are for a direct sailing.',
  },
  distance: { label: 'Distance', text: '{km} km' },
  jetty: {
    label: 'Jetty',
    text: '{private} for private ferries, {government} for the government’s',
  },
  report: {
    label: 'Report',
    text: 'At least 1 hour before departure',
    exception: '2 on government ferries',
  },
  papers: { label: 'Papers', text: 'An original photo identity card for each ticket' },
  luggage: { label: 'Luggage', text: '20 to 25 kg a person, depending on the ferry' },
  children: { label: 'Children', text: 'Full fare from age one on most ferries' },
  refund: {
    label: 'Refund',
    text: 'Usually in full when the operator or the weather cancels; little if you cancel in the last two days',
  },
  classes: { label: 'Classes', text: '{classes} on {operator}' },
  checked: '2026-11-22',
};

export const ferryRoutes: FerryRouteEntry[] = [
  {
    slug: 'port-blair-to-havelock',
    updated: '2026-11-29',
    name: 'Port Blair to Havelock',
    subtitle: 'To Havelock, officially Swaraj Dweep',
    from: 'port-blair',
    to: 'havelock-island',
    image: {
      src: '/images/ferry-routes/port-blair-to-havelock.svg',
      alt: 'A ferry passes between a lighthouse headland and a wooded island as the sun comes up',
    },
    description: 'A morning at sea, and Radhanagar Beach before dark.',
    minutes: { least: 90, most: 150 },
    details: [
      'As you leave the harbour, look left for the lighthouse of North Bay and right for Ross Island. Then comes the open sea, and after it a long, dark-green hill.',
      'Ferries run late, and some call at Neil first, so we never book a dive for the hour you arrive.',
    ],
  },
  {
    slug: 'havelock-to-port-blair',
    updated: '2026-11-29',
    name: 'Havelock to Port Blair',
    subtitle: 'Back to the town, with a night before your flight',
    from: 'havelock-island',
    to: 'port-blair',
    image: {
      src: '/images/ferry-routes/havelock-to-port-blair.svg',
      alt: 'A ferry sails towards a town on hills with its first lamps lit, the sky violet after sunset',
    },
    description: 'Back in town for tea, with a night between you and the plane.',
    minutes: { least: 75, most: 150 },
    details: [
      'The fastest ferry is timed a quarter of an hour shorter than on the way out. It can be late or cancelled, so don’t fly on the day you sail. On our trips your car waits at the wharf; without a trip, we’ll send one for ₹700.',
    ],
  },
  {
    slug: 'port-blair-to-neil',
    updated: '2026-11-29',
    name: 'Port Blair to Neil',
    subtitle: 'To Neil, officially Shaheed Dweep',
    from: 'port-blair',
    to: 'neil-island',
    image: {
      src: '/images/ferry-routes/port-blair-to-neil.svg',
      alt: 'A ferry nears a flat green island at noon, the shallows around the pier pale turquoise',
    },
    description: 'A short sail to a small, flat island.',
    minutes: { least: 60, most: 105 },
    km: 37,
    details: [
      'Look down before you look up: small fish swim between the corals beside the pier. You can walk to Bharatpur. Some ferries sail by way of Havelock, so we compare arrivals, not departures.',
    ],
  },
  {
    slug: 'neil-to-port-blair',
    updated: '2026-11-29',
    name: 'Neil to Port Blair',
    subtitle: 'Back to the town, past Ross Island',
    from: 'neil-island',
    to: 'port-blair',
    image: {
      src: '/images/ferry-routes/neil-to-port-blair.svg',
      alt: 'A ferry pulls away from a long pier under a towering monsoon cloud, a curtain of rain out at sea',
    },
    description: 'From the lagoon to the town, often in time for the show at the Cellular Jail.',
    minutes: { least: 60, most: 105 },
    km: 37,
    details: [
      'Take it the day before your flight at the latest. A ferry that calls at Havelock takes longer, so the first to leave may not arrive first.',
    ],
  },
  {
    slug: 'havelock-to-neil',
    updated: '2026-11-29',
    name: 'Havelock to Neil',
    subtitle: 'Island to island, without going back to town',
    from: 'havelock-island',
    to: 'neil-island',
    image: {
      src: '/images/ferry-routes/havelock-to-neil.svg',
      alt: 'Seen from a ferry’s stern at first light, a forested island sinks behind a straight white wake',
    },
    description: 'From tall forest to flat fields, in about an hour.',
    minutes: { least: 40, most: 90 },
    details: [
      'The shortest crossing has the fewest sailings, so we book it first, and the hotels around it. Divers sail this way round, because it puts the dive days before the flight.',
    ],
  },
  {
    slug: 'neil-to-havelock',
    updated: '2026-11-29',
    name: 'Neil to Havelock',
    subtitle: 'Island to island, to Radhanagar Beach',
    from: 'neil-island',
    to: 'havelock-island',
    image: {
      src: '/images/ferry-routes/neil-to-havelock.svg',
      alt: 'A moonlit ferry glides towards a dark forested shore where a few jetty lights are burning',
    },
    description: 'Neil behind you, and Havelock’s long sand still to come.',
    minutes: { least: 40, most: 90 },
    details: [
      'Sit on the left: the ferry sails along Havelock’s eastern side, with wooded hills above a pale line of reef. More ferries sail to Port Blair from Havelock, so from May to December we can turn your trip this way round, if you don’t dive.',
    ],
  },
];
