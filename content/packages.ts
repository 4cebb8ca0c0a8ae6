// The packages on sale: family, honeymoon and themed. The order of each list is the order on the site.
// What their price covers is in terms.ts. A themed package is on request, and has a guide price per person.
import type { PriceBand, PricedPackage, ThemedPackage } from './schema/package';

export const familyPackages: PricedPackage[] = [
  {
    slug: 'family-4-nights-5-days',
    updated: '2026-11-28',
    name: 'Made for toddlers',
    price: { was: 26500, now: 22500 },
    image: {
      src: '/images/packages/family-4-nights-5-days.svg',
      alt: 'A red toy bucket on pale sand at noon, ankle-deep green water behind it',
    },
    description: [
      'Sandcastles on Radhanagar Beach while the sand is cool, and a nap after lunch',
      '{nights:family-4-nights-5-days}',
      'A few hours on Neil, when ferry times allow',
    ],
    overview: [
      'Mornings are for the beach, early afternoons for sleep.',
      'Two nights in the same room on Havelock make bedtime easier.',
      'It costs as much as “For three generations”, five nights. It buys a third ferry, to Neil, and a car that waits all day on both islands, so a nap never has to. If you skip Neil, it comes off your bill.',
    ],
    itinerary: [
      {
        title: 'A nap, then the sea front',
        text: 'The airport is 2 km from the town, so a tired child is soon asleep. Later there are ships to count from the sea front.',
        stay: 'port-blair',
      },
      {
        title: 'Across to Havelock',
        text: 'Bring jumpers for the ferry’s cold cabin. After lunch comes the nap, then the nearest beach.',
        ferries: ['port-blair-to-havelock'],
        stay: 'havelock-island',
      },
      {
        title: 'Sandcastles before the heat',
        text: 'Straight after breakfast a car takes you to Radhanagar Beach. The sea gets deep quickly, so children paddle hand in hand between the flags, where lifeguards watch. After the nap you look for hermit crabs in the tide pools, in shoes, and leave them there.',
        stay: 'havelock-island',
      },
      {
        title: 'Ankle-deep on Neil',
        text: 'Between two ferries you have a few hours in Bharatpur’s warm, shallow water, today or on day two.',
        ferries: ['havelock-to-neil', 'neil-to-port-blair'],
        stay: 'port-blair',
      },
      {
        title: 'At a toddler’s pace',
        text: 'If you fly in the afternoon, there’s time for the sea front again.',
      },
    ],
    landBy: '15:00',
    youngest: 2,
    special: 'Days in a small child’s order, and one stop in the shallows of Neil',
    unsuited: 'teenagers',
    host: {
      name: 'Meera',
      says: 'Your little one shares your bed, so I ask for a wide one against the wall, and a kettle for the milk.',
    },
  },
  {
    slug: 'family-5-nights-6-days',
    updated: '2026-11-28',
    name: 'For three generations',
    price: { was: 26500, now: 22500 },
    image: {
      src: '/images/packages/family-5-nights-6-days.svg',
      alt: 'The flat keel of a glass-bottomed boat above round corals, seen from under water',
    },
    description: [
      'Grandparents, parents and children on Radhanagar Beach together, with time for each',
      '{nights:family-5-nights-6-days}',
      'A morning over the coral for some, and a slow one under palms for the others',
    ],
    overview: [
      'You unpack once on Havelock, for three nights, and take only two ferries.',
      'There’s one outing a day at most.',
      'To board the glass-bottom boat you wade in to your knees and take a high step. If that’s too much, Meera will look for one at a jetty.',
    ],
    itinerary: [
      {
        title: 'One museum, then rest',
        text: 'An hour is enough for the Samudrika museum, its aquariums and the whale outside. Then everyone rests.',
        sees: ['samudrika-naval-marine-museum'],
        stay: 'port-blair',
      },
      {
        title: 'Across to Havelock',
        text: 'If someone needs an arm on the gangway, we’ll tell the crew. After lunch the nearest beach is far enough.',
        ferries: ['port-blair-to-havelock'],
        stay: 'havelock-island',
      },
      {
        title: 'A morning over the coral',
        text: 'A small boat goes to Elephant Beach; it’s {extra:boat-to-elephant-beach} a person extra. Some of you snorkel, others look through a glass floor, and whoever stays behind has another pot of tea under the palms.',
        sees: ['elephant-beach'],
        stay: 'havelock-island',
      },
      {
        title: 'Three generations in a row',
        text: 'A car takes you to Radhanagar Beach, and the last steps are over soft sand. The sea gets deep quickly, so children bathe between the flags, hand in hand.',
        stay: 'havelock-island',
      },
      {
        title: 'An evening at the Cellular Jail',
        text: 'After dark you sit in the open yard of the jail, while voices and light tell its story.',
        ferries: ['havelock-to-port-blair'],
        sees: ['light-show'],
        stay: 'port-blair',
      },
      {
        title: 'The picture for the hall',
        text: 'On the sea front someone takes the picture with all of you in it. Then one car goes to the airport, 2 km away.',
      },
    ],
    landBy: '12:00',
    youngest: 6,
    special: 'Three nights in one place, and days that three ages can share',
    unsuited: 'restless teenagers',
    host: {
      name: 'Meera',
      says: 'My first call is for ground-floor rooms, side by side. If one has stairs, I’ll tell you.',
    },
  },
  {
    slug: 'family-6-nights-7-days',
    updated: '2026-11-28',
    name: 'A week for children',
    price: { was: 36200, now: 30500 },
    image: {
      src: '/images/packages/family-6-nights-7-days.svg',
      alt: 'A striped lighthouse on a wooded hill at dawn, a small launch crossing the bay below',
    },
    description: [
      'For those who ask why all day, from a whale’s skeleton to the crabs under a rock arch',
      '{nights:family-6-nights-7-days}',
      'The lighthouse of the old twenty-rupee note',
    ],
    overview: [
      'The museum comes first, so children know the corals when they float over them.',
      'The longest outing pairs North Bay with Ross Island.',
      'Ferries and launches are in the price.',
    ],
    itinerary: [
      {
        title: 'A whale’s skeleton',
        text: 'The whale stands outside the Samudrika museum. Inside are coral and tanks of fish.',
        sees: ['samudrika-naval-marine-museum'],
        stay: 'port-blair',
      },
      {
        title: 'A lighthouse and spotted deer',
        text: 'A launch takes you to North Bay for coral and the lighthouse, then to Ross Island, where deer walk through ruins. Please don’t feed them, and keep away from stags.',
        visits: ['ross-island', 'northbay'],
        stay: 'port-blair',
      },
      {
        title: 'Across to Havelock',
        text: 'After lunch there are sandcastles to build on Radhanagar Beach. The sea gets deep quickly, so children bathe between the flags, hand in hand.',
        ferries: ['port-blair-to-havelock'],
        stay: 'havelock-island',
      },
      {
        title: 'First masks at Elephant Beach',
        text: 'The boat is {extra:boat-to-elephant-beach} a person extra. Coral begins close to the sand, and with a guide and a ring, {extra:snorkelling-with-a-guide} more, even beginners float over it.',
        sees: ['elephant-beach'],
        stay: 'havelock-island',
      },
      {
        title: 'Pools under the arch',
        text: 'Under Neil’s rock arch, in shoes with grip, you look for crabs in the pools. If the water is too high, you paddle at Bharatpur.',
        ferries: ['havelock-to-neil'],
        stay: 'neil-island',
      },
      {
        title: 'The jail after dark',
        text: 'You sit in the yard of the Cellular Jail, and light moves over its walls as the story is told.',
        ferries: ['neil-to-port-blair'],
        sees: ['light-show'],
        stay: 'port-blair',
      },
      {
        title: 'What’s in your pockets?',
        text: 'Shells and coral stay here, by law. Then it’s down to the sea front, to find your lighthouse across the bay.',
      },
    ],
    landBy: '12:00',
    youngest: 8,
    special: 'A week of first times: a whale’s bones, coral and crabs under an arch',
    unsuited: 'children below school age',
    host: {
      name: 'Meera',
      says: 'I’ll ask the boatmen of Elephant Beach for life jackets in your children’s sizes.',
    },
  },
  {
    slug: 'family-7-nights-8-days',
    updated: '2026-11-28',
    name: 'Caves and coral reefs',
    price: { was: 40498, now: 34500 },
    image: {
      src: '/images/packages/family-7-nights-8-days.svg',
      alt: 'A boat’s bow enters a mangrove creek under grey monsoon cloud, roots arching on both sides',
    },
    description: [
      'Caves by torchlight, a forest walk to the reef and Neil by bicycle, for teenagers',
      '{nights:family-7-nights-8-days}',
    ],
    overview: [
      'Half the days you’re on foot or on a bicycle.',
      'After the early start comes a morning to sleep.',
      'The caves’ boat is in the price.',
    ],
    itinerary: [
      {
        title: 'Palms at Corbyn’s Cove',
        text: 'The town’s palm beach is for walking, because of crocodiles. The swimming begins on Havelock.',
        stay: 'port-blair',
      },
      {
        title: 'Into the caves of Baratang',
        text: 'You leave at about three in the morning, for the convoy. No car may stop on its road, and nobody may take photographs or hand out gifts. Then a boat slips through mangroves to the path for the caves; keep your hands inside, because of crocodiles.',
        visits: ['baratang'],
        early: true,
        stay: 'port-blair',
      },
      {
        title: 'Up Munda Pahad',
        text: 'In the early afternoon a forest path climbs to a cliff above the sea. Stay behind the barrier: the cliff is sheer, and the rock slippery after rain.',
        sees: ['munda-pahad'],
        stay: 'port-blair',
      },
      {
        title: 'Across to Havelock',
        text: 'The afternoon is for jumping the waves at Radhanagar Beach. The sea gets deep quickly, so stay where lifeguards watch.',
        ferries: ['port-blair-to-havelock'],
        stay: 'havelock-island',
      },
      {
        title: 'Two ways to Elephant Beach',
        text: 'Teenagers and a parent walk through wet forest, the others take the boat ({extra:boat-to-elephant-beach} a person extra), and you meet at the coral. High tide closes the path, so we’ll set your start by it.',
        sees: ['elephant-beach'],
        stay: 'havelock-island',
      },
      {
        title: 'Neil by bicycle',
        text: 'You ride ({extra:bicycle} a bicycle, extra) to Bharatpur, to the rock arch near low tide, and late in the day to Laxmanpur, with lamps for the way back.',
        ferries: ['havelock-to-neil'],
        stay: 'neil-island',
      },
      {
        title: 'The Cellular Jail at night',
        text: 'In the yard of the jail, light and voices tell its story.',
        ferries: ['neil-to-port-blair'],
        sees: ['light-show'],
        stay: 'port-blair',
      },
      {
        title: 'The cave or the reef?',
        text: 'Which was better? You have the whole way to the plane to agree.',
      },
    ],
    landBy: '14:00',
    youngest: 15,
    special: 'Caves, a cliff and an island by bicycle, for legs that won’t sit still',
    unsuited: 'toddlers and late sleepers',
    host: {
      name: 'Meera',
      says: 'Instead of the walk on day five, anyone of ten or over can try a first dive.',
    },
  },
];

export const honeymoonPackages: PricedPackage[] = [
  {
    slug: 'honeymoon-4-nights-5-days',
    updated: '2026-11-28',
    name: 'Four evenings, four shores',
    price: { was: 27673, now: 22500 },
    image: {
      src: '/images/packages/honeymoon-4-nights-5-days.svg',
      alt: 'Two pairs of sandals on a beach at dusk, an orange sun touching the sea',
    },
    description: [
      'Four evenings on four shores, one of them over a candlelit dinner for two',
      '{nights:honeymoon-4-nights-5-days}',
    ],
    overview: [
      'Evening comes to a headland, two beaches and a harbour.',
      'There are flowers on the bed on Neil, and one evening a candlelit table, with four courses, fish or vegetarian, and a small cake.',
      'Three ferries form a triangle, so you never sail the same water twice.',
    ],
    itinerary: [
      {
        title: 'Parakeets at Chidiya Tapu',
        text: 'An hour’s drive south there’s a wooded headland, where parakeets come home to roost.',
        stay: 'port-blair',
      },
      {
        title: 'Laxmanpur, on Neil',
        text: 'Beyond the coconut sellers Laxmanpur’s long beach of broken shell and coral is almost empty. Keep your sandals on.',
        ferries: ['port-blair-to-neil'],
        stay: 'neil-island',
      },
      {
        title: 'Radhanagar Beach, on Havelock',
        text: 'Ten minutes’ walk south along the sand it’s quiet, and the colours are best after the sun has gone. Bring a torch for the way back.',
        ferries: ['neil-to-havelock'],
        stay: 'havelock-island',
      },
      {
        title: 'The harbour’s lights',
        text: 'By evening you’re in Port Blair again, where the ships put on their lights.',
        ferries: ['havelock-to-port-blair'],
        stay: 'port-blair',
      },
      {
        title: 'A bench by the harbour',
        text: 'You have a free morning, and four evenings of pictures to choose from.',
      },
    ],
    landBy: '12:00',
    includes: ['candle-light-dinner', 'cake', 'flower-bed'],
    special: 'A night on Neil, one on Havelock, and a candlelit dinner',
    unsuited: 'couples who’d rather unpack once',
    host: {
      name: 'Shiny',
      says: 'I look for a room from which you can walk to Laxmanpur, and book the rest round it.',
    },
  },
  {
    slug: 'honeymoon-5-nights-6-days',
    updated: '2026-11-28',
    name: 'Three nights on Havelock',
    price: { was: 36338, now: 30200 },
    image: {
      src: '/images/packages/honeymoon-5-nights-6-days.svg',
      alt: 'An empty hammock between two leaning palms in the white light of noon',
    },
    description: [
      'Three nights in one room, two free mornings, and a table for two on the sand',
      '{nights:honeymoon-5-nights-6-days}',
      'A stop on Neil on the way out, when ferry times allow',
    ],
    overview: [
      'If no two ferries connect, you skip Neil and have longer on Havelock.',
      'There are flowers on the bed, and on the evening with the best tide a table by the water, with four courses, fish or vegetarian, and a small cake.',
      'A night added to “Four evenings, four shores” costs less. You pay more here for a third night on Havelock, the table on the sand, and the massage.',
    ],
    itinerary: [
      {
        title: 'Nothing but rest',
        text: 'Sleep first; dinner by the water can wait until dark.',
        stay: 'port-blair',
      },
      {
        title: 'By way of Neil',
        text: 'Between two ferries you swim off Bharatpur, and eat fish curry in the village with your hair still wet.',
        ferries: ['port-blair-to-neil', 'neil-to-havelock'],
        stay: 'havelock-island',
      },
      {
        title: 'A cloth on the sand',
        text: 'Late in the afternoon a car takes you to Radhanagar Beach. Bring a cloth to sit on, and stay until the first stars.',
        stay: 'havelock-island',
      },
      {
        title: 'The free day',
        text: 'Have two chairs put in the shade, and watch the sea go out a long way; about six hours later it’s back at your feet. In between comes the massage.',
        stay: 'havelock-island',
      },
      {
        title: 'Back to Port Blair',
        text: 'In the evening half the town strolls along the sea front, and so can you, with a coconut each.',
        ferries: ['havelock-to-port-blair'],
        stay: 'port-blair',
      },
      {
        title: 'Hands free for the bazaar',
        text: 'Your bags wait at the desk, and Aberdeen Bazaar has cinnamon, cloves and nutmeg from the islands to take home.',
      },
    ],
    landBy: '16:00',
    includes: ['beach-dinner', 'cake', 'flower-bed', 'massage'],
    special: 'Two free mornings on Havelock, a massage, and dinner on the beach',
    unsuited: 'couples who like full days',
    host: {
      name: 'Shiny',
      says: 'On the east shore you wake to the sunrise, and I’ll ask them to keep breakfast until ten.',
    },
  },
  {
    slug: 'honeymoon-6-nights-7-days',
    updated: '2026-11-28',
    name: 'Together into the water',
    price: { was: 41842, now: 34500 },
    image: {
      src: '/images/packages/honeymoon-6-nights-7-days.svg',
      alt: 'Two divers hand in hand above a reef, shafts of blue light falling from the surface',
    },
    description: [
      'A first swim, a free morning for your first dive, and coral near the beach',
      '{nights:honeymoon-6-nights-7-days}',
      'A day in the marine park, at Jolly Buoy or Red Skin, whichever is open',
    ],
    overview: [
      'By the end of the week you’ve snorkelled over two reefs.',
      'The marine park is in the price.',
      'One evening your table stands on the sand, with candles, four courses and a small cake.',
    ],
    itinerary: [
      {
        title: 'A light supper',
        text: 'There’s a walk along the harbour, a plate of grilled fish, and an early night.',
        stay: 'port-blair',
      },
      {
        title: 'The first swim',
        text: 'By late afternoon you’re in the sea at Radhanagar Beach, near the lifeguards, facing the low sun.',
        ferries: ['port-blair-to-havelock'],
        stay: 'havelock-island',
      },
      {
        title: 'A morning for the dive',
        text: 'The dive is extra, from {extra:first-dive-from-the-shore} a person. First you fill in a health form, and then an instructor stays beside you, 12 metres (40 feet) down at most. From June to September boats often stay in.',
        stay: 'havelock-island',
      },
      {
        title: 'Snorkelling at Bharatpur',
        text: 'On Neil the coral lies in shallow water near the beach, and masks are for hire. Laxmanpur comes afterwards, broad and quiet.',
        ferries: ['havelock-to-neil'],
        stay: 'neil-island',
      },
      {
        title: 'Back to Port Blair',
        text: 'The rest of the day is free. Pack tomorrow’s bag without plastic, because the park turns it away.',
        ferries: ['neil-to-port-blair'],
        stay: 'port-blair',
      },
      {
        title: 'Jolly Buoy or Red Skin',
        text: 'You have about two and a half hours on whichever is open. Float above the coral, and never stand on it.',
        visits: ['jolly-buoy'],
        stay: 'port-blair',
      },
      {
        title: 'No boat to catch',
        text: 'The morning is free. From the sea wall you look at water that you now know from below.',
      },
    ],
    landBy: '16:00',
    includes: ['beach-dinner', 'cake', 'flower-bed'],
    special: 'Two reefs, one of them in the marine park, and a free morning for a first dive',
    unsuited: 'couples who don’t swim',
    host: {
      name: 'Shiny',
      says: 'If one of you is nervous, take the dive from the shore. You walk in together, hand in hand.',
    },
  },
  {
    slug: 'honeymoon-7-nights-8-days',
    updated: '2026-11-28',
    name: 'The slow week',
    price: { was: 45994, now: 39500 },
    image: {
      src: '/images/packages/honeymoon-7-nights-8-days.svg',
      alt: 'Two bicycles stand by a palm on a moonlit lane, the night sea silver beyond',
    },
    description: [
      'A week with one plan a day at most, long beaches first and then Neil by bicycle',
      '{nights:honeymoon-7-nights-8-days}',
      'Dinner on the beach, and an hour with your own photographer',
    ],
    overview: [
      'There’s time to see a favourite beach twice.',
      'If it rains, today’s plan can wait until tomorrow.',
      'Dinner is four courses by candlelight, fish or vegetarian.',
    ],
    itinerary: [
      {
        title: 'Tea by the harbour',
        text: 'After a rest there’s tea, with the ships for company. Evenings begin early here, at about five in December.',
        stay: 'port-blair',
      },
      {
        title: 'Across to Havelock',
        text: 'You unpack for three nights, and the afternoon is yours, in a hammock or in the water.',
        ferries: ['port-blair-to-havelock'],
        stay: 'havelock-island',
      },
      {
        title: 'Radhanagar Beach',
        text: 'You come early, while there’s shade to sit in, and the car waits until the last colours are gone.',
        stay: 'havelock-island',
      },
      {
        title: 'A late morning, a dark night',
        text: 'Around new moon, from October to April, the sea sometimes glows where small waves break on the sand.',
        stay: 'havelock-island',
      },
      {
        title: 'To Neil',
        text: 'Neil is fields and palms, and Laxmanpur’s shells crunch underfoot.',
        ferries: ['havelock-to-neil'],
        stay: 'neil-island',
      },
      {
        title: 'Two bicycles',
        text: 'They’re extra, {extra:bicycle} each. The one main road takes you to the rock arch at low tide, and later to Bharatpur for a swim.',
        stay: 'neil-island',
      },
      {
        title: 'Back to Port Blair',
        text: 'The evening is free for a last long dinner, of prawns in coconut, say.',
        ferries: ['neil-to-port-blair'],
        stay: 'port-blair',
      },
      {
        title: 'Pictures to keep',
        text: 'The photographer’s pictures of you are yours. Choose one for the wall.',
      },
    ],
    landBy: '15:00',
    includes: ['beach-dinner', 'cake', 'flower-bed', 'photographs'],
    special: 'Five nights on the islands, dinner on the beach, and your own photographer',
    unsuited: 'couples who want museums or full days',
    host: {
      name: 'Shiny',
      says: 'On Neil I book a garden room away from the road. It’s quieter at night.',
    },
  },
];

export const themedPackages: ThemedPackage[] = [
  {
    slug: 'andaman-delights',
    updated: '2026-11-28',
    name: 'Andaman Delights',
    guidePrice: { perPerson: 16500, example: true },
    image: {
      src: '/images/packages/andaman-delights.svg',
      alt: 'A couple walks up to the watchtower and the long wings of the Cellular Jail under a pink dawn sky',
    },
    description: [
      'The Cellular Jail and an evening on Radhanagar Beach in one long weekend',
      '{nights:andaman-delights}',
      'The rock arch on Neil, when ferry times and the tide allow',
    ],
    introduction:
      'Two days’ leave and a weekend: an evening in the yard of the Cellular Jail, and an afternoon under the tall trees of Radhanagar Beach.',
    overview: [
      'You take two ferries, or three with Neil.',
      'If you land by noon, you see the jail by daylight, too.',
      'One small bag is enough.',
    ],
    itinerary: [
      {
        title: 'The Cellular Jail',
        text: 'You walk past the narrow cells and up to the roof, with its view of the sea. After dark you come back for the sound-and-light show.',
        sees: ['cellular-jail', 'light-show'],
        stay: 'port-blair',
      },
      {
        title: 'The long sand',
        text: 'On Havelock a car takes you to Radhanagar Beach, for a swim near the lifeguards, and waits.',
        ferries: ['port-blair-to-havelock'],
        stay: 'havelock-island',
      },
      {
        title: 'Neil’s arch, then Port Blair',
        text: 'A car takes you to Neil’s rock arch or, if the water is high, to Bharatpur.',
        ferries: ['havelock-to-neil', 'neil-to-port-blair'],
        stay: 'port-blair',
      },
      {
        title: 'The bazaar opens',
        text: 'In Aberdeen Bazaar the shutters go up round the clock tower, and you have an hour for spices.',
      },
    ],
    landBy: '12:00',
    special: 'The jail and an island beach in one long weekend',
    unsuited: 'guests who like to travel slowly',
    host: {
      name: 'Arnab',
      says: 'I’ll look up the tide for your dates. Low water in the morning means you walk out to the arch.',
    },
  },
  {
    slug: 'island-hopping',
    updated: '2026-11-28',
    name: 'Island Hopping',
    guidePrice: { perPerson: 21500, example: true },
    image: {
      src: '/images/packages/island-hopping.svg',
      alt: 'The white wake of a ferry curves between three green islands under a noon sun, from above',
    },
    description: [
      'Deer on Ross, a long beach on Havelock and a swim off Neil',
      '{nights:island-hopping}',
      'A boat on each day but the last',
    ],
    introduction: 'No two of your three islands are alike: Ross has ruins, Havelock tall forest, and Neil fields down to the sea.',
    overview: [
      'You change hotels every night, so pack small.',
      'The launch and three ferries are in the price.',
      'There’s time for one beach on Havelock, and two on Neil.',
    ],
    itinerary: [
      {
        title: 'Deer on Ross Island',
        text: 'A short launch ride away, deer graze between roofless houses. The launches stop well before dark, so take an early flight.',
        visits: ['ross-island'],
        stay: 'port-blair',
      },
      {
        title: 'The long sand of Havelock',
        text: 'The ferry passes the lighthouse of North Bay. By afternoon your footprints are on Radhanagar Beach.',
        ferries: ['port-blair-to-havelock'],
        stay: 'havelock-island',
      },
      {
        title: 'An evening on Neil',
        text: 'If the tide is low, you walk to the rock arch. Later there’s Laxmanpur, and fish curry in the village.',
        ferries: ['havelock-to-neil'],
        stay: 'neil-island',
      },
      {
        title: 'A swim at Bharatpur',
        text: 'You swim at the beach nearest to the jetty. Then {km:neil-to-port-blair} km of sea lie between you and Port Blair.',
        ferries: ['neil-to-port-blair'],
        stay: 'port-blair',
      },
      {
        title: 'Three islands on a map',
        text: 'On any map you can now point to where the deer stood, and where you swam.',
      },
    ],
    landBy: '11:00',
    special: 'Three islands in five days',
    unsuited: 'guests who get seasick, or have large suitcases',
    host: {
      name: 'Arnab',
      says: 'Leave the big suitcase at your hotel in Port Blair: ferries take only 20 to 25 kg.',
    },
  },
  {
    slug: 'explore-havelock',
    updated: '2026-11-28',
    name: 'Explore Havelock',
    guidePrice: { perPerson: 22000, example: true },
    image: {
      src: '/images/packages/explore-havelock.svg',
      alt: 'A couple walks along the curve of Radhanagar at dusk, tall forest dark behind the last strip of light',
    },
    description: [
      'Up before the sun on black boulders, and on foot through the forest to the reef',
      '{nights:explore-havelock}',
      'A stop on Neil at the end, when ferry times allow',
    ],
    introduction:
      'This is Havelock for people who’d rather walk and paddle than lie down.',
    overview: [
      'One day is for the shore, the other for forest and reef.',
      'If you land after ten, we’ll begin in Port Blair, with two nights on Havelock.',
      'You take two ferries, or three with Neil.',
    ],
    itinerary: [
      {
        title: 'From the plane to the ferry',
        text: 'Your driver takes you to the wharf, at least 1 hour before the ferry leaves. Ask us before you buy the flight: if it’s late and the ferry has left, we’ll rebook, and you pay for the new tickets.',
        ferries: ['port-blair-to-havelock'],
        stay: 'havelock-island',
      },
      {
        title: 'From first light to last',
        text: 'You leave for Kalapathar’s black boulders an hour before sunrise. Later, for {extra:kayak-by-day} a person extra, a guide takes you by kayak into the mangroves. The day ends on Radhanagar Beach.',
        early: true,
        stay: 'havelock-island',
      },
      {
        title: 'On foot to the reef',
        text: 'The path to Elephant Beach goes over roots and mud, and ends at coral. High tide closes it, so we’ll give you the hour.',
        sees: ['elephant-beach'],
        stay: 'havelock-island',
      },
      {
        title: 'By way of Neil',
        text: 'Between two ferries you see Neil’s flat fields and, at low tide, the rock arch.',
        ferries: ['havelock-to-neil', 'neil-to-port-blair'],
        stay: 'port-blair',
      },
      {
        title: 'No alarm',
        text: 'On this one morning you sleep through the sunrise.',
      },
    ],
    landBy: '10:00',
    special: 'Straight from the plane to Havelock',
    unsuited: 'late sleepers, and guests who find rough paths hard',
    host: {
      name: 'Shiny',
      says: 'You can dive on day two or three.',
    },
  },
  {
    slug: 'havelock-neil-escapade',
    updated: '2026-11-28',
    name: 'Havelock & Neil Escapade',
    guidePrice: { perPerson: 24500, example: true },
    image: {
      src: '/images/packages/havelock-neil-escapade.svg',
      alt: 'A natural arch of grey rock above tide pools on a clear morning, a crab on a ledge in front',
    },
    description: [
      'A reef on Havelock and a rock arch on Neil, planned by the tide table',
      '{nights:havelock-neil-escapade}',
    ],
    introduction:
      'Havelock has tall trees, long beaches and dive boats. Neil has vegetable fields, bicycles and shallow water.',
    overview: [
      'On Havelock you have a reef in the morning and Radhanagar Beach in the evening.',
      'On Neil you walk to the arch at low tide, and swim at high.',
      'We look up the tides first, and then book your ferries.',
    ],
    itinerary: [
      {
        title: 'A free evening',
        text: 'In the evening half the town walks along the sea wall. Join them.',
        stay: 'port-blair',
      },
      {
        title: 'Across to Havelock',
        text: 'See the east shore at low tide and again at high, and you’d swear they were two different beaches.',
        ferries: ['port-blair-to-havelock'],
        stay: 'havelock-island',
      },
      {
        title: 'Reef, then sand',
        text: 'At Elephant Beach coral grows close to the sand. You walk there when the tide is out, or take the boat, {extra:boat-to-elephant-beach} a person extra.',
        sees: ['elephant-beach'],
        stay: 'havelock-island',
      },
      {
        title: 'To Neil',
        text: 'At low tide you walk to the rock arch first; otherwise you begin on the broad beach of Laxmanpur.',
        ferries: ['havelock-to-neil'],
        stay: 'neil-island',
      },
      {
        title: 'Bharatpur, then Port Blair',
        text: 'The lagoon at Bharatpur is best when the tide comes in. You usually sail after lunch.',
        ferries: ['neil-to-port-blair'],
        stay: 'port-blair',
      },
      {
        title: 'The ferry without you',
        text: 'From the sea wall you watch the morning ferry go out to Havelock.',
      },
    ],
    landBy: '16:00',
    special: 'Havelock’s reef and Neil’s rock arch, planned by the tide table',
    unsuited: 'guests who come for history',
    host: {
      name: 'Arnab',
      says: 'One more swim on day five? In the calm months I’ll book a later ferry off Neil.',
    },
  },
  {
    slug: 'tropical-andaman',
    updated: '2026-11-28',
    name: 'Tropical Andaman',
    guidePrice: { perPerson: 24000, example: true },
    image: {
      src: '/images/packages/tropical-andaman.svg',
      alt: 'Rain falls through giant buttressed trees, a narrow red path leading to a strip of sea',
    },
    description: [
      'Three forest walks: two come out on a beach, one on a cliff above the sea',
      '{nights:tropical-andaman}',
      'Parakeets at Chidiya Tapu, and Neil when ferry times allow',
    ],
    introduction:
      'You walk under padauk and gurjan trees, listen for woodpeckers, and come out of the shade on to sand.',
    overview: [
      'Each walk takes up to two hours.',
      'Bring shoes with grip.',
      'The first two days have no ferry to catch.',
    ],
    itinerary: [
      {
        title: 'Under the sea-almond trees',
        text: 'The trip starts with an easy stroll along Corbyn’s Cove, where you don’t swim, because of crocodiles. Buy insect repellent in town today.',
        stay: 'port-blair',
      },
      {
        title: 'Chidiya Tapu and Munda Pahad',
        text: 'The path to the cliff and back takes about two hours, with stops for birds. Stay behind the barrier: the cliff is sheer, and the rock slippery.',
        sees: ['munda-pahad'],
        stay: 'port-blair',
      },
      {
        title: 'The forest behind Radhanagar Beach',
        text: 'It gets dark early beneath trees so tall, so the walk comes first, and then the open sand.',
        ferries: ['port-blair-to-havelock'],
        stay: 'havelock-island',
      },
      {
        title: 'The path to Elephant Beach',
        text: 'For 40 to 45 minutes you go down through wet forest, and then there’s coral. High tide closes the path, so we’ll set the hour.',
        sees: ['elephant-beach'],
        stay: 'havelock-island',
      },
      {
        title: 'Neil’s gardens',
        text: 'Between two ferries you see what Neil grows, from bananas to gourds on bamboo frames.',
        ferries: ['havelock-to-neil', 'neil-to-port-blair'],
        stay: 'port-blair',
      },
      {
        title: 'Out of the shade',
        text: 'Open the window early: by now you can tell which bird is calling before you see it.',
      },
    ],
    landBy: '15:00',
    special: 'Three walks under giant trees',
    unsuited: 'guests who dislike steep paths, mud or insects',
    host: {
      name: 'Arnab',
      says: 'On day two be on the headland an hour before sunset. That’s when the parakeets come home.',
    },
  },
  {
    slug: 'baratang-havelock-escapade',
    updated: '2026-11-28',
    name: 'Baratang & Havelock Escapade',
    guidePrice: { perPerson: 23500, example: true },
    image: {
      src: '/images/packages/baratang-havelock-escapade.svg',
      alt: 'Torchlight on folded limestone in a black cave, water dripping from a stalactite',
    },
    description: [
      'Baratang’s caves by torchlight one day, the sea at Radhanagar Beach the next',
      '{nights:baratang-havelock-escapade}',
      'A swim off Neil at the end, when ferry times allow',
    ],
    introduction:
      'A road, a vehicle ferry, a small boat and a footpath lead to the caves, where your torch lights up folds of stone.',
    overview: [
      'Baratang and back takes about twelve hours.',
      'The day before is free, for an early night.',
      'You take two ferries, or three with Neil.',
    ],
    itinerary: [
      {
        title: 'Rest and pack',
        text: 'Supper is early. Pack a torch, water, closed shoes and a scarf against dust.',
        stay: 'port-blair',
      },
      {
        title: 'Baratang and back',
        text: 'You leave at about three in the morning. The convoy crosses a reserve, where nobody may stop, take photographs or hand out gifts. Then a boat winds through mangroves to the path for the caves; keep your hands inside, because of crocodiles. If its gate is open, the mud volcano comes last.',
        visits: ['baratang'],
        early: true,
        stay: 'port-blair',
      },
      {
        title: 'A beach after the cave',
        text: 'You wash off the dust at Radhanagar Beach, with a swim near the lifeguards.',
        ferries: ['port-blair-to-havelock'],
        stay: 'havelock-island',
      },
      {
        title: 'A swim off Neil',
        text: 'Between two ferries you swim at Bharatpur, or see its coral from a glass-bottom boat, {extra:glass-bottom-boat} a person extra.',
        ferries: ['havelock-to-neil', 'neil-to-port-blair'],
        stay: 'port-blair',
      },
      {
        title: 'Sleep in',
        text: 'The trip that had you up at three lets you sleep until the town is awake.',
      },
    ],
    landBy: '16:00',
    special: 'Limestone caves and an island beach in five days',
    unsuited: 'toddlers, and guests who find uneven paths hard',
    host: {
      name: 'Arnab',
      says: 'If the caves close that day, you get something else in their place, or their price back.',
    },
  },
  {
    slug: 'honeymoon-escapade',
    updated: '2026-11-28',
    name: 'Honeymoon Escapade',
    guidePrice: { perPerson: 20500, example: true },
    image: {
      src: '/images/packages/honeymoon-escapade.svg',
      alt: 'Two low chairs face a pale sunrise over a still lagoon, a coconut on the sand between them',
    },
    description: [
      'Two nights for the two of you on Neil, where many couples stop only for a few hours',
      '{nights:honeymoon-escapade}',
      'Radhanagar Beach on the way back, when ferry times allow',
    ],
    introduction:
      'Neil is fields, bicycles and, when the day’s visitors have sailed, very little noise. You stay for that.',
    overview: [
      'You have one whole free day on Neil.',
      'There are flowers on the bed, and a small cake to share.',
      'You take two ferries, or three with Havelock.',
    ],
    itinerary: [
      {
        title: 'A free evening',
        text: 'Rest first, and dine by the water when the day has cooled.',
        stay: 'port-blair',
      },
      {
        title: 'To Neil',
        text: 'You rest through the heat, and towards evening Laxmanpur is broad enough for a long walk.',
        ferries: ['port-blair-to-neil'],
        stay: 'neil-island',
      },
      {
        title: 'The free day',
        text: 'Sitapur gets the first sun, if you get up for it. Later there’s the rock arch or a swim at Bharatpur, as the tide allows.',
        stay: 'neil-island',
      },
      {
        title: 'Radhanagar Beach by daylight',
        text: 'Between two ferries you walk its long sand, which is emptier now than in the evening.',
        ferries: ['neil-to-havelock', 'havelock-to-port-blair'],
        stay: 'port-blair',
      },
      {
        title: 'Two straws',
        text: 'You share a coconut by the road, and the plane is only a short drive away.',
      },
    ],
    landBy: '15:00',
    includes: ['cake', 'flower-bed'],
    special: 'Two quiet nights on Neil, with a whole day free',
    unsuited: 'couples who want company after dark',
    host: {
      name: 'Shiny',
      says: 'I’ll ask for a room away from the main road, so that you hear only palms.',
    },
  },
  {
    slug: 'andaman-escapade',
    updated: '2026-11-28',
    name: 'Andaman Escapade',
    guidePrice: { perPerson: 23500, example: true },
    image: {
      src: '/images/packages/andaman-escapade.svg',
      alt: 'Fig roots grip a roofless brick wall, a spotted deer standing in a patch of noon sun',
    },
    description: [
      'The Cellular Jail by night and by day, the ruins of Ross Island, and two evenings by the sea',
      '{nights:andaman-escapade}',
    ],
    introduction:
      'Port Blair was a penal settlement, and in the war the Japanese occupied it. In 1943 Subhas Chandra Bose raised the Indian flag here.',
    overview: [
      'The light show comes first, so you know the story when you see the cells.',
      'You take three ferries, each on a different day.',
      'Havelock and Neil come last, to rest.',
    ],
    itinerary: [
      {
        title: 'The story first',
        text: 'After dark you sit in the yard of the Cellular Jail, where the sound-and-light show tells its story.',
        sees: ['light-show'],
        stay: 'port-blair',
      },
      {
        title: 'Ross Island, then the cells',
        text: 'A launch takes you to the old British headquarters, with its roofless church and a bakery under fig roots. In the afternoon you walk through the jail, from the cells up to the roof.',
        visits: ['ross-island'],
        sees: ['cellular-jail'],
        stay: 'port-blair',
      },
      {
        title: 'To Havelock',
        text: 'The rest of the day is for Radhanagar Beach, its shade first and then the long sand.',
        ferries: ['port-blair-to-havelock'],
        stay: 'havelock-island',
      },
      {
        title: 'To Neil',
        text: 'Settlers cleared Neil’s fields in the 1960s, and four of the five villages have names from the Ramayana. You see the rock arch at low tide, and end the day at Laxmanpur.',
        ferries: ['havelock-to-neil'],
        stay: 'neil-island',
      },
      {
        title: 'An evening in the bazaar',
        text: 'You’re back in time for Aberdeen Bazaar, round its clock tower.',
        ferries: ['neil-to-port-blair'],
        stay: 'port-blair',
      },
      {
        title: 'Across the harbour',
        text: 'From the sea front you can pick out Ross Island, and you know what stands under its trees.',
      },
    ],
    landBy: '16:00',
    special: 'The jail by night and by day, and a whole morning on Ross Island',
    unsuited: 'small children, and guests who want to snorkel',
    host: {
      name: 'Arnab',
      says: 'I’ll look for a show in your language, Hindi or English. If you have one more day, go to Baratang.',
    },
  },
  {
    slug: 'pristine-andaman',
    updated: '2026-11-28',
    name: 'Pristine Andaman',
    guidePrice: { perPerson: 36500, example: true },
    image: {
      src: '/images/packages/pristine-andaman.svg',
      alt: 'A couple walks on a curved sandbar that joins two wooded islands in violet dusk, foam at its edges',
    },
    description: [
      'A sandbar between two islands in the far north and, in season, turtles at night',
      '{nights:pristine-andaman}',
      'Havelock at the end, and Neil when ferry times allow',
    ],
    introduction:
      'At low tide you walk from one island to the other, and in season turtles lay their eggs nearby. The road is long, and the rooms are simple.',
    overview: [
      'You drive north in two days, and back in one.',
      'Add a day to climb Saddle Peak, the highest hill of the Andamans.',
      'After the road you rest on Havelock.',
    ],
    itinerary: [
      {
        title: 'Cash and maps',
        text: 'Take out cash, and save maps on your phone. Both are harder to come by further north.',
        stay: 'port-blair',
      },
      {
        title: 'Up the road to Rangat',
        text: 'You leave before dawn for the convoy through the reserve, where nobody may stop, take photographs or hand out gifts. At Dhani Nallah a boardwalk leads over the mangrove creek, where crocodiles live, to a beach for walking.',
        early: true,
        stay: 'rangat',
      },
      {
        title: 'Amkunj, then Diglipur',
        text: 'After Amkunj’s beach the road winds north for hours.',
        stay: 'diglipur',
      },
      {
        title: 'Ross and Smith',
        text: 'The boat is {extra:boat-to-ross-and-smith} a person extra. You walk across the sandbar between the two until the boatman calls you back, before the sea covers it. In the nesting months you may see Kalipur’s turtles after dark.',
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
        text: 'By evening you’re walking on Radhanagar Beach, and the road seems far away.',
        ferries: ['port-blair-to-havelock'],
        stay: 'havelock-island',
      },
      {
        title: 'By way of Neil',
        text: 'There’s the rock arch at low tide, or a swim in the lagoon at high. If ferries don’t connect, you sail straight back.',
        ferries: ['havelock-to-neil', 'neil-to-port-blair'],
        stay: 'port-blair',
      },
      {
        title: 'A city again',
        text: 'A week ago Port Blair looked like a small town. Now it looks like a city.',
      },
    ],
    landBy: '16:00',
    special: 'A sandbar between two islands and, in season, turtles at night',
    unsuited: 'small children, and guests who get carsick',
    host: {
      name: 'Arnab',
      says: 'Come from December to March for the turtles. The forest staff decide each night who may watch, so you stay two.',
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
