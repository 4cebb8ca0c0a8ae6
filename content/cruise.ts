// The ferry operators ("Popular Cruise"), the crossings ("Ferry Routes"), and the jetties between which
// they run. Their order here is their order on the site; `schedules` are the ids of links in schedules.ts,
// and `from` and `to` of a crossing are the slugs of harbours.
import type { FerryRoute, FerryRules, Harbour, Operator } from './schema/cruise';

export const operators: Operator[] = [
  {
    slug: 'makruzz',
    updated: '2026-11-22',
    name: 'Makruzz',
    title: 'Catamarans with Premium, Deluxe and Royal seats',
    image: {
      src: '/images/cruise/makruzz.svg',
      alt: 'A white catamaran heads out of a harbour at dawn, a lighthouse on the hill behind it',
    },
    description:
      'Enquire for a special offer with Makruzz: name the day and the island, and we ask what the season allows.',
    details: [
      'Makruzz sails catamarans. Such a ship rides on two narrow hulls, hardly leans in a turn and takes small waves briskly. A long swell from the side is another matter: the quick shuffle from hull to hull bothers some stomachs more than a slow roll would. The calmest seats are low and near the middle. The cabin is closed and strongly cooled, so a thin jacket is more use on board than a sun hat.',
      'Premium, Deluxe and Royal are Makruzz’s own names for its classes. Other ships call theirs something else, so compare what a seat offers and not what it is called. A dearer class arrives at the same minute.',
      'For the sailings and the fare of a given day, send us the date and the ages of those travelling.',
    ],
    fleet: 'private',
    schedules: [2],
  },
  {
    slug: 'green-ocean',
    updated: '2026-11-22',
    name: 'Green Ocean',
    title: 'For travellers who like to stand outside, if the ship allows',
    image: {
      src: '/images/cruise/green-ocean.svg',
      alt: 'A green-and-white ferry crosses bright noon water, flying fish skimming away from its bow',
    },
    description:
      'Planning a crossing with Green Ocean? Write to us and we ask whether a special offer is running.',
    details: [
      'Some people judge a sea journey by its minutes and others by whether they could stand outside. If you are one of the second kind, ask before you choose by price alone: may passengers go out on deck on this sailing, and for how much of it? The answer depends on the vessel and the sea.',
      'On an open deck you get wind, diesel and spray, and now and then a flying fish. Tie down your hat, keep the telephone on a strap, and wear sunscreen even under cloud.',
      'Its classes have names of their own. We ask what they are on your date, and put the answer beside the other operators’.',
    ],
    fleet: 'private',
    schedules: [3],
  },
  {
    slug: 'itt-majestic',
    updated: '2026-11-22',
    name: 'ITT Majestic',
    title: 'Room between a landing and a sailing',
    image: {
      src: '/images/cruise/itt-majestic.svg',
      alt: 'A sleek ferry crosses a copper sea at sunset, its cabin windows lit in one long row',
    },
    description:
      'Ask us about a special offer with ITT Majestic, ideally before your flights are fixed.',
    details: [
      'Most trouble with ferries comes from a landing at noon and a sailing at half past twelve. The flight and the ship are planned together or not at all: between them you need time for the luggage, for the road to Haddo Wharf and for the full hour before departure.',
      'The rules are those of the private ships. Counters shut about 30 minutes before the sailing, an original photo identity card is shown, and a child over one year usually pays the full fare. What your own ticket says counts.',
      'Tell us the hours of your flights, and we look for the sailing with enough slack.',
    ],
    fleet: 'private',
    schedules: [4],
  },
  {
    slug: 'nautika',
    updated: '2026-11-22',
    name: 'Nautika',
    title: 'Seats together, and a question about the gangway',
    image: {
      src: '/images/cruise/nautika.svg',
      alt: 'A ferry with a blue bow ploughs through grey monsoon rollers under slanting rain',
    },
    description:
      'Families and groups: let us enquire with Nautika for a special offer on seats together.',
    details: [
      'Parents who want a child beside them should name that wish together with the date, because seats side by side go first in the holiday weeks. Luggage is limited: 20 to 25 kg a person is usual on private ships, so ask before you pack for five.',
      'When the operator or the weather cancels a sailing, the fare is usually refunded in full. When the passenger cancels in the last two days, little comes back.',
      'The slope of a gangway changes with the tide. If somebody in your party walks with a stick or uses a wheelchair, tell us early: we ask about that very sailing and pass on the answer, even when it is a no.',
    ],
    fleet: 'private',
    schedules: [5],
  },
  {
    slug: 'sea-link',
    updated: '2026-11-22',
    name: 'Sea Link',
    title: 'One more name to ask about',
    image: {
      src: '/images/cruise/sea-link.svg',
      alt: 'A small ferry lies at a lamp-lit jetty by night, the Milky Way over its mast',
    },
    description:
      'Sea Link’s programme moves with the months: enquire, and we ask if a special offer fits your dates.',
    details: [
      'Sea Link is the fifth private name between Port Blair, Havelock and Neil, and the one of which we can say least. We print no minutes, no classes and no link to a timetable here, and ask afresh with every request.',
      'Four questions are worth putting to any operator that you don’t know. From which wharf does it sail? How much luggage goes with it? Is the fare returned if the harbour closes? Which ship takes over if this one is in the yard? Hand them to us, and we pass on the replies before you decide.',
    ],
    fleet: 'private',
    schedules: [],
  },
  {
    slug: 'government-ferries',
    updated: '2026-11-22',
    name: 'Government Ferries',
    title: 'The islanders’ own ships, slower and sociable',
    image: {
      src: '/images/cruise/government-ferries.svg',
      alt: 'An old white ship with a rust-red funnel takes on sacks and bicycles in the early morning light',
    },
    description:
      'The government’s fares have no special offer: enquire whether there is one on the rooms around your sailing.',
    details: [
      'Schoolteachers going home, crates of vegetables, a fishing net: the ships of the Directorate of Shipping Services carry the islands’ everyday life. They usually take longer than the private ferries and cost less, and on many of them you can stand at the rail.',
      'They leave Port Blair from Phoenix Bay, not from Haddo Wharf; your ticket names the jetty. Report early, with the original of your photo identity card, eat beforehand and bring water of your own.',
      'Seats are sold at the counter and through the Directorate’s e-ticketing, and they can be hard to come by in the busy months. If you travel on a foreign passport, ask us which papers are wanted, and look at the authorities’ page, before you book a flight.',
      'Choose this way if your days are loose and you like company. Islanders’ needs come first, and a ship may be sent elsewhere; with a flight home the next morning, think twice. The Directorate posts its sailings: check before you travel.',
    ],
    fleet: 'government',
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

// What holds on every crossing. A ship's own ticket may say otherwise, and then the ticket counts.
export const ferryRules: FerryRules = {
  crossing: { label: 'Crossing', text: 'Usually {least} to {most} minutes, depending on the ship' },
  distance: { label: 'Distance', text: '{km} km' },
  jetty: {
    label: 'Jetty',
    text: '{private} for private ships, {government} for government ones: the ticket decides',
  },
  report: {
    label: 'Report',
    text: 'At least 1 hour before departure. Private ships ask for {report:private}, government ships for {report:government}. Counters shut about 30 minutes before departure.',
  },
  minutesAhead: { private: '45 to 60 minutes', government: '2 hours' },
  papers: { label: 'Papers', text: 'The original of a photo identity card for everybody' },
  luggage: { label: 'Luggage', text: 'Usually 20 to 25 kg a person, by operator' },
  children: { label: 'Children', text: 'Over one year they usually pay the full fare' },
  refund: {
    label: 'Refund',
    text: 'Usually in full when the operator or the weather cancels; little when you cancel in the last two days',
  },
  classes: {
    label: 'Classes',
    text: 'Premium, Deluxe and Royal on Makruzz; other ships have names of their own',
  },
  checked: '2026-11-22',
};

export const ferryRoutes: FerryRoute[] = [
  {
    slug: 'port-blair-to-havelock',
    updated: '2026-11-22',
    name: 'Port Blair to Havelock',
    title: 'From the town’s wharves to Swaraj Dweep',
    from: 'port-blair',
    to: 'havelock-island',
    image: {
      src: '/images/ferry-routes/port-blair-to-havelock.svg',
      alt: 'A ferry passes between a lighthouse headland and a wooded island as the sun comes up',
    },
    description:
      'Out of the harbour between North Bay and Ross Island, then over open water to Havelock in about 90 to 150 minutes.',
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
      'Haddo Wharf is awake before most hotels are. Bags go through the scanner, names are ticked off a list, and families shuffle towards the gangway with breakfast in paper. Reporting at least 1 hour ahead is meant as it is written, with an original photo identity card for everybody. If your ticket is for a government ship, it usually says Phoenix Bay: show it to the driver, as that is a different gate.',
      'On the way out North Bay’s lighthouse stands on the left and Ross Island on the right. From there on you look at open water, flying fish and, towards the end, a low dark line that grows trees.',
      'The quickest ships need about 90 minutes and the slowest 150. The monsoon begins in mid-May, and from June to September a sailing may be cancelled on the morning itself; a cyclone can stop ferries in November and December too. Never book a dive for the hour of arrival. When the operator or the weather cancels, the fare is usually refunded in full. When you cancel in the last two days, little comes back.',
      'You step ashore at the north end of Havelock. Half an hour of road through areca palms and paddy lies between the jetty and Radhanagar, on the far side of the island.',
    ],
  },
  {
    slug: 'havelock-to-port-blair',
    updated: '2026-11-22',
    name: 'Havelock to Port Blair',
    title: 'Back to the capital, with time kept in reserve',
    from: 'havelock-island',
    to: 'port-blair',
    image: {
      src: '/images/ferry-routes/havelock-to-port-blair.svg',
      alt: 'A ferry sails towards a town on hills with its first lamps lit, the sky violet after sunset',
    },
    description:
      'The way back to town takes 1 h 15 to 2 h 30; the careful sail the day before their flight.',
    minutes: { least: 75, most: 150 },
    operators: [
      'makruzz',
      'green-ocean',
      'itt-majestic',
      'nautika',
      'sea-link',
      'government-ferries',
    ],
    details: [
      'Come at least 1 hour early, because the bags are checked here too, and the guests of several ships set out for the harbour at the same time. The counters shut about half an hour before departure.',
      'Expect anything from 1 h 15 to 2 h 30 on the water. In December the sun sets at about five, so an afternoon ship may run into the sunset; then the right-hand side has the glow.',
      'The one mistake to avoid is a flight on the same day. Wind, a late ship or a closed port can eat the margin, and the next departure may be full. Sleep a night in Port Blair, see the evening show at the Cellular Jail, and fly rested.',
      'The airport lies about 2 km from the centre of the town. Our packages include the drive from the wharf; without one, ask us for a car and tell us the ship.',
    ],
  },
  {
    slug: 'port-blair-to-neil',
    updated: '2026-11-22',
    name: 'Port Blair to Neil',
    title: '37 km of sea to Shaheed Dweep',
    from: 'port-blair',
    to: 'neil-island',
    image: {
      src: '/images/ferry-routes/port-blair-to-neil.svg',
      alt: 'A ferry nears a flat green island at noon, the shallows around the pier pale turquoise',
    },
    description:
      'Neil Island lies 37 km from Port Blair: a small island of fields, reached by ships that go direct or by way of Havelock.',
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
      'Neil is the island that many people add as an afterthought and then wish they had given a second night. It lies 37 km from Port Blair, flat enough to cross by bicycle, with brinjal and banana growing right up to the back of the beaches.',
      'Find out first which kind of sailing you have. A direct ship makes straight for Neil; another calls at Havelock on the way. Both may be listed as “Port Blair to Neil”, so compare the hours of arrival and not just those of leaving, and ask us about your date.',
      'Passengers gather at least 1 hour beforehand. Children over one year usually pay the full fare. If someone in the family is a poor sailor, a low seat amidships is worth more than a grand one up front.',
      'In the last ten minutes the bottom rises and the sea pales in bands, and from the pier you look down on coral heads and small fish. Bharatpur beach begins beside the jetty, near enough to walk to before the room is ready.',
    ],
  },
  {
    slug: 'neil-to-port-blair',
    updated: '2026-11-22',
    name: 'Neil to Port Blair',
    title: 'From the quiet pier to the town, over 37 km',
    from: 'neil-island',
    to: 'port-blair',
    image: {
      src: '/images/ferry-routes/neil-to-port-blair.svg',
      alt: 'A ferry pulls away from a long pier under a towering monsoon cloud, a curtain of rain out at sea',
    },
    description:
      'The 37 km back to Port Blair, from a pier above coral to a wharf in the town’s harbour.',
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
      'The pier is long and without much shade. Be there 1 hour ahead with your original identity card, and look over the edge while you wait: there are fish below.',
      'The 37 km to Port Blair are sailed straight or by way of Havelock, so two departures an hour apart may arrive together. Ask for the day’s own sailing and keep the evening free of fixed appointments.',
      'In fair months it is a mild ride with the hills of South Andaman growing ahead. When the south-west monsoon blows, ships meet the sea nearly head on, and departures are put off or dropped. A night more on Neil should then do no harm to your plan: don’t book the flight home for the next day.',
      'Coming in, you pass Ross Island. At the wharf the free cars are soon taken, so order yours while still on the island.',
    ],
  },
  {
    slug: 'havelock-to-neil',
    updated: '2026-11-22',
    name: 'Havelock to Neil',
    title: 'Island to island, without going back to town',
    from: 'havelock-island',
    to: 'neil-island',
    image: {
      src: '/images/ferry-routes/havelock-to-neil.svg',
      alt: 'Seen from a ferry’s stern at first light, a forested island sinks behind a straight white wake',
    },
    description:
      'The shortest of the three legs, usually 40 to 90 minutes: with a morning ship you can swim off Bharatpur the same afternoon.',
    minutes: { least: 40, most: 90 },
    operators: [
      'makruzz',
      'green-ocean',
      'itt-majestic',
      'nautika',
      'sea-link',
      'government-ferries',
    ],
    details: [
      'Look at a chart and the logic is plain: Havelock and Neil lie near each other to the east, and Port Blair lies apart. Whoever sails between the two directly saves the detour by the town and wins most of a day.',
      'There is a catch. Fewer ships run here than to the capital, and some of their seats are taken by people who stay aboard from Port Blair. Book this piece first and hang the hotels on it. Not every operator sails on each day of the week, so we look up your date.',
      'Reporting takes its 1 hour here as well, even for so short a passage. Check out early and use the wait for a coconut.',
      'On the way the tall forest of Havelock shrinks astern, and Neil comes up as a thin stripe. If you want to walk to the natural arch that day, study the tide table first: it needs low water.',
    ],
  },
  {
    slug: 'neil-to-havelock',
    updated: '2026-11-22',
    name: 'Neil to Havelock',
    title: 'North to the long beach and the dive boats',
    from: 'neil-island',
    to: 'havelock-island',
    image: {
      src: '/images/ferry-routes/neil-to-havelock.svg',
      alt: 'A moonlit ferry glides towards a dark forested shore where a few jetty lights are burning',
    },
    description:
      'A hop northwards of usually 40 to 90 minutes, from Neil’s fields to Havelock, where Radhanagar and the dive schools wait.',
    minutes: { least: 40, most: 90 },
    operators: [
      'makruzz',
      'green-ocean',
      'itt-majestic',
      'nautika',
      'sea-link',
      'government-ferries',
    ],
    details: [
      'In this order you see the small island first and finish with long evenings on Havelock, from where more ships return to the capital. Divers do well to reverse it: 18 to 24 hours have to pass between the last dive and a flight.',
      'The pier at Neil is a short drive from every bed on the island, which tempts people to arrive late. Do not. Identity cards are compared with tickets, and the counter shuts about half an hour before the ship leaves; 1 hour is the least to allow.',
      'Government ships and private ones share this passage. Islanders rely on the government boat, so a visitor’s seat on it may have to be asked for days ahead, and its hour can change.',
      'Sit on the left if you can, for the ship comes up along Havelock’s eastern side, with palms and wooded hills above a pale line of reef. When two ships land together the harbour is crowded, and a car arranged beforehand is easier than bargaining in the sun.',
    ],
  },
];
