// The packages for sale: family, honeymoon and flagship. The order of each list is the order on the site.
// terms.ts says what their price covers. With `onRequest`, the card says "On Request", and only the page has the price.
// `itinerary` has an entry for each day, from which the site takes the length, the nights and the places. `ferryRoutes`
// lists the ferries of the day, `visits` the places of an outing, `alsoVisits` entries of opening-hours.ts, and `stay`
// is the place of the night. The site shows opening hours, so the text must not repeat them.
// `latestLanding` is the latest time to land at which the first day still works. `bookEarly` says why guests should
// write early and by when: check it before each season. `freeStopover` is the island where guests can stop on the way,
// at no extra charge. `popularExtras` are the extras that guests choose most, which its page shows first.
import type { PackageEntry, PriceBand, Suggestions } from './schema/package';

// What is dangerous at places of several trips. Each line begins with the place. Honeymoons don't mention crocodiles.
const safetyLines = {
  radhanagar: 'Radhanagar: swim between the flags.',
  radhanagarEarly: 'Radhanagar: paddle until the lifeguards come, then swim between the flags.',
  radhanagarForTwo: 'Radhanagar gets deep quickly. Swim between the flags while the lifeguards are there. At other times, or if you can’t swim, just paddle.',
  ownBeach: 'Your hotel’s beach: swim around high tide, when it’s calm, never alone.',
  bharatpur: 'Bharatpur: swim in a life jacket, among boats.',
  reefsOnFoot: 'Bharatpur, Elephant Beach: wear a life jacket. If water covers the path, turn back.',
  elephantBeach: 'Elephant Beach: wear a life jacket among the boats.',
  arch: 'Neil’s arch: keep out of the pools, and leave as the tide turns. Laxmanpur: don’t swim.',
  caves: 'Caves: in the boat, life jacket on and hands inside (crocodiles). The rock is slippery.',
};

export const familyPackages: PackageEntry[] = [
  {
    slug: 'family-4-nights-5-days',
    updated: '2026-11-30',
    name: 'Made for toddlers',
    price: { was: 26500, now: 22500 },
    image: {
      src: '/images/packages/family-4-nights-5-days.svg',
      alt: 'A red toy bucket on pale sand at noon, ankle-deep green water behind it',
    },
    points: [
      'Sand in the cool hours, a nap after lunch, and warm water to sit down in',
      '{nights:family-4-nights-5-days}',
    ],
    overview: [
      'I ran a front desk, and I know the sound of a missed nap. On your full day on Havelock there’s nothing from nine to four but shade, lunch and sleep.',
      'You have a car and driver eight hours a day, so when your child has had enough, you leave. In “For three generations”, at the same price, the car comes for the drives in your plan.',
      'Most kitchens make idli, curd rice or plain dal.',
      'If there’s a fever at two in the morning, call us. The health centre is about ten minutes away.',
    ],
    itinerary: [
      {
        title: 'First a sleep, then the ships',
        text: 'When it cools, wave at the ships in the harbour until one hoots.',
        stay: 'port-blair',
      },
      {
        title: 'By ferry to Havelock',
        text: 'Hold your little one up to the window and look for flying fish. At four it’s time for the bucket.',
        ferryRoutes: ['port-blair-to-havelock'],
        stay: 'havelock-island',
      },
      {
        title: 'Sandcastles before breakfast',
        text: 'By seven you’re on Radhanagar Beach, while the sand is cool. Build and paddle until breakfast, at nine.',
        stay: 'havelock-island',
      },
      {
        title: 'A hole for the sea',
        text: 'Your child digs a deep one at the water’s edge, and the sea fills it just as fast. You sail around noon, which is nap time.',
        ferryRoutes: ['havelock-to-port-blair'],
        stay: 'port-blair',
      },
      {
        title: 'Paper dosas',
        text: 'A paper dosa is so big that your child disappears behind it.',
      },
    ],
    latestLanding: '15:00',
    freeStopover: 'neil-island',
    party: { adults: 2, children: 0, toddlers: 1 },
    youngestAge: 2,
    popularExtras: ['half-board', 'sea-view-on-havelock', 'extra-night'],
    relatedPost: '/blogs/andaman-with-children-and-grandparents',
    testimonial: 'thomas-kochi',
    sellingPoint: 'Days that follow a nap, and a car eight hours a day',
    unsuitableFor: 'children over six, who’ll want more to do',
    safety: [
      'Radhanagar gets deep fast: hold hands, and only paddle until the lifeguards come. Then stay between the flags.',
    ],
    bookEarly: 'Few hotels have a bed wide enough for three, so send me your dates as soon as you know them.',
    planner: {
      name: 'Meera',
      quote: 'Who rolls out of bed, and who wants milk at five? I’ll ask for a wide bed, pushed up against the wall, and a kettle.',
    },
  },
  {
    slug: 'family-5-nights-6-days',
    updated: '2026-11-30',
    name: 'For three generations',
    price: { was: 26500, now: 22500 },
    image: {
      src: '/images/destinations/havelock-island.svg',
      alt: 'Two chairs under a red and white umbrella on pale sand, giant trees behind, boats at anchor',
    },
    points: [
      'Giant clams for the children, a chair in the shade for Grandmother, and the Cellular Jail by night',
      '{nights:family-5-nights-6-days}',
    ],
    introduction: 'My own grandmother wants a long breakfast, then a bench with something to watch. So there are three nights in one hotel, one outing a day, and a chair at the end of it. These are one family’s days. Yours follow your own ages and knees.',
    overview: [
      'For six or more, toddlers counted, the second car is free. Grandmother’s leaves when she likes, with anyone who’s tired.',
      // ₹9,000 is what one person pays for a room alone (`singleSupplement` in terms.ts). Half board is ₹17,500, and five lunches for five people ₹10,000. With six flights at ₹14,000, and with
      // `morning-over-coral`, that’s ₹2,23,600.
      'From 16 January to 14 December four adults, a child and a toddler pay {plan:family-of-six.total} in Standard. A third room adds ₹9,000.',
      'With dinners that’s ₹1,23,600, and with lunches too ₹1,33,600.',
      'The coral and flights from Kolkata bring it to about ₹2,24,000.',
      'On LTC your office may pay back about ₹14,000 for each of you it accepts. Write to us eight weeks before you land.',
    ],
    itinerary: [
      {
        title: 'A whale in the garden',
        text: 'The museum keeps its whale’s skeleton in the garden, where a small child may be as loud as she likes. Over tea on the seafront you watch the ships light up. At Padauk Court (Standard) dinner is fish fried in turmeric.',
        alsoVisits: ['samudrika-naval-marine-museum'],
        stay: 'port-blair',
      },
      {
        title: 'The ferry to Havelock',
        text: 'You leave at about seven, with breakfast packed, and by eleven you’re on Havelock. If someone needs an arm on the gangway, I’ll ask the crew for one. After a nap the children build the first sandcastle, and Grandmother has tea under the palms.',
        ferryRoutes: ['port-blair-to-havelock'],
        stay: 'havelock-island',
      },
      {
        title: 'A morning for each of you',
        text: 'From age six you can take the boat to Elephant Beach, where a guide pulls you over giant clams ({plan:swim-ring.total} each, with the boat). When your shadow falls on one, it shuts. The others have a long breakfast, then take a bucket to the shade at Kalapathar, which is too rocky to swim. Someone quick on their feet stays with the little one. Lunch in the bazaar is rice, dal and the morning’s catch, cooked the Bengali way, and you’ll hear about the clam twice. If the tide’s out for the coral, I’ll swap this day and the next.',
        alsoVisits: ['elephant-beach'],
        stay: 'havelock-island',
      },
      {
        title: 'Radhanagar Beach in the afternoon',
        text: 'Grandmother’s son bowls, a grandchild bats, and her word is final. It’s 120 level paces to her chair, the last thirty on soft sand, and the driver carries it and gives her his arm. An aunt who’d rather walk has the whole beach. There are clean toilets. When Grandmother tires, one car drives her home, with the toddler if you like, and the others have the last light.',
        stay: 'havelock-island',
      },
      {
        title: 'Hot luchi, and the jail after dark',
        text: 'At half past six, whoever stayed behind on day 3 walks on Radhanagar, and brings back hot luchi from the bazaar. I’ll ask for one room, free, until half past twelve, so that Grandmother can lie down. If it’s taken, you can still wash and change. You sail at about two. After dark the Cellular Jail tells its story in an open, nearly level yard. Parts are grim, so under-eights are better off at the hotel with one of you. Anyone aged five or over who stays behind saves {extra:jail-show}.',
        ferryRoutes: ['havelock-to-port-blair'],
        alsoVisits: ['light-show'],
        stay: 'port-blair',
      },
      {
        title: 'The cells by daylight',
        text: 'Unless you fly early, to Delhi or Bengaluru, you go back to the jail and stand in a cell. Barindra Ghosh and Ullaskar Dutt were held here. A guide who tells it in Bengali or Tamil is {extra:guide}. The one who missed the show goes now, and the other has a second cup of tea with the little ones.',
        alsoVisits: ['cellular-jail'],
      },
    ],
    latestLanding: '12:00',
    party: { adults: 4, children: 1, toddlers: 1 },
    // At 7, its total offers snorkelling, but no dives, sea walk or kayaks, which few such families want.
    youngestAge: 7,
    popularExtras: [
      'half-board',
      'boat-to-elephant-beach',
      'snorkelling-with-a-guide',
      'guide',
      'ltc-invoice',
    ],
    relatedPost: '/blogs/andaman-with-children-and-grandparents',
    testimonial: 'bharati-kolkata',
    sellingPoint: 'Three nights in one hotel, and only two ferries',
    unsuitableFor: 'restless teenagers',
    safety: [
      'Radhanagar: hold small hands, and only paddle until the lifeguards come. Then swim between the flags.',
      safetyLines.elephantBeach,
    ],
    bookEarly: 'Few dates give you high water for the coral on day 3 and hard sand for cricket on day 4. In 2027 land on 19 January, 19 February, or 5 or 19 March. For any other week, ask me.',
    planner: {
      name: 'Meera',
      quote: 'How many stairs are too many? If it’s one, choose Standard or Luxury, with a lift in Port Blair and not a step on Havelock. In Deluxe there are three, without a rail.',
    },
  },
  {
    slug: 'family-6-nights-7-days',
    updated: '2026-11-30',
    name: 'A week for children',
    price: { was: 36200, now: 30500 },
    image: {
      src: '/images/packages/family-6-nights-7-days.svg',
      alt: 'A striped lighthouse on a wooded hill at dawn, a small launch crossing the bay below',
    },
    points: [
      'A whale’s ribs, a lighthouse and tide pools, for children who ask why all day',
      '{nights:family-6-nights-7-days}',
    ],
    overview: [
      'The tide sets the timetable, and so does hunger. Hunger wins.',
      'It’s our fullest family week, with four islands, and a car eight hours a day.',
    ],
    itinerary: [
      {
        title: 'A blue whale’s skeleton',
        text: 'It lies in the garden of the Samudrika museum. Let the children pace it out from jaw to tail.',
        alsoVisits: ['samudrika-naval-marine-museum'],
        stay: 'port-blair',
      },
      {
        title: 'A lighthouse and spotted deer',
        text: 'At North Bay let the children find the lighthouse of the old twenty-rupee note. On Ross Island, find the bakery’s ovens.',
        visits: ['ross-island', 'northbay'],
        stay: 'port-blair',
      },
      {
        title: 'Across Havelock to the sand',
        text: 'By four you’ll be on Radhanagar Beach, with sand enough for a town with walls and a moat.',
        ferryRoutes: ['port-blair-to-havelock'],
        stay: 'havelock-island',
      },
      {
        title: 'Face down over the coral',
        text: 'Take the early boat to Elephant Beach ({extra:boat-to-elephant-beach} each). A child who can’t swim lies on a ring, towed by a guide ({extra:snorkelling-with-a-guide}).',
        alsoVisits: ['elephant-beach'],
        stay: 'havelock-island',
      },
      {
        title: 'Pools under Neil’s arch',
        text: 'At low tide you walk out to the rock arch and look for brittle stars in the pools. If the water’s too high, you paddle at Bharatpur instead.',
        ferryRoutes: ['havelock-to-neil'],
        stay: 'neil-island',
      },
      {
        title: 'The jail after dark',
        text: 'The children have dinner at five, and when it gets dark you’re in the yard of the Cellular Jail. Some of its story is hard. If you leave it out, you each pay {extra:jail-show} less.',
        ferryRoutes: ['neil-to-port-blair'],
        alsoVisits: ['light-show'],
        stay: 'port-blair',
      },
      {
        title: 'Palms on the way to the airport',
        text: 'Your driver stops at Corbyn’s Cove, where the palms lean over the sand. Flights to Delhi or Bengaluru leave too early for that.',
      },
    ],
    latestLanding: '12:00',
    party: { adults: 2, children: 1, toddlers: 0 },
    youngestAge: 8,
    popularExtras: [
      'half-board',
      'boat-to-elephant-beach',
      'snorkelling-with-a-guide',
      'coral-submarine',
    ],
    relatedPost: '/blogs/five-quiet-minutes-over-the-coral',
    sellingPoint: 'North Bay, Ross Island and a night on Neil',
    unsuitableFor: 'children below school age',
    safety: [
      safetyLines.radhanagar,
      'Bharatpur, Elephant Beach, North Bay: wear life jackets and, at North Bay, rubber soles against urchins.',
      'Corbyn’s Cove: don’t swim (crocodiles). The arch: hands out of the pools, and walk back as the tide turns.',
    ],
    bookEarly: 'Neil’s pools don’t lie open every afternoon, so give me two weeks to choose from.',
    planner: {
      name: 'Meera',
      quote: 'Send me your children’s weights with their ages, and I’ll ask the boatmen of Elephant Beach for life jackets that fit.',
    },
  },
  {
    slug: 'family-7-nights-8-days',
    updated: '2026-11-30',
    name: 'Caves and coral reefs',
    price: { was: 40498, now: 34500 },
    image: {
      src: '/images/packages/family-7-nights-8-days.svg',
      alt: 'A boat’s bow enters a mangrove creek under grey monsoon cloud, roots arching on both sides',
    },
    points: [
      'Caves by torchlight, and a reef you can walk to, for families with teenagers',
      '{nights:family-7-nights-8-days}',
    ],
    overview: [
      'I’ve seen teenagers who won’t get up for school get up at three for the caves, and eat two dinners that evening.',
      'A car and driver are yours eight hours a day.',
    ],
    itinerary: [
      {
        title: 'Torches from the bazaar',
        text: 'Choose a torch each for the caves, and lay your identity cards by the door.',
        stay: 'port-blair',
      },
      {
        title: 'Into the caves of Baratang',
        text: 'At six the convoy sets off through a reserve. Then your open boat turns into a mangrove creek. Stairs lead into the cave, and there’s no light in it but your torches.',
        visits: ['baratang'],
        startsBeforeSunrise: true,
        stay: 'port-blair',
      },
      {
        title: 'Up Munda Pahad',
        text: 'After an early lunch you’ll climb through forest to a cliff where the island ends.',
        alsoVisits: ['munda-pahad'],
        stay: 'port-blair',
      },
      {
        title: 'Into the waves at Radhanagar',
        text: 'At Radhanagar Beach your teenagers will be halfway to the water before you’ve taken off your sandals.',
        ferryRoutes: ['port-blair-to-havelock'],
        stay: 'havelock-island',
      },
      {
        title: 'Two ways to Elephant Beach',
        text: 'Around low tide, teenagers and a parent walk for 45 minutes through wet forest to the coral, and the others take the boat ({extra:boat-to-elephant-beach} each). If the tide covers the path, we pay for the walkers to go by boat. When none runs, you go back to Radhanagar.',
        alsoVisits: ['elephant-beach'],
        stay: 'havelock-island',
      },
      {
        title: 'Round Neil in an afternoon',
        text: 'Ride between palms and paddy, by bicycle or by car, to the lagoon at high tide or the rock arch at low tide. You all meet at Laxmanpur for the sunset.',
        ferryRoutes: ['havelock-to-neil'],
        stay: 'neil-island',
      },
      {
        title: 'The Cellular Jail at night',
        text: 'After dark lights pick out the jail’s cells, and a voice tells you who was held in them.',
        ferryRoutes: ['neil-to-port-blair'],
        alsoVisits: ['light-show'],
        stay: 'port-blair',
      },
      {
        title: 'Find the stonefish',
        text: 'At the Samudrika museum look for the tank that seems to hold nothing but a stone. If you fly early, go the afternoon before.',
        alsoVisits: ['samudrika-naval-marine-museum'],
      },
    ],
    latestLanding: '14:00',
    party: { adults: 3, children: 0, toddlers: 0 },
    youngestAge: 15,
    popularExtras: [
      'half-board',
      'boat-to-elephant-beach',
      'snorkelling-with-a-guide',
      'first-dive-from-a-boat',
      'kayak-by-day',
    ],
    relatedPost: '/blogs/five-quiet-minutes-over-the-coral',
    sellingPoint: 'Limestone caves, and a long sleep after them',
    unsuitableFor: 'children under ten, and late sleepers',
    safety: [
      safetyLines.radhanagar,
      safetyLines.caves,
      'Munda Pahad: stay behind the barrier. Don’t swim there, nor off Laxmanpur (hidden rock).',
      safetyLines.reefsOnFoot,
    ],
    bookEarly: 'April, after the exams, is the last month of calm, clear water. Give me your dates by the end of January.',
    planner: {
      name: 'Meera',
      quote: 'Nobody had to teach me how long a fifteen-year-old sleeps, so the morning after the caves is free.',
    },
  },
];

export const honeymoonPackages: PackageEntry[] = [
  {
    slug: 'honeymoon-4-nights-5-days',
    updated: '2026-11-30',
    name: 'Four evenings, four shores',
    price: { was: 27673, now: 22500 },
    image: {
      src: '/images/packages/honeymoon-4-nights-5-days.svg',
      alt: 'Two pairs of sandals on a beach at dusk, an orange sun touching the sea',
    },
    points: [
      'Dusk on a headland, on two beaches and by a harbour, with one candlelit dinner',
      '{nights:honeymoon-4-nights-5-days}',
    ],
    overview: [
      'I’ve never managed to choose between these four shores, so you get one each evening.',
      'In December and January, Delhi’s fog can cost you the first evening.',
    ],
    itinerary: [
      {
        title: 'Sunset at Chidiya Tapu',
        text: 'An hour south the road stops on a wooded headland. The last parakeets go over, and the sun sinks between islands.',
        stay: 'port-blair',
      },
      {
        title: 'Laxmanpur, on Neil',
        text: 'After a long lunch on Neil you buy two coconuts where Laxmanpur’s beach begins, and walk with them towards the sun.',
        ferryRoutes: ['port-blair-to-neil'],
        stay: 'neil-island',
      },
      {
        title: 'Radhanagar Beach, on Havelock',
        text: 'You sail at about one. If the tide’s in before that, swim at Bharatpur. At Radhanagar you sit where the waves end, and they reach your toes while the sun sets.',
        ferryRoutes: ['neil-to-havelock'],
        stay: 'havelock-island',
      },
      {
        title: 'A table by the harbour',
        text: 'Whichever hotel you sleep in, your table is on the roof of Marine Hill House, with the harbour below. There are four courses, perhaps jackfruit in black pepper, or fish off the boats.',
        ferryRoutes: ['havelock-to-port-blair'],
        stay: 'port-blair',
      },
      {
        title: 'Sunrise by the harbour',
        text: 'Be on the seafront before six, hair unbrushed, as the sun comes up beyond the harbour.',
      },
    ],
    latestLanding: '12:00',
    includes: ['candle-light-dinner', 'cake', 'flower-bed'],
    popularExtras: ['half-board', 'photographs', 'massage'],
    relatedPost: '/blogs/havelock-or-neil-and-how-many-nights',
    sellingPoint: 'Both islands in four nights',
    unsuitableFor: 'couples who’d rather stay in one room',
    safety: [
      safetyLines.radhanagarForTwo,
      safetyLines.bharatpur,
      'Chidiya Tapu and Laxmanpur (hidden rock): don’t swim.',
    ],
    bookEarly: 'For Valentine’s evening at that table, write to me before the new year.',
    planner: {
      name: 'Shiny',
      quote: 'You’ll change hotels three times, so leave the big suitcase in Port Blair.',
    },
  },
  {
    slug: 'honeymoon-5-nights-6-days',
    updated: '2026-11-30',
    name: 'Three nights on Havelock',
    price: { was: 36338, now: 30200 },
    image: {
      src: '/images/packages/honeymoon-5-nights-6-days.svg',
      alt: 'An empty hammock between two leaning palms in the white light of noon',
    },
    points: [
      'A massage for two, and dinner at a table of your own on the sand',
      '{nights:honeymoon-5-nights-6-days}',
    ],
    introduction: 'Couples ask me what they’ll do in the mornings. Nothing! You’ve had months of lists and relatives. The evenings are for your veranda, for Radhanagar, and for one long dinner.',
    overview: [
      'Dinner is four courses, perhaps with banana-flower cutlets, perhaps with the morning’s catch. From a Standard hotel it’s a short drive.',
      'In Deluxe it’s {plan:quote.tripPrice} for two, or about {plan:quote.fromDelhi} with dinners and flights from Delhi, outside {term:season.peak}.',
      'With “Luxury on Havelock” ({plan:quote-on-the-beach.luxury-on-havelock} more for two) you walk from your terrace at Sandbar Pavilions onto the sand.',
      'The tide that suits the coral seldom suits dinner on the sand. For the sand, under stars, land on 28 January 2027.',
      'For coral (with a ring if one of you can’t swim), and dinner in the garden at full moon, land on 18 February. For both, choose “Into the water together” from 22 February.',
    ],
    itinerary: [
      {
        title: 'First, sleep',
        text: 'Today is empty on purpose. If fog holds you up in Delhi, you’ve missed nothing. Have dinner on your hotel’s roof (Deluxe) or in the bazaar.',
        stay: 'port-blair',
      },
      {
        title: 'Flowers on the bed',
        text: 'Your car comes at about seven. By eleven you’re on Havelock, and the scent of roses and jasmine reaches you at the door, before you see the bed.',
        ferryRoutes: ['port-blair-to-havelock'],
        stay: 'havelock-island',
      },
      {
        title: 'An evening at Radhanagar',
        text: 'Sleep in! Or one of you dives, away at seven and back for lunch ({extra:first-dive-from-a-boat}; ask me now for the health form), while the other has the veranda and a second pot of tea. In the afternoon your driver waits at Radhanagar Beach. Swim, then turn left and walk until all you hear is the sea.',
        stay: 'havelock-island',
      },
      {
        title: 'Massage, then dinner by candlelight',
        text: 'In the morning there’s coral at Elephant Beach, if that’s the tide you chose ({plan:swim-ring.total} each, with a guide; Prakash pulls the one who can’t swim). Otherwise swim from your hotel after lunch. At four, behind a closed door, two masseuses warm coconut oil, and for an hour you say nothing. After dark the waiters carry a table down past the last lamp, light the candles, and go up to the trees, within call.',
        stay: 'havelock-island',
      },
      {
        title: 'Radhanagar at seven',
        text: 'Ask for the car at half past six. At seven the sand is cool, and the first footprints are yours. In the evening, in Aberdeen Bazaar, a man breaks a stick of cinnamon under your nose.',
        ferryRoutes: ['havelock-to-port-blair'],
        stay: 'port-blair',
      },
      {
        title: 'The islands from above',
        text: 'Ask for a window seat. Each island lies below you in a ring of pale green.',
      },
    ],
    latestLanding: '16:00',
    freeStopover: 'neil-island',
    includes: ['beach-dinner', 'cake', 'flower-bed', 'massage'],
    popularExtras: [
      'half-board',
      'luxury-on-havelock',
      'first-dive-from-a-boat',
      'boat-to-elephant-beach',
      'snorkelling-with-a-guide',
    ],
    relatedPost: '/blogs/your-first-dive-at-havelock',
    testimonial: 'nisha-delhi',
    sellingPoint: 'Three nights in one room, and a massage for two',
    unsuitableFor: 'couples who like full days',
    safety: [
      safetyLines.radhanagarForTwo,
      safetyLines.elephantBeach,
      safetyLines.ownBeach,
    ],
    bookEarly: 'Only trees look into the last cottage at Mohwa Garden (Deluxe). Send me your dates. In about two days you’ll know your tide, and whether the cottage and the table are free.',
    // ₹1,000 is the difference between two extras, beach-dinner and candle-light-dinner.
    planner: {
      name: 'Shiny',
      quote: 'The table is yours once you’ve paid the deposit. If that evening has gone, I’ll tell you before you pay: choose another, or the garden for ₹1,000 less.',
    },
  },
  {
    slug: 'honeymoon-6-nights-7-days',
    updated: '2026-11-30',
    name: 'Into the water together',
    price: { was: 41842, now: 34500 },
    image: {
      src: '/images/packages/honeymoon-6-nights-7-days.svg',
      alt: 'Two divers hand in hand above a reef, shafts of blue light falling from the surface',
    },
    points: [
      'A day in the marine park, a lagoon at the right tide and, if you dare, a first dive',
      '{nights:honeymoon-6-nights-7-days}',
    ],
    introduction: 'You can scream through a snorkel! I’ve heard it, mostly at the first parrotfish. Ten minutes later I can’t get the same couple out of the water.',
    overview: [
      'At Neil’s lagoon a guide ({extra:snorkelling-with-a-guide} a person) has a ring for the one who can’t swim.',
      'In Deluxe it’s {plan:into-the-water.tripPrice} for two, or about {plan:into-the-water.fromDelhi} with dinners and flights from Delhi, outside {term:season.peak}.',
      'Compared with “Three nights on Havelock” you gain the marine park and its boat, a night on Neil and a car eight hours a day, and give up the massage.',
      'Land on 22 February 2027 for dinner on the sand on day 3. Next day, just after your ferry, the tide’s in at the lagoon.',
    ],
    itinerary: [
      {
        title: 'An evening in Port Blair',
        text: 'Nothing’s planned, so fog in Delhi costs you nothing. Have dinner in the bazaar or on your hotel’s roof (Deluxe).',
        stay: 'port-blair',
      },
      {
        title: 'A first swim at Radhanagar',
        text: 'Off Radhanagar you float on your back with your ears under, and the whole beach falls silent. If you can’t swim, stand to your knees and let the waves come to you.',
        ferryRoutes: ['port-blair-to-havelock'],
        stay: 'havelock-island',
      },
      {
        title: 'Sleep in or dive, then dine on the sand',
        text: 'One of you dives ({extra:first-dive-from-a-boat}; ask me now for the health form) and is back for lunch. The other has breakfast late, under the palms. In the evening, over stuffed okra or grilled fish at your table on the sand, you describe with your hands everything you saw.',
        stay: 'havelock-island',
      },
      {
        title: 'Snorkelling at Bharatpur',
        text: 'At high tide you wade in and drift over staghorn coral, with your own masks and life jackets or a guide’s. At sunset you walk among Laxmanpur’s shells.',
        ferryRoutes: ['havelock-to-neil'],
        stay: 'neil-island',
      },
      {
        title: 'The evening before the marine park',
        text: 'In Aberdeen Bazaar have hot samosas put into your own steel tin. The park turns plastic away, down to the biscuit wrapper.',
        ferryRoutes: ['neil-to-port-blair'],
        stay: 'port-blair',
      },
      {
        title: 'Jolly Buoy or Red Skin',
        text: 'Your boat leaves at about nine. On whichever island is open, you’ll have two and a half hours over plate corals.',
        visits: ['jolly-buoy'],
        stay: 'port-blair',
      },
      {
        title: 'Names for the fish',
        text: 'Unless you fly early, breakfast is late. Send me the fish you couldn’t name (“yellow, cross, this big”). I’ll write back what they were.',
      },
    ],
    latestLanding: '16:00',
    includes: ['beach-dinner', 'cake', 'flower-bed'],
    popularExtras: [
      'half-board',
      'first-dive-from-the-shore',
      'first-dive-from-a-boat',
      'snorkelling-with-a-guide',
      'massage',
    ],
    relatedPost: '/blogs/your-first-dive-at-havelock',
    sellingPoint: 'A day in the marine park',
    unsuitableFor: 'couples who mind changing hotels three times',
    safety: [
      safetyLines.radhanagarForTwo,
      safetyLines.bharatpur,
      'Wandoor, where the boat leaves: don’t swim.',
      'Jolly Buoy: there may be a current. Wear a life jacket, stay near the beach and, if you can’t swim, stay where you can stand.',
    ],
    bookEarly: 'The dive boat takes eight, and the beach has one table an evening. Send me your dates, and I’ll ask for both.',
    planner: {
      name: 'Shiny',
      quote: 'If you’re nervous, or swim a little, dive from the shore, where you walk in hand in hand. If you can’t swim at all, leave the dive and take the ring.',
    },
  },
  {
    slug: 'honeymoon-7-nights-8-days',
    updated: '2026-11-30',
    name: 'The slow week',
    price: { was: 45994, now: 39500 },
    image: {
      src: '/images/packages/honeymoon-7-nights-8-days.svg',
      alt: 'Two bicycles stand by a palm on a moonlit lane, the night sea silver beyond',
    },
    points: [
      'A week of long beaches and Neil’s lanes, with one plan a day at most',
      '{nights:honeymoon-7-nights-8-days}',
    ],
    introduction: 'I’d choose this one for my own honeymoon. By the third evening you’ll have a favourite beach, and a waiter who knows what you drink. By the sixth you won’t know where your shoes are.',
    overview: [
      'In Deluxe it’s {plan:slow-week.tripPrice} for two, or about {plan:slow-week.fromDelhi} with dinners and flights from Delhi, outside {term:season.peak}.',
      // The tripPrice of `slow-week` less that of `quote`.
      'That’s ₹23,400 more than “Three nights on Havelock” in Deluxe. You gain two nights on Neil, Joseph and his camera and a car eight hours a day, and give up the massage.',
      'If one of you can’t swim, a guide with a ring ({extra:snorkelling-with-a-guide} a person) meets you at Neil’s lagoon.',
    ],
    itinerary: [
      {
        title: 'Tea at dusk',
        text: 'Have tea at a stall in the bazaar, on your balcony above the harbour (Deluxe) or behind a window full of bay (Luxury).',
        stay: 'port-blair',
      },
      {
        title: 'Unpack for three nights',
        text: 'By eleven you’re on Havelock, and there are flowers on the bed. Unpack everything, down to the second book. Until dinner you choose between beach and veranda.',
        ferryRoutes: ['port-blair-to-havelock'],
        stay: 'havelock-island',
      },
      {
        title: 'An hour with a photographer',
        text: 'One of you can dive ({extra:first-dive-from-a-boat}) and be back for lunch, while the other sleeps. In the afternoon you drive across the island to Radhanagar. For the hour before sunset Joseph, my photographer, stays a few steps behind you. He tells you to forget him, and after ten minutes you have.',
        stay: 'havelock-island',
      },
      {
        title: 'Dinner on the sand',
        text: 'After dark you have candles, cool sand under your feet and four slow courses, such as stuffed brinjal and a kheer with cardamom, or fish off the boats. A crab stops at the edge of the candlelight, looks at you both and goes.',
        stay: 'havelock-island',
      },
      {
        title: 'Neil, slower still',
        text: 'Neil is all fields and lanes. Late in the day, when the ferries have gone, you sit among Laxmanpur’s shells while the sun goes down.',
        ferryRoutes: ['havelock-to-neil'],
        stay: 'neil-island',
      },
      {
        title: 'A day without a plan',
        text: 'Hire bicycles ({extra:bicycle} a person) or call the car. At high tide swim at Bharatpur, at low tide walk out to the arch.',
        stay: 'neil-island',
      },
      {
        title: 'Dressed for dinner',
        text: 'Dinner can be on the roof of Marine Hill House (about ₹900 each), with lentils and lime rice on a banana leaf, or prawns. Eat with your fingers.',
        ferryRoutes: ['neil-to-port-blair'],
        stay: 'port-blair',
      },
      {
        title: 'Forty pictures',
        text: 'At breakfast you go through Joseph’s forty pictures and choose the one for the wall at home, before your mothers do.',
      },
    ],
    latestLanding: '15:00',
    includes: ['beach-dinner', 'cake', 'flower-bed', 'photographs'],
    popularExtras: ['half-board', 'first-dive-from-a-boat', 'snorkelling-with-a-guide', 'massage'],
    relatedPost: '/blogs/havelock-or-neil-and-how-many-nights',
    testimonial: 'ananya-pune',
    sellingPoint: 'Five island nights, and a photographer',
    unsuitableFor: 'couples who want museums or full days',
    safety: [
      safetyLines.radhanagarForTwo,
      safetyLines.ownBeach,
      safetyLines.bharatpur,
      safetyLines.arch,
    ],
    bookEarly: 'Two islands, one table and one Joseph have to be free in the same week, so write early.',
    planner: {
      name: 'Shiny',
      quote: 'Bring two books each.',
    },
  },
];

export const flagshipPackages: PackageEntry[] = [
  {
    slug: 'andaman-delights',
    updated: '2026-11-30',
    name: 'Andaman Delights',
    price: { now: 16500, onRequest: true, example: true },
    image: {
      src: '/images/packages/andaman-delights.svg',
      alt: 'A couple walks up to the watchtower and the long wings of the Cellular Jail under a pink dawn sky',
    },
    points: [
      'The Cellular Jail and a beach under tall trees, in one long weekend',
      '{nights:andaman-delights}',
    ],
    introduction: 'On Friday you shut your laptop, and on Sunday you find sand in your ears.',
    overview: [
      'You swim at Radhanagar on two of the four days.',
      'To dive, choose “Explore Havelock”. Here the boat might be back too late for your ferry.',
    ],
    itinerary: [
      {
        title: 'The Cellular Jail by day and by night',
        text: 'You see the gallows, and the harbour from the roof. After dark you come back for the show.',
        alsoVisits: ['cellular-jail', 'light-show'],
        stay: 'port-blair',
      },
      {
        title: 'Across Havelock to Radhanagar',
        text: 'My first plan had two sights this afternoon. The guest struck out both, and stayed in the water at Radhanagar. Now it has none.',
        ferryRoutes: ['port-blair-to-havelock'],
        stay: 'havelock-island',
      },
      {
        title: 'A swim, then the ferry',
        text: 'Lay a dry shirt on top of the bags in the car, then swim at Radhanagar once more. Your driver says when it’s time for the ferry.',
        ferryRoutes: ['havelock-to-port-blair'],
        stay: 'port-blair',
      },
      {
        title: 'Still only the fourth day',
        text: 'The half-past-eight ferry leaves for Havelock without you. Finish your tea.',
      },
    ],
    latestLanding: '12:00',
    freeStopover: 'neil-island',
    popularExtras: ['half-board', 'guide', 'extra-night'],
    relatedPost: '/blogs/a-morning-at-haddo-wharf',
    sellingPoint: 'Our shortest trip, and our lowest price',
    unsuitableFor: 'anyone who hates to hurry',
    safety: [
      safetyLines.radhanagarEarly,
    ],
    bookEarly: 'With a public holiday next to your weekend it’s one day’s leave. Flights cost more then, so write early.',
    planner: {
      name: 'Arnab',
      quote: 'I plan backwards, from the last ferry. That one has to be right.',
    },
  },
  {
    slug: 'island-hopping',
    updated: '2026-11-30',
    name: 'Island Hopping',
    price: { now: 19000, onRequest: true, example: true },
    image: {
      src: '/images/packages/island-hopping.svg',
      alt: 'The white wake of a ferry curves between three green islands under a noon sun, from above',
    },
    points: [
      'A new island on each of the first three days',
      '{nights:island-hopping}',
    ],
    introduction: 'At Haddo Wharf I sold tickets for one island to people who came back wishing for three.',
    overview: [
      'A driver meets each of your three ferries.',
      'In Deluxe all three hotels have a vegetarian kitchen.',
    ],
    itinerary: [
      {
        title: 'Ruins on Ross Island',
        text: 'The church and the bakery have lost their roofs to the trees, and peacocks call from inside.',
        visits: ['ross-island'],
        stay: 'port-blair',
      },
      {
        title: 'Long sand on Havelock',
        text: 'The road crosses the island under trees and stops where they do, at Radhanagar. Swim first. Then walk south and turn back when the sun is a hand above the sea.',
        ferryRoutes: ['port-blair-to-havelock'],
        stay: 'havelock-island',
      },
      {
        title: 'An evening on Neil',
        text: 'You walk out over bare rock to the arch at low tide. Then you drive between vegetable fields to the sunset at Laxmanpur.',
        ferryRoutes: ['havelock-to-neil'],
        stay: 'neil-island',
      },
      {
        title: 'A swim beside the jetty',
        text: 'With the tide in, swim at Bharatpur, in sight of the jetty. Be on it, dry, an hour before you sail.',
        ferryRoutes: ['neil-to-port-blair'],
        stay: 'port-blair',
      },
      {
        title: 'The whole trip from a roof',
        text: 'From the roof of the Cellular Jail you’ll see Ross Island, where you began. Flights to Delhi or Bengaluru leave too early for it.',
        alsoVisits: ['cellular-jail'],
      },
    ],
    latestLanding: '11:00',
    popularExtras: ['half-board', 'glass-bottom-boat-at-bharatpur', 'guide'],
    relatedPost: '/blogs/five-days-for-a-first-visit',
    sellingPoint: 'Ross Island as well as Havelock and Neil',
    unsuitableFor: 'guests who get seasick, or hate repacking',
    safety: [
      safetyLines.radhanagar,
      safetyLines.bharatpur,
      safetyLines.arch,
    ],
    bookEarly: 'Neil’s arch decides the dates, and three hotels have to be free on the right nights, so write early.',
    planner: {
      name: 'Arnab',
      quote: 'Ferries take 20 to 25 kg. Leave the big suitcase at your hotel in Port Blair.',
    },
  },
  {
    slug: 'explore-havelock',
    updated: '2026-11-30',
    name: 'Explore Havelock',
    price: { now: 20000, onRequest: true, example: true },
    image: {
      src: '/images/packages/explore-havelock.svg',
      alt: 'A couple walks along the curve of Radhanagar at dusk, tall forest dark behind the last strip of light',
    },
    points: [
      'Sunrise over the black boulders of Kalapathar, and a forest path down to Elephant Beach',
      '{nights:explore-havelock}',
    ],
    introduction: 'You’d rather walk, paddle and dive than lie down. So would I!',
    overview: [
      'You keep one hotel for three nights, and split up by day as you like.',
      'If you’re six or more, ask me for the table on the sand, with grilled fish ({extra:friends-table} a person). Couples have first call on it.',
    ],
    itinerary: [
      {
        title: 'From the plane to the ferry',
        // ₹750 is a night on Havelock less one in Port Blair (rooms in terms.ts).
        text: 'The early flight from Bengaluru mostly lands before ten, and your driver goes straight to the noon ferry. If you land later, you sleep in Port Blair first, and each of you pays ₹750 less.',
        ferryRoutes: ['port-blair-to-havelock'],
        stay: 'havelock-island',
      },
      {
        title: 'Sunrise, then a boat or a kayak',
        text: 'You’re at Kalapathar when the sun comes up. Then the divers leave ({extra:first-dive-from-a-boat} for a first dive), and the rest of you go back to bed, or follow a guide by kayak into the mangroves ({extra:kayak-by-day}). By four you’re all in the sea at Radhanagar, arguing about who saw most.',
        startsBeforeSunrise: true,
        stay: 'havelock-island',
      },
      {
        title: 'Down to Elephant Beach',
        text: 'A path loud with cicadas leads over roots and mud to Elephant Beach. At high water we pay for a boat, and you float over coral. When none runs, you go back to Radhanagar. Around new moon, from October to April, you can be out again after dark by kayak ({extra:kayak-by-night}), on water that may glow.',
        alsoVisits: ['elephant-beach'],
        stay: 'havelock-island',
      },
      {
        title: 'Back to Port Blair',
        text: 'Scooters ({extra:scooter} for two, and fuel) get you to Radhanagar and back by ten. Dinner is biryani, at one long table in the bazaar.',
        ferryRoutes: ['havelock-to-port-blair'],
        stay: 'port-blair',
      },
      {
        title: 'One last round of dosas',
        text: 'At six the bazaar’s shutters rattle up. Meet there for dosas, before your flights scatter you.',
      },
    ],
    latestLanding: '10:00',
    popularExtras: [
      'first-dive-from-a-boat',
      'two-dives',
      'kayak-by-day',
      'kayak-by-night',
      'scooter',
    ],
    relatedPost: '/blogs/your-first-dive-at-havelock',
    testimonial: 'farah-hyderabad',
    sellingPoint: 'Straight from the plane to Havelock, for friends',
    unsuitableFor: 'anyone who finds rough paths hard',
    safety: [
      safetyLines.radhanagarEarly,
      'Kayaks: keep your hands inside (crocodiles).',
      'Elephant Beach: wear a life jacket. If water covers the path, turn back.',
    ],
    bookEarly: 'The dark nights are few, and the kayaks take eight. Send me your dates, and say who wants to paddle.',
    planner: {
      name: 'Shiny',
      quote: 'How many of you dive, and who has never tried it?',
    },
  },
  {
    slug: 'havelock-neil-escapade',
    updated: '2026-11-30',
    name: 'Havelock & Neil Escapade',
    price: { now: 21000, onRequest: true, example: true },
    image: {
      src: '/images/packages/havelock-neil-escapade.svg',
      alt: 'A natural arch of grey rock above tide pools on a clear morning, a crab on a ledge in front',
    },
    points: [
      'Walk through forest to a beach and over bare rock to an arch',
      '{nights:havelock-neil-escapade}',
    ],
    introduction: 'Havelock is high and dark with trees. Neil is so small that by evening you know every road. I plan both by the tide table!',
    overview: [
      'For the fish at Elephant Beach, go by boat ({extra:boat-to-elephant-beach} a person) with the tide in.',
      'If you travel alone, a room to yourself makes it {plan:alone.total}.',
    ],
    itinerary: [
      {
        title: 'A first look at the tide',
        text: 'On the seafront you see how high the water stands. That line on the wall decides when you’ll have breakfast.',
        stay: 'port-blair',
      },
      {
        title: 'Havelock’s east shore',
        text: 'With the tide out, walk the shore by your hotel, and small crabs run ahead of your feet. With the tide in, swim.',
        ferryRoutes: ['port-blair-to-havelock'],
        stay: 'havelock-island',
      },
      {
        title: 'Elephant Beach, then Radhanagar',
        text: 'You walk down for 45 minutes at low water, and the trees end at the sea. At high water we pay for a boat. In months without one, you go to Kalapathar. In the afternoon, at Radhanagar, there’s nothing to climb over.',
        alsoVisits: ['elephant-beach'],
        stay: 'havelock-island',
      },
      {
        title: 'Neil’s rock arch',
        text: 'With the tide low you walk to the rock arch first, past pools where small fish dart. With the tide high you get the sunset at Laxmanpur, and the arch in the morning.',
        ferryRoutes: ['havelock-to-neil'],
        stay: 'neil-island',
      },
      {
        title: 'The lagoon at Bharatpur',
        text: 'With the tide in, the green lagoon is deep enough to swim. The Cellular Jail tells its story after dark ({extra:jail-show} a person).',
        ferryRoutes: ['neil-to-port-blair'],
        stay: 'port-blair',
      },
      {
        title: 'Home without shells',
        text: 'If you fly to Chennai or Kolkata, there’s time for the Cellular Jail first. Shake out your sandals before you pack. By law shells, coral and sand stay here.',
        alsoVisits: ['cellular-jail'],
      },
    ],
    latestLanding: '16:00',
    popularExtras: ['half-board', 'boat-to-elephant-beach', 'snorkelling-with-a-guide'],
    relatedPost: '/blogs/havelock-or-neil-and-how-many-nights',
    sellingPoint: 'Both islands, with each day planned round the tide',
    unsuitableFor: 'anyone who comes for history',
    safety: [
      safetyLines.radhanagar,
      safetyLines.ownBeach,
      safetyLines.reefsOnFoot,
      safetyLines.arch,
    ],
    bookEarly: 'The tide for the walk isn’t the tide for the coral. Say which you’d rather have, and send me your dates.',
    planner: {
      name: 'Shiny',
      quote: 'In the calm months I’ll get Arnab to look for a later ferry off Neil, so that you can swim longer.',
    },
  },
  {
    slug: 'tropical-andaman',
    updated: '2026-11-30',
    name: 'Tropical Andaman',
    price: { now: 21000, onRequest: true, example: true },
    image: {
      src: '/images/packages/tropical-andaman.svg',
      alt: 'Rain falls through giant buttressed trees, a narrow red path leading to a strip of sea',
    },
    points: [
      'Three walks under giant trees, down to a reef, out to a beach and up to a cliff',
      '{nights:tropical-andaman}',
    ],
    introduction: 'You walk under padauk and gurjan trees, past roots as high as your shoulder. Allow two hours for each walk, more if you stop for birds.',
    overview: [
      'Both walks on Havelock end with a swim.',
      'Bring closed shoes and long sleeves.',
    ],
    itinerary: [
      {
        title: 'Before the forest',
        text: 'Buy an umbrella in the bazaar, whatever the shopkeeper says about rain.',
        stay: 'port-blair',
      },
      {
        title: 'Chidiya Tapu and Munda Pahad',
        text: 'Your driver waits while you climb through forest. At the top the trees end at a cliff, and you feel the wind again.',
        alsoVisits: ['munda-pahad'],
        stay: 'port-blair',
      },
      {
        title: 'The forest behind Radhanagar Beach',
        text: 'The light goes early under trees this tall, so walk first and swim afterwards. Look for our tree, the sea almond.',
        ferryRoutes: ['port-blair-to-havelock'],
        stay: 'havelock-island',
      },
      {
        title: 'The path to Elephant Beach',
        text: 'You walk down through wet forest for 45 minutes. Then there’s blue between the trunks. At high water we pay for a boat. When none runs, wait for the tide at Kalapathar.',
        alsoVisits: ['elephant-beach'],
        stay: 'havelock-island',
      },
      {
        title: 'Under the trees at seven',
        text: 'You sit on a root under Radhanagar’s trees and listen for the woodpecker. Then it’s time for the ferry.',
        ferryRoutes: ['havelock-to-port-blair'],
        stay: 'port-blair',
      },
      {
        title: 'The saw mill at Chatham',
        text: 'The mill has been sawing padauk since the 1880s, and the sawdust is red.',
        alsoVisits: ['chatham-saw-mill'],
      },
    ],
    latestLanding: '15:00',
    freeStopover: 'neil-island',
    popularExtras: [
      'half-board',
      'boat-to-elephant-beach',
      'snorkelling-with-a-guide',
      'kayak-by-day',
    ],
    relatedPost: '/blogs/five-quiet-minutes-over-the-coral',
    sellingPoint: 'More forest than on any other trip',
    unsuitableFor: 'anyone who doesn’t like steep paths, mud or insects',
    safety: [
      'Munda Pahad: stay behind the barrier. Chidiya Tapu: don’t swim (crocodiles).',
      safetyLines.radhanagarEarly,
      'Elephant Beach: wear a life jacket. The path is slippery. If water covers it, turn back.',
    ],
    bookEarly: 'For a walk to the reef in the cool of the morning, send me dates that can move by a week.',
    planner: {
      name: 'Arnab',
      quote: 'Leave town at 12.30 and be climbing by two. After that they shut the gate.',
    },
  },
  {
    slug: 'baratang-havelock-escapade',
    updated: '2026-11-30',
    name: 'Baratang & Havelock Escapade',
    price: { now: 21000, onRequest: true, example: true },
    image: {
      src: '/images/packages/baratang-havelock-escapade.svg',
      alt: 'Torchlight on folded limestone in a black cave, water dripping from a stalactite',
    },
    points: [
      'Baratang’s caves by torchlight, and a swim at Radhanagar the next day',
      '{nights:baratang-havelock-escapade}',
    ],
    introduction: 'First the mangroves close over your boat. Then you get out and walk, and the rock does the same. I’d do it again tomorrow.',
    overview: [
      'You reach the caves by road, by vehicle ferry, in an open boat and, for the last kilometre or so, on foot.',
      'You leave at three in the morning, and you’re back at three in the afternoon.',
    ],
    itinerary: [
      {
        title: 'An early night',
        text: 'You eat at six. By the door put your identity card, a torch, water, closed shoes and a scarf.',
        stay: 'port-blair',
      },
      {
        title: 'Baratang and back',
        text: 'The convoy sets off at six through a reserve. You go up a creek in an open boat. Stand still in the cave. You’ll hear the water drip that built its spikes of stone.',
        visits: ['baratang'],
        startsBeforeSunrise: true,
        stay: 'port-blair',
      },
      {
        title: 'Sleep late, swim at Radhanagar',
        text: 'You wade in, and the sea takes the last of Baratang’s dust.',
        ferryRoutes: ['port-blair-to-havelock'],
        stay: 'havelock-island',
      },
      {
        title: 'Radhanagar in the morning',
        text: 'Walk to the southern end and back before the sun is high.',
        ferryRoutes: ['havelock-to-port-blair'],
        stay: 'port-blair',
      },
      {
        title: 'A morning without an alarm clock',
        text: 'There’s time to walk along the seafront before your flight.',
      },
    ],
    latestLanding: '16:00',
    freeStopover: 'neil-island',
    popularExtras: ['half-board', 'sea-view-on-havelock', 'extra-night'],
    relatedPost: '/blogs/a-morning-at-haddo-wharf',
    sellingPoint: 'The shortest of our trips to the caves',
    unsuitableFor: 'children under ten, and anyone who finds uneven paths hard',
    safety: [
      safetyLines.caves,
      safetyLines.radhanagarEarly,
    ],
    bookEarly: 'A full moon lights the road at three. Send me your dates, and I’ll call Baratang before I write your plan.',
    planner: {
      name: 'Arnab',
      quote: 'Sleep in the car. I make sure your driver has slept already.',
    },
  },
  {
    slug: 'honeymoon-escapade',
    updated: '2026-11-30',
    name: 'Honeymoon Escapade',
    price: { now: 20000, onRequest: true, example: true },
    image: {
      src: '/images/packages/honeymoon-escapade.svg',
      alt: 'Two low chairs face a pale sunrise over a still lagoon, a coconut on the sand between them',
    },
    points: [
      'A whole free day on Neil, flowers on the bed and a cake to share',
      '{nights:honeymoon-escapade}',
    ],
    introduction: 'By late afternoon the day’s visitors have sailed, and Neil is left to its farmers and to you.',
    overview: [
      'A candlelit dinner for two is {extra:candle-light-dinner}, on the sand {extra:beach-dinner}.',
      'The most private room is at Lagoon Lantern (Standard, with frogs), Pandanus Sunrise (Deluxe) or The Quiet Reef (Luxury).',
    ],
    itinerary: [
      {
        title: 'The last traffic before Neil',
        text: 'Eat in Aberdeen Bazaar, among scooters and loudspeakers. Tomorrow you’ll hear a bicycle before you see it.',
        stay: 'port-blair',
      },
      {
        title: 'Laxmanpur after the last ferry',
        text: 'There are flowers on the bed. Your car has you at Laxmanpur for the sunset.',
        ferryRoutes: ['port-blair-to-neil'],
        stay: 'neil-island',
      },
      {
        title: 'A free day on Neil',
        text: 'Early risers see the sun turn Sitapur’s cliffs pink. Later there’s the lagoon at Bharatpur, the rock arch at low tide, or the lanes by bicycle ({extra:bicycle} a person).',
        stay: 'neil-island',
      },
      {
        title: 'Bharatpur, then the ferry',
        text: 'Small fish turn between the corals beside the jetty. Your hotel keeps the bags, so stay in until two hours before you sail.',
        ferryRoutes: ['neil-to-port-blair'],
        stay: 'port-blair',
      },
      {
        title: 'Breakfast, and the bazaar',
        text: 'If there’s time before your flight, buy bananas from Neil in Aberdeen Bazaar.',
      },
    ],
    latestLanding: '15:00',
    freeStopover: 'havelock-island',
    includes: ['cake', 'flower-bed'],
    popularExtras: ['half-board', 'beach-dinner', 'sea-view-on-neil', 'snorkelling-with-a-guide'],
    relatedPost: '/blogs/havelock-or-neil-and-how-many-nights',
    sellingPoint: 'Two quiet nights on Neil (a candlelit dinner is extra)',
    unsuitableFor: 'couples who want bars and a crowd after dark',
    safety: [
      safetyLines.bharatpur,
      safetyLines.arch,
      'Sitapur: stay out from under the overhangs.',
    ],
    bookEarly: 'Some hotels have one room that stands apart. Send me your dates, and I’ll ask for it.',
    planner: {
      name: 'Shiny',
      quote: 'To hear the surf from bed, choose Deluxe. At Pandanus Sunrise it was the last thing I heard at night.',
    },
  },
  {
    slug: 'andaman-escapade',
    updated: '2026-11-30',
    name: 'Andaman Escapade',
    price: { now: 21000, onRequest: true, example: true },
    image: {
      src: '/images/packages/andaman-escapade.svg',
      alt: 'Fig roots grip a roofless brick wall, a spotted deer standing in a patch of noon sun',
    },
    points: [
      'Two days of history in Port Blair, and two evenings by the sea',
      '{nights:andaman-escapade}',
    ],
    introduction: 'One of you reads every plaque, as I do, and the other asks when the sea begins.',
    overview: [
      'You stand in a prisoner’s cell for as long as you like.',
      'Ross Island is uphill. In the jail you climb only if you want the upper cells or the roof.',
    ],
    itinerary: [
      {
        title: 'The jail after dark',
        text: 'You’ll sit in the open yard of the Cellular Jail while lights move along three wings that were once seven, and a voice tells you who was held there.',
        alsoVisits: ['light-show'],
        stay: 'port-blair',
      },
      {
        title: 'Ross Island, then the cells',
        text: 'On Ross Island, where the British lived, roots have split the church and now hold it up. Then you’ll see the cells by daylight, the oil mill to which men were harnessed, and the roof.',
        visits: ['ross-island'],
        alsoVisits: ['cellular-jail'],
        stay: 'port-blair',
      },
      {
        title: 'Under the trees of Radhanagar',
        text: 'Sit in the shade, swim or paddle. Stay for the cicadas, which begin when the light goes.',
        ferryRoutes: ['port-blair-to-havelock'],
        stay: 'havelock-island',
      },
      {
        title: 'Lunch from the next field',
        text: 'Lunch was still on the plant this morning. The families who cleared Neil’s fields in the 1960s named four of its five villages from the Ramayana. You’ll drive through Sitapur and Bharatpur, to the rock arch if the tide allows, and at sunset to Laxmanpur.',
        ferryRoutes: ['havelock-to-neil'],
        stay: 'neil-island',
      },
      {
        title: 'Bharatpur, then the bazaar',
        text: 'Look down on coral through the floor of a boat ({extra:glass-bottom-boat-at-bharatpur} a person, and one high step up). Back in Port Blair the whole town walks past your table in the bazaar.',
        ferryRoutes: ['neil-to-port-blair'],
        stay: 'port-blair',
      },
      {
        title: 'The last chapter',
        text: 'Low bunkers from the Japanese years stand along the coast road to Corbyn’s Cove. If you leave by one, see them the evening before.',
      },
    ],
    latestLanding: '16:00',
    popularExtras: ['half-board', 'guide', 'glass-bottom-boat-at-bharatpur'],
    relatedPost: '/blogs/a-morning-at-haddo-wharf',
    sellingPoint: 'The jail by night and by day, and Ross Island',
    unsuitableFor: 'small children, snorkellers, and anyone who hates repacking',
    safety: [
      safetyLines.radhanagar,
      'Corbyn’s Cove: don’t swim (crocodiles). Small boats: wear the life jacket.',
      safetyLines.arch,
    ],
    bookEarly: 'On 23 January, Netaji’s birthday, you can stand on the island that bears his name. Flights are dear that week, so write early.',
    planner: {
      name: 'Arnab',
      quote: 'If steps are hard, choose Standard, with a lift in Port Blair and no step at Casuarina Rest or Paddy Lane Cottages.',
    },
  },
  {
    slug: 'pristine-andaman',
    updated: '2026-11-30',
    name: 'Pristine Andaman',
    price: { now: 29500, onRequest: true, example: true },
    image: {
      src: '/images/packages/pristine-andaman.svg',
      alt: 'A couple walks on a curved sandbar that joins two wooded islands in violet dusk, foam at its edges',
    },
    points: [
      'The road north to its end, past empty beaches, to a mountain behind the paddy and, in season, turtles',
      '{nights:pristine-andaman}',
    ],
    introduction: 'The road north runs out among paddy fields. When I drive up, I sit in front, with the window down. On one of its beaches I counted four people, and two of them were ours.',
    overview: [
      'In turtle season you spend two evenings at Kalipur.',
      'You’re on the road for three days, so bring a cushion.',
    ],
    itinerary: [
      {
        title: 'The last big dinner',
        text: 'Big dinners, cash and a signal all get scarcer up north. Eat well in the bazaar, go to the cash machine and download the map. Your car leaves at three in the morning.',
        stay: 'port-blair',
      },
      {
        title: 'Up the road to Rangat',
        text: 'The first convoy sets off at six through a reserve. By afternoon you’re walking on planks over the mangroves of Dhani Nallah, to a long beach.',
        startsBeforeSunrise: true,
        stay: 'rangat',
      },
      {
        title: 'Breakfast at Amkunj',
        text: 'Be there after sunrise, with breakfast on your knees. By evening, at Diglipur, the highest mountain of the Andamans stands behind the paddy. In turtle season be at Kalipur after dark, without a lamp.',
        stay: 'diglipur',
      },
      {
        title: 'A sandbar, and perhaps turtles',
        text: 'The boat to Ross and Smith takes 30 minutes ({extra:boat-to-ross-and-smith} a person). You’ll walk from one to the other at low water. After the turtles, be in bed early.',
        stay: 'diglipur',
      },
      {
        title: 'The long road back',
        text: 'The last convoy leaves in the early afternoon and doesn’t wait.',
        startsBeforeSunrise: true,
        stay: 'port-blair',
      },
      {
        title: 'Barefoot on Havelock',
        text: 'Radhanagar is long enough to walk off three days in a car before you go in.',
        ferryRoutes: ['port-blair-to-havelock'],
        stay: 'havelock-island',
      },
      {
        title: 'A walk by the tide table',
        text: 'Walk the east shore at low water, in shoes that grip, and look into the pools. You sail around noon.',
        ferryRoutes: ['havelock-to-port-blair'],
        stay: 'port-blair',
      },
      {
        title: 'What’s left on the map',
        text: 'At breakfast there’s still Long Island on the map, and Little Andaman.',
      },
    ],
    latestLanding: '16:00',
    freeStopover: 'neil-island',
    popularExtras: ['half-board', 'boat-to-ross-and-smith', 'extra-night'],
    relatedPost: '/blogs/a-morning-at-haddo-wharf',
    sellingPoint: 'Empty beaches and, from about December to March, turtles',
    unsuitableFor: 'small children, and guests who get carsick',
    safety: [
      safetyLines.radhanagar,
      'Dhani Nallah: don’t swim (crocodiles). Kalipur: stay by the forest staff, out of the sea.',
      'Ross and Smith: life jacket in the boat. Leave the sandbar when the boatman calls.',
    ],
    bookEarly: 'Diglipur has few rooms, so write early. For the turtles I’ll look for nights with a moon.',
    planner: {
      name: 'Arnab',
      quote: 'Each night the forest staff say who may watch.',
    },
  },
];

// Which package suits whom. /packages and the home page show these lines below the lead of each list.
export const suggestions: Suggestions = {
  honeymoonPackages: [
    { for: 'One of you dives, the other can’t swim', package: 'honeymoon-5-nights-6-days' },
    { for: 'Both islands in four nights', package: 'honeymoon-4-nights-5-days' },
    { for: 'Long hours over coral', package: 'honeymoon-6-nights-7-days' },
    { for: 'A whole week', package: 'honeymoon-7-nights-8-days' },
  ],
  familyPackages: [
    { for: 'Grandparents coming, and perhaps a toddler', package: 'family-5-nights-6-days' },
    { for: 'Just you and a toddler', package: 'family-4-nights-5-days' },
    { for: 'Children of school age', package: 'family-6-nights-7-days' },
    { for: 'Children of ten and over', package: 'family-7-nights-8-days' },
  ],
  flagshipPackages: [
    { for: 'Both islands in five nights', package: 'havelock-neil-escapade' },
    {
      for: 'Havelock, without the honeymoon extras ({priceWithoutExtras:honeymoon-5-nights-6-days})',
      package: 'honeymoon-5-nights-6-days',
    },
    { for: 'A group of friends', package: 'explore-havelock' },
    { for: 'One of you reads every plaque', package: 'andaman-escapade' },
  ],
};

// The bands of the price filter, from the lowest price to the highest. Each begins above the previous one, and includes
// the price "to".
export const priceBands: PriceBand[] = [
  { label: 'Below 15000', to: 14999 },
  { label: '15000-25000', to: 25000 },
  { label: '25000-50000', to: 50000 },
  { label: '50000-80000', to: 80000 },
];
