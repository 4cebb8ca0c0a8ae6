// The packages on sale: family, honeymoon and themed. The order of each list is the order on the site.
// What their price covers is in terms.ts. A themed package is on request: its card doesn’t show its price, its page does.
import type { PriceBand, WrittenPackage } from './schema/package';

export const familyPackages: WrittenPackage[] = [
  {
    slug: 'family-4-nights-5-days',
    updated: '2026-11-29',
    name: 'Made for toddlers',
    price: { was: 26500, now: 22500 },
    image: {
      src: '/images/packages/family-4-nights-5-days.svg',
      alt: 'A red toy bucket on pale sand at noon, ankle-deep green water behind it',
    },
    description: [
      'Sand in the cool hours, a nap after lunch, and warm water to sit down in',
      '{nights:family-4-nights-5-days}',
    ],
    overview: [
      'Meera here. Small feet run straight from the car onto cool sand. Between eleven and three I plan nothing on Havelock: that’s for lunch and a nap.',
      'You have a car and driver eight hours a day, so when somebody’s eyes close, you leave. That car is why these four nights cost as much as five on “For three generations”.',
      'Most kitchens make idli, curd rice or plain dal for a child who eats nothing spicy.',
    ],
    itinerary: [
      {
        title: 'A sleep, and then the sea front',
        text: 'Sleep first, all three of you. When it cools, there’s the sea front, where the town’s children chase one another until their grandmothers call. Yours will soon have joined in.',
        stay: 'port-blair',
      },
      {
        title: 'By ferry to Havelock',
        text: 'Hold your little one up to the window and look for flying fish. The cabin is cold, so keep sweaters at hand. First comes the nap; by four it’s time for the bucket.',
        ferryRoutes: ['port-blair-to-havelock'],
        stay: 'havelock-island',
      },
      {
        title: 'Sandcastles before breakfast',
        text: 'Leave at half past six, and at seven you’re on Radhanagar Beach, while the sand is cool and in the forest’s shade. You build and paddle, and at nine you’re back for a late breakfast.',
        stay: 'havelock-island',
      },
      {
        title: 'A last morning by the sea',
        text: 'Dig on Havelock until it’s time for the ferry. From January to April you can usually stop on Neil, free of charge, and there’s Bharatpur, where at the right tide a three-year-old sits down in the sea and won’t get up again.',
        ferryRoutes: ['havelock-to-port-blair'],
        stay: 'port-blair',
      },
      {
        title: 'One last dosa',
        text: 'Order paper dosas, each longer than your child’s arm, and let small hands break them. Before a later flight, one more run along the sea front is worth an hour’s sleep on the plane.',
      },
    ],
    latestLanding: '15:00',
    party: { adults: 2, children: 0, toddlers: 1 },
    youngest: 2,
    story: '/blogs/andaman-with-children-and-grandparents',
    guest: 'thomas-kochi',
    sellingPoint: 'A small child’s hours, and a car that waits',
    unsuitableFor: 'teenagers',
    safety: 'Radhanagar gets deep quickly: swim between the flags and, until the lifeguards come, only paddle, hand in hand. Its northern lagoon has crocodiles: keep out. Wear a life jacket at Bharatpur and Elephant Beach.',
    host: {
      name: 'Meera',
      quote: 'Your little one shares your bed, so I ask for a wide one against the wall, a kettle for the milk and, on a boat, a life jacket that fits.',
    },
  },
  {
    slug: 'family-5-nights-6-days',
    updated: '2026-11-29',
    name: 'For three generations',
    price: { was: 26500, now: 22500 },
    image: {
      src: '/images/packages/family-5-nights-6-days.svg',
      alt: 'The flat keel of a glass-bottomed boat above round corals, seen from under water',
    },
    description: [
      'Coral for some, a slow breakfast for others, and one beach for all',
      '{nights:family-5-nights-6-days}',
    ],
    overview: [
      'The children dig, you swim, and Grandmother has the best seat in the shade.',
      'Four adults, a child and a toddler pay {priceForParty:family-5-nights-6-days}, with a car for each drive.',
      'At Elephant Beach the boats and a guide are extra; under-fives go free in the boats.',
      // Two nights of Deluxe and three of Luxury (hotels.ts).
      'Only two of you? Come too. With Marine Hill House (it has a lift) and Sandbar Pavilions (no step) you pay ₹11,100 more each.',
    ],
    itinerary: [
      {
        title: 'The museum with the whale',
        text: 'The skeleton stands outside the Samudrika museum, so the little one may shout at it. An hour is enough. Then everybody lies down, and I mean everybody.',
        openings: ['samudrika-naval-marine-museum'],
        stay: 'port-blair',
      },
      {
        title: 'The ferry to Havelock',
        text: 'The tide tilts the gangway, so if someone needs an arm, I’ll tell the crew. By teatime the children have found the beach, and the grandparents their chairs. At bedtime a small person carries a pillow to Grandmother’s room. It’s only next door.',
        ferryRoutes: ['port-blair-to-havelock'],
        stay: 'havelock-island',
      },
      {
        title: 'A morning for each of you',
        text: 'Some stay for a long breakfast and a slow walk. The others take the boat to Elephant Beach, to snorkel with a guide or climb, up one high step, into a boat with a glass floor. At lunch you all tell your mornings at the same time.',
        openings: ['elephant-beach'],
        stay: 'havelock-island',
      },
      {
        title: 'Radhanagar Beach in the afternoon',
        text: 'Lunch at half past twelve, sleep until half past two, and at half past three you’re on the sand. There’s room for cricket and castles, and shade for anyone who only wants to look. Sooner or later someone falls asleep in a towel. If Grandmother tires, the car takes her home and comes back for you, at no charge.',
        stay: 'havelock-island',
      },
      {
        title: 'An evening at the Cellular Jail',
        text: 'After dark you sit in the jail’s open yard, which is mostly level. Some of the story is hard on small children, so I ask for seats at the end of a row.',
        ferryRoutes: ['havelock-to-port-blair'],
        openings: ['light-show'],
        stay: 'port-blair',
      },
      {
        title: 'A slow last morning',
        text: 'Have breakfast twice, once with the children and once in peace. Before an afternoon flight, ask, and we’ll take you to the jail’s cells at no charge, if they’re open that day. Only the upper floors and the roof have stairs.',
      },
    ],
    latestLanding: '12:00',
    party: { adults: 4, children: 1, toddlers: 1 },
    youngest: 6,
    story: '/blogs/andaman-with-children-and-grandparents',
    sellingPoint: 'Three nights in one hotel, and two ferries',
    unsuitableFor: 'restless teenagers',
    safety: 'Radhanagar’s bottom drops away: stay between the flags, small children by the hand, and out of the northern lagoon, where crocodiles live. Wear a life jacket at Elephant Beach.',
    host: {
      name: 'Meera',
      quote: 'Ground-floor rooms side by side are few, so write early. For Grandmother’s knees I’d book Padauk Court, with a lift, and Casuarina Rest, without a step: a car drives her to the sand and back, free.',
    },
  },
  {
    slug: 'family-6-nights-7-days',
    updated: '2026-11-29',
    name: 'A week for children',
    price: { was: 36200, now: 30500 },
    image: {
      src: '/images/packages/family-6-nights-7-days.svg',
      alt: 'A striped lighthouse on a wooded hill at dawn, a small launch crossing the bay below',
    },
    description: [
      'A whale’s ribs, a lighthouse and tide pools, for children who ask why all day',
      '{nights:family-6-nights-7-days}',
    ],
    overview: [
      'Meera here. I plan this week round the tide table and your children’s hunger, which comes at half past ten and at four. The car is yours eight hours a day, and your driver carries bananas.',
      'At Elephant Beach the boat and the guide are extra.',
    ],
    itinerary: [
      {
        title: 'A blue whale’s skeleton',
        text: 'Eat first: you may have been up since four. At three you’re in the garden of the Samudrika museum, where somebody counts a whale’s ribs, loses count and begins again.',
        openings: ['samudrika-naval-marine-museum'],
        stay: 'port-blair',
      },
      {
        title: 'A lighthouse and spotted deer',
        text: 'At North Bay give the children an old twenty-rupee note and let them find its lighthouse. On Ross Island, who finds the bakery’s ovens first? Deer come close, so leave the biscuits in your bag.',
        visits: ['ross-island', 'northbay'],
        stay: 'port-blair',
      },
      {
        title: 'Across Havelock to the sand',
        text: 'By four you’re at Radhanagar Beach, the heat has gone, and there’s time to build something big.',
        ferryRoutes: ['port-blair-to-havelock'],
        stay: 'havelock-island',
      },
      {
        title: 'Over giant clams',
        text: 'I’d go by the early boat to Elephant Beach and be back for lunch. A child who can’t swim floats in a life jacket, on a ring the guide pulls, over giant clams that draw in their blue lips.',
        openings: ['elephant-beach'],
        stay: 'havelock-island',
      },
      {
        title: 'Pools under Neil’s arch',
        text: 'If you sail around eleven, you’re on Neil by half past twelve. Crabs sidle away as you walk out to the rock arch, at low tide. Look for brittle stars, and turn back before the pools join. If the water’s too high, paddle at Bharatpur instead.',
        ferryRoutes: ['havelock-to-neil'],
        stay: 'neil-island',
      },
      {
        title: 'The jail after dark',
        text: 'Feed the children at five. Then you sit in the yard of the Cellular Jail for 45 minutes, while walls that were only bricks begin to talk. Some of it is hard; leave it out, and the tickets come off your bill.',
        ferryRoutes: ['neil-to-port-blair'],
        openings: ['light-show'],
        stay: 'port-blair',
      },
      {
        title: 'Pakoras under the palms',
        text: 'On the way to a later flight your driver goes round by Corbyn’s Cove. Shoes off once more, pakoras from a stall, and a last castle for somebody else’s children to find.',
      },
    ],
    latestLanding: '12:00',
    party: { adults: 2, children: 1, toddlers: 0 },
    youngest: 8,
    story: '/blogs/five-quiet-minutes-over-the-coral',
    sellingPoint: 'North Bay, Ross Island and a night on Neil',
    unsuitableFor: 'children below school age',
    safety: 'Radhanagar gets deep quickly: swim between the flags. Keep out of its northern lagoon and the sea off Corbyn’s Cove: crocodiles. Wear a life jacket at Bharatpur, Elephant Beach and North Bay, rubber soles against North Bay’s urchins, and shoes with grip on rock. In rock pools look, don’t touch. On Ross Island the mossy bricks are slippery. Give the stags room, and in rough weather keep off the sea steps.',
    host: {
      name: 'Meera',
      quote: 'Send me your children’s weights with their ages, and I’ll ask the boatmen of Elephant Beach for life jackets that fit.',
    },
  },
  {
    slug: 'family-7-nights-8-days',
    updated: '2026-11-29',
    name: 'Caves and coral reefs',
    price: { was: 40498, now: 34500 },
    image: {
      src: '/images/packages/family-7-nights-8-days.svg',
      alt: 'A boat’s bow enters a mangrove creek under grey monsoon cloud, roots arching on both sides',
    },
    description: [
      'Torches, mud and salt water, for families with teenagers',
      '{nights:family-7-nights-8-days}',
    ],
    overview: [
      'In the cave their torches find wet stone. It’s the day they’ll talk about at school, twelve hours long, from three in the morning.',
      'The car waits for you, so whoever has had enough goes home. The boat to Elephant Beach and bicycles are extra.',
    ],
    itinerary: [
      {
        title: 'Torches from the bazaar',
        text: 'Everybody chooses a torch for the caves, and tries it out under the table at dinner. Put the identity cards by the door, and be in bed by eight: the car comes at three.',
        stay: 'port-blair',
      },
      {
        title: 'Into the caves of Baratang',
        text: 'At six a convoy takes you through a reserve, where the law forbids stopping, photographs and gifts. Then your open boat turns into a mangrove creek, where small fish skip over the mud. In the cave, after a path and stairs, you switch on your torches, and the wet stone shines.',
        visits: ['baratang'],
        early: true,
        stay: 'port-blair',
      },
      {
        title: 'Up Munda Pahad',
        text: 'Nobody is woken. After an early lunch you climb through forest to a sheer cliff, with nothing but sea to the south. Whoever said they were too tired is usually there first.',
        openings: ['munda-pahad'],
        stay: 'port-blair',
      },
      {
        title: 'Into the waves at Radhanagar',
        text: 'At Radhanagar Beach the teenagers are between the flags before you’ve found your sandals. They come out for the sunset, and only for that.',
        ferryRoutes: ['port-blair-to-havelock'],
        stay: 'havelock-island',
      },
      {
        title: 'Two ways to Elephant Beach',
        text: 'Teenagers and a parent walk for 45 minutes through wet forest to the coral; the others take the boat, and arrive dry. High tide covers the path, so keep to your plan’s hours.',
        openings: ['elephant-beach'],
        stay: 'havelock-island',
      },
      {
        title: 'Round Neil in an afternoon',
        text: 'You ride between palms and paddy, by bicycle or by car, to the lagoon at Bharatpur or the rock arch, where you turn back before the pools join, and then to Laxmanpur for the sunset.',
        ferryRoutes: ['havelock-to-neil'],
        stay: 'neil-island',
      },
      {
        title: 'The Cellular Jail at night',
        text: 'You sit in the dark yard while lights pick out the cells and voices tell who was held in them. On the drive back nobody looks at a phone.',
        ferryRoutes: ['neil-to-port-blair'],
        openings: ['light-show'],
        stay: 'port-blair',
      },
      {
        title: 'Find the stonefish',
        text: 'Before an afternoon flight, unless it’s a Monday, ask for the Samudrika museum, at no charge. Somewhere in its tanks sits a stonefish that looks like a stone. On the way to the airport the story of the cave gets longer.',
      },
    ],
    latestLanding: '14:00',
    party: { adults: 3, children: 0, toddlers: 0 },
    youngest: 15,
    story: '/blogs/five-quiet-minutes-over-the-coral',
    sellingPoint: 'Limestone caves, and a long sleep after them',
    unsuitableFor: 'children under ten, and late sleepers',
    safety: 'Crocodiles live in creeks, and in the lagoon at Radhanagar’s northern end: wear the life jacket in the boat to the caves and keep your hands inside, and at Radhanagar, which gets deep quickly, swim only between the flags. Don’t swim at Munda Pahad, where you stay behind the barrier, nor off Laxmanpur, where there’s hidden rock. Wear a life jacket at Bharatpur and Elephant Beach, and shoes with grip on rock.',
    host: {
      name: 'Meera',
      quote: 'Arnab knows the caves. I know how long a fifteen-year-old sleeps, so I leave the next morning empty.',
    },
  },
];

export const honeymoonPackages: WrittenPackage[] = [
  {
    slug: 'honeymoon-4-nights-5-days',
    updated: '2026-11-29',
    name: 'Four evenings, four shores',
    price: { was: 27673, now: 22500 },
    image: {
      src: '/images/packages/honeymoon-4-nights-5-days.svg',
      alt: 'Two pairs of sandals on a beach at dusk, an orange sun touching the sea',
    },
    description: [
      'Dusk on a headland, on two beaches and by a harbour, with one candlelit dinner',
      '{nights:honeymoon-4-nights-5-days}',
    ],
    overview: [
      'Shiny here. The best hours are from four in the afternoon until the stars are out, so you two get them on four shores.',
      'The last evening is for a candlelit dinner: four courses, fish or vegetarian, and no bill at the end.',
    ],
    itinerary: [
      {
        title: 'Sunset at Chidiya Tapu',
        text: 'An hour south of town the road simply stops. You sit on a wooded headland while parakeets come home over your heads, and the sun goes down between islands.',
        stay: 'port-blair',
      },
      {
        title: 'Laxmanpur, on Neil',
        text: 'Buy two coconuts where Laxmanpur’s beach begins, and walk towards the sun. It’s all broken shell, so keep your sandals on. When the sun’s gone, stay ten minutes: that’s when the sky does its best work.',
        ferryRoutes: ['port-blair-to-neil'],
        stay: 'neil-island',
      },
      {
        title: 'Radhanagar Beach, on Havelock',
        text: 'Sail around one, and by four you’re at Radhanagar Beach, with the sun on its way down. Swim, and dry slowly on sand that’s still warm. Then there are flowers on the bed, and a small cake.',
        ferryRoutes: ['neil-to-havelock'],
        stay: 'havelock-island',
      },
      {
        title: 'A table by the harbour',
        text: 'Shower off the salt, and put on whatever you’ve carried across two islands for tonight. There’s a candle between you, and one by one the ships in the harbour put on their lights.',
        ferryRoutes: ['havelock-to-port-blair'],
        stay: 'port-blair',
      },
      {
        title: 'Sunrise over Ross Island',
        text: 'The sun is up before six all year. (Sorry.) Watch it from the sea front, in yesterday’s clothes, as it comes up behind Ross Island. Now go back to bed.',
      },
    ],
    latestLanding: '12:00',
    includes: ['candle-light-dinner', 'cake', 'flower-bed'],
    story: '/blogs/havelock-or-neil-and-how-many-nights',
    sellingPoint: 'Both islands in four nights',
    unsuitableFor: 'couples who’d rather unpack once',
    safety: 'Radhanagar gets deep quickly: swim between the flags, and keep out of its northern lagoon (“Radha-Nagar” says why). Don’t swim at Chidiya Tapu, nor off Laxmanpur, where there’s hidden rock. In a boat wear the life jacket.',
    host: {
      name: 'Shiny',
      quote: 'First I look for a room on Neil near Laxmanpur, so that it’s a short way home from the sunset.',
    },
  },
  {
    slug: 'honeymoon-5-nights-6-days',
    updated: '2026-11-29',
    name: 'Three nights on Havelock',
    price: { was: 36338, now: 30200 },
    image: {
      src: '/images/packages/honeymoon-5-nights-6-days.svg',
      alt: 'An empty hammock between two leaning palms in the white light of noon',
    },
    description: [
      'A massage for two, dinner on the sand, and mornings with nothing in them',
      '{nights:honeymoon-5-nights-6-days}',
    ],
    overview: [
      'After months of lists and relatives, nobody wants anything from you.',
      'The sea is two minutes down the path from the Deluxe hotels, seven to nine from the Standard ones. At low tide it goes out too far to swim, so your plan tells you when to go in.',
      'One evening belongs to nobody else: a massage, then a table on the sand.',
      // The price without extras, and five nights of a class (hotels.ts).
      'Not on honeymoon? Ask us to leave out all the extras, and pay {priceWithoutExtras:honeymoon-5-nights-6-days} each, in Deluxe ₹27,700 or in Luxury ₹36,200.',
    ],
    itinerary: [
      {
        title: 'Sleep, then dinner in town',
        text: 'Draw the curtains and sleep. When it cools, walk down to the harbour for grilled fish or a thali, and ride back up the hill. Nobody’s going to ring.',
        stay: 'port-blair',
      },
      {
        title: 'Flowers on the bed',
        text: 'You smell them from the door: roses and jasmine, all over the bed. Unpack and find the path to the sand. Find the light switches later. From January to April there’s usually a free stop on Neil on the way: lunch and, with the tide in, a swim at Bharatpur.',
        ferryRoutes: ['port-blair-to-havelock'],
        stay: 'havelock-island',
      },
      {
        title: 'An evening at Radhanagar',
        text: 'At half past three a car takes you under giant trees to Radhanagar Beach, and waits. Swim while the light comes in from the side. Half the island’s here for the sunset, so turn left and walk, until the only footprints are yours.',
        stay: 'havelock-island',
      },
      {
        title: 'Massage, then dinner on the sand',
        text: 'At seven the dive boat leaves, with you ({extra:first-dive-from-a-boat} each) or without. At four you lie side by side at your hotel, in warm coconut oil, and for an hour nobody talks. When the tide leaves room, the waiters set one table on the sand at the end of your path, and light its candles.',
        stay: 'havelock-island',
      },
      {
        title: 'Harbour lights',
        text: 'Walk the sand once more before breakfast, when it belongs to the crabs. In the evening stroll along the sea front, see the show at the Cellular Jail ({extra:jail-show} each), or have dinner on a boat ({extra:harbour-dinner-cruise} each).',
        ferryRoutes: ['havelock-to-port-blair'],
        stay: 'port-blair',
      },
      {
        title: 'Cinnamon, cloves and nutmeg',
        text: 'In Aberdeen Bazaar a man breaks a stick of cinnamon under your nose before he names a price. Buy all three. Months later, on some wet Tuesday, you’ll open the tin, and the kitchen will smell of this morning.',
      },
    ],
    latestLanding: '16:00',
    includes: ['beach-dinner', 'cake', 'flower-bed', 'massage'],
    story: '/blogs/your-first-dive-at-havelock',
    guest: 'ananya-pune',
    sellingPoint: 'Three nights in one room, and a massage for two',
    unsuitableFor: 'couples who like full days',
    safety: 'At Radhanagar, which gets deep quickly, swim between the flags and keep out of the northern lagoon (“Radha-Nagar” says why). Off your hotel swim only in calm water, never alone, and not from June to September. Wear a life jacket at Bharatpur and Elephant Beach.',
    host: {
      name: 'Shiny',
      quote: 'I’ll ask for a wide bed on the sunrise side, and a late breakfast. The tide chooses the evening of your dinner. You choose the menu, fish or vegetarian, and whether women or men give your massage.',
    },
  },
  {
    slug: 'honeymoon-6-nights-7-days',
    updated: '2026-11-29',
    name: 'Into the water together',
    price: { was: 41842, now: 34500 },
    image: {
      src: '/images/packages/honeymoon-6-nights-7-days.svg',
      alt: 'Two divers hand in hand above a reef, shafts of blue light falling from the surface',
    },
    description: [
      'Walk in hand in hand, and come out knowing the fish by name',
      '{nights:honeymoon-6-nights-7-days}',
    ],
    overview: [
      'The sea is 28 to 30 °C all year. On the reefs you don’t even have to swim: you hold a ring, and a guide pulls it.',
      'The marine park, its boat and permit are in the price. A guide ({extra:snorkelling-with-a-guide} each on Neil) and a first dive (from {extra:first-dive-from-the-shore}) aren’t, because not everyone wants them.',
      'The car waits for you every day, so you can go home wet.',
    ],
    itinerary: [
      {
        title: 'Salt on your lips',
        text: 'Walk along the sea front until you taste the salt. Which of you two is nervous? (One always is.) Say so over an early dinner, and tomorrow you’ll go in holding hands.',
        stay: 'port-blair',
      },
      {
        title: 'A first swim at Radhanagar',
        text: 'By afternoon you’re in the warm green water off Radhanagar Beach, with tall forest behind the sand. Lie on your backs, ears under, and the whole beach goes silent.',
        ferryRoutes: ['port-blair-to-havelock'],
        stay: 'havelock-island',
      },
      {
        title: 'Sleep in or dive, then dine on the sand',
        text: 'If you try a first dive, an instructor stays beside you, 12 metres (40 feet) down at most; ask me for the health form before you leave home. In the evening your table is on the sand, and by candlelight you go through every fish you saw, with your hands.',
        stay: 'havelock-island',
      },
      {
        title: 'Snorkelling at Bharatpur',
        text: 'When the tide is right on Neil, you wade in with a guide and a mask and drift over staghorn coral. You can’t talk, so you squeeze fingers: once for “look”, twice for “quick!”.',
        ferryRoutes: ['havelock-to-neil'],
        stay: 'neil-island',
      },
      {
        title: 'The evening before the marine park',
        text: 'Fill a steel box with samosas and bananas for tomorrow, and a steel bottle with water: the park turns plastic away, down to the biscuit wrapper.',
        ferryRoutes: ['neil-to-port-blair'],
        stay: 'port-blair',
      },
      {
        title: 'Jolly Buoy or Red Skin',
        text: 'You leave around half past seven for a boat at about nine. On whichever island is open you have two and a half hours. With a guide, who’s extra, you float over plate corals just off the sand. Please don’t stand on any.',
        visits: ['jolly-buoy'],
        stay: 'port-blair',
      },
      {
        title: 'Names for the fish',
        text: 'You’re back on the sea front, but now you know what’s under it. Send me the fish you couldn’t name (“yellow, cross, this big”), and I’ll write back what they were.',
      },
    ],
    latestLanding: '16:00',
    includes: ['beach-dinner', 'cake', 'flower-bed'],
    story: '/blogs/your-first-dive-at-havelock',
    sellingPoint: 'A day in the marine park',
    unsuitableFor: 'couples who’d rather stay dry',
    safety: 'Swim between Radhanagar’s flags, because it gets deep quickly, and not in its northern lagoon (“Radha-Nagar” says why). Don’t swim at Wandoor, nor off Laxmanpur, where there’s hidden rock. Wear a life jacket at Bharatpur and Elephant Beach. Stay near your guide at Jolly Buoy, in case of a current.',
    host: {
      name: 'Shiny',
      quote: 'Nervous? Choose the dive from the shore. You walk in together, hand in hand, and nobody hurries you.',
    },
  },
  {
    slug: 'honeymoon-7-nights-8-days',
    updated: '2026-11-29',
    name: 'The slow week',
    price: { was: 45994, now: 39500 },
    image: {
      src: '/images/packages/honeymoon-7-nights-8-days.svg',
      alt: 'Two bicycles stand by a palm on a moonlit lane, the night sea silver beyond',
    },
    description: [
      'A week with one plan a day at most, first on long beaches and then in the lanes of Neil',
      '{nights:honeymoon-7-nights-8-days}',
    ],
    overview: [
      'Shiny here. By the third evening you’ll have a favourite beach, and a waiter who knows what you drink.',
      'The car is yours eight hours a day. If it rains, today’s plan can usually wait for tomorrow.',
      'Not on honeymoon? Leave out dinner, photographer, flowers and cake, and the week costs {priceWithoutExtras:honeymoon-7-nights-8-days} each.',
    ],
    itinerary: [
      {
        title: 'Tea above the harbour',
        text: 'The sun sets early here, at about five in December. Order a pot of tea, and stay until it’s dark: nothing else is planned. (Get used to that.)',
        stay: 'port-blair',
      },
      {
        title: 'Shade or sea',
        text: 'There are flowers on the bed, so your shirts will have to go round them. Unpack every last one: you’re here for three nights, with nothing to decide but shade or, when the tide’s in, sea.',
        ferryRoutes: ['port-blair-to-havelock'],
        stay: 'havelock-island',
      },
      {
        title: 'An hour with a photographer',
        text: 'At half past three the water off Radhanagar is green and as warm as a bath. Swim, and let the salt dry on you. In the last hour of light my photographer comes, stays a few steps behind and tells you to forget him. By the tenth picture you have.',
        stay: 'havelock-island',
      },
      {
        title: 'Dinner on dark sand',
        text: 'Tonight I send a table down to the beach: candles, four courses of fish or vegetables, cool sand under your feet. Around new moon, from October to April, the waves sometimes glow. If they do, blow out the candles.',
        stay: 'havelock-island',
      },
      {
        title: 'Neil, slower still',
        text: 'The hills are gone, and the roads lie flat between the fields. Sit among the shells of Laxmanpur until the sun’s gone and a hermit crab has walked round you.',
        ferryRoutes: ['havelock-to-neil'],
        stay: 'neil-island',
      },
      {
        title: 'A day without a plan',
        text: 'Hire bicycles ({extra:bicycle} each), or ring for the car. Swim at Bharatpur, walk to the rock arch at low tide, or go only as far as the next coconut. Be back before dark.',
        stay: 'neil-island',
      },
      {
        title: 'A last long dinner',
        text: 'Back in Port Blair, order prawns in coconut, or a dosa, and eat with your fingers.',
        ferryRoutes: ['neil-to-port-blair'],
        stay: 'port-blair',
      },
      {
        title: 'Forty pictures',
        text: 'The photographer’s forty pictures are yours to keep. At breakfast each choose one without telling. (It’s nearly always the same.) Send me that one.',
      },
    ],
    latestLanding: '15:00',
    includes: ['beach-dinner', 'cake', 'flower-bed', 'photographs'],
    story: '/blogs/havelock-or-neil-and-how-many-nights',
    sellingPoint: 'Five island nights, and a photographer',
    unsuitableFor: 'couples who want museums or full days',
    safety: 'Radhanagar gets deep quickly: swim between the flags, and keep out of the northern lagoon (“Radha-Nagar” says why). Off your hotel swim only in calm water, never alone, and not from June to September. Wear a life jacket at Bharatpur and Elephant Beach. Don’t swim off Laxmanpur: there’s hidden rock. At the arch wear shoes with grip, touch nothing, and leave before the pools join.',
    host: {
      name: 'Shiny',
      quote: 'I’d choose this one for my own honeymoon. Bring two books each.',
    },
  },
];

export const themedPackages: WrittenPackage[] = [
  {
    slug: 'andaman-delights',
    updated: '2026-11-29',
    name: 'Andaman Delights',
    price: { now: 16500, onRequest: true, example: true },
    image: {
      src: '/images/packages/andaman-delights.svg',
      alt: 'A couple walks up to the watchtower and the long wings of the Cellular Jail under a pink dawn sky',
    },
    description: [
      'From prison cells to a beach under tall trees, in one long weekend',
      '{nights:andaman-delights}',
    ],
    introduction: 'Two days’ leave and a weekend are enough: fly out on Friday, and you’re home on Monday.',
    overview: [
      'Arnab here. You have the jail on the first afternoon, Radhanagar on the second, one more swim on the third before the ferry. It’s quick, but you never run.',
      'Got a fifth day? “Island Hopping” adds Neil.',
    ],
    itinerary: [
      {
        title: 'The Cellular Jail by day and by night',
        text: 'You land by noon, and the same afternoon you’re standing in a cell. After the gallows you come out on the roof, above the harbour, and breathe out. After dark the same walls tell their story. I’ve heard it some thirty times, and I still stop talking in the same place.',
        openings: ['cellular-jail', 'light-show'],
        stay: 'port-blair',
      },
      {
        title: 'Across Havelock to Radhanagar',
        text: 'You sail around half past eight, and by eleven you’re on Havelock. At two you swim at Radhanagar Beach, then sleep in the shade until it’s cool enough for a long walk south.',
        ferryRoutes: ['port-blair-to-havelock'],
        stay: 'havelock-island',
      },
      {
        title: 'One more swim',
        text: 'Go back to Radhanagar while the sand is cool, and swim once the lifeguards are there. If the ferries allow, usually from January to April, you stop on Neil, free: you walk out to its rock arch at low tide, or swim at Bharatpur at high.',
        ferryRoutes: ['havelock-to-port-blair'],
        stay: 'port-blair',
      },
      {
        title: 'Still only the fourth day',
        text: 'Around half past eight, over your second tea, you may hear a ship’s horn. That’s the morning ferry, and you needn’t run for it. At the office they’ve hardly noticed that you’ve gone.',
      },
    ],
    latestLanding: '12:00',
    story: '/blogs/a-morning-at-haddo-wharf',
    sellingPoint: 'Our shortest trip, and our lowest price',
    unsuitableFor: 'guests who like to travel slowly',
    safety: 'Radhanagar gets deep quickly: swim between the flags, not in the northern lagoon, which has crocodiles. Wear a life jacket at Bharatpur. At the arch wear shoes with grip, touch nothing, and leave before the pools join.',
    host: {
      name: 'Arnab',
      quote: 'I look at the ferries of your third day first. If they leave time for Neil, your plan has the hours, and the tide.',
    },
  },
  {
    slug: 'island-hopping',
    updated: '2026-11-29',
    name: 'Island Hopping',
    price: { now: 19000, onRequest: true, example: true },
    image: {
      src: '/images/packages/island-hopping.svg',
      alt: 'The white wake of a ferry curves between three green islands under a noon sun, from above',
    },
    description: [
      'A new island on each of the first three days',
      '{nights:island-hopping}',
    ],
    introduction: 'Your three islands have little in common: Ross is a ruined British town, Havelock is tall forest, and on Neil the fields run down to the sea.',
    overview: [
      'Arnab here. On Neil you eat what grows at the roadside, bitter gourd and bananas, and the day’s fish.',
      'You pack every morning, and by afternoon there’s another island at your feet.',
    ],
    itinerary: [
      {
        title: 'Ruins on Ross Island',
        text: 'A few minutes by launch, and you’re in a town without a single inhabitant. A church and a bakery have lost their roofs to the trees, and peacocks call from behind them.',
        visits: ['ross-island'],
        stay: 'port-blair',
      },
      {
        title: 'Long sand on Havelock',
        text: 'By afternoon you have Radhanagar Beach’s two kilometres of sand to walk before the sun goes down.',
        ferryRoutes: ['port-blair-to-havelock'],
        stay: 'havelock-island',
      },
      {
        title: 'An evening on Neil',
        text: 'If the water is low, the rock arch comes first. Bengali settlers called it Howrah Bridge. I know the other one; this has less traffic. At sunset you’re among the shells of Laxmanpur.',
        ferryRoutes: ['havelock-to-neil'],
        stay: 'neil-island',
      },
      {
        title: 'A swim beside the jetty',
        text: 'Bharatpur lies so near the jetty that, when the tide is in, you can swim until an hour and a half before you sail. If that’s at two, say, you’re at the counter at one, in a dry shirt.',
        ferryRoutes: ['neil-to-port-blair'],
        stay: 'port-blair',
      },
      {
        title: 'The whole trip from a roof',
        text: 'Before an afternoon flight ask, and we’ll take you to the Cellular Jail at no charge, if it’s open that day. From its roof you see Ross Island, where you began.',
      },
    ],
    latestLanding: '11:00',
    story: '/blogs/five-days-for-a-first-visit',
    sellingPoint: 'Ross Island as well as Havelock and Neil',
    unsuitableFor: 'guests who get seasick, or don’t like to pack',
    safety: 'Radhanagar’s bottom drops away: stay between the flags, and out of the northern lagoon, where crocodiles live. Wear a life jacket at Bharatpur. Don’t swim off Laxmanpur: there’s hidden rock. At the arch wear shoes with grip, touch nothing, and leave before the pools join. On Ross Island the mossy bricks are slippery. Give the stags room, and in rough weather keep off the sea steps.',
    host: {
      name: 'Arnab',
      quote: 'Ferries take only 20 to 25 kg, so leave the big suitcase in Port Blair.',
    },
  },
  {
    slug: 'explore-havelock',
    updated: '2026-11-29',
    name: 'Explore Havelock',
    price: { now: 20000, onRequest: true, example: true },
    image: {
      src: '/images/packages/explore-havelock.svg',
      alt: 'A couple walks along the curve of Radhanagar at dusk, tall forest dark behind the last strip of light',
    },
    description: [
      'Sunrise over the black boulders of Kalapathar, and a forest path that ends at a reef',
      '{nights:explore-havelock}',
    ],
    introduction: 'This is Havelock for friends who’d rather walk, paddle and dive than lie down. If wind costs you a dive, you get another morning for it, or your money back.',
    overview: [
      'In the evening you’re all round one table, where whoever slept through the sunrise won’t hear the end of it.',
      'Rain doesn’t stop divers, only wind does. The rest of you sit under a café’s tin roof with tea and a pack of cards, and swim when it’s over.',
      'Dives, kayaks and scooters are extra.',
    ],
    itinerary: [
      {
        title: 'From the plane to the ferry',
        text: 'Land by ten, and you sail around noon, straight from the airport. By half past two you’re on Havelock, and before dark you’ve found the way from your room to the sand. If you book a later flight, you spend this night in Port Blair, at the same price.',
        ferryRoutes: ['port-blair-to-havelock'],
        stay: 'havelock-island',
      },
      {
        title: 'Sunrise, then a boat or a kayak',
        text: 'Alarm clocks, sorry! You see the sunrise from Kalapathar’s boulders. The divers’ boat leaves at seven and is back for lunch. The rest of you go back to bed, or follow a guide by kayak into the mangroves. Before sunset you’re all on Radhanagar Beach.',
        early: true,
        stay: 'havelock-island',
      },
      {
        title: 'On foot to the reef',
        text: 'A path loud with cicadas takes you over roots and mud to Elephant Beach’s coral, while the tide leaves it open. When high tide closes it, you go by boat, at no extra charge, from October to May; in other months you walk at another hour, if it’s open. After dark, around new moon from October to April, your kayak may draw a trail of blue light. (Even the loud one goes quiet.)',
        openings: ['elephant-beach'],
        stay: 'havelock-island',
      },
      {
        title: 'Back to Port Blair',
        text: 'Cross Havelock by scooter while the road’s still cool, and sail around noon. From January to April there’s usually a free stop on Neil: put on a life jacket and float over the coral at Bharatpur, or walk out to the arch at low tide.',
        ferryRoutes: ['havelock-to-port-blair'],
        stay: 'port-blair',
      },
      {
        title: 'A last breakfast together',
        text: 'Eat slowly, swap your pictures, and settle who owes whom for fuel and coconuts. Somebody always says “next year”.',
      },
    ],
    latestLanding: '10:00',
    story: '/blogs/your-first-dive-at-havelock',
    guest: 'farah-hyderabad',
    sellingPoint: 'Straight from the plane to Havelock, for friends',
    unsuitableFor: 'late sleepers, and anyone who finds rough paths hard',
    safety: 'Radhanagar gets deep fast: swim between the flags. Crocodiles live in its northern lagoon, so keep out, and in creeks, so keep your hands inside the kayak. Wear a life jacket at Bharatpur and Elephant Beach. At the arch wear shoes with grip, touch nothing, and leave before the pools join.',
    host: {
      name: 'Shiny',
      quote: 'How many of you dive, and who’s never tried? Tell me at once, and I’ll hold seats on the boat for both mornings: it takes only eight.',
    },
  },
  {
    slug: 'havelock-neil-escapade',
    updated: '2026-11-29',
    name: 'Havelock & Neil Escapade',
    price: { now: 21000, onRequest: true, example: true },
    image: {
      src: '/images/packages/havelock-neil-escapade.svg',
      alt: 'A natural arch of grey rock above tide pools on a clear morning, a crab on a ledge in front',
    },
    description: [
      'Walk through forest to a reef, and over bare rock to an arch',
      '{nights:havelock-neil-escapade}',
    ],
    introduction: 'Havelock is tall forest. Neil is flat, green and so small you soon know every road.',
    overview: [
      'Shiny here. At low tide you look into rock pools; at high tide you swim. So breakfast may be at six one day and at ten the next.',
      // Deluxe (hotels.ts) for five nights on top of the price, and 40% more for one alone (terms.ts).
      'Travelling alone, with a room to yourself, you pay {priceForOne:havelock-neil-escapade} in Standard or ₹37,800 in Deluxe.',
      'I’d take Deluxe: at Mohwa Garden on Havelock there are people about until ten, and at Coral Fig on Neil the whole house is round the grill by seven.',
    ],
    itinerary: [
      {
        title: 'A first look at the tide',
        text: 'When the heat goes, walk along the sea front and see how high the water stands. Remember it, because from tomorrow the sea writes your timetable. I only type it.',
        stay: 'port-blair',
      },
      {
        title: 'Havelock’s east shore',
        text: 'At low tide the sea has left pools and ripples. Bend down: that pebble has legs. Hours later you swim where you walked.',
        ferryRoutes: ['port-blair-to-havelock'],
        stay: 'havelock-island',
      },
      {
        title: 'Elephant Beach, then Radhanagar',
        text: 'Say low water’s at ten: you start down the forest path at half past eight, reach the coral at about a quarter past nine, and are back before the sea is. (There’s also a boat, for {extra:boat-to-elephant-beach}.) Later you swim at Radhanagar Beach.',
        openings: ['elephant-beach'],
        stay: 'havelock-island',
      },
      {
        title: 'Neil’s rock arch',
        text: 'Neil’s rock arch and its pools come first, if the tide’s low: gobies dart, and whole shells get up and walk. If it’s high, you begin at Laxmanpur, stay for the sunset and try the arch in the morning.',
        ferryRoutes: ['havelock-to-neil'],
        stay: 'neil-island',
      },
      {
        title: 'The lagoon at Bharatpur',
        text: 'The lagoon is warm and green and, with the tide in, deep enough to swim. By now you’ll know when that is without asking me.',
        ferryRoutes: ['neil-to-port-blair'],
        stay: 'port-blair',
      },
      {
        title: 'Home without shells',
        text: 'Before you pack, turn out your pockets and shake your sandals: by law shells, coral and sand stay on the islands. The tide table you may keep. It looks good on a fridge.',
      },
    ],
    latestLanding: '16:00',
    story: '/blogs/havelock-or-neil-and-how-many-nights',
    sellingPoint: 'Ferries chosen by the tide table, as far as sailings let us',
    unsuitableFor: 'anyone who comes for history',
    safety: 'Radhanagar gets deep quickly: swim between the flags, not in the northern lagoon, which has crocodiles. Off your hotel swim only in calm water, never alone, and not from June to September. Wear a life jacket at Bharatpur and Elephant Beach. Don’t swim off Laxmanpur: there’s hidden rock. At the arch wear shoes with grip, touch nothing, and leave before the pools join.',
    host: {
      name: 'Shiny',
      quote: 'In the calm months I’ll get Arnab to look for a later ferry off Neil, so that you board with wet hair.',
    },
  },
  {
    slug: 'tropical-andaman',
    updated: '2026-11-29',
    name: 'Tropical Andaman',
    price: { now: 21000, onRequest: true, example: true },
    image: {
      src: '/images/packages/tropical-andaman.svg',
      alt: 'Rain falls through giant buttressed trees, a narrow red path leading to a strip of sea',
    },
    description: [
      'Forest down to a reef and a long beach, and up to a cliff',
      '{nights:tropical-andaman}',
    ],
    introduction: 'You walk under padauk and gurjan trees, past roots as high as your shoulder, and stop for woodpeckers.',
    overview: [
      'After rain the forest goes on dripping, and parakeets scream overhead. None of the three walks takes more than two hours.',
      'In December and January the rains are mostly over, and everything is still green.',
    ],
    itinerary: [
      {
        title: 'Before the forest',
        text: 'Watch the clouds over tea in the bazaar, and buy repellent and an umbrella: tomorrow you’ll be glad of one or the other.',
        stay: 'port-blair',
      },
      {
        title: 'Chidiya Tapu and Munda Pahad',
        text: 'You leave town at half past twelve; it’s an hour to Chidiya Tapu. You climb through forest and stop whenever a bird calls, until the trees end at a cliff and there’s only sea.',
        openings: ['munda-pahad'],
        stay: 'port-blair',
      },
      {
        title: 'The forest behind Radhanagar Beach',
        text: 'Under trees this tall the light goes early, so walk first and swim afterwards. Look for a sea almond, the tree we’re named after: a red leaf or two gives it away.',
        ferryRoutes: ['port-blair-to-havelock'],
        stay: 'havelock-island',
      },
      {
        title: 'The path to Elephant Beach',
        text: 'You go down through wet forest for 40 to 45 minutes, between two high tides, to the coral. A boat can take you back until early afternoon, for an extra fare.',
        openings: ['elephant-beach'],
        stay: 'havelock-island',
      },
      {
        title: 'A last green walk',
        text: 'At seven you walk once more under Radhanagar’s trees, and the only hammering is the woodpecker’s. From January to April there’s usually a free stop on Neil, where flat lanes lead to a lunch that grew beside them.',
        ferryRoutes: ['havelock-to-port-blair'],
        stay: 'port-blair',
      },
      {
        title: 'The saw mill at Chatham',
        text: 'Chatham’s mill has been sawing padauk since the 1880s, and the sawdust is red. Before a late flight ask, and we’ll take you there at no charge, if it’s open that day. What you walked round yesterday lies there as planks.',
      },
    ],
    latestLanding: '15:00',
    story: '/blogs/five-quiet-minutes-over-the-coral',
    sellingPoint: 'The most forest of all our trips',
    unsuitableFor: 'guests who dislike steep paths, mud or insects',
    safety: 'At Munda Pahad’s cliff stay behind the barrier, and don’t swim at Chidiya Tapu. Radhanagar gets deep fast: swim between the flags, never in the northern lagoon, where crocodiles live. Wear a life jacket at Elephant Beach, and shoes with grip on rock.',
    host: {
      name: 'Arnab',
      quote: 'Start up Munda Pahad by two, because the gate closes in the late afternoon.',
    },
  },
  {
    slug: 'baratang-havelock-escapade',
    updated: '2026-11-29',
    name: 'Baratang & Havelock Escapade',
    price: { now: 21000, onRequest: true, example: true },
    image: {
      src: '/images/packages/baratang-havelock-escapade.svg',
      alt: 'Torchlight on folded limestone in a black cave, water dripping from a stalactite',
    },
    description: [
      'Baratang’s caves by torchlight one day, and a swim off Havelock the next',
      '{nights:baratang-havelock-escapade}',
    ],
    introduction: 'You reach the caves by road, vehicle ferry, open boat and, for the last kilometre, on foot.',
    overview: [
      'Mangroves close over your boat, and then a cave. It’s the strangest day in the islands, and a long one: twelve hours, starting at three in the morning.',
      'The path to the cave has stairs.',
    ],
    itinerary: [
      {
        title: 'An early night',
        text: 'Eat an early thali in the bazaar. Put your identity card, a torch, water, closed shoes with grip and a scarf against the dust by the door, and be asleep by eight. You won’t be. Lie down all the same.',
        stay: 'port-blair',
      },
      {
        title: 'Baratang and back',
        text: 'At six the convoy starts through a reserve, where the law lets nobody stop, take pictures or give anything, and about half past seven there’s tea at the strait, with a vada. An open boat takes you up a creek. In the cave stand still: you’ll hear water drip before your torch finds the spike of stone it has built. If its gate is open, the mud volcano comes last.',
        visits: ['baratang'],
        early: true,
        stay: 'port-blair',
      },
      {
        title: 'Sleep late, swim off Havelock',
        text: 'By afternoon the last of the dust comes off in the sea at Radhanagar Beach. Yesterday morning you had stone over your head. Lie on your back and look at what’s there now.',
        ferryRoutes: ['port-blair-to-havelock'],
        stay: 'havelock-island',
      },
      {
        title: 'A bright last swim',
        text: 'You have Radhanagar for one more morning: paddle first, and swim once the lifeguards are there. From January to April there’s usually a free stop on Neil, and you swim in the lagoon at Bharatpur too.',
        ferryRoutes: ['havelock-to-port-blair'],
        stay: 'port-blair',
      },
      {
        title: 'A morning without an alarm clock',
        text: 'At three this morning other people’s cars left for the caves, and you turned over. Shake the dust out of the scarf, ask for a second breakfast, and pack when you feel like it.',
      },
    ],
    latestLanding: '16:00',
    story: '/blogs/a-morning-at-haddo-wharf',
    sellingPoint: 'The shortest of our trips to the caves',
    unsuitableFor: 'children under ten, and anyone who finds uneven paths hard',
    safety: 'Crocodiles live in creeks, and in the lagoon at Radhanagar’s northern end: wear the life jacket in the boat to the caves and keep your hands inside, and at Radhanagar, which gets deep quickly, swim only between the flags. Wear a life jacket at Bharatpur, and shoes with grip on rock.',
    host: {
      name: 'Arnab',
      quote: 'Sleep in the car. Your driver will have slept the night before.',
    },
  },
  {
    slug: 'honeymoon-escapade',
    updated: '2026-11-29',
    name: 'Honeymoon Escapade',
    price: { now: 20000, onRequest: true, example: true },
    image: {
      src: '/images/packages/honeymoon-escapade.svg',
      alt: 'Two low chairs face a pale sunrise over a still lagoon, a coconut on the sand between them',
    },
    description: [
      'A whole free day on Neil, flowers on the bed and a cake to share',
      '{nights:honeymoon-escapade}',
    ],
    introduction: 'By late afternoon the day’s visitors have sailed, and Neil is left to its farmers and to you.',
    overview: [
      'Dinner was in the sea or the next field that morning. Order it by noon, so that the kitchen can shop for you.',
      'Flowers and a cake are in the price. The candlelit dinner isn’t, which keeps it down: add it for {extra:candle-light-dinner}, or {extra:beach-dinner} on the beach.',
    ],
    itinerary: [
      {
        title: 'The last traffic for three days',
        text: 'Eat in Aberdeen Bazaar, among scooters and loudspeakers. From tomorrow you’ll hear the sea, and perhaps a rooster.',
        stay: 'port-blair',
      },
      {
        title: 'Laxmanpur after the last ferry',
        text: 'Sail around half past eight, and by a quarter past ten you two are on Neil. Leave the flowers on the bed for later, and be at Laxmanpur before the sun goes down.',
        ferryRoutes: ['port-blair-to-neil'],
        stay: 'neil-island',
      },
      {
        title: 'A free day on Neil',
        text: 'Get up in the dark (just this once!), and you see the first sun turn Sitapur’s cliffs pink. Go back to bed. Later there’s the lagoon at Bharatpur, the rock arch at low tide, or the lanes by bicycle ({extra:bicycle} each).',
        stay: 'neil-island',
      },
      {
        title: 'One more swim',
        text: 'Swim at Bharatpur, beside the jetty, and leave yourself time to dry. When the ferries leave you three hours on Havelock, usually from January to April and at no extra charge, a car takes you to Radhanagar, which is emptier around noon than in the evening.',
        ferryRoutes: ['neil-to-port-blair'],
        stay: 'port-blair',
      },
      {
        title: 'Neil on a barrow',
        text: 'Neil feeds Port Blair. So among the barrows of Aberdeen Bazaar you meet your neighbours again: brinjal, bitter gourd, bananas.',
      },
    ],
    latestLanding: '15:00',
    includes: ['cake', 'flower-bed'],
    story: '/blogs/havelock-or-neil-and-how-many-nights',
    sellingPoint: 'Two quiet nights on Neil',
    unsuitableFor: 'couples who want bars and other people in the evening',
    safety: 'Radhanagar gets deep quickly: swim between the flags, and keep out of its northern lagoon (“Radha-Nagar” says why). Wear a life jacket at Bharatpur. Don’t swim off Laxmanpur: there’s hidden rock. At the arch wear shoes with grip, touch nothing, and leave before the pools join. At Sitapur keep out from under the overhangs, where blocks fall.',
    host: {
      name: 'Shiny',
      quote: 'I’ll ask for a room away from the road. There aren’t many of those, so tell me soon.',
    },
  },
  {
    slug: 'andaman-escapade',
    updated: '2026-11-29',
    name: 'Andaman Escapade',
    price: { now: 21000, onRequest: true, example: true },
    image: {
      src: '/images/packages/andaman-escapade.svg',
      alt: 'Fig roots grip a roofless brick wall, a spotted deer standing in a patch of noon sun',
    },
    description: [
      'Two days of history in Port Blair, and two evenings by the sea',
      '{nights:andaman-escapade}',
    ],
    introduction: 'One of you reads every plaque, and the other is waiting for the sea: there are two days for the first, and two evenings for the second. Port Blair was a British penal settlement, the Japanese held it from 1942 to 1945, and in 1943 Subhas Chandra Bose raised the Indian flag here.',
    overview: [
      'If you’re vegetarian, choose Deluxe, and add dinner ({extra:half-board} each a night): on three nights it comes from the vegetarian kitchen of Marine Hill House.',
      // Luxury less Deluxe (hotels.ts).
      'Sandbar Pavilions on Havelock has a vegetarian kitchen too, for ₹1,700 more each that night. On Neil the cook keeps a clean pan, if we ask.',
      'On Ross Island the paths climb; in the jail only the upper cells and the roof have stairs.',
      // Two in Standard (Deluxe), two fares from Chennai (flights.ts), half board and the guide (extras.ts), five lunches.
      'With flights from Chennai, dinner at your hotels, five simple lunches and a guide, two of you spend about ₹80,500 in Standard, or ₹92,500 in Deluxe.',
      'Prefer Tamil? Write to Meera. Send us your dates and any other quotes you have. Within a day we’ll lay them out beside ours, and we hold our price for 30 days while you decide.',
    ],
    itinerary: [
      {
        title: 'The jail after dark',
        text: 'After dark you sit in the open yard of the Cellular Jail. Lights move along three wings that were once seven, and a voice tells you who was held there. Hindi or English? Tell me, and I’ll look for that show.',
        openings: ['light-show'],
        stay: 'port-blair',
      },
      {
        title: 'Ross Island, then the cells',
        text: 'On Ross Island, where the British lived, deer come out from under the trees to look at you. Roots have split their church, and now hold it up. In the afternoon you step into a cell and look out, as its prisoner did, at the back of the next wing. Then come the oil mill to which men were harnessed, and the roof.',
        visits: ['ross-island'],
        openings: ['cellular-jail'],
        stay: 'port-blair',
      },
      {
        title: 'Under the trees of Radhanagar',
        text: 'At half past three, after two days of walls, there’s nothing before you at Radhanagar but water. You sit under tall trees, swim between the flags or only paddle, and stay until the sun’s gone and the cicadas begin.',
        ferryRoutes: ['port-blair-to-havelock'],
        stay: 'havelock-island',
      },
      {
        title: 'Lunch from the next field',
        text: 'For about ₹400, lunch is rice, dal and brinjal, fried while you wait. The families who cleared Neil’s fields in the 1960s named four of its five villages from the Ramayana. You drive the lanes through Sitapur and Bharatpur, to the rock arch if the tide allows, and at sunset you sit on a drift log at Laxmanpur.',
        ferryRoutes: ['havelock-to-neil'],
        stay: 'neil-island',
      },
      {
        title: 'One last look at coral, then dinner',
        text: 'Before you sail, look down on coral through the floor of a boat at Bharatpur; you wade to your knees and take one high step. On the last evening the whole town walks past your thali or biryani in Aberdeen Bazaar, or you dine on a boat among the harbour’s lights. Both boats are extra.',
        ferryRoutes: ['neil-to-port-blair'],
        stay: 'port-blair',
      },
      {
        title: 'The last chapter',
        text: 'The coast road to Corbyn’s Cove runs between the sea and low bunkers from the Japanese years. Before an afternoon flight, or on the evening before, ask for it, at no charge. On the sea front a tall mast recalls the flag of 1943.',
      },
    ],
    latestLanding: '16:00',
    story: '/blogs/a-morning-at-haddo-wharf',
    sellingPoint: 'The jail by night and by day, and Ross Island',
    unsuitableFor: 'small children, snorkellers, and guests who’d rather unpack once',
    safety: 'Radhanagar gets deep fast: swim between the flags, never in the northern lagoon, where crocodiles live. Don’t swim at Corbyn’s Cove, nor off Laxmanpur, where there’s hidden rock. In a boat wear the life jacket. At the arch wear shoes with grip, touch nothing, and leave before the pools join. On Ross Island the mossy bricks are slippery. Give the stags room, and in rough weather keep off the sea steps.',
    host: {
      name: 'Arnab',
      quote: 'If your knees are good, take both islands: on Neil there isn’t a plaque to read. If they aren’t, spend both nights on Havelock, for ₹400 less each.',
    },
  },
  {
    slug: 'pristine-andaman',
    updated: '2026-11-29',
    name: 'Pristine Andaman',
    price: { now: 29500, onRequest: true, example: true },
    image: {
      src: '/images/packages/pristine-andaman.svg',
      alt: 'A couple walks on a curved sandbar that joins two wooded islands in violet dusk, foam at its edges',
    },
    description: [
      'Follow the road north to its end, where a boat ({extra:boat-to-ross-and-smith}) takes you to two islands joined by sand',
      '{nights:pristine-andaman}',
    ],
    introduction: 'Arnab here, with my notes for the road north. It runs out among paddy fields, under a mountain. The rooms are simple, and at Rangat you may have a whole beach to yourselves.',
    overview: [
      'In tea shops Bengali, Tamil, Telugu and Malayalam may share a table, over rice and fish curry.',
      'With one more day, you can climb Saddle Peak, the highest in the Andamans.',
    ],
    itinerary: [
      {
        title: 'Cash and maps',
        text: 'Over lime soda, follow tomorrow’s road on the map with a finger. Download it, and take out cash: signal and cash machines are rarer in the north.',
        stay: 'port-blair',
      },
      {
        title: 'Up the road to Rangat',
        text: 'We leave at three in the morning to join the first convoy, at six, which crosses a tribal reserve, where the law allows no stopping, photographs or gifts. By afternoon you’re at Dhani Nallah, where 700 metres of planks lead over the mangroves to a long beach. I counted the people on it once. There were four, and two of them were ours.',
        early: true,
        stay: 'rangat',
      },
      {
        title: 'Breakfast at Amkunj',
        text: 'Be there soon after sunrise, with breakfast in a box, on the drift logs above the bay. Then the road goes on until a mountain shaped like a saddle stands behind the paddy. That’s Diglipur.',
        stay: 'diglipur',
      },
      {
        title: 'A sandbar, and perhaps turtles',
        text: 'A boat takes 30 minutes and costs {extra:boat-to-ross-and-smith} each. At low water you walk on white sand from Ross to Smith and back. From about December to March you wait at Kalipur after dark, without a lamp, for a turtle to come ashore. It can take half the night.',
        stay: 'diglipur',
      },
      {
        title: 'The long road back',
        text: 'The last convoy leaves in the early afternoon, and I’ve missed it once. So we start before it’s light and drive the whole road back, with a driver I’ve made sure has slept. By evening you’re under a hot shower in Port Blair.',
        early: true,
        stay: 'port-blair',
      },
      {
        title: 'Barefoot on Havelock',
        text: 'There’s no alarm today. At Radhanagar Beach you kick your shoes off and swim.',
        ferryRoutes: ['port-blair-to-havelock'],
        stay: 'havelock-island',
      },
      {
        title: 'A walk by the tide table',
        text: 'Have a late breakfast, and walk Havelock’s east shore. From January to April the ferries usually leave you two to four hours on Neil, free: the arch at low water, or a swim at Bharatpur at high.',
        ferryRoutes: ['havelock-to-port-blair'],
        stay: 'port-blair',
      },
      {
        title: 'What’s left on the map',
        text: 'Have a lime soda, and open the map again. What’s left has no road to it: Long Island, with its one village, and Little Andaman, a long way south by ship.',
      },
    ],
    latestLanding: '16:00',
    story: '/blogs/five-quiet-minutes-over-the-coral',
    sellingPoint: 'Empty beaches and, from about December to March, turtles',
    unsuitableFor: 'small children, and guests who get carsick',
    safety: 'There are crocodiles in the creek at Dhani Nallah and in the lagoon at Radhanagar’s northern end: don’t swim in either. At Radhanagar, which gets deep quickly, stay between the flags. Wear the life jacket in the boat, and at Bharatpur. At the arch wear shoes with grip, touch nothing, and leave before the pools join. Leave the sandbar when the boatman calls. At Kalipur stay by the forest staff, out of the sea.',
    host: {
      name: 'Arnab',
      quote: 'Each night the forest staff say who may watch, and some nights no turtle comes, so you have two. With a foreign passport, write early: permits take time.',
    },
  },
];

// The bands of the price filter, from the lowest price to the highest. A band begins where the previous one ends. It
// includes "to", or ends below "below".
export const priceBands: PriceBand[] = [
  { label: 'Below 15000', below: 15000 },
  { label: '15000-25000', to: 25000 },
  { label: '25000-50000', to: 50000 },
  { label: '50000-80000', to: 80000 },
];
