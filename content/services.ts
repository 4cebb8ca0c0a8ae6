import type { ServiceEntry } from './schema/page';

// The company's services, one page each: `paragraph` is the lead, the sections follow it, and `related`
// lists the pages of items that go with it. The order here is the order on the site.
export const services: ServiceEntry[] = [
  {
    slug: 'touroperator',
    updated: '2026-11-28',
    name: 'Tour Operator',
    heading: 'A plan for every day of your trip',
    paragraph:
      'Tell us who’s coming and for how long, and we’ll write you a trip. You’ll see where you sleep, which ferry you take and what it all costs. Then we book it all, get the park permits, and answer your calls from 5 am to 10 pm until you fly home.',
    sections: [
      {
        heading: 'Six to nine friends',
        paragraphs: [
          'Up to {term:perPerson.most} of you pay the price on the trip’s page; where it’s on request, the guide price is about right. You have two cars or a minibus to yourselves, and a room for each pair, with twin beds if you ask. In a room for three, the third pays {term:perPerson.third} less. One of you says yes for all, and everyone can pay a share.',
          'With a long weekend, take “Andaman Delights”. With two days more, “Explore Havelock” gives the divers their boat and the others kayaks and a reef off the sand, and you all meet again at dinner.',
        ],
      },
      {
        heading: 'Groups, companies and schools',
        paragraphs: [
          'Ten adults or more share minibuses, a row on the ferry and one bill. Companies get a tax invoice, and schools bring one teacher free with every twelve children.',
        ],
        prices: [
          { what: 'Friends and families, “For three generations”', price: 20900, per: 'a person, for {term:perPerson.group} or more' },
          { what: 'The same trip', price: 19900, per: 'a person, for 20 or more' },
          { what: 'Companies, “Island Hopping” with a hall', price: 23500, per: 'a person, for {term:perPerson.group} or more' },
          { what: 'Schools, “Island Hopping” with all meals', price: 16500, per: 'a child, for 24 or more' },
        ],
        example: true,
      },
      {
        heading: 'LTC: leave travel concession',
        paragraphs: [
          'Central government staff could fly here in place of a home-town trip until 25 September 2026. Ask your office whether that’s been extended, as it has been before. The ticket must come from Balmer Lawrie, Ashok Travels or IRCTC, be the cheapest of its time of day, and be booked 21 days ahead; print the page, and keep the boarding passes. West Bengal’s staff may take a direct flight in economy, bought from the airline itself.',
          'As a rule LTC pays for the journey, and not for hotels, cars or sightseeing. So you buy the flight, and we plan around it. You get a quotation, the ferry tickets, and a tax invoice in your own names, with dates and every night on a line of its own.',
        ],
        prices: [
          { what: 'The invoice with names and nights', price: 500, per: 'for the family' },
        ],
        example: true,
      },
    ],
    related: ['/packages/family-5-nights-6-days', '/packages/honeymoon-4-nights-5-days'],
    summary:
      'Andaman trips written day by day in Port Blair: where you sleep, which ferry you take and what it costs. For couples, families, groups and LTC.',
    image: {
      src: '/images/services/touroperator.svg',
      alt: 'Three green islands joined by the thin wakes of boats, seen from a hilltop at dawn',
    },
  },
  {
    slug: 'carrental',
    updated: '2026-11-28',
    name: 'Car Rental',
    heading: 'A car with a driver in Port Blair, on Havelock and on Neil',
    paragraph:
      'You walk out of the airport into the heat, and your driver is there with a cool car. The roads of South Andaman are hilly and full of bends, so leave them to him and look at the sea. On Havelock and Neil another car meets your ferry.',
    sections: [
      {
        heading: 'A car by the day',
        paragraphs: [
          'A day is eight hours or 80 km, with the driver and the fuel. Each extra hour costs ₹250, also for a detour on one of our trips.',
        ],
        prices: [
          { what: 'Four seats', price: 3200, per: 'a day' },
          { what: 'Seven seats', price: 4500, per: 'a day' },
          { what: 'Minibus, 14 seats', price: 7500, per: 'a day' },
          { what: 'To Baratang and back, about twelve hours, four seats', price: 6500, per: 'in all' },
          { what: 'Airport or wharf to a hotel in town', price: 700, per: 'a ride' },
        ],
        example: true,
      },
      {
        heading: 'The road to Baratang',
        paragraphs: [
          'You leave at about 3 am, because cars cross the reserve only in escorted convoys.',
        ],
      },
    ],
    related: ['/topplaces/baratang', '/sightseeing/chidiya-tapu-sunset-point'],
    summary:
      'Air-conditioned cars with a driver in Port Blair, Havelock and Neil: prices by the day, airport rides, an evening at Chidiya Tapu and the Baratang convoy.',
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
      'Wake up above the harbour in Port Blair, under the palms on Havelock, or among the fields of Neil. We book rooms on all three and as far north as Diglipur, with one of our trips or without. You’ll know each hotel by name.',
    sections: [
      {
        heading: 'Where to stay',
        points: [
          'Port Blair: near the market, or at Corbyn’s Cove, where you can’t swim',
          'Havelock: most on the east coast, where you can’t swim at low tide, and a few near Radhanagar Beach in the west',
          'Neil: quiet, with slow Wi-Fi',
          'Rangat and Diglipur: a few plain rooms, at the same price in every class',
        ],
      },
      {
        heading: 'Tell us what you need from a room',
        paragraphs: [
          'A ground floor for your mother, twin beds, a kitchen that cooks Jain food: write it in your enquiry. We’ll find a hotel that has it, or tell you that none is free, and send you pictures of the room. If your hotel is full, you choose among others of its class, and you may say no.',
        ],
      },
    ],
    related: ['/topplaces/havelock-island', '/topplaces/neil-island'],
    summary:
      'Hotels in Port Blair, Havelock, Neil and the north in three classes: which coast to choose, what to say when you book, and what each class adds.',
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
      'Ten minutes before you land, green islands ringed with pale reefs pass below your window. Send us your city and your week, and within one day you’ll have two or three flights to choose from, each with its fare, and each in time for your ferries.',
    sections: [
      {
        heading: 'What it costs',
        paragraphs: [
          'You pay the airline’s fare and our fee, and nothing if you don’t book. Changes and refunds follow the airline’s rules.',
        ],
        prices: [
          { what: 'Our fee, return ticket', price: 300, per: 'a person' },
          { what: 'Our fee, with one of our trips', price: 150, per: 'a person' },
        ],
        example: true,
      },
      {
        heading: 'Flights, ferries and dives',
        points: [
          'Port Blair and Sri Vijaya Puram are the same airport (IXZ).',
          'Leave 24 hours between a dive and the flight home.',
          'Choose a fare that you can change.',
        ],
      },
    ],
    related: ['/cruise/port-blair-to-havelock'],
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
      'From your window you watch the lighthouse of North Bay slip past, and then the first green of the next island comes up. We book seats on private and government ferries, with a trip or without one. You choose the hour, and we do the queueing.',
    sections: [
      {
        heading: 'Time on board',
        points: [
          'Port Blair to Havelock: {minutes:port-blair-to-havelock} minutes',
          'Port Blair to Neil: {minutes:port-blair-to-neil} minutes',
          'Havelock to Neil: {minutes:havelock-to-neil} minutes',
        ],
      },
      {
        heading: 'What it costs',
        paragraphs: [
          'A seat in Premium or its equal costs about {extra:seat-to-havelock} to Havelock, {extra:seat-to-neil} to Neil and {extra:seat-between-the-islands} between the two, our fee included. Send us the day and everyone’s nationality, and within one day you’ll have the sailings with their fares. On our trips fares and fee are in the price.',
        ],
        prices: [
          { what: 'Our fee, private or government ferry', price: 100, per: 'a person per sailing' },
        ],
        example: true,
      },
      {
        heading: 'If a ferry is cancelled',
        paragraphs: [
          'We’ll look for the next seat with you. You get back what the ferry company refunds, usually the full fare.',
        ],
      },
    ],
    related: ['/cruise/port-blair-to-havelock', '/cruise/port-blair-to-neil'],
    summary:
      'Ferry seats between Port Blair, Havelock and Neil: crossing times, our fee, what we need from you, and what happens when a ferry is cancelled.',
    image: {
      src: '/images/services/cruiseferrybooking.svg',
      alt: 'A gangway leads from a stone wharf up to a tall white bow, a full moon behind the mast',
    },
  },
];

// Activities in, on and above the water, one page each. The order here is the order on the site.
export const activityPages: ServiceEntry[] = [
  {
    slug: 'scubadiving',
    updated: '2026-11-29',
    name: 'Scuba Diving',
    heading: 'A first dive, a\u00a0course, or a\u00a0week of diving',
    paragraph:
      'Breathe out, and watch a parrotfish come to look at your bubbles. A first dive fits any trip with a free morning on Havelock or Neil, with an instructor beside you all the way. If you’re certified, come for a week: five mornings on the boat, ten dives, and deep sites where reef sharks rest on the sand.',
    sections: [
      {
        heading: 'A first dive, or a course',
        paragraphs: [
          'On a first dive you practise where you can stand, then go to 12 m at most. A course ends with a card for 18 m; the advanced course takes you to 30.',
        ],
        prices: [
          { what: 'A course of four days, card included', price: 30000, per: 'a person' },
        ],
        example: true,
      },
      {
        heading: 'Diving week',
        paragraphs: [
          'You dive with Ninth Reef Divers, a PADI centre on Havelock’s east coast. They speak English and Hindi, fill tanks with nitrox, and send at most four divers with a guide. The boat has oxygen on board. It leaves at seven, and after two dives you’re back for lunch.',
          'Round those mornings you sleep a night in Port Blair, seven on Havelock and a last one in town. After the tenth dive comes a dry day for Radhanagar Beach, then the ferry, then your flight.',
        ],
        prices: [
          { what: 'Nine nights, breakfast, ferries and cars', price: 31500, per: 'a person, two sharing' },
          { what: 'The same, travelling alone', price: 44100, per: 'with your own room' },
          { what: 'Six dives on three mornings', price: 18900, per: 'a person, with all gear' },
          { what: 'Nitrox', price: 600, per: 'a tank' },
          { what: 'Dive computer', price: 500, per: 'a day' },
        ],
        example: true,
      },
      {
        heading: 'Why with us',
        paragraphs: [
          'A dive centre books your dives. We also book everything around them, a ferry the day before and a car with room for your gear, and time your last dive for three days before you fly. If wind keeps the boat in, you dive another morning or have your money back.',
          'Write “Diving week” in your enquiry, with your dates, your card and how many dives you’ve made. Shiny dives here herself, and answers with boat, room and price.',
        ],
      },
      {
        heading: 'Sites off Havelock, and who lives there',
        points: [
          'The Aquarium and Nemo Reef, 6 to 15 m, easy: clownfish, butterflyfish in pairs, parrotfish chewing the coral',
          'The Wall, from 10 m, where sea fans grow down a steep drop and lionfish and groupers wait in the cracks; conditions change fast',
          'White House Rock, 8 to 50 m: a mountain under water, bushy with black coral and sea fans',
          'Johnny’s Gorge, about 30 m, advanced, 80 minutes by boat: clouds of snapper, sweetlips, and often a white-tip reef shark',
          'Dixon’s Pinnacle, deep, advanced: barracuda and trevally above yellow soft coral, turtles, and with luck a Napoleon wrasse',
        ],
      },
      {
        heading: 'Good to know',
        paragraphs: [
          'Come between November and April. From January on you often see 15 to 25 m; the sea has 28 to 30 °C all year. Bring your card and logbook; you dive to what your card allows, 30 m at most.',
          'You fill in a health form. Don’t dive if you’re pregnant or have a cold, and don’t fly for 24 hours afterwards. The navy in Port Blair has treated civilian divers in its recompression chamber; carry insurance that names diving.',
        ],
      },
    ],
    related: ['/watersports/scuba-diving', '/topplaces/havelock-island'],
    summary:
      'First dives to 12 metres, courses, and a week of diving on Havelock: prices, nitrox, the sites with their depths, and what lives at each.',
    image: {
      src: '/images/services/scubadiving.svg',
      alt: 'A diver with coral-red fins and a string of bubbles beside a boulder coral, a boat’s dark keel far above',
    },
  },
  {
    slug: 'seawalking',
    updated: '2026-11-29',
    name: 'Sea Walking',
    heading: 'A walk on the sea bed in a helmet',
    paragraph:
      'On the ladder the crew set a helmet on your shoulders like a bell. Air pumped in from above keeps the water below your chin, so your spectacles stay on and your hair stays dry. Then a guide takes your hand, and for 20 minutes you walk along a rail over pale sand while striped fish look in. You needn’t know how to swim.',
    sections: [
      {
        heading: 'Before you go down',
        paragraphs: [
          'You go down at North Bay or at Elephant Beach. Swallow on the ladder, and if an ear hurts, lift a hand: the guide stops. Stay on the boat if you’re pregnant, have a cold, ear, sinus, heart or lung trouble, or had an operation recently. From sixty on, ask your doctor first.',
        ],
      },
    ],
    related: ['/watersports/sea-walk', '/topplaces/northbay'],
    summary:
      'A sea walk in a helmet, for people who can’t swim: how the air stays in, how long it takes, what it costs and who should stay on the boat.',
    image: {
      src: '/images/services/seawalking.svg',
      alt: 'A person in a round helmet climbs barefoot down a ladder from a moored platform at noon, fish below',
    },
  },
  {
    slug: 'snorkeling',
    updated: '2026-11-29',
    name: 'Snorkeling',
    heading: 'See coral and fish from the surface',
    paragraph:
      'Lie on the water, look down, and a whole town goes about its day below you. A damselfish chases off everyone who comes near its patch, and a parrotfish bites the coral so hard that you hear it. You don’t have to swim: hold on to the ring, and your guide does the rest. Mask and vest are in the price.',
    sections: [
      {
        heading: 'Where to go',
        points: [
          'Elephant Beach, Havelock, by boat or through the forest',
          'Bharatpur, Neil: shallow, and right for a first try',
          'North Bay: a short boat ride from Port Blair',
          'Jolly Buoy: a whole day, with a permit and without plastic',
        ],
      },
      {
        heading: 'How to see most',
        paragraphs: [
          'Go around high tide on a calm day. Try the mask without its strap: breathe in, and it should stay on. Boats cross the shallows: keep your vest on, stay with the guide, and never stand on coral.',
        ],
      },
    ],
    related: ['/watersports/elephanta', '/topplaces/jolly-buoy'],
    summary:
      'Where and when to snorkel in the Andamans: Elephant Beach, Bharatpur, Jolly Buoy, the right tide, a mask that fits, and help for non-swimmers.',
    image: {
      src: '/images/services/snorkeling.svg',
      alt: 'A lone snorkeller floats over a pale reef flat, seen from the air in early morning light',
    },
  },
  {
    slug: 'kayaking',
    updated: '2026-11-29',
    name: 'Kayaking',
    heading: 'Through the mangrove creeks of Havelock',
    paragraph:
      'The creeks of Havelock are too narrow for an engine, so all you hear is kingfishers and your own paddle. By day a guide who knows every bend leads you in under the leaves. Around new moon, {season:kayak-by-night}, you go out in the dark, and when plankton is about, each stroke lights up blue.',
    sections: [
      {
        heading: 'In the creek',
        paragraphs: [
          'Beginners learn to paddle in a quarter of an hour. The tide sets the time of day, and for the glow we’ll book one of the month’s darkest nights; Diwali always falls on one. The glow can be bright on one evening and faint on the next.',
        ],
      },
      {
        heading: 'Good to know',
        paragraphs: [
          'Crocodiles live in these creeks, so a guide paddles ahead and turns back when in doubt. Stay with him, with your hands in the kayak and your life vest on. Wear long sleeves against mosquitoes, and sandals that stay on in mud.',
        ],
      },
    ],
    related: ['/watersports/kayaking', '/topplaces/havelock-island'],
    summary:
      'Kayaking on Havelock: through the mangroves by day, or around new moon when plankton may glow. Prices, ages, what to wear and why the tide sets the hour.',
    image: {
      src: '/images/services/kayaking.svg',
      alt: 'A yellow kayak crosses a lagoon in the low sun that stands between dark mangroves',
    },
  },
  {
    slug: 'parasailing',
    updated: '2026-11-29',
    name: 'Parasailing',
    heading: 'Up behind a boat, high above the sea',
    paragraph:
      'Parasailing is quieter than it looks from the beach. Within a minute the engine is only a hum somewhere below, and for 15 to 20 minutes you can tell sand, coral and deep water apart by their colours. You need no practice, and two light people can fly together.',
    sections: [
      {
        heading: 'Before you fly',
        paragraphs: [
          'Not every beach has permission, so we’ll book one that does, with a boat that carries a second crew member to watch you, and early in your stay: after a windy day there’s often another. Leave your phone on land. Stay down if you’re pregnant or have a bad back or heart. If you weigh more than 100 kg, write it in your enquiry.',
        ],
      },
      {
        heading: 'Three checks on board',
        points: [
          'Your life jacket is buckled',
          'A second person has checked your harness',
          'One of the crew does nothing but watch you',
        ],
      },
    ],
    related: ['/watersports/parasailing'],
    summary:
      'Parasailing in the Andamans: 15 to 20 minutes in the air behind a boat, what it costs, three things to check first and who should stay down.',
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
      'The floor of this boat is glass, and the reef of North Bay passes between your feet: round corals, a cloud of small fish, sometimes a ray on the sand. You stay dry. It’s named for its shape. It doesn’t go looking for dolphins, though you may see some from the ferry.',
    sections: [
      {
        heading: 'When to go',
        paragraphs: [
          'The glass shows most after a few dry days, with the sun high. In rough weather the boat stays in.',
        ],
      },
      {
        heading: 'Two other boats',
        paragraphs: [
          'Small glass-bottom boats have benches in the open air, and the coral submarine has a stair and a narrow cabin. If steps are hard for someone, tell us, and we’ll book whichever of the three is easiest to board.',
        ],
      },
    ],
    related: ['/topplaces/northbay'],
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
      'Ten minutes are enough: it’s loud and wet, and over before you’ve stopped laughing. You sit behind the driver and see the palms of Corbyn’s Cove shrink over your shoulder. Add it to your trip, and we’ll book a morning near Port Blair, and move it if the sea is rough.',
    sections: [
      {
        heading: 'Before you ride',
        points: [
          'The driver steers; ask him to keep clear of bathers and boats',
          'Buckle your life jacket',
          'See that the driver wears the cord that stops the engine after a fall',
          'Agree on a sign for “slower”',
        ],
      },
      {
        heading: 'Good to know',
        paragraphs: [
          'Stay on the beach if you’re pregnant, have a bad back or had an operation recently. Swim somewhere else: crocodiles have been seen on this coast.',
        ],
      },
    ],
    related: ['/watersports/corbyn-cove'],
    summary:
      'A jet ski ride at Corbyn’s Cove near Port Blair: what it costs, what to agree first, what to check and who should stay on the beach.',
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
      'Everyone on board ends up with their head down, over one pane of glass: brain coral, a giant clam, a clownfish at home in its anemone. The best seat belongs to whoever can’t swim. We’ll book it as near noon as your day allows, when the sun lights the bottom.',
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
          'Wear shorts: you often wade in to your knees and take one high step over the side. For someone who can’t, we’ll look for a boat at a jetty.',
        ],
      },
    ],
    related: ['/watersports/north-bay-beach', '/topplaces/neil-island'],
    summary:
      'Glass-bottom boats at North Bay, Bharatpur, Elephant Beach and Jolly Buoy: what you may see, the best light, what it costs and how to get on board.',
    image: {
      src: '/images/services/glassbottomride.svg',
      alt: 'Seen from the reef below, a small boat’s square window frames curious faces and a patch of sun',
    },
  },
];
