// The ferry operators ("Popular Cruise"), the ferry routes ("Ferry Routes"), and the jetties between which
// they run. Their order here is their order on the site; `schedules` are the ids of links in schedules.ts,
// and `from` and `to` of a ferry route are the slugs of harbours.
import type { FerryRoute, FerryRules, Harbour, Operator } from './schema/ferry';

export const operators: Operator[] = [
  {
    slug: 'makruzz',
    updated: '2026-11-25',
    name: 'Makruzz',
    subtitle: 'Catamarans with Premium, Deluxe and Royal seats',
    image: {
      src: '/images/cruise/makruzz.svg',
      alt: 'A white catamaran heads out of a harbour at dawn, a lighthouse on the hill behind it',
    },
    description:
      'Tell us the day and the island, and we ask Makruzz for seats in the class that you like.',
    details: [
      'Makruzz sails catamarans between Port Blair, Havelock and Neil.',
    ],
    fleet: 'private',
    rules: {
      report: 'At least 1 hour before departure',
      classes: 'Premium, Deluxe and Royal',
      luggage: 'Usually 20 to 25 kg a person',
      children: 'Infants below one year travel free of charge',
      refund: 'Usually in full when Makruzz or the weather cancels; ask at the counter',
    },
    schedules: [2],
  },
  {
    slug: 'green-ocean',
    updated: '2026-11-26',
    name: 'Green Ocean',
    subtitle: 'A private ferry between Port Blair, Havelock and Neil',
    image: {
      src: '/images/cruise/green-ocean.svg',
      alt: 'A green-and-white ferry crosses bright noon water, flying fish skimming away from its bow',
    },
    description:
      'Tell us the day and the island. We ask Green Ocean when it sails, and what a seat costs.',
    details: [
      'Green Ocean’s ships sail between Port Blair, Havelock and Neil.',
      'We do not have Green Ocean’s own rules: “Good to know” has the usual ones of private ferries.',
    ],
    fleet: 'private',
    rules: {
      report: 'At least 1 hour before departure',
      luggage: 'Usually 20 to 25 kg a person',
      children: 'Plan for the full fare from one year of age, and ask us',
      refund: 'Usually in full when the operator or the weather cancels',
    },
    schedules: [3],
  },
  {
    slug: 'itt-majestic',
    updated: '2026-11-26',
    name: 'ITT Majestic',
    subtitle: 'A private ferry, with 25 kg of luggage a person',
    image: {
      src: '/images/cruise/itt-majestic.svg',
      alt: 'A sleek ferry crosses a copper sea at sunset, its cabin windows lit in one long row',
    },
    description:
      'Tell us the day and the island. We ask ITT Majestic for seats, and send you tickets to print.',
    details: [
      'ITT Majestic sails between Port Blair, Havelock and Neil. Bring your ticket on paper.',
    ],
    fleet: 'private',
    rules: {
      report: '1 hour before departure. The counter closes 30 minutes before, and the gate 15 minutes before.',
      luggage: '25 kg a person',
      children: 'The full fare from one year of age',
      refund: 'In full when ITT Majestic does not sail',
    },
    schedules: [4],
  },
  {
    slug: 'nautika',
    updated: '2026-11-26',
    name: 'Nautika',
    subtitle: 'A private ferry with wheelchair-friendly entry',
    image: {
      src: '/images/cruise/nautika.svg',
      alt: 'A ferry with a blue bow ploughs through grey monsoon rollers under slanting rain',
    },
    description:
      'Tell us the day, and if you want seats together or need help on the gangway. We ask Nautika.',
    details: [
      'Nautika sails between Port Blair, Havelock and Neil.',
      'Nautika says that it has wheelchair-friendly entry. Tell us which help you need, and we ask about your sailing.',
    ],
    fleet: 'private',
    rules: {
      report: 'At least 1 hour before departure; Nautika itself asks for 45 minutes. Boarding ends 20 minutes before.',
      luggage: '20 kg a person',
      children: 'Plan for the full fare from one year of age, and ask us',
      refund: 'In full when weather or a technical problem stops the ship',
    },
    schedules: [5],
  },
  {
    slug: 'sea-link',
    updated: '2026-11-26',
    name: 'Sea Link',
    subtitle: 'A private ferry: we ask for the sailings on your date',
    image: {
      src: '/images/cruise/sea-link.svg',
      alt: 'A small ferry lies at a lamp-lit jetty by night, the Milky Way over its mast',
    },
    description:
      'Tell us the day and the island, and we find out whether Sea Link sails then.',
    details: [
      'Sea Link sails between Port Blair, Havelock and Neil.',
      'We do not have Sea Link’s own rules: “Good to know” has the usual ones of private ferries.',
    ],
    fleet: 'private',
    rules: {
      report: 'At least 1 hour before departure',
      luggage: 'Usually 20 to 25 kg a person',
      children: 'Plan for the full fare from one year of age, and ask us',
      refund: 'Usually in full when the operator or the weather cancels',
    },
    schedules: [],
  },
  {
    slug: 'government-ferries',
    updated: '2026-11-26',
    name: 'Government Ferries',
    subtitle: 'Ships of the Directorate of Shipping Services',
    image: {
      src: '/images/cruise/government-ferries.svg',
      alt: 'An old white ship with a rust-red funnel takes on sacks and bicycles in the early morning light',
    },
    description:
      'The government sets the fares. Tell us the day and the island, and we ask for seats.',
    details: [
      'These ships usually take longer and cost less than private ferries.',
      'Bring the original identity card entered at booking, or you pay ten times the fare.',
      'Visitors from abroad bring the passport, copies of the passport and of any permit, and the visa. They are not carried beyond Hut Bay on Little Andaman.',
    ],
    fleet: 'government',
    rules: {
      report: '2 hours before departure. The gates close 30 minutes before.',
      refund: 'Usually in full when the weather cancels',
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

// What holds on every ferry route. The ticket of a ship may say otherwise, and then the ticket counts.
export const ferryRules: FerryRules = {
  timeOnBoard: {
    label: 'Crossing',
    text: 'Usually {least} to {most} minutes on a direct sailing, depending on the ship',
    short: '{least} to {most} minutes',
    note: 'Times are for a direct sailing and depend on the ship. Not every ship sails every day.',
  },
  distance: { label: 'Distance', text: '{km} km' },
  jetty: {
    label: 'Jetty',
    text: '{private} for private ships, {government} for government ships. Your ticket names it.',
  },
  report: {
    label: 'Report',
    text: 'At least 1 hour before departure on private ships, earlier on government ships.',
  },
  papers: { label: 'Papers', text: 'An original photo identity card for everybody with a ticket' },
  luggage: { label: 'Luggage', text: 'Usually 20 to 25 kg a person, depending on the operator' },
  children: { label: 'Children', text: 'Makruzz takes infants below one free. ITT Majestic asks the full fare from one year of age on. Plan for the full fare. For the other ships, ask us.' },
  refund: {
    label: 'Refund',
    text: 'Usually in full when the operator or the weather cancels; ITT Majestic and Nautika say so in their rules. Usually little if you cancel in the last two days',
  },
  classes: {
    label: 'Classes',
    text: 'Premium, Deluxe and Royal on Makruzz; other operators use other names',
  },
  checked: '2026-11-22',
};

export const ferryRoutes: FerryRoute[] = [
  {
    slug: 'port-blair-to-havelock',
    updated: '2026-11-26',
    name: 'Port Blair to Havelock',
    subtitle: 'To Havelock, officially Swaraj Dweep',
    from: 'port-blair',
    to: 'havelock-island',
    image: {
      src: '/images/ferry-routes/port-blair-to-havelock.svg',
      alt: 'A ferry passes between a lighthouse headland and a wooded island as the sun comes up',
    },
    description:
      'This ferry takes you to Radhanagar beach and most dive centres.',
    minutes: { least: 90, most: 150 },
    operators: [
      'makruzz',
      'green-ocean',
      'itt-majestic',
      'nautika',
      'sea-link',
      'government-ferries',
    ],
    details: [
      'On the way out of the harbour look left for the lighthouse of North Bay, and right for Ross Island. Then comes the open sea.',
      'A ship that calls at Neil first takes longer. Do not book a dive for the hour of arrival, because a ship can be late.',
      'The jetty is in the north of Havelock. Radhanagar beach is about half an hour away by road.',
    ],
  },
  {
    slug: 'havelock-to-port-blair',
    updated: '2026-11-26',
    name: 'Havelock to Port Blair',
    subtitle: 'Back to the town, with a night before your flight',
    from: 'havelock-island',
    to: 'port-blair',
    image: {
      src: '/images/ferry-routes/havelock-to-port-blair.svg',
      alt: 'A ferry sails towards a town on hills with its first lamps lit, the sky violet after sunset',
    },
    description:
      'Sail at least one day before you fly home, because a ship can be late or cancelled.',
    minutes: { least: 90, most: 150 },
    operators: [
      'makruzz',
      'green-ocean',
      'itt-majestic',
      'nautika',
      'sea-link',
      'government-ferries',
    ],
    details: [
      'From May to December plan two nights in Port Blair.',
      'A ship that calls at Neil takes longer.',
      'The airport is about 2 km from the town. Our packages include the drive from the wharf. Without a package, tell us the name of the ship, and we order a car.',
    ],
  },
  {
    slug: 'port-blair-to-neil',
    updated: '2026-11-26',
    name: 'Port Blair to Neil',
    subtitle: 'To Neil, officially Shaheed Dweep',
    from: 'port-blair',
    to: 'neil-island',
    image: {
      src: '/images/ferry-routes/port-blair-to-neil.svg',
      alt: 'A ferry nears a flat green island at noon, the shallows around the pier pale turquoise',
    },
    description:
      'It takes you to a small, flat island with little traffic.',
    minutes: { least: 60, most: 105 },
    km: 37,
    operators: [
      'makruzz',
      'green-ocean',
      'itt-majestic',
      'nautika',
      'sea-link',
      'government-ferries',
    ],
    details: [
      'Some ships sail directly, and some call at Havelock on the way, which takes longer. Both may be listed as “Port Blair to Neil”, so compare the hours of arrival.',
      'If you get seasick, ask for a seat low down and in the middle.',
      'From the pier you look down on coral and small fish. Bharatpur beach begins beside the jetty. You can walk there.',
    ],
  },
  {
    slug: 'neil-to-port-blair',
    updated: '2026-11-26',
    name: 'Neil to Port Blair',
    subtitle: 'Back to the town, past Ross Island',
    from: 'neil-island',
    to: 'port-blair',
    image: {
      src: '/images/ferry-routes/neil-to-port-blair.svg',
      alt: 'A ferry pulls away from a long pier under a towering monsoon cloud, a curtain of rain out at sea',
    },
    description:
      'Take it on the day before your flight, or earlier.',
    minutes: { least: 60, most: 105 },
    km: 37,
    operators: [
      'makruzz',
      'green-ocean',
      'itt-majestic',
      'nautika',
      'sea-link',
      'government-ferries',
    ],
    details: [
      'You then have a night in Port Blair before the flight.',
      'A ship that calls at Havelock takes longer, so a ship that leaves first may not arrive first.',
      'There is little shade on the pier.',
      'If you need a car, order it before you leave Neil. The cars that wait at the wharf are soon taken.',
    ],
  },
  {
    slug: 'havelock-to-neil',
    updated: '2026-11-26',
    name: 'Havelock to Neil',
    subtitle: 'Island to island, without going back to town',
    from: 'havelock-island',
    to: 'neil-island',
    image: {
      src: '/images/ferry-routes/havelock-to-neil.svg',
      alt: 'Seen from a ferry’s stern at first light, a forested island sinks behind a straight white wake',
    },
    description:
      'The shortest crossing. With a morning ship you can be at Bharatpur beach in the afternoon.',
    minutes: { least: 40, most: 90 },
    km: 18,
    operators: [
      'makruzz',
      'green-ocean',
      'itt-majestic',
      'nautika',
      'sea-link',
      'government-ferries',
    ],
    details: [
      'Fewer ships sail here than to Port Blair, and some seats are taken by passengers from Port Blair. Book this crossing before the others, and then the hotels. Havelock first suits you if you dive: the dive is then far from the flight.',
      'If you want to walk to the natural rock arch that day, look at a tide table first. The walk needs low tide.',
    ],
  },
  {
    slug: 'neil-to-havelock',
    updated: '2026-11-26',
    name: 'Neil to Havelock',
    subtitle: 'Island to island, to Radhanagar beach',
    from: 'neil-island',
    to: 'havelock-island',
    image: {
      src: '/images/ferry-routes/neil-to-havelock.svg',
      alt: 'A moonlit ferry glides towards a dark forested shore where a few jetty lights are burning',
    },
    description:
      'With Neil first, you have Radhanagar beach and the dive centres at the end.',
    minutes: { least: 40, most: 90 },
    km: 18,
    operators: [
      'makruzz',
      'green-ocean',
      'itt-majestic',
      'nautika',
      'sea-link',
      'government-ferries',
    ],
    details: [
      'Most of our trips go to Havelock first. If you do not dive, you can ask for Neil first: more ships usually sail to Port Blair from Havelock. If you dive, keep to Havelock first. The dive is then far from the flight.',
      'Islanders depend on the government ship: ask for a seat days ahead. Its hour can change.',
      'Sit on the left if you can. The ship sails up the eastern side of Havelock, with wooded hills above a pale line of reef. Book a car before you land, because the jetty is crowded when two ships arrive together.',
    ],
  },
];
