// The packages on sale: family, honeymoon and themed. The order of each list is the order on the site.
// What their price covers is in terms.ts. A themed package is on request, and has a guide price per person.
import type { PriceBand, PricedPackage, ThemedPackage } from './schema/package';

export const familyPackages: PricedPackage[] = [
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
      'Sandcastles while the sand is cool, a nap after lunch, and warm water to sit down in',
      '{nights:family-4-nights-5-days}',
    ],
    overview: [
      'You’re on the beach early and again late. Except on ferry days, nothing is planned between eleven and three, when anyone under five is asleep anyway.',
      'Most kitchens make idli, curd rice or plain dal for a child who eats nothing spicy. Lunch and dinner are extra.',
      'When ferry times allow, you also see Neil, whose shallows are the gentlest we know for someone of three.',
      'Grandparents coming? For the same price “For three generations” has one more night and one ferry fewer.',
    ],
    itinerary: [
      {
        title: 'A nap, then the sea front',
        text: 'It’s 2 km to the hotel, where everyone lies down. When it cools, the town brings its children to the sea front, and so do you.',
        stay: 'port-blair',
      },
      {
        title: 'By ferry to Havelock',
        text: 'The cabin is as cold as a cinema, so keep jumpers and crayons at hand.',
        ferries: ['port-blair-to-havelock'],
        stay: 'havelock-island',
      },
      {
        title: 'Sandcastles before breakfast',
        text: 'By seven you’re on Radhanagar Beach, while the sand is cool and the forest still shades it. You build, paddle and go back for a late breakfast.',
        stay: 'havelock-island',
      },
      {
        title: 'Knee-deep on Neil',
        text: 'You stop on Neil today or, if the ferries suit better, on day two; without the stop its fares come off your bill. At Bharatpur your child can splash for an hour and stay knee-deep, or just sit down in the sea.',
        ferries: ['havelock-to-neil', 'neil-to-port-blair'],
        stay: 'port-blair',
      },
      {
        title: 'One last dosa',
        text: 'At breakfast there’s a paper dosa as long as your child’s arm.',
      },
    ],
    landBy: '15:00',
    youngest: 2,
    story: '/blogs/andaman-with-children-and-grandparents',
    guest: 'thomas-kochi',
    special: 'A small child’s hours, and often a paddle on Neil',
    unsuited: 'teenagers',
    safety: 'At Radhanagar, where the sea gets deep quickly, only paddle, hand in hand, until the lifeguards come. Crocodiles live in the lagoon at its northern end: keep out. At Bharatpur, wear vests and stay near the sand, because boats cross the reef.',
    host: {
      name: 'Meera',
      says: 'Your little one shares your bed, so I ask for a wide one against the wall, a kettle for the milk and, if you go out by boat, a life jacket that fits.',
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
      'Grandparents, parents and children on the same beach',
      '{nights:family-5-nights-6-days}',
    ],
    overview: [
      'For three nights nobody packs. The children dig, you swim, and Grandmother has the best seat in the shade.',
      'Havelock’s farmers came from East Bengal, so she can have her fish in mustard (lunch and dinner are extra). If you eat Jain or halal, Meera will name hotels that cook it.',
    ],
    itinerary: [
      {
        title: 'The museum with the whale',
        text: 'The skeleton stands outside the Samudrika museum, which needs only an hour. Then everyone lies down, whatever their age.',
        sees: ['samudrika-naval-marine-museum'],
        stay: 'port-blair',
      },
      {
        title: 'The ferry to Havelock',
        text: 'The gangway is steeper or flatter with the tide, so if someone needs an arm, Arnab will tell the crew. By teatime the children have found the beach, and the grandparents their chairs.',
        ferries: ['port-blair-to-havelock'],
        stay: 'havelock-island',
      },
      {
        title: 'Elephant Beach, or a slow morning',
        text: 'If you stay, there’s a long breakfast and a slow walk along the tide line. The others can take the boat to Elephant Beach and snorkel with a guide or climb, up one high step, into a glass-bottom boat (all extra).',
        sees: ['elephant-beach'],
        stay: 'havelock-island',
      },
      {
        title: 'Radhanagar Beach for everyone',
        text: 'The beach has room for cricket and for castles, and shade for anyone who only wants to look. Towards sunset you’re all in one row, facing the same way.',
        stay: 'havelock-island',
      },
      {
        title: 'An evening at the Cellular Jail',
        text: 'After dark you all sit in the open yard of the jail, which is mostly level, and watch the lights climb its walls.',
        ferries: ['havelock-to-port-blair'],
        sees: ['light-show'],
        stay: 'port-blair',
      },
      {
        title: 'The jail by daylight',
        text: 'If you fly after lunch, ask us for the cells of the jail, which may be closed on Mondays.',
      },
    ],
    landBy: '12:00',
    youngest: 6,
    story: '/blogs/andaman-with-children-and-grandparents',
    special: 'Three nights in one place',
    unsuited: 'restless teenagers',
    safety: 'Radhanagar gets deep quickly: swim between the flags. Crocodiles live in the lagoon at its northern end: keep out. Give the children a hand to hold. Over the reefs, wear a vest and stay beside your guide, because boats cross them.',
    host: {
      name: 'Meera',
      says: 'My first call is for ground-floor rooms, side by side. With bad knees take Standard: in Deluxe on Havelock three steps lead up to the veranda.',
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
      'A week of things to find, for children who ask why all day',
      '{nights:family-6-nights-7-days}',
    ],
    overview: [
      'Every day hides something: a fish that looks like a stone, deer in a town without roofs, brittle stars in a pool.',
      'Pack a fish guide. If you add the snorkelling, they’ll be correcting you by the end of the week.',
    ],
    itinerary: [
      {
        title: 'A blue whale’s skeleton',
        text: 'In the garden of the Samudrika museum the children count a whale’s ribs. Inside, look for the stonefish, and then look again.',
        sees: ['samudrika-naval-marine-museum'],
        stay: 'port-blair',
      },
      {
        title: 'A lighthouse and spotted deer',
        text: 'A launch takes you to North Bay and the lighthouse of the old twenty-rupee note, and on to Ross Island, where deer walk up to you between the ruins. Please don’t feed them.',
        visits: ['ross-island', 'northbay'],
        stay: 'port-blair',
      },
      {
        title: 'Across Havelock to the sand',
        text: 'The road runs past rice fields into tall forest and ends at Radhanagar Beach. There’s time to build something big.',
        ferries: ['port-blair-to-havelock'],
        stay: 'havelock-island',
      },
      {
        title: 'Elephant Beach, or pools to look into',
        text: 'At Elephant Beach even beginners float over giant clams, on a ring the guide pulls; boat and guide are extra. If you’d rather stay, low tide leaves pools along the east shore.',
        sees: ['elephant-beach'],
        stay: 'havelock-island',
      },
      {
        title: 'Pools under Neil’s arch',
        text: 'At low tide you walk out to the rock arch, looking for crabs and brittle stars, and turn back before the pools join. If the water’s too high, you paddle at Bharatpur.',
        ferries: ['havelock-to-neil'],
        stay: 'neil-island',
      },
      {
        title: 'The jail after dark',
        text: 'You sit in the yard of the Cellular Jail while voices tell its story. It’s a sad one, so sit close together.',
        ferries: ['neil-to-port-blair'],
        sees: ['light-show'],
        stay: 'port-blair',
      },
      {
        title: 'The lighthouse across the bay',
        text: 'From the sea front you can see the lighthouse of North Bay once more. Hold up an old red twenty-rupee note, if you have one, and compare.',
      },
    ],
    landBy: '12:00',
    youngest: 8,
    story: '/blogs/five-quiet-minutes-over-the-coral',
    special: 'North Bay, Ross Island and a night on Neil',
    unsuited: 'children below school age',
    safety: 'Radhanagar gets deep quickly: swim between the flags. Boats cross the reefs, so wear a vest. Crocodiles live in creeks and Radhanagar’s northern lagoon: never put even a hand in. On rock, wear shoes with grip. Keep clear of stags.',
    host: {
      name: 'Meera',
      says: 'Send me your children’s weights with their ages, and I’ll ask the boatmen of Elephant Beach for life jackets that fit.',
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
      'Caves, a cliff path and a walk to a reef, for families with teenagers',
      '{nights:family-7-nights-8-days}',
    ],
    overview: [
      'The car for the caves comes at about three in the morning.',
      'Your teenagers will complain until the boat slips in under the mangroves.',
    ],
    itinerary: [
      {
        title: 'Torches from the bazaar',
        text: 'Everyone chooses a torch for the caves, and somebody finds the jalebis.',
        stay: 'port-blair',
      },
      {
        title: 'Into the caves of Baratang',
        text: 'At six the convoy sets off through a reserve, where the law forbids stopping, photographs and gifts. Then an open boat turns into a creek so narrow that the leaves meet above it. In the cave everyone switches on a torch, and the rock hangs down like washing on a line.',
        visits: ['baratang'],
        early: true,
        stay: 'port-blair',
      },
      {
        title: 'Up Munda Pahad',
        text: 'After a long sleep you climb through forest to the barrier of a sheer cliff, with nothing but sea to the south. Back at Chidiya Tapu you sit on a trunk that the sea has turned silver.',
        sees: ['munda-pahad'],
        stay: 'port-blair',
      },
      {
        title: 'Into the waves at Radhanagar',
        text: 'The drive across Havelock ends under the trees of Radhanagar Beach. The first out of the car is the first in the sea.',
        ferries: ['port-blair-to-havelock'],
        stay: 'havelock-island',
      },
      {
        title: 'Two ways to Elephant Beach',
        text: 'Teenagers and a parent walk through wet forest to the coral, and the others take the boat (extra). High tide covers the path, so keep to the hours in your plan.',
        sees: ['elephant-beach'],
        stay: 'havelock-island',
      },
      {
        title: 'Round Neil in an afternoon',
        text: 'You go round by bicycle (extra) or by car: to the lagoon at Bharatpur or the rock arch, and then to Laxmanpur for the sunset, where the car collects bicycles and riders.',
        ferries: ['havelock-to-neil'],
        stay: 'neil-island',
      },
      {
        title: 'The Cellular Jail at night',
        text: 'Exile over the sea was called Kala Pani, black water. In the dark yard of the jail you hear why.',
        ferries: ['neil-to-port-blair'],
        sees: ['light-show'],
        stay: 'port-blair',
      },
      {
        title: 'Jalebis in the bazaar',
        text: 'Unless you fly early, there’s time for hot jalebis in Aberdeen Bazaar.',
      },
    ],
    landBy: '14:00',
    youngest: 15,
    story: '/blogs/five-quiet-minutes-over-the-coral',
    special: 'Limestone caves and a cliff path',
    unsuited: 'toddlers and late sleepers',
    safety: 'At Munda Pahad, stay behind the barrier: the cliff is sheer. Radhanagar gets deep quickly: swim between the flags. Boats cross the reefs, so wear a vest. Don’t swim off Laxmanpur: there’s hidden rock. Crocodiles live in creeks, in Radhanagar’s northern lagoon, off Munda Pahad and at Corbyn’s Cove: never put even a hand in. On path and rock, wear shoes with grip.',
    host: {
      name: 'Meera',
      says: 'Arnab knows the caves. I know how long a fifteen-year-old sleeps, so I leave the next morning empty.',
    },
  },
];

export const honeymoonPackages: PricedPackage[] = [
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
      'Dusk on a headland, two beaches and a harbour, and one candlelit dinner for two',
      '{nights:honeymoon-4-nights-5-days}',
    ],
    overview: [
      'It’s built round the best hours, from four in the afternoon to the stars. The mornings are for the ferry, or for sleep.',
      'On the last evening you dine by candlelight: two hours, four courses, fish or vegetarian. On the others dinner is extra.',
    ],
    itinerary: [
      {
        title: 'Sunset at Chidiya Tapu',
        text: 'An hour south of town you sit on a wooded headland while parakeets fly in and the sun goes down between islands. Stay when the others leave: the sky is often reddest afterwards.',
        stay: 'port-blair',
      },
      {
        title: 'Laxmanpur, on Neil',
        text: 'Beyond the coconut sellers Laxmanpur’s beach is almost empty. It’s all broken shell, so keep your sandals on and walk towards the sun.',
        ferries: ['port-blair-to-neil'],
        stay: 'neil-island',
      },
      {
        title: 'Radhanagar Beach, on Havelock',
        text: 'The road comes out of the forest at Radhanagar Beach while the sun is on its way down. Swim, dry slowly, and bring a torch for the path back.',
        ferries: ['neil-to-havelock'],
        stay: 'havelock-island',
      },
      {
        title: 'A table by the harbour',
        text: 'The ships put on their lights. You have candles of your own, and all evening.',
        ferries: ['havelock-to-port-blair'],
        stay: 'port-blair',
      },
      {
        title: 'Sunrise over Ross Island',
        text: 'You’ve seen the sun go down four times. From the sea front you can watch it come up.',
      },
    ],
    landBy: '12:00',
    includes: ['candle-light-dinner', 'cake', 'flower-bed'],
    story: '/blogs/havelock-or-neil-and-how-many-nights',
    special: 'A sunset on each island',
    unsuited: 'couples who’d rather unpack once',
    safety: 'Radhanagar gets deep quickly: swim between the flags. Don’t swim off Laxmanpur: there’s hidden rock. Crocodiles live in creeks, in Radhanagar’s northern lagoon and off Chidiya Tapu: never put even a hand in.',
    host: {
      name: 'Shiny',
      says: 'First I find you the room on Neil, near enough to walk home from the sunset. Everything else has to fit round it.',
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
      'Nothing to be on time for but a massage, and a table on the sand',
      '{nights:honeymoon-5-nights-6-days}',
    ],
    overview: [
      'After months of lists and relatives, you have three nights on Havelock, an hour’s massage and a dinner of four courses, fish or vegetarian.',
      'Without massage, dinner, flowers and cake you pay {priceWithoutExtras:honeymoon-5-nights-6-days} each.',
    ],
    itinerary: [
      {
        title: 'Rest, and dinner in town',
        text: 'Sleep as long as you like. Then there’s grilled fish or a coconut curry in town (extra).',
        stay: 'port-blair',
      },
      {
        title: 'By way of Neil',
        text: 'When ferry times allow, you stop on Neil for a few hours, long enough for fish curry and perhaps a swim at Bharatpur. On Havelock you find flowers on the bed and push the suitcase under it.',
        ferries: ['port-blair-to-neil', 'neil-to-havelock'],
        stay: 'havelock-island',
      },
      {
        title: 'An evening at Radhanagar',
        text: 'In the afternoon a car takes you across the island to Radhanagar Beach. You swim while the sun gets low and stay for the first stars. The car waits.',
        stay: 'havelock-island',
      },
      {
        title: 'A massage, and a table on the sand',
        text: 'In the afternoon you have your massage. Then, tonight or on day three, as the tide goes out, they carry your table down to the sand, light the candles and bring the first course.',
        stay: 'havelock-island',
      },
      {
        title: 'The sea front, or dinner on a boat',
        text: 'In the evening stroll along the sea front with a coconut each, or dine on a boat among the lights of the harbour (extra).',
        ferries: ['havelock-to-port-blair'],
        stay: 'port-blair',
      },
      {
        title: 'Cinnamon, cloves and nutmeg',
        text: 'If you fly after lunch, there’s time to smell your way through Aberdeen Bazaar or, if you ask us and it isn’t a Monday, to see the Cellular Jail.',
      },
    ],
    landBy: '16:00',
    includes: ['beach-dinner', 'cake', 'flower-bed', 'massage'],
    story: '/blogs/your-first-dive-at-havelock',
    guest: 'ananya-pune',
    special: 'Two free mornings on Havelock, a massage and dinner on its sand',
    unsuited: 'couples who like full days',
    safety: 'Radhanagar gets deep quickly: swim between the flags. Boats cross the reefs, so wear a vest. Crocodiles live in creeks and Radhanagar’s northern lagoon: never put even a hand in.',
    host: {
      name: 'Shiny',
      says: 'I’ll ask for a room on the sunrise side, and for a late breakfast in case you sleep through it.',
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
      'From a first swim to the coral of a marine park',
      '{nights:honeymoon-6-nights-7-days}',
    ],
    overview: [
      'Each time you go in a little further, in the end off an island that’s all forest and reef.',
      'The sea is 28 to 30 °C all year, so nobody has to be brave about getting in. On the reefs you needn’t even swim: you hold a ring, and your guide (extra) pulls it.',
    ],
    itinerary: [
      {
        title: 'Supper by the harbour',
        text: 'You walk along the harbour as the fishing boats come in, have a light supper (extra) and go to bed early.',
        stay: 'port-blair',
      },
      {
        title: 'A first swim at Radhanagar',
        text: 'By afternoon you’re in the warm green water off Radhanagar Beach. Later you share a towel.',
        ferries: ['port-blair-to-havelock'],
        stay: 'havelock-island',
      },
      {
        title: 'A free morning, and a table on the sand',
        text: 'Sleep in, or take your first dive (extra), with an instructor beside you, 12 metres (40 feet) down at most. Ask Shiny for the health form before you leave home. This evening, or the one before if the tide suits better, you dine on the sand: four courses, fish or vegetarian, by candlelight.',
        stay: 'havelock-island',
      },
      {
        title: 'Snorkelling at Bharatpur',
        text: 'On Neil you wade in with a guide and a mask (extra) and drift over staghorn coral while a rooster crows on the shore. Sunset is at Laxmanpur.',
        ferries: ['havelock-to-neil'],
        stay: 'neil-island',
      },
      {
        title: 'Packing without plastic',
        text: 'Have fish by the harbour and pack tomorrow’s lunch and water in steel, because the park turns plastic away.',
        ferries: ['neil-to-port-blair'],
        stay: 'port-blair',
      },
      {
        title: 'Jolly Buoy or Red Skin',
        text: 'You have about two and a half hours on whichever island is open. With a guide (extra) you float hand in hand over plate corals just off the sand. Please don’t stand on any.',
        visits: ['jolly-buoy'],
        stay: 'port-blair',
      },
      {
        title: 'A dry morning',
        text: 'Unless you fly early, your swimming things can dry in the sun while you have breakfast and look up the fish you met.',
      },
    ],
    landBy: '16:00',
    includes: ['beach-dinner', 'cake', 'flower-bed'],
    story: '/blogs/your-first-dive-at-havelock',
    special: 'A day in the marine park, with its boat and permit',
    unsuited: 'couples who’d rather stay dry',
    safety: 'Radhanagar gets deep quickly: swim between the flags. Boats cross the reefs, so wear a vest. Don’t swim off Laxmanpur: there’s hidden rock. Crocodiles live in creeks, in Radhanagar’s northern lagoon and at Wandoor: never put even a hand in.',
    host: {
      name: 'Shiny',
      says: 'Nervous? Take the dive from the shore. You walk in together, hand in hand, and nobody hurries you.',
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
      'You stay long enough to have a favourite beach. If it rains, today’s plan can usually wait for tomorrow.',
      'Without the dinner, photographer, flowers and cake it’s a slow week for any two, at {priceWithoutExtras:honeymoon-7-nights-8-days} each.',
    ],
    itinerary: [
      {
        title: 'Tea by the harbour',
        text: 'The sun sets early here, at about five in December, so a pot of tea above the harbour is plan enough.',
        stay: 'port-blair',
      },
      {
        title: 'A hammock or the sea',
        text: 'There are flowers on the bed. Unpack properly: you’re here for three nights, and the only choice is hammock or sea.',
        ferries: ['port-blair-to-havelock'],
        stay: 'havelock-island',
      },
      {
        title: 'An hour with a photographer',
        text: 'You swim at Radhanagar Beach. In the last hour of light a photographer joins you and stays a few steps behind.',
        stay: 'havelock-island',
      },
      {
        title: 'Dinner on dark sand',
        text: 'The day is free. This evening, or another if the tide is better, you dine on the sand: candles and four courses, fish or vegetarian. Around new moon, from October to April, the waves sometimes glow.',
        stay: 'havelock-island',
      },
      {
        title: 'To Neil, and slower still',
        text: 'At Laxmanpur you sit on a drift log and watch the sun go down.',
        ferries: ['havelock-to-neil'],
        stay: 'neil-island',
      },
      {
        title: 'A day without a plan',
        text: 'By bicycle (extra) or by car you go to the lagoon at Bharatpur, to the rock arch, or only as far as the next coconut. Cycle home before dark.',
        stay: 'neil-island',
      },
      {
        title: 'A last long dinner',
        text: 'Back in Port Blair order prawns in coconut (extra), and take your time.',
        ferries: ['neil-to-port-blair'],
        stay: 'port-blair',
      },
      {
        title: 'Breakfast, and forty pictures',
        text: 'The photographer’s forty pictures are yours to keep, and you have the flight home to agree on one for the wall.',
      },
    ],
    landBy: '15:00',
    includes: ['beach-dinner', 'cake', 'flower-bed', 'photographs'],
    story: '/blogs/havelock-or-neil-and-how-many-nights',
    special: 'Five nights on the islands, and your own photographer',
    unsuited: 'couples who want museums or full days',
    safety: 'Radhanagar gets deep quickly: swim between the flags. Boats cross the reefs, so wear a vest. Don’t swim off Laxmanpur: there’s hidden rock. Crocodiles live in creeks and Radhanagar’s northern lagoon: never put even a hand in. At the arch, wear shoes with grip.',
    host: {
      name: 'Shiny',
      says: 'I’d choose this one for my own honeymoon. Bring two books each.',
    },
  },
];

export const themedPackages: ThemedPackage[] = [
  {
    slug: 'andaman-delights',
    updated: '2026-11-29',
    name: 'Andaman Delights',
    guidePrice: { perPerson: 16500, example: true },
    image: {
      src: '/images/packages/andaman-delights.svg',
      alt: 'A couple walks up to the watchtower and the long wings of the Cellular Jail under a pink dawn sky',
    },
    description: [
      'The Cellular Jail, a Havelock beach and, when ferry times and the tide allow, Neil’s rock arch',
      '{nights:andaman-delights}',
    ],
    introduction: 'Two days’ leave and a weekend are enough: fly out on Friday, and you’re home on Monday.',
    overview: [
      'By the second evening you’ve stood in a cell of the jail and swum off a beach two kilometres long, with the forest at your back.',
      'Try the biryani in the bazaar (extra).',
    ],
    itinerary: [
      {
        title: 'The Cellular Jail by day and by night',
        text: 'You have the afternoon for the cells, the gallows and the roof. After dark you come back and hear the same walls tell their story.',
        sees: ['cellular-jail', 'light-show'],
        stay: 'port-blair',
      },
      {
        title: 'Across Havelock to Radhanagar',
        text: 'The forest opens on Radhanagar Beach. You swim, sleep in the shade and swim again. Two days ago you were at your desk.',
        ferries: ['port-blair-to-havelock'],
        stay: 'havelock-island',
      },
      {
        title: 'The arch called Howrah Bridge',
        text: 'Settlers from Bengal named Neil’s rock arch Howrah Bridge. When ferry times allow, you walk out to it at low tide, past pools full of crabs, or swim at Bharatpur at high tide.',
        ferries: ['havelock-to-neil', 'neil-to-port-blair'],
        stay: 'port-blair',
      },
      {
        title: 'The bazaar, and home',
        text: 'Unless you fly early, there’s time for Aberdeen Bazaar, and for a present for the colleague who covered for you.',
      },
    ],
    landBy: '12:00',
    story: '/blogs/a-morning-at-haddo-wharf',
    special: 'The jail and an island beach in one long weekend',
    unsuited: 'guests who like to travel slowly',
    safety: 'Radhanagar gets deep quickly: swim between the flags. Boats cross Bharatpur’s reef, so wear a vest. Crocodiles live in creeks and Radhanagar’s northern lagoon: never put even a hand in. At the arch, wear shoes with grip.',
    host: {
      name: 'Arnab',
      says: 'I read the tide table first. If low water is in the morning, I’ll ask for the earlier ferry to Neil.',
    },
  },
  {
    slug: 'island-hopping',
    updated: '2026-11-29',
    name: 'Island Hopping',
    guidePrice: { perPerson: 21500, example: true },
    image: {
      src: '/images/packages/island-hopping.svg',
      alt: 'The white wake of a ferry curves between three green islands under a noon sun, from above',
    },
    description: [
      'A new island on each of the first three days',
      '{nights:island-hopping}',
    ],
    introduction: 'Your three islands have little in common: on Ross figs hold up a British church, Havelock is tall forest, and on Neil the fields run down to the sea.',
    overview: [
      'You pack every morning, so bring one small bag each.',
      'On Neil you eat gourds from the next field (extra).',
    ],
    itinerary: [
      {
        title: 'Ruins on Ross Island',
        text: 'A church and a bakery have lost their roofs to the trees, and peacocks call from behind them.',
        visits: ['ross-island'],
        stay: 'port-blair',
      },
      {
        title: 'Long sand on Havelock',
        text: 'By afternoon you’re on Radhanagar Beach, with two kilometres of sand to walk before the sun goes down.',
        ferries: ['port-blair-to-havelock'],
        stay: 'havelock-island',
      },
      {
        title: 'An evening on Neil',
        text: 'If the water is low, the rock arch comes first. At sunset you’re among the shells of Laxmanpur, and after dinner the village lanes are dark enough for stars.',
        ferries: ['havelock-to-neil'],
        stay: 'neil-island',
      },
      {
        title: 'A swim beside the jetty',
        text: 'Bharatpur lies so near the jetty that, when the tide is in, you can swim until the ferry is almost due.',
        ferries: ['neil-to-port-blair'],
        stay: 'port-blair',
      },
      {
        title: 'A day without a boat',
        text: 'Your big suitcase is where you left it, with something clean to wear on the plane.',
      },
    ],
    landBy: '11:00',
    story: '/blogs/five-days-for-a-first-visit',
    special: 'Three islands in five days',
    unsuited: 'guests who get seasick, or don’t like to pack',
    safety: 'Radhanagar gets deep quickly: swim between the flags. Boats cross Bharatpur’s reef, so wear a vest. Don’t swim off Laxmanpur: there’s hidden rock. Crocodiles live in creeks and Radhanagar’s northern lagoon: never put even a hand in. On Ross and on rock, wear shoes with grip. Keep clear of stags.',
    host: {
      name: 'Arnab',
      says: 'Ferries take only 20 to 25 kg, so the big suitcase stays in Port Blair. If one doesn’t sail, I look for the next before I call you.',
    },
  },
  {
    slug: 'explore-havelock',
    updated: '2026-11-29',
    name: 'Explore Havelock',
    guidePrice: { perPerson: 22000, example: true },
    image: {
      src: '/images/packages/explore-havelock.svg',
      alt: 'A couple walks along the curve of Radhanagar at dusk, tall forest dark behind the last strip of light',
    },
    description: [
      'Sunrise over the black boulders of Kalapathar, and a forest path that ends at a reef',
      '{nights:explore-havelock}',
    ],
    introduction: 'This is Havelock for friends who’d rather walk, paddle and dive than lie down.',
    overview: [
      'Land by ten, and you’re usually by the sea on Havelock the same afternoon.',
      'On the next two mornings divers go out by boat and the others by kayak. Dives, kayaks, the boat to Elephant Beach, lunch and dinner are extra.',
      'November to April is best for diving. In October it rains about every other day and boats may stay in, so divers keep both mornings free.',
    ],
    itinerary: [
      {
        title: 'From the plane to the ferry',
        text: 'Your driver takes you straight to the wharf, and before dark you’ve found the way from your room to the sand. If you land after ten, you sleep in Port Blair first and twice on Havelock, for the same price. In that case, add a night for storms rather than give one up.',
        ferries: ['port-blair-to-havelock'],
        stay: 'havelock-island',
      },
      {
        title: 'Sunrise, kayaks and one long table',
        text: 'You leave an hour before sunrise to see it from Kalapathar’s boulders. After breakfast a guide can take you by kayak into the mangroves, and before sunset you all meet on Radhanagar Beach. Then you push the café tables together and order the day’s fish before the kitchens close at nine.',
        early: true,
        stay: 'havelock-island',
      },
      {
        title: 'On foot to the reef',
        text: 'In the hours the tide leaves it open, a path loud with cicadas takes you over roots and mud to the coral of Elephant Beach. Until early afternoon there’s a boat, too. After dark, around new moon from October to April, your kayak may draw a trail of blue light.',
        sees: ['elephant-beach'],
        stay: 'havelock-island',
      },
      {
        title: 'Neil, flat and open',
        text: 'After Havelock’s forest Neil is all sky. If ferry times leave you a few hours there, you walk out to the arch at low tide, or race each other into the sea at Bharatpur at high water.',
        ferries: ['havelock-to-neil', 'neil-to-port-blair'],
        stay: 'port-blair',
      },
      {
        title: 'Who owes whom',
        text: 'Over breakfast one of you works out who owes whom for fuel and coconuts, and another has already found dates for next year.',
      },
    ],
    landBy: '10:00',
    story: '/blogs/your-first-dive-at-havelock',
    guest: 'farah-hyderabad',
    special: 'Straight from the plane to Havelock, for friends',
    unsuited: 'late sleepers, and guests who find rough paths hard',
    safety: 'Radhanagar gets deep quickly: swim between the flags. Boats cross the reefs, so wear a vest. Crocodiles live in creeks and Radhanagar’s northern lagoon: never put even a hand in. On rock, wear shoes with grip.',
    host: {
      name: 'Shiny',
      says: 'Divers, skip the sunrise! Your boat leaves at seven on day two, and if it’s windy, there’s still day three. Tell me how many of you dive.',
    },
  },
  {
    slug: 'havelock-neil-escapade',
    updated: '2026-11-29',
    name: 'Havelock & Neil Escapade',
    guidePrice: { perPerson: 24500, example: true },
    image: {
      src: '/images/packages/havelock-neil-escapade.svg',
      alt: 'A natural arch of grey rock above tide pools on a clear morning, a crab on a ledge in front',
    },
    description: [
      'Two islands, and days that follow the tide',
      '{nights:havelock-neil-escapade}',
    ],
    introduction: 'Havelock is tall forest and a reef you can walk to. Neil is flat, green and so small you soon know every road.',
    overview: [
      'Where the sailings allow, we choose your ferries by the tide table.',
      'Low water is for pools, crabs and the arch, high water for a swim.',
    ],
    itinerary: [
      {
        title: 'A first look at the tide',
        text: 'When the heat goes, walk along the sea front and see how high the water stands.',
        stay: 'port-blair',
      },
      {
        title: 'Havelock’s east shore',
        text: 'At low tide you walk along the shore among pools and ripples.',
        ferries: ['port-blair-to-havelock'],
        stay: 'havelock-island',
      },
      {
        title: 'Elephant Beach, then Radhanagar',
        text: 'While the tide is low enough, you walk through the forest to Elephant Beach and its coral, or take the boat (extra). Then come a late lunch (also extra), an hour’s sleep and a swim at Radhanagar Beach.',
        sees: ['elephant-beach'],
        stay: 'havelock-island',
      },
      {
        title: 'The rock arch, or Laxmanpur first',
        text: 'If the tide’s low, you go straight to Neil’s rock arch, past pools where a small octopus sometimes hides. If it’s high, you begin at Laxmanpur, stay for the sunset and try the arch in the morning.',
        ferries: ['havelock-to-neil'],
        stay: 'neil-island',
      },
      {
        title: 'The lagoon at Bharatpur',
        text: 'When the tide is in, the lagoon is warm, green and deep enough to swim, and you stay as long as the ferry lets you.',
        ferries: ['neil-to-port-blair'],
        stay: 'port-blair',
      },
      {
        title: 'Home without shells',
        text: 'Before you pack, empty your pockets: by law, shells, coral and sand stay on the islands.',
      },
    ],
    landBy: '16:00',
    story: '/blogs/havelock-or-neil-and-how-many-nights',
    special: 'Havelock’s reef and Neil’s rock arch, planned by the tide table',
    unsuited: 'guests who come for history: see “Andaman Escapade”',
    safety: 'Radhanagar gets deep quickly: swim between the flags. Boats cross the reefs, so wear a vest. Don’t swim off Laxmanpur: there’s hidden rock. Crocodiles live in creeks and Radhanagar’s northern lagoon: never put even a hand in. On rock, wear shoes with grip.',
    host: {
      name: 'Shiny',
      says: 'In the calm months I’ll get Arnab to look for a later ferry off Neil. One more swim!',
    },
  },
  {
    slug: 'tropical-andaman',
    updated: '2026-11-29',
    name: 'Tropical Andaman',
    guidePrice: { perPerson: 24000, example: true },
    image: {
      src: '/images/packages/tropical-andaman.svg',
      alt: 'Rain falls through giant buttressed trees, a narrow red path leading to a strip of sea',
    },
    description: [
      'Two forest paths down to a beach, and one up to a cliff above the sea',
      '{nights:tropical-andaman}',
    ],
    introduction: 'You walk under padauk and gurjan trees, past roots as high as your shoulder, and stop for woodpeckers.',
    overview: [
      'None of the three walks takes more than two hours.',
      'In December and January the rains are mostly over, and everything is still green.',
    ],
    itinerary: [
      {
        title: 'Before the forest',
        text: 'Settle in, and buy repellent and an umbrella in the bazaar.',
        stay: 'port-blair',
      },
      {
        title: 'Chidiya Tapu and Munda Pahad',
        text: 'The path climbs to a cliff above the open sea and takes about two hours there and back, with stops for birds.',
        sees: ['munda-pahad'],
        stay: 'port-blair',
      },
      {
        title: 'The forest behind Radhanagar Beach',
        text: 'It gets dark early beneath trees so tall, so you walk first and swim afterwards. On the open sand look for a sea almond, the tree we’re named after.',
        ferries: ['port-blair-to-havelock'],
        stay: 'havelock-island',
      },
      {
        title: 'The path to Elephant Beach',
        text: 'Between two high tides you go down through wet forest for 40 to 45 minutes. Then the trees part, and there’s coral. Boats can take you back until early afternoon (extra).',
        sees: ['elephant-beach'],
        stay: 'havelock-island',
      },
      {
        title: 'Neil’s gardens',
        text: 'After all that climbing Neil’s lanes are flat. When ferry times allow, you walk between gourds on bamboo frames to a lunch that grew down the road (extra).',
        ferries: ['havelock-to-neil', 'neil-to-port-blair'],
        stay: 'port-blair',
      },
      {
        title: 'The saw mill at Chatham',
        text: 'Chatham’s mill has sawn padauk since the 1880s. If you fly late, ask us for it. It’s closed on Sundays or Mondays, and we’ll check which.',
      },
    ],
    landBy: '15:00',
    story: '/blogs/five-quiet-minutes-over-the-coral',
    special: 'Three walks under giant trees',
    unsuited: 'guests who dislike steep paths, mud or insects',
    safety: 'At Munda Pahad, stay behind the barrier: the cliff is sheer. Radhanagar gets deep quickly: swim between the flags. Boats cross the reefs, so wear a vest. Crocodiles live in creeks, in Radhanagar’s northern lagoon, off Chidiya Tapu and at Corbyn’s Cove: never put even a hand in. Wear shoes with grip.',
    host: {
      name: 'Arnab',
      says: 'Start up Munda Pahad by two, because the gate closes in the late afternoon.',
    },
  },
  {
    slug: 'baratang-havelock-escapade',
    updated: '2026-11-29',
    name: 'Baratang & Havelock Escapade',
    guidePrice: { perPerson: 23500, example: true },
    image: {
      src: '/images/packages/baratang-havelock-escapade.svg',
      alt: 'Torchlight on folded limestone in a black cave, water dripping from a stalactite',
    },
    description: [
      'Baratang’s caves by torchlight one day, and a swim off Havelock the next',
      '{nights:baratang-havelock-escapade}',
    ],
    introduction: 'You go by road, vehicle ferry, open boat and footpath, and see the caves by the light of your own torch.',
    overview: [
      'The day at Baratang begins at three in the morning and is twelve hours long, so the next is for sleep and the sea.',
      'The path to the cave is over a kilometre, with stairs.',
    ],
    itinerary: [
      {
        title: 'An early night',
        text: 'Put a torch, water, closed shoes and a scarf against the dust by the door, and be asleep by eight.',
        stay: 'port-blair',
      },
      {
        title: 'Baratang and back',
        text: 'At six the convoy sets off through a reserve, where the law lets nobody stop, take pictures or give anything. Then an open boat takes you up a creek, past fiddler crabs on the mud. In the cave stand still for a moment: you’ll hear water drip before your torch finds the spike of stone it has built. If its gate is open, the mud volcano comes last.',
        visits: ['baratang'],
        early: true,
        stay: 'port-blair',
      },
      {
        title: 'A late start, and the sea',
        text: 'You sleep as long as the ferry lets you. By afternoon the last of the dust comes off in the sea at Radhanagar Beach.',
        ferries: ['port-blair-to-havelock'],
        stay: 'havelock-island',
      },
      {
        title: 'A bright lagoon on Neil',
        text: 'On the way back you have a few hours on Neil, when ferry times allow. After the cave the lagoon at Bharatpur is almost too bright. Swim if the tide is in, and have lunch in the shade (extra).',
        ferries: ['havelock-to-neil', 'neil-to-port-blair'],
        stay: 'port-blair',
      },
      {
        title: 'A morning without an alarm clock',
        text: 'Unless you fly early, sleep in.',
      },
    ],
    landBy: '16:00',
    story: '/blogs/a-morning-at-haddo-wharf',
    special: 'Limestone caves and an island beach in five days',
    unsuited: 'children under ten, and guests who find uneven paths hard',
    safety: 'Radhanagar gets deep quickly: swim between the flags. Boats cross Bharatpur’s reef, so wear a vest. Crocodiles live in creeks and Radhanagar’s northern lagoon: never put even a hand in.',
    host: {
      name: 'Arnab',
      says: 'Sleep in the car. I’ll see to it that your driver has slept, too.',
    },
  },
  {
    slug: 'honeymoon-escapade',
    updated: '2026-11-29',
    name: 'Honeymoon Escapade',
    guidePrice: { perPerson: 20500, example: true },
    image: {
      src: '/images/packages/honeymoon-escapade.svg',
      alt: 'Two low chairs face a pale sunrise over a still lagoon, a coconut on the sand between them',
    },
    description: [
      'A whole free day on Neil, flowers on the bed and a cake to share',
      '{nights:honeymoon-escapade}',
    ],
    introduction: 'By late afternoon the day’s visitors have sailed, and Neil is left to its farmers and to you. You stay for two such evenings.',
    overview: [
      'After dark you hear a bicycle long before you see it. Order dinner by noon (extra), so that the kitchen can buy your fish.',
      'The candlelit dinner is yours to add, which is why this honeymoon costs less than the others.',
    ],
    itinerary: [
      {
        title: 'Dinner by the sea',
        text: 'When it’s cool, walk down to a restaurant by the sea (extra). Nobody there knows you’ve just been married.',
        stay: 'port-blair',
      },
      {
        title: 'Laxmanpur after the last ferry',
        text: 'Towards evening you have a long beach to walk, almost to yourselves.',
        ferries: ['port-blair-to-neil'],
        stay: 'neil-island',
      },
      {
        title: 'A free day on Neil',
        text: 'If you get up in the dark, you see the first sun turn Sitapur’s cliffs pink. Later there’s the lagoon at Bharatpur, the rock arch, or the lanes by bicycle (extra). In the evening you can dine on the sand by candlelight (extra).',
        stay: 'neil-island',
      },
      {
        title: 'Radhanagar Beach by daylight',
        text: 'When ferry times allow, you have a few hours on Havelock’s long beach. Around noon it’s emptier than in the evening, and the sea is a brighter green.',
        ferries: ['neil-to-havelock', 'havelock-to-port-blair'],
        stay: 'port-blair',
      },
      {
        title: 'A postcard from the bazaar',
        text: 'Write each other a postcard before you fly. You’ll be home long before it.',
      },
    ],
    landBy: '15:00',
    includes: ['cake', 'flower-bed'],
    story: '/blogs/havelock-or-neil-and-how-many-nights',
    special: 'Two quiet nights on Neil',
    unsuited: 'couples who want company after dark',
    safety: 'Radhanagar gets deep quickly: swim between the flags. Crocodiles live in the lagoon at its northern end: keep out. Boats cross Bharatpur’s reef, so wear a vest. Don’t swim off Laxmanpur: there’s hidden rock. At the arch, wear shoes with grip, and at Sitapur, keep out from under the overhangs.',
    host: {
      name: 'Shiny',
      says: 'I’ll ask for a room away from the road. Bring cash: Neil has few machines, and UPI comes and goes with the signal.',
    },
  },
  {
    slug: 'andaman-escapade',
    updated: '2026-11-29',
    name: 'Andaman Escapade',
    guidePrice: { perPerson: 23500, example: true },
    image: {
      src: '/images/packages/andaman-escapade.svg',
      alt: 'Fig roots grip a roofless brick wall, a spotted deer standing in a patch of noon sun',
    },
    description: [
      'Two days of history in Port Blair, and two evenings by the sea',
      '{nights:andaman-escapade}',
    ],
    introduction: 'This trip is for you if you read the plaques. Port Blair was a British penal settlement, the Japanese held it from 1942 to 1945, and in 1943 Subhas Chandra Bose raised the Indian flag here.',
    overview: [
      'You hear the jail’s story before you stand in a cell.',
      'You change hotels three times; if that’s too often, we’ll plan both island nights on Havelock. Only the jail’s upper cells and roof have stairs, but on Ross the paths climb.',
    ],
    itinerary: [
      {
        title: 'The jail after dark',
        text: 'You sit in the yard of the Cellular Jail while lights move over three wings that were once seven.',
        sees: ['light-show'],
        stay: 'port-blair',
      },
      {
        title: 'Ross Island, then the cells',
        text: 'In the morning you walk round Ross Island, where fig roots hold up what’s left of the church. In the afternoon come the cells of the jail, the oil mill to which prisoners were harnessed and, from the roof, a last look at Ross.',
        visits: ['ross-island'],
        sees: ['cellular-jail'],
        stay: 'port-blair',
      },
      {
        title: 'Under the trees of Radhanagar',
        text: 'After two days of walls you sit in the shade behind Radhanagar Beach, and then you swim.',
        ferries: ['port-blair-to-havelock'],
        stay: 'havelock-island',
      },
      {
        title: 'Villages from the Ramayana',
        text: 'The families who cleared Neil’s fields in the 1960s named four of its five villages from the Ramayana, so you drive through Sitapur and Bharatpur, stop at the rock arch if the sea lets you, and end the day on the shell beach of Laxmanpur.',
        ferries: ['havelock-to-neil'],
        stay: 'neil-island',
      },
      {
        title: 'Past Ross Island to dinner',
        text: 'The ferry passes Ross Island, and now you know what you’re looking at. Later you can dine on a boat in the harbour, or on biryani in the bazaar (both extra).',
        ferries: ['neil-to-port-blair'],
        stay: 'port-blair',
      },
      {
        title: 'Bunkers at Corbyn’s Cove',
        text: 'If you fly after lunch, ask for the coast road to the cove, past the low bunkers from the Japanese years.',
      },
    ],
    landBy: '16:00',
    story: '/blogs/a-morning-at-haddo-wharf',
    special: 'The jail by night and by day, and a morning on Ross Island',
    unsuited: 'small children, and guests who want to snorkel',
    safety: 'Radhanagar gets deep quickly: swim between the flags. Don’t swim off Laxmanpur: there’s hidden rock. Crocodiles live in creeks, in Radhanagar’s northern lagoon and at Corbyn’s Cove: never put even a hand in. On Ross and at the arch, wear shoes with grip. Keep clear of stags.',
    host: {
      name: 'Arnab',
      says: 'Hindi or English? Say which, and I’ll look for that show.',
    },
  },
  {
    slug: 'pristine-andaman',
    updated: '2026-11-29',
    name: 'Pristine Andaman',
    guidePrice: { perPerson: 36500, example: true },
    image: {
      src: '/images/packages/pristine-andaman.svg',
      alt: 'A couple walks on a curved sandbar that joins two wooded islands in violet dusk, foam at its edges',
    },
    description: [
      'A bar of white sand between two islands, and two nights at the end of the road north',
      '{nights:pristine-andaman}',
    ],
    introduction: 'You take the road north until it runs out, among paddy fields under a mountain. The rooms are simple, and at Rangat you may have a whole beach to yourselves.',
    overview: [
      'You eat rice and fish curry (extra) in tea shops where Bengali, Tamil, Telugu and Malayalam may share a table.',
      'With one more day, you can climb Saddle Peak, at 732 metres the highest in the Andamans.',
    ],
    itinerary: [
      {
        title: 'Cash and maps',
        text: 'Take out cash and save maps on your phone: both are harder to come by further north.',
        stay: 'port-blair',
      },
      {
        title: 'Up the road to Rangat',
        text: 'You leave before dawn for the convoy through the reserve, where the law forbids stopping, pictures and gifts. At Dhani Nallah 700 metres of planks lead over the mangroves to a long beach.',
        early: true,
        stay: 'rangat',
      },
      {
        title: 'Breakfast at Amkunj',
        text: 'Soon after sunrise you eat breakfast from a box, on a bench of drift logs above the bay. Then the road winds north for hours, with stops for strong tea.',
        stay: 'diglipur',
      },
      {
        title: 'A sandbar, and perhaps turtles',
        text: 'At low tide a curve of white sand joins two islands, Ross and Smith. A boat takes you there (extra), and you walk across and back before the boatman calls. From about December to March you wait at Kalipur after dark, without a lamp, for a turtle to come ashore.',
        stay: 'diglipur',
      },
      {
        title: 'The long road back',
        text: 'You start early, because the last convoy leaves in the early afternoon. By evening you’re under a hot shower in Port Blair.',
        early: true,
        stay: 'port-blair',
      },
      {
        title: 'Barefoot on Havelock',
        text: 'At Radhanagar Beach you take off your shoes, walk the long road out of your legs and swim.',
        ferries: ['port-blair-to-havelock'],
        stay: 'havelock-island',
      },
      {
        title: 'Neil’s arch or its lagoon',
        text: 'When ferry times allow, your last island is Neil, for a walk to its rock arch or a swim at Bharatpur.',
        ferries: ['havelock-to-neil', 'neil-to-port-blair'],
        stay: 'port-blair',
      },
      {
        title: 'Port Blair, after the north',
        text: 'A week ago it seemed a small town. Now, if you fly late, it’s a city to walk through.',
      },
    ],
    landBy: '16:00',
    story: '/blogs/five-quiet-minutes-over-the-coral',
    special: 'Empty beaches in the far north and, from about December to March, turtles at night',
    unsuited: 'small children, and guests who get carsick',
    safety: 'Radhanagar gets deep quickly: swim between the flags. Boats cross Bharatpur’s reef, so wear a vest. Crocodiles live in creeks, in Radhanagar’s northern lagoon and at Dhani Nallah: never put even a hand in. Leave the sandbar when the boatman calls. On rock, wear shoes with grip.',
    host: {
      name: 'Arnab',
      says: 'Each night the forest staff say who may watch, and some nights no turtle comes, so you have two. With a foreign passport, ask me first.',
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
