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
      'Sandcastles on Havelock while the sand is cool, and a nap after lunch',
      '{nights:family-4-nights-5-days}',
      'A few hours in Neil’s shallows, when ferry times allow',
    ],
    overview: [
      'Your days keep a small child’s hours: out early, asleep after lunch, out again at three.',
      'It costs what our five nights “For three generations” do: a third ferry, to Neil’s shallows, takes the place of the fifth night. If you skip Neil, the difference comes off your bill.',
    ],
    itinerary: [
      {
        title: 'A nap, then the ships',
        text: 'It’s 2 km from the airport to the town, so a tired child is soon in bed. Later you count the ships from the sea front.',
        stay: 'port-blair',
      },
      {
        title: 'Jumpers on the ferry',
        text: 'The ferry’s cabin is cold, so bring jumpers. The nap comes after lunch, and then the beach nearest to your room.',
        ferries: ['port-blair-to-havelock'],
        stay: 'havelock-island',
      },
      {
        title: 'Sandcastles before breakfast',
        text: 'Soon after sunrise only crabs have been on Radhanagar Beach before you. Paddle hand in hand: the water gets deep fast, and the lifeguards come later. After the nap you look for hermit crabs in the tide pools, in shoes, and let them go on with their day.',
        stay: 'havelock-island',
      },
      {
        title: 'Ankle-deep on Neil',
        text: 'At Bharatpur the water is warm and shallow. You stop here today or on day two, as the ferries run, and your bags wait in the car.',
        ferries: ['havelock-to-neil', 'neil-to-port-blair'],
        stay: 'port-blair',
      },
      {
        title: 'Back to the ships',
        text: 'If you fly in the afternoon, your bags wait at the desk while you count ships again.',
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
    updated: '2026-11-28',
    name: 'For three generations',
    price: { was: 26500, now: 22500 },
    image: {
      src: '/images/packages/family-5-nights-6-days.svg',
      alt: 'The flat keel of a glass-bottomed boat above round corals, seen from under water',
    },
    description: [
      'Grandparents, parents and children on the same beach, with time for each',
      '{nights:family-5-nights-6-days}',
      'A morning over the coral for some, and a slow one under palms for the others',
    ],
    overview: [
      'You unpack once on Havelock, for three nights, and take only two ferries. It’s our lowest price for five nights.',
      'If you eat Bengali, Jain or halal, Meera will name hotels that cook it.',
    ],
    itinerary: [
      {
        title: 'A whale in the garden',
        text: 'An hour is enough for the Samudrika museum and the whale’s skeleton outside. Then everyone lies down, whatever their age.',
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
        title: 'Coral for some, tea for others',
        text: 'A boat goes to Elephant Beach, for {extra:boat-to-elephant-beach} a person extra. Some of you snorkel, in life jackets that fit. Others wade in and take one high step into a glass-bottom boat, and whoever stays behind has another pot of tea.',
        sees: ['elephant-beach'],
        stay: 'havelock-island',
      },
      {
        title: 'Everyone on the same sand',
        text: 'Radhanagar Beach has room for every castle, and for those who only want to sit and look. Children bathe between the flags, holding a hand, because the sea gets deep quickly.',
        stay: 'havelock-island',
      },
      {
        title: 'An evening at the Cellular Jail',
        text: 'After dark you all sit in the open yard of the jail and watch the lights climb its walls. Small children may sleep through the story.',
        ferries: ['havelock-to-port-blair'],
        sees: ['light-show'],
        stay: 'port-blair',
      },
      {
        title: 'All of you in one picture',
        text: 'On the sea front someone takes the picture with all of you in it. Then one car goes to the airport.',
      },
    ],
    landBy: '12:00',
    youngest: 6,
    story: '/blogs/andaman-with-children-and-grandparents',
    special: 'Three nights in one place, and only two ferries',
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
      'A whale’s skeleton, a lighthouse and crabs under a rock arch, for children who ask why all day',
      '{nights:family-6-nights-7-days}',
      'The lighthouse of the old twenty-rupee note',
    ],
    overview: [
      'The museum comes first, so children know the corals when they float over them.',
      'Our shorter family trips don’t have North Bay, Ross Island or a night on Neil.',
    ],
    itinerary: [
      {
        title: 'A whale’s skeleton',
        text: 'Children run straight to the blue whale in the garden of the Samudrika museum. Inside, in a small tank, sits a stonefish. Who finds it first?',
        sees: ['samudrika-naval-marine-museum'],
        stay: 'port-blair',
      },
      {
        title: 'A lighthouse and spotted deer',
        text: 'A launch takes you to the lighthouse of the old red twenty-rupee note, and to stalls that fry the morning’s fish. On Ross Island deer doze in ruined doorways. Please don’t feed them, and keep away from stags.',
        visits: ['ross-island', 'northbay'],
        stay: 'port-blair',
      },
      {
        title: 'Castles on Havelock',
        text: 'After lunch you build on Radhanagar Beach. Bathe between the flags, hand in hand, because it gets deep quickly.',
        ferries: ['port-blair-to-havelock'],
        stay: 'havelock-island',
      },
      {
        title: 'First masks at Elephant Beach',
        text: 'The boat is {extra:boat-to-elephant-beach} a person extra. With a guide and a ring, {extra:snorkelling-with-a-guide} more, even beginners float over giant clams.',
        sees: ['elephant-beach'],
        stay: 'havelock-island',
      },
      {
        title: 'Pools under the arch',
        text: 'In shoes with grip you walk out to Neil’s rock arch, and look for crabs and brittle stars in the pools. Shells stay here, by law. If the water is too high, you paddle at Bharatpur.',
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
        title: 'A free morning',
        text: 'From the sea front the children can look for their lighthouse across the bay.',
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
      'On half the days you’re on foot or on a bicycle.',
      'It’s our only family trip with the caves, and the morning after them everyone sleeps in.',
    ],
    itinerary: [
      {
        title: 'Torches from the bazaar',
        text: 'Round the clock tower of Aberdeen Bazaar everyone chooses a torch for the caves.',
        stay: 'port-blair',
      },
      {
        title: 'Into the caves of Baratang',
        text: 'You leave at about three in the morning, in a convoy that by law may not stop; nobody may take photographs or hand out gifts. Then an open boat slips into a creek of fiddler crabs and crocodiles, so keep your hands inside. In the cave your torch finds curtains of stone.',
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
        title: 'Into the waves',
        text: 'Half an hour’s drive across Havelock ends at Radhanagar Beach, and everyone runs in. Stay where lifeguards watch: it gets deep quickly.',
        ferries: ['port-blair-to-havelock'],
        stay: 'havelock-island',
      },
      {
        title: 'Two ways to Elephant Beach',
        text: 'Teenagers and a parent walk through wet forest, the others take the boat ({extra:boat-to-elephant-beach} a person, extra). High tide closes the path, so we’ll give you the hours to start and to be back on it. If you miss them, come back by boat.',
        sees: ['elephant-beach'],
        stay: 'havelock-island',
      },
      {
        title: 'Neil by bicycle',
        text: 'You ride ({extra:bicycle} a bicycle, extra) past fields of brinjal to Bharatpur, to the rock arch near low tide, and to Laxmanpur. After sunset the car fetches you and the bicycles.',
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
        text: 'Nobody has to be anywhere until the plane.',
      },
    ],
    landBy: '14:00',
    youngest: 15,
    story: '/blogs/five-quiet-minutes-over-the-coral',
    special: 'Caves, a cliff and an island by bicycle, for teenagers',
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
    updated: '2026-11-28',
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
      'You sleep on both islands, for the lowest price of our honeymoons.',
      'There are flowers on the bed on Neil, and on your last evening candles and a small cake.',
    ],
    itinerary: [
      {
        title: 'Parakeets at Chidiya Tapu',
        text: 'An hour south of town, parakeets come home over a wooded headland. The best colours often come twenty minutes after the sun has gone.',
        stay: 'port-blair',
      },
      {
        title: 'Laxmanpur, on Neil',
        text: 'Past the coconut sellers the beach of broken shell is almost empty. Keep your sandals on, and walk until there’s only the two of you and the hermit crabs.',
        ferries: ['port-blair-to-neil'],
        stay: 'neil-island',
      },
      {
        title: 'Radhanagar Beach, on Havelock',
        text: 'Walk south along the firm sand until you can hear the sea, and watch the sun drop straight into it. Bring a torch for the path back.',
        ferries: ['neil-to-havelock'],
        stay: 'havelock-island',
      },
      {
        title: 'A table by the harbour',
        text: 'In Port Blair the ships put on their lights. You have candles of your own, and four courses, fish or vegetarian.',
        ferries: ['havelock-to-port-blair'],
        stay: 'port-blair',
      },
      {
        title: 'A free morning',
        text: 'Nothing is planned. Leave your bags at the desk, and have a second breakfast in the bazaar.',
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
      'Two mornings are entirely yours, or for a dive. If ferries don’t connect at Neil, you go straight to Havelock, and the difference comes off your bill.',
      'In our sample plan of this trip, day four ends like this: “At half past seven your table is on the sand, with candles, a small cake and half a moon, and the tide is going out.”',
      '“For three generations” has the same nights for {price:family-5-nights-6-days}. Here Neil, the table on the sand, flowers, a massage and a cake are in the price.',
    ],
    itinerary: [
      {
        title: 'Nothing but rest',
        text: 'You’ve just had a wedding, so nothing is planned. Sleep first; dinner can wait until dark.',
        stay: 'port-blair',
      },
      {
        title: 'A swim on the way',
        text: 'You swim off Bharatpur while your bags wait in the car, and eat fish curry in the village with your hair still wet. In your room for three nights there are flowers on the bed.',
        ferries: ['port-blair-to-neil', 'neil-to-havelock'],
        stay: 'havelock-island',
      },
      {
        title: 'Until the first stars',
        text: 'At half past three a car takes you to Radhanagar Beach. Walk south, sit where you can hear the water, and stay until the first stars: the car waits.',
        stay: 'havelock-island',
      },
      {
        title: 'A table on the sand',
        text: 'A massage is the only plan before evening. On this east shore the sea goes out too far for a swim at low tide, and that’s when your table is set, with four courses, tonight or on day three.',
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
        text: 'Your bags wait at the desk while you smell your way through the spices of Aberdeen Bazaar.',
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
    updated: '2026-11-28',
    name: 'Into the water together',
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
      'The week begins with a swim and ends above the coral of a national park, whose boat and permit are in the price.',
      'One evening there are flowers on the bed, and a table on the sand with four courses and a small cake.',
    ],
    itinerary: [
      {
        title: 'A light supper',
        text: 'There’s a walk along the harbour and an early night, because the sea comes tomorrow.',
        stay: 'port-blair',
      },
      {
        title: 'The first swim',
        text: 'Radhanagar Beach faces the low sun, so by late afternoon you swim in gold, near the lifeguards.',
        ferries: ['port-blair-to-havelock'],
        stay: 'havelock-island',
      },
      {
        title: 'A morning for the dive',
        text: 'The dive is extra, from {extra:first-dive-from-the-shore} a person. You fill in a health form, and then an instructor stays beside you, 12 metres (40 feet) down at most. Tonight, or yesterday if the tide was better, your candlelit table stands on Havelock’s sand.',
        stay: 'havelock-island',
      },
      {
        title: 'Snorkelling at Bharatpur',
        text: 'On Neil you wade in with a hired mask, over staghorn coral and black urchins. Laxmanpur comes afterwards, broad and quiet.',
        ferries: ['havelock-to-neil'],
        stay: 'neil-island',
      },
      {
        title: 'Pack without plastic',
        text: 'The rest of the day is free. Pack tomorrow’s water and lunch in steel, because the park turns plastic away.',
        ferries: ['neil-to-port-blair'],
        stay: 'port-blair',
      },
      {
        title: 'Jolly Buoy or Red Skin',
        text: 'You have about two and a half hours on whichever is open. Float over plate corals, never stand on them, and swim only at the island.',
        visits: ['jolly-buoy'],
        stay: 'port-blair',
      },
      {
        title: 'A late breakfast',
        text: 'Nothing is booked. Sleep in, and dry your swimming things before you pack.',
      },
    ],
    landBy: '16:00',
    includes: ['beach-dinner', 'cake', 'flower-bed'],
    story: '/blogs/your-first-dive-at-havelock',
    special: 'Two reefs, one of them in the marine park',
    unsuited: 'couples who don’t swim',
    host: {
      name: 'Shiny',
      says: 'Nervous? Take the dive from the shore. You walk in together, hand in hand, and nobody hurries you.',
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
      'There’s time to see a favourite beach twice, and if it rains, today’s plan can wait until tomorrow.',
      'Only this trip has three nights on Havelock and two on Neil.',
    ],
    itinerary: [
      {
        title: 'Tea by the harbour',
        text: 'After a rest there’s tea, with the ships for company. Evenings begin early here, at about five in December.',
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
        text: 'You come to Radhanagar Beach early, while there’s shade to sit in. In the last hour of light a photographer walks with you.',
        stay: 'havelock-island',
      },
      {
        title: 'A table on dark sand',
        text: 'Nothing happens until evening. Then your table stands on the sand, tonight or when the tide is better, with candles and four courses. Around new moon, from October to April, the waves sometimes glow.',
        stay: 'havelock-island',
      },
      {
        title: 'Among Neil’s fields',
        text: 'The car passes bananas and bitter gourd, and at Laxmanpur you walk over shells that crunch, towards the sunset.',
        ferries: ['havelock-to-neil'],
        stay: 'neil-island',
      },
      {
        title: 'Two bicycles',
        text: 'They’re extra, {extra:bicycle} each. The one main road takes you past a cow and a schoolteacher to the rock arch at low tide, and to Bharatpur for a swim. Be back before dark.',
        stay: 'neil-island',
      },
      {
        title: 'A last long dinner',
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
    updated: '2026-11-28',
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
      'It’s our shortest trip, with two hotels and one small bag.',
      'You take two ferries, or three if you stop on Neil.',
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
        text: 'Half an hour from the jetty, past rice fields and through forest, you swim near the lifeguards of Radhanagar Beach.',
        ferries: ['port-blair-to-havelock'],
        stay: 'havelock-island',
      },
      {
        title: 'The arch called Howrah Bridge',
        text: 'That’s what settlers from Bengal called Neil’s rock arch. You walk out to it or, if the water is high, swim at Bharatpur.',
        ferries: ['havelock-to-neil', 'neil-to-port-blair'],
        stay: 'port-blair',
      },
      {
        title: 'The bazaar opens',
        text: 'In Aberdeen Bazaar the shutters go up round the clock tower, and you have an hour to shop.',
      },
    ],
    landBy: '12:00',
    story: '/blogs/a-morning-at-haddo-wharf',
    special: 'The jail and an island beach in one long weekend',
    unsuited: 'guests who like to travel slowly',
    host: {
      name: 'Arnab',
      says: 'I’ll look up the tide for your dates. If it’s low in the morning, you’ll stand under the arch with dry knees.',
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
      'You see the most islands in the fewest days, and pay for it with a new hotel every night.',
      'The launch and three ferries are included.',
    ],
    itinerary: [
      {
        title: 'Deer on Ross Island',
        text: 'A short launch ride away, deer doze in the doorways of a roofless church. The launches stop well before dark, so take an early flight.',
        visits: ['ross-island'],
        stay: 'port-blair',
      },
      {
        title: 'Footprints on Havelock',
        text: 'The ferry passes the lighthouse of North Bay. By afternoon your footprints lead south along Radhanagar Beach.',
        ferries: ['port-blair-to-havelock'],
        stay: 'havelock-island',
      },
      {
        title: 'An evening on Neil',
        text: 'If the tide is low, you walk to the arch and look into every pool on the way. At sunset you sit among the broken shells of Laxmanpur, and later there’s fish curry in the village.',
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
        text: 'You have time for breakfast by the harbour before the car comes.',
      },
    ],
    landBy: '11:00',
    story: '/blogs/five-days-for-a-first-visit',
    special: 'Three islands in five days, and a boat on four of them',
    unsuited: 'guests who get seasick, or have large suitcases',
    host: {
      name: 'Arnab',
      says: 'Ferries take only 20 to 25 kg. Leave the big suitcase at your hotel in Port Blair; it would only get seasick.',
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
      'Sunrise over the black boulders of Kalapathar, and a forest path that ends at a reef',
      '{nights:explore-havelock}',
      'A stop on Neil at the end, when ferry times allow',
    ],
    introduction: 'This is Havelock for friends who’d rather walk, paddle and dive than lie down.',
    overview: [
      'If you land after ten, we’ll begin in Port Blair, with two nights on Havelock. From May to December add a night then.',
      'You take two ferries, or three if you stop on Neil.',
    ],
    itinerary: [
      {
        title: 'From the plane to the ferry',
        text: 'Your driver takes you straight to the wharf, where you check in an hour before the ferry sails. Ask us before you buy the flight: if it’s late, we’ll rebook, and you pay for the new tickets.',
        ferries: ['port-blair-to-havelock'],
        stay: 'havelock-island',
      },
      {
        title: 'From first light to last',
        text: 'You leave an hour before sunrise, and Kalapathar’s boulders stand black against the pink. Later a guide takes you by kayak ({extra:kayak-by-day} a person, extra) into creeks too narrow for a motor. The day ends on Radhanagar Beach, and in a café.',
        early: true,
        stay: 'havelock-island',
      },
      {
        title: 'On foot to the reef',
        text: 'The path to Elephant Beach goes over roots and mud, and ends at coral. High tide closes it, so we’ll give you the hours to start and to be back on it. If you miss them, there’s the boat, {extra:boat-to-elephant-beach} a person.',
        sees: ['elephant-beach'],
        stay: 'havelock-island',
      },
      {
        title: 'Fields, then the arch',
        text: 'While your bags wait in the car, you see Neil’s flat fields and, at low tide, the rock arch.',
        ferries: ['havelock-to-neil', 'neil-to-port-blair'],
        stay: 'port-blair',
      },
      {
        title: 'Nothing before breakfast',
        text: 'If your flight leaves you time, have a thali in the bazaar.',
      },
    ],
    landBy: '10:00',
    story: '/blogs/your-first-dive-at-havelock',
    guest: 'farah-hyderabad',
    special: 'Straight from the plane to Havelock, for friends who like to be up and out',
    unsuited: 'late sleepers, and guests who find rough paths hard',
    host: {
      name: 'Shiny',
      says: 'Divers, skip the sunrise! The dive boat leaves at seven on day two, and if it’s windy, there’s still day three.',
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
    introduction: 'Havelock has tall trees, long beaches and dive boats. Neil has vegetable fields, bicycles and shallow water.',
    overview: [
      'You sleep on both, and two nights on Havelock leave you a whole day for it.',
      'We look up the tides first, and then book your ferries.',
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
        text: 'You walk to the coral of Elephant Beach, and we’ll give you the hours to start and to be back on the path, or you take the boat, {extra:boat-to-elephant-beach} a person extra. In the evening there’s Radhanagar Beach.',
        sees: ['elephant-beach'],
        stay: 'havelock-island',
      },
      {
        title: 'Bananas, brinjal and an arch',
        text: 'Neil feeds Port Blair, and you drive past its bananas and brinjal. At low tide you walk to the rock arch first; otherwise you begin on the broad beach of Laxmanpur.',
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
        title: 'The ferry without you',
        text: 'From the sea front you watch the morning ferry go out to Havelock.',
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
    introduction: 'You walk under padauk and gurjan trees, listen for woodpeckers, and come out of the shade on to sand.',
    overview: [
      'Our other trips see the forest from the beach. This one goes in, for up to two hours at a time.',
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
        text: 'For 40 to 45 minutes you go down through wet forest, and then there’s coral. High tide closes the path, so we’ll give you the hours to start and to be back on it. If you miss them, there’s the boat, {extra:boat-to-elephant-beach} a person.',
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
        text: 'There’s time to wash off the mud, and for a second pot of tea.',
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
    updated: '2026-11-28',
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
      'Baratang and back takes about twelve hours, so we keep the first day free.',
      'You take two ferries, or three if you stop on Neil.',
    ],
    itinerary: [
      {
        title: 'Rest and pack',
        text: 'Supper is early. Pack a torch, water, closed shoes and a scarf against dust.',
        stay: 'port-blair',
      },
      {
        title: 'Baratang and back',
        text: 'You leave at about three in the morning. The convoy crosses a reserve, where by law nobody may stop, take photographs or hand out gifts. Then a boat winds through mangroves. Crocodiles live there, so keep your hands inside. In the cave your torch finds pale spikes, each with a drop at its tip. If its gate is open, the mud volcano comes last.',
        visits: ['baratang'],
        early: true,
        stay: 'port-blair',
      },
      {
        title: 'The dust comes off',
        text: 'By afternoon you’re in the sea at Radhanagar Beach, near the lifeguards, and the dust is gone.',
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
        text: 'Your bags can wait at the desk until the car comes.',
      },
    ],
    landBy: '16:00',
    story: '/blogs/a-morning-at-haddo-wharf',
    special: 'Limestone caves and an island beach in only five days',
    unsuited: 'toddlers, and guests who find uneven paths hard',
    host: {
      name: 'Arnab',
      says: 'If the caves close that day, you get something else in their place, or their price back. You may sleep in the car. The driver may not.',
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
      'Havelock’s long beach on the way back, when ferry times allow',
    ],
    introduction: 'Neil is fields, bicycles and, when the day’s visitors have sailed, very little noise. You stay for that.',
    overview: [
      'You have one whole free day on Neil, flowers on the bed, and a small cake to share.',
      'You take two ferries, or three if you stop on Havelock.',
    ],
    itinerary: [
      {
        title: 'A free evening',
        text: 'Dine by the sea when the day has cooled, and take out the cash that you’ll need on Neil.',
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
        text: 'If you get up for it, the first sun turns Sitapur’s cliffs pink. Later there’s the rock arch or a swim at Bharatpur, as the tide allows. For {extra:beach-dinner} extra you dine on Neil’s sand by candlelight.',
        stay: 'neil-island',
      },
      {
        title: 'Radhanagar Beach by daylight',
        text: 'You walk the long sand on Havelock, emptier now than in the evening, while your bags wait in the car.',
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
      says: 'Your room is away from the road. If you hear rain at night, look out: it’s only palms!',
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
    introduction: 'This is for two who’d rather have a story than a cake. Port Blair was a penal settlement, in the war the Japanese occupied it, and in 1943 Subhas Chandra Bose raised the Indian flag here.',
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
        text: 'On Ross Island fig roots hold up the walls they once split, and deer sniff at your bag. In the afternoon you walk through the jail, from the oil mill that prisoners turned like oxen up to the roof.',
        visits: ['ross-island'],
        sees: ['cellular-jail'],
        stay: 'port-blair',
      },
      {
        title: 'Shade, then sand',
        text: 'You sit under the tall trees of Radhanagar Beach until the sun is low, and then walk south along the water.',
        ferries: ['port-blair-to-havelock'],
        stay: 'havelock-island',
      },
      {
        title: 'Villages from the Ramayana',
        text: 'Settlers cleared Neil’s fields in the 1960s, and four of the five villages have names from the Ramayana. You see the rock arch at low tide, and end the day at Laxmanpur.',
        ferries: ['havelock-to-neil'],
        stay: 'neil-island',
      },
      {
        title: 'Bazaar and harbour',
        text: 'You’re back in time for Aberdeen Bazaar. For {extra:harbour-dinner-cruise} a person extra you can dine on a boat in the harbour.',
        ferries: ['neil-to-port-blair'],
        stay: 'port-blair',
      },
      {
        title: 'Coffee by the sea',
        text: 'There’s time for coffee on the sea front, with Ross Island across the water.',
      },
    ],
    landBy: '16:00',
    story: '/blogs/a-morning-at-haddo-wharf',
    special: 'History for two: the jail by night and by day, and a morning on Ross Island',
    unsuited: 'small children, and guests who want to snorkel',
    host: {
      name: 'Arnab',
      says: 'Tell me Hindi or English, and I’ll look for that show. With one more day, go to Baratang: it’s older than the British.',
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
    introduction: 'At low tide you walk from one island to the other, and from about December to March turtles lay their eggs on Kalipur beach. The road is long, and the rooms are simple.',
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
        text: 'You leave before dawn for the convoy through the reserve, where by law nobody may stop, take photographs or hand out gifts. At Dhani Nallah 700 metres of planks lead over the mangroves, where crocodiles live, to a long beach for walking.',
        early: true,
        stay: 'rangat',
      },
      {
        title: 'Breakfast at Amkunj',
        text: 'Breakfast comes in a box. You eat it on a bench of drift logs above the bay, and then the road winds north for hours.',
        stay: 'diglipur',
      },
      {
        title: 'Ross and Smith',
        text: 'The boat is {extra:boat-to-ross-and-smith} a person extra. You walk along a curve of white sand, with the sea on either hand, until the boatman calls you back before it’s covered. In the nesting months you may see Kalipur’s turtles after dark.',
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
        text: 'By evening your shoes are off, and you’re walking along Radhanagar Beach.',
        ferries: ['port-blair-to-havelock'],
        stay: 'havelock-island',
      },
      {
        title: 'One more island',
        text: 'Neil has the rock arch at low tide, or a swim in the lagoon at high. If ferries don’t connect, you sail straight back.',
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
    special: 'A sandbar between two islands and, in season, turtles at night',
    unsuited: 'small children, and guests who get carsick',
    host: {
      name: 'Arnab',
      says: 'The forest staff decide each night who may watch the turtles, and the turtles decide whether to come. So you stay two.',
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
