// The packages on sale: family, honeymoon and themed. The order of each list is the order on the site.
// Every package shares the two lists below: change a line there and it changes on all of them.
import type { PricedPackage, ThemedPackage } from './schema/package';

const inclusions = [
  'Hotel rooms on a double-sharing basis for each night of the trip',
  'Transfers by a/c vehicle, as set out in the itinerary',
  'Airport pickup when you land and airport drop when you leave',
  'Cruise tickets for Neil and Havelock',
  'Entry permits and entry tickets for the sights in the itinerary',
];

const exclusions = [
  'Airfare to Port Blair and back',
  'Personal expenses, such as laundry, tips and telephone calls',
  'Meals, unless they are stated as included',
  'The services of a guide',
  'Jolly rides, that is joyrides such as a jet ski or a banana boat',
  'Snorkelling and the hire of masks and fins',
  'Camera fees, where a sight charges them',
  'Extra use of the vehicle, beyond what the itinerary describes',
];

export const familyPackages: PricedPackage[] = [
  {
    slug: 'family-4-nights-5-days',
    updated: '2026-11-22',
    duration: '4 Nights & 5 Days',
    price: { was: 26500, now: 22500 },
    image: {
      src: '/images/packages/family-4-nights-5-days.svg',
      alt: 'A red toy bucket on pale sand at noon, ankle-deep green water behind it',
    },
    description: [
      '2 nights Port Blair, 2 nights Havelock',
      'Made for toddlers: naps after lunch, drives under an hour',
      'Sandcastles at Radhanagar before the sun is high',
      'Neil on the way back, to paddle in knee-deep water',
    ],
    overview: [
      'Five days for a family whose youngest still sleeps at noon.',
      'Three crossings in all: out to Havelock on the second day, home by way of Neil on the fourth.',
      'Three beaches to play on: Corbyn’s Cove, Radhanagar and Bharatpur.',
      'One long day, the fourth, with its two ferries and a nap on board; on the others nothing is planned after lunch but sleep and a beach.',
    ],
    itinerary: [
      {
        title: 'Port Blair: a nap, then palms',
        text: 'The airport is only 2 km from the town, so a sleeping child can be in bed soon after you land. When the heat has gone, Corbyn’s Cove has palms, soft sand and room for a bucket and spade.',
        stay: 'port-blair',
      },
      {
        title: 'To Havelock',
        text: 'The ferry from Haddo Wharf, usually in the morning, takes about 90 to 150 minutes in a strongly cooled cabin; pack a cardigan and dry biscuits for small stomachs. The rest of the day belongs to whichever beach is nearest to the hotel.',
        ferries: ['port-blair-to-havelock'],
        stay: 'havelock-island',
      },
      {
        title: 'Havelock: sandcastles before the heat',
        text: 'Be at Radhanagar straight after breakfast, while the sand is still cool under bare feet. The beach shelves faster than it looks; flags and lifeguards decide who bathes, and the castle can be built well above the water. On the east shore, low tide leaves pools with hermit crabs to count and put back.',
        stay: 'havelock-island',
      },
      {
        title: 'Knee-deep at Neil, then Port Blair',
        text: 'One ferry to Neil, one more to Port Blair, and between them a few hours at Bharatpur, where the water stays shallow a long way out. If the day’s sailings do not fit together, we agree with you beforehand whether Neil moves to the way out.',
        ferries: ['havelock-to-neil', 'neil-to-port-blair'],
        stay: 'port-blair',
      },
      {
        title: 'Departure',
        text: 'Nothing is planned but the ride to the airport. Keep one set of dry clothes out of the suitcase: somebody will find a puddle.',
      },
    ],
    inclusions,
    exclusions,
    destinations: ['havelock-island', 'neil-island'],
    ask: [
      'Is there a cot or a low bed for our child in the Havelock room?',
      'Can a child seat be fitted in the cars on each island?',
      'What does our two-year-old pay on the ferries?',
      'If the two sailings of the fourth day do not fit, when would we see Neil?',
    ],
  },
  {
    slug: 'family-5-nights-6-days',
    updated: '2026-11-22',
    duration: '5 Nights & 6 Days',
    price: { was: 26500, now: 22500 },
    image: {
      src: '/images/packages/family-5-nights-6-days.svg',
      alt: 'The flat keel of a glass-bottomed boat above round corals, seen from under water',
    },
    description: [
      '2 nights Port Blair, 2 nights Neil, 1 night Havelock',
      'Paced for three generations, with at most one planned outing a day',
      'Coral through a glass bottom, for those who do not swim',
      'Neil first: flat lanes, short distances, little traffic',
    ],
    overview: [
      'Six days at the pace of the eldest: flat Neil for two nights, then one on wooded Havelock.',
      'Outings are short, and whoever has had enough can turn back early.',
      'Three ferries, with nothing planned before any of them.',
      'A museum on the first afternoon if you land in time, a reef in the middle, the light show on the last evening.',
    ],
    itinerary: [
      {
        title: 'Port Blair: fish at eye level',
        text: 'Settle in and drink something cold. If you land before noon, the Samudrika museum fills an hour of the afternoon: a whale’s skeleton outside, and inside shells, corals and small aquariums that a seven-year-old will press a nose against. It is usually closed on Mondays (as of November 2026: check before you travel) and shuts in the late afternoon, so after a later flight you simply rest.',
        stay: 'port-blair',
      },
      {
        title: 'To Neil',
        text: 'Neil is 37 km away across open water, and the boat is boarded over a gangway that moves: one adult for each grandparent, free hands, flat shoes. Laxmanpur looks west, for a sunset with your feet in the sand.',
        ferries: ['port-blair-to-neil'],
        stay: 'neil-island',
      },
      {
        title: 'Neil: the lagoon through a glass floor',
        text: 'At Bharatpur the lagoon stays shallow and the glass-bottom boats load from the beach (a ride is paid on the spot). Whoever wakes at five can have Sitapur’s sunrise; the rest meet them over tea.',
        stay: 'neil-island',
      },
      {
        title: 'To Havelock',
        text: 'Usually the shortest of the three crossings, then an unhurried hour at the hotel. A car goes to Radhanagar almost as far as the sand, and the trees give shade until the sun drops low enough to sit in the open.',
        ferries: ['neil-to-havelock'],
        stay: 'havelock-island',
      },
      {
        title: 'Port Blair: chairs at the light show',
        text: 'The ferry takes 1 h 15 to 2 h 30, depending on the vessel, and then it is time to lie down. After dark the grandparents get their chairs at the sound-and-light show of the Cellular Jail: 45 minutes, in the open air. There are usually several shows a night, and which of them are in English changes, so say which you need.',
        ferries: ['havelock-to-port-blair'],
        stay: 'port-blair',
      },
      {
        title: 'Departure',
        text: 'The car comes in good time for the flight. Tell us when booking about wheelchairs, stairs and medicines that need a refrigerator, because not every island hotel has a lift.',
      },
    ],
    inclusions,
    exclusions,
    destinations: ['neil-island', 'havelock-island'],
    ask: [
      'My mother walks with a stick: who helps her over the gangways?',
      'Can all our rooms on Neil and Havelock be on the ground floor?',
      'Do grandparents and grandchildren get rooms next to each other?',
      'Does each hotel have a refrigerator for medicine?',
    ],
  },
  {
    slug: 'family-6-nights-7-days',
    updated: '2026-11-22',
    duration: '6 Nights & 7 Days',
    price: { was: 36200, now: 30500 },
    image: {
      src: '/images/packages/family-6-nights-7-days.svg',
      alt: 'A striped lighthouse on a wooded hill at dawn, a small launch crossing the bay below',
    },
    description: [
      '2 nights Port Blair, 2 nights Havelock, 1 night Neil, a last night Port Blair',
      'For schoolchildren who ask why, and parents who like it',
      'The lighthouse from the old twenty-rupee note, in real life',
      'A whale’s skeleton, two reefs and the pools under a rock arch',
    ],
    overview: [
      'A week of natural history: how long is a whale, what is coral made of, who lives in a pool when the sea goes out?',
      'A museum comes first and gives names to what the children will see under water.',
      'The first two days stay round the harbour; the next three belong to Havelock and Neil.',
      'One launch and three ferries, none of them on the day you fly.',
      'The Cellular Jail has one evening, with its light show.',
    ],
    itinerary: [
      {
        title: 'Port Blair: the whale at the gate',
        text: 'A whale’s skeleton outside the Samudrika museum settles every quarrel about size. Inside are corals, shells and small aquariums; let each child choose three animals to look for during the week. The museum is usually closed on Mondays (as of November 2026: check before you travel) and shuts in the late afternoon. After a late landing, ask us to put it behind the launch trip of day 2.',
        stay: 'port-blair',
      },
      {
        title: 'Ross Island and North Bay',
        text: 'Bring a twenty-rupee note of the old kind and hold it up against the lighthouse hill; below it, coral begins close to the sand. On Ross, deer walk through the rooms of the former British headquarters, and fig roots hold up walls that have lost their roofs. Ross is usually closed on Wednesdays (as of November 2026), so land on any day but a Tuesday.',
        visits: ['ross-island', 'northbay'],
        stay: 'port-blair',
      },
      {
        title: 'To Havelock',
        text: 'Report at the wharf at least an hour before the ferry, each child with the identity paper that the operator accepts; we find out which. At Radhanagar a low sun is good for drawing the longest shadow on the beach. The sea there shelves faster than it looks, and flags and lifeguards decide who bathes.',
        ferries: ['port-blair-to-havelock'],
        stay: 'havelock-island',
      },
      {
        title: 'Havelock: first masks at Elephant Beach',
        text: 'Go in the morning: the small boats to Elephant Beach stop in the early afternoon, and from June to September they often do not run at all. Coral starts close to shore. Try the mask in a bucket beforehand, as a practised child looks longer and swallows less. Snorkelling and hired masks are paid on the spot.',
        stay: 'havelock-island',
      },
      {
        title: 'Neil: pools under the arch',
        text: 'The natural rock arch can be reached only near low tide, and the rocks before it are slippery, so shoes with a grip stay on. Sea cucumbers and brittle stars sit in the pools; they are looked at, not lifted. If low tide falls at the wrong hour, the shallows of Bharatpur take the place of the arch.',
        ferries: ['havelock-to-neil'],
        stay: 'neil-island',
      },
      {
        title: 'Port Blair: the jail after dark',
        text: 'Return over the 37 km of open sea. The Cellular Jail, built from 1896 to 1906, had seven wings round one tower; three stand today. Its sound-and-light show tells the story in 45 minutes, after dark, so an afternoon ferry leaves time for it. Ask which of the night’s shows is in English.',
        ferries: ['neil-to-port-blair'],
        stay: 'port-blair',
      },
      {
        title: 'Departure',
        text: 'There is time to write up the notebook in the airport hall. Shells and coral stay in the Andamans, by law, and a drawing weighs less.',
      },
    ],
    inclusions,
    exclusions,
    destinations: ['ross-island', 'northbay', 'havelock-island', 'neil-island'],
    ask: [
      'Which identity papers do our children need for the ferries?',
      'Are the launch to North Bay and the boat to Elephant Beach in the price?',
      'When is low tide at the rock arch on the day we reach Neil?',
      'Are there life jackets in children’s sizes on the boat to Elephant Beach?',
    ],
  },
  {
    slug: 'family-7-nights-8-days',
    updated: '2026-11-22',
    duration: '7 Nights & 8 Days',
    price: { was: 40498, now: 34500 },
    image: {
      src: '/images/packages/family-7-nights-8-days.svg',
      alt: 'A boat’s bow enters a mangrove creek under grey monsoon cloud, roots arching on both sides',
    },
    description: [
      '4 nights Port Blair, 2 nights Havelock, 1 night Neil',
      'With teenagers in mind: caves, a forest walk, bicycles',
      'Baratang’s mangrove creek, and a free morning after it',
      'Elephant Beach on foot for the young, by boat for their parents',
    ],
    overview: [
      'Eight days, with something to climb, walk or pedal on half of them.',
      'Baratang comes early in the week, and a morning without an alarm follows it.',
      'Then the sea: Havelock, Neil, and one more evening in town.',
      'Dives, kayaks and bicycles are for the young to choose, and are paid where they are taken.',
    ],
    itinerary: [
      {
        title: 'Port Blair: fish, then Corbyn’s Cove',
        text: 'Arrive, eat fish, walk off the flight at Corbyn’s Cove. With a morning landing, those who want to see the cells of the Cellular Jail by daylight go there instead, before its gates close in the late afternoon. An early night is worth more than a second sight.',
        stay: 'port-blair',
      },
      {
        title: 'Baratang and back',
        text: 'You leave in the middle of the night, to be at the gate when it first opens. The road runs through a reserve in an escorted convoy at fixed hours, without stops, without photographs and with nothing handed out; then come a boat through the mangroves, a hot walk to limestone caves, and the mud volcano, which mutters more than it erupts. An older source has the caves closed on Mondays: check before you travel.',
        visits: ['baratang'],
        stay: 'port-blair',
      },
      {
        title: 'Port Blair: up Munda Pahad',
        text: 'No alarm. Leave for Chidiya Tapu at the end of the morning, because the gate at Munda Pahad closes in the late afternoon. Sixteen-year-olds reach the cliff first, and everyone meets on the shore for the same sunset. Swimming is restricted there.',
        stay: 'port-blair',
      },
      {
        title: 'To Havelock',
        text: 'Two hours on the water, give or take half an hour, with headphones or with sea to look at. Radhanagar follows in the evening. It shelves faster than it looks, and flags and lifeguards decide whether anybody runs in.',
        ferries: ['port-blair-to-havelock'],
        stay: 'havelock-island',
      },
      {
        title: 'Havelock: through the forest or round it',
        text: 'Elephant Beach can be reached on foot through the forest in 40 to 45 minutes, on a track that is muddy after rain and impassable at high tide, or by boat. The boats stop in the early afternoon and often do not run from June to September. The young can ask about kayaks or a beginner’s dive. Both cost extra; the dive goes to 12 metres at most and needs a parent’s signature and a health form.',
        stay: 'havelock-island',
      },
      {
        title: 'Neil by bicycle',
        text: 'Hire bicycles near the jetty and ride to Laxmanpur, Bharatpur and the rock arch in the order that the tide allows. Cars are few, but they exist: agree on a meeting place before the young ride ahead.',
        ferries: ['havelock-to-neil'],
        stay: 'neil-island',
      },
      {
        title: 'Port Blair: a serious hour',
        text: 'The ferry back, a rest, and after dark the sound-and-light show in the yard of the Cellular Jail: 45 minutes that older children remember. By day the gates close too early for most ferries. Dinner can be late tonight.',
        ferries: ['neil-to-port-blair'],
        stay: 'port-blair',
      },
      {
        title: 'Departure',
        text: 'Count the chargers, then the children. Wet swimwear travels best rolled in a towel on top of the bag.',
      },
    ],
    inclusions,
    exclusions,
    destinations: ['baratang', 'havelock-island', 'neil-island'],
    ask: [
      'How early do we start for Baratang, and what about breakfast?',
      'What must we sign so that our teenagers may try a first dive?',
      'Is the boat to Elephant Beach in the price?',
      'Are the bicycles on Neil big enough for adults?',
    ],
  },
];

export const honeymoonPackages: PricedPackage[] = [
  {
    slug: 'honeymoon-4-nights-5-days',
    updated: '2026-11-22',
    duration: '4 Nights & 5 Days',
    price: { was: 27673, now: 22500 },
    image: {
      src: '/images/packages/honeymoon-4-nights-5-days.svg',
      alt: 'Two pairs of sandals on a beach at dusk, an orange sun touching the sea',
    },
    description: [
      '2 nights Port Blair, 1 night Neil, 1 night Havelock',
      'Four evenings, each on a different shore',
      'For two who would rather see both islands than unpack on one',
    ],
    overview: [
      'Five days, four dusks: on a headland, two beaches and a harbour. The headland needs a landing before noon.',
      'The ferries draw a full triangle, so no stretch of sea is crossed twice.',
      'One night on each island is short; what you get for it is variety.',
    ],
    itinerary: [
      {
        title: 'Port Blair: dusk at Chidiya Tapu',
        text: 'Land before noon and the first dusk is at Chidiya Tapu, the bird headland about an hour’s drive south of the town. Parakeets come in to roost while the sun goes down between small islands. With a later flight, Corbyn’s Cove takes its place, close to the town and pleasant when the heat has gone.',
        stay: 'port-blair',
      },
      {
        title: 'Neil: dusk at Laxmanpur',
        text: 'Ferries to Neil usually sail in the morning, so this is the day with an alarm; sleep again after lunch. Laxmanpur gives the second evening: a broad beach of broken shell and white sand, facing west, wide enough to walk until the last other couple is out of earshot.',
        ferries: ['port-blair-to-neil'],
        stay: 'neil-island',
      },
      {
        title: 'Havelock: dusk at Radhanagar',
        text: 'Another crossing, another shore. Radhanagar gets busy half an hour before sunset; walk ten minutes along the beach, and stay as long as the lifeguards let you, for the colours come late. A torch finds the path to the car.',
        ferries: ['neil-to-havelock'],
        stay: 'havelock-island',
      },
      {
        title: 'Port Blair: dusk along the harbour',
        text: 'If your ship sails after noon, there is time for one more swim. Back in town, the fourth evening is a stroll along the harbour railing while the lights of the anchored ships come on one by one.',
        ferries: ['havelock-to-port-blair'],
        stay: 'port-blair',
      },
      {
        title: 'Departure',
        text: 'If the flight is late, have a last coffee in town; if it is early, sleep on the plane.',
      },
    ],
    inclusions,
    exclusions,
    destinations: ['neil-island', 'havelock-island'],
    ask: [
      'How early does the ferry to Neil sail in the month of our trip?',
      'Can our room on Neil be within a walk of Laxmanpur?',
      'Which class are our seats on each ferry, and what would a better one cost?',
      'What would dinner near the beach cost on the third evening?',
    ],
  },
  {
    slug: 'honeymoon-5-nights-6-days',
    updated: '2026-11-22',
    duration: '5 Nights & 6 Days',
    price: { was: 36338, now: 30200 },
    image: {
      src: '/images/packages/honeymoon-5-nights-6-days.svg',
      alt: 'An empty hammock between two leaning palms in the white light of noon',
    },
    description: [
      '2 nights Port Blair, 3 nights Havelock',
      'Unpack once on Havelock and forget the suitcase',
      'Two whole days with nothing in the diary before the evening',
      'A halt on Neil on the way out, one direct ferry home',
    ],
    overview: [
      'All the moving is done by the second evening: lunch on Neil, then three nights in one room on Havelock.',
      'The two days that follow have one appointment between them, sunset at Radhanagar.',
      'No alarm, no mask, no programme: couples who want walks and sunrises should take a fuller plan.',
      'A first and a last night in Port Blair keep flight and ferry apart.',
    ],
    itinerary: [
      {
        title: 'Port Blair: a door that closes',
        text: 'After the wedding, the guests and the flight, this day asks nothing of you. A shower, a sleep, dinner by the water if you feel like going out.',
        stay: 'port-blair',
      },
      {
        title: 'Lunch on Neil, night on Havelock',
        text: 'A morning ferry over the 37 km to Neil, bags left in the car, a slow lunch of grilled fish in the village, and the rock arch if the tide is low. A second, shorter ferry goes on to Havelock. If the sailings of your date do not fit together, you cross directly and the halt moves to the way home.',
        ferries: ['port-blair-to-neil', 'neil-to-havelock'],
        stay: 'havelock-island',
      },
      {
        title: 'Havelock: until Radhanagar, nothing',
        text: 'Late coffee, a book, a swim when the tide has covered the flats. Only in the afternoon does a car take you to Radhanagar. Bring a cloth to sit on, and stay to watch the light go from yellow to grey.',
        stay: 'havelock-island',
      },
      {
        title: 'Havelock: a day without an entry',
        text: 'Nothing is booked and nobody waits for you. On the east shore the sea draws back a long way at low tide and returns some six hours later; watching it is enough of a programme.',
        stay: 'havelock-island',
      },
      {
        title: 'Back to Port Blair',
        text: 'One direct crossing of 1 h 15 to 2 h 30, early or late as the season’s sailings allow. The last evening is free for a walk by the water.',
        ferries: ['havelock-to-port-blair'],
        stay: 'port-blair',
      },
      {
        title: 'Departure',
        text: 'Late check-out depends on the hotel’s next guests, so ask at the desk the evening before. The airport is a ride of a few minutes.',
      },
    ],
    inclusions,
    exclusions,
    destinations: ['neil-island', 'havelock-island'],
    ask: [
      'Which hotels on the east shore have a room that faces the sea?',
      'Can breakfast be kept for us until ten?',
      'Who looks after our bags during the hours on Neil?',
    ],
  },
  {
    slug: 'honeymoon-6-nights-7-days',
    updated: '2026-11-22',
    duration: '6 Nights & 7 Days',
    price: { was: 41842, now: 34500 },
    image: {
      src: '/images/packages/honeymoon-6-nights-7-days.svg',
      alt: 'Two divers hand in hand above a reef, shafts of blue light falling from the surface',
    },
    description: [
      '1 night Port Blair, 2 nights Havelock, 1 night Neil, then 2 nights Port Blair',
      'For two who would rather be under water than beside it',
      'A reef day at Jolly Buoy, or at Red Skin when it is the open one',
    ],
    overview: [
      'Seven days built round three ways of looking under the surface: a swim, a float and a first dive.',
      'The dive lies in the first half of the week, days away from the flight home.',
      'The marine park is kept for the last full day and needs a permit in your names.',
      'Dive, snorkelling and hired masks are not in the price; the permit is.',
    ],
    itinerary: [
      {
        title: 'Port Blair: a light supper',
        text: 'Check that both masks fit before you leave home; here there is time only for a stroll along the harbour and an early supper. Light food tonight pays off on tomorrow’s swell.',
        stay: 'port-blair',
      },
      {
        title: 'Havelock: the first swim',
        text: 'Land, let the body slow down, and get used to salt water at Radhanagar towards evening; it has sand rather than coral below. The beach shelves faster than it looks, and flags and lifeguards decide whether and where you swim.',
        ferries: ['port-blair-to-havelock'],
        stay: 'havelock-island',
      },
      {
        title: 'Havelock: the dive',
        text: 'A beginner’s dive goes to 12 metres (40 feet) at most, with an instructor at your elbow and hand signs for everything you would like to say; certified divers may go deeper. It is booked and paid separately and needs an honest health form. Nobody should fly within 18 to 24 hours of it, and here the flight is four days off.',
        stay: 'havelock-island',
      },
      {
        title: 'Neil: floating off Bharatpur',
        text: 'Off Bharatpur the coral lies so near that the second lesson is simply to float. The evening is for the sunset at Laxmanpur.',
        ferries: ['havelock-to-neil'],
        stay: 'neil-island',
      },
      {
        title: 'Back to Port Blair',
        text: 'One ferry, and nothing else today. Rinse the swimwear in fresh water this evening; tomorrow’s park is particular about what comes with you.',
        ferries: ['neil-to-port-blair'],
        stay: 'port-blair',
      },
      {
        title: 'Jolly Buoy or Red Skin',
        text: 'A marine national park reached by boat with a permit, no plastic aboard, not even a water bottle from the shop. Jolly Buoy and Red Skin open in turn by season, and we tell you which one it will be. Both are usually closed on Mondays (as of November 2026: check before you travel), so this trip should not begin on a Wednesday. In both, drift, do not stand: a foot kills what a decade grew.',
        visits: ['jolly-buoy'],
        stay: 'port-blair',
      },
      {
        title: 'Departure',
        text: 'Salt in the hair until home, if you like it so. Masks go into hand luggage, between the soft things.',
      },
    ],
    inclusions,
    exclusions,
    destinations: ['havelock-island', 'neil-island', 'jolly-buoy'],
    ask: [
      'Will Jolly Buoy or Red Skin be open in our week, and on which days?',
      'Is the boat to the marine park in the price, and what does the dive cost?',
      'Which details do you need for the park permit, and by when?',
      'I wear glasses: is there a mask with lenses to hire?',
    ],
  },
  {
    slug: 'honeymoon-7-nights-8-days',
    updated: '2026-11-22',
    duration: '7 Nights & 8 Days',
    price: { was: 45994, now: 39500 },
    image: {
      src: '/images/packages/honeymoon-7-nights-8-days.svg',
      alt: 'Two bicycles stand by a palm on a moonlit lane, the night sea silver beyond',
    },
    description: [
      '2 nights Port Blair, 3 nights Neil, 2 nights Havelock',
      'The slow week: three nights on an island made for bicycles',
      'At most one thing to do in a day',
      'Enough nights that a rainy one does not matter',
    ],
    overview: [
      'Eight days with the weight on Neil, where a bicycle is the fastest sensible vehicle.',
      'Three ferries in the week, each with a free evening at its other end.',
      'Havelock comes second, for cafés, for company and for one grand sunset.',
      'Nothing has to be seen; everything may wait until tomorrow.',
    ],
    itinerary: [
      {
        title: 'Port Blair: tea by the harbour',
        text: 'Land, drive to the hotel, close the door. The islands are far east on Indian time and dusk falls soon after five in winter, so have tea early and watch it by the harbour.',
        stay: 'port-blair',
      },
      {
        title: 'To Neil',
        text: 'Officially Shaheed Dweep, the island is fields and palms with a beach at each end. Rooms are usually ready after lunch; the evening needs only sandals.',
        ferries: ['port-blair-to-neil'],
        stay: 'neil-island',
      },
      {
        title: 'Neil: two bicycles',
        text: 'Two bicycles, hired on the spot, one main road, bananas from a stall. Stop where a path goes off towards the sound of water, and turn back when the bananas are finished.',
        stay: 'neil-island',
      },
      {
        title: 'Neil: sunrise, or not',
        text: 'Somebody always says they will get up for Sitapur’s sunrise. If you do, sleep again afterwards; if you do not, Laxmanpur has the sunset at the other end of the day.',
        stay: 'neil-island',
      },
      {
        title: 'To Havelock',
        text: 'The larger island has cafés and a wider choice of dinners, welcome after three village evenings. Arrive by ferry, rest, and dress for once.',
        ferries: ['neil-to-havelock'],
        stay: 'havelock-island',
      },
      {
        title: 'Havelock: Radhanagar, then the dark',
        text: 'Come to Radhanagar early, sit in the shade of the trees, and stay for the sunset. On dark nights around new moon, from October to April, some bays glimmer faintly when a hand is drawn through the water; nobody can promise it, and a lamp spoils it.',
        stay: 'havelock-island',
      },
      {
        title: 'Back to Port Blair',
        text: 'A sailing of 1 h 15 to 2 h 30, then one last meal in the town: crab takes both hands and about an hour. Thin shawls help in the ferry’s air conditioning.',
        ferries: ['havelock-to-port-blair'],
        stay: 'port-blair',
      },
      {
        title: 'Departure',
        text: 'You leave slower than you came, which was the purpose. A car takes you to the airport.',
      },
    ],
    inclusions,
    exclusions,
    destinations: ['neil-island', 'havelock-island'],
    ask: [
      'Is there a quiet room with a garden on Neil, away from the jetty?',
      'Which nights of our stay have no moon?',
      'Could we swap one night on Havelock for a fourth on Neil?',
    ],
  },
];

export const themedPackages: ThemedPackage[] = [
  {
    slug: 'andaman-delights',
    updated: '2026-11-22',
    name: 'Andaman Delights',
    duration: '4 Days & 3 Nights',
    image: {
      src: '/images/packages/andaman-delights.svg',
      alt: 'The watchtower and one long wing of the Cellular Jail against a pink dawn sky',
    },
    description: [
      '2 nights Port Blair, 1 night Havelock',
      'A long weekend: the jail, Radhanagar and Neil’s rock arch',
      'One sight a day, and the ferries round it',
    ],
    introduction:
      'Three nights are few, and this trip does not pretend otherwise. It takes three places that explain the islands between them, puts them in an order that suits the ferries, and leaves out the rest without regret: a prison that became a memorial, the long western beach of Havelock in evening light, and the arch of rock on Neil.',
    overview: [
      'A triangle of three ferries: out to Havelock, across to Neil, home to Port Blair.',
      'The jail by daylight needs a flight that lands in the morning; the halt on Neil needs two sailings that fit.',
      'Made for a weekend and two days of leave.',
    ],
    itinerary: [
      {
        title: 'Port Blair: cells and a sea view',
        text: 'A morning flight leaves time for the Cellular Jail, its narrow cells and the roof with its view over the harbour mouth, before the gates close in the late afternoon. It is usually shut on national holidays and, as some sources say, on Mondays (as of November 2026: check before you travel). The light show follows after dark and does for a later landing, too; its language differs by the hour, so say which you need.',
        stay: 'port-blair',
      },
      {
        title: 'Havelock: Radhanagar towards evening',
        text: 'The driver brings you to the wharf an hour before sailing, because latecomers are left on the quay. Be on Radhanagar well before sunset; shade is only to be had under the trees behind. The beach shelves faster than it looks, and flags and lifeguards decide about bathing.',
        ferries: ['port-blair-to-havelock'],
        stay: 'havelock-island',
      },
      {
        title: 'Neil’s arch, then Port Blair',
        text: 'A morning boat to Neil, where a car takes you to the rock arch or, if the tide covers it, to Bharatpur’s lagoon instead. The second boat brings you to Port Blair. If the sailings of your date do not fit together, you return directly from Havelock, and Neil is left out.',
        ferries: ['havelock-to-neil', 'neil-to-port-blair'],
        stay: 'port-blair',
      },
      {
        title: 'Departure',
        text: 'If the plane leaves after the shops open, Aberdeen Bazaar has spices, honey and a cup of tea for the way.',
      },
    ],
    inclusions,
    exclusions,
    destinations: ['havelock-island', 'neil-island'],
    ask: [
      'Does our flight land early enough for the jail on the first day?',
      'In which languages is the light show on the evening we are there?',
      'If the tide covers the arch, how long do we have at Bharatpur?',
    ],
  },
  {
    slug: 'island-hopping',
    updated: '2026-11-22',
    name: 'Island Hopping',
    duration: '5 Days & 4 Nights',
    image: {
      src: '/images/packages/island-hopping.svg',
      alt: 'The white wake of a ferry curves between three green islands under a noon sun, from above',
    },
    description: [
      '1 night Port Blair, 1 night Havelock, 1 night Neil, 1 night Port Blair',
      'A boat on each of the first four days',
      'Ross Island on the afternoon you land, given an early flight',
      'Small bags only: there are four gangways',
    ],
    introduction:
      'If the ferry is for you the best part of a holiday rather than the gap between hotels, start here. Flying fish skid away from the bow, and the water goes from bottle green to ink and back. Four islands in four days means little time on any of them. It also means that you know, for next time, which one is yours.',
    overview: [
      'Ross, Havelock and Neil with Port Blair at both ends, each night in another bed.',
      'Three ferries and a harbour launch, from a few minutes to two and a half hours.',
      'Each island gets an afternoon and one good reason for it.',
      'The fourth night is in town, so that a late boat need not cost you the flight.',
    ],
    itinerary: [
      {
        title: 'Ross Island, minutes from the quay',
        text: 'The launch from Port Blair needs only minutes to reach Netaji Subhas Chandra Bose Dweep, its name since 2018. You walk among roofless bungalows and grazing deer, and must be back on the jetty when the boatman calls. Launches stop well before dark, and Ross is usually closed on Wednesdays (as of November 2026: check before you travel). After a late landing, or on a Wednesday, an evening by the sea wall takes its place.',
        visits: ['ross-island'],
        stay: 'port-blair',
      },
      {
        title: 'To Havelock',
        text: 'Out of the harbour, past the lighthouse, then open water for most of the 90 to 150 minutes. A seat on the left has a view of the long wooded coast. Later in the day, go across the island to Radhanagar for the sunset.',
        ferries: ['port-blair-to-havelock'],
        stay: 'havelock-island',
      },
      {
        title: 'To Neil',
        text: 'A shorter leg than yesterday’s. With a morning sailing you can be at the rock arch the same afternoon, low water permitting; Laxmanpur closes the day.',
        ferries: ['havelock-to-neil'],
        stay: 'neil-island',
      },
      {
        title: 'Back to Port Blair',
        text: 'A swim at Bharatpur, the beach nearest to the jetty, then 37 km of sea. Between June and September rough water can stop a boat with little warning, and a cyclone can in November and December, which is why a night in town follows.',
        ferries: ['neil-to-port-blair'],
        stay: 'port-blair',
      },
      {
        title: 'Departure',
        text: 'The ground may sway a little under you. It passes by lunch.',
      },
    ],
    inclusions,
    exclusions,
    destinations: ['ross-island', 'havelock-island', 'neil-island'],
    ask: [
      'We land in the afternoon: can we see Ross Island on another day?',
      'How big may a bag be on the ferries?',
      'Can we send one suitcase straight to the last hotel?',
    ],
  },
  {
    slug: 'explore-havelock',
    updated: '2026-11-22',
    name: 'Explore Havelock',
    duration: '5 Days & 4 Nights',
    image: {
      src: '/images/packages/explore-havelock.svg',
      alt: 'The long curve of Radhanagar at dusk, tall forest dark behind the last strip of light',
    },
    description: [
      '3 nights Havelock, 1 night Port Blair',
      'For early risers: a sunrise, a kayak, a forest track to the reef',
      'Straight from the plane to the ferry',
      'Needs a flight that lands in the morning',
    ],
    introduction:
      'It is easy to give Havelock a night and a photograph. Three nights let you learn how it works: that the east shore empties twice a day, that Radhanagar early in the morning belongs to joggers and dogs, that the tide decides when you can walk to Elephant Beach. The plan is for people who would rather walk and paddle than lie down. It goes directly from the airport to the wharf and keeps Port Blair for the end.',
    overview: [
      'One room on Havelock until the fourth morning, and two full days outdoors: shore and creek, forest and reef.',
      'Plane and ferry on the same day going out, a night in town as a cushion coming back.',
      'A late landing costs the first island night, so the flight is chosen before the hotel.',
      'A halt on Neil on the way home, for comparison.',
    ],
    itinerary: [
      {
        title: 'Straight on to Havelock',
        text: 'Private ferries usually sail from the morning to the early afternoon, and you report an hour ahead, so the landing has to be a morning one. A later flight means the first night in Port Blair: send us the times before you buy. Swaraj Dweep’s jetty is all porters and scooters, and ten minutes on it is quiet.',
        ferries: ['port-blair-to-havelock'],
        stay: 'havelock-island',
      },
      {
        title: 'Havelock: sunrise, creek, sunset',
        text: 'Kalapathar at sunrise, when fishermen’s boats lie black on silver. A guided kayak trip into the mangroves goes by the tide and is paid on the spot; hands stay in the boat, as crocodiles live in Andaman creeks. Sleep through the noon heat, then cross the island to Radhanagar.',
        stay: 'havelock-island',
      },
      {
        title: 'Havelock: on foot to Elephant Beach',
        text: 'About 1.8 km through the forest, 40 to 45 minutes over roots and, after rain, through mud. High tide makes the track impassable, so the tide table sets the hour. The other way is by boat; boats stop in the early afternoon and often do not run from June to September, and your quotation says whether one is in the price. Sergeant fish hang about the shallows: leave bread and biscuits ashore, because feeding harms the reef.',
        stay: 'havelock-island',
      },
      {
        title: 'Neil for comparison, then Port Blair',
        text: 'Where the day’s sailings fit together, the way back goes over Neil: low fields, a slower street and, at low tide, the rock arch. Where they do not, you sail home directly. After dark the light show at the Cellular Jail is open to whoever is still awake.',
        ferries: ['havelock-to-neil', 'neil-to-port-blair'],
        stay: 'port-blair',
      },
      {
        title: 'Departure',
        text: 'The airport is a short drive away, and this morning has no more to do than packing.',
      },
    ],
    inclusions,
    exclusions,
    destinations: ['havelock-island', 'neil-island'],
    ask: [
      'Which flights land in time for a ferry to Havelock on the same day?',
      'Is the forest path to Elephant Beach open in our week, and when is high tide?',
      'May we put a dive into the second or third day?',
    ],
  },
  {
    slug: 'havelock-neil-escapade',
    updated: '2026-11-22',
    name: 'Havelock & Neil Escapade',
    duration: '6 Days & 5 Nights',
    image: {
      src: '/images/packages/havelock-neil-escapade.svg',
      alt: 'A natural arch of grey rock above tide pools on a clear morning, a crab on a ledge in front',
    },
    description: [
      '2 nights Port Blair, 2 nights Havelock, 1 night Neil',
      'The big neighbour and the small one, compared at leisure',
      'Built around the tide table, for reef and rock arch alike',
    ],
    introduction:
      'The two islands face each other across a strait and could hardly be less alike. Havelock is tall trees, long surf and dive shops; Neil is vegetable plots, bicycles and shallow water. This trip gives each enough hours that you meet it at high and at low tide, which on these shores amounts to seeing two different places.',
    overview: [
      'Two nights for the larger island, one for the smaller, and the tide table decides the hours.',
      'Reef in the morning and open beach in the evening on Havelock; arch and lagoon on Neil, in whichever order the water allows.',
      'The short crossing lies in the middle, the long ones at either end.',
      'Port Blair only holds the two ends together.',
    ],
    itinerary: [
      {
        title: 'Port Blair: tickets in hand',
        text: 'Keep the ferry tickets of the week and your identity papers together, and dry. The evening is free for the sea wall, or for the light show at the Cellular Jail.',
        stay: 'port-blair',
      },
      {
        title: 'To Havelock',
        text: 'You usually cross in the forenoon. Once the bags are down, look at the east shore at whatever state the tide is in, remember it, and come again six hours later.',
        ferries: ['port-blair-to-havelock'],
        stay: 'havelock-island',
      },
      {
        title: 'Havelock: reef, then sand',
        text: 'Elephant Beach in the morning, with coral a short swim out: the boats stop in the early afternoon and often do not run from June to September. Wear a shirt in the water, as an hour of floating face down burns the back. Then Radhanagar for the evening. It shelves faster than it looks; flags and lifeguards decide about bathing.',
        stay: 'havelock-island',
      },
      {
        title: 'To Neil',
        text: 'The strait between the islands is short but can be lumpy; sit low and near the stern. The rock arch comes first if the water is out, Laxmanpur’s beach if it is not.',
        ferries: ['havelock-to-neil'],
        stay: 'neil-island',
      },
      {
        title: 'Bharatpur, then Port Blair',
        text: 'The morning is for Bharatpur, best on a rising tide, when the lagoon fills with clean water. A ferry brings you back, usually in the early afternoon.',
        ferries: ['neil-to-port-blair'],
        stay: 'port-blair',
      },
      {
        title: 'Departure',
        text: 'One more plate of idli, and off. No boat is planned for today, so a late one yesterday need not cost you the flight.',
      },
    ],
    inclusions,
    exclusions,
    destinations: ['havelock-island', 'neil-island'],
    ask: [
      'At what hours is low tide on Neil during our stay?',
      'Can we walk to Elephant Beach instead of taking the boat?',
      'How rough does the strait get in the month of our trip?',
    ],
  },
  {
    slug: 'tropical-andaman',
    updated: '2026-11-22',
    name: 'Tropical Andaman',
    duration: '6 Days & 5 Nights',
    image: {
      src: '/images/packages/tropical-andaman.svg',
      alt: 'Rain falls through giant buttressed trees, a narrow red path leading to a strip of sea',
    },
    description: [
      '3 nights Port Blair, 2 nights Havelock',
      'Forest first: two walks under tall trees, each ending at the sea',
      'Bring binoculars for the headland at Chidiya Tapu',
      'A walk among Neil’s banana and areca gardens',
    ],
    introduction:
      'Seen from the aeroplane the Andamans are not blue but green, and this trip takes that seriously. It walks under padauk and gurjan trees with great buttress roots, listens for woodpeckers and parakeets, and comes out on beaches by the back door. You will sweat, slip once or twice in the wet months, and find that a coconut at the end of a path tastes of more than one bought from a stall.',
    overview: [
      'Two forest walks, Munda Pahad and the track to Elephant Beach, half a day each with the way there.',
      'The sea is the reward at the end of a path rather than the programme.',
      'Paths are steep or wet in places: sound knees, shoes with a grip, a change of socks.',
      'Between the ferries home there is an hour or two among Neil’s fields, where the sailings allow it.',
    ],
    itinerary: [
      {
        title: 'Port Blair: under the first sea almonds',
        text: 'A gentle start at Corbyn’s Cove, where the palms lean and the first sea almonds drop their red leaves on the sand. Buy insect repellent now; small shops further on may have none.',
        stay: 'port-blair',
      },
      {
        title: 'Chidiya Tapu and Munda Pahad',
        text: 'Drive south before noon, because the gate of the Munda Pahad path closes in the late afternoon. The walk to the cliff takes two hours there and back with stops for birds; long sleeves are cooler than they sound. Then wait for the sunset on the shore at Chidiya Tapu.',
        stay: 'port-blair',
      },
      {
        title: 'Havelock: the forest behind Radhanagar',
        text: 'The ferry, and lunch in the shade. Behind Radhanagar stands a forest so tall that evening comes there first; go early enough to walk under it, and only then on to the beach.',
        ferries: ['port-blair-to-havelock'],
        stay: 'havelock-island',
      },
      {
        title: 'Havelock: the track to Elephant Beach',
        text: 'The track to Elephant Beach, some 1.8 km, drops through wet forest, over roots and once or twice through mud to the ankle, and ends among drowned trees at the water. High tide closes it, so the tide table sets the hour. A local guide, if one is asked for, is paid at the trailhead.',
        stay: 'havelock-island',
      },
      {
        title: 'By Neil’s gardens to Port Blair',
        text: 'In the hours between boats you see what people grow here: bananas, areca palms, gourds on bamboo frames. The growers work; ask before you step off the lane. If the sailings of your date leave no such hours, you return directly. The evening is in Port Blair again.',
        ferries: ['havelock-to-neil', 'neil-to-port-blair'],
        stay: 'port-blair',
      },
      {
        title: 'Departure',
        text: 'Brush the mud from your shoes, seeds and all, so that the islands’ weeds stay here and yours at home.',
      },
    ],
    inclusions,
    exclusions,
    destinations: ['havelock-island', 'neil-island'],
    ask: [
      'Which birds can we hope for in the month of our trip?',
      'Can you find a local guide for both walks?',
      'Are the paths open after several days of rain?',
      'How long is each walk, and how much of it is uphill?',
    ],
  },
  {
    slug: 'baratang-havelock-escapade',
    updated: '2026-11-22',
    name: 'Baratang & Havelock Escapade',
    duration: '5 Days & 4 Nights',
    image: {
      src: '/images/packages/baratang-havelock-escapade.svg',
      alt: 'Torchlight on folded limestone in a black cave, water dripping from a stalactite',
    },
    description: [
      '3 nights Port Blair, 1 night Havelock',
      'Limestone, mud and mangrove one day, open sea the next',
      'One start in the middle of the night, then later ones',
    ],
    introduction:
      'Stone grows slowly under Baratang: a drop falls, leaves a grain of lime, and falls again. The caves lie at the end of a morning that has a road, a vehicle ferry, a boat and a footpath in it, and the reward is dim, ribbed and dripping. The next afternoon you are on Havelock’s western sand with the sun in your eyes. The pairing suits people who like to have worked a little for their beach.',
    overview: [
      'A cave, a creek and a cone of mud on the second day; salt water from the third.',
      'Baratang and back takes some twelve hours, so the days around it are kept light.',
      'The rules of the convoy hold for every guest; we go through them with you beforehand.',
      'From Havelock the way home leads over Neil, where the sailings allow it.',
    ],
    itinerary: [
      {
        title: 'Port Blair: bag packed, early night',
        text: 'Rest after the flight, and have your papers ready for the road check. Supper early, bag packed: torch, water, closed shoes, a scarf against dust.',
        stay: 'port-blair',
      },
      {
        title: 'Baratang and back',
        text: 'The car leaves in the night to join the first convoy. In the reserve the windows stay up, cameras stay away and no one stops or gives anything; we ask every guest to keep to it. From the far jetty a small boat goes through a mangrove tunnel to the path for the caves, and the mud volcano is a short drive and a flight of steps away. An older source has the caves closed on Mondays: check before you travel.',
        visits: ['baratang'],
        stay: 'port-blair',
      },
      {
        title: 'Havelock: washing off the cave',
        text: 'After yesterday, a ferry seat is a rest. Radhanagar follows in the late afternoon. The beach shelves faster than it looks, and flags and lifeguards decide whether you may swim; the evening light needs no permission.',
        ferries: ['port-blair-to-havelock'],
        stay: 'havelock-island',
      },
      {
        title: 'A swim off Neil, then Port Blair',
        text: 'Two shorter crossings instead of one, with a pause at Bharatpur for a swim or a glass-bottom boat at your own cost. If weather or timetable stops one of them, the direct boat to Port Blair is the second plan.',
        ferries: ['havelock-to-neil', 'neil-to-port-blair'],
        stay: 'port-blair',
      },
      {
        title: 'Departure',
        text: 'You are driven to the terminal with the wet things in a bag of their own.',
      },
    ],
    inclusions,
    exclusions,
    destinations: ['baratang', 'havelock-island', 'neil-island'],
    ask: [
      'Which of our papers do you need for the road to Baratang?',
      'Is the walk to the caves right for somebody with a weak knee?',
      'Are the caves and the mud volcano open in our week, and is the boat in the price?',
      'What do we do instead if the road is closed that day?',
    ],
  },
  {
    slug: 'honeymoon-escapade',
    updated: '2026-11-22',
    name: 'Honeymoon Escapade',
    duration: '5 Days & 4 Nights',
    image: {
      src: '/images/packages/honeymoon-escapade.svg',
      alt: 'Two low chairs face a pale sunrise over a still lagoon, a coconut on the sand between them',
    },
    description: [
      '2 nights Port Blair, 2 nights Neil, and Havelock by day',
      'Nights on the smaller island, which is dark and quiet early',
      'A whole morning with no plan except a sunrise, if you wake',
    ],
    introduction:
      'Couples are usually sent to Havelock to sleep and to Neil for lunch. We turned it round. You sleep two nights on the smaller island, where frogs are the loudest thing after supper and the lane is lit by whatever moon there is, and stop on Havelock in broad daylight on the way home. It is a short trip with one long middle, and the middle is a day on which nobody expects you anywhere.',
    overview: [
      'Neil without hurrying through it, Radhanagar without a night there.',
      'One boat on the second day, two on the fourth, none on the day between.',
      'The halt on Havelock depends on the day’s sailings; the two nights on Neil stay.',
    ],
    itinerary: [
      {
        title: 'Port Blair: a free evening',
        text: 'A car at the airport and a free evening. Corbyn’s Cove is close enough for a walk on the sand before dinner.',
        stay: 'port-blair',
      },
      {
        title: 'To Neil',
        text: 'One ferry, usually in the morning, and the moving is over for two nights. Rest through the heat, and walk out on Laxmanpur’s broad beach for the sunset.',
        ferries: ['port-blair-to-neil'],
        stay: 'neil-island',
      },
      {
        title: 'Neil: the long middle',
        text: 'Sitapur lies east, a short ride in the cool, with low cliffs and the first sun on them. Afterwards back to bed, then breakfast when it is nearly lunch. Swim at Bharatpur when the tide is up, or see the rock arch when it is out.',
        stay: 'neil-island',
      },
      {
        title: 'Havelock by day, Port Blair by night',
        text: 'A morning ferry to Havelock, where the bags ride in the vehicle while you have Radhanagar in full noon light, with shade under the trees. The beach shelves faster than it looks; flags and lifeguards decide about bathing. Its sunset is left to those who stay the night, because the ferry to Port Blair usually sails before it. If the sailings of your date do not fit together, you return directly from Neil.',
        ferries: ['neil-to-havelock', 'havelock-to-port-blair'],
        stay: 'port-blair',
      },
      {
        title: 'Departure',
        text: 'We drive you the last two kilometres. Sand, shells and coral stay here, by law.',
      },
    ],
    inclusions,
    exclusions,
    destinations: ['neil-island', 'havelock-island'],
    ask: [
      'How many hours on Havelock do the sailings of our date leave us?',
      'Can we have a room on Neil that no road passes?',
      'Can flowers wait in the room, and what would they cost?',
    ],
  },
  {
    slug: 'andaman-escapade',
    updated: '2026-11-22',
    name: 'Andaman Escapade',
    duration: '6 Days & 5 Nights',
    image: {
      src: '/images/packages/andaman-escapade.svg',
      alt: 'Fig roots grip a roofless brick wall, a spotted deer standing in a patch of noon sun',
    },
    description: [
      '3 nights Port Blair, 1 night Havelock, 1 night Neil',
      'For a first visit by grown-ups who read every label',
      'The Cellular Jail twice, after dark and by daylight',
      'A whole morning for the ruins of Ross Island',
    ],
    introduction:
      'This is the plan for people who want the story before the sand. Half of it is Port Blair and its harbour, where the story happened: a penal settlement, a wartime occupation, a young flag raised. You hear it told on the first evening and walk through it on the second day. The other half is two islands, one night on each. By the fifth day it is clear whether you are a person for ruins or for beaches, and the return visit more or less plans itself.',
    overview: [
      'Two days for the town and its history, two for the islands, one to come back and let it settle.',
      'The light show first, then Ross Island and the cells by daylight; no reef, no masks, no rides.',
      'Three ferries on three days running, never two in one day.',
    ],
    itinerary: [
      {
        title: 'Port Blair: the story first',
        text: 'Sri Vijaya Puram on the newer signboards, Port Blair on most lips. Rest after the flight, and sit down after dark in the yard of the Cellular Jail, where the sound-and-light show tells in 45 minutes what you will walk through tomorrow. Which shows are in English changes: say which you need.',
        stay: 'port-blair',
      },
      {
        title: 'Ross Island, then the cells',
        text: 'A morning launch to the old British headquarters: a church without a roof, a bakery, bunkers of the war, fig roots in all of them, and deer that inspect your bag. In the afternoon the jail itself, cell by cell and up to the roof. Ross is usually closed on Wednesdays, the jail on national holidays and, as some sources say, on Mondays (as of November 2026: check before you travel), so land on any day but a Sunday or a Tuesday.',
        visits: ['ross-island'],
        stay: 'port-blair',
      },
      {
        title: 'To Havelock',
        text: 'The crossing is long enough for a chapter and a nap. Radhanagar carries the Blue Flag and faces the sunset; take away whatever you brought.',
        ferries: ['port-blair-to-havelock'],
        stay: 'havelock-island',
      },
      {
        title: 'To Neil',
        text: 'History here is younger: settlers cleared these fields in the 1960s and named four of the five villages from the Ramayana. See the rock arch at low tide in old trainers, then Laxmanpur, where the sun goes into the sea rather than behind a hill.',
        ferries: ['havelock-to-neil'],
        stay: 'neil-island',
      },
      {
        title: 'Port Blair: an evening in the bazaar',
        text: 'A ferry, and then nothing that closes early. Aberdeen Bazaar, round its clock tower, is the town of today: tea, spices, several languages at one counter.',
        ferries: ['neil-to-port-blair'],
        stay: 'port-blair',
      },
      {
        title: 'Departure',
        text: 'Look out on the right if the plane climbs northwards, because on a clear day Havelock and Neil lie on that side.',
      },
    ],
    inclusions,
    exclusions,
    destinations: ['ross-island', 'havelock-island', 'neil-island'],
    ask: [
      'On which days of our stay are the jail and Ross Island open?',
      'Which evening show is in English while we are there?',
      'If we added a day, where would it do most good?',
    ],
  },
  {
    slug: 'pristine-andaman',
    updated: '2026-11-22',
    name: 'Pristine Andaman',
    duration: '8 Days & 7 Nights',
    image: {
      src: '/images/packages/pristine-andaman.svg',
      alt: 'A curved sandbar joins two wooded islands in violet dusk, its edges drawn in foam',
    },
    description: [
      '3 nights Port Blair, 1 night Rangat, 2 nights Diglipur, 1 night Havelock',
      'The long road north, to the twin islands and Saddle Peak',
      'Plain hotels, dark skies, few other visitors',
      'For patient travellers: the drive back alone fills a day',
    ],
    introduction:
      'North of Baratang the traffic thins, the telephone signal comes and goes, and the forest closes over the road. Few visitors drive as far as Diglipur because the road is long and the rooms at its end are simple. Those who do get Ross and Smith, two islands tied together by sand; the highest mountain of the Andamans, 732 m; and, between about December and March, turtles hauling themselves up Kalipur beach at night. Havelock follows as the easy part.',
    overview: [
      'Eight days, of which three go largely to the road and one to a sandbar.',
      'Rangat breaks the drive north; nothing breaks the drive back.',
      'Saddle Peak is looked at and not climbed: the ascent needs a day more, and sound legs.',
      'At the end come Havelock, where beds and dinners are easier, and a midday on Neil if the sailings fit.',
    ],
    itinerary: [
      {
        title: 'Port Blair: cash, bottles, maps',
        text: 'Draw cash, fill bottles, download the maps, since all three grow scarcer further north. There is no other work today.',
        stay: 'port-blair',
      },
      {
        title: 'Up the road to Rangat',
        text: 'Off before dawn for the convoy through the reserve, where no car stops, no camera comes out and nothing passes through a window, and over the water at Baratang by vehicle ferry. At Dhani Nallah a boardwalk leads through mangroves to the beach.',
        stay: 'rangat',
      },
      {
        title: 'Amkunj, then Diglipur',
        text: 'Amkunj’s beach in the morning, stones and driftwood and hardly a footprint, then several hours of bends. Saddle Peak shows its shoulder long before you reach the town.',
        stay: 'diglipur',
      },
      {
        title: 'Ross and Smith',
        text: 'A boat runs out to the twin islands, whose sandbar lies dry at low tide and goes under at high, so the hour is chosen by the sea. This northern Ross has nothing to do with the ruins at Port Blair. In nesting months ask the forest staff whether Kalipur may be visited after dark, and bring no lamp of your own.',
        stay: 'diglipur',
      },
      {
        title: 'The long road back',
        text: 'A whole day’s drive that begins in the dark, because the last convoy leaves in the early afternoon and the driver times every stop by it. Take a cushion, oranges and something to listen to.',
        stay: 'port-blair',
      },
      {
        title: 'To Havelock',
        text: 'After the road, a seat by a ferry window. Lie down under the trees at Radhanagar and do nothing until the sun is under.',
        ferries: ['port-blair-to-havelock'],
        stay: 'havelock-island',
      },
      {
        title: 'Midday on Neil, night in town',
        text: 'A midday halt on Neil, with the rock arch or the lagoon as the tide decides, and onward with the next boat. If the day’s sailings do not fit together, you return directly from Havelock. The last night is in town so that a rough sea need not cost you the flight.',
        ferries: ['havelock-to-neil', 'neil-to-port-blair'],
        stay: 'port-blair',
      },
      {
        title: 'Departure',
        text: 'Expect the city at the other end to sound very loud.',
      },
    ],
    inclusions,
    exclusions,
    destinations: ['rangat', 'diglipur', 'havelock-island', 'neil-island'],
    ask: [
      'Is our month one for turtles, and who asks the forest staff for us?',
      'Do the hotels at Rangat and Diglipur have power through the night?',
      'Could we add a day to climb Saddle Peak?',
      'Which permissions and boats for the twin islands are in the price?',
    ],
  },
];
