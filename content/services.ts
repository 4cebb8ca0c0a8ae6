import type { Service } from './schema/page';

// The company's services, one page each: `paragraph` is the lead, the sections follow it, and `related`
// lists the pages of items that go with it. The order here is the order on the site.
export const services: Service[] = [
  {
    slug: 'touroperator',
    updated: '2026-11-28',
    name: 'Tour Operator',
    heading: 'A plan for every day of your trip',
    paragraph:
      'Tell us who’s coming and for how long, and we’ll write you a trip in which every day has a reason. You’ll see where you sleep, which boat you take and what it all costs before you pay a rupee. Then we book the rooms, ferries, cars and permits, and one person answers you until you fly home.',
    sections: [
      {
        heading: 'How to divide the nights',
        paragraphs: [
          'With seven nights, give Havelock three, Neil two and Port Blair two. Baratang takes a whole day. Diglipur lies a full day away by road and deserves two nights at least. Choose from {count:packages} packages, or let us write yours from scratch.',
        ],
      },
      {
        heading: 'What you pay yourself',
        paragraphs: [
          'The price of a package is {term:per}, and takes in rooms, breakfast, ferries, cars and entry tickets. What’s left for your own pocket: {term:extras}.',
        ],
        quotesTerms: true,
      },
      {
        heading: 'Groups, companies and schools',
        paragraphs: [
          'From ten guests on you travel together in one minibus, sit in one row on the ferry and get one bill with every name on it. One of us meets you at the airport and stays reachable until you fly.',
          'Companies get a tax invoice, and a hall for a day if they like. Schools bring one teacher free with every twelve children, and sleep on one floor.',
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
          'Book the flight through the agent or counter that your office prescribes, and ask the office first whether the Andamans count this year. We’ll plan hotels, ferries and cars around it, and bill them by themselves, with dates, names and each night on its own line.',
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
      'Andaman trips written day by day in Port Blair: where you sleep, which boat you take and what it costs. For couples, families, groups and LTC.',
    image: {
      src: '/images/services/touroperator.svg',
      alt: 'Three green islands joined by the thin wakes of boats, seen from a hilltop at dawn',
    },
  },
  {
    slug: 'carrental',
    updated: '2026-11-28',
    name: 'Car Rental',
    heading: 'A car with a driver, on each island',
    paragraph:
      'You walk out of the airport into the heat, and your driver is there with a cool car. The roads of South Andaman are hilly and full of bends, so leave them to him and look at the sea. The car doesn’t cross to Havelock or Neil; another one meets your ferry there. Take it for a ride, a day or the whole trip.',
    sections: [
      {
        heading: 'A car by the day',
        paragraphs: [
          'You have the car for eight hours or 80 km, with driver and fuel. Each hour more is ₹250.',
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
      {
        heading: 'The road to Baratang',
        paragraphs: [
          'You leave Port Blair at about 3 am, because the road crosses a tribal reserve and cars pass only in escorted convoys. By law nobody may stop, take photographs or give anything. Please book this trip only if you can keep to that.',
        ],
      },
      {
        heading: 'Two things to tell us',
        paragraphs: [
          'Send us your flight or ferry and how many people and suitcases come along, with the ages of children. And agree on a detour before you take it: our packages don’t cover the extra kilometres.',
        ],
      },
    ],
    related: [
      '/topplaces/baratang',
      '/sightseeing/chidiya-tapu-sunset-point',
      '/sightseeing/samudrika-naval-marine-museum',
    ],
    summary:
      'Air-conditioned cars with a driver in Port Blair, Havelock and Neil: prices by the day, airport rides, sunset at Chidiya Tapu and the Baratang convoy.',
    image: {
      src: '/images/services/carrental.svg',
      alt: 'A small white car rounds a bend on a forest road high above the sea at noon',
    },
  },
  {
    slug: 'hotelbooking',
    updated: '2026-11-28',
    name: 'Hotel Booking',
    heading: 'Rooms for each night of your trip',
    paragraph:
      'Wake up above the harbour in Port Blair, a few steps from the sand on Havelock, or among the fields of Neil. We book rooms on all three, and as far north as Diglipur, alone or as part of a package. Tell us which class you like and what matters to you, and you’ll have the names in writing before you pay.',
    sections: [
      {
        heading: 'Where to stay',
        points: [
          'Port Blair: in town you’re near market and jetties; Corbyn’s Cove has palms and a sea to look at, and needs a car',
          'Havelock, east coast: most of the hotels; at low tide the sea goes too far out for a swim',
          'Havelock, west coast: a few hotels near Radhanagar and its sunset',
          'Neil: cottages among fields, and quiet evenings',
          'Rangat and Diglipur: few rooms, and plain ones',
        ],
      },
      {
        heading: 'Tell us before we book',
        points: [
          'A room of your own, an extra bed or the ground floor',
          'Vegetarian food',
          'Hot water, which not every room has; power cuts happen everywhere now and then, and Neil’s internet is slow',
        ],
      },
      {
        heading: 'From abroad',
        paragraphs: [
          'Hotels must register you, so keep passport and visa at hand. Bring an adapter for 230 volts and sockets of types C, D and M.',
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
      'Hotels in Port Blair, Havelock, Neil and the north in three classes: which coast to choose, what to tell us first, and what each class adds.',
    image: {
      src: '/images/services/hotelbooking.svg',
      alt: 'A cottage with a lamp on its veranda stands under bent palms in monsoon rain',
    },
  },
  {
    slug: 'airticketing',
    updated: '2026-11-28',
    name: 'Air Ticketing',
    heading: 'Flights to Port Blair, planned with your ferries',
    paragraph:
      'Green islands ringed with pale reefs slide under the wing, and then you land. Tell us your city and your week, and within one day you’ll have two or three flights to choose from, each with its fare and each in time for your ferry. From Chennai or Kolkata you’re in the air for a little over two hours.',
    sections: [
      {
        heading: 'What it costs',
        paragraphs: [
          'You pay the airline’s fare and our fee, and nothing if you don’t book. Say yes, and the ticket is in your mail within two hours.',
        ],
        prices: [
          { what: 'A ticket there and back', price: 300, per: 'a person' },
          { what: 'Together with one of our trips', price: 150, per: 'a person' },
        ],
        example: true,
      },
      {
        heading: 'What we need',
        points: [
          'Your city, and whether you can fly a day earlier or later',
          'How many adults, and the ages of the children',
        ],
      },
      {
        heading: 'Flights, ferries and dives',
        points: [
          'Your ticket may say Port Blair or Sri Vijaya Puram: both mean Veer Savarkar International (IXZ)',
          'Sleep in Port Blair before you fly home, and choose a fare that you can change',
          'Leave a day between your last dive and the flight',
          'If you’re not an Indian citizen, talk to us about permits before you book',
        ],
      },
    ],
    related: [
      '/cruise/port-blair-to-havelock',
      '/cruise/havelock-to-port-blair',
      '/blogs/five-days-for-a-first-visit',
    ],
    summary:
      'Flights to Port Blair (IXZ): two or three choices within a day, each in time for your ferry, our fee, and how long to wait after a dive.',
    image: {
      src: '/images/services/airticketing.svg',
      alt: 'An aeroplane’s wing over ringed reefs and dark islets, seen from a window seat at sunset',
    },
  },
  {
    slug: 'cruiseferrybooking',
    updated: '2026-11-28',
    name: 'Cruise Ferry Booking',
    heading: 'Ferry seats between the islands',
    paragraph:
      'From the deck you watch Port Blair’s lighthouse slip behind you, and before the tea is cold the first green of Havelock is ahead. We book seats between Port Blair, Havelock and Neil, in a package or alone, on private ferries and government ships. You choose the hour; we do the queueing.',
    sections: [
      {
        heading: 'Time on board',
        points: [
          'Port Blair to Havelock, or back: {minutes:port-blair-to-havelock} minutes',
          'Port Blair to Neil, or back: {minutes:port-blair-to-neil} minutes',
          'Havelock to Neil, or back: {minutes:havelock-to-neil} minutes',
        ],
      },
      {
        heading: 'What it costs',
        paragraphs: [
          'You pay the operator’s fare and our fee. Within four hours, from 9 am to 7 pm, you’ll have the sailings of your day, and the tickets within an hour of your yes. In our packages seats are in the price and there’s no fee.',
        ],
        prices: [
          { what: 'A seat on a private ship', price: 100, per: 'a person and sailing' },
        ],
        example: true,
      },
      {
        heading: 'What we need',
        points: [
          'The day, and a second choice of sailing',
          'How many adults, the ages of children, and everybody’s nationality',
        ],
      },
      {
        heading: 'When a ferry is cancelled',
        paragraphs: [
          'We’ll look for the next seat with you. You’ll have the operator’s refund rules from us before you pay.',
        ],
      },
    ],
    related: [
      '/cruise/port-blair-to-havelock',
      '/cruise/port-blair-to-neil',
      '/cruise/government-ferries',
      '/blogs/a-morning-at-haddo-wharf',
    ],
    summary:
      'Ferry seats between Port Blair, Havelock and Neil: crossing times, our fee, what we need from you, and what happens when a ferry is cancelled.',
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
    updated: '2026-11-28',
    name: 'Scuba Diving',
    heading: 'A first dive, a\u00a0course, or boat dives',
    paragraph:
      'Kneel on white sand, breathe out, and watch a parrotfish come to look at your bubbles. Most dive centres are on Havelock. Add a first dive to any trip with a free day there, and we’ll book the instructor and the hour. Certified divers get a boat, a buddy and the deeper sites.',
    sections: [
      {
        heading: 'Three ways to dive',
        points: [
          'A first dive, to 12 m at most, with an instructor beside you',
          'A course of several days, with a card at the end',
          'Boat dives for card holders: 18 m with an open-water card, usually 30 m with an advanced one',
        ],
      },
      {
        heading: 'Sites off Havelock',
        points: [
          'The Aquarium and Nemo Reef, 6 to 15 m, easy',
          'The Wall, from about 10 m and steep, also for new divers',
          'White House Rock, 8 to 50 m',
          'Johnny’s Gorge, about 30 m, and Dixon’s Pinnacle: advanced',
        ],
      },
      {
        heading: 'When, and what to know',
        paragraphs: [
          'Come between November and April, in water of 28 to 30 °C. {guide:flying-after-a-dive} Carry insurance that names diving. Diving on nitrox? We’ll book you a centre that fills it.',
        ],
      },
    ],
    related: [
      '/watersports/scuba-diving',
      '/topplaces/havelock-island',
      '/blogs/your-first-dive-at-havelock',
    ],
    summary:
      'First dives to 12 metres, courses for beginners, and the dive sites off Havelock with their depths: what suits you, when to come, what it costs.',
    image: {
      src: '/images/services/scubadiving.svg',
      alt: 'A diver with coral-red fins and a string of bubbles beside a boulder coral, a boat’s dark keel far above',
    },
  },
  {
    slug: 'seawalking',
    updated: '2026-11-28',
    name: 'Sea Walking',
    heading: 'A walk on the sea bed in a helmet',
    paragraph:
      'You can walk among reef fish without swimming a stroke. The helmet rests on your shoulders like a bell, open at the bottom; air pumped in from above keeps the water below your chin. A guide takes your hand, and along a rope or a rail you go, at North Bay near Port Blair or at Elephant Beach on Havelock.',
    sections: [
      {
        heading: 'On the way down',
        paragraphs: [
          'Swallow, or move your jaw, and lift a hand if an ear hurts: the guide will stop with you.',
        ],
      },
      {
        heading: 'Stay on the boat if you',
        points: [
          'have a cold, sinus trouble or ears that you can’t clear',
          'have a heart complaint or had an operation recently',
          'are pregnant',
        ],
      },
    ],
    related: ['/watersports/sea-walk', '/topplaces/northbay', '/watersports/elephanta'],
    summary:
      'A helmet walk on the sea bed for people who can’t swim: how the air stays in, how long it takes, what it costs and who should stay on the boat.',
    image: {
      src: '/images/services/seawalking.svg',
      alt: 'A person in a round helmet climbs barefoot down a ladder from a moored platform at noon, fish below',
    },
  },
  {
    slug: 'snorkeling',
    updated: '2026-11-28',
    name: 'Snorkeling',
    heading: 'See coral and fish from the surface',
    paragraph:
      'Lie on the water, look down, and a whole town goes about its day below you. You don’t have to swim: hold on to the ring, and your guide pulls you over brain corals and clownfish. Add a guide to your trip, and mask and vest come along.',
    sections: [
      {
        heading: 'Where to go',
        points: [
          'Elephant Beach, Havelock: 20 to 30 minutes by boat, or 1.8 km on foot through the forest, never at high tide',
          'Bharatpur, Neil: shallow, and right for a first try',
          'North Bay: a short boat ride from Port Blair',
          'Jolly Buoy: a whole day, with a permit and without plastic',
        ],
      },
      {
        heading: 'How to see most',
        paragraphs: [
          'Go around high tide on a calm day, when you float well above the coral. Try the mask without its strap: breathe in, and it should stay on. A shirt keeps the sun off your back.',
        ],
      },
      {
        heading: 'In the water',
        paragraphs: [
          'Stay where the guide takes you, because boats cross the shallows, and never stand on coral.',
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
    updated: '2026-11-28',
    name: 'Kayaking',
    heading: 'Through the mangrove creeks of Havelock',
    paragraph:
      'Your paddle drips, a kingfisher calls, and the creek closes over you like a green roof. By day you slip under mangrove roots with a guide who knows every bend. Around new moon you go out in the dark, and when plankton is about, each stroke lights up blue.',
    sections: [
      {
        heading: 'Day or night',
        paragraphs: [
          'The tide fills and empties the creeks twice a day, so we’ll book the hour it gives us. For the glow, choose a night close to new moon between October and April. It’s nature’s show: bright on one evening, faint on the next.',
        ],
      },
      {
        heading: 'What to bring',
        points: [
          'A shirt with long sleeves, against sun and mosquitoes',
          'A hat on a cord, and water in a steel bottle',
          'Sandals with straps, which stay on in mud',
        ],
      },
      {
        heading: 'In the creek',
        paragraphs: [
          'Crocodiles live in these creeks. Stay with the guide, keep your hands in the kayak, and keep the life vest on even if you swim well.',
        ],
      },
    ],
    related: ['/watersports/kayaking', '/packages/explore-havelock', '/topplaces/havelock-island'],
    summary:
      'Kayaking on Havelock by day or around new moon: why the tide sets the hour, what to bring, who may come at night, and what it costs.',
    image: {
      src: '/images/services/kayaking.svg',
      alt: 'A yellow kayak crosses a lagoon in the low sun that stands between dark mangroves',
    },
  },
  {
    slug: 'parasailing',
    updated: '2026-11-28',
    name: 'Parasailing',
    heading: 'Up behind a boat, high above the sea',
    paragraph:
      'The rope goes tight, your feet leave the deck, and the noise of the engine falls away below you. You hang in the quiet over the bay, with the whole coast at your feet, and you need no practice at all. Add it to your trip, and we’ll book your morning.',
    sections: [
      {
        heading: 'Three checks',
        paragraphs: [
          'Look before the crew clip you to the line, and don’t fly if one of these is missing.',
        ],
        points: [
          'Your life jacket is buckled',
          'A second person has checked your harness',
          'One of the crew does nothing but watch you',
        ],
      },
      {
        heading: 'When to fly',
        paragraphs: [
          'Book it early in your stay: if the wind says no, there’s another morning. Wear shorts, and leave rings, loose spectacles and your phone on land. On a beach you run a few steps and land in shallow water; on a boat you start and land on the deck.',
        ],
      },
      {
        heading: 'Stay down if you',
        points: [
          'are pregnant, or have a bad back or heart',
          'weigh more than 100 kg, unless we’ve cleared it with the crew',
        ],
      },
    ],
    related: ['/watersports/parasailing'],
    summary:
      'Parasailing in the Andamans: 15 to 20 minutes in the air, from a boat or a beach, what to wear, three things to check and who should not fly.',
    image: {
      src: '/images/services/parasailing.svg',
      alt: 'Two small figures hang under a coral-red canopy in a dusk sky, first lamps along the headland below',
    },
  },
  {
    slug: 'andamandolphin',
    updated: '2026-11-28',
    name: 'Andaman Dolphin',
    heading: 'A boat with a floor of glass',
    paragraph:
      'Sit down, look between your feet, and the reef of North Bay goes by under the glass. The boat is shaped like a dolphin, hence the name; it doesn’t go out to find real ones. You stay dry and seated, and a ray on the sand or a cloud of small fish is yours to spot first.',
    sections: [
      {
        heading: 'What you may see',
        paragraphs: [
          'Coral, fish, perhaps a ray. The water is clearest after a few days without rain. Wild dolphins do live around the Andamans, and with luck you’ll see one from a ferry.',
        ],
      },
      {
        heading: 'Or one of its neighbours',
        paragraphs: [
          'North Bay also has small glass-bottom boats, with a bench in the open air, and the Coral Safari Submarine, where you go down a stair into a narrow cabin below the waterline.',
        ],
      },
      {
        heading: 'Getting on board',
        paragraphs: [
          'Tell us if somebody can’t manage stairs or a step, and we’ll choose the boat that suits you. We’ll confirm it for your date.',
        ],
      },
    ],
    related: [
      '/topplaces/northbay',
      '/blogs/andaman-with-children-and-grandparents',
    ],
    summary:
      'Andaman Dolphin is a boat ride at North Bay, off Port Blair, with glass in the floor: what you may see, what it costs and which boat suits whom.',
    image: {
      src: '/images/services/andamandolphin.svg',
      alt: 'Half above the surface, half below: a white boat’s keel set with glass, silver fish wheeling under it',
    },
  },
  {
    slug: 'jetskiride',
    updated: '2026-11-28',
    name: 'Jet Ski Ride',
    heading: 'A short, fast ride with a driver',
    paragraph:
      'Hold on. The driver opens the throttle, the palms of Corbyn’s Cove shrink behind you, and for a few minutes there’s nothing but spray and speed. It’s loud, wet and over before your hair is dry again. Add it to your trip, and we’ll book a calm morning near Port Blair.',
    sections: [
      {
        heading: 'Before you pay',
        paragraphs: [
          'Rides go when the sea and the authorities allow. Agree whether you may steer, and who pays if the jet ski is damaged.',
        ],
      },
      {
        heading: 'On the jet ski',
        points: [
          'Buckle your life jacket',
          'See that the driver wears the cord that stops the engine after a fall',
          'Agree on a hand sign for “slower”: nobody hears you over the engine',
        ],
      },
      {
        heading: 'Stay on the beach',
        paragraphs: [
          'Don’t ride if you’re pregnant, have a bad back or had an operation recently. And don’t swim here: crocodiles have been seen on this coast.',
        ],
      },
    ],
    related: ['/watersports/corbyn-cove'],
    summary:
      'A jet ski ride at Corbyn’s Cove near Port Blair: what it costs, what to agree before you pay, what to check and who should stay on the beach.',
    image: {
      src: '/images/services/jetskiride.svg',
      alt: 'A jet ski throws a fan of white spray across a palm-fringed cove under the midday sun',
    },
  },
  {
    slug: 'glassbottomride',
    updated: '2026-11-28',
    name: 'Glass Bottom Ride',
    heading: 'See the reef through the floor of a boat',
    paragraph:
      'The boatman cuts the engine, the boat drifts, and five heads bend over one pane of glass: brain coral, a giant clam, a clownfish at home in its anemone. Nobody has to swim. Add it to your trip, and we’ll book it for noon, when the sun lights the bottom.',
    sections: [
      {
        heading: 'Where',
        points: [
          'North Bay, a short boat ride from Port Blair',
          'Bharatpur on Neil, close to the beach',
          'Elephant Beach on Havelock, in season',
          'Jolly Buoy, a day trip with a permit',
        ],
      },
      {
        heading: 'Getting on board',
        paragraphs: [
          'Wear shorts: you often wade in to your knees and take one high step over the side. If somebody can’t, tell us, and we’ll look for a boat that boards from a jetty. A day with little wind shows you most.',
        ],
      },
    ],
    related: [
      '/watersports/north-bay-beach',
      '/topplaces/neil-island',
      '/topplaces/jolly-buoy',
    ],
    summary:
      'Glass-bottom boats at North Bay, Bharatpur, Elephant Beach and Jolly Buoy: what you may see, the best light, what it costs and how to get on board.',
    image: {
      src: '/images/services/glassbottomride.svg',
      alt: 'Seen from the reef below, a small boat’s square window frames curious faces and a patch of sun',
    },
  },
];
