import type { Service } from './schema/page';

// The company's services, one page each: `paragraph` is the lead, the sections follow it, and `related`
// lists the pages of items that go with it. The order here is the order on the site.
export const services: Service[] = [
  {
    slug: 'touroperator',
    updated: '2026-11-26',
    name: 'Tour Operator',
    heading: 'A plan for every day of your trip',
    paragraph:
      'We plan your trip to the Andamans day by day: the rooms, the ferries, the cars and the permits. You get a written plan that says where you sleep and which boat you take.',
    sections: [
      {
        heading: 'What to send us',
        points: [
          'Your dates, and whether they can change',
          'How many adults, and the ages of the children',
          'The help you need, such as “no stairs, please”',
          'What you want to see, and what you can miss',
        ],
      },
      {
        heading: 'What a package covers',
        paragraphs: [
          'We have {count:packages} packages. The price is {term:per}. It covers rooms, breakfast, ferries, cars and entry tickets.',
        ],
      },
      {
        heading: 'What you pay yourself',
        paragraphs: [
          'You pay these on the islands: {term:extras}.',
        ],
        quotesTerms: true,
      },
      {
        heading: 'How to divide the nights',
        paragraphs: [
          'With seven nights, we suggest three on Havelock, two on Neil and two in Port Blair.',
          'Baratang takes a whole day. Diglipur is a full day away by road: give it at least two nights.',
        ],
      },
      {
        heading: 'Groups, companies and schools',
        paragraphs: [
          'From ten guests on we plan by the head. You travel together in one minibus, your ferry seats stand in one row, and you get one bill with every name on it. One person of ours meets you at the airport and stays reachable until you fly.',
          'A company gets its tax invoice, and a hall for a day if you like. Schools get one free place for a teacher with every twelve children, and rooms on one floor.',
        ],
        prices: [
          { what: 'Friends and families, four nights', price: 19500, per: 'a person, from ten on' },
          { what: 'Companies, four nights, with a hall', price: 23500, per: 'a person, from ten on' },
          { what: 'Schools, four nights, all meals', price: 16500, per: 'a child, from 24 on' },
        ],
        example: true,
      },
      {
        heading: 'LTC: leave travel concession',
        paragraphs: [
          'You book the flight yourself, through the agent or the counter that your office prescribes. We plan the land part around it: hotels, ferries, cars.',
          'We bill the land part by itself, with dates, names and each night on its own line, as your office needs it. Ask your office first whether your concession covers the Andamans this year.',
        ],
        prices: [
          { what: 'The bill with names and nights', price: 500, per: 'for the family' },
        ],
        example: true,
      },
    ],
    related: [
      '/packages/havelock-neil-escapade',
      '/packages/family-5-nights-6-days',
      '/packages/honeymoon-4-nights-5-days',
    ],
    summary:
      'Day-by-day Andaman plans from Port Blair, four to eight days: what our packages cover, what you pay yourself, and how to divide your nights.',
    image: {
      src: '/images/services/touroperator.svg',
      alt: 'Three green islands joined by the thin wakes of boats, seen from a hilltop at dawn',
    },
  },
  {
    slug: 'carrental',
    updated: '2026-11-26',
    name: 'Car Rental',
    heading: 'A car with a driver, on each island',
    paragraph:
      'We arrange an air-conditioned car with a driver. It can meet you at the airport or take you around the town for half a day. It can also go to Chidiya Tapu, about an hour to the south.',
    sections: [
      {
        heading: 'Roads and daylight',
        paragraphs: [
          'The roads of South Andaman have hills and bends, and short drives take time. For the sunset at Chidiya Tapu leave Port Blair two and a half hours before it.',
          'The car does not cross to Havelock or Neil. Another car meets you at the jetty there.',
        ],
      },
      {
        heading: 'The road to Baratang',
        paragraphs: [
          'This road goes through a tribal reserve. Vehicles cross it only in escorted convoys, and leave Port Blair at about 3 am.',
          'In the reserve nobody may stop, take photographs or give anything. Please book this trip only if you can keep this rule.',
        ],
      },
      {
        heading: 'What the driver should know',
        points: [
          'How many seats and suitcases you need',
          'The ages of the children',
          'The help you need to get in and out',
          'Your flight or ferry, and its time',
        ],
      },
      {
        heading: 'If you change the route',
        paragraphs: [
          'A detour is extra use of the car, and our packages do not cover it. Agree on the price before you leave the route.',
        ],
      },
      {
        heading: 'A car by the day',
        paragraphs: [
          'Eight hours or 80 km, with driver and fuel. Each hour more is ₹250.',
        ],
        prices: [
          { what: 'Four seats', price: 3200, per: 'a day' },
          { what: 'Seven seats', price: 4500, per: 'a day' },
          { what: 'Minibus, 14 seats', price: 7500, per: 'a day' },
          { what: 'To Baratang and back, four seats', price: 6500, per: 'a day' },
          { what: 'Airport to a hotel in town', price: 700, per: 'a ride' },
        ],
        example: true,
      },
    ],
    related: [
      '/topplaces/baratang',
      '/sightseeing/chidiya-tapu-sunset-point',
      '/sightseeing/samudrika-naval-marine-museum',
    ],
    summary:
      'Air-conditioned cars with a driver in Port Blair, Havelock and Neil: airport rides, Chidiya Tapu, the Baratang convoy, and what to tell us first.',
    image: {
      src: '/images/services/carrental.svg',
      alt: 'A small white car rounds a bend on a forest road high above the sea at noon',
    },
  },
  {
    slug: 'hotelbooking',
    updated: '2026-11-26',
    name: 'Hotel Booking',
    heading: 'Rooms for each night of your trip',
    paragraph:
      'We find rooms in Port Blair, on Havelock and Neil, and as far north as Diglipur. You can book rooms alone, or ask for another kind of room in a package.',
    sections: [
      {
        heading: 'Where to stay',
        points: [
          'Port Blair, in the town: near the market and the jetties',
          'Port Blair, at Corbyn’s Cove: palms and the sea outside, but do not swim there. You need a car to reach the town',
          'Havelock, east coast: most of the hotels. At low tide the sea goes far out, and you cannot swim then',
          'Havelock, west coast: a few hotels near Radhanagar, the beach with the sunset',
          'Neil: cottages among fields, with quiet evenings',
          'Rangat and Diglipur: few rooms, and simple ones',
        ],
      },
      {
        heading: 'Power, hot water, internet',
        paragraphs: [
          'The power fails now and then, and not every room has hot water. We ask the hotel about both. The internet is slow on Neil. India has 230 volts and sockets of types C, D and M: from abroad bring an adapter.',
        ],
      },
      {
        heading: 'Guests from abroad',
        paragraphs: [
          'Bring passport and visa: Indian hotels must register you.',
        ],
      },
      {
        heading: 'Tell us early',
        paragraphs: [
          'Our package prices are {term:per}. Tell us before you book if you need one of these:',
        ],
        points: [
          'An extra bed, or a room for one person',
          'A room on the ground floor',
          'Vegetarian food',
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
      'Rooms in Port Blair, Havelock, Neil and the north: where to stay, what to know about power and hot water, and which weeks to book early.',
    image: {
      src: '/images/services/hotelbooking.svg',
      alt: 'A cottage with a lamp on its veranda stands under bent palms in monsoon rain',
    },
  },
  {
    slug: 'airticketing',
    updated: '2026-11-26',
    name: 'Air Ticketing',
    heading: 'Flights to Port Blair, planned with your ferries',
    paragraph:
      'We look for flights in the week you want, so that they fit your ferries. From Chennai or Kolkata the flight takes a little over two hours. Our package prices do not include the flight: we tell you the fare, and you decide.',
    sections: [
      {
        heading: 'Airport and airlines',
        paragraphs: [
          'You land at Veer Savarkar International Airport (IXZ). Your ticket may say Port Blair or Sri Vijaya Puram.',
          'We look for seats with all airlines on this route. Not all of them fly to Port Blair now: we ask. With Singapore Airlines you change in Chennai.',
        ],
      },
      {
        heading: 'What we need for a fare',
        points: [
          'The city you start from',
          'How many adults, and the ages of the children',
          'Your dates, and whether you can fly a day earlier or later',
        ],
      },
      {
        heading: 'Flights, ferries and dives',
        points: [
          'Ask us before you plan a ferry for the day you land',
          'Spend the night before your flight home in Port Blair',
          'Choose a fare that you can change',
          'Leave a day between your last dive and the flight',
        ],
      },
      {
        heading: 'If you are not an Indian citizen',
        paragraphs: [
          'You may need a permit: ask us before you book a flight.',
        ],
      },
      {
        heading: 'Our fee',
        paragraphs: [
          'You get two or three flights with their fares within one day. Say yes, and the ticket is in your mail within two hours. You pay the airline’s fare and our fee, and nothing if you don’t book.',
        ],
        prices: [
          { what: 'A ticket there and back', price: 300, per: 'a person' },
          { what: 'Together with one of our trips', price: 150, per: 'a person' },
        ],
        example: true,
      },
    ],
    related: [
      '/cruise/port-blair-to-havelock',
      '/cruise/havelock-to-port-blair',
      '/blogs/five-days-for-a-first-visit',
    ],
    summary:
      'Flights to Port Blair (IXZ): which airlines fly there, what to send us for a fare, and how much time to leave for the ferry and after a dive.',
    image: {
      src: '/images/services/airticketing.svg',
      alt: 'An aeroplane’s wing over ringed reefs and dark islets, seen from a window seat at sunset',
    },
  },
  {
    slug: 'cruiseferrybooking',
    updated: '2026-11-26',
    name: 'Cruise Ferry Booking',
    heading: 'Ferry seats between the islands',
    paragraph:
      'We book ferry seats between Port Blair, Havelock and Neil, in a package or alone. Government ships also go to islands farther away.',
    sections: [
      {
        heading: 'Time on board',
        points: [
          'Port Blair to Havelock: {minutes:port-blair-to-havelock} minutes; back: {minutes:havelock-to-port-blair}',
          'Port Blair to Neil, or back: {minutes:port-blair-to-neil} minutes',
          'Havelock to Neil, or back: {minutes:havelock-to-neil} minutes',
        ],
      },
      {
        heading: 'Wharf, papers and classes',
        paragraphs: [
          'Your ticket names the wharf. Be there at least 1 hour before departure, on government ships earlier.',
          'Bring each passenger’s original photo identity card. Private ships usually allow 20 to 25 kg of luggage a person.',
        ],
      },
      {
        heading: 'What we need first',
        points: [
          'The day, and a second choice of sailing',
          'How many adults, and the ages of the children',
          'The nationality of each passenger',
        ],
      },
      {
        heading: 'When a ferry is cancelled',
        paragraphs: [
          'We look for the next ferry with you. Each operator has its own rule for refunds: we send it before you pay.',
        ],
      },
      {
        heading: 'Our fee',
        paragraphs: [
          'You get the sailings of your day within four hours, from 9 am to 7 pm, and the tickets within an hour of your yes. In our packages the seats are in the price and there is no fee.',
        ],
        prices: [{ what: 'A seat on a private ship', price: 100, per: 'a person and sailing' }],
        example: true,
      },
    ],
    related: [
      '/cruise/port-blair-to-havelock',
      '/cruise/port-blair-to-neil',
      '/cruise/government-ferries',
      '/blogs/a-morning-at-haddo-wharf',
    ],
    summary:
      'Ferry seats between Port Blair, Havelock and Neil: operators, crossing times, classes, what we need from you, and what happens when a ferry is cancelled.',
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
    updated: '2026-11-26',
    name: 'Scuba Diving',
    heading: 'A first dive, a\u00a0course, or boat dives',
    paragraph:
      'Most dive centres are on Havelock. Add a first dive to any trip with a free day there, and we book the instructor and the hour.',
    sections: [
      {
        heading: 'Three kinds of dives',
        points: [
          'Try-dive, from age ten: to 12 m at most, with an instructor',
          'A course: several days, then a card',
          'Boat dives: to 18 m with an open-water card, usually to 30 m with an advanced one; bring your logbook',
        ],
      },
      {
        heading: 'Dive sites off Havelock',
        points: [
          'The Aquarium and Nemo Reef: 6 to 15 m; beginners to 12 m',
          'The Wall: from about 10 m, steep, also for new divers',
          'White House Rock: 8 to 50 m',
          'Johnny’s Gorge: about 30 m, advanced',
          'Dixon’s Pinnacle: deep, advanced',
        ],
      },
      {
        heading: 'When to dive',
        paragraphs: [
          'The season is roughly November to April. The sea is 28 to 30 °C all year. {guide:flying-after-a-dive}',
        ],
      },
      {
        heading: 'Before you dive',
        paragraphs: [
          'In 2017 the navy had the islands’ one recompression chamber, in Port Blair.',
        ],
        points: [
          'Tell us if you need nitrox or a wetsuit: we’ll book a centre that has it',
          'Carry cash, and insurance that names diving',
          'With a foreign passport, ask us about the permit',
        ],
      },
    ],
    related: [
      '/watersports/scuba-diving',
      '/topplaces/havelock-island',
      '/blogs/your-first-dive-at-havelock',
    ],
    summary:
      'Try-dives to 12 metres, courses for beginners, and the dive sites off Havelock for certified divers with their depths: what suits you, and when to dive.',
    image: {
      src: '/images/services/scubadiving.svg',
      alt: 'A diver with coral-red fins and a string of bubbles beside a boulder coral, a boat’s dark keel far above',
    },
  },
  {
    slug: 'seawalking',
    updated: '2026-11-26',
    name: 'Sea Walking',
    heading: 'A walk on the sea bed in a helmet',
    paragraph:
      'A guide walks with you on the sea bed, and a helmet gives you air. Add it to your trip, and we’ll book your hour.',
    sections: [
      {
        heading: 'Where, and from what age',
        paragraphs: [
          'There are walks at North Bay near Port Blair, and at Elephant Beach on Havelock. Children from eight on may come along.',
        ],
      },
      {
        heading: 'How much time it takes',
        paragraphs: [
          'With the boat ride, the briefing and the waiting it takes half a morning. The walk itself lasts 20 minutes.',
        ],
      },
      {
        heading: 'How the air stays in',
        paragraphs: [
          'The helmet rests on your shoulders and is open at the bottom. Air is pumped into it from above and keeps the water away from your face.',
        ],
      },
      {
        heading: 'Who should stay on the boat',
        points: [
          'People with a cold or sinus trouble',
          'People with a heart complaint',
          'People who had an operation recently',
          'Pregnant women',
          'People who cannot clear their ears',
        ],
      },
    ],
    related: ['/watersports/sea-walk', '/topplaces/northbay', '/watersports/elephanta'],
    summary:
      'A helmet walk on the sea bed for people who cannot swim: how the air stays in, how long it takes, who should stay on the boat, and where it is offered.',
    image: {
      src: '/images/services/seawalking.svg',
      alt: 'A person in a round helmet climbs barefoot down a ladder from a moored platform at noon, fish below',
    },
  },
  {
    slug: 'snorkeling',
    updated: '2026-11-26',
    name: 'Snorkeling',
    heading: 'See coral and fish from the surface',
    paragraph:
      'You float on the sea with a mask and look down at coral and fish, even if you cannot swim. Add a guide to your trip, and mask and vest come with him.',
    sections: [
      {
        heading: 'Where to go',
        points: [
          'Elephant Beach, Havelock, by boat: 20 to 30 minutes',
          'Elephant Beach on foot: about 1.8 km through the forest, not at high tide',
          'North Bay, a short boat ride from Port Blair',
          'Bharatpur, Neil: shallow water, good for a first try',
          'Jolly Buoy: a whole day with a permit and without plastic',
        ],
      },
      {
        heading: 'The right hour',
        paragraphs: [
          'Go around high tide, on a day with little wind: you then float well above the coral.',
        ],
      },
      {
        heading: 'Mask, shirt and vest',
        points: [
          'Test the mask without its strap: breathe in, and it should stay on',
          'Wear a shirt against the sun',
          'If you cannot swim, wear a life vest and hold the ring that the guide pulls',
        ],
      },
      {
        heading: 'In the water',
        paragraphs: [
          'Go in only where the guide shows you, because boats cross the shallow water. Do not stand on coral.',
        ],
      },
    ],
    related: [
      '/watersports/elephanta',
      '/topplaces/neil-island',
      '/topplaces/jolly-buoy',
      '/blogs/five-quiet-minutes-over-the-coral',
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
    updated: '2026-11-26',
    name: 'Kayaking',
    heading: 'Through the mangrove creeks of Havelock',
    paragraph:
      'With a guide you paddle through Havelock’s mangrove creeks, and around new moon also after dark, when plankton may glow. Add it to your trip, and we’ll book the hour of the tide.',
    sections: [
      {
        heading: 'Why the tide sets the hour',
        paragraphs: [
          'The tide fills the creeks and empties them twice a day. So the tours start at a different hour each day.',
        ],
      },
      {
        heading: 'Night tours',
        paragraphs: [
          'At night the guides look for plankton that glows. The chance is best around new moon, from October to April. At night guests come from age 14 on, by day from eight.',
        ],
      },
      {
        heading: 'What to bring',
        points: [
          'A shirt with long sleeves, against sun and mosquitoes',
          'A hat with a cord',
          'Water in a steel bottle',
          'Sandals with straps, which stay on in mud',
        ],
      },
      {
        heading: 'Rules in the creek',
        paragraphs: [
          'Because of crocodiles go only with a guide who knows the creek, and stay in the boat. Keep the life vest on, even if you swim well.',
        ],
      },
    ],
    related: ['/watersports/kayaking', '/packages/explore-havelock', '/topplaces/havelock-island'],
    summary:
      'Kayaking on Havelock by day or around new moon: why the tide sets the hour, what to bring, who may come at night, and why you need a local guide.',
    image: {
      src: '/images/services/kayaking.svg',
      alt: 'A yellow kayak crosses a lagoon in the low sun that stands between dark mangroves',
    },
  },
  {
    slug: 'parasailing',
    updated: '2026-11-25',
    name: 'Parasailing',
    heading: '15 to 20 minutes high above the sea',
    paragraph:
      'A boat pulls you up on a long line under a canopy. The flight lasts 15 to 20 minutes, and you need no practice. Add it to your trip, and we’ll book your morning.',
    sections: [
      {
        heading: 'Who should not fly',
        paragraphs: [
          'Do not fly if you are pregnant or have a bad back or a heart complaint. You fly from age twelve on. Tell us if you weigh more than 100 kg.',
        ],
      },
      {
        heading: 'From a boat or from a beach',
        paragraphs: [
          'On a boat you start and land on a small platform at the back. On a beach you run a few steps and land in shallow water.',
        ],
      },
      {
        heading: 'When to book, what to wear',
        paragraphs: [
          'Book a morning at the start of your stay: if the wind stops the flight, you can fly on another day. Wear shorts and a shirt that may get wet. Leave rings, loose spectacles and your phone on land.',
        ],
      },
      {
        heading: 'Three checks',
        paragraphs: [
          'Look at three things before the crew clip you to the line. If one of them is missing, do not fly.',
        ],
        points: [
          'Your life jacket is buckled',
          'A second person checks your harness',
          'One of the crew does nothing but watch you',
        ],
      },
    ],
    related: ['/watersports/parasailing'],
    summary:
      'Parasailing in the Andamans: 15 to 20 minutes in the air, from a boat or a beach, who should not fly, what to wear, and three things to check.',
    image: {
      src: '/images/services/parasailing.svg',
      alt: 'Two small figures hang under a coral-red canopy in a dusk sky, first lamps along the headland below',
    },
  },
  {
    slug: 'andamandolphin',
    updated: '2026-11-25',
    name: 'Andaman Dolphin',
    heading: 'A boat with a floor of glass',
    paragraph:
      'Andaman Dolphin is the name of a boat ride at North Bay, across the harbour from Port Blair. It is not a tour to see dolphins. The boat has glass in its bottom, and you look down through it at the reef, dry and on a seat. Add it to a trip that goes to North Bay.',
    sections: [
      {
        heading: 'What you may see',
        paragraphs: [
          'You may see coral, fish, or a ray on the sand. After rain the water can be cloudy. Dolphins live around the Andamans, but you need luck to see one.',
        ],
      },
      {
        heading: 'Three boats that show the reef',
        paragraphs: [
          'North Bay also has small glass-bottom boats, where you sit on a bench in the open air. On the Coral Safari Submarine you go down a stair and sit below the waterline, in a narrow cabin.',
        ],
      },
      {
        heading: 'What we find out for you',
        paragraphs: [
          'Give us your dates, and we ask the operator:',
        ],
        points: [
          'Does the boat run on your dates?',
          'Where do you get on, and are there stairs?',
          'What can you see if the water is cloudy?',
        ],
      },
    ],
    related: [
      '/topplaces/northbay',
      '/blogs/andaman-with-children-and-grandparents',
    ],
    summary:
      'Andaman Dolphin is a boat ride off Port Blair, with glass in the floor: what you may see, who it suits, and what we find out for you.',
    image: {
      src: '/images/services/andamandolphin.svg',
      alt: 'Half above the surface, half below: a white boat’s keel set with glass, silver fish wheeling under it',
    },
  },
  {
    slug: 'jetskiride',
    updated: '2026-11-26',
    name: 'Jet Ski Ride',
    heading: 'A short, fast ride with a driver',
    paragraph:
      'You ride a jet ski together with a driver from the crew. It is short, fast, loud and wet. Add it to your trip, and we’ll book a calm morning.',
    sections: [
      {
        heading: 'Which beach, which day',
        paragraphs: [
          'There are rides at Corbyn’s Cove near Port Blair, when the sea and the authorities allow. Mornings are usually calmer. Do not swim there: crocodiles have been seen on these coasts.',
        ],
      },
      {
        heading: 'Agree before you pay',
        points: [
          'Whether you may steer',
          'Who pays if the jet ski is damaged',
        ],
      },
      {
        heading: 'On the jet ski',
        points: [
          'Buckle your life jacket',
          'Check that the driver wears the cord that stops the engine after a fall',
          'Agree on a hand sign for “slower”: the driver cannot hear you',
        ],
      },
      {
        heading: 'Who should stay on the beach',
        paragraphs: [
          'Do not ride if you are pregnant, have a bad back or have had an operation recently. Watch another ride first: a good driver stays far from swimmers and from the coral.',
        ],
      },
    ],
    related: ['/watersports/corbyn-cove'],
    summary:
      'A jet ski ride at Corbyn’s Cove near Port Blair: what to agree before you pay, what to wear, who should not ride, and when the sea is calmer.',
    image: {
      src: '/images/services/jetskiride.svg',
      alt: 'A jet ski throws a fan of white spray across a palm-fringed cove under the midday sun',
    },
  },
  {
    slug: 'glassbottomride',
    updated: '2026-11-26',
    name: 'Glass Bottom Ride',
    heading: 'See the reef through the floor of a boat',
    paragraph:
      'A glass-bottom boat has a pane of glass in its floor, between two benches. You need not swim, but you often walk through knee-deep water and take one high step over the side. Add it to your trip, and we’ll book it for noon, when the light is best.',
    sections: [
      {
        heading: 'Where there are such boats',
        points: [
          'North Bay, a short boat ride from Port Blair',
          'Bharatpur on Neil, close to the beach',
          'Elephant Beach on Havelock, when the boats go there',
          'Jolly Buoy, a day trip with a permit',
        ],
      },
      {
        heading: 'What you may see',
        paragraphs: [
          'You may see brain coral, a giant clam, a sea cucumber, or a clownfish in its anemone.',
        ],
      },
      {
        heading: 'Light and wind',
        paragraphs: [
          'Go around noon, when the sun is high and lights the bottom. Choose a day without much wind: waves stir up the sand.',
        ],
      },
      {
        heading: 'Getting on board',
        paragraphs: [
          'Wear shorts. Tell us if somebody cannot take the step: we ask whether a boat boards from a jetty.',
        ],
      },
    ],
    related: [
      '/watersports/north-bay-beach',
      '/topplaces/neil-island',
      '/topplaces/jolly-buoy',
    ],
    summary:
      'Glass-bottom boats at North Bay, Bharatpur, Elephant Beach and Jolly Buoy: what you may see, the best light, and how to get on board.',
    image: {
      src: '/images/services/glassbottomride.svg',
      alt: 'Seen from the reef below, a small boat’s square window frames curious faces and a patch of sun',
    },
  },
];
