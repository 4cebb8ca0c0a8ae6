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
      'A few hours in Neil’s shallows, when ferry times allow',
    ],
    overview: [
      'You’re on the beach while the sand is still cool, back for a nap when it’s hot, and out again at three with the bucket.',
      'On Neil your child can sit down in the sea.',
    ],
    itinerary: [
      {
        title: 'A nap, then the ships',
        text: 'It’s 2 km to the hotel, so a tired child is soon asleep. Later you count ships from the sea front.',
        stay: 'port-blair',
      },
      {
        title: 'Jumpers on the ferry',
        text: 'The ferry’s cabin is cold, so bring jumpers and crayons. The nap comes after lunch, and then the beach nearest to your room.',
        ferries: ['port-blair-to-havelock'],
        stay: 'havelock-island',
      },
      {
        title: 'Sandcastles before breakfast',
        text: 'Soon after sunrise only crabs have been on Radhanagar Beach before you. Build high up, and paddle hand in hand: the water gets deep fast, and the lifeguards come later. After the nap you look into tide pools, in shoes.',
        stay: 'havelock-island',
      },
      {
        title: 'Ankle-deep on Neil',
        text: 'At Bharatpur a child can splash for an hour without getting in over the knees. You stop here today or on day two.',
        ferries: ['havelock-to-neil', 'neil-to-port-blair'],
        stay: 'port-blair',
      },
      {
        title: 'One more ship',
        text: 'There’s a dosa as long as your child’s arm, and one more ship to wave at.',
      },
    ],
    landBy: '15:00',
    youngest: 2,
    story: '/blogs/andaman-with-children-and-grandparents',
    guest: 'thomas-kochi',
    special: 'A small child’s hours, and Neil’s shallows, in four nights',
    unsuited: 'teenagers',
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
      'Grandparents, parents and children on the same beach, with time for each',
      '{nights:family-5-nights-6-days}',
      'One hotel for the whole of Havelock, and only two ferries',
    ],
    overview: [
      'You unpack once on Havelock: the children dig, you swim, and Grandmother has the best seat in the shade. On the last evening you all hear the story of the Cellular Jail under the open sky.',
      'If you eat Bengali, Jain or halal, Meera will name hotels that cook it.',
    ],
    itinerary: [
      {
        title: 'A whale in the garden',
        text: 'An hour is enough for the Samudrika museum and the whale’s skeleton in its garden. Then everyone lies down, whatever their age.',
        sees: ['samudrika-naval-marine-museum'],
        stay: 'port-blair',
      },
      {
        title: 'An arm on the gangway',
        text: 'The gangway’s slope changes with the tide, so if someone needs an arm, we’ll tell the crew. After lunch the nearest beach is far enough.',
        ferries: ['port-blair-to-havelock'],
        stay: 'havelock-island',
      },
      {
        title: 'A morning for each',
        text: 'Whoever stays has the longest breakfast of the trip, and a slow walk along the tide line. The others can take the boat to Elephant Beach, {extra:boat-to-elephant-beach} a person extra, and snorkel or, for {extra:glass-bottom-boat} more and one high step, see the coral from a glass-bottom boat.',
        sees: ['elephant-beach'],
        stay: 'havelock-island',
      },
      {
        title: 'Everyone on the same sand',
        text: 'Radhanagar Beach has room for cricket, castles and those who only want to sit under the trees and look. Children bathe between the flags, with a hand to hold, because it gets deep quickly.',
        stay: 'havelock-island',
      },
      {
        title: 'An evening at the Cellular Jail',
        text: 'After dark you all sit in the open yard of the jail, which is mostly level, and watch the lights climb its walls. Small children may sleep through the story.',
        ferries: ['havelock-to-port-blair'],
        sees: ['light-show'],
        stay: 'port-blair',
      },
      {
        title: 'All of you in one picture',
        text: 'On the sea front someone takes the picture with all of you in it. If you fly after lunch, ask us for the cells of the jail by daylight.',
      },
    ],
    landBy: '12:00',
    youngest: 6,
    story: '/blogs/andaman-with-children-and-grandparents',
    special: 'Three nights in one place, and only two ferries',
    unsuited: 'restless teenagers',
    host: {
      name: 'Meera',
      says: 'My first call is for ground-floor rooms, side by side. Tell me whose knees I should think of: even three steps to a veranda can be three too many.',
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
      'The lighthouse of the old twenty-rupee note',
    ],
    overview: [
      'Every day has something to find.',
      'By the end of the week your children know more fish than you do.',
    ],
    itinerary: [
      {
        title: 'A whale’s skeleton',
        text: 'In the Samudrika museum’s garden the children count a blue whale’s ribs. Inside, look for a stonefish: it’s the one that looks like a stone.',
        sees: ['samudrika-naval-marine-museum'],
        stay: 'port-blair',
      },
      {
        title: 'A lighthouse and spotted deer',
        text: 'A launch takes you to the lighthouse of the old red twenty-rupee note, where stalls fry the morning’s fish, and to Ross Island, where deer come close. Please don’t feed them, and keep away from stags.',
        visits: ['ross-island', 'northbay'],
        stay: 'port-blair',
      },
      {
        title: 'Castles on Havelock',
        text: 'A road through rice fields and tall forest comes out on Radhanagar Beach, and you build until the sun goes. Bathe between the flags, hand in hand: it gets deep quickly.',
        ferries: ['port-blair-to-havelock'],
        stay: 'havelock-island',
      },
      {
        title: 'Masks on, or a pool to look into',
        text: 'With a guide and a ring even beginners float over giant clams at Elephant Beach: the boat ({extra:boat-to-elephant-beach} a person) and the guide ({extra:snorkelling-with-a-guide}) are extra. If you’d rather stay, low tide leaves pools along the east shore.',
        sees: ['elephant-beach'],
        stay: 'havelock-island',
      },
      {
        title: 'Pools under the arch',
        text: 'In shoes with grip you walk out to Neil’s rock arch, look for crabs and brittle stars, and turn back before the pools join. Shells stay here, by law. If the water is too high, you paddle at Bharatpur.',
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
        title: 'The lighthouse again',
        text: 'Across the bay is the lighthouse. Hold up an old twenty-rupee note beside it, if you have one.',
      },
    ],
    landBy: '12:00',
    youngest: 8,
    story: '/blogs/five-quiet-minutes-over-the-coral',
    special: 'North Bay, Ross Island and a night on Neil',
    unsuited: 'children below school age',
    host: {
      name: 'Meera',
      says: 'Send me your children’s weights, too, and I’ll ask the boatmen of Elephant Beach for life jackets in their sizes.',
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
      'You stand in a cave with no light but yours, climb to a cliff, and walk through wet forest to a reef.',
      'It’s our only family trip with the caves, and the morning after them everyone sleeps in.',
    ],
    itinerary: [
      {
        title: 'Torches from the bazaar',
        text: 'In Aberdeen Bazaar everyone chooses a torch for the caves, and somebody finds the jalebis.',
        stay: 'port-blair',
      },
      {
        title: 'Into the caves of Baratang',
        text: 'The car leaves at about three. At six the convoy starts through a reserve, where by law nobody may stop, take photographs or give anything. Then an open boat slips into a creek of fiddler crabs and crocodiles, so hands stay inside. In the cave everyone switches on a torch, and the rock hangs down like washing on a line.',
        visits: ['baratang'],
        early: true,
        stay: 'port-blair',
      },
      {
        title: 'Up Munda Pahad',
        text: 'After a long sleep a forest path climbs to a cliff with nothing but sea to the south. Stay behind the barrier: the cliff is sheer, and slippery after rain.',
        sees: ['munda-pahad'],
        stay: 'port-blair',
      },
      {
        title: 'Into the waves',
        text: 'Half an hour’s drive across Havelock ends at Radhanagar Beach, and everyone runs in. Stay between the flags: it gets deep quickly.',
        ferries: ['port-blair-to-havelock'],
        stay: 'havelock-island',
      },
      {
        title: 'Two ways to Elephant Beach',
        text: 'Teenagers and a parent walk through wet forest to the coral, and the others take the boat ({extra:boat-to-elephant-beach} a person, extra). High tide covers the path, so keep to the hours we give you. Boats go back only until early afternoon.',
        sees: ['elephant-beach'],
        stay: 'havelock-island',
      },
      {
        title: 'Round Neil in an afternoon',
        text: 'By bicycle ({extra:bicycle} each, extra) or by car you pass fields of brinjal on the way to Bharatpur, to the rock arch at low tide, in shoes with grip, and to Laxmanpur for the sunset.',
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
        title: 'A long breakfast',
        text: 'There’s one more round of parathas while the cave pictures go round the table.',
      },
    ],
    landBy: '14:00',
    youngest: 15,
    story: '/blogs/five-quiet-minutes-over-the-coral',
    special: 'Limestone caves, a cliff path and a night on Neil, for teenagers',
    unsuited: 'toddlers and late sleepers',
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
      'You see four sunsets from four places: a headland full of parakeets, a beach of broken shell, the long sand of Radhanagar, and the harbour.',
      'You’ll find flowers on your bed on Neil. On the last evening there’s a candlelit dinner of four courses, fish or vegetarian, and a small cake.',
    ],
    itinerary: [
      {
        title: 'Parakeets at Chidiya Tapu',
        text: 'An hour south of town, parakeets come home over a wooded headland, and you hear them before you see them. The best colours often come twenty minutes after the sun has gone.',
        stay: 'port-blair',
      },
      {
        title: 'Laxmanpur, on Neil',
        text: 'Past the coconut sellers the beach of broken shell is almost empty. It crunches, so keep your sandals on, and walk until you hear nobody but each other.',
        ferries: ['port-blair-to-neil'],
        stay: 'neil-island',
      },
      {
        title: 'Radhanagar Beach, on Havelock',
        text: 'You come out of the forest, and the sun is on its way down. Swim first, between the flags: it gets deep quickly. Then dry slowly, and bring a torch for the path back.',
        ferries: ['neil-to-havelock'],
        stay: 'havelock-island',
      },
      {
        title: 'A table by the harbour',
        text: 'In Port Blair the ships put on their lights. You have candles of your own, and all evening.',
        ferries: ['havelock-to-port-blair'],
        stay: 'port-blair',
      },
      {
        title: 'A second breakfast',
        text: 'Have a second breakfast in the bazaar, where puris come out of the oil as you order them.',
      },
    ],
    landBy: '12:00',
    includes: ['candle-light-dinner', 'cake', 'flower-bed'],
    story: '/blogs/havelock-or-neil-and-how-many-nights',
    special: 'A sunset on each island in four nights',
    unsuited: 'couples who’d rather unpack once',
    host: {
      name: 'Shiny',
      says: 'First I find you the room on Neil, near enough to walk home from the sunset. Everything else has to fit round it!',
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
      'Three nights in one room, two free mornings, and a table for two on the sand',
      '{nights:honeymoon-5-nights-6-days}',
      'A stop on Neil on the way out, when ferry times allow',
    ],
    overview: [
      'You unpack once on Havelock, a short walk from the sea, and for two mornings nobody wants you anywhere.',
      'On one of those evenings your table is on the sand, with candles and four courses.',
    ],
    itinerary: [
      {
        title: 'Nothing but rest',
        text: 'You’ve just had a wedding, so nothing is planned. Sleep first; dinner can wait until dark.',
        stay: 'port-blair',
      },
      {
        title: 'A swim on the way',
        text: 'You swim off Bharatpur, and eat fish curry in the village with your hair still wet. On Havelock flowers are on your bed, and you unpack for three nights.',
        ferries: ['port-blair-to-neil', 'neil-to-havelock'],
        stay: 'havelock-island',
      },
      {
        title: 'Until the first stars',
        text: 'At half past three a car takes you to Radhanagar Beach. Swim between the flags, where the lifeguards are: it gets deep quickly. Then sit under the trees until the first stars; the car waits.',
        stay: 'havelock-island',
      },
      {
        title: 'A table on the sand',
        text: 'There’s a massage in the afternoon. Then, as the tide goes out, they carry your table down to the sand, tonight or on day three.',
        stay: 'havelock-island',
      },
      {
        title: 'A coconut each',
        text: 'In the evening half of Port Blair strolls along the sea front, and so can you, with a coconut each.',
        ferries: ['havelock-to-port-blair'],
        stay: 'port-blair',
      },
      {
        title: 'Cinnamon, cloves and nutmeg',
        text: 'Smell your way through the spices of Aberdeen Bazaar, and buy some. The first curry that you cook at home will taste of this week.',
      },
    ],
    landBy: '16:00',
    includes: ['beach-dinner', 'cake', 'flower-bed', 'massage'],
    story: '/blogs/your-first-dive-at-havelock',
    guest: 'ananya-pune',
    special: 'Two free mornings on Havelock, a massage and dinner on its sand',
    unsuited: 'couples who like full days',
    host: {
      name: 'Shiny',
      says: 'On the east shore you wake to the sunrise. Or you don’t: I’ll ask them to keep breakfast until ten!',
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
      'From a first swim in the afternoon sun to the coral of a marine park',
      '{nights:honeymoon-6-nights-7-days}',
      'A free morning in between, for your first dive or for nothing',
    ],
    overview: [
      'You begin with a swim on Havelock in the afternoon, and end face down over the plate corals of a national park.',
      'In between there’s a table for two on Havelock’s sand.',
    ],
    itinerary: [
      {
        title: 'A light supper',
        text: 'You walk along the harbour as the fishing boats come in, and go to bed early, because the sea comes tomorrow.',
        stay: 'port-blair',
      },
      {
        title: 'The first swim',
        text: 'At Radhanagar Beach you swim between the flags, where the lifeguards are, because it gets deep quickly. The sand stays warm after the sun has gone.',
        ferries: ['port-blair-to-havelock'],
        stay: 'havelock-island',
      },
      {
        title: 'A free morning, and a table on the sand',
        text: 'Sleep in, or take your first dive, from {extra:first-dive-from-the-shore} a person extra: you fill in a health form, and an instructor stays beside you, 12 metres (40 feet) down at most. Tonight, or yesterday if the tide was better, you dine by candlelight on the sand.',
        stay: 'havelock-island',
      },
      {
        title: 'Snorkelling at Bharatpur',
        text: 'On Neil you wade in with a hired mask, in a vest because boats cross the shallows, and drift over staghorn coral while a rooster crows on the shore. Laxmanpur comes afterwards, broad and quiet.',
        ferries: ['havelock-to-neil'],
        stay: 'neil-island',
      },
      {
        title: 'Pack without plastic',
        text: 'Have fish by the harbour, and then fill steel boxes and bottles for tomorrow, because the park turns plastic away.',
        ferries: ['neil-to-port-blair'],
        stay: 'port-blair',
      },
      {
        title: 'Jolly Buoy or Red Skin',
        text: 'For about two and a half hours you float over plate corals in a vest, beside your guide, so near that you hear the parrotfish biting. Don’t stand on any, and swim only at the island: crocodiles have been seen at Wandoor.',
        visits: ['jolly-buoy'],
        stay: 'port-blair',
      },
      {
        title: 'A late breakfast',
        text: 'Nothing is booked. Have a second dosa while your swimming things dry in the sun.',
      },
    ],
    landBy: '16:00',
    includes: ['beach-dinner', 'cake', 'flower-bed'],
    story: '/blogs/your-first-dive-at-havelock',
    special: 'A day in the marine park, with its boat and permit',
    unsuited: 'couples who’d rather stay dry',
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
      'Dinner on the beach, and an hour with your own photographer',
    ],
    overview: [
      'You stay on both islands long enough to have a favourite beach and to go back to it.',
      'If it rains, today’s plan can wait until tomorrow.',
    ],
    itinerary: [
      {
        title: 'Tea by the harbour',
        text: 'After a rest you drink tea above the harbour and watch the ships come in. Evenings begin early here, at about five in December.',
        stay: 'port-blair',
      },
      {
        title: 'A hammock or the water',
        text: 'You unpack for three nights, with flowers on the bed, and have the afternoon for a hammock or the water.',
        ferries: ['port-blair-to-havelock'],
        stay: 'havelock-island',
      },
      {
        title: 'An hour with a photographer',
        text: 'You come to Radhanagar Beach early. In the last hour of light a photographer walks with you, a few steps behind.',
        stay: 'havelock-island',
      },
      {
        title: 'A table on dark sand',
        text: 'Nothing happens until evening. Then you dine on the sand, tonight or when the tide is better, with candles and four courses. Around new moon, from October to April, the waves sometimes glow.',
        stay: 'havelock-island',
      },
      {
        title: 'Among Neil’s fields',
        text: 'The car passes bananas and bitter gourd. At Laxmanpur you sit on a drift log until the sun has gone.',
        ferries: ['havelock-to-neil'],
        stay: 'neil-island',
      },
      {
        title: 'A day without a plan',
        text: 'By bicycle ({extra:bicycle} each, extra) or by car you go to Bharatpur for a swim and, at low tide, to the rock arch, in shoes with grip. Be home before dark.',
        stay: 'neil-island',
      },
      {
        title: 'A last long dinner',
        text: 'You’re back for a last long dinner in Port Blair, with prawns in coconut if you like.',
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
    story: '/blogs/havelock-or-neil-and-how-many-nights',
    special: 'Five nights on the islands, and your own photographer',
    unsuited: 'couples who want museums or full days',
    host: {
      name: 'Shiny',
      says: 'Bring two books each. I’ve left room for them!',
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
      'The Cellular Jail and an evening on a Havelock beach in one long weekend',
      '{nights:andaman-delights}',
      'The rock arch on Neil, when ferry times and the tide allow',
    ],
    introduction: 'With two days’ leave and a weekend you can spend one evening in the yard of the Cellular Jail, and the next under tall trees by the sea.',
    overview: [
      'You stand in a cell of the jail one day, and in the sea the next.',
      'It’s our shortest trip, with two hotels and one small bag.',
    ],
    itinerary: [
      {
        title: 'The Cellular Jail',
        text: 'Step into a cell and look out: each prisoner saw only the back of the next wing. After dark you come back for the sound-and-light show.',
        sees: ['cellular-jail', 'light-show'],
        stay: 'port-blair',
      },
      {
        title: 'Sand between your toes',
        text: 'Half an hour from the jetty, past rice fields and through forest, you’re on Radhanagar Beach, with the whole afternoon to swim. Stay between the flags: it gets deep quickly. Two days ago you were at your desk.',
        ferries: ['port-blair-to-havelock'],
        stay: 'havelock-island',
      },
      {
        title: 'The arch called Howrah Bridge',
        text: 'That’s what settlers from Bengal called Neil’s rock arch. At low tide you walk out to it in shoes with grip, and back before the pools join. If the water is high, you swim at Bharatpur.',
        ferries: ['havelock-to-neil', 'neil-to-port-blair'],
        stay: 'port-blair',
      },
      {
        title: 'The bazaar opens',
        text: 'In Aberdeen Bazaar the shutters go up, the tea is already boiling, and you have an hour to shop.',
      },
    ],
    landBy: '12:00',
    story: '/blogs/a-morning-at-haddo-wharf',
    special: 'The jail and an island beach in one long weekend',
    unsuited: 'guests who like to travel slowly',
    host: {
      name: 'Arnab',
      says: 'I look up the tide for your dates first. If it’s low in the morning, I’ll ask for seats on the earlier ferry to Neil.',
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
      'A boat on each day but the last',
    ],
    introduction: 'No two of your three islands are alike: Ross has ruins, Havelock tall forest, and Neil fields down to the sea.',
    overview: [
      'You see the most islands in the fewest days.',
      'In return you have a new hotel every night.',
    ],
    itinerary: [
      {
        title: 'Ruins on Ross Island',
        text: 'A short launch ride from town, a church and a bakery stand open to the sky, and peacocks call from behind them. The launches stop well before dark, so take an early flight.',
        visits: ['ross-island'],
        stay: 'port-blair',
      },
      {
        title: 'Long sand on Havelock',
        text: 'The ferry passes the lighthouse of North Bay. By afternoon you’re on Radhanagar Beach, which is longer than you’ll want to walk.',
        ferries: ['port-blair-to-havelock'],
        stay: 'havelock-island',
      },
      {
        title: 'An evening on Neil',
        text: 'At low tide you walk out to the arch, in shoes with grip, and turn back before the pools join. At sunset you sit among the shells of Laxmanpur, and later there’s fish curry in the village.',
        ferries: ['havelock-to-neil'],
        stay: 'neil-island',
      },
      {
        title: 'Coral beside the jetty',
        text: 'You drift over the coral of Bharatpur until the ferry is almost due. Then {km:neil-to-port-blair} km of sea lie between you and Port Blair.',
        ferries: ['neil-to-port-blair'],
        stay: 'port-blair',
      },
      {
        title: 'Breakfast on land',
        text: 'Over breakfast by the harbour you watch the ferries go, and for once you’re not on one.',
      },
    ],
    landBy: '11:00',
    story: '/blogs/five-days-for-a-first-visit',
    special: 'Three islands in five days, and a boat on four of them',
    unsuited: 'guests who get seasick, or have large suitcases',
    host: {
      name: 'Arnab',
      says: 'Ferries take only 20 to 25 kg, depending on the company. Leave the big suitcase at your hotel in Port Blair.',
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
      'A stop on Neil at the end, when ferry times allow',
    ],
    introduction: 'This is Havelock for friends who’d rather walk, paddle and dive than lie down.',
    overview: [
      'You go straight from the plane to the ferry, and wake up three times on Havelock.',
      'Divers can go out by boat and the others by kayak, both extra, and in the evening you’re all at one table again.',
    ],
    itinerary: [
      {
        title: 'From the plane to the ferry',
        text: 'Your driver takes you straight to the wharf, where you check in an hour before the ferry sails. If you land after ten, you’ll have a night in Port Blair first, and two on Havelock. If you’re delayed, we’ll rebook, and you pay for the new tickets.',
        ferries: ['port-blair-to-havelock'],
        stay: 'havelock-island',
      },
      {
        title: 'From first light to last',
        text: 'You leave an hour before sunrise to see it from Kalapathar’s boulders. After breakfast a guide can take you by kayak ({extra:kayak-by-day} a person, extra) into creeks too narrow for a motor; crocodiles live there, so stay behind him, with your hands in the kayak. The day ends on Radhanagar Beach, and in a café.',
        early: true,
        stay: 'havelock-island',
      },
      {
        title: 'On foot to the reef',
        text: 'The path to Elephant Beach goes over roots and mud, loud with cicadas, and ends at coral. High tide covers it, so keep to the hours we give you. If you miss them, there’s the boat ({extra:boat-to-elephant-beach} a person), but only until early afternoon.',
        sees: ['elephant-beach'],
        stay: 'havelock-island',
      },
      {
        title: 'Fields, then the arch',
        text: 'You see Neil’s flat green fields and, at low tide, the rock arch, in shoes with grip.',
        ferries: ['havelock-to-neil', 'neil-to-port-blair'],
        stay: 'port-blair',
      },
      {
        title: 'A thali before you fly',
        text: 'In the bazaar they bring more rice until you cover your plate with your hand.',
      },
    ],
    landBy: '10:00',
    story: '/blogs/your-first-dive-at-havelock',
    guest: 'farah-hyderabad',
    special: 'Straight from the plane to Havelock, for friends who like to be up and out',
    unsuited: 'late sleepers, and guests who find rough paths hard',
    host: {
      name: 'Shiny',
      says: 'Divers, skip the sunrise! The dive boat leaves at seven on day two, and if it’s windy, there’s still day three. Come between November and April.',
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
      'A reef on Havelock and a rock arch on Neil, planned by the tide table',
      '{nights:havelock-neil-escapade}',
    ],
    introduction: 'Havelock has forest down to the sand, and Neil has vegetable fields down to warm shallows.',
    overview: [
      'Two nights on Havelock leave you a whole day for it.',
      'We choose your ferries by the tide table, so that you reach the reef and the arch when the water is right.',
    ],
    itinerary: [
      {
        title: 'A free evening',
        text: 'From the sea front you watch the evening ferries come in. Tomorrow you’ll be on one.',
        stay: 'port-blair',
      },
      {
        title: 'The same beach, twice',
        text: 'At low tide Havelock’s east shore is all pools and ripples. Six hours later the sea is back under the palms.',
        ferries: ['port-blair-to-havelock'],
        stay: 'havelock-island',
      },
      {
        title: 'Reef, then sand',
        text: 'You walk to the coral of Elephant Beach in the hours we give you, because high tide covers the path. Or you take the boat, {extra:boat-to-elephant-beach} a person extra, which goes only until early afternoon. Before evening you swim again, between the flags of Radhanagar Beach, because it gets deep quickly.',
        sees: ['elephant-beach'],
        stay: 'havelock-island',
      },
      {
        title: 'Bananas, brinjal and an arch',
        text: 'Neil feeds Port Blair, and you drive past its bananas and brinjal. At low tide you walk to the rock arch first, in shoes with grip; otherwise you begin on the broad beach of Laxmanpur.',
        ferries: ['havelock-to-neil'],
        stay: 'neil-island',
      },
      {
        title: 'A lagoon before lunch',
        text: 'The lagoon at Bharatpur is best when the tide comes in. You usually sail after lunch.',
        ferries: ['neil-to-port-blair'],
        stay: 'port-blair',
      },
      {
        title: 'A last look at the sea',
        text: 'Over idlis you watch the morning ferry go out to Havelock.',
      },
    ],
    landBy: '16:00',
    story: '/blogs/havelock-or-neil-and-how-many-nights',
    special: 'Havelock’s reef and Neil’s rock arch, planned by the tide table',
    unsuited: 'guests who come for history: see “Andaman Escapade”',
    host: {
      name: 'Shiny',
      says: 'In the calm months I’ll get Arnab to book you a later ferry off Neil. One more swim!',
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
      'Three forest walks: two come out on a beach, one on a cliff above the sea',
      '{nights:tropical-andaman}',
      'Parakeets at Chidiya Tapu, and Neil when ferry times allow',
    ],
    introduction: 'You walk under padauk and gurjan trees, listen for woodpeckers, and come out of the shade on to sand.',
    overview: [
      'Most of our trips walk through forest to get somewhere. This one goes for the forest, for up to two hours at a time.',
      'Bring shoes with grip, because paths are slippery after rain.',
    ],
    itinerary: [
      {
        title: 'Repellent from the bazaar',
        text: 'Buy insect repellent round the clock tower, and go to bed early. The birds will be up before you.',
        stay: 'port-blair',
      },
      {
        title: 'Chidiya Tapu and Munda Pahad',
        text: 'The path to the cliff and back takes about two hours, with stops for birds. Stay behind the barrier, because the cliff is sheer, and out of the sea, where crocodiles live.',
        sees: ['munda-pahad'],
        stay: 'port-blair',
      },
      {
        title: 'The forest behind Radhanagar Beach',
        text: 'It gets dark early beneath trees so tall, so the walk comes first. On the open sand look for a sea almond, the tree that we’re named after.',
        ferries: ['port-blair-to-havelock'],
        stay: 'havelock-island',
      },
      {
        title: 'The path to Elephant Beach',
        text: 'For 40 to 45 minutes you go down through wet forest, and then there’s coral. High tide covers the path, so keep to the hours we give you. The boat back ({extra:boat-to-elephant-beach} a person) goes only until early afternoon.',
        sees: ['elephant-beach'],
        stay: 'havelock-island',
      },
      {
        title: 'Neil’s gardens',
        text: 'You see what Neil grows, from bananas to gourds on bamboo frames. Most of it sails to Port Blair, as you do.',
        ferries: ['havelock-to-neil', 'neil-to-port-blair'],
        stay: 'port-blair',
      },
      {
        title: 'Clean shoes',
        text: 'You wash off the mud, and have a second pot of tea while your shoes dry.',
      },
    ],
    landBy: '15:00',
    story: '/blogs/five-quiet-minutes-over-the-coral',
    special: 'Three walks under giant trees',
    unsuited: 'guests who dislike steep paths, mud or insects',
    host: {
      name: 'Arnab',
      says: 'On day two be on the headland an hour before sunset. The parakeets are punctual.',
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
      'A swim off Neil at the end, when ferry times allow',
    ],
    introduction: 'A road, a vehicle ferry, a small boat and a footpath lead to the caves, where your torch lights up folds of stone.',
    overview: [
      'One day you stand in a cave, and the next you float in the sea.',
      'Baratang is a twelve-hour day that starts at about three, so we leave the first one empty.',
    ],
    itinerary: [
      {
        title: 'Rest and pack',
        text: 'Have fish curry early, and go to bed. Pack a torch, water, closed shoes and a scarf against dust.',
        stay: 'port-blair',
      },
      {
        title: 'Baratang and back',
        text: 'You leave at about three in the morning. The convoy crosses a reserve, where by law nobody may stop, take photographs or give anything. Then a boat winds through mangroves under branches that meet overhead; crocodiles live there, so keep your hands inside. In the cave you hear water drip in the dark, until your torch finds the spike of stone that it has built. If its gate is open, the mud volcano comes last.',
        visits: ['baratang'],
        early: true,
        stay: 'port-blair',
      },
      {
        title: 'The dust comes off',
        text: 'By afternoon you’re in the sea at Radhanagar Beach, between the flags because it gets deep quickly, and the dust is gone.',
        ferries: ['port-blair-to-havelock'],
        stay: 'havelock-island',
      },
      {
        title: 'Coral, wet or dry',
        text: 'Off Neil you swim at Bharatpur, or see its coral from a glass-bottom boat, {extra:glass-bottom-boat} a person extra.',
        ferries: ['havelock-to-neil', 'neil-to-port-blair'],
        stay: 'port-blair',
      },
      {
        title: 'A late start',
        text: 'You sleep until the sun wakes you, and have coffee and a vada in the bazaar.',
      },
    ],
    landBy: '16:00',
    story: '/blogs/a-morning-at-haddo-wharf',
    special: 'Limestone caves and an island beach in only five days',
    unsuited: 'toddlers, and guests who find uneven paths hard',
    host: {
      name: 'Arnab',
      says: 'Sleep in the car: I’ll see that your driver has slept, too.',
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
      'Two nights for the two of you on Neil, where many couples stop only for a few hours',
      '{nights:honeymoon-escapade}',
      'Havelock’s long beach on the way back, when ferry times allow',
    ],
    introduction: 'Neil is fields, bicycles and, when the day’s visitors have sailed, very little noise. You stay for that.',
    overview: [
      'You have one whole free day on Neil.',
      'There are flowers on the bed, and a small cake to share. Dinner on the sand is extra.',
    ],
    itinerary: [
      {
        title: 'A free evening',
        text: 'You dine by the sea when the day has cooled. Take out the cash that you’ll need on Neil.',
        stay: 'port-blair',
      },
      {
        title: 'After the last ferry',
        text: 'You rest through the heat. When the day’s visitors have sailed, Laxmanpur is yours for a long walk.',
        ferries: ['port-blair-to-neil'],
        stay: 'neil-island',
      },
      {
        title: 'The free day',
        text: 'If you get up for it, you see the first sun turn Sitapur’s cliffs pink, from the open sand. Later, as the tide allows, you swim at Bharatpur or walk to the rock arch, in shoes with grip. For {extra:beach-dinner} extra you dine on Neil’s sand by candlelight.',
        stay: 'neil-island',
      },
      {
        title: 'Radhanagar Beach by daylight',
        text: 'Around noon Havelock’s long beach is emptier than in the evening, and the sea is a brighter green. You have a few hours there, if the ferries fit.',
        ferries: ['neil-to-havelock', 'havelock-to-port-blair'],
        stay: 'port-blair',
      },
      {
        title: 'Two straws',
        text: 'You share a last coconut by the road, with two straws.',
      },
    ],
    landBy: '15:00',
    includes: ['cake', 'flower-bed'],
    story: '/blogs/havelock-or-neil-and-how-many-nights',
    special: 'Two quiet nights on Neil',
    unsuited: 'couples who want company after dark',
    host: {
      name: 'Shiny',
      says: 'I’ll ask for a room away from the road. If you wake and think it’s raining, it’s only the palms.',
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
      'The Cellular Jail by night and by day, the ruins of Ross Island, and two evenings by the sea',
      '{nights:andaman-escapade}',
    ],
    introduction: 'This trip is for you if you’d rather have a story than a cake and candles. Port Blair was a penal settlement, in the war the Japanese occupied it, and in 1943 Subhas Chandra Bose raised the Indian flag here.',
    overview: [
      'The light show comes first, so you know the story when you see the cells.',
      'You never get up before dawn. In the jail only the upper cells and the roof need stairs.',
    ],
    itinerary: [
      {
        title: 'The story first',
        text: 'After dark you sit in the yard of the Cellular Jail and listen, while lights move over three wings that were once seven.',
        sees: ['light-show'],
        stay: 'port-blair',
      },
      {
        title: 'Ross Island, then the cells',
        text: 'On Ross Island you walk through rooms that trees have moved into. In the afternoon you see the jail, from the oil mill that prisoners turned like oxen up to the roof.',
        visits: ['ross-island'],
        sees: ['cellular-jail'],
        stay: 'port-blair',
      },
      {
        title: 'Shade, then sand',
        text: 'After two days of walls you sit under the tall trees of Radhanagar Beach, with nothing to learn, until it’s cool enough to walk.',
        ferries: ['port-blair-to-havelock'],
        stay: 'havelock-island',
      },
      {
        title: 'Villages from the Ramayana',
        text: 'Settlers cleared Neil’s fields in the 1960s, and four of the five villages have names from the Ramayana. At low tide you see the rock arch, in shoes with grip, and you end the day at Laxmanpur.',
        ferries: ['havelock-to-neil'],
        stay: 'neil-island',
      },
      {
        title: 'Ross Island from the ferry',
        text: 'The ferry passes Ross Island, and now you know what you’re looking at. In the evening you can dine on a boat in the harbour, {extra:harbour-dinner-cruise} a person extra, or on biryani in the bazaar.',
        ferries: ['neil-to-port-blair'],
        stay: 'port-blair',
      },
      {
        title: 'Coffee by the sea',
        text: 'There’s time for coffee on the sea front, among the morning walkers.',
      },
    ],
    landBy: '16:00',
    story: '/blogs/a-morning-at-haddo-wharf',
    special: 'History in full: the jail by night and by day, and a morning on Ross Island',
    unsuited: 'small children, and guests who want to snorkel',
    host: {
      name: 'Arnab',
      says: 'Tell me Hindi or English, and I’ll look for that show. With one more day, you can go to Baratang as well.',
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
      'The far north by road: empty beaches and, from about December to March, turtles at night',
      '{nights:pristine-andaman}',
      'Havelock at the end, and Neil when ferry times allow',
    ],
    introduction: 'For two days you drive north, to beaches where yours may be the only footprints, and where turtles lay their eggs from about December to March. The rooms are simple.',
    overview: [
      'No other trip of ours goes this far: two days north by road, and one back.',
      'Add a day to climb Saddle Peak, the highest peak of the Andamans.',
    ],
    itinerary: [
      {
        title: 'Cash and maps',
        text: 'Take out cash, and save maps on your phone. Both are harder to come by further north.',
        stay: 'port-blair',
      },
      {
        title: 'Up the road to Rangat',
        text: 'You leave before dawn for the convoy through the reserve, where by law nobody may stop, take photographs or give anything. At Dhani Nallah 700 metres of planks lead over the mangroves, where crocodiles live, to a long beach for walking.',
        early: true,
        stay: 'rangat',
      },
      {
        title: 'Breakfast at Amkunj',
        text: 'Soon after sunrise you eat breakfast from a box, on a bench of drift logs above the bay. Then the road winds north for hours.',
        stay: 'diglipur',
      },
      {
        title: 'A sandbar, and perhaps turtles',
        text: 'At low tide a curve of white sand joins two islands, Ross and Smith. A boat takes you there for {extra:boat-to-ross-and-smith} a person extra, and you walk across until the boatman calls. In the nesting months you may see Kalipur’s turtles after dark.',
        stay: 'diglipur',
      },
      {
        title: 'The long road back',
        text: 'You start early, because the last convoy leaves in the early afternoon. By evening there’s a hot shower.',
        early: true,
        stay: 'port-blair',
      },
      {
        title: 'Barefoot on Havelock',
        text: 'After days of road you take off your shoes at Radhanagar Beach, and walk.',
        ferries: ['port-blair-to-havelock'],
        stay: 'havelock-island',
      },
      {
        title: 'One more island',
        text: 'Neil has the rock arch at low tide, in shoes with grip, or a swim in the lagoon at high.',
        ferries: ['havelock-to-neil', 'neil-to-port-blair'],
        stay: 'port-blair',
      },
      {
        title: 'A city again',
        text: 'A week ago Port Blair looked like a small town. Now it looks like a city.',
      },
    ],
    landBy: '16:00',
    story: '/blogs/five-quiet-minutes-over-the-coral',
    special: 'The far north: empty beaches and, in season, turtles at night',
    unsuited: 'small children, and guests who get carsick',
    host: {
      name: 'Arnab',
      says: 'The forest staff decide each night who may watch, and the turtles decide whether to come. So I give you two nights to try. With a foreign passport, ask us first.',
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
