import type { Service } from './schema/service';

// The company's services, one page each: `paragraph` is the lead, the sections follow it, and `related`
// lists the pages of items that go with it. The order here is the order on the site.
export const services: Service[] = [
  {
    slug: 'touroperator',
    updated: '2026-11-22',
    name: 'Tour Operator',
    heading: 'Islands put in the right order',
    paragraph:
      'Planning the Andamans is mostly a question of sequence: which island comes first, which morning goes to the reef, and where a cancelled boat would do the least harm. We put the days in that order and write each of them out for you. It is for anybody who wants beds, boats and cars to fit together, on a first visit above all.',
    sections: [
      {
        heading: 'What to send us',
        points: [
          'Your dates, and whether they can still be moved',
          'How many you are, with the ages of the children',
          'Who is easily seasick',
          'What you would gladly skip',
        ],
      },
      {
        heading: 'What a package covers',
        paragraphs: [
          'Our packages last from 4 days and 3 nights to 8 days and 7 nights. The same things are in all of them.',
        ],
        points: [
          'Double-sharing hotel rooms',
          'Transfers in an air-conditioned vehicle',
          'Pickup and drop at the airport',
          'Cruise tickets for Havelock and Neil',
          'Entry permits and tickets',
        ],
      },
      {
        heading: 'What it leaves out',
        paragraphs: [
          'Not covered are airfare, personal spending, a guide, and meals unless they are stated. Nor are snorkelling, jolly rides, camera fees and extra use of the vehicle.',
        ],
      },
      {
        heading: 'How to divide the nights',
        paragraphs: [
          'On a first journey give Port Blair a night or two, Havelock two and Neil one. Keep the last of them for Port Blair, so that a late or cancelled ferry does not cost you the flight home.',
          'Baratang takes a whole day that begins at about three in the morning. Diglipur needs at least two days more.',
        ],
      },
    ],
    related: [
      '/packages/havelock-neil-escapade',
      '/packages/family-5-nights-6-days',
      '/packages/honeymoon-4-nights-5-days',
    ],
    summary:
      'Day-by-day Andaman plans from Port Blair, four to eight days: what our packages cover, what they leave out, and how to divide your nights.',
    image: {
      src: '/images/services/touroperator.svg',
      alt: 'Three green islands joined by the thin wakes of boats, seen from a hilltop at dawn',
    },
  },
  {
    slug: 'carrental',
    updated: '2026-11-22',
    name: 'Car Rental',
    heading: 'A car, a driver and an early start',
    paragraph:
      'We arrange an air-conditioned car with a driver: for the airport, for a half day of museums, or for the 25 km or so to Chidiya Tapu. It suits families with luggage, and anybody who has a convoy to join before dawn or a winding road home after sunset.',
    sections: [
      {
        heading: 'Distances and daylight',
        paragraphs: [
          'South Andaman looks small on the map and drives slowly, with hills, bends and school buses. In December the sun sets at about five: for the sunset at Chidiya Tapu leave three hours before it.',
          'The car does not cross to Havelock or Neil with you. On each of them a second one takes you on from the jetty.',
        ],
      },
      {
        heading: 'The road to Baratang',
        paragraphs: [
          'Part of this road, some 49 km and about 90 minutes, crosses a tribal reserve, and vehicles pass only in escorted convoys at fixed hours. Cars leave town at about three in the morning, as the first gate usually opens at about six.',
          'Until the far gate nobody stops, takes a photograph or gives anything. If you cannot keep to that, leave this trip out.',
        ],
      },
      {
        heading: 'What the driver should know',
        points: [
          'How many seats and suitcases you need',
          'Whether an infant travels with you',
          'Who feels ill on curves',
          'Which flight or ship the car is to meet',
        ],
      },
      {
        heading: 'If you want to turn off',
        paragraphs: [
          'A detour that is not in the plan counts as extra vehicle use, which our packages do not cover. Ask what it costs before the car turns off.',
        ],
      },
    ],
    related: [
      '/topplaces/baratang',
      '/sightseeing/chidiya-tapu-sunset-point',
      '/sightseeing/samudrika-naval-marine-museum',
    ],
    summary:
      'Air-conditioned cars with a driver in Port Blair, Havelock and Neil: airport runs, Chidiya Tapu, the Baratang convoy, and what to tell us first.',
    image: {
      src: '/images/services/carrental.svg',
      alt: 'A small white car rounds a bend on a forest road high above the sea at noon',
    },
  },
  {
    slug: 'hotelbooking',
    updated: '2026-11-22',
    name: 'Hotel Booking',
    heading: 'A room that suits the next morning',
    paragraph:
      'We find rooms in Port Blair, on Havelock and Neil, and as far north as Diglipur. Which of them is right depends on the next morning: a ship to catch, a dive, or nothing at all. The page is for guests who want rooms and nothing else, and for those on a package who have a wish.',
    sections: [
      {
        heading: 'Which shore for which morning',
        points: [
          'Port Blair, in town: close to the bazaar and the jetties',
          'Port Blair, the bays to the south: palms outside, and a car for every errand',
          'Havelock, east: most of its rooms. At low tide these beaches drain to a shelf of coral rock and are no good for a swim',
          'Havelock, west: a few rooms near Radhanagar',
          'Neil: cottages between vegetable plots, on an island that goes dark early',
          'Rangat and Diglipur: few rooms, and plain ones',
        ],
      },
      {
        heading: 'Wishes to name early',
        paragraphs: [
          'Packages are priced on double sharing. Tell us before we ask for rates if you need something else.',
        ],
        points: [
          'An extra bed, or a room for one',
          'A ground floor for tired knees',
          'A vegetarian kitchen',
        ],
      },
      {
        heading: 'Power, hot water, internet',
        paragraphs: [
          'Mains power drops now and then, and hot water does not go without saying: we ask the hotel about both. The undersea cable reaches Port Blair and Havelock but not Neil, so tell us if you have to work from your room.',
        ],
      },
      {
        heading: 'Holidays and passports',
        paragraphs: [
          'For Diwali and from mid-December to mid-January settle the beds first and the rest after them. Guests from abroad show passport and visa at the desk, as Indian hotels must register them.',
        ],
      },
    ],
    related: [
      '/topplaces/havelock-island',
      '/topplaces/neil-island',
      '/topplaces/rangat',
      '/topplaces/diglipur',
    ],
    summary:
      'Rooms in Port Blair, Havelock, Neil and the north: which shore suits which morning, what to ask about power and water, and when to book early.',
    image: {
      src: '/images/services/hotelbooking.svg',
      alt: 'A cottage with a lamp on its veranda stands under bent palms in monsoon rain',
    },
  },
  {
    slug: 'airticketing',
    updated: '2026-11-22',
    name: 'Air Ticketing',
    heading: 'Two hours over the Bay of Bengal',
    paragraph:
      'We look up the flights of your week and plan them together with the ferries, which helps most when the two have to meet on one day. From Chennai or Kolkata the flight lasts a little over two hours, nearly all of it above open sea. Our package prices leave airfare out: the ticket is a separate sum, for you to accept or not.',
    sections: [
      {
        heading: 'Airport and airlines',
        paragraphs: [
          'You land at Veer Savarkar International, code IXZ, about 2 km from the town. Your ticket may call the town Port Blair or, by its name since September 2024, Sri Vijaya Puram.',
          'IndiGo, Air India, Air India Express and Akasa Air fly there; SpiceJet and Alliance Air have done so. Flights are mostly by day, and timetables turn with the season.',
        ],
      },
      {
        heading: 'What we need for a fare',
        points: [
          'The city you start from',
          'Each name as the identity card spells it',
          'Your dates, with a day of leeway either way',
        ],
      },
      {
        heading: 'Between plane, ship and dive',
        points: [
          'Choose an early landing when a ferry follows on the day of arrival',
          'Wait 18 to 24 hours after your last dive before you fly',
          'Spend the night before the homeward flight in town',
        ],
      },
      {
        heading: 'If you are not an Indian citizen',
        paragraphs: [
          'Ask us, and look at the authorities’ page, before you book a flight. What you need depends on your nationality and on the islands that you want to see.',
        ],
      },
    ],
    related: [
      '/cruise/port-blair-to-havelock',
      '/cruise/havelock-to-port-blair',
      '/blogs/five-days-for-a-first-visit',
    ],
    summary:
      'Flights to Port Blair (IXZ): who flies there, what to send us for a fare, and how to leave room for the ferry and after a dive.',
    image: {
      src: '/images/services/airticketing.svg',
      alt: 'An aeroplane’s wing over ringed reefs and dark islets, seen from a window seat at sunset',
    },
  },
  {
    slug: 'cruiseferrybooking',
    updated: '2026-11-22',
    name: 'Cruise Ferry Booking',
    heading: 'Seats on the boats between the islands',
    paragraph:
      'We book seats between Port Blair, Havelock and Neil, for our package guests and for those who plan the rest themselves. Makruzz, Green Ocean, ITT Majestic, Nautika and Sea Link are the private operators. The Directorate of Shipping Services runs the government’s ships to these islands and to remoter ones. Each operator and crossing has a page of its own under Cruise.',
    sections: [
      {
        heading: 'Time on board',
        points: [
          'Port Blair to Havelock: about 90 to 150 minutes',
          'Havelock to Port Blair: 1 h 15 to 2 h 30',
          'Port Blair to Neil, which lies 37 km out, and back: usually 60 to 105 minutes',
          'Havelock to Neil, or the other way: usually 40 to 90 minutes',
        ],
      },
      {
        heading: 'Wharf, papers and classes',
        paragraphs: [
          'Private ships use Haddo Wharf in Port Blair, government ships Phoenix Bay: the ticket decides. Be there at least 1 hour before departure with an original photo identity card; counters shut about 30 minutes before it.',
          'Premium, Deluxe and Royal are the classes on Makruzz; other ships have names of their own. Private ships usually take 20 to 25 kg of luggage a person, by operator.',
        ],
      },
      {
        heading: 'What we need to book',
        points: [
          'The full name and age of everybody: children over one year usually pay the full fare',
          'The nationality of each passenger',
          'The number of each identity document',
          'A second-choice sailing',
        ],
      },
      {
        heading: 'When a sailing is cancelled',
        paragraphs: [
          'Seas can be rough from June to September, and a cyclone can stop the ferries in November and December too. When the operator or the weather cancels, the fare is usually refunded in full, and we look for the next sailing with you. When you cancel in the last two days, little comes back.',
        ],
      },
    ],
    related: [
      '/cruise/port-blair-to-havelock',
      '/cruise/port-blair-to-neil',
      '/cruise/government-ferries',
      '/blogs/ferries-without-surprises',
    ],
    summary:
      'Ferry seats between Port Blair, Havelock and Neil: operators, crossing times, classes, what we need from you, and what happens when the sea says no.',
    image: {
      src: '/images/services/cruiseferrybooking.svg',
      alt: 'A gangway leads from a stone wharf up to a tall white bow, a full moon behind the mast',
    },
  },
];

// Activities in, on and above the water, one page each. The order here is the order on the site.
export const activityPages: Service[] = [
  {
    slug: 'scubadiving',
    updated: '2026-11-22',
    name: 'Scuba Diving',
    heading: 'Try it once, or stay and learn it',
    paragraph:
      'There are three ways to go diving here, and it helps to tell us which you mean. A try-dive is for people who have never done it, a beginners’ course for those who want to learn it, and boat dives for those who hold a card. Havelock has most of the schools, Neil and North Bay some.',
    sections: [
      {
        heading: 'Which of the three',
        points: [
          'Try-dive: a health form, a lesson in the shallows, then one descent with an instructor at your side, to 12 m (40 feet) at most. From the age of ten',
          'Beginners’ course: several days, and at the end a card that counts anywhere in the world',
          'Boat dives: for holders of a card, who bring it along with their logbook',
        ],
      },
      {
        heading: 'What 40 to 50 feet means',
        paragraphs: [
          'The usual figure for dives here is 40 to 50 feet, which is 12 to 15 metres. A try-dive goes no deeper than 12. Certified divers may go to 18 or 30 metres, by their card.',
        ],
      },
      {
        heading: 'When in your stay',
        paragraphs: [
          'Put diving early, so that a windy day can be waited out and 18 to 24 hours remain before the flight. From January to April the sea is usually at its calmest and clearest.',
        ],
      },
      {
        heading: 'Before we ask a school',
        points: [
          'Tell us who wants to dive, and how old the youngest is',
          'Read the health form at home: a yes may call for a doctor’s note',
          'Give us the hour of your flight home',
        ],
      },
    ],
    related: [
      '/watersports/scuba-diving',
      '/topplaces/havelock-island',
      '/blogs/your-first-dive-at-havelock',
    ],
    summary:
      'Try-dives to 12 metres, courses, and boat dives of 40 to 50 feet and more in the Andamans: which one to ask for, and when in your stay to do it.',
    image: {
      src: '/images/services/scubadiving.svg',
      alt: 'A diver with coral-red fins and a string of bubbles beside a boulder coral, a boat’s dark keel far above',
    },
  },
  {
    slug: 'seawalking',
    updated: '2026-11-22',
    name: 'Sea Walking',
    heading: 'Breathing through your nose among the fish',
    paragraph:
      'Sea walking is the answer to a common sentence: my mother would love to see the coral but cannot swim. You stand on the sea bed in a helmet that is supplied with air, and a guide walks with you. No swimming is needed, but ears and heart should be sound.',
    sections: [
      {
        heading: 'How the air stays in',
        paragraphs: [
          'The helmet is weighted, open at the bottom, and rests on the shoulders. Air pumped down from above keeps the water out of your face. Glasses may stay on; a hearing aid should come out.',
        ],
      },
      {
        heading: 'How much time it takes',
        paragraphs: [
          'With the boat ride, a briefing and the queue, the outing fills a morning. The part on the sand is the shortest, so ask how many minutes are meant.',
        ],
      },
      {
        heading: 'Who should stay aboard',
        points: [
          'Anybody with a cold or bad sinuses',
          'Anybody with a weak heart',
          'Anybody who is pregnant',
          'Anybody whose ears do not clear: they feel the pressure as in a landing aeroplane, and whoever cannot clear them comes up again',
        ],
      },
      {
        heading: 'Where, and from what age',
        paragraphs: [
          'Walks are run at North Bay and off Elephant Beach, where boats usually stop in the early afternoon and often do not run from June to September. Each operator has its lowest age, so tell us your child’s.',
        ],
      },
    ],
    related: ['/watersports/sea-walk', '/topplaces/northbay', '/watersports/elephanta'],
    summary:
      'A helmet walk on the sea bed for people who don’t swim: how the air stays in, how long it takes, who should stay aboard, and where it is run.',
    image: {
      src: '/images/services/seawalking.svg',
      alt: 'A person in a round helmet climbs barefoot down a ladder from a moored platform at noon, fish below',
    },
  },
  {
    slug: 'snorkeling',
    updated: '2026-11-22',
    name: 'Snorkeling',
    heading: 'Face down, fins still, an hour gone',
    paragraph:
      'You float face down with a mask and look at coral that, in the right places, begins close to the sand. Swimmers and non-swimmers can both do it. A snorkelling day is made less by the place than by the hour. Snorkelling is not part of the package prices, so ask for it by name.',
    sections: [
      {
        heading: 'The right hour',
        paragraphs: [
          'Around high water, with little wind, you float well above the coral. On the ebb the same heads stand close below you, and after heavy rain the water is cloudy. Visibility is usually best from January to April.',
        ],
      },
      {
        heading: 'Where to go',
        points: [
          'Elephant Beach, Havelock, by boat: 20 to 30 minutes to coral close to the sand. Boats usually stop in the early afternoon, and often do not run from June to September',
          'Elephant Beach on foot: about 1.8 km through the forest, on a path that is impassable at high tide',
          'Bharatpur, Neil: shallow enough for a nervous first try',
          'Jolly Buoy: a permit, a whole day and no plastic. Usually open from November to mid-May, not on Mondays: check before you travel',
        ],
      },
      {
        heading: 'Mask, shirt and vest',
        points: [
          'Try the mask without its strap: breathe in through the nose, and if it stays on your face it fits',
          'A long-sleeved swim shirt shields the back better than sunscreen',
          'Those who cannot swim wear a vest and hold a ring that a guide tows',
        ],
      },
      {
        heading: 'Once you are in',
        paragraphs: [
          'Enter only where you are shown, as boats cross the shallows, and keep your fins off the bottom. Take nothing with you: taking coral, shells or sand is an offence.',
        ],
      },
    ],
    related: [
      '/watersports/elephanta',
      '/topplaces/neil-island',
      '/topplaces/jolly-buoy',
      '/blogs/how-to-be-a-good-guest-on-the-reef',
    ],
    summary:
      'Where and when to snorkel in the Andamans: Elephant Beach, Bharatpur, Jolly Buoy, the right tide, a mask that fits, and help for non-swimmers.',
    image: {
      src: '/images/services/snorkeling.svg',
      alt: 'A lone snorkeller floats over a pale reef flat, seen from the air in early morning light',
    },
  },
  {
    slug: 'kayaking',
    updated: '2026-11-22',
    name: 'Kayaking',
    heading: 'Down lanes that the tide has made',
    paragraph:
      'Guided tours go up Havelock’s mangrove creeks by day and, near new moon, out into the dark. They are for people who like a slow and quiet boat: sit-on-top doubles suit first-timers, and singles slip more easily under low boughs. Ask for the tide before you ask for the time, because it decides the rest.',
    sections: [
      {
        heading: 'Why the tide sets the hour',
        paragraphs: [
          'Havelock’s creeks are filled and emptied twice a day, and a channel that floats a kayak at nine may be mud by noon. Tours are therefore set by the moon and seldom go at the same hour twice running. Tell us which days are free and leave the hour open.',
        ],
      },
      {
        heading: 'Night tours',
        paragraphs: [
          'They look for plankton that glows, on the dark nights around new moon from October to April, and no one can promise it. Send us the ages of your party, and we ask who may come along at night.',
        ],
      },
      {
        heading: 'What to take along',
        points: [
          'Long sleeves',
          'A hat with a cord',
          'A litre of water in a steel bottle, as PET ones under two litres are banned',
          'Sandals that hold in mud',
        ],
      },
      {
        heading: 'Rules in the creek',
        paragraphs: [
          'Salt-water crocodiles live in these islands. Use a guide who knows the creek, stay in the boat, and keep the vest fastened even if you swim well.',
        ],
      },
    ],
    related: ['/watersports/kayaking', '/packages/explore-havelock', '/topplaces/havelock-island'],
    summary:
      'Kayaking on Havelock by day or near new moon: why the tide sets the hour, single or double, what to wear, and why a local guide is needed.',
    image: {
      src: '/images/services/kayaking.svg',
      alt: 'A yellow kayak crosses a rain-pocked lagoon under heavy monsoon cloud, grey mangroves behind',
    },
  },
  {
    slug: 'parasailing',
    updated: '2026-11-22',
    name: 'Parasailing',
    heading: 'A quarter of an hour in a swing',
    paragraph:
      'A boat draws you up on a long line under a canopy, and the flight lasts 15 to 20 minutes. It is for people who want the view from above, and it needs no practice. Each operator draws its own limits of age and weight: send us both, with any trouble of back or heart.',
    sections: [
      {
        heading: 'From a boat or from a beach',
        paragraphs: [
          'From a winch boat you start and finish on a small platform at the stern, sitting, and hardly get wet. From a beach you run three steps into the pull of the line and come down in the shallows, which takes firmer ankles. Ask which it will be.',
        ],
      },
      {
        heading: 'When to book a flight',
        paragraphs: [
          'Book it for a forenoon at the start of your stay. Sea breezes freshen after lunch, and a cancelled flight can then be flown another day.',
        ],
      },
      {
        heading: 'What to wear and what to leave',
        paragraphs: [
          'Wear shorts and a shirt that may be soaked. Rings, loose glasses and telephones stay behind.',
        ],
      },
      {
        heading: 'Three checks',
        paragraphs: [
          'Before the line is clipped on, see that these three hold. If one of them does not, stay down.',
        ],
        points: [
          'Jackets are buckled',
          'Somebody checks your harness a second time',
          'One of the crew does nothing but watch',
        ],
      },
    ],
    related: ['/watersports/parasailing', '/watersports/seakart-adventure'],
    summary:
      'Parasailing in the Andamans: 15 to 20 minutes in the air, from a boat or a beach, when to book it, what to wear, and three checks to make.',
    image: {
      src: '/images/services/parasailing.svg',
      alt: 'Two small figures hang under a coral-red canopy in a dusk sky, first lamps along the headland below',
    },
  },
  {
    slug: 'andamandolphin',
    updated: '2026-11-22',
    name: 'Andaman Dolphin',
    heading: 'A boat with its windows under water',
    paragraph:
      'Andaman Dolphin is a boat ride in the waters off Port Blair, not a meeting with an animal. The vessel is of the semi-submersible, glass-bottomed kind: it stays afloat like any other while you look into the sea from below its deck, without a mask and without wet feet. It suits toddlers, great-aunts and everyone who would rather stay dry.',
    sections: [
      {
        heading: 'What you may see',
        paragraphs: [
          'What goes by is a matter of the day. It may be coral heads with fish over them, a shoal of fusiliers, a ray lifting off the sand or, after rain, a good deal of green haze.',
          'Dolphins do live around the Andamans, and a pod may cross the bow. Call that luck, and do not tell the children otherwise.',
        ],
      },
      {
        heading: 'If a cabin is not for you',
        paragraphs: [
          'Those who dislike closed rooms or are quickly seasick might sit by the way out. A glass-bottom boat shows the reef from a bench in the open air.',
        ],
      },
      {
        heading: 'What to ask us first',
        paragraphs: [
          'Vessels change their routes and spend weeks in the yard. Give us your dates, and we find out.',
        ],
        points: [
          'Which boats run while you are here',
          'Where one boards',
          'How long they stay out',
          'What there is to see if the water is cloudy',
        ],
      },
    ],
    related: [
      '/watersports/coral-safari-submarine',
      '/topplaces/northbay',
      '/blogs/andaman-with-children-and-grandparents',
    ],
    summary:
      'Andaman Dolphin is a boat ride off Port Blair with glass below the waterline: what you may see, who it suits, and what to ask us first.',
    image: {
      src: '/images/services/andamandolphin.svg',
      alt: 'Half above the surface, half below: a white boat’s keel set with glass, silver fish wheeling under it',
    },
  },
  {
    slug: 'jetskiride',
    updated: '2026-11-22',
    name: 'Jet Ski Ride',
    heading: 'Loud, wet and quickly over',
    paragraph:
      'Nobody rides a jet ski for the silence. You share the seat with a driver from the crew, and the thing leaps off the first ripple before your grip is ready. It is for people who like speed and mind neither noise nor salt water. Our packages do not include it.',
    sections: [
      {
        heading: 'Which beach, which day',
        paragraphs: [
          'Rides are run at Corbyn’s Cove, and in other sheltered bays when licences and weather allow. Calm forenoons are gentlest. Send us the day you have in mind, and we ask which beach has machines on the water.',
        ],
      },
      {
        heading: 'Settle before you pay',
        points: [
          'How long one ride lasts: it is sold by the round or by the minute, and either is short',
          'Whether you may steer',
          'Who pays for a scratch',
        ],
      },
      {
        heading: 'Jacket, cord and signals',
        points: [
          'The jacket must be buckled',
          'The cord that stops the engine in a fall must be clipped to whoever drives',
          'Spray stings, so sunglasses need a strap',
          'The telephone stays on the sand with someone you trust',
          'A flat hand means slower, since no shout gets through',
        ],
      },
      {
        heading: 'Who stays on the beach',
        paragraphs: [
          'With a baby on the way, a sore back or fresh stitches, stay ashore. Watch a ride first: a good driver keeps far outside the swimmers and well off the coral.',
        ],
      },
    ],
    related: ['/watersports/corbyn-cove', '/watersports/seakart-adventure'],
    summary:
      'A jet ski ride at Corbyn’s Cove or another sheltered bay: what to settle before you pay, what to wear, who should sit it out, the calmest hours.',
    image: {
      src: '/images/services/jetskiride.svg',
      alt: 'A jet ski throws a fan of white spray across a palm-fringed cove under the midday sun',
    },
  },
  {
    slug: 'glassbottomride',
    updated: '2026-11-22',
    name: 'Glass Bottom Ride',
    heading: 'The reef through a hole in the floor',
    paragraph:
      'A glass-bottom boat has a pane between its two benches, where other boats keep rope and fuel. The boatman cuts the engine, lets her drift across the shallows and names what slides by. It is for people who want to see the reef from a seat: non-swimmers, grandparents and small children.',
    sections: [
      {
        heading: 'What slides by',
        paragraphs: [
          'Brain coral, a giant clam, a clownfish in its anemone, a sea cucumber: these are names you may hear. No honest crew guarantees a turtle.',
        ],
      },
      {
        heading: 'Where such boats wait',
        points: [
          'North Bay, a short crossing from Port Blair',
          'Bharatpur on Neil, beside the sand',
          'Jolly Buoy, the permit day trip of the marine park, usually open from November to mid-May, not on Mondays: check before you travel',
        ],
      },
      {
        heading: 'Light, wind and photographs',
        paragraphs: [
          'Choose the hours when the sun stands high, for slanting light leaves the bottom grey. Choose a still day, too, as wind wrinkles the surface and lifts the silt. For a photograph, press the lens to the pane and shade it with a hat.',
        ],
      },
      {
        heading: 'Getting aboard, and the anchor',
        paragraphs: [
          'Boarding often means wading to the knee and one long step over the side. Come in shorts, and tell us about stiff hips.',
          'Look where the anchor goes. A crew that drops it on living coral has earned a complaint, and we would like to hear of it.',
        ],
      },
    ],
    related: [
      '/watersports/north-bay-beach',
      '/topplaces/neil-island',
      '/topplaces/jolly-buoy',
      '/watersports/coral-safari-submarine',
    ],
    summary:
      'Glass-bottom boats at North Bay, Bharatpur and Jolly Buoy: what drifts by, the best light, how to board, and how to photograph through the pane.',
    image: {
      src: '/images/services/glassbottomride.svg',
      alt: 'Seen from the reef below, a small boat’s square window frames curious faces and a patch of sun',
    },
  },
];
