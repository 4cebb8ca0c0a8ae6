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
      'Except on ferry days, nothing is planned between eleven and three, when anyone under five is asleep anyway.',
      '“For three generations” has a night more for the same price. Here you have Neil instead, by another ferry and car.',
    ],
    itinerary: [
      {
        title: 'A nap in a real bed',
        text: 'It’s 2 km to the hotel. Later half of Port Blair brings its children to the sea front, and so do you.',
        stay: 'port-blair',
      },
      {
        title: 'Jumpers on the ferry',
        text: 'The ferry’s cabin is cold, so keep jumpers and crayons at hand. You eat, sleep, and find out how near the beach is.',
        ferries: ['port-blair-to-havelock'],
        stay: 'havelock-island',
      },
      {
        title: 'Sandcastles before breakfast',
        text: 'By seven you’re on Radhanagar Beach, while the sand is cool and the forest still shades it. You build, paddle, and go back for a late breakfast. After the nap comes the beach by your room.',
        stay: 'havelock-island',
      },
      {
        title: 'Knee-deep on Neil',
        text: 'At Bharatpur your child can splash for an hour and stay knee-deep, or just sit down in the sea. You stop here today or, if the ferries fit better, on day two.',
        ferries: ['havelock-to-neil', 'neil-to-port-blair'],
        stay: 'port-blair',
      },
      {
        title: 'As long as your child’s arm',
        text: 'That’s how long the dosa is at breakfast, and the airport is only ten minutes away.',
      },
    ],
    landBy: '15:00',
    youngest: 2,
    story: '/blogs/andaman-with-children-and-grandparents',
    guest: 'thomas-kochi',
    special: 'A small child’s hours, and Neil’s shallows',
    unsuited: 'teenagers',
    safety: 'Radhanagar gets deep fast: until the lifeguards come, only paddle, hand in hand. Boats cross Bharatpur: stay close to the beach, in vests.',
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
      'One hotel for the whole of Havelock, and only two ferries',
    ],
    overview: [
      'On Havelock the children dig, you swim, and Grandmother has the best seat in the shade.',
      'The farmers there came from East Bengal, so she can have her fish in mustard. If you eat Jain or halal, Meera will name hotels that cook it.',
      'You have a night more than on “Made for toddlers” for the same price, because you don’t go to Neil.',
    ],
    itinerary: [
      {
        title: 'A whale in the garden',
        text: 'It’s a skeleton, outside the Samudrika museum, which needs only an hour. Then everyone lies down, whatever their age.',
        sees: ['samudrika-naval-marine-museum'],
        stay: 'port-blair',
      },
      {
        title: 'An arm on the gangway',
        text: 'The gangway is steeper or flatter with the tide, so if someone needs an arm, Arnab will tell the crew. By teatime the children have found the beach, and the grandparents their chairs.',
        ferries: ['port-blair-to-havelock'],
        stay: 'havelock-island',
      },
      {
        title: 'A morning for each',
        text: 'Whoever stays has a long breakfast and a slow walk along the tide line. The others can take the boat to Elephant Beach, and snorkel with a guide or climb, up one high step, into a glass-bottom boat (all extra).',
        sees: ['elephant-beach'],
        stay: 'havelock-island',
      },
      {
        title: 'Everyone on the same sand',
        text: 'Radhanagar Beach has room for cricket, castles and those who only want to sit under the trees and look. Towards sunset you’re all in one row, facing the same way.',
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
        text: 'Ask a stranger on the sea front to take it. If you fly after lunch, there’s time to see the cells of the jail by daylight: just ask.',
      },
    ],
    landBy: '12:00',
    youngest: 6,
    story: '/blogs/andaman-with-children-and-grandparents',
    special: 'Three nights in one place',
    unsuited: 'restless teenagers',
    safety: 'Radhanagar gets deep fast: bathe between the flags, the children with a hand to hold. Boats cross the reef: snorkel in a vest, beside your guide.',
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
      'Every day hides something: a fish that looks like a stone, deer in a town without roofs.',
      'Pack a fish guide: if you add the snorkelling, they’ll be correcting you by the end of the week.',
    ],
    itinerary: [
      {
        title: 'A whale’s skeleton',
        text: 'In the Samudrika museum’s garden the children count a blue whale’s ribs. Inside, look for the stonefish, and then look again.',
        sees: ['samudrika-naval-marine-museum'],
        stay: 'port-blair',
      },
      {
        title: 'A lighthouse and spotted deer',
        text: 'A launch takes you to the lighthouse, where stalls fry the morning’s fish, and on to Ross Island, where deer walk up to you between the ruins. Please don’t feed them.',
        visits: ['ross-island', 'northbay'],
        stay: 'port-blair',
      },
      {
        title: 'Castles on Havelock',
        text: 'The road runs past rice fields and into tall forest, and ends at Radhanagar Beach. You bathe, and build until the sun goes.',
        ferries: ['port-blair-to-havelock'],
        stay: 'havelock-island',
      },
      {
        title: 'Masks on, or a pool to look into',
        text: 'At Elephant Beach even beginners float over giant clams, on a ring the guide pulls; boat and guide are extra. If you’d rather stay, low tide leaves pools along the east shore.',
        sees: ['elephant-beach'],
        stay: 'havelock-island',
      },
      {
        title: 'Pools under the arch',
        text: 'At low tide you walk out to Neil’s arch, looking for crabs and brittle stars, and turn back before the pools join. Shells stay here, by law: somebody may live in them. If the water’s too high, you paddle at Bharatpur.',
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
        text: 'Hold up an old twenty-rupee note beside it, if you have one.',
      },
    ],
    landBy: '12:00',
    youngest: 8,
    story: '/blogs/five-quiet-minutes-over-the-coral',
    special: 'North Bay, Ross Island and a night on Neil',
    unsuited: 'children below school age',
    safety: 'Radhanagar gets deep fast: bathe between the flags. Boats cross the reefs: wear vests. Crocodiles live in the creeks: hands in the kayak. Keep clear of stags, and wear shoes with grip on rock.',
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
        text: 'You sleep in the car until the convoy leaves at six, through a reserve where the law forbids stopping, photographs and gifts. Then an open boat turns into a creek where fiddler crabs wave from the mud. In the cave everyone switches on a torch, and the rock hangs down like washing on a line.',
        visits: ['baratang'],
        early: true,
        stay: 'port-blair',
      },
      {
        title: 'Up Munda Pahad',
        text: 'After a long sleep you climb through forest to the barrier of a sheer cliff, with nothing but sea to the south. You’re back at Chidiya Tapu when the parakeets come home.',
        sees: ['munda-pahad'],
        stay: 'port-blair',
      },
      {
        title: 'Into the waves',
        text: 'The drive across Havelock ends under the trees of Radhanagar Beach. Whoever is first out of the car is first in the sea.',
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
        text: 'You go round by bicycle (extra) or by car: to Bharatpur for a swim, to the rock arch if the tide is low, and to Laxmanpur for the sunset, where the car collects bicycles and riders.',
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
        title: 'The last jalebis',
        text: 'On the way to the airport somebody asks to stop for jalebis, and there’s time.',
      },
    ],
    landBy: '14:00',
    youngest: 15,
    story: '/blogs/five-quiet-minutes-over-the-coral',
    special: 'Limestone caves and a cliff path',
    unsuited: 'toddlers and late sleepers',
    safety: 'Radhanagar gets deep fast: swim between the flags. Boats cross the reefs: wear vests. Crocodiles live in creeks and off Munda Pahad: hands inside, no swimming. Wear shoes with grip on cliff and rock.',
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
      'It’s built round the best hours, from four in the afternoon until the stars.',
      'The dinner has four courses, fish or vegetarian.',
    ],
    itinerary: [
      {
        title: 'Parakeets at Chidiya Tapu',
        text: 'An hour south of town, parakeets come home over a wooded headland, and you hear them before you see them. Stay when the others leave, because the best colours often come twenty minutes after the sun has gone.',
        stay: 'port-blair',
      },
      {
        title: 'Laxmanpur, on Neil',
        text: 'Beyond the coconut sellers the beach is almost empty. It’s made of broken shell, so keep your sandals on and walk until you hear nobody but each other.',
        ferries: ['port-blair-to-neil'],
        stay: 'neil-island',
      },
      {
        title: 'Radhanagar Beach, on Havelock',
        text: 'You come out of the forest, and the sun is on its way down. Swim, dry slowly, and bring a torch for the path back.',
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
        title: 'One sunrise, if you like',
        text: 'From the sea front you can watch the sun come up over Ross Island. Or stay in bed: you’ve seen it go down four times.',
      },
    ],
    landBy: '12:00',
    includes: ['candle-light-dinner', 'cake', 'flower-bed'],
    story: '/blogs/havelock-or-neil-and-how-many-nights',
    special: 'A sunset on each island',
    unsuited: 'couples who’d rather unpack once',
    safety: 'Radhanagar gets deep fast: swim between the flags. Off Laxmanpur rock lies just below the surface. Crocodiles live in the creeks and off Chidiya Tapu: don’t swim there, and keep hands in the kayak.',
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
      'Sleep by the sea for three nights, and dine on the sand on one of them',
      '{nights:honeymoon-5-nights-6-days}',
      'A stop on Neil on the way out, when ferry times allow',
    ],
    overview: [
      'After months of lists and relatives, your only appointments on Havelock are a massage and a dinner.',
      'It costs more than “For three generations” because the massage, the dinner and the stop on Neil are in the price.',
    ],
    itinerary: [
      {
        title: 'Nothing but rest',
        text: 'You’ve just had a wedding. Sleep first, and go out for dinner when you’re hungry.',
        stay: 'port-blair',
      },
      {
        title: 'By way of Neil',
        text: 'When ferry times allow, you stop on Neil for a few hours, for a swim off Bharatpur if the tide is in, and for fish curry whatever it’s doing. On Havelock you find flowers on the bed, and push the suitcase under it.',
        ferries: ['port-blair-to-neil', 'neil-to-havelock'],
        stay: 'havelock-island',
      },
      {
        title: 'Until the first stars',
        text: 'At half past three a car takes you to Radhanagar Beach. You swim until the sun is low and sit under the trees until the first stars. The car waits.',
        stay: 'havelock-island',
      },
      {
        title: 'A table on the sand',
        text: 'You have your massage in the afternoon. Then, tonight or on day three, as the tide goes out, they carry your table down to the sand, light the candles and bring four courses.',
        stay: 'havelock-island',
      },
      {
        title: 'A coconut each',
        text: 'In the evening half of Port Blair strolls along the sea front, and so can you.',
        ferries: ['havelock-to-port-blair'],
        stay: 'port-blair',
      },
      {
        title: 'Cinnamon, cloves and nutmeg',
        text: 'If you fly after lunch, there’s time to smell your way through the spices of Aberdeen Bazaar and, if you ask us, to see the Cellular Jail. Your parents will want to hear about it.',
      },
    ],
    landBy: '16:00',
    includes: ['beach-dinner', 'cake', 'flower-bed', 'massage'],
    story: '/blogs/your-first-dive-at-havelock',
    guest: 'ananya-pune',
    special: 'Two free mornings on Havelock, a massage and dinner on its sand',
    unsuited: 'couples who like full days',
    safety: 'Radhanagar gets deep fast: swim between the flags. Boats cross the shallows: wear a vest. Crocodiles live in the creeks: keep your hands in the kayak.',
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
      'From a first swim to the coral of a marine park',
      '{nights:honeymoon-6-nights-7-days}',
      'A free morning in between, for your first dive or for nothing',
    ],
    overview: [
      'Each time you go in a little further, until you’re off a coral island.',
      'On the reefs you needn’t even swim: hold on to the ring, and your guide (extra) does the rest.',
    ],
    itinerary: [
      {
        title: 'A light supper',
        text: 'You walk along the harbour as the fishing boats come in, and have an early night.',
        stay: 'port-blair',
      },
      {
        title: 'The first swim',
        text: 'By afternoon you’re in the warm green water off Radhanagar Beach. Later you share a towel and watch the sun go in.',
        ferries: ['port-blair-to-havelock'],
        stay: 'havelock-island',
      },
      {
        title: 'A free morning, and a table on the sand',
        text: 'Sleep in, or take your first dive (extra), with an instructor beside you, 12 metres (40 feet) down at most. Ask Shiny for the health form before you leave home. Tonight, or yesterday if the tide was better, you dine by candlelight on the sand.',
        stay: 'havelock-island',
      },
      {
        title: 'Snorkelling at Bharatpur',
        text: 'On Neil you wade in with a guide and a mask (extra), and drift over staghorn coral while a rooster crows on the shore. Sunset is at Laxmanpur.',
        ferries: ['havelock-to-neil'],
        stay: 'neil-island',
      },
      {
        title: 'Pack without plastic',
        text: 'Have fish by the harbour, and then pack tomorrow’s lunch and water in steel, because the park turns plastic away.',
        ferries: ['neil-to-port-blair'],
        stay: 'port-blair',
      },
      {
        title: 'Jolly Buoy or Red Skin',
        text: 'You have about two and a half hours on whichever island is open. With a guide (extra) you float over plate corals just off the sand, hand in hand. Please don’t stand on any.',
        visits: ['jolly-buoy'],
        stay: 'port-blair',
      },
      {
        title: 'Who saw what',
        text: 'Your swimming things dry in the sun while you compare what you saw, and disagree about its size.',
      },
    ],
    landBy: '16:00',
    includes: ['beach-dinner', 'cake', 'flower-bed'],
    story: '/blogs/your-first-dive-at-havelock',
    special: 'A day in the marine park, with its boat and permit',
    unsuited: 'couples who’d rather stay dry',
    safety: 'Radhanagar gets deep fast: swim between the flags. Boats cross the reefs: wear a vest. Crocodiles live in the creeks and at Wandoor: don’t swim there, and keep your hands in the kayak.',
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
      'Dinner on the beach, and your own photographer',
    ],
    overview: [
      'You stay on both islands long enough to have a favourite beach and to go back to it.',
      'If it rains, today’s plan can usually wait until tomorrow.',
    ],
    itinerary: [
      {
        title: 'Tea by the harbour',
        text: 'The sun sets early here, at about five in December, so a pot of tea above the harbour is plan enough.',
        stay: 'port-blair',
      },
      {
        title: 'A hammock or the water',
        text: 'You unpack for three nights, with flowers on the bed, and choose.',
        ferries: ['port-blair-to-havelock'],
        stay: 'havelock-island',
      },
      {
        title: 'An hour with a photographer',
        text: 'You swim at Radhanagar Beach. In the last hour of light a photographer joins you, and stays a few steps behind.',
        stay: 'havelock-island',
      },
      {
        title: 'A table on dark sand',
        text: 'Nothing happens until evening. Then, tonight or when the tide is better, you dine on the sand, with candles and four courses. Around new moon, from October to April, the waves sometimes glow.',
        stay: 'havelock-island',
      },
      {
        title: 'Slower still',
        text: 'Neil has five villages, one main road and nothing you have to see today. At Laxmanpur you sit on a drift log until the sun has gone.',
        ferries: ['havelock-to-neil'],
        stay: 'neil-island',
      },
      {
        title: 'A day without a plan',
        text: 'By bicycle (extra) or by car you go to Bharatpur for a swim, to the rock arch if the tide is low, or only as far as the next coconut. Cycle home before dark.',
        stay: 'neil-island',
      },
      {
        title: 'A last long dinner',
        text: 'In Port Blair you have prawns in coconut, if you like, and nowhere to be.',
        ferries: ['neil-to-port-blair'],
        stay: 'port-blair',
      },
      {
        title: 'Pictures to keep',
        text: 'You have forty pictures of the two of you, and a flight home to agree on the one for the wall.',
      },
    ],
    landBy: '15:00',
    includes: ['beach-dinner', 'cake', 'flower-bed', 'photographs'],
    story: '/blogs/havelock-or-neil-and-how-many-nights',
    special: 'Five nights on the islands, and your own photographer',
    unsuited: 'couples who want museums or full days',
    safety: 'Radhanagar gets deep fast: swim between the flags. Boats cross the reefs: wear a vest. Crocodiles live in the creeks: keep your hands in the kayak. Wear shoes with grip at the arch.',
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
      'The Cellular Jail, a Havelock beach and, when ferry times and the tide allow, Neil’s rock arch',
      '{nights:andaman-delights}',
    ],
    introduction: 'Two days’ leave and a weekend are enough.',
    overview: [
      'You’re back at work on the day you promised.',
      'If you can find another night, spend it on Havelock.',
    ],
    itinerary: [
      {
        title: 'The Cellular Jail',
        text: 'You have the afternoon for the cells, the gallows and the roof. After dark you come back, and hear the same walls tell their story.',
        sees: ['cellular-jail', 'light-show'],
        stay: 'port-blair',
      },
      {
        title: 'Sand between your toes',
        text: 'The forest opens on Radhanagar Beach. You swim, sleep in the shade and swim again, until the sun goes down in front of you. Two days ago you were at your desk.',
        ferries: ['port-blair-to-havelock'],
        stay: 'havelock-island',
      },
      {
        title: 'The arch called Howrah Bridge',
        text: 'Settlers from Bengal gave Neil’s rock arch that name. At low tide you walk out to it past pools full of crabs; at high tide you swim at Bharatpur.',
        ferries: ['havelock-to-neil', 'neil-to-port-blair'],
        stay: 'port-blair',
      },
      {
        title: 'Something for the office',
        text: 'Unless you fly early, buy something in Aberdeen Bazaar for whoever covered for you at work.',
      },
    ],
    landBy: '12:00',
    story: '/blogs/a-morning-at-haddo-wharf',
    special: 'The jail and an island beach in one long weekend',
    unsuited: 'guests who like to travel slowly',
    safety: 'Radhanagar gets deep fast: swim between the flags. Boats cross Bharatpur: wear a vest. Wear shoes with grip to the arch. Crocodiles live in the creeks: keep your hands in the kayak.',
    host: {
      name: 'Arnab',
      says: 'If the tide’s low in the morning, I’ll ask for seats on the earlier ferry to Neil.',
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
    introduction: 'No two of your three islands are alike: Ross has ruins, Havelock tall forest, and Neil fields down to the sea.',
    overview: [
      'You pack every morning.',
      'In return you have a new view every evening.',
    ],
    itinerary: [
      {
        title: 'Ruins on Ross Island',
        text: 'A church and a bakery stand open to the sky, and peacocks call from behind them. On the far side all you hear is the surf.',
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
        text: 'Bharatpur lies so near the jetty that you can stay in the water until the ferry is almost due.',
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
    unsuited: 'guests who get seasick, or have large suitcases',
    safety: 'Radhanagar gets deep fast: swim between the flags. Boats cross Bharatpur: wear a vest. Wear shoes with grip on Ross and rock. Crocodiles live in the creeks: keep hands in the kayak.',
    host: {
      name: 'Arnab',
      says: 'Ferries take only 20 to 25 kg. Leave the big suitcase at your hotel in Port Blair. If a ferry doesn’t sail, I’ll find you another.',
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
      'Divers go out by boat and the others by kayak (both extra).',
      'Tell us how many of you want which.',
    ],
    itinerary: [
      {
        title: 'From the plane to the ferry',
        text: 'Your driver takes you straight to the wharf, and before dark you’ve found the way from your room to the sand. If you land after ten, you sleep in Port Blair first and twice on Havelock, for the same price.',
        ferries: ['port-blair-to-havelock'],
        stay: 'havelock-island',
      },
      {
        title: 'From first light to last',
        text: 'You leave an hour before sunrise to see it from Kalapathar’s boulders. After breakfast a guide can take you by kayak (extra) into creeks too narrow for a motor, and before sunset you all meet on Radhanagar Beach. Then you push the café tables together, and order the day’s fish before the kitchens close at nine.',
        early: true,
        stay: 'havelock-island',
      },
      {
        title: 'On foot to the reef',
        text: 'In the hours the tide leaves it open, a path loud with cicadas takes you over roots and mud to the coral of Elephant Beach. Until early afternoon there’s a boat, too (extra). After dark, around new moon, your kayak (extra) may draw a trail of blue light.',
        sees: ['elephant-beach'],
        stay: 'havelock-island',
      },
      {
        title: 'Flat, green and open',
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
    safety: 'Radhanagar gets deep fast: swim between the flags. Boats cross the reefs: wear a vest. Crocodiles live in the creeks: keep your hands in the kayak. Wear shoes with grip on rock.',
    host: {
      name: 'Shiny',
      says: 'Divers, skip the sunrise! Your boat leaves at seven on day two, and if it’s windy, there’s still day three. November to April is best. For October, ask me first.',
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
      'Two nights on Havelock leave you a whole day for it.',
      'Where the sailings allow, we choose your ferries by the tide table.',
    ],
    itinerary: [
      {
        title: 'A first look at the tide',
        text: 'When the heat goes, walk along the sea front and see how high the water stands. From tomorrow your days go by it.',
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
        text: 'While the tide is low enough, you walk through the forest to Elephant Beach and its coral, or take the boat (extra). Then come a late lunch, an hour’s sleep, and a swim at Radhanagar Beach.',
        sees: ['elephant-beach'],
        stay: 'havelock-island',
      },
      {
        title: 'Arch first, or beach first',
        text: 'If the tide’s low, you go straight to Neil’s rock arch, past pools where a small octopus sometimes hides. If it’s high, you begin at Laxmanpur, stay for the sunset, and try the arch in the morning.',
        ferries: ['havelock-to-neil'],
        stay: 'neil-island',
      },
      {
        title: 'A lagoon before lunch',
        text: 'As the tide comes in, the lagoon at Bharatpur fills up warm and green, and you’re in it until lunch.',
        ferries: ['neil-to-port-blair'],
        stay: 'port-blair',
      },
      {
        title: 'Nothing in your pockets',
        text: 'Empty them before you pack: shells, coral and sand stay here, by law. The pictures are yours.',
      },
    ],
    landBy: '16:00',
    story: '/blogs/havelock-or-neil-and-how-many-nights',
    special: 'Havelock’s reef and Neil’s rock arch, planned by the tide table',
    unsuited: 'guests who come for history: see “Andaman Escapade”',
    safety: 'Radhanagar gets deep fast: swim between the flags. Boats cross the reefs: wear a vest. Wear shoes with grip on rock. Crocodiles live in the creeks: keep your hands in the kayak.',
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
      'Parakeets at Chidiya Tapu, and Neil when ferry times allow',
    ],
    introduction: 'You walk under padauk and gurjan trees, and listen for woodpeckers.',
    overview: [
      'Most of our trips walk through forest to get somewhere. This one goes for the forest.',
      'In December and January the rains are mostly over, and everything is still green.',
    ],
    itinerary: [
      {
        title: 'An umbrella, perhaps',
        text: 'Buy repellent and an umbrella. With luck you’ll need only the first.',
        stay: 'port-blair',
      },
      {
        title: 'Chidiya Tapu and Munda Pahad',
        text: 'The path climbs to a cliff above the open sea, and takes about two hours there and back, with stops for birds.',
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
        text: 'Between two high tides you go down through wet forest for 40 to 45 minutes, until the trees part and there’s coral. Until early afternoon you can come back by boat (extra).',
        sees: ['elephant-beach'],
        stay: 'havelock-island',
      },
      {
        title: 'Neil’s gardens',
        text: 'After all that climbing Neil’s lanes are flat. When ferry times allow, you walk between gourds on bamboo frames to a lunch that grew down the road.',
        ferries: ['havelock-to-neil', 'neil-to-port-blair'],
        stay: 'port-blair',
      },
      {
        title: 'What became of the trees',
        text: 'If you fly late, ask us for the old saw mill at Chatham, which has sawn padauk since the 1880s.',
      },
    ],
    landBy: '15:00',
    story: '/blogs/five-quiet-minutes-over-the-coral',
    special: 'Three walks under giant trees',
    unsuited: 'guests who dislike steep paths, mud or insects',
    safety: 'Stay behind the barrier: the cliff is sheer. Crocodiles live off Chidiya Tapu, in lagoons and creeks: keep out, hands in the kayak. Swim between the flags, in a vest over coral; wear shoes with grip.',
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
    introduction: 'A road, a vehicle ferry, a small boat and a footpath lead to the caves.',
    overview: [
      'The day at Baratang is twelve hours long.',
      'Good walkers and older children love it.',
    ],
    itinerary: [
      {
        title: 'Asleep by eight',
        text: 'Put a torch, water, closed shoes and a scarf against the dust by the door, have fish curry while the restaurants are still empty, and go to bed.',
        stay: 'port-blair',
      },
      {
        title: 'Baratang and back',
        text: 'The car leaves at about three in the morning. At six the convoy sets off through a reserve, where the law forbids stopping, photographs and gifts. Then an open boat takes you up a creek until the mangroves meet overhead. In the cave stand still for a moment, and you’ll hear water drip before your torch finds the spike of stone it has built. If its gate is open, the mud volcano comes last.',
        visits: ['baratang'],
        early: true,
        stay: 'port-blair',
      },
      {
        title: 'The dust comes off',
        text: 'You sleep as long as the ferry lets you. By afternoon you’re in the sea at Radhanagar Beach.',
        ferries: ['port-blair-to-havelock'],
        stay: 'havelock-island',
      },
      {
        title: 'Out of the dark',
        text: 'On the way back you have a few hours on Neil, when ferry times allow. After the cave the lagoon at Bharatpur is almost too bright, so swim, and have lunch in the shade.',
        ferries: ['havelock-to-neil', 'neil-to-port-blair'],
        stay: 'port-blair',
      },
      {
        title: 'No alarm clock',
        text: 'Unless you fly early, nothing happens today until you wake.',
      },
    ],
    landBy: '16:00',
    story: '/blogs/a-morning-at-haddo-wharf',
    special: 'Limestone caves and an island beach in five days',
    unsuited: 'toddlers, and guests who find uneven paths hard',
    safety: 'Crocodiles live in the creeks: keep your hands in boat and kayak. Radhanagar gets deep fast: swim between the flags. Boats cross Bharatpur: wear a vest.',
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
      'Havelock’s long beach on the way back, when ferry times allow',
    ],
    introduction: 'Neil is fields, lanes and, when the day’s visitors have sailed, very little noise. You stay for that.',
    overview: [
      'After dark you hear a bicycle long before you see it.',
      'It costs less than our other honeymoons, because the candlelit dinner is extra.',
    ],
    itinerary: [
      {
        title: 'A table by the sea',
        text: 'When the day has cooled, you dine by the sea, where nobody knows you’ve just been married unless you tell them.',
        stay: 'port-blair',
      },
      {
        title: 'After the last ferry',
        text: 'When the heat goes, Laxmanpur is yours for a long walk.',
        ferries: ['port-blair-to-neil'],
        stay: 'neil-island',
      },
      {
        title: 'The free day',
        text: 'If you get up in the dark, you see the first sun turn Sitapur’s cliffs pink. If you don’t, there’s still a swim at Bharatpur, the rock arch when the tide’s low, or the lanes by bicycle (extra). In the evening you can dine on the sand by candlelight (extra).',
        stay: 'neil-island',
      },
      {
        title: 'Radhanagar Beach by daylight',
        text: 'When ferry times allow, you have a few hours on Havelock’s long beach. Around noon it’s emptier than in the evening, and the sea is a brighter green.',
        ferries: ['neil-to-havelock', 'havelock-to-port-blair'],
        stay: 'port-blair',
      },
      {
        title: 'A card to yourselves',
        text: 'Write each other a postcard in the bazaar. You’ll be home long before it.',
      },
    ],
    landBy: '15:00',
    includes: ['cake', 'flower-bed'],
    story: '/blogs/havelock-or-neil-and-how-many-nights',
    special: 'Two quiet nights on Neil',
    unsuited: 'couples who want company after dark',
    safety: 'Radhanagar gets deep fast: swim between the flags. Boats cross Bharatpur: wear a vest. Don’t swim at Laxmanpur. Wear shoes with grip to the arch; keep clear of Sitapur’s overhangs.',
    host: {
      name: 'Shiny',
      says: 'I’ll ask for a room away from the road, so you hear only the palms. Bring cash: Neil has few machines!',
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
    introduction: 'This trip is for you if you’d rather have a story than a cake and candles. Port Blair was a penal settlement, in the war the Japanese occupied it, and in 1943 Subhas Chandra Bose raised the Indian flag here.',
    overview: [
      'The light show comes first, so you know the story when you see the cells. There are stairs only to the upper cells and the roof.',
      'You change hotels three times. If that’s too often, we’ll plan both island nights on Havelock.',
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
        text: 'In the morning you walk round Ross Island, where fig roots hold up what’s left of the church. In the afternoon come the cells of the jail, the oil mill prisoners had to turn like oxen and, from the roof, a last look at Ross.',
        visits: ['ross-island'],
        sees: ['cellular-jail'],
        stay: 'port-blair',
      },
      {
        title: 'Shade, then sand',
        text: 'After two days of walls you sit under the tall trees of Radhanagar Beach until it’s cool enough to swim.',
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
        title: 'Ross Island from the ferry',
        text: 'The ferry passes Ross Island, and now you know what you’re looking at. Later you can dine on a boat in the harbour (extra), or on biryani in the bazaar.',
        ferries: ['neil-to-port-blair'],
        stay: 'port-blair',
      },
      {
        title: 'Bunkers by the sea',
        text: 'If you fly after lunch, ask for the coast road to Corbyn’s Cove, past the low bunkers from the Japanese years.',
      },
    ],
    landBy: '16:00',
    story: '/blogs/a-morning-at-haddo-wharf',
    special: 'The jail by night and by day, and a morning on Ross Island',
    unsuited: 'small children, and guests who want to snorkel',
    safety: 'Wear shoes with grip on Ross and to the arch. Radhanagar gets deep fast: swim between the flags. Crocodiles live in the creeks and at Corbyn’s Cove: don’t swim there; hands in the kayak.',
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
      'A bar of white sand between two islands, and two nights at the end of the road north',
      '{nights:pristine-andaman}',
      'Neil on the last day but one, when ferry times allow',
    ],
    introduction: 'The road north goes on to where the Andamans almost end. The rooms are simple, and some evenings nobody else is on the beach.',
    overview: [
      'It’s two days up by road and one long day back, and then there’s Havelock.',
      'With one day more you can climb Saddle Peak, the highest in the Andamans.',
    ],
    itinerary: [
      {
        title: 'Cash and maps',
        text: 'Take out cash, and save maps on your phone: both are harder to come by further north. So is a long menu.',
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
        text: 'At low tide a curve of white sand joins two islands, Ross and Smith. A boat takes you there (extra), and you walk across until the boatman calls. In the nesting months you wait at Kalipur after dark, without a lamp, and everyone whispers.',
        stay: 'diglipur',
      },
      {
        title: 'The long road back',
        text: 'You start early, because the last convoy leaves in the early afternoon. By evening you have a hot shower and the long menu.',
        early: true,
        stay: 'port-blair',
      },
      {
        title: 'Barefoot on Havelock',
        text: 'You take off your shoes at Radhanagar Beach, walk until your legs feel like yours again, and swim.',
        ferries: ['port-blair-to-havelock'],
        stay: 'havelock-island',
      },
      {
        title: 'The tide decides',
        text: 'When ferry times allow, your last island is Neil, where low water means the rock arch and high water a swim in Bharatpur’s lagoon.',
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
    special: 'The far north: empty beaches and, from about December to March, turtles at night',
    unsuited: 'small children, and guests who get carsick',
    safety: 'Crocodiles live at Dhani Nallah and in creeks: don’t swim there; hands in the kayak. Leave the sandbar when called. Swim between the flags at Radhanagar, in a vest at Bharatpur. Wear shoes on rock.',
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
