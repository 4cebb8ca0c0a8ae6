// The ferry operators ("Popular Cruise"), the crossings ("Ferry Routes"), and the jetties between which
// they run. Their order here is their order on the site; `schedule` is the id of a link in schedules.ts,
// and `from` and `to` of a crossing are the slugs of harbours.
import type { FerryRoute, Harbour, Operator } from './schema/cruise';

export const operators: Operator[] = [
  {
    slug: 'makruzz',
    updated: '2026-11-21',
    name: 'Makruzz',
    title: 'A private catamaran between the three islands',
    image: {
      src: '/images/cruise/makruzz.svg',
      alt: 'A white catamaran heads out of a harbour at dawn, a lighthouse on the hill behind it',
    },
    description:
      'Enquire for a special offer with Makruzz: name the day and the island, and we ask what the season allows.',
    details: [
      'A catamaran rides on two narrow hulls with air between them, so it hardly leans in a turn and takes small waves briskly. A long swell from the side is another matter: the quick shuffle from hull to hull bothers some stomachs more than a slow roll would. The cabin is closed and cooled, closer to an aircraft than to a ferry of old, which makes a thin jacket more useful on board than a sun hat.',
      'On ships of this kind the calmest seats are low and near the middle, while the front rows have the wider window and the livelier ride. Every class docks at the same minute; paying for a higher one buys room and quiet rather than time.',
      'Compare two or three departures before you settle, and look at what the arrival leaves you of the day. For the fare of a given morning, send us the date and the ages of those travelling.',
    ],
    schedule: 2,
  },
  {
    slug: 'green-ocean',
    updated: '2026-11-21',
    name: 'Green Ocean',
    title: 'For travellers who like to stand outside, if the ship allows',
    image: {
      src: '/images/cruise/green-ocean.svg',
      alt: 'A green-and-white ferry crosses bright noon water, flying fish skimming away from its bow',
    },
    description:
      'Planning a crossing with Green Ocean? Write to us and we find out which special offer is running.',
    details: [
      'Some people judge a sea journey by the minutes it takes and others by whether they could stand outside. If you are one of the second kind, put one question before all others: may passengers go out on deck on this sailing, and for how much of it? The answer depends on the ship put on the run and on the weather, and is worth having before you choose by price alone.',
      'Outside you get diesel, salt and the thud of the bow, and now and then a flying fish that skims off sideways like a thrown knife. Tie down your hat, keep the telephone on a strap, and wear sunscreen even under cloud, because the water throws the light back up.',
      'When the sea turns lumpy, stay low and look at the horizon instead of a screen. Green Ocean’s seats come in several classes, and what separates them shifts with the ship and the season; we put the current choice next to the other operators’ for you.',
    ],
    schedule: 3,
  },
  {
    slug: 'itt-majestic',
    updated: '2026-11-21',
    name: 'ITT Majestic',
    title: 'A fast ship to fit between a flight and a beach',
    image: {
      src: '/images/cruise/itt-majestic.svg',
      alt: 'A sleek ferry crosses a copper sea at sunset, its cabin windows lit in one long row',
    },
    description:
      'Ask us about a special offer with ITT Majestic, ideally before your flights are fixed.',
    details: [
      'Most trouble with ferries has nothing to do with the sea. It comes from a landing at noon and a sailing at half past twelve. Choose flight and ship together: between touching down and boarding you need time for luggage, for the road to Haddo Wharf and for the full hour at the gate.',
      'Travelling with ITT Majestic follows the pattern of the private ferries. Bags are handed over or stowed by the door, seats are numbered, the doors close and the windows begin to streak with spray. Keep medicine, papers and anything that breaks in a small bag on your knees, for the big ones are out of reach until the other side.',
      'Which class to take depends mostly on your legs and your budget. Tall travellers should ask whether one of them has more room between the rows; everyone else may spend the difference on lunch. Let us know the flight numbers and we look for the sailing with enough slack.',
    ],
    schedule: 4,
  },
  {
    slug: 'nautika',
    updated: '2026-11-21',
    name: 'Nautika',
    title: 'Seats in one row, if you ask in time',
    image: {
      src: '/images/cruise/nautika.svg',
      alt: 'A ferry with a blue bow ploughs through grey monsoon rollers under slanting rain',
    },
    description:
      'Families and groups: let us enquire with Nautika for a special offer on seats together.',
    details: [
      'Seven people in seven different rows is what late booking looks like. Parents who want a child beside them, or a grandmother near the aisle, should name that wish together with the date, because a seat plan fills from both ends in the holiday weeks.',
      'Before boarding, feed the children something dry and plain, and hold the juice back until you land. Tablets against seasickness work when they are swallowed well ahead of departure and hardly at all afterwards. A change of clothes within reach has rescued many a first afternoon.',
      'Gangways rise and fall with the tide and can be steep. If somebody in your party walks with a stick or uses a wheelchair, tell us early, so that we can put the question to Nautika’s desk for that very sailing and pass on what they say, even when it is a no.',
    ],
    schedule: 5,
  },
  {
    slug: 'sea-link',
    updated: '2026-11-21',
    name: 'Sea Link',
    title: 'A second name to know when the first is full',
    image: {
      src: '/images/cruise/sea-link.svg',
      alt: 'A small ferry lies at a lamp-lit jetty by night, the Milky Way over its mast',
    },
    description:
      'Sea Link’s programme moves with the months: enquire, and we tell you if a special offer fits your dates.',
    details: [
      'Between Christmas and the first week of January the well-known ships tend to sell out, and travellers discover that it pays to have one more operator on the list. Sea Link is such a name. We give no link to a timetable here; what sails, and on which days, we ask for afresh with every request.',
      'Treat the departure as one piece of the plan and not as its frame. Book the hotel so that a sailing moved by a few hours costs you nothing but a walk along the harbour, and pay for no excursion in advance on the afternoon you arrive.',
      'Good questions to put to any smaller operator: is the fare returned if the harbour closes, how much luggage goes with it, and which ship takes over if this one is in the yard? Hand them to us, and we pass on the replies before you decide.',
    ],
  },
  {
    slug: 'government-ferries',
    updated: '2026-11-21',
    name: 'Government Ferries',
    title: 'The islanders’ own ships, slower and sociable',
    image: {
      src: '/images/cruise/government-ferries.svg',
      alt: 'An old white ship with a rust-red funnel takes on sacks and bicycles in the early morning light',
    },
    description:
      'Ask for a special offer that joins a government sailing to the rooms and drives of your trip.',
    details: [
      'Schoolteachers going home, crates of vegetables, a fishing net, a wedding party with its own loudspeaker: the ships of the Directorate of Shipping Services carry the islands’ everyday life. They take longer than the private ferries and ask less for it. On many of them you can leave the seats below and stand at the rail for half the voyage.',
      'Seats go to those who apply in good time, at the counter or through the Directorate’s e-ticketing, and the name on the ticket has to match a photo identity card. Report early, eat beforehand and bring water of your own. Announcements are short and not always in English, so ask your neighbour.',
      'Choose this way if your days are loose and you like company. With a flight home the next morning, or when the sea has been rough for a week, think twice: islanders’ needs come first, and a ship may be sent elsewhere. Sailings are posted by the Directorate, and we read them with you.',
    ],
    schedule: 1,
  },
];

export const harbours: Harbour[] = [
  {
    slug: 'port-blair',
    name: 'Port Blair',
    jetty: 'Haddo Wharf',
    at: { north: 11.68, east: 92.72 },
  },
  {
    slug: 'havelock-island',
    name: 'Havelock',
    jetty: 'Havelock jetty',
    at: { north: 12.04, east: 92.98 },
  },
  {
    slug: 'neil-island',
    name: 'Neil',
    jetty: 'Neil jetty',
    at: { north: 11.84, east: 93.03 },
  },
];

export const ferryRoutes: FerryRoute[] = [
  {
    slug: 'port-blair-to-havelock',
    updated: '2026-11-21',
    name: 'Port Blair to Havelock',
    title: 'From Haddo Wharf to Swaraj Dweep',
    from: 'port-blair',
    to: 'havelock-island',
    image: {
      src: '/images/ferry-routes/port-blair-to-havelock.svg',
      alt: 'A ferry passes between a lighthouse headland and a wooded island as the sun comes up',
    },
    description:
      'Out of the harbour between North Bay and Ross Island, then over open water to Havelock in about 90 to 150 minutes.',
    facts: [
      { label: 'Crossing', value: 'About 90 to 150 minutes, by ship and by stops on the way' },
      { label: 'Report', value: 'At least 1 hour before departure' },
      { label: 'Classes', value: 'Premium, Deluxe and Royal on the private ferries' },
      {
        label: 'Jetty',
        value: 'Haddo Wharf for private ferries; a government ticket names its own',
      },
    ],
    details: [
      'Haddo Wharf is awake before most hotels are. Suitcases trundle through the scanner, names are ticked off a list, and a line of half-asleep families shuffles towards the gangway with breakfast in paper. The rule of reporting at least 1 hour ahead is meant as it is written: once the list is closed, the ship sails with your seat empty.',
      'After the ropes are in, the harbour turns like a stage. North Bay’s lighthouse stands on the left, Ross Island and its figs on the right, and beyond them the water changes from bottle green to ink. From there on you look at cloud, flying fish and, towards the end, a low dark line that grows trees.',
      'The quickest ships need about 90 minutes and the slowest 150. An early departure often meets the smoother sea. June to September is the hard season, in which a sailing may be struck off the board on the morning itself, so never book a dive for the hour of arrival.',
      'You step ashore at the north end of Havelock, where drivers wait with boards. Half an hour of road through areca palms and paddy lies between the jetty and Radhanagar, on the far side of the island.',
    ],
    schedule: 2,
  },
  {
    slug: 'havelock-to-port-blair',
    updated: '2026-11-21',
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
    facts: [
      { label: 'Crossing', value: '1 h 15 on the fastest ship, up to 2 h 30 on the slowest' },
      { label: 'Report', value: 'Be at the Havelock jetty no less than 1 hour before it sails' },
      { label: 'Classes', value: 'On private ships: Premium, Deluxe, Royal' },
      {
        label: 'Jetty',
        value: 'Private ferries tie up at Haddo Wharf, a taxi ride from the centre',
      },
    ],
    details: [
      'Sand in every shoe, a shell that was put back at the last moment, and a slow queue under the roof of the Havelock jetty: that is how most island weeks end. Come at least 1 hour early, because the bags are checked here too, and half the island’s guests set out for the harbour in the same quarter of an hour.',
      'Expect anything from 1 h 15 to 2 h 30 on the water. Afternoon ships run into the sunset during the winter months, when the light is gone before six; a seat on the right-hand side then has the glow, the left has the deep blue. Closer in, the beam of the harbour light begins to swing.',
      'The one mistake to avoid is a flight on the same day. Wind, a late ship or a closed port can eat the margin, and the next departure may be full. Sleep a night in Port Blair, see the evening show at the Cellular Jail, and fly rested.',
      'From Haddo Wharf to the airport there is town traffic to cross but no great distance, as the terminal lies about 2 km from the centre. We can have a car waiting at the gate.',
    ],
    schedule: 3,
  },
  {
    slug: 'port-blair-to-neil',
    updated: '2026-11-21',
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
    facts: [
      {
        label: 'Crossing',
        value: 'Ask for the day’s sailing: direct ships and ships by Havelock differ',
      },
      { label: 'Distance', value: '37 km from Port Blair' },
      { label: 'Report', value: '1 hour ahead of departure at the latest' },
      { label: 'Classes', value: 'Premium, Deluxe or Royal if you sail privately' },
      { label: 'Jetty', value: 'Private ferries leave from Haddo Wharf' },
    ],
    details: [
      'Neil is the island that many people add as an afterthought and then wish they had given a second night. It lies 37 km from Port Blair, flat enough to cross by bicycle, with brinjal and banana growing right up to the back of the beaches.',
      'Find out first which kind of sailing you have. A direct ship makes straight for Neil; another calls at Havelock on the way, and you stay in your seat while half the cabin changes. Both may be listed as “Port Blair to Neil”, so compare the hours of arrival and not just those of leaving, and have us confirm them for your date.',
      'Passengers for private ferries gather at Haddo Wharf at least 1 hour beforehand. Premium, Deluxe and Royal are the names you will meet at the ticket window. If someone in the family is a poor sailor, a low seat amidships is worth more than a grand one up front.',
      'The last ten minutes are the best. The bottom rises, the sea pales in bands, and from the pier you look down on coral heads and the shadows of small fish. Bharatpur beach begins beside the jetty, near enough to walk to before the room is ready.',
    ],
    schedule: 4,
  },
  {
    slug: 'neil-to-port-blair',
    updated: '2026-11-21',
    name: 'Neil to Port Blair',
    title: 'From the quiet pier to the town, over 37 km',
    from: 'neil-island',
    to: 'port-blair',
    image: {
      src: '/images/ferry-routes/neil-to-port-blair.svg',
      alt: 'A ferry pulls away from a long pier under a towering monsoon cloud, a curtain of rain out at sea',
    },
    description:
      'The 37 km back to Port Blair, from a pier above coral to the wharf in the town’s harbour.',
    facts: [
      { label: 'Crossing', value: 'Depends on ship and stops; we name the time with your date' },
      { label: 'Distance', value: '37 km to Port Blair' },
      { label: 'Report', value: 'On the Neil pier with at least 1 hour in hand' },
      { label: 'Classes', value: 'Private ferries sell Premium, Deluxe and Royal' },
      { label: 'Jetty', value: 'Arrival of the private ferries: Haddo Wharf' },
    ],
    details: [
      'Nobody hurries on Neil except on the way to the boat. The pier is long and without much shade, a cart or a porter helps with the heavier cases, and the 1 hour of waiting that operators ask for passes well enough if you look over the edge, where parrotfish graze on the piles.',
      'The 37 km to Port Blair are sailed straight or in a bend by Havelock. For the same reason two departures an hour apart may arrive together. Minutes promised from memory are worth little here; ask for the day’s own sailing and keep the evening free of fixed appointments.',
      'In fair months it is a mild ride with the hills of South Andaman growing ahead. When the south-west monsoon blows, ships meet the sea nearly head on, spray runs down the glass, and departures are put off or dropped; Neil then has rooms to spare and very good fish curry, so a night more is no hardship.',
      'Coming in, you pass Ross Island close enough to make out ruined walls between the trunks. Private ships end at Haddo Wharf, where the cars at the gate are soon taken: order yours while still on the island.',
    ],
    schedule: 5,
  },
  {
    slug: 'havelock-to-neil',
    updated: '2026-11-21',
    name: 'Havelock to Neil',
    title: 'Island to island, without going back to town',
    from: 'havelock-island',
    to: 'neil-island',
    image: {
      src: '/images/ferry-routes/havelock-to-neil.svg',
      alt: 'Seen from a ferry’s stern at first light, a forested island sinks behind a straight white wake',
    },
    description:
      'The shortest of the three legs: with a morning ship you can swim off Bharatpur the same afternoon.',
    facts: [
      { label: 'Crossing', value: 'Short, but set by the ship: ask which one sails that day' },
      { label: 'Report', value: 'Allow 1 hour or more at the jetty before departure' },
      { label: 'Classes', value: 'Three on private ferries: Premium, Deluxe and Royal' },
      { label: 'Jetty', value: 'Havelock’s harbour in the north of the island' },
    ],
    details: [
      'Look at a chart and the logic is plain: Havelock and Neil lie near each other to the east, and Port Blair lies apart. Whoever sails between the two directly saves the long detour and wins most of a day. The leg is part of nearly every round trip we draw up.',
      'There is a catch. Fewer ships run here than to the capital, and their seats are partly taken by those who stay aboard from Port Blair. Book this piece first and hang the hotels on it. The operators do not all sail each day of the week, so we look up the date before we speak of minutes.',
      'Reporting takes its 1 hour here as well, even for so short a passage. Check out early, leave the big breakfast, and use the wait for a coconut at the stalls by the harbour gate.',
      'On the way the tall forest of Havelock shrinks astern, and Neil comes up as a thin stripe with a white hem. If the wind is in the south, the ship will nod a little in the gap. Cyclists can be at the natural arch by low water that afternoon; study the tide table first.',
    ],
    schedule: 6,
  },
  {
    slug: 'neil-to-havelock',
    updated: '2026-11-21',
    name: 'Neil to Havelock',
    title: 'North to the long beach and the dive boats',
    from: 'neil-island',
    to: 'havelock-island',
    image: {
      src: '/images/ferry-routes/neil-to-havelock.svg',
      alt: 'A moonlit ferry glides towards a dark forested shore where a few jetty lights are burning',
    },
    description:
      'A hop northwards from Neil’s fields to Havelock, where Radhanagar and the dive schools wait.',
    facts: [
      { label: 'Crossing', value: 'Changes with the vessel: we send you the time for your date' },
      { label: 'Report', value: 'A full 1 hour before the ship leaves Neil' },
      { label: 'Classes', value: 'Premium, Deluxe, Royal, where a private ship makes the run' },
      { label: 'Jetty', value: 'The pier next to Bharatpur beach' },
    ],
    details: [
      'Taking the islands in this order has a quiet advantage: you see the small one while your legs are fresh, and finish with dives and long evenings on Havelock, from where more ships return to the capital. Divers do well to reverse it, since the last day before a flight must stay dry.',
      'The pier at Neil is a few minutes from every bed on the island, which tempts people to arrive late. Do not. Identity cards are compared with tickets, luggage is weighed up by eye, and boarding ends well before the ropes come off; 1 hour is the least to allow.',
      'Government ships and private ones share this passage, though not with the same rhythm. Private seats are sold as Premium, Deluxe and Royal. Islanders rely on the government boat, so a visitor’s seat on it may have to be asked for days ahead, and its hour can shift with the tide or the cargo.',
      'Sit on the left if you can, for the ship comes up along Havelock’s eastern side, with palms and wooded hills above a pale line of reef. At the harbour all is shouting and trolleys when two ships land together, and a pre-arranged car is easier than bargaining in the sun.',
    ],
    schedule: 1,
  },
];
