// The packages on sale: family, honeymoon and themed. The order of each list is the order on the site.
// terms.ts says what their price covers. Themed packages are on request: only their page shows the price, not the card.
import type { PriceBand, ValidPackage } from './schema/package';

// Dangers at places that several trips visit. Each line begins with the place. Honeymoons don't mention crocodiles.
const dangers = {
  radhanagar: 'Radhanagar: it gets deep quickly. Swim between the flags, never in the northern lagoon (crocodiles).',
  radhanagarForTwo: 'Radhanagar: it gets deep quickly. Swim between the flags, never in the northern lagoon.',
  ownBeach: 'Your hotel’s beach: swim only in calm water, never alone, not from June to September.',
  bharatpur: 'Bharatpur: wear a life jacket, because boats cross the reef.',
  reefs: 'Bharatpur, Elephant Beach: wear a life jacket, because boats cross the reefs.',
  arch: 'Neil’s arch: wear shoes with grip, touch nothing, and leave before the pools join. Laxmanpur: don’t swim.',
  ross: 'Ross Island: bricks are slippery. Give stags room; in rough weather avoid the sea steps.',
  caves: 'Caves: in the boat, life jacket on and hands inside (crocodiles). On rock, shoes with grip.',
};

export const familyPackages: ValidPackage[] = [
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
      'Meera here. What time is the nap? I build your days round it: sand in the cool hours, and nothing on Havelock between eleven and three but lunch and sleep.',
      'You have a car and driver eight hours a day, so when somebody’s eyes close, you leave. That car is why these four nights cost as much as five on “For three generations”.',
      'Most kitchens make idli, curd rice or plain dal for a child who eats nothing spicy.',
      'From January to April you can usually stop on Neil on the way back, free. At the right tide a three-year-old can sit in Bharatpur’s warm shallows, and you’ll have to bribe her out for lunch.',
    ],
    itinerary: [
      {
        title: 'A sleep, and then the sea front',
        text: 'Everybody sleeps first. When it cools, there’s the sea front, where the town’s children chase one another until their grandmothers call.',
        stay: 'port-blair',
      },
      {
        title: 'By ferry to Havelock',
        text: 'Hold your little one up to the window and look for flying fish. The cabin is cold, so keep sweaters at hand. After the nap, at four, it’s time for the bucket.',
        ferryRoutes: ['port-blair-to-havelock'],
        stay: 'havelock-island',
      },
      {
        title: 'Sandcastles before breakfast',
        text: 'Leave early, and by seven you’ll be on Radhanagar Beach, while the sand is cool and in the forest’s shade. Build and paddle, and be back at nine for a late breakfast.',
        stay: 'havelock-island',
      },
      {
        title: 'A hole for the sea to fill',
        text: 'Dig a deep one on Havelock’s sand, and watch the sea come in while the car is packed.',
        ferryRoutes: ['havelock-to-port-blair'],
        stay: 'port-blair',
      },
      {
        title: 'Paper dosas',
        text: 'Order paper dosas, each longer than your child’s arm, and let small hands break them.',
      },
    ],
    latestLanding: '15:00',
    party: { adults: 2, children: 0, toddlers: 1 },
    youngest: 2,
    story: '/blogs/andaman-with-children-and-grandparents',
    guest: 'thomas-kochi',
    sellingPoint: 'A small child’s hours, and a car that waits',
    unsuitableFor: 'teenagers',
    safety: [
      dangers.radhanagar,
      'Early at Radhanagar: until the lifeguards come, just paddle, and hold hands.',
      dangers.reefs,
    ],
    planner: {
      name: 'Meera',
      quote: 'Who gets up first in your family? I’ll ask for a wide bed against the wall, a kettle for the milk and, on a boat, a life jacket that fits your little one.',
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
      'Meera here. What does Grandmother like best: a long breakfast, or a bench with something to watch? She’ll have both, while the children dig and you swim.',
      'Four adults, a child and a toddler pay {priceForParty:family-5-nights-6-days} in two rooms, with the jail show, and one big car or two small ones for each drive.',
      'From January to April you can usually stop on Neil on the way back, free.',
      'It suits two as well. For better rooms, Marine Hill House, with its lift, adds {class:Deluxe} a night each, and step-free Sandbar Pavilions {class:Luxury}. Both kitchens are vegetarian. Mohwa Garden has three steps.',
    ],
    itinerary: [
      {
        title: 'The museum with the whale',
        text: 'The skeleton stands outside the Samudrika museum, so the little one may shout at it. Then everybody lies down, and I mean everybody.',
        openingHours: ['samudrika-naval-marine-museum'],
        stay: 'port-blair',
      },
      {
        title: 'The ferry to Havelock',
        text: 'The tide tilts the gangway, so if someone needs an arm, I’ll tell the crew. By teatime the children will have found the beach, and the grandparents their chairs.',
        ferryRoutes: ['port-blair-to-havelock'],
        stay: 'havelock-island',
      },
      {
        title: 'A morning for each of you',
        text: 'Whoever wants coral takes the boat to Elephant Beach (extra, as is the guide), to snorkel or to climb, up one high step, into a boat with a glass floor. The others have a long breakfast, and then a car takes them to sit in the shade at Kalapathar, by the black boulders.',
        openingHours: ['elephant-beach'],
        stay: 'havelock-island',
      },
      {
        title: 'Radhanagar Beach in the afternoon',
        text: 'Soon after three you’ll be on the sand, with room for cricket and castles, and shade for anyone who only wants to look. If Grandmother tires, the car takes her home and comes back for you, at no charge.',
        stay: 'havelock-island',
      },
      {
        title: 'An evening at the Cellular Jail',
        text: 'After dark you’ll sit in the jail’s open yard, which is mostly level. Some of the story is hard on small children, so I ask for seats at the end of a row.',
        ferryRoutes: ['havelock-to-port-blair'],
        openingHours: ['light-show'],
        stay: 'port-blair',
      },
      {
        title: 'Two breakfasts',
        text: 'Have the first with the children and the second in peace. Before an afternoon flight, ask, and we’ll take you to the jail’s cells at no charge, if they’re open that day. You climb only if you want the upper cells or the roof.',
      },
    ],
    latestLanding: '12:00',
    party: { adults: 4, children: 1, toddlers: 1 },
    youngest: 6,
    story: '/blogs/andaman-with-children-and-grandparents',
    guest: 'bharati-kolkata',
    sellingPoint: 'Three nights in one hotel, and two ferries',
    unsuitableFor: 'restless teenagers',
    safety: [
      dangers.radhanagar,
      'Small children: hold their hands at Radhanagar, even where it’s shallow.',
      dangers.reefs,
    ],
    planner: {
      name: 'Meera',
      quote: 'If knees are bad, tell me early: for February, rooms without a step usually go before Christmas. I’d take Padauk Court, with a lift, and ground-floor rooms side by side at Casuarina Rest.',
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
      'Meera here. I plan this week round the tide table and your children’s hunger, which comes twice between meals. The car is yours eight hours a day, and your driver carries bananas.',
      'At Elephant Beach the boat and the guide are extra.',
    ],
    itinerary: [
      {
        title: 'A blue whale’s skeleton',
        text: 'In the garden of the Samudrika museum, somebody will count a whale’s ribs, lose count and begin again.',
        openingHours: ['samudrika-naval-marine-museum'],
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
        text: 'By four you’ll be on Radhanagar Beach. The heat has gone, and there’s sand enough for a town with walls and a moat.',
        ferryRoutes: ['port-blair-to-havelock'],
        stay: 'havelock-island',
      },
      {
        title: 'Over giant clams',
        text: 'I’d go by the early boat to Elephant Beach and be back for lunch. A child who can’t swim floats in a life jacket, on a ring the guide pulls, over giant clams, shouting through the snorkel.',
        openingHours: ['elephant-beach'],
        stay: 'havelock-island',
      },
      {
        title: 'Pools under Neil’s arch',
        text: 'At low tide walk out to the rock arch, where crabs sidle away from every foot. Look for brittle stars without touching, and turn back before the pools join. If the water’s too high, paddle at Bharatpur instead.',
        ferryRoutes: ['havelock-to-neil'],
        stay: 'neil-island',
      },
      {
        title: 'The jail after dark',
        text: 'Feed the children at five. Then you’ll sit in the yard of the Cellular Jail for 45 minutes, while lights and voices tell its story. Some of it is hard. Leave it out, and the tickets come off your bill.',
        ferryRoutes: ['neil-to-port-blair'],
        openingHours: ['light-show'],
        stay: 'port-blair',
      },
      {
        title: 'Pakoras under the palms',
        text: 'On the way to a later flight your driver goes round by Corbyn’s Cove. Take your shoes off, buy pakoras from a stall, and leave a castle for somebody else’s children to find.',
      },
    ],
    latestLanding: '12:00',
    party: { adults: 2, children: 1, toddlers: 0 },
    youngest: 8,
    story: '/blogs/five-quiet-minutes-over-the-coral',
    sellingPoint: 'North Bay, Ross Island and a night on Neil',
    unsuitableFor: 'children below school age',
    safety: [
      dangers.radhanagar,
      'Bharatpur, Elephant Beach, North Bay: life jackets. At North Bay wear rubber soles, because of the urchins.',
      'Corbyn’s Cove: don’t swim (crocodiles). The arch: shoes with grip, and touch nothing.',
      dangers.ross,
    ],
    planner: {
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
      'Teenagers who won’t get up for school will get up for this. It starts at three in the morning and lasts twelve hours, and in the cave their own torches find the wet stone.',
      'The car waits, so whoever has had enough can go home. The boat to Elephant Beach and bicycles are extra.',
    ],
    itinerary: [
      {
        title: 'Torches from the bazaar',
        text: 'Everybody chooses a torch for the caves, and tries it out under the table at dinner. Put the identity cards by the door, and be in bed by eight: the car comes at three.',
        stay: 'port-blair',
      },
      {
        title: 'Into the caves of Baratang',
        text: 'At six a convoy takes you through a reserve, where the law forbids stopping, photographs and gifts. Then your open boat turns into a mangrove creek, where small fish skip over the mud. A path and stairs lead into the cave. There’s no light but the torches you chose.',
        visits: ['baratang'],
        early: true,
        stay: 'port-blair',
      },
      {
        title: 'Up Munda Pahad',
        text: 'After an early lunch you’ll climb through forest to a sheer cliff where the island ends.',
        openingHours: ['munda-pahad'],
        stay: 'port-blair',
      },
      {
        title: 'Into the waves at Radhanagar',
        text: 'At Radhanagar Beach your teenagers will be between the flags before you’ve found your sandals.',
        ferryRoutes: ['port-blair-to-havelock'],
        stay: 'havelock-island',
      },
      {
        title: 'Two ways to Elephant Beach',
        text: 'Teenagers and a parent walk for 45 minutes through wet forest to the coral; the others take the boat, and arrive dry. High tide covers the path, so keep to your plan’s hours.',
        openingHours: ['elephant-beach'],
        stay: 'havelock-island',
      },
      {
        title: 'Round Neil in an afternoon',
        text: 'Ride between palms and paddy, by bicycle or by car. At high tide the lagoon at Bharatpur comes first, at low tide the rock arch, where you turn back before the pools join. Everybody meets at Laxmanpur for the sunset.',
        ferryRoutes: ['havelock-to-neil'],
        stay: 'neil-island',
      },
      {
        title: 'The Cellular Jail at night',
        text: 'You’ll sit in the dark yard while lights pick out the cells.',
        ferryRoutes: ['neil-to-port-blair'],
        openingHours: ['light-show'],
        stay: 'port-blair',
      },
      {
        title: 'Find the stonefish',
        text: 'Before an afternoon flight ask for the Samudrika museum, at no charge, if it’s open. Somewhere in its tanks sits a stonefish that looks like a stone. By the airport the story of the cave has grown.',
      },
    ],
    latestLanding: '14:00',
    party: { adults: 3, children: 0, toddlers: 0 },
    youngest: 15,
    story: '/blogs/five-quiet-minutes-over-the-coral',
    sellingPoint: 'Limestone caves, and a long sleep after them',
    unsuitableFor: 'children under ten, and late sleepers',
    safety: [
      dangers.radhanagar,
      dangers.caves,
      'Munda Pahad: stay behind the barrier. Don’t swim there, nor off Laxmanpur (hidden rock).',
      dangers.reefs,
    ],
    planner: {
      name: 'Meera',
      quote: 'Arnab knows the caves. I know how long a fifteen-year-old sleeps, so the morning after is free.',
    },
  },
];

export const honeymoonPackages: ValidPackage[] = [
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
      'Shiny here! The best hours are from four until the stars come out, so I’ve given you four such evenings, on four shores.',
      'Marine Hill House (Deluxe) and Sandbar Pavilions (Luxury) have vegetarian kitchens; on Neil I’ll ask for a clean pan. Your cake can be eggless.',
    ],
    itinerary: [
      {
        title: 'Sunset at Chidiya Tapu',
        text: 'An hour south of town the road simply stops. Sit on the wooded headland while parakeets come home over your heads, and the sun goes down between islands.',
        stay: 'port-blair',
      },
      {
        title: 'Laxmanpur, on Neil',
        text: 'Buy two coconuts where Laxmanpur’s beach begins, and walk towards the sun. It’s all broken shell, so keep your sandals on.',
        ferryRoutes: ['port-blair-to-neil'],
        stay: 'neil-island',
      },
      {
        title: 'Radhanagar Beach, on Havelock',
        text: 'Sail around one, and by four you’ll be at Radhanagar Beach. Swim, and dry slowly on sand that’s still warm. Back in your room there are flowers on the bed, and a small cake.',
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
        text: 'The sun’s up before six all year. Watch it from the sea front, in yesterday’s clothes, as it comes up behind Ross Island.',
      },
    ],
    latestLanding: '12:00',
    includes: ['candle-light-dinner', 'cake', 'flower-bed'],
    story: '/blogs/havelock-or-neil-and-how-many-nights',
    sellingPoint: 'Both islands in four nights',
    unsuitableFor: 'couples who’d rather unpack once',
    safety: [
      dangers.radhanagarForTwo,
      'Chidiya Tapu and Laxmanpur: don’t swim. Laxmanpur has hidden rock.',
      'Small boats: wear the life jacket.',
    ],
    planner: {
      name: 'Shiny',
      quote: 'I’ll look for a room near Laxmanpur, so that after the sunset you needn’t go far in the dark.',
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
      'Shiny here! After months of lists and relatives, nobody wants anything from you. I’ve left your mornings empty on purpose!',
      'The sea is seven to nine minutes’ walk from Standard hotels, two from Deluxe; at Sandbar Pavilions, in Luxury, your terrace ends in the sand. At low tide you can’t swim: I’ll send you the hours.',
      'Marine Hill House (Deluxe) and Sandbar Pavilions (Luxury) have vegetarian kitchens. Your cake can be eggless.',
      'From January to April you can usually stop on Neil on the way, free, for lunch and a swim. It means a car at seven and one ferry more. Say no, and sleep in!',
      'If you’re not on honeymoon, it’s {priceWithoutExtras:honeymoon-5-nights-6-days} each without the extras. In Deluxe a night adds {class:Deluxe}, in Luxury {class:Luxury}.',
    ],
    itinerary: [
      {
        title: 'Sleep, then dinner in town',
        text: 'Sleep. When it cools, walk down to the harbour for grilled fish or a thali, and ride back up the hill.',
        stay: 'port-blair',
      },
      {
        title: 'Flowers on the bed',
        text: 'You’ll smell them from the door: roses and jasmine, all over the bed.',
        ferryRoutes: ['port-blair-to-havelock'],
        stay: 'havelock-island',
      },
      {
        title: 'An evening at Radhanagar',
        text: 'Divers leave at seven with Ninth Reef Divers (a first dive is {extra:first-dive-from-a-boat} each); if it’s windy, there’s tomorrow. Everybody else sleeps. In the afternoon a car takes you under giant trees to Radhanagar Beach, and waits. Half the island’s here for the sunset, so turn left and walk, until the only footprints are yours.',
        stay: 'havelock-island',
      },
      {
        title: 'Massage, then dinner on the sand',
        text: 'Nothing until four. Then you’ll lie side by side at your hotel, in warm coconut oil, for an hour. After dark, at low tide, the waiters set one table on the sand at the end of your path, and light its candles.',
        stay: 'havelock-island',
      },
      {
        title: 'Harbour lights',
        text: 'In the evening sit on Port Blair’s sea front, with tea, and watch the ships light up. There’s also the show at the Cellular Jail ({extra:jail-show} each).',
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
    safety: [
      dangers.radhanagarForTwo,
      dangers.ownBeach,
      dangers.reefs,
    ],
    planner: {
      name: 'Shiny',
      quote: 'The tide decides which evening you dine on the sand. You decide the menu, and whether a man or a woman gives each of you the massage.',
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
      'Shiny here! The sea is 28 to 30 °C all year, so you won’t even gasp. If you can’t swim, you hold a ring on the reefs, and a guide pulls it.',
      'The marine park, its boat and permit are in the price. A guide ({extra:snorkelling-with-a-guide} each on Neil) and a first dive (from {extra:first-dive-from-the-shore}) are extra.',
      'The car waits for you every day, so you can go home wet.',
      'Marine Hill House (Deluxe) and Sandbar Pavilions (Luxury) have vegetarian kitchens. Your cake can be eggless.',
    ],
    itinerary: [
      {
        title: 'Salt on your lips',
        text: 'Walk along the sea front until you taste the salt. Which of you is nervous? Say so over an early dinner, and tomorrow you’ll go in holding hands.',
        stay: 'port-blair',
      },
      {
        title: 'A first swim at Radhanagar',
        text: 'By afternoon you’ll be in the warm green water off Radhanagar Beach, with tall forest behind the sand. Float with your ears under, and you’ll hear your own breath: that’s how it sounds tomorrow, under water.',
        ferryRoutes: ['port-blair-to-havelock'],
        stay: 'havelock-island',
      },
      {
        title: 'Sleep in or dive, then dine on the sand',
        text: 'Try a first dive: an instructor stays beside you, and you go no deeper than 12 metres (40 feet). Ask me for the health form before you leave home. In the evening your table is on the sand, and you’ll go through every fish you saw, with your hands.',
        stay: 'havelock-island',
      },
      {
        title: 'Snorkelling at Bharatpur',
        text: 'At the right tide you’ll wade in with a guide and a mask and drift over staghorn coral. You can’t talk, so squeeze fingers: once for “look”, twice for “quick!”.',
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
        text: 'Your boat leaves at about nine. On whichever island is open, you’ll have two and a half hours over plate corals, just off the sand. Please don’t stand on any.',
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
    safety: [
      dangers.radhanagarForTwo,
      dangers.reefs,
      'Wandoor and Laxmanpur: don’t swim. Laxmanpur has hidden rock.',
      'Jolly Buoy: stay near your guide, in case of a current.',
    ],
    planner: {
      name: 'Shiny',
      quote: 'If one of you is nervous, choose the dive from the shore: you walk in hand in hand, and nobody hurries you.',
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
      'Shiny here! By the third evening you’ll have a favourite beach, and a waiter who knows what you drink.',
      'The car is yours eight hours a day.',
      'If you’re not on honeymoon, the week without the extras costs {priceWithoutExtras:honeymoon-7-nights-8-days} each.',
      'Marine Hill House (Deluxe) and Sandbar Pavilions (Luxury) have vegetarian kitchens. Your cake can be eggless.',
    ],
    itinerary: [
      {
        title: 'Tea above the harbour',
        text: 'The sun sets early here, at about five in December. Order a pot of tea, and stay until it’s dark: nothing else is planned.',
        stay: 'port-blair',
      },
      {
        title: 'Shade or sea',
        text: 'There are flowers on the bed, so your shirts will have to go round them. Unpack every last one: for three nights there’s nothing to decide but shade or sea.',
        ferryRoutes: ['port-blair-to-havelock'],
        stay: 'havelock-island',
      },
      {
        title: 'An hour with a photographer',
        text: 'Late in the afternoon the water off Radhanagar is green and as warm as a bath. Before sunset my photographer comes, stays a few steps behind and tells you to forget him. By the tenth picture you will have.',
        stay: 'havelock-island',
      },
      {
        title: 'Dinner on dark sand',
        text: 'Tonight I’ll send a table down to the beach: candles, four courses of fish or vegetables, cool sand under your feet. Between October and April, on a dark night, the waves sometimes glow. If they do, blow out the candles!',
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
        title: 'Dressed for dinner',
        text: 'It’s your last night, so dress up. Order prawns in coconut, or a dosa each, eat with your fingers, and stay late.',
        ferryRoutes: ['neil-to-port-blair'],
        stay: 'port-blair',
      },
      {
        title: 'Forty pictures',
        text: 'The photographer’s forty pictures are yours to keep. At breakfast each choose one without telling. It’s nearly always the same one!',
      },
    ],
    latestLanding: '15:00',
    includes: ['beach-dinner', 'cake', 'flower-bed', 'photographs'],
    story: '/blogs/havelock-or-neil-and-how-many-nights',
    sellingPoint: 'Five island nights, and a photographer',
    unsuitableFor: 'couples who want museums or full days',
    safety: [
      dangers.radhanagarForTwo,
      dangers.ownBeach,
      dangers.reefs,
      dangers.arch,
    ],
    planner: {
      name: 'Shiny',
      quote: 'I’d choose this one for my own honeymoon. Bring two books each.',
    },
  },
];

export const themedPackages: ValidPackage[] = [
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
      'The Cellular Jail by day, and a beach under tall trees, in one long weekend',
      '{nights:andaman-delights}',
    ],
    introduction: 'Two days’ leave and a weekend are enough: fly out on Friday, and you’re home on Monday.',
    overview: [
      'Arnab here. The jail is on the first afternoon, Radhanagar on the second, and another swim on the third.',
      'One night on Havelock leaves no morning for a dive: divers take “Explore Havelock”.',
      'From January to April you can usually stop on Neil on the way back, free.',
    ],
    itinerary: [
      {
        title: 'The Cellular Jail by day and by night',
        text: 'Land by noon, and the same afternoon you’ll stand in a cell. You’ll see the gallows, and then climb to the roof and look out over the harbour. Come back after dark for the show.',
        openingHours: ['cellular-jail', 'light-show'],
        stay: 'port-blair',
      },
      {
        title: 'Across Havelock to Radhanagar',
        text: 'You’ll sail around 8.30 and be on Havelock by eleven. At two you’re in the water at Radhanagar. Sleep in the shade, and stay for the sunset.',
        ferryRoutes: ['port-blair-to-havelock'],
        stay: 'havelock-island',
      },
      {
        title: 'A swim, then the ferry',
        text: 'Go back to Radhanagar while the sand is cool, and swim once the lifeguards are there.',
        ferryRoutes: ['havelock-to-port-blair'],
        stay: 'port-blair',
      },
      {
        title: 'Still only the fourth day',
        text: 'Over your second tea, around 8.30, you may hear a ship’s horn. That’s the morning ferry. You needn’t run for it.',
      },
    ],
    latestLanding: '12:00',
    story: '/blogs/a-morning-at-haddo-wharf',
    sellingPoint: 'Our shortest trip, and our lowest price',
    unsuitableFor: 'guests who like to travel slowly',
    safety: [
      dangers.radhanagar,
      dangers.bharatpur,
      'Neil’s arch: wear shoes with grip, touch nothing, and leave before the pools join.',
    ],
    planner: {
      name: 'Arnab',
      quote: 'My father went to sea. He planned every voyage from its last day, and I plan your ferries the same way.',
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
      'You’ll pack every morning, and by afternoon you’re on another island.',
      'On Neil, eat what the boats brought in that morning, fried while you wait.',
    ],
    itinerary: [
      {
        title: 'Ruins on Ross Island',
        text: 'A few minutes by launch, and you’re in a town without a single inhabitant. The church and the bakery have lost their roofs to the trees. Peacocks call from behind them.',
        visits: ['ross-island'],
        stay: 'port-blair',
      },
      {
        title: 'Long sand on Havelock',
        text: 'By afternoon you’ll be on Radhanagar Beach: two kilometres of sand, facing west. Swim first. Then walk south, and turn round when the sun is a hand above the sea. You’ll be back with the last light.',
        ferryRoutes: ['port-blair-to-havelock'],
        stay: 'havelock-island',
      },
      {
        title: 'An evening on Neil',
        text: 'If the water is low, the rock arch comes first. At sunset you’ll be at Laxmanpur.',
        ferryRoutes: ['havelock-to-neil'],
        stay: 'neil-island',
      },
      {
        title: 'A swim beside the jetty',
        text: 'Bharatpur is beside the jetty. With the tide in, you can swim until an hour and a half before you sail. Half an hour later you’re at the counter, in a dry shirt.',
        ferryRoutes: ['neil-to-port-blair'],
        stay: 'port-blair',
      },
      {
        title: 'The whole trip from a roof',
        text: 'Before an afternoon flight ask, and we’ll take you to the Cellular Jail at no charge, if it’s open that day. From its roof you’ll see Ross Island, where you began.',
      },
    ],
    latestLanding: '11:00',
    story: '/blogs/five-days-for-a-first-visit',
    sellingPoint: 'Ross Island as well as Havelock and Neil',
    unsuitableFor: 'guests who get seasick, or don’t like to pack',
    safety: [
      dangers.radhanagar,
      dangers.bharatpur,
      dangers.arch,
      dangers.ross,
    ],
    planner: {
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
    introduction: 'Shiny here! This is Havelock for friends who’d rather walk, paddle and dive than lie down. If wind costs you a dive, you get another morning for it, or your money back.',
    overview: [
      'One evening I can have a friends’ table laid on the sand at low tide: fish from the grill, {extra:friends-table} each, for six or more.',
      'Dives, kayaks, masks and scooters are extra.',
      'If your plane’s late, we’ll move you to the next ferry. You pay only for new seats ({extra:seat-to-havelock} each) and what a hotel keeps.',
      // A night on Havelock less one in Port Blair (rooms in terms.ts).
      'If you land after ten, you sleep in Port Blair and sail next morning. You pay ₹750 less each, and the divers go on the third day.',
      'From January to April you can usually stop on Neil on the way back, free.',
    ],
    itinerary: [
      {
        title: 'From the plane to the ferry',
        text: 'Land by ten, and you’ll sail around noon, straight from the airport.',
        ferryRoutes: ['port-blair-to-havelock'],
        stay: 'havelock-island',
      },
      {
        title: 'Sunrise, then a boat or a kayak',
        text: 'Set your alarms: the sun comes up behind Kalapathar’s black boulders. At seven the divers leave with Ninth Reef Divers, and are back for lunch. The rest of you go back to bed, or follow a guide by kayak into the mangroves. Before sunset you’ll all be on Radhanagar Beach.',
        early: true,
        stay: 'havelock-island',
      },
      {
        title: 'On foot to the reef',
        text: 'A path loud with cicadas takes you over roots and mud to Elephant Beach’s coral, where a guide, with a mask for you, costs {extra:snorkelling-with-a-guide} a person. When high tide covers the path, we take you by boat at our cost. From June to September no boats run, so you go at another hour. Around new moon, from October to April, you’re out again at seven, in four double kayaks ({extra:kayak-by-night} a person; “Kayaking” has the nights). Dip a paddle, and there may be blue light.',
        openingHours: ['elephant-beach'],
        stay: 'havelock-island',
      },
      {
        title: 'Back to Port Blair',
        text: 'Take scooters ({extra:scooter} for two, and fuel) to Radhanagar while the road’s cool, and be back by ten: you sail around noon. After dark there’s the show at the Cellular Jail ({extra:jail-show} each), and biryani at one long table in the bazaar.',
        ferryRoutes: ['havelock-to-port-blair'],
        stay: 'port-blair',
      },
      {
        title: 'Who owes whom?',
        text: 'Eat slowly, swap your pictures, and settle up for fuel and coconuts.',
      },
    ],
    latestLanding: '10:00',
    story: '/blogs/your-first-dive-at-havelock',
    guest: 'farah-hyderabad',
    sellingPoint: 'Straight from the plane to Havelock, for friends',
    unsuitableFor: 'anyone who finds rough paths hard',
    safety: [
      dangers.radhanagar,
      'Kayaks: keep your hands inside. There are crocodiles in the creeks.',
      dangers.reefs,
      'Neil’s arch: wear shoes with grip, touch nothing, and leave before the pools join.',
    ],
    planner: {
      name: 'Shiny',
      quote: 'How many of you dive, and who’s never tried? Tell me when you write! The boat takes only eight, so I’ll hold seats for both mornings.',
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
    introduction: 'Shiny here! Havelock is tall forest. Neil is flat, green and so small you soon know every road.',
    overview: [
      'At low tide you look into rock pools; at high tide you swim. So breakfast may be at six one day and at ten the next.',
      'Travelling alone, with a room to yourself, you pay {priceForOne:havelock-neil-escapade} in Standard or {plan:alone-in-deluxe.total} in Deluxe.',
      'As a woman alone, I’d take Deluxe. At Mohwa Garden there are people about until ten. At Coral Fig everyone sits round the grill at seven, and you needn’t eat by yourself.',
    ],
    itinerary: [
      {
        title: 'A first look at the tide',
        text: 'When the heat goes, walk along the sea front and see how high the water stands. Remember it, because from tomorrow the sea writes your timetable. I only type it.',
        stay: 'port-blair',
      },
      {
        title: 'Havelock’s east shore',
        text: 'At low tide the sea has left pools and ripples. Bend down: that pebble has legs!',
        ferryRoutes: ['port-blair-to-havelock'],
        stay: 'havelock-island',
      },
      {
        title: 'Elephant Beach, then Radhanagar',
        text: 'Say low water’s at ten. Start down the forest path at half past eight. You’ll have your time over the coral, and be back before the water is. You’ll have mud up to your knees, so wash it off at Radhanagar Beach.',
        openingHours: ['elephant-beach'],
        stay: 'havelock-island',
      },
      {
        title: 'Neil’s rock arch',
        text: 'Neil’s rock arch and its pools come first, if the tide’s low: gobies dart, and whole shells get up and walk. If it’s high, begin at Laxmanpur, stay for the sunset and try the arch in the morning.',
        ferryRoutes: ['havelock-to-neil'],
        stay: 'neil-island',
      },
      {
        title: 'The lagoon at Bharatpur',
        text: 'The lagoon is warm and green and, with the tide in, deep enough to swim.',
        ferryRoutes: ['neil-to-port-blair'],
        stay: 'port-blair',
      },
      {
        title: 'Home without shells',
        text: 'Before you pack, turn out your pockets and shake your sandals: by law shells, coral and sand stay on the islands.',
      },
    ],
    latestLanding: '16:00',
    story: '/blogs/havelock-or-neil-and-how-many-nights',
    sellingPoint: 'Ferries chosen by the tide table, as far as sailings let us',
    unsuitableFor: 'anyone who comes for history',
    safety: [
      dangers.radhanagar,
      dangers.ownBeach,
      dangers.reefs,
      dangers.arch,
    ],
    planner: {
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
    introduction: 'You’ll walk under padauk and gurjan trees, past roots as high as your shoulder, and stop for woodpeckers.',
    overview: [
      'None of the three walks takes more than two hours.',
      'From January to April you can usually stop on Neil on the way back, free.',
    ],
    itinerary: [
      {
        title: 'Before the forest',
        text: 'Watch the clouds over tea in the bazaar, and buy repellent and an umbrella: tomorrow you’ll be glad of one or the other.',
        stay: 'port-blair',
      },
      {
        title: 'Chidiya Tapu and Munda Pahad',
        text: 'It’s an hour to Chidiya Tapu. Climb through forest, and stop whenever a bird calls. At the top the trees stop at a cliff, and you feel the wind again.',
        openingHours: ['munda-pahad'],
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
        text: 'The path goes down through wet forest for 40 to 45 minutes, to the coral. It’s open between two high tides. A boat can take you back until early afternoon, for an extra fare.',
        openingHours: ['elephant-beach'],
        stay: 'havelock-island',
      },
      {
        title: 'Under the trees at seven',
        text: 'Before the ferry, walk under Radhanagar’s trees. The only hammering is the woodpecker’s.',
        ferryRoutes: ['havelock-to-port-blair'],
        stay: 'port-blair',
      },
      {
        title: 'The saw mill at Chatham',
        text: 'Chatham’s mill has been sawing padauk since the 1880s, and the sawdust is red. Before a late flight ask, and we’ll take you there at no charge, if it’s open that day. Smell an offcut.',
      },
    ],
    latestLanding: '15:00',
    story: '/blogs/five-quiet-minutes-over-the-coral',
    sellingPoint: 'The most forest of all our trips',
    unsuitableFor: 'guests who dislike steep paths, mud or insects',
    safety: [
      'Munda Pahad: stay behind the barrier at the cliff. Chidiya Tapu: don’t swim (crocodiles).',
      dangers.radhanagar,
      'Elephant Beach: wear a life jacket; on the path, shoes with grip.',
    ],
    planner: {
      name: 'Arnab',
      quote: 'The gate at Munda Pahad closes in the late afternoon. So leave town at 12.30, and start up by two.',
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
      'The mangroves close over your boat. Then the rock does. It’s the strangest day in the islands, and a long one: twelve hours, starting at three in the morning.',
      'The path to the cave has stairs.',
      'From January to April you can usually stop on Neil on the way back, free.',
    ],
    itinerary: [
      {
        title: 'An early night',
        text: 'Eat an early thali in the bazaar. Put your identity card, a torch, water, closed shoes with grip and a scarf against the dust by the door, and be asleep by eight.',
        stay: 'port-blair',
      },
      {
        title: 'Baratang and back',
        text: 'At six the convoy starts through a reserve. By law nobody stops, photographs or gives anything. An open boat takes you up a creek. In the cave stand still: you’ll hear water drip before your torch finds the spike of stone it has built. If its gate is open, the mud volcano comes last.',
        visits: ['baratang'],
        early: true,
        stay: 'port-blair',
      },
      {
        title: 'Sleep late, swim off Havelock',
        text: 'By afternoon the last of the dust will come off in the sea at Radhanagar Beach. Yesterday there was stone over your head. Lie on your back and look up.',
        ferryRoutes: ['port-blair-to-havelock'],
        stay: 'havelock-island',
      },
      {
        title: 'Radhanagar in the morning',
        text: 'You have the beach until the ferry. Paddle first, and swim once the lifeguards are there.',
        ferryRoutes: ['havelock-to-port-blair'],
        stay: 'port-blair',
      },
      {
        title: 'A morning without an alarm clock',
        text: 'At three this morning other people’s cars left for the caves. You turned over. Ask for a second breakfast, and pack when you feel like it.',
      },
    ],
    latestLanding: '16:00',
    story: '/blogs/a-morning-at-haddo-wharf',
    sellingPoint: 'The shortest of our trips to the caves',
    unsuitableFor: 'children under ten, and anyone who finds uneven paths hard',
    safety: [
      dangers.caves,
      dangers.radhanagar,
      dangers.bharatpur,
    ],
    planner: {
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
      'Order dinner by noon, so that the kitchen can buy your fish as the boats come in.',
      'Flowers and a cake are in the price. A candlelit dinner is extra: {extra:candle-light-dinner}, or {extra:beach-dinner} on the beach.',
      'Marine Hill House (Deluxe) has a vegetarian kitchen; on Neil Shiny asks for a clean pan. Your cake can be eggless.',
      'From January to April you can usually spend three hours on Havelock on the way back, free.',
    ],
    itinerary: [
      {
        title: 'The last traffic for three days',
        text: 'Eat in Aberdeen Bazaar, among scooters and loudspeakers. From tomorrow you’ll hear the sea, and perhaps a rooster.',
        stay: 'port-blair',
      },
      {
        title: 'Laxmanpur after the last ferry',
        text: 'You’ll be on Neil by mid-morning. Leave the flowers on the bed for later, and be at Laxmanpur before the sun goes down, when the day’s visitors are already at sea.',
        ferryRoutes: ['port-blair-to-neil'],
        stay: 'neil-island',
      },
      {
        title: 'A free day on Neil',
        text: 'Get up in the dark (just this once!), and you’ll see the first sun turn Sitapur’s cliffs pink. Go back to bed. Later there’s the lagoon at Bharatpur, the rock arch at low tide, or the lanes by bicycle ({extra:bicycle} each).',
        stay: 'neil-island',
      },
      {
        title: 'Bharatpur, then the ferry',
        text: 'Swim beside the jetty, and leave yourself time to dry.',
        ferryRoutes: ['neil-to-port-blair'],
        stay: 'port-blair',
      },
      {
        title: 'Bananas for the plane',
        text: 'Neil feeds Port Blair, so among the barrows of Aberdeen Bazaar you’ll meet your neighbours again: brinjal, bitter gourd, bananas. Buy the bananas.',
      },
    ],
    latestLanding: '15:00',
    includes: ['cake', 'flower-bed'],
    story: '/blogs/havelock-or-neil-and-how-many-nights',
    sellingPoint: 'Two quiet nights on Neil',
    unsuitableFor: 'couples who want bars and other people in the evening',
    safety: [
      dangers.radhanagarForTwo,
      dangers.bharatpur,
      dangers.arch,
      'Sitapur: keep out from under the overhangs, where blocks fall.',
    ],
    planner: {
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
    introduction: 'One of you reads every plaque, and the other is waiting for the sea. Port Blair was a British penal settlement, the Japanese held it from 1942 to 1945, and in 1943 Subhas Chandra Bose raised the Indian flag here.',
    overview: [
      'If you’re vegetarian, choose Deluxe, and add dinner ({extra:half-board} each a night): on three nights it comes from the vegetarian kitchen of Marine Hill House.',
      'Ross Island is uphill. In the jail you climb only if you want the upper cells or the roof.',
      'With dinner at your hotels, two of you pay {plan:couple-in-their-fifties.total} in Deluxe. Flights, lunches and a guide are extra.',
    ],
    itinerary: [
      {
        title: 'The jail after dark',
        text: 'After dark you’ll sit in the open yard of the Cellular Jail. Lights move along three wings that were once seven, and a voice tells you who was held there. Tell Arnab if you’d like Hindi or English, and he’ll look for that show.',
        openingHours: ['light-show'],
        stay: 'port-blair',
      },
      {
        title: 'Ross Island, then the cells',
        text: 'On Ross Island, where the British lived, deer come out from under the trees to look at you. Roots have split the church, and now hold it up. In the afternoon you’ll see the cells by daylight, the oil mill to which men were harnessed, and the view from the roof.',
        visits: ['ross-island'],
        openingHours: ['cellular-jail'],
        stay: 'port-blair',
      },
      {
        title: 'Under the trees of Radhanagar',
        text: 'Sit under tall trees, swim, or only paddle. Stay until the sun’s gone and the cicadas begin.',
        ferryRoutes: ['port-blair-to-havelock'],
        stay: 'havelock-island',
      },
      {
        title: 'Lunch from the next field',
        text: 'For about ₹400, lunch is rice, dal and brinjal, fried while you wait. The families who cleared Neil’s fields in the 1960s named four of its five villages from the Ramayana. You’ll drive the lanes through Sitapur and Bharatpur and, if the tide allows, to the rock arch. At sunset sit on a drift log at Laxmanpur.',
        ferryRoutes: ['havelock-to-neil'],
        stay: 'neil-island',
      },
      {
        title: 'Bharatpur, then the bazaar',
        text: 'Before you sail, look down on coral through the floor of a boat (extra). You wade to your knees, and it’s one high step up. In the evening the whole town walks past your biryani in Aberdeen Bazaar.',
        ferryRoutes: ['neil-to-port-blair'],
        stay: 'port-blair',
      },
      {
        title: 'The last chapter',
        text: 'The coast road to Corbyn’s Cove runs between the sea and low bunkers from the Japanese years. Before an afternoon flight, or on the evening before, ask for it, at no charge.',
      },
    ],
    latestLanding: '16:00',
    story: '/blogs/a-morning-at-haddo-wharf',
    sellingPoint: 'The jail by night and by day, and Ross Island',
    unsuitableFor: 'small children, snorkellers, and guests who’d rather unpack once',
    safety: [
      dangers.radhanagar,
      'Corbyn’s Cove: don’t swim (crocodiles). Small boats: wear the life jacket.',
      dangers.arch,
      dangers.ross,
    ],
    planner: {
      name: 'Arnab',
      quote: 'If your knees are good, take both islands: on Neil there isn’t a plaque to read. If they aren’t, spend both nights on Havelock, at step-free Sandbar Pavilions, with one ferry fewer.',
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
      'Follow the road north to its end, where a boat takes you to two islands joined by sand',
      '{nights:pristine-andaman}',
    ],
    introduction: 'These are Arnab’s notes for the road north. It runs out among paddy fields, under a mountain. The rooms are simple, and at Rangat you may have a whole beach to yourselves.',
    overview: [
      'In tea shops Bengali, Tamil, Telugu and Malayalam may share a table, over rice and fish curry.',
      'From January to April you can usually stop on Neil on the way back, free.',
    ],
    itinerary: [
      {
        title: 'Cash and maps',
        text: 'Over lime soda, follow tomorrow’s road on the map with a finger. Download it, and take out cash: signal and cash machines are rarer in the north.',
        stay: 'port-blair',
      },
      {
        title: 'Up the road to Rangat',
        text: 'You’ll leave at three in the morning to join the first convoy, at six. It crosses a tribal reserve: by law nobody stops, photographs or gives anything. By afternoon you’re at Dhani Nallah, where 700 metres of planks lead over the mangroves to a long beach. I counted the people on it once. There were four, and two of them were ours.',
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
        text: 'A boat takes 30 minutes and costs {extra:boat-to-ross-and-smith} each. At low water you’ll walk on white sand from Ross to Smith and back. From about December to March, wait at Kalipur after dark, without a lamp, for a turtle to come ashore. It can take half the night.',
        stay: 'diglipur',
      },
      {
        title: 'The long road back',
        text: 'The last convoy leaves in the early afternoon, and I’ve missed it once. So you’ll start before it’s light and drive the whole road back, with a driver I’ve made sure has slept.',
        early: true,
        stay: 'port-blair',
      },
      {
        title: 'Barefoot on Havelock',
        text: 'There’s no alarm today. At Radhanagar leave your shoes under the trees, and walk in.',
        ferryRoutes: ['port-blair-to-havelock'],
        stay: 'havelock-island',
      },
      {
        title: 'A walk by the tide table',
        text: 'Have a late breakfast, and look at the tide table. At low water walk Havelock’s east shore, all pools and ripples.',
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
    safety: [
      dangers.radhanagar,
      'Dhani Nallah: don’t swim (crocodiles). Kalipur: stay by the forest staff, out of the sea.',
      'Ross and Smith: life jacket in the boat. Leave the sandbar when the boatman calls.',
      'Neil: life jacket at Bharatpur. Arch: shoes with grip, touch nothing, leave before pools join.',
    ],
    planner: {
      name: 'Arnab',
      quote: 'Each night the forest staff say who may watch, and some nights no turtle comes, so you have two. With a foreign passport, write early: permits take time.',
    },
  },
];

// The bands of the price filter, from the lowest price to the highest. Each band begins where the previous one ends,
// and includes the price "to", or ends just under the price "below".
export const priceBands: PriceBand[] = [
  { label: 'Below 15000', below: 15000 },
  { label: '15000-25000', to: 25000 },
  { label: '25000-50000', to: 50000 },
  { label: '50000-80000', to: 80000 },
];
