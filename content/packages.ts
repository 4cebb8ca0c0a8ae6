// The packages on sale: family, honeymoon and themed. The order of each list is the order on the site.
// What their price covers is in terms.ts.
import type { PriceBand, PricedPackage, ThemedPackage } from './schema/package';

export const familyPackages: PricedPackage[] = [
  {
    slug: 'family-4-nights-5-days',
    updated: '2026-11-26',
    name: 'Made for toddlers',
    price: { was: 26500, now: 22500 },
    image: {
      src: '/images/packages/family-4-nights-5-days.svg',
      alt: 'A red toy bucket on pale sand at noon, ankle-deep green water behind it',
    },
    description: [
      '{nights:family-4-nights-5-days}',
      'Naps after lunch on all days but one',
      'Sandcastles at Radhanagar before the sun is high',
      'A few hours on Neil, in knee-deep water, if the ferries fit',
    ],
    overview: [
      'You are on the beach before and after your toddler’s nap.',
      'You take three ferries, or two without Neil. Only the day with two ferries is long.',
      '“For three generations” costs {price:family-5-nights-6-days}, with an extra night, one ferry fewer and no stop on Neil.',
    ],
    itinerary: [
      {
        title: 'Port Blair: a nap, then the sea front',
        text: 'The airport is 2 km from the town, so a tired child is soon in bed. In the late afternoon you walk along the sea front and look at the ships.',
        stay: 'port-blair',
      },
      {
        title: 'To Havelock',
        text: 'The ferry usually leaves in the morning. The cabin is cold, so bring a jumper for each child. After lunch everybody sleeps, and later you play on the beach nearest to the hotel.',
        ferries: ['port-blair-to-havelock'],
        stay: 'havelock-island',
      },
      {
        title: 'Havelock: sandcastles before the heat',
        text: 'You go to Radhanagar straight after breakfast, while the sand is cool. The sea gets deep quickly: bathe only where flags and lifeguards allow it. After the nap you look for hermit crabs in tide pools of the east shore.',
        stay: 'havelock-island',
      },
      {
        title: 'A few hours on Neil, then Port Blair',
        text: 'Between a ferry to Neil and one to Port Blair you have a few hours in the shallow water of Bharatpur. If the ferries do not fit on your date, you stop on Neil on the second day. Then that day is the long one.',
        ferries: ['havelock-to-neil', 'neil-to-port-blair'],
        stay: 'port-blair',
      },
      {
        title: 'Departure',
        text: 'The drive to the airport is short. Keep dry clothes for the children at hand.',
      },
    ],
    landBy: '15:00',
    special: 'The short one: a nap after lunch on every day but one, and a few hours on Neil',
    unsuited: 'teenagers, and guests who want many sights',
    ask: [
      'Is there a cot or a low bed for our child in the Havelock room?',
      'Can a child seat be fitted in the cars on each island?',
    ],
  },
  {
    slug: 'family-5-nights-6-days',
    updated: '2026-11-26',
    name: 'For three generations',
    price: { was: 26500, now: 22500 },
    image: {
      src: '/images/packages/family-5-nights-6-days.svg',
      alt: 'The flat keel of a glass-bottomed boat above round corals, seen from under water',
    },
    description: [
      '{nights:family-5-nights-6-days}',
      'At most one outing a day',
      'If you like, a glass-bottom boat over coral: you need not swim',
      'Three nights in one hotel, and only two ferries',
    ],
    overview: [
      'You see a museum, Radhanagar and, on the last evening, the light show. A boat over a reef is extra.',
      '“Made for toddlers” costs {price:family-4-nights-5-days}, with one night less, a third ferry and a stop on Neil.',
      'Not every hotel has a lift: tell us who needs a room without stairs.',
    ],
    itinerary: [
      {
        title: 'Port Blair: shells and small aquariums',
        text: 'The Samudrika museum takes about an hour: it has shells, small aquariums, and a whale’s skeleton outside. If you land after noon, you rest instead.',
        sees: ['samudrika-naval-marine-museum'],
        stay: 'port-blair',
      },
      {
        title: 'To Havelock',
        text: 'The gangway moves. Tell us before you book who needs help, and we ask the ship. After the ferry the day is free, for a rest and the beach near the hotel.',
        ferries: ['port-blair-to-havelock'],
        stay: 'havelock-island',
      },
      {
        title: 'Havelock: the reef through a glass floor',
        text: 'If you like, a small boat takes you to Elephant Beach, where glass-bottom boats usually go out over the coral. You pay the boatmen. You climb in from the water: if that is hard, stay near the hotel.',
        sees: ['elephant-beach'],
        stay: 'havelock-island',
      },
      {
        title: 'Havelock: Radhanagar before sunset',
        text: 'The morning is free. In the late afternoon a car takes you to Radhanagar, and you walk the last part over soft sand.',
        stay: 'havelock-island',
      },
      {
        title: 'Port Blair: the light show',
        text: 'After the ferry you sit in the open yard of the Cellular Jail for the show.',
        ferries: ['havelock-to-port-blair'],
        sees: ['light-show'],
        stay: 'port-blair',
      },
      {
        title: 'Departure',
        text: 'A car brings the whole family to the airport. Keep the medicines in your hand luggage.',
      },
    ],
    landBy: '12:00',
    special: 'One night more than “Made for toddlers” at the same price, one ferry fewer, and a seat at the light show',
    unsuited: 'restless teenagers, and guests who want to see Neil',
    ask: [
      'Can all our rooms be on the ground floor?',
      'What help is there at the gangways?',
    ],
  },
  {
    slug: 'family-6-nights-7-days',
    updated: '2026-11-26',
    name: 'A week for children',
    price: { was: 36200, now: 30500 },
    image: {
      src: '/images/packages/family-6-nights-7-days.svg',
      alt: 'A striped lighthouse on a wooded hill at dawn, a small launch crossing the bay below',
    },
    description: [
      '{nights:family-6-nights-7-days}',
      'For schoolchildren who like animals and ask questions',
      'The lighthouse from the old twenty-rupee note',
      'A whale’s skeleton, two reefs and the pools under a rock arch',
    ],
    overview: [
      'The museum comes first, so children know what they see under water.',
      'One outing a day, once to two islands.',
      'Three ferries, and two trips in small boats.',
    ],
    itinerary: [
      {
        title: 'Port Blair: a whale’s skeleton',
        text: 'At the Samudrika museum children see a whale’s skeleton, corals and small fish tanks. If you land after noon, we move the visit.',
        sees: ['samudrika-naval-marine-museum'],
        stay: 'port-blair',
      },
      {
        title: 'Ross Island and North Bay',
        text: 'At North Bay you see coral and the lighthouse. On Ross Island deer walk through British ruins: do not feed them.',
        visits: ['ross-island', 'northbay'],
        stay: 'port-blair',
      },
      {
        title: 'To Havelock',
        text: 'Bring jumpers for the cold cabin. After lunch you rest, and later build sandcastles at Radhanagar.',
        ferries: ['port-blair-to-havelock'],
        stay: 'havelock-island',
      },
      {
        title: 'Havelock: first masks at Elephant Beach',
        text: 'A small boat takes you to the coral, which starts close to the shore. You pay the boatmen there.',
        sees: ['elephant-beach'],
        stay: 'havelock-island',
      },
      {
        title: 'Neil: pools under the arch',
        text: 'Near low tide you walk to the rock arch, in shoes with grip, and look for crabs in the pools. At high tide you paddle at Bharatpur.',
        ferries: ['havelock-to-neil'],
        stay: 'neil-island',
      },
      {
        title: 'Port Blair: the jail after dark',
        text: 'You sit in the yard of the Cellular Jail, and the show tells its story.',
        ferries: ['neil-to-port-blair'],
        sees: ['light-show'],
        stay: 'port-blair',
      },
      {
        title: 'Departure',
        text: 'The airport is about 2 km away.',
      },
    ],
    landBy: '12:00',
    special: 'A night on Neil and a day on Ross Island and North Bay, which the shorter trips leave out',
    unsuited: 'children below school age',
    ask: [
      'Which paper does our youngest need for the ferry?',
      'Does the boat to Elephant Beach have children’s life jackets?',
    ],
  },
  {
    slug: 'family-7-nights-8-days',
    updated: '2026-11-26',
    name: 'Caves and coral reefs',
    price: { was: 40498, now: 34500 },
    image: {
      src: '/images/packages/family-7-nights-8-days.svg',
      alt: 'A boat’s bow enters a mangrove creek under grey monsoon cloud, roots arching on both sides',
    },
    description: [
      '{nights:family-7-nights-8-days}',
      'For families with teenagers: caves, a forest walk and bicycles',
      'Baratang’s mangrove creek and limestone caves',
      'Elephant Beach on foot for the young, by boat for their parents',
    ],
    overview: [
      'You walk or cycle half the days.',
      'After Baratang the morning is free.',
      'Bicycles cost extra.',
    ],
    itinerary: [
      {
        title: 'Port Blair: Corbyn’s Cove',
        text: 'You walk along the palm beach. Do not swim there: crocodiles have been seen on these coasts.',
        stay: 'port-blair',
      },
      {
        title: 'Baratang and back',
        text: 'You leave at about three in the morning, for the convoy. On its road nobody may stop, take photographs or give gifts. A boat and a walk lead to the caves.',
        visits: ['baratang'],
        early: true,
        stay: 'port-blair',
      },
      {
        title: 'Port Blair: up Munda Pahad',
        text: 'A forest path leads to a cliff. Do not swim there: there are crocodiles.',
        sees: ['munda-pahad'],
        stay: 'port-blair',
      },
      {
        title: 'To Havelock',
        text: 'In the evening you see Radhanagar’s sunset.',
        ferries: ['port-blair-to-havelock'],
        stay: 'havelock-island',
      },
      {
        title: 'Elephant Beach, on foot or by boat',
        text: 'Teenagers can walk, except at high tide. Parents can take the boat, which costs extra.',
        sees: ['elephant-beach'],
        stay: 'havelock-island',
      },
      {
        title: 'Neil by bicycle',
        text: 'You ride hired bicycles to Bharatpur, Laxmanpur and, near low tide, the rock arch.',
        ferries: ['havelock-to-neil'],
        stay: 'neil-island',
      },
      {
        title: 'Port Blair: the light show',
        text: 'The show in its yard tells the story of the Cellular Jail.',
        ferries: ['neil-to-port-blair'],
        sees: ['light-show'],
        stay: 'port-blair',
      },
      {
        title: 'Departure',
        text: 'A car takes you to the airport.',
      },
    ],
    landBy: '14:00',
    special: 'Baratang’s caves, the cliff of Munda Pahad and Elephant Beach on foot: for teenagers',
    unsuited: 'toddlers, and guests who like to sleep late',
    ask: [
      'When is high tide on our day for the forest path?',
      'Which dive school takes teenagers?',
    ],
  },
];

export const honeymoonPackages: PricedPackage[] = [
  {
    slug: 'honeymoon-4-nights-5-days',
    updated: '2026-11-26',
    name: 'Four evenings, four shores',
    price: { was: 27673, now: 22500 },
    image: {
      src: '/images/packages/honeymoon-4-nights-5-days.svg',
      alt: 'Two pairs of sandals on a beach at dusk, an orange sun touching the sea',
    },
    description: [
      '{nights:honeymoon-4-nights-5-days}',
      'For couples who want to see both islands in five days',
      'Sunset on two beaches that face west, Laxmanpur and Radhanagar',
    ],
    overview: [
      'The days are for ferries and rest, the evenings for a walk by the sea.',
      'The three ferries form a triangle: you make no crossing twice.',
      'You have one night on each island: you see a lot, and pack often.',
      'A candle-light dinner, a cake and flowers wait for you.',
    ],
    itinerary: [
      {
        title: 'Port Blair: dusk at Chidiya Tapu',
        text: 'If you land by noon, you drive an hour south to Chidiya Tapu, where parakeets come home at sunset. Do not swim there: there are crocodiles. After a later flight you walk along the sea front in town.',
        stay: 'port-blair',
      },
      {
        title: 'Neil: dusk at Laxmanpur',
        text: 'Ferries to Neil usually sail in the morning. You spend the evening at Laxmanpur, a broad beach of white sand and broken shell that faces west. A few minutes along it you are almost alone.',
        ferries: ['port-blair-to-neil'],
        stay: 'neil-island',
      },
      {
        title: 'Havelock: dusk at Radhanagar',
        text: 'The ferry takes {minutes:neil-to-havelock} minutes. Radhanagar gets busy half an hour before sunset, so walk ten minutes along the beach. The best colours come after sunset: take a torch for the path to the car.',
        ferries: ['neil-to-havelock'],
        stay: 'havelock-island',
      },
      {
        title: 'Port Blair: dusk along the harbour',
        text: 'If your ferry sails after noon, there is time for one more walk on the beach. In the evening you walk along the harbour in town.',
        ferries: ['havelock-to-port-blair'],
        stay: 'port-blair',
      },
      {
        title: 'Departure',
        text: 'If your flight leaves late, there is time for a coffee in town. The airport is about 2 km away.',
      },
    ],
    landBy: '12:00',
    includes: ['candle-light-dinner', 'cake', 'flower-bed'],
    special: 'Each evening on another shore; dinner by candlelight, a cake and flowers are in the price',
    unsuited: 'couples who do not like to pack: you change hotels three times',
    ask: [
      'Can our room on Neil be within a walk of Laxmanpur?',
      'On which evening is our dinner?',
    ],
  },
  {
    slug: 'honeymoon-5-nights-6-days',
    updated: '2026-11-26',
    name: 'Three nights on Havelock',
    price: { was: 36338, now: 30200 },
    image: {
      src: '/images/packages/honeymoon-5-nights-6-days.svg',
      alt: 'An empty hammock between two leaning palms in the white light of noon',
    },
    description: [
      '{nights:honeymoon-5-nights-6-days}',
      'You unpack once on Havelock, for three nights',
      'Two whole days with nothing planned before the evening',
      'A stop on Neil on the way out, if the ferries fit',
    ],
    overview: [
      'You sleep three nights in one room on Havelock.',
      'You have two free days on Havelock. We plan one outing: Radhanagar for the sunset. Certified divers can dive on both days, and have a day without a dive before the flight.',
      'On one evening your table stands on the beach. There’s a cake, and flowers on the bed when you arrive.',
    ],
    itinerary: [
      {
        title: 'Port Blair: time to rest',
        text: 'Today is yours to rest, with dinner by the water if you like.',
        stay: 'port-blair',
      },
      {
        title: 'A stop on Neil, night on Havelock',
        text: 'A morning ferry takes you to Neil. You walk, or have lunch in the village, while your bags wait in the car. A second ferry goes on to Havelock. If the two do not fit on your date, one ferry takes you straight to Havelock.',
        ferries: ['port-blair-to-neil', 'neil-to-havelock'],
        stay: 'havelock-island',
      },
      {
        title: 'Havelock: Radhanagar for the sunset',
        text: 'The morning is free. Ask at the hotel where it is safe to swim, and when the tide is in. Two hours before sunset a car takes you to Radhanagar. Bring a cloth to sit on.',
        stay: 'havelock-island',
      },
      {
        title: 'Havelock: a free day',
        text: 'Nothing is booked. On the east shore the sea goes out a long way at low tide, and comes back about six hours later.',
        stay: 'havelock-island',
      },
      {
        title: 'Back to Port Blair',
        text: 'One direct ferry takes you back, early or late in the day. The evening is free.',
        ferries: ['havelock-to-port-blair'],
        stay: 'port-blair',
      },
      {
        title: 'Departure',
        text: 'The airport is a few minutes away. If your flight is late, ask at the hotel desk whether you can keep the room.',
      },
    ],
    landBy: '16:00',
    includes: ['beach-dinner', 'cake', 'flower-bed'],
    special: 'A night more on Havelock than “Four evenings, four shores”, all in one room, and a dinner on the beach',
    unsuited: 'couples who like to do many things',
    ask: [
      'Which hotels on the east shore have a room facing the sea on our dates?',
      'Can breakfast be kept for us until ten?',
    ],
  },
  {
    slug: 'honeymoon-6-nights-7-days',
    updated: '2026-11-26',
    name: 'Together into the water',
    price: { was: 41842, now: 34500 },
    image: {
      src: '/images/packages/honeymoon-6-nights-7-days.svg',
      alt: 'Two divers hand in hand above a reef, shafts of blue light falling from the surface',
    },
    description: [
      '{nights:honeymoon-6-nights-7-days}',
      'For couples who want to swim, dive and snorkel',
      'A first dive on Havelock',
      'A reef day at Jolly Buoy or Red Skin, whichever is open',
    ],
    overview: [
      'You swim first, dive on the third day, and then snorkel at two reefs.',
      'The marine park on the last full day needs a permit: we apply for it.',
      'A dinner on the beach, a cake and flowers are in your price. Add the dive below, and it’s booked.',
    ],
    itinerary: [
      {
        title: 'Port Blair: a light supper',
        text: 'You walk along the harbour and have a light supper. That helps on tomorrow’s ferry.',
        stay: 'port-blair',
      },
      {
        title: 'Havelock: the first swim',
        text: 'After the ferry you rest. Towards evening you swim at Radhanagar, between the flags.',
        ferries: ['port-blair-to-havelock'],
        stay: 'havelock-island',
      },
      {
        title: 'Havelock: the dive',
        text: 'A first dive goes to 12 metres (40 feet) at most, with an instructor beside you. Fill in the health form honestly. Your flight is four days away. From June to September there is often no dive.',
        stay: 'havelock-island',
      },
      {
        title: 'Neil: snorkelling at Bharatpur',
        text: 'The coral lies in shallow water near the beach. In the evening you watch the sunset at Laxmanpur.',
        ferries: ['havelock-to-neil'],
        stay: 'neil-island',
      },
      {
        title: 'Back to Port Blair',
        text: 'The ferry takes {minutes:neil-to-port-blair} minutes, and the rest of the day is free. Pack for tomorrow without plastic bags or bottles.',
        ferries: ['neil-to-port-blair'],
        stay: 'port-blair',
      },
      {
        title: 'Jolly Buoy or Red Skin',
        text: 'Boats go to the marine national park in the morning. Jolly Buoy and Red Skin open in turn. You stay some two and a half hours. Never stand on the coral.',
        visits: ['jolly-buoy'],
        stay: 'port-blair',
      },
      {
        title: 'Departure',
        text: 'Put wet swimwear in a bag of its own. The drive to the airport is short.',
      },
    ],
    landBy: '16:00',
    includes: ['beach-dinner', 'cake', 'flower-bed'],
    special: 'A swim, a reef and the marine national park, step by step, with a dinner on the beach',
    unsuited: 'couples who do not swim, or who come for history',
    ask: [
      'Can we get the permit for Jolly Buoy or Red Skin on our day?',
      'Is there a first dive in our month?',
    ],
  },
  {
    slug: 'honeymoon-7-nights-8-days',
    updated: '2026-11-26',
    name: 'The slow week',
    price: { was: 45994, now: 39500 },
    image: {
      src: '/images/packages/honeymoon-7-nights-8-days.svg',
      alt: 'Two bicycles stand by a palm on a moonlit lane, the night sea silver beyond',
    },
    description: [
      '{nights:honeymoon-7-nights-8-days}',
      'Long beaches first, then quiet lanes',
      'At most one thing to do in a day',
      'Eight days: one day of rain does not spoil the trip',
    ],
    overview: [
      'Three nights on Havelock, then two on Neil, which you see by bicycle.',
      'Three ferries in the week, each with a quiet evening after it.',
      'If it rains, what is planned can wait until tomorrow.',
      'A dinner on the beach, a cake, flowers and an hour with a photographer are in your price.',
    ],
    itinerary: [
      {
        title: 'Port Blair: tea by the harbour',
        text: 'You rest, and then watch the sunset over the harbour. The sun sets early here, at about five in December.',
        stay: 'port-blair',
      },
      {
        title: 'To Havelock',
        text: 'The ferry takes about {minutes:port-blair-to-havelock} minutes. Then you unpack for three nights.',
        ferries: ['port-blair-to-havelock'],
        stay: 'havelock-island',
      },
      {
        title: 'Havelock: Radhanagar until dusk',
        text: 'You come to Radhanagar early in the afternoon, sit in the shade of the tall trees, and stay for the sunset.',
        stay: 'havelock-island',
      },
      {
        title: 'Havelock: a late morning, a dark night',
        text: 'On dark nights around new moon, from October to April, the sea sometimes glows: tiny plankton light up when the water moves. It is often faint, and nobody can promise it. Give your eyes ten minutes without a lamp.',
        stay: 'havelock-island',
      },
      {
        title: 'To Neil',
        text: 'The ferry takes {minutes:havelock-to-neil} minutes. Neil is fields and palms, with beaches all round. In the evening you walk on Laxmanpur, which faces the sunset.',
        ferries: ['havelock-to-neil'],
        stay: 'neil-island',
      },
      {
        title: 'Neil: two bicycles',
        text: 'You hire two bicycles and follow the one main road. At low tide you can walk to the rock arch. When the tide is in, Bharatpur is the better beach.',
        stay: 'neil-island',
      },
      {
        title: 'Back to Port Blair',
        text: 'The ferry takes {minutes:neil-to-port-blair} minutes. The evening in town is free.',
        ferries: ['neil-to-port-blair'],
        stay: 'port-blair',
      },
      {
        title: 'Departure',
        text: 'Take your time over breakfast if your flight allows it. The airport is about 2 km away.',
      },
    ],
    landBy: '15:00',
    includes: ['beach-dinner', 'cake', 'flower-bed', 'photographs'],
    special: 'Five nights on the two islands without hurry, with a dinner on the beach and your own photographer',
    unsuited: 'couples who want museums, reef trips or full days',
    ask: [
      'Is there a quiet room with a garden on Neil?',
      'Could we swap one night on Havelock for a third on Neil?',
    ],
  },
];

export const themedPackages: ThemedPackage[] = [
  {
    slug: 'andaman-delights',
    updated: '2026-11-26',
    name: 'Andaman Delights',
    image: {
      src: '/images/packages/andaman-delights.svg',
      alt: 'A couple walks up to the watchtower and the long wings of the Cellular Jail under a pink dawn sky',
    },
    description: [
      '{nights:andaman-delights}',
      'A long weekend: the jail, Radhanagar and, if the ferries fit, Neil',
      'One sight a day',
    ],
    introduction:
      'In three nights you see the Cellular Jail, Radhanagar in the evening and, if ferries and tide fit, the rock arch on Neil.',
    overview: [
      'You need a weekend and two days of leave.',
      'You take three ferries: to Havelock, on to Neil, and back to Port Blair. Without Neil you take two.',
      'To see the jail by daylight, you need a flight that lands by noon. To stop on Neil, you need two ferries that fit on your date.',
    ],
    itinerary: [
      {
        title: 'Port Blair: the Cellular Jail',
        text: 'If you land by noon, you see the Cellular Jail: the narrow cells, and the roof with its view of the sea. After dark the sound-and-light show tells its story. After a later flight you see only the show.',
        sees: ['cellular-jail', 'light-show'],
        stay: 'port-blair',
      },
      {
        title: 'Havelock: Radhanagar towards evening',
        text: 'You come to Radhanagar two hours before sunset, and sit in the shade of the trees.',
        ferries: ['port-blair-to-havelock'],
        stay: 'havelock-island',
      },
      {
        title: 'Neil’s arch, then Port Blair',
        text: 'A morning ferry takes you to Neil, and a car to the rock arch, or at high tide to Bharatpur. A second ferry goes on to Port Blair. If the two do not fit, you return directly from Havelock.',
        ferries: ['havelock-to-neil', 'neil-to-port-blair'],
        stay: 'port-blair',
      },
      {
        title: 'Departure',
        text: 'Before a later flight you can walk through Aberdeen Bazaar. Then a car takes you to the airport.',
      },
    ],
    landBy: '12:00',
    special: 'The shortest: the jail, Radhanagar and, if the ferries fit, Neil',
    unsuited: 'guests who like to travel slowly',
    ask: [
      'Do the two ferries of the third day fit on our date?',
      'Is the tide low enough for the arch when we are on Neil?',
    ],
  },
  {
    slug: 'island-hopping',
    updated: '2026-11-25',
    name: 'Island Hopping',
    image: {
      src: '/images/packages/island-hopping.svg',
      alt: 'The white wake of a ferry curves between three green islands under a noon sun, from above',
    },
    description: [
      '{nights:island-hopping}',
      'Ross Island on the afternoon you land, if your flight is early',
      'Small bags only: you carry them on and off the ferries',
    ],
    introduction:
      'In five days you see three islands: deer on Ross, the sunset at Radhanagar, a swim at Bharatpur on Neil.',
    overview: [
      'You sleep in another bed each night.',
      'Three ferries between the islands, and one short launch ride in the harbour.',
      'On each island there is time for one sight or one beach.',
    ],
    itinerary: [
      {
        title: 'Ross Island on the first afternoon',
        text: 'A short launch ride takes you to Ross Island, officially Netaji Subhas Chandra Bose Dweep, with houses without roofs and grazing deer. The launches stop well before dark: after a later landing you walk along the sea wall in town.',
        visits: ['ross-island'],
        stay: 'port-blair',
      },
      {
        title: 'To Havelock',
        text: 'The ferry passes the lighthouse of North Bay and takes about {minutes:port-blair-to-havelock} minutes. Later you cross the island to Radhanagar for the sunset.',
        ferries: ['port-blair-to-havelock'],
        stay: 'havelock-island',
      },
      {
        title: 'To Neil',
        text: 'The ferry takes {minutes:havelock-to-neil} minutes. If it sails in the morning and the tide is low, you see the rock arch the same afternoon. You watch the sunset at Laxmanpur.',
        ferries: ['havelock-to-neil'],
        stay: 'neil-island',
      },
      {
        title: 'Back to Port Blair',
        text: 'You swim at Bharatpur, the beach nearest to the jetty. Then the ferry crosses {km:neil-to-port-blair} km of sea to Port Blair.',
        ferries: ['neil-to-port-blair'],
        stay: 'port-blair',
      },
      {
        title: 'Departure',
        text: 'The drive to the airport is short.',
      },
    ],
    landBy: '11:00',
    special: 'Three islands in five days, and a boat on each day but the last',
    unsuited: 'guests who are easily seasick, or who travel with large suitcases',
    ask: [
      'We land in the afternoon: can we see Ross Island on another day?',
      'Can we leave one suitcase in Port Blair until we come back?',
    ],
  },
  {
    slug: 'explore-havelock',
    updated: '2026-11-26',
    name: 'Explore Havelock',
    image: {
      src: '/images/packages/explore-havelock.svg',
      alt: 'A couple walks along the curve of Radhanagar at dusk, tall forest dark behind the last strip of light',
    },
    description: [
      '{nights:explore-havelock}',
      'For early risers: a sunrise, a kayak, a forest path to the reef',
      'You go straight from the plane to the ferry, and stop on Neil at the end if the ferries fit',
      'Needs a flight that lands in the morning',
    ],
    introduction:
      'Three nights on Havelock, for people who would rather walk and paddle than lie down. You go straight from the airport to the wharf, and sleep in Port Blair at the end.',
    overview: [
      'Two full days outdoors: one on the shore and the creek, one in the forest and on the reef.',
      'If you land too late for the ferry, you lose one night on Havelock. So ask us before you buy the flight.',
      'You take two ferries, or three with the stop on Neil.',
    ],
    itinerary: [
      {
        title: 'Straight on to Havelock',
        text: 'You must be at the wharf at least 1 hour before the ferry leaves. So your flight has to land in the morning. After a later one you sleep in Port Blair.',
        ferries: ['port-blair-to-havelock'],
        stay: 'havelock-island',
      },
      {
        title: 'Havelock: sunrise, creek, sunset',
        text: 'You leave for Kalapathar an hour before sunrise. A guided kayak trip, paid on the spot, follows the tide into the mangroves. Keep your hands in the boat, because of crocodiles. In the evening you cross the island to Radhanagar.',
        early: true,
        stay: 'havelock-island',
      },
      {
        title: 'Havelock: on foot to Elephant Beach',
        text: 'The path goes over roots and, after rain, through mud. At high tide it is impassable, so the tide sets the hour. If you take the boat instead, you pay the boatman.',
        sees: ['elephant-beach'],
        stay: 'havelock-island',
      },
      {
        title: 'A stop on Neil, then Port Blair',
        text: 'If the ferries fit, you return by way of Neil. It has flat fields, a quiet road and, at low tide, the rock arch. If they do not fit, you return directly to Port Blair.',
        ferries: ['havelock-to-neil', 'neil-to-port-blair'],
        stay: 'port-blair',
      },
      {
        title: 'Departure',
        text: 'The airport is about 2 km away, and a car takes you there.',
      },
    ],
    landBy: '10:00',
    special: 'From the plane straight to the ferry, and a kayak trip into Havelock’s mangroves',
    unsuited: 'guests who sleep late, land in the afternoon, or find rough paths hard',
    ask: [
      'Which flights land in time for a ferry to Havelock on the same day?',
      'Can we dive on the second or third day?',
    ],
  },
  {
    slug: 'havelock-neil-escapade',
    updated: '2026-11-26',
    name: 'Havelock & Neil Escapade',
    image: {
      src: '/images/packages/havelock-neil-escapade.svg',
      alt: 'A natural arch of grey rock above tide pools on a clear morning, a crab on a ledge in front',
    },
    description: [
      '{nights:havelock-neil-escapade}',
      'A large island and a small one, with time for both',
      'Planned by the tide table, for the reef and the rock arch',
    ],
    introduction:
      'Havelock has tall trees, long beaches and dive shops. Neil has vegetable fields, bicycles and shallow water. This trip gives you enough hours on each to see it at high tide and at low tide.',
    overview: [
      'On Havelock you see the reef in the morning and the open beach in the evening.',
      'On Neil you see the rock arch at low tide, and the lagoon at high tide.',
      'The tide decides which of them comes first.',
    ],
    itinerary: [
      {
        title: 'Port Blair: a free evening',
        text: 'The evening is free for a walk along the sea wall. Keep your ferry tickets and identity cards together, in a dry bag.',
        stay: 'port-blair',
      },
      {
        title: 'To Havelock',
        text: 'You usually cross in the morning. See the east shore when you arrive, and again when the tide has changed.',
        ferries: ['port-blair-to-havelock'],
        stay: 'havelock-island',
      },
      {
        title: 'Havelock: reef, then sand',
        text: 'At Elephant Beach coral is a short swim from the sand. You take a boat, paid on the spot, or walk, but not at high tide. In the evening you go to Radhanagar.',
        sees: ['elephant-beach'],
        stay: 'havelock-island',
      },
      {
        title: 'To Neil',
        text: 'The ferry takes {minutes:havelock-to-neil} minutes, and the sea can be rough. If the tide is low, you see the rock arch first. If it is high, you start with the beach at Laxmanpur.',
        ferries: ['havelock-to-neil'],
        stay: 'neil-island',
      },
      {
        title: 'Bharatpur, then Port Blair',
        text: 'You spend the morning at Bharatpur. Its lagoon is best when the tide comes in. A ferry takes you back, usually in the early afternoon.',
        ferries: ['neil-to-port-blair'],
        stay: 'port-blair',
      },
      {
        title: 'Departure',
        text: 'Your last drive is the short one to the airport.',
      },
    ],
    landBy: '16:00',
    special: 'The rock arch at low tide, the lagoon at high tide',
    unsuited: 'guests who come for history, or who need fixed hours',
    ask: [
      'At what hours is low tide on Neil during our stay?',
      'How late can we leave Neil on the fifth day?',
    ],
  },
  {
    slug: 'tropical-andaman',
    updated: '2026-11-26',
    name: 'Tropical Andaman',
    image: {
      src: '/images/packages/tropical-andaman.svg',
      alt: 'Rain falls through giant buttressed trees, a narrow red path leading to a strip of sea',
    },
    description: [
      '{nights:tropical-andaman}',
      'Three walks under tall trees, each ending at the sea',
      'Bring binoculars for the headland at Chidiya Tapu',
      'A walk among Neil’s banana and areca gardens, if the ferries fit',
    ],
    introduction:
      'Most of the Andamans is forest. You walk under padauk and gurjan trees, and listen for woodpeckers and parakeets. The paths are hot, and slippery after rain.',
    overview: [
      'You take three forest walks of up to two hours: at Munda Pahad, behind Radhanagar, and to Elephant Beach.',
      'Bring shoes with a grip and a second pair of socks.',
      'The first two days need no ferry.',
    ],
    itinerary: [
      {
        title: 'Port Blair: under the sea-almond trees',
        text: 'You begin with an easy walk at Corbyn’s Cove, under palms and sea-almond trees. Do not swim there: crocodiles have been seen on these coasts. Buy insect repellent today: small shops on the islands may have none.',
        stay: 'port-blair',
      },
      {
        title: 'Chidiya Tapu and Munda Pahad',
        text: 'You drive south before noon. The path to the cliff and back takes about two hours, with stops for birds. You wait for the sunset on the shore. Do not swim: there are crocodiles.',
        sees: ['munda-pahad'],
        stay: 'port-blair',
      },
      {
        title: 'Havelock: the forest behind Radhanagar',
        text: 'The forest behind Radhanagar is so tall that it gets dark there early. You walk under the trees while there is light, and then go out to the beach for the sunset.',
        ferries: ['port-blair-to-havelock'],
        stay: 'havelock-island',
      },
      {
        title: 'Havelock: the path to Elephant Beach',
        text: 'The path of about 1.8 km goes down through wet forest, and takes 40 to 45 minutes. At high tide it is impassable, so the tide decides when you start.',
        sees: ['elephant-beach'],
        stay: 'havelock-island',
      },
      {
        title: 'By Neil’s gardens to Port Blair',
        text: 'Between two ferries you see what people grow on Neil: bananas, areca palms, gourds on bamboo frames. Ask before you step off the lane. If the ferries leave no time for it, you return directly.',
        ferries: ['havelock-to-neil', 'neil-to-port-blair'],
        stay: 'port-blair',
      },
      {
        title: 'Departure',
        text: 'Pack your muddy shoes at the bottom of the bag. A car takes you to the airport.',
      },
    ],
    landBy: '15:00',
    special: 'Forest walks, birds and gardens, and each path ends at the sea',
    unsuited: 'guests who find steep paths hard, or do not like mud and insects',
    ask: [
      'Which birds can we hope for in the month of our trip?',
      'Are the paths open after several days of rain?',
    ],
  },
  {
    slug: 'baratang-havelock-escapade',
    updated: '2026-11-26',
    name: 'Baratang & Havelock Escapade',
    image: {
      src: '/images/packages/baratang-havelock-escapade.svg',
      alt: 'Torchlight on folded limestone in a black cave, water dripping from a stalactite',
    },
    description: [
      '{nights:baratang-havelock-escapade}',
      'Baratang’s caves one day, Radhanagar beach the next',
      'One start at three in the morning',
      'A swim off Neil at the end, if the ferries fit',
    ],
    introduction:
      'You reach the caves of Baratang by a road, a vehicle ferry, a small boat and a footpath. Inside it is dark and wet, and your torch lights up folds of stone. The next afternoon you are on Radhanagar beach.',
    overview: [
      'Baratang and back takes about twelve hours, so we keep the first day free.',
      'We go through the rules of the convoy with you beforehand.',
      'You take two ferries, or three with the stop on Neil.',
    ],
    itinerary: [
      {
        title: 'Port Blair: rest and pack',
        text: 'After the flight you rest and have an early supper. Pack a torch, water in a steel bottle, closed shoes and a scarf against dust.',
        stay: 'port-blair',
      },
      {
        title: 'Baratang and back',
        text: 'The car leaves at about three in the morning, and the convoy crosses some 49 km of reserve. There you may not stop, take photographs or give gifts. Then a boat takes you through mangroves to the path for the caves. The mud volcano comes last.',
        visits: ['baratang'],
        early: true,
        stay: 'port-blair',
      },
      {
        title: 'Havelock: a beach after the cave',
        text: 'In the late afternoon you go to Radhanagar for a swim, between the flags, and for the sunset.',
        ferries: ['port-blair-to-havelock'],
        stay: 'havelock-island',
      },
      {
        title: 'A swim off Neil, then Port Blair',
        text: 'Between two ferries you stop at Bharatpur for a swim, or for a glass-bottom boat, which is paid on the spot. If the ferries do not fit, you take the direct one to Port Blair.',
        ferries: ['havelock-to-neil', 'neil-to-port-blair'],
        stay: 'port-blair',
      },
      {
        title: 'Departure',
        text: 'The airport is about 2 km away. Keep your wet things in a bag of their own.',
      },
    ],
    landBy: '16:00',
    special: 'Baratang in the fewest days: caves and a mud volcano',
    unsuited: 'toddlers, and guests who find uneven paths hard or sleep late',
    ask: [
      'Which of our papers do you need for the road to Baratang?',
      'What do we do instead if the road is closed that day?',
    ],
  },
  {
    slug: 'honeymoon-escapade',
    updated: '2026-11-26',
    name: 'Honeymoon Escapade',
    image: {
      src: '/images/packages/honeymoon-escapade.svg',
      alt: 'Two low chairs face a pale sunrise over a still lagoon, a coconut on the sand between them',
    },
    description: [
      '{nights:honeymoon-escapade}',
      'Havelock by day, if the ferries fit',
      'Two nights on Neil, where evenings are quiet',
      'A whole free day on Neil, with a sunrise if you get up early',
    ],
    introduction:
      'You have two nights on Neil, the smaller island, with sunset at Laxmanpur and one whole free day.',
    overview: [
      'You take one ferry on the second day and two on the fourth.',
      'You see Radhanagar by day and not at sunset: the ferry to Port Blair usually sails before it.',
      'The stop on Havelock depends on the ferries of your date. The two nights on Neil do not change.',
    ],
    itinerary: [
      {
        title: 'Port Blair: a free evening',
        text: 'A car meets you at the airport. The evening is free for a walk along the sea front in town.',
        stay: 'port-blair',
      },
      {
        title: 'To Neil',
        text: 'The ferry usually leaves in the morning and takes {minutes:port-blair-to-neil} minutes. You unpack for two nights, rest through the heat, and walk along Laxmanpur’s broad beach for the sunset.',
        ferries: ['port-blair-to-neil'],
        stay: 'neil-island',
      },
      {
        title: 'Neil: the free day',
        text: 'Sitapur in the east gets the first sun. You swim at Bharatpur when the tide is in, or see the rock arch when it is out.',
        stay: 'neil-island',
      },
      {
        title: 'A stop on Havelock, then Port Blair',
        text: 'A morning ferry takes you to Havelock. Your bags wait in the car while you are at Radhanagar. If the ferries do not fit, you return directly from Neil.',
        ferries: ['neil-to-havelock', 'havelock-to-port-blair'],
        stay: 'port-blair',
      },
      {
        title: 'Departure',
        text: 'A car takes you from the hotel to the airport.',
      },
    ],
    landBy: '15:00',
    includes: ['cake', 'flower-bed'],
    special: 'Evenings on Neil, where many couples stop only for a few hours; flowers and a cake are in the price',
    unsuited: 'couples who want Radhanagar at sunset, or cafés and company after dark',
    ask: [
      'How many hours on Havelock do the ferries of our date leave us?',
      'Can we have a room on Neil away from the road?',
    ],
  },
  {
    slug: 'andaman-escapade',
    updated: '2026-11-26',
    name: 'Andaman Escapade',
    image: {
      src: '/images/packages/andaman-escapade.svg',
      alt: 'Fig roots grip a roofless brick wall, a spotted deer standing in a patch of noon sun',
    },
    description: [
      '{nights:andaman-escapade}',
      'For a first visit by adults who like history',
      'The Cellular Jail twice, after dark and by daylight',
      'A whole morning for the ruins of Ross Island',
    ],
    introduction:
      'Port Blair was a penal settlement, and in the war the Japanese occupied it. In 1943 Subhas Chandra Bose raised the Indian flag here. You see the places of this history first. Then come two islands, with one night on each.',
    overview: [
      'The light show comes first, then Ross Island and the cells by daylight.',
      'You take three ferries, each on a different day.',
      'There is no snorkelling on this trip.',
    ],
    itinerary: [
      {
        title: 'Port Blair: the story first',
        text: 'You rest after the flight. After dark you sit in the yard of the Cellular Jail, where the sound-and-light show tells its story.',
        sees: ['light-show'],
        stay: 'port-blair',
      },
      {
        title: 'Ross Island, then the cells',
        text: 'In the morning a launch takes you to the old British headquarters. You see a church without a roof, a bakery and bunkers under fig roots. In the afternoon you see the jail, from the cells up to the roof.',
        visits: ['ross-island'],
        sees: ['cellular-jail'],
        stay: 'port-blair',
      },
      {
        title: 'To Havelock',
        text: 'The ferry takes about {minutes:port-blair-to-havelock} minutes. In the evening you go to Radhanagar for the sunset.',
        ferries: ['port-blair-to-havelock'],
        stay: 'havelock-island',
      },
      {
        title: 'To Neil',
        text: 'Settlers cleared these fields in the 1960s. Four of the five villages have names from the Ramayana. You see the rock arch at low tide, and the sunset at Laxmanpur.',
        ferries: ['havelock-to-neil'],
        stay: 'neil-island',
      },
      {
        title: 'Port Blair: an evening in the bazaar',
        text: 'After the ferry you have the evening for Aberdeen Bazaar, with tea, spices and shops round its clock tower.',
        ferries: ['neil-to-port-blair'],
        stay: 'port-blair',
      },
      {
        title: 'Departure',
        text: 'The drive to the airport is short.',
      },
    ],
    landBy: '16:00',
    special: 'History first: the cells of the jail and the old British headquarters',
    unsuited: 'guests who want to snorkel, and small children',
    ask: [
      'Which of the evening shows are in English while we are there?',
      'If we added a day, where would you spend it?',
    ],
  },
  {
    slug: 'pristine-andaman',
    updated: '2026-11-26',
    name: 'Pristine Andaman',
    image: {
      src: '/images/packages/pristine-andaman.svg',
      alt: 'A couple walks on a curved sandbar that joins two wooded islands in violet dusk, foam at its edges',
    },
    description: [
      '{nights:pristine-andaman}',
      'By road to the far north, the twin islands and Saddle Peak',
      'Plain hotels and few visitors',
      'For patient travellers: the drive back takes a whole day',
      'A midday stop on Neil, if the ferries fit',
    ],
    introduction:
      'Few visitors go as far as Diglipur: the road is long, and the rooms are simple. There a sandbar joins two islands, Ross and Smith. From about December to March turtles lay their eggs on Kalipur beach at night.',
    overview: [
      'You drive north in two days, and back in one.',
      'You see Saddle Peak, the highest hill of the Andamans. Climbing it takes an extra day.',
      'At the end come Havelock and Neil.',
    ],
    itinerary: [
      {
        title: 'Port Blair: cash, bottles, maps',
        text: 'Take out cash, fill your bottles and save the maps on your phone. All three are harder to do further north.',
        stay: 'port-blair',
      },
      {
        title: 'Up the road to Rangat',
        text: 'You leave before dawn for the convoy through the reserve. There you may not stop, take photographs or give gifts. At Dhani Nallah a boardwalk leads through mangroves to the beach. Stay out of the creeks: there are crocodiles.',
        early: true,
        stay: 'rangat',
      },
      {
        title: 'Amkunj, then Diglipur',
        text: 'In the morning you walk on Amkunj’s beach. After that the road winds for hours.',
        stay: 'diglipur',
      },
      {
        title: 'Ross and Smith',
        text: 'If you wish, a boat takes you to the twin islands. Ask us for its price. Their sandbar is under water at high tide, so the tide sets the hour. In the nesting months the forest staff say whether you may visit Kalipur after dark, without lamps.',
        stay: 'diglipur',
      },
      {
        title: 'The long road back',
        text: 'You start early, because the last convoy leaves in the early afternoon.',
        early: true,
        stay: 'port-blair',
      },
      {
        title: 'To Havelock',
        text: 'The ferry takes about {minutes:port-blair-to-havelock} minutes. You see the sunset at Radhanagar.',
        ferries: ['port-blair-to-havelock'],
        stay: 'havelock-island',
      },
      {
        title: 'A stop on Neil, then Port Blair',
        text: 'The tide decides whether you see the rock arch or the lagoon. If the ferries do not fit, you return directly from Havelock.',
        ferries: ['havelock-to-neil', 'neil-to-port-blair'],
        stay: 'port-blair',
      },
      {
        title: 'Departure',
        text: 'The airport is about 2 km away.',
      },
    ],
    landBy: '16:00',
    special: 'The far north: a sandbar between two islands and, in season, turtles',
    unsuited: 'small children, and guests who get carsick or need a good hotel',
    ask: [
      'May visitors see the turtles in our week?',
      'Could we add a day to climb Saddle Peak?',
    ],
  },
];

// The bands of the price filter, from cheap to dear. A band begins where the one before it ends, and ends with
// "to", or under "below".
export const priceBands: PriceBand[] = [
  { label: 'Below 15000', below: 15000 },
  { label: '15000-25000', to: 25000 },
  { label: '25000-50000', to: 50000 },
  { label: '50000-80000', to: 80000 },
];
