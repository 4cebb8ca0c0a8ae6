import type { ServiceEntry } from './schema/page';

// The company's services, one page each. `paragraph` is the lead, the sections follow it, and `related` lists the pages
// of related items. With `addToPriceOf`, an `amount` is added to the price of a package: -1600 is ₹1,600 less. The order
// here is the order on the site.
export const services: ServiceEntry[] = [
  {
    slug: 'touroperator',
    updated: '2026-11-30',
    name: 'Tour Operator',
    heading: 'A plan for every day of your trip',
    paragraph:
      'Tell us who’s coming and what you hope for. One of us will write your plan, with every hotel, every ferry and one price, and book it.',
    sections: [
      // Its sums are those of `three-generations` in sample-plans.ts.
      {
        heading: 'A sample plan for three generations',
        paragraphs: [
          'Dear Sumita, Meera here, with a plan for your mother and brother, your husband and you, Rishi, who’s nine, and your daughter, who’s three.',
        ],
        points: [
          'Fri, 19 Feb 2027: At Padauk Court there’s a lift up to your two rooms, at the back.',
          'Sat, 20 Feb: Nautika sails at 8.30. From car to gangway it’s about five minutes on foot, and I’ve asked for a deckhand’s arm. At Casuarina Rest you have two rooms side by side, and no step.',
          'Sun, 21 Feb: The tide’s in, so Rishi and the two of you take the boat to the coral ({plan:morning-over-coral.total}, with guides). Your daughter and her bucket go to Kalapathar with your mother and brother, and the car waits.',
          'Mon, 22 Feb: By 3.30 you’re at Radhanagar, the tide’s going out, and Rishi has firm sand.',
          'Tue, 23 Feb: Radhanagar again. One room stays yours until half past twelve. Nautika sails at two. I’d book the 6.30 show, by the aisle.',
          'Wed, 24 Feb: Before your flight a guide can show you the cells, in Bengali ({extra:guide}).',
        ],
        example: true,
      },
      {
        heading: 'The walk, the rooms and the price',
        paragraphs: [
          'At Casuarina Rest your mother and brother have twin beds. A car will drive her to the sand and back.',
          'In Standard, with dinner every night and the LTC invoice, it’s {plan:three-generations.total} for the six of you. Lunches, the boat and flights are extra. {plan:three-generations.deposit} books it, and {plan:three-generations.balance} is due by {plan:three-generations.balanceDay}.',
          'Before you pay, call Padauk Court (+91 3192 000 005) and Casuarina Rest (000 006). If you cancel in the last two weeks, Padauk Court keeps one night, and Casuarina Rest refunds half. And I’ll call your mother myself, in Bengali.',
        ],
        link: { label: 'LTC fares, dates and invoice', href: '/ltc' },
        example: true,
      },
      // Its sums are those of `friends` in sample-plans.ts.
      {
        heading: 'A sample plan for eight friends',
        paragraphs: [
          'Hey Kabir, it’s Shiny! I’ve built your four nights round one evening in the dark, the night before new moon. Sometimes the water only glimmers. Once I yelled so loud that every bird in the creek took off!',
        ],
        points: [
          'Thu, 4 Feb 2027: Land by ten, because Makruzz sails at noon. Casuarina Rest has four twin rooms for you.',
          'Fri, 5 Feb: Your two divers leave at seven, and by three you’re all at Radhanagar. After dark a guide leads you into the mangroves, in four double kayaks.',
          'Sat, 6 Feb: High water covers the forest path, so the boat to Elephant Beach is on us.',
          'Sun, 7 Feb: Makruzz sails back at 12.30.',
        ],
        example: true,
      },
      {
        heading: 'The price for eight',
        paragraphs: [
          'If Friday is too windy, divers and kayaks go on Saturday, or you’re refunded. With kayaks, and two dives each for two of you, it’s {plan:friends.total} in Standard. Flights, lunches and dinners are extra. {plan:friends.deposit} books it.',
        ],
        example: true,
      },
      // The sums come from `couple-in-their-fifties` in sample-plans.ts. ₹3,400 is what Luxury adds to Deluxe, for two
      // people and one night.
      {
        heading: 'A sample plan for a couple in their fifties',
        paragraphs: [
          'Vanakkam Lakshmi, Meera here, because Arnab speaks no Tamil. I’ve planned “Andaman Escapade” with Raghavan’s knees in mind, and a vegetarian kitchen in each hotel.',
        ],
        points: [
          'Thu, 4 Feb 2027: You go up by lift to dinner on the roof, before the jail’s English show.',
          'Fri, 5 Feb: On Ross Island the path is paved but climbs, so go only as far as his knees allow.',
          'Sat, 6 Feb: By 3.30 the tide’s nearly out, Radhanagar’s sand is firm, and Raghavan can paddle.',
          'Sun, 7 Feb: On Neil I’ve left out the arch and its wet rock, and kept the sunset at Laxmanpur.',
          'Mon, 8 Feb: You’re back at Marine Hill House for tea.',
        ],
        example: true,
      },
      {
        heading: 'Steps, and the price for two',
        paragraphs: [
          'Mohwa Garden, on Havelock, has three steps without a rail. If three are too many, I’ll move that night to Sandbar Pavilions, for ₹3,400 more.',
          'In Deluxe, with dinner every night, it’s {plan:couple-in-their-fifties.total} for you both. Flights and lunches are extra. {plan:couple-in-their-fifties.deposit} books it.',
        ],
        example: true,
      },
      {
        heading: 'Six of you, or a whole school',
        paragraphs: [
          'Under ten adults there’s no discount, but the second car, or a minibus, costs you nothing.',
        ],
        prices: [
          { name: '“For three generations”, for friends or a large family', addToPriceOf: 'family-5-nights-6-days', amount: -1600, per: 'a person, for {term:perPerson.minGroup} adults or more' },
          { name: 'Companies, “Island Hopping” with a meeting room', addToPriceOf: 'island-hopping', amount: 2000, per: 'a person, for {term:perPerson.minGroup} or more' },
          { name: 'Schools, “Island Hopping” with all meals', addToPriceOf: 'island-hopping', amount: -5000, per: 'a child, for 24 or more' },
        ],
        example: true,
      },
    ],
    related: [
      '/packages/explore-havelock',
      '/packages/andaman-escapade',
      '/packages/family-5-nights-6-days',
    ],
    summary:
      'Andaman trips for families, friends and groups, written day by day in Port Blair, with three sample plans, and what a group pays.',
    image: {
      src: '/images/services/touroperator.svg',
      alt: 'Three green islands joined by the thin wakes of boats, seen from a hilltop at dawn',
    },
  },
  {
    slug: 'ltc',
    updated: '2026-11-30',
    name: 'LTC packages',
    heading: 'Andaman on leave travel concession',
    paragraph:
      'Your office may pay your family’s fares. While it decides, the hotels hold your rooms, and you pay us nothing.',
    sections: [
      {
        heading: 'What it pays',
        paragraphs: [
          'LTC pays fares at most, not rooms, food or cars. From Kolkata that’s about ₹14,000 for each person your office accepts. Aunts and uncles aren’t family under the central rules.',
        ],
        example: true,
      },
      {
        heading: 'Which flight it pays',
        points: [
          'The order that let central staff fly here instead of home ended on 25 September 2026 (dopt.gov.in).',
          'Central staff buy the cheapest ticket in the time slot from Balmer Lawrie, Ashok Travels or IRCTC, 21 days ahead or more, and print the page that shows it.',
          'Since January 2026 West Bengal’s staff may fly direct, in economy, on the airline’s own ticket.',
          'Banks and public-sector companies (LFC) have their own rules. Ask who sells the ticket, and how early.',
        ],
        example: true,
      },
      {
        heading: 'When to write, and when to pay',
        paragraphs: [
          'Write to us eight weeks before you land. For 19 February 2027, say, that’s 25 December. You have your plan by the 27th, and your office decides by 17 January. Pay us that day, and you can still cancel for {term:cancellation.percent} until the 20th.',
          'The hotels hold your rooms for three weeks, unless you stay any night from {term:season.peak}. If your office needs longer, we’ll ask for another week.',
          'Pay once your office has agreed in writing, never on a verbal yes. If it refuses later, you lose {term:cancellation.percent} up to {term:cancellation.days} before you land, 30% up to 15 days, and after that all that hotels and ferries don’t refund.',
        ],
        example: true,
      },
      {
        heading: 'Your invoice',
        paragraphs: [
          'If your office asks for one, Meera’s invoice ({extra:ltc-invoice}) lists each night, ferry seat and car. If two of you claim at different offices, each gets one. Keep your boarding passes.',
        ],
        example: true,
      },
      {
        heading: 'Ask your office',
        points: [
          'Is there a new order? If not, may I use all-India LTC, and up to which fare?',
          'For which of us may I claim (a parent who depends on me?), and will you pay for the ferry seats?',
          'My spouse has LTC too. Which of us claims for the children?',
        ],
      },
    ],
    related: ['/touroperator', '/packages/family-5-nights-6-days', '/airticketing'],
    summary:
      'LTC to the Andamans, with the fares your office may pay, when to write to us, how long hotels hold your rooms, and what to ask your office.',
    image: {
      src: '/images/packages/family-poster.svg',
      alt: 'On a bench under a wide tree a grandmother has her arm round a child who points at a ferry',
    },
  },
  {
    slug: 'carrental',
    updated: '2026-11-29',
    name: 'Car Rental',
    heading: 'A car with a driver in Port Blair, on Havelock and on Neil',
    paragraph:
      'You walk out of the airport into the heat, and there’s your driver, with your name on a card and the air-conditioning on. On Havelock and Neil another car meets your ferry at the jetty.',
    sections: [
      {
        heading: 'A car by the day',
        paragraphs: [
          'It’s yours for eight hours or 80 km a day, with driver and fuel. Each extra hour is ₹250; a child’s seat is free. Send your landing time, and you’ll have the driver’s number before you fly.',
        ],
        prices: [
          { name: 'Four seats', amount: 3200, per: 'a day' },
          { name: 'Seven seats', amount: 4500, per: 'a day' },
          { name: 'Minibus, 14 seats', amount: 7500, per: 'a day' },
          { name: 'Airport or wharf to a hotel in town', amount: 700, per: 'a ride' },
          { name: 'Baratang and back, 3 am to about 3 pm, four seats', amount: 6500, per: 'with the vehicle ferry' },
        ],
        example: true,
      },
    ],
    related: ['/topplaces/baratang', '/sightseeing/chidiya-tapu-sunset-point'],
    summary:
      'Air-conditioned cars with a driver in Port Blair, on Havelock and on Neil, by the day, to the airport or to Baratang.',
    image: {
      src: '/images/services/carrental.svg',
      alt: 'A small white car rounds a bend on a forest road high above the sea at noon',
    },
  },
  {
    slug: 'hotelbooking',
    updated: '2026-11-30',
    name: 'Hotel Booking',
    heading: 'Rooms for each night of your trip',
    paragraph:
      'Wake up above the harbour in Port Blair, under the palms on Havelock, or among the fields of Neil. We book rooms even if that’s all you want. “I’ve slept in every hotel on this page,” says Meera, “and each note ends with what I liked least. Before you pay, ask for a video of your own room.”',
    sections: [
      {
        heading: 'Beds and kitchens',
        paragraphs: [
          'In Standard you choose twin beds or a double, in Deluxe the beds are wider, and both have walk-in showers. Luxury has king-size beds and, except on Havelock, a bath.',
          'A vegetarian kitchen has its own stove and cook, and no meat, fish or egg. Every hotel has fish, from another kitchen or pan. Padauk Court and Casuarina Rest cook halal. Breakfast is puri or idli, eggs, fruit and tea.',
        ],
        example: true,
      },
      // All hotels in hotels.ts, in the order of classes.
      {
        heading: 'In Port Blair',
        paragraphs: [
          'There’s no step on the way to the lifts.',
        ],
        points: [
          'Padauk Court (Standard): the bazaar begins at the door, the fish is fried in turmeric, and there’s a lift. Shutters rattle up at six, so ask for a room at the back.',
          'Harbour Lamp Inn (Standard): from bed you look over roofs to a strip of water. You carry your bag up 26 stairs.',
          'Marine Hill House (Deluxe, vegetarian kitchen): your balcony hangs above the harbour, and there’s a lift to dinner on the roof. Breakfast is slow, so order it the evening before.',
          'Tern & Tide (Deluxe): from your balcony you hear the ships’ horns. The pool is small, and I wouldn’t ask my mother to climb the 22 stairs.',
          'Signal Point Residency (Luxury, vegetarian kitchen): the bay fills a window as wide as the room. The restaurant’s so cold that I take a shawl.',
          'Seven Banyans (Luxury): you lie in the bath and see the ships’ lights. You’ll drive to the bazaar, because the road’s steep.',
        ],
        example: true,
      },
      {
        heading: 'On Havelock',
        paragraphs: [
          'All are on the east coast, near the dive boats. At low tide you can’t swim there.',
        ],
        points: [
          'Casuarina Rest (Standard): the palms sound like rain, and there isn’t a step. It’s nine minutes to the sand.',
          'Blue Gecko Cottages (Standard): a hut, two steps up, with a net over the bed and a hammock outside, seven minutes from the sand. The last one stands apart. The roosters begin before five.',
          'Mohwa Garden Resort (Deluxe, vegetarian kitchen): bulbuls sing round your veranda, three steps up, and only trees look into the last one. At the front you hear scooters until ten.',
          'Seven Palms (Deluxe): from the front rooms, five steps up, you see the sea. The path to the sand has no lamp.',
          'Sandbar Pavilions (Luxury, vegetarian kitchen): you shower under the open sky, and walk from your terrace onto the sand, without a step. At the far end you hear only the sea; near the pool, children.',
          'Tall Forest Villas (Luxury): your bed, twelve stairs up, faces the sea, and cicadas sing while you shower. It’s three minutes to the sand. You share the room with lizards.',
        ],
        example: true,
      },
      {
        heading: 'On Neil',
        paragraphs: [
          'The nights are quiet, the Wi-Fi is slow, and in Standard you order dinner by noon.',
        ],
        points: [
          'Paddy Lane Cottages (Standard): you look out over rice, and there are no steps. After rain the lane is mud.',
          'Lagoon Lantern (Standard): your room is one step up. The one by the pond stands apart, but the frogs sing all night.',
          'Pandanus Sunrise (Deluxe, vegetarian kitchen): you hear the surf all night, and from the front verandas you see the sea. There are no steps, and the end room stands apart. Breakfast ends at nine.',
          'Coral Fig Resort (Deluxe): it’s one step up to your veranda under the fig. From seven you smell the grill.',
          'The Quiet Reef (Luxury, vegetarian kitchen): from your hammock you count the fishing boats coming in. The last room stands apart. You walk to the sand without a step. At low tide the sea’s far out.',
          'Starfish Meadow Villas (Luxury): swim in the pool until the stars are out, then dry off on the beach. There are no steps. The kitchen is good, but slow.',
        ],
        example: true,
      },
      {
        heading: 'In the north',
        paragraphs: [
          'Rooms have a fan, and hot water by the bucket.',
        ],
        points: [
          'Nallah Lodge (Rangat): the cook’s up before the convoy. The mattress is thin.',
          'Paddy Bird House (Diglipur): egrets walk past your window. For your bucket you have to shout.',
        ],
        example: true,
      },
      {
        heading: 'Tell us what you need from a room',
        paragraphs: [
          'Every bathroom has a western toilet. Luxury has a rail in the shower; elsewhere ask for a stool.',
          'Luxury has a sea view on the islands. Otherwise it’s {extra:sea-view-on-havelock} a room a night, in Standard at Sandpiper Inn on Havelock (small rooms) or Tamarind Lodge on Neil (thin walls).',
        ],
        example: true,
      },
    ],
    related: ['/topplaces/havelock-island', '/topplaces/neil-island'],
    summary:
      'Hotels in Port Blair, on Havelock, on Neil and in the north, with the beds, the steps and the walk to the sand in each.',
    image: {
      src: '/images/services/hotelbooking.svg',
      alt: 'A cottage with a lamp on its veranda stands under bent palms in monsoon rain',
    },
  },
  {
    slug: 'airticketing',
    updated: '2026-11-30',
    name: 'Air Ticketing',
    heading: 'Flights to Port Blair, planned with your ferries',
    paragraph:
      'The wrong flight can cost you a day. Name your city, and we’ll send two or three that land in time.',
    sections: [
      {
        heading: 'What it costs',
        prices: [
          { name: 'Our fee, return ticket', amount: 300, per: 'a person' },
          { name: 'Our fee, with one of our trips', amount: 150, per: 'a person' },
        ],
        example: true,
      },
      {
        heading: 'Before you book',
        points: [
          'Port Blair and Sri Vijaya Puram are the same airport (IXZ).',
          'From their second birthday children need a seat, at nearly the adult fare.',
        ],
      },
    ],
    related: ['/cruise/port-blair-to-havelock'],
    summary:
      'We send you two or three flights to Port Blair (IXZ) within a day, each in time for your ferry, with our fee.',
    image: {
      src: '/images/services/airticketing.svg',
      alt: 'An aeroplane’s wing over ringed reefs and dark islets, seen from a window seat at sunset',
    },
  },
  {
    slug: 'cruiseferrybooking',
    updated: '2026-11-30',
    name: 'Cruise Ferry Booking',
    heading: 'Ferry seats between the islands',
    paragraph:
      'At the wharf it’s all engines and whistles. Two hours later you walk down another gangway and smell woodsmoke. Arnab, who used to sell these tickets, picks the sailing that suits your flight, on a private or a government ferry, even if you book nothing else.',
    sections: [
      {
        heading: 'What it costs',
        paragraphs: [
          'Each route’s page has the fare, from {extra:seat-between-the-islands}, our fee included. Send us your dates, and say whether any of you has a foreign passport.',
        ],
        prices: [
          { name: 'Our fee (in private fares already)', amount: 100, per: 'a person per sailing' },
        ],
        example: true,
      },
      {
        heading: 'Dinner on the harbour',
        paragraphs: [
          'After dark a boat takes you round the harbour for two hours, with a buffet, half vegetarian, for {extra:harbour-dinner-cruise} a person.',
        ],
        example: true,
      },
    ],
    related: ['/cruise/port-blair-to-havelock', '/cruise/port-blair-to-neil'],
    summary:
      'Ferry seats between Port Blair, Havelock and Neil, what they cost with our fee, and a dinner cruise on the harbour.',
    image: {
      src: '/images/services/cruiseferrybooking.svg',
      alt: 'A gangway leads from a stone wharf up to a tall white bow, a full moon behind the mast',
    },
  },
];

// Services for leisure, such as diving, one page each. The order here is the order on the site.
export const leisureServices: ServiceEntry[] = [
  {
    slug: 'scubadiving',
    updated: '2026-11-30',
    name: 'Scuba Diving',
    heading: 'A first dive, a\u00a0course, or a\u00a0week of diving',
    paragraph:
      'A parrotfish crunches past you, a cloud of small blue fish opens to let you through, and for half an hour you breathe where they live. If you swim a little, you can try a first dive, to 12 m at most, on any trip with a free morning on Havelock or Neil. Not sure? Tell Shiny how far you swim.',
    sections: [
      {
        heading: 'Diving week',
        paragraphs: [
          'We dive only with Ninth Reef Divers, PADI centre S-00000 (look it up on padi.com). You dive twice on each of five mornings. No guide takes more than four divers, no boat more than eight. There’s a toilet aboard, and 11-litre tanks for DIN or yoke.',
          'If wind keeps the boat in, you dive on the spare day. We refund any dives that we can’t fit in.',
        ],
        prices: [
          { name: 'Six dives rather than ten', amount: 12000, per: 'less' },
          { name: 'With your own gear', amount: 400, per: 'less for each dive' },
        ],
        example: true,
      },
      // The sums come from `diver` in sample-plans.ts.
      {
        heading: 'A sample plan for a diver in March',
        paragraphs: [
          'Hello Jonas! Shiny here, hair still wet, with nine nights and ten dives for {plan:diver.total}, in a room of your own in Standard. Land on Saturday 6 March 2027. On Sunday you sail to Havelock. Casuarina Rest is ten minutes from the boat. From Monday to Friday you’ll leave at seven, dive twice and be back for lunch, starving. Twice we go deep, to Johnny’s Gorge.',
          'Tuesday is the night after new moon, and I’ve put you in a kayak. Saturday is spare, and on Monday the 15th you fly.',
          'Nitrox and the kayak are included. {plan:diver.deposit} books it, and {plan:diver.balance} is due by {plan:diver.balanceDay}. Pay nothing until the police have answered about your German passport. Shall Arnab ask?',
        ],
        example: true,
      },
      {
        heading: 'Sites off Havelock, and who lives there',
        example: true,
        points: [
          'The Aquarium and Nemo Reef, 6 to 15 m, for beginners: clownfish in their anemones',
          'The Wall, from 10 m, steep, open to new divers: lionfish in the cracks, and conditions that can change fast',
          'White House Rock, from 8 m to as deep as your card allows: a mountain overgrown with black coral',
          'Johnny’s Gorge, about 30 m, advanced (a card and thirty dives): so many snapper that you can’t see your buddy, and perhaps a reef shark',
          'Dixon’s Pinnacle, deep, advanced: barracuda, and sometimes a Napoleon wrasse',
        ],
      },
      {
        heading: 'Good to know',
        paragraphs: [
          'Come between November and April. The water is 28 to 30 °C, and a thin wetsuit is included.',
          'There’s a health form. A single yes may need a doctor’s signature, so ask Shiny for it weeks ahead. There’s oxygen on the boat, and in Port Blair the navy has treated divers in its recompression chamber. You’ll have the centre’s plan for an accident before you pay.',
        ],
        example: true,
      },
    ],
    related: ['/watersports/scuba-diving', '/topplaces/havelock-island', '/packages/explore-havelock', '/hotelbooking'],
    summary:
      'First dives to 12 metres, courses, and a diving week on Havelock, with a sample plan, prices, nitrox, night dives and the sites.',
    image: {
      src: '/images/services/scubadiving.svg',
      alt: 'A diver with coral-red fins and a string of bubbles beside a boulder coral, a boat’s dark keel far above',
    },
  },
  {
    slug: 'seawalking',
    updated: '2026-11-30',
    name: 'Sea Walking',
    heading: 'A walk on the seabed in a helmet',
    paragraph:
      'You’re standing on the ladder, in up to your chest, when the crew set the helmet on your shoulders. It’s heavy for a moment, then the sea carries it. Air pumped in from above keeps the water below your chin. At the bottom a guide takes your hand, and you walk along a rail among striped fish.',
    sections: [
      {
        heading: 'Before you go down',
        paragraphs: [
          'Stay on the boat if you’re pregnant, have a cold or a recent operation, or trouble with ears, sinuses, heart or lungs. From sixty, ask your doctor.',
          'Swallow on the ladder. If an ear hurts, lift a hand, and your guide will take you up.',
        ],
      },
    ],
    related: ['/watersports/sea-walk', '/topplaces/northbay'],
    summary:
      'A sea walk in a helmet, for people who can’t swim. What it costs, and who should stay on the boat.',
    image: {
      src: '/images/services/seawalking.svg',
      alt: 'A person in a round helmet climbs barefoot down a ladder from a moored platform at noon, fish below',
    },
  },
  {
    slug: 'snorkeling',
    updated: '2026-11-30',
    name: 'Snorkeling',
    heading: 'See coral and fish from the surface',
    paragraph:
      'Lie on the water and look down. A damselfish chases all comers from its patch, and a giant clam draws in its blue lips as your shadow passes.',
    sections: [
      {
        heading: 'Where to go',
        paragraphs: [
          'Try it first at Bharatpur on Neil, straight from the beach. Elephant Beach takes half a day, by boat with the tide in or, around low tide, on foot; Jolly Buoy takes a whole one.',
        ],
      },
      {
        heading: 'How to see most',
        paragraphs: [
          'Press the mask on without its strap and breathe in through your nose. If it stays, it fits. In the water, breathe through your mouth. Boats pass, so wear the life jacket. Never stand on coral.',
        ],
      },
      {
        heading: 'If you can’t swim',
        paragraphs: [
          'At Elephant Beach Prakash goes with you in the boat and keeps a hand on your ring. If high tide comes after noon, when the boats stop, begin in the lagoon on Neil.',
        ],
        example: true,
      },
    ],
    related: ['/watersports/elephanta', '/topplaces/jolly-buoy'],
    summary:
      'Snorkel at Elephant Beach, Bharatpur or Jolly Buoy, at the right tide, in a mask that fits, with help if you can’t swim.',
    image: {
      src: '/images/services/snorkeling.svg',
      alt: 'A lone snorkeller floats over a pale reef flat, seen from the air in early morning light',
    },
  },
  {
    slug: 'kayaking',
    updated: '2026-11-30',
    name: 'Kayaking',
    heading: 'Havelock’s creeks, by day and in the dark',
    paragraph:
      'Havelock’s creeks are too narrow for engines. All you hear is kingfishers. By day a guide leads you in under the leaves. Around new moon, from October to April, you go out at night, when the water may glow.',
    sections: [
      {
        heading: 'The darkest nights',
        paragraphs: [
          'Come within three nights of a new moon:',
        ],
        points: [
          '2026: 9 December',
          '2027: 8 January, 6 February, 8 March and 7 April; 30 September (for 1 to 3 October), 29 October, 28 November and 28 December',
        ],
      },
      {
        heading: 'Good to know',
        paragraphs: [
          'Wear long sleeves, and sandals that stay on in mud.',
          'Bimal, your guide, grew up beside these creeks and is trained in first aid. Crocodiles live here, so he leads and you follow, hands on the paddle. He has four double kayaks, so tell us your night early. If he calls it off, you get your money back. If you go and the water stays dark, we can’t refund it, though you’ll have had two hours of stars.',
        ],
        example: true,
      },
    ],
    related: ['/watersports/kayaking', '/topplaces/havelock-island'],
    summary:
      'Kayak through Havelock’s mangroves by day, or on the darkest nights, when plankton may glow. New-moon dates, prices and ages.',
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
      'Within a minute the engine is a hum below, and you can tell sand, coral and deep water apart by their colours.',
    sections: [
      {
        heading: 'Before you fly',
        paragraphs: [
          'Leave your phone ashore. Stay on the boat if you’re pregnant, or have a bad back or a weak heart. If you weigh over 100 kg, tell us.',
        ],
      },
    ],
    related: ['/watersports/parasailing'],
    summary:
      'Parasailing in the Andamans, 15 to 20 minutes in the air behind a boat. What it costs, and who should stay on the boat.',
    image: {
      src: '/images/services/parasailing.svg',
      alt: 'Two small figures hang under a coral-red canopy in a dusk sky, first lamps along the headland below',
    },
  },
  {
    slug: 'andamandolphin',
    updated: '2026-11-29',
    name: 'Andaman Dolphin',
    heading: 'A boat with a floor of glass',
    paragraph:
      'The reef of North Bay passes between your feet. You look down on round corals, sea cucumbers on the sand and a shoal in the boat’s shade. It’s named for its shape, and doesn’t look for dolphins.',
    sections: [
      {
        heading: 'If steps are hard for you',
        paragraphs: [
          'You board twice, first the launch, then the Dolphin. Tell us what’s hard; we’ll ask the crew before you pay.',
        ],
        example: true,
      },
    ],
    related: ['/topplaces/northbay'],
    summary:
      'Andaman Dolphin is a boat with a glass floor at North Bay, off Port Blair. What you may see, and what it costs.',
    image: {
      src: '/images/services/andamandolphin.svg',
      alt: 'A white boat’s keel set with glass, silver fish wheeling under it',
    },
  },
  {
    slug: 'jetskiride',
    updated: '2026-11-30',
    name: 'Jet Ski Ride',
    heading: 'A short, fast ride with a driver',
    paragraph:
      'For ten loud, wet minutes you sit behind the driver, the bow lifts, and the palms of Corbyn’s Cove shrink over your shoulder. Agree on a sign for “slower”. In a rough sea we move your ride or refund it.',
    sections: [
      {
        heading: 'Good to know',
        paragraphs: [
          'Buckle your life jacket, and see that the driver wears the cord that stops the engine. Don’t ride if you’re pregnant, or have a bad back or a recent operation. There are crocodiles here, so don’t swim.',
        ],
      },
    ],
    related: ['/watersports/corbyn-cove'],
    summary:
      'What a jet ski ride at Corbyn’s Cove near Port Blair costs, what to agree first, and who should stay on the beach.',
    image: {
      src: '/images/services/jetskiride.svg',
      alt: 'A jet ski throws a fan of white spray across a palm-fringed cove under the midday sun',
    },
  },
  {
    slug: 'glassbottomride',
    updated: '2026-11-30',
    name: 'Glass Bottom Ride',
    heading: 'See the reef through the floor of a boat',
    paragraph:
      'All heads bend over one pane of glass. Brain coral, staghorn and a clownfish in its anemone pass below. We’ll book it near noon, when the sun lights up the bottom.',
    sections: [
      {
        heading: 'Getting on board',
        paragraphs: [
          'Come in shorts, because you often wade to your knees, then take one high step over the side. If that’s too high, ask us about the Andaman Dolphin.',
        ],
      },
    ],
    related: ['/watersports/north-bay-beach', '/topplaces/neil-island'],
    summary:
      'Glass-bottom boats at North Bay, Bharatpur, Elephant Beach and Jolly Buoy, with prices, the best light, and how to get on board.',
    image: {
      src: '/images/services/glassbottomride.svg',
      alt: 'Seen from the reef below, a small boat’s square window frames curious faces and a patch of sun',
    },
  },
];
