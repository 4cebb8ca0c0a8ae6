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
  'Meals, unless the itinerary states them',
  'The services of a guide',
  'Jolly rides and other rides taken for fun',
  'Snorkelling and the hire of masks and fins',
  'Camera fees, where a sight charges them',
  'Extra use of the vehicle, beyond what the itinerary describes',
];

export const familyPackages: PricedPackage[] = [
  {
    slug: 'family-4-nights-5-days',
    updated: '2026-11-21',
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
      'Three beaches to paddle from: Corbyn’s Cove, Radhanagar and Bharatpur.',
      'Afternoons stay empty on purpose, and so does the whole last morning.',
    ],
    itinerary: [
      {
        title: 'Port Blair: a nap, then palms',
        text: 'The airport is only 2 km from the town, so a child asleep on your shoulder can be in bed a little later. When the heat has gone, Corbyn’s Cove has palms, soft sand and room for a bucket and spade.',
        stay: 'port-blair',
      },
      {
        title: 'To Havelock',
        text: 'The ferry from Haddo Wharf takes about 90 to 150 minutes in a cabin cooled like a cinema; pack a cardigan and dry biscuits for small stomachs. The rest of the day belongs to the hotel garden and whichever beach is nearest.',
        ferries: ['port-blair-to-havelock'],
        stay: 'havelock-island',
      },
      {
        title: 'Havelock: sandcastles before the heat',
        text: 'Be at Radhanagar straight after breakfast, while the sand is still cool under bare feet, and ask the lifeguard where little ones may bathe. On the east shore the afternoon ebb leaves pools with hermit crabs to count and put back.',
        stay: 'havelock-island',
      },
      {
        title: 'Knee-deep at Neil, then Port Blair',
        text: 'One ferry to Neil, one more to Port Blair, and between them a few hours at Bharatpur, where an adult walks a long way out before the knees are wet. If the day’s sailings do not fit together, we move the Neil visit with you beforehand.',
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
      'If the two sailings of the fourth day do not fit, when would we see Neil?',
    ],
  },
  {
    slug: 'family-5-nights-6-days',
    updated: '2026-11-21',
    duration: '5 Nights & 6 Days',
    price: { was: 26500, now: 22500 },
    image: {
      src: '/images/packages/family-5-nights-6-days.svg',
      alt: 'The flat keel of a glass-bottomed boat above round corals, seen from under water',
    },
    description: [
      '2 nights Port Blair, 2 nights Neil, 1 night Havelock',
      'Paced for three generations, with a rest in every afternoon',
      'Coral through a glass bottom, for those who do not swim',
      'Neil first: flat lanes, short distances, little traffic',
    ],
    overview: [
      'Six days at the pace of the eldest: flat Neil for two nights, then one beside the tall trees of Havelock.',
      'Outings are short, and whoever has had enough can turn back early.',
      'Three ferries, and nothing is planned on the morning of any of them.',
      'History on the first evening, aquariums on the last afternoon, and a reef in between.',
    ],
    itinerary: [
      {
        title: 'Port Blair: chairs at the light show',
        text: 'Settle in, drink something cold, and leave the luggage for later. In the evening the grandparents get their chairs at the Cellular Jail’s sound-and-light show; the yard is easier to cross while there is still daylight, so go early.',
        stay: 'port-blair',
      },
      {
        title: 'To Neil',
        text: 'Neil is 37 km away across open water, and the boat is boarded over a gangway that moves: one adult for each grandparent, free hands, flat shoes. Laxmanpur looks west, and its sunset can be watched from a fallen trunk with your feet in the sand.',
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
        text: 'A ferry late in the morning, then an unhurried hour at the hotel. Radhanagar is reached on wheels almost to the sand, where the trees give shade until the sun drops low enough to sit in the open.',
        ferries: ['neil-to-havelock'],
        stay: 'havelock-island',
      },
      {
        title: 'Back to Port Blair',
        text: 'Sail back in 1 h 15 to 2 h 30, depending on the vessel. For the afternoon there is the Samudrika museum: aquarium tanks at the eye level of a seven-year-old, seats for the old, a roof if it rains.',
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
    updated: '2026-11-21',
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
      'A jail, a ruined capital, a reef and a rock arch in one week',
    ],
    overview: [
      'A week made of questions: why seven wings, why the deer, why does the reef stop where it stops?',
      'The first two days stay round the harbour; the next three belong to Havelock and Neil.',
      'One launch and three ferries, none of them on the day you fly.',
      'A museum comes last and gives names to what the children saw under water.',
    ],
    itinerary: [
      {
        title: 'Port Blair: seven wings, three left',
        text: 'Begin at the Cellular Jail, built from 1896 to 1906 with seven wings round one tower. Three wings stand today; let the children find where the other four joined on. The site shuts on certain days, and we plan the week around that.',
        stay: 'port-blair',
      },
      {
        title: 'Ross Island and North Bay',
        text: 'Bring a twenty-rupee note of the old kind and hold it up against the lighthouse hill. On Ross, deer walk through the rooms of the former British headquarters, and fig roots hold up walls that have lost their roofs.',
        visits: ['ross-island', 'northbay'],
        stay: 'port-blair',
      },
      {
        title: 'To Havelock',
        text: 'Report at the wharf at least an hour before the ferry, each child with the identity paper that the operator accepts; we find out which. The afternoon is for swimming, and Radhanagar at low sun for drawing the longest shadow on the beach.',
        ferries: ['port-blair-to-havelock'],
        stay: 'havelock-island',
      },
      {
        title: 'Havelock: first masks at Elephant Beach',
        text: 'Small boats run to Elephant Beach, where coral starts close to shore. Eight is a good age for a first mask; try it in a bucket beforehand, as a practised child looks longer and swallows less.',
        stay: 'havelock-island',
      },
      {
        title: 'Neil: pools under the arch',
        text: 'The natural rock arch stands clear of the water only near low tide, and the rocks before it are slippery, so shoes with a grip stay on. Sea cucumbers and brittle stars sit in the pools; they are looked at, not lifted.',
        ferries: ['havelock-to-neil'],
        stay: 'neil-island',
      },
      {
        title: 'Port Blair: the whale at the gate',
        text: 'Return over the 37 km of open sea and spend what is left of the day at Samudrika, where a whale’s skeleton outside the door settles every quarrel about size. Shopping for postcards comes after.',
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
      'Is the Cellular Jail open on our first day, or on which day instead?',
      'When is low tide at the rock arch on the day we reach Neil?',
      'Are there life jackets in children’s sizes on the boat to Elephant Beach?',
    ],
  },
  {
    slug: 'family-7-nights-8-days',
    updated: '2026-11-21',
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
      'Rest days for parents between the early starts',
    ],
    overview: [
      'Eight days with something to climb, walk or pedal on most of them.',
      'Baratang comes early in the week, and a day without an alarm follows it.',
      'Then the sea: Havelock, Neil, and one more evening in town.',
      'Dives, kayaks and bicycles are for the young to choose, and are paid where they are taken.',
    ],
    itinerary: [
      {
        title: 'Port Blair: fish, then Corbyn’s Cove',
        text: 'Arrive, eat fish, walk off the flight at Corbyn’s Cove. An early night is worth more than another sight, and the phones may as well be charged now.',
        stay: 'port-blair',
      },
      {
        title: 'Baratang and back',
        text: 'You leave in the dark. The road runs through a reserve in an escorted convoy at fixed hours, without stops, without photographs and with nothing handed out; then come a boat through the mangroves, a hot walk to limestone caves, and the mud volcano, which mutters more than it erupts.',
        visits: ['baratang'],
        stay: 'port-blair',
      },
      {
        title: 'Port Blair: up Munda Pahad',
        text: 'No alarm. In the afternoon drive to Chidiya Tapu for the walk up Munda Pahad, where sixteen-year-olds arrive first and everyone sees the same sunset.',
        stay: 'port-blair',
      },
      {
        title: 'To Havelock',
        text: 'Two hours on the water, give or take half an hour, with headphones or with sea to look at. Body-surfing at Radhanagar depends on the swell and on the flags, so read these before anybody runs in.',
        ferries: ['port-blair-to-havelock'],
        stay: 'havelock-island',
      },
      {
        title: 'Havelock: through the forest or round it',
        text: 'Elephant Beach can be reached on foot through the forest, a muddy track after rain, or by boat for those who would rather not. The young can ask about a beginner’s dive or kayaks (both cost extra, and the dive needs a parent’s signature and a health form).',
        stay: 'havelock-island',
      },
      {
        title: 'Neil by bicycle',
        text: 'Hire bicycles near the jetty and ride to Laxmanpur, Bharatpur and the rock arch in whichever order the tide prefers. Cars are few, but they exist: agree on a meeting place before the young ride ahead.',
        ferries: ['havelock-to-neil'],
        stay: 'neil-island',
      },
      {
        title: 'Port Blair: a serious hour',
        text: 'The ferry back, then the Cellular Jail with the tower stairs and the sea view from its roof, a serious hour that older children remember. Dinner can be late tonight.',
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
      'From what age may our teenagers try a first dive?',
      'Are the bicycles on Neil big enough for adults?',
    ],
  },
];

export const honeymoonPackages: PricedPackage[] = [
  {
    slug: 'honeymoon-4-nights-5-days',
    updated: '2026-11-21',
    duration: '4 Nights & 5 Days',
    price: { was: 27673, now: 22500 },
    image: {
      src: '/images/packages/honeymoon-4-nights-5-days.svg',
      alt: 'Two pairs of sandals on a beach at dusk, an orange sun touching the sea',
    },
    description: [
      '2 nights Port Blair, 1 night Neil, 1 night Havelock',
      'Four evenings, each on a different shore',
      'Later sailings where the season has them, so nobody hurries out of bed',
    ],
    overview: [
      'Five days, four sunsets: over a headland, two beaches and a harbour.',
      'The ferries draw a full triangle, so no stretch of sea is crossed twice.',
      'One night on each island is short; what you get for it is variety.',
    ],
    itinerary: [
      {
        title: 'Port Blair: dusk at Chidiya Tapu',
        text: 'The first dusk is at Chidiya Tapu, the bird headland south of the town. Parakeets come in to roost while the sun goes down between small islands, and the road home is dark and smells of wet leaves.',
        stay: 'port-blair',
      },
      {
        title: 'Neil: dusk at Laxmanpur',
        text: 'Sleep in, then sail. Laxmanpur gives the second evening: a broad beach of broken shell and white sand, facing west, wide enough to walk until the last other couple is out of earshot.',
        ferries: ['port-blair-to-neil'],
        stay: 'neil-island',
      },
      {
        title: 'Havelock: dusk at Radhanagar',
        text: 'Another crossing, another shore. Radhanagar gets busy half an hour before sunset; walk ten minutes along the water’s edge, and stay as long as the lifeguards let you, for the colours come late. A torch finds the path to the car.',
        ferries: ['neil-to-havelock'],
        stay: 'havelock-island',
      },
      {
        title: 'Port Blair: dusk along the harbour',
        text: 'The morning is yours, for one more swim or none. Back in town, the fourth evening is a stroll along the harbour railing while the lights of the anchored ships come on one by one.',
        ferries: ['havelock-to-port-blair'],
        stay: 'port-blair',
      },
      {
        title: 'Departure',
        text: 'If the flight is late, coffee on the hotel balcony; if it is early, sleep on the plane.',
      },
    ],
    inclusions,
    exclusions,
    destinations: ['neil-island', 'havelock-island'],
    ask: [
      'Do later sailings run in the month of our trip?',
      'Can our room on Neil be within a walk of Laxmanpur?',
      'Could dinner on the third evening be laid near the beach?',
    ],
  },
  {
    slug: 'honeymoon-5-nights-6-days',
    updated: '2026-11-21',
    duration: '5 Nights & 6 Days',
    price: { was: 36338, now: 30200 },
    image: {
      src: '/images/packages/honeymoon-5-nights-6-days.svg',
      alt: 'An empty hammock between two leaning palms in the white light of noon',
    },
    description: [
      '2 nights Port Blair, 3 nights Havelock',
      'Unpack once on Havelock and forget the suitcase',
      'Two whole days with nothing in the diary before noon',
      'A halt on Neil between the two ferries home',
    ],
    overview: [
      'One room on Havelock for three nights, and two days in it that belong to nobody else.',
      'Both famous shores of the island: Radhanagar for dusk, Kalapathar for whenever you get up.',
      'Neil is a long lunch on the way back rather than another hotel.',
      'A first and a last night in Port Blair keep flight and ferry apart.',
    ],
    itinerary: [
      {
        title: 'Port Blair: a door that closes',
        text: 'After the wedding, the guests and the flight, this day asks nothing of you. A quiet room, a shower, dinner by the water if you feel like going out.',
        stay: 'port-blair',
      },
      {
        title: 'To Havelock',
        text: 'By the time the ferry clears the harbour mouth you may both be asleep; the crossing lasts about 90 to 150 minutes. From a room on the east shore you hear the tide in bed: loud when it is high, a whisper when it is far out.',
        ferries: ['port-blair-to-havelock'],
        stay: 'havelock-island',
      },
      {
        title: 'Havelock: until Radhanagar, nothing',
        text: 'Coffee at ten, a book, a swim when the water has come back over the flats. Only in the afternoon does a car take you to Radhanagar, with a cloth to sit on and enough time to watch the light go from yellow to grey.',
        stay: 'havelock-island',
      },
      {
        title: 'Havelock: Kalapathar, late',
        text: 'The second free day, and the one for Kalapathar: dark rocks, pale sand, a road between the sea and the trees. Sunrise is its famous hour; by ten the photographers are gone and the rocks throw a little shade.',
        stay: 'havelock-island',
      },
      {
        title: 'Lunch on Neil, night in Port Blair',
        text: 'Leave the bags with the driver and eat a slow lunch of grilled fish in Neil’s village, then see the rock arch if the tide is low. The afternoon ferry covers the 37 km to Port Blair, usually with spray on the windows.',
        ferries: ['havelock-to-neil', 'neil-to-port-blair'],
        stay: 'port-blair',
      },
      {
        title: 'Departure',
        text: 'Late check-out depends on the hotel’s next guests, so ask at the desk the evening before. The airport is a ride of a few minutes.',
      },
    ],
    inclusions,
    exclusions,
    destinations: ['havelock-island', 'neil-island'],
    ask: [
      'Which hotels on the east shore have a room that faces the sea?',
      'Can breakfast be kept for us until ten?',
      'Who looks after our bags during the hours on Neil?',
    ],
  },
  {
    slug: 'honeymoon-6-nights-7-days',
    updated: '2026-11-21',
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
      'Sand, then coral from the beach, then the park: each water is easier after the one before.',
    ],
    itinerary: [
      {
        title: 'Port Blair: a light supper',
        text: 'Check that both masks fit before you leave home; here there is time only for a stroll along the harbour and an early supper. Light food tonight pays off on tomorrow’s swell.',
        stay: 'port-blair',
      },
      {
        title: 'Havelock: the first swim',
        text: 'Land about midday, let the body slow down, and go in for a first swim at Radhanagar towards evening. It has sand rather than coral below, good for getting used to salt and swell together.',
        ferries: ['port-blair-to-havelock'],
        stay: 'havelock-island',
      },
      {
        title: 'Havelock: the dive',
        text: 'A beginner’s dive goes down 40 to 50 feet, with an instructor at your elbow and hand signs for everything you would like to say. It is booked and paid separately, needs an honest health form, and rules out flying until a full day has passed, which this plan allows for.',
        stay: 'havelock-island',
      },
      {
        title: 'Neil: floating off Bharatpur',
        text: 'Off Bharatpur the coral lies so near that the second lesson is simply to float. After the sun has set at Laxmanpur, the lane home is loud with crickets and smells of cut grass.',
        ferries: ['havelock-to-neil'],
        stay: 'neil-island',
      },
      {
        title: 'Back to Port Blair',
        text: 'Breakfast can take an hour before the boat. Rinse the swimwear in fresh water this afternoon; tomorrow’s park is particular about what comes with you.',
        ferries: ['neil-to-port-blair'],
        stay: 'port-blair',
      },
      {
        title: 'Jolly Buoy or Red Skin',
        text: 'A marine national park reached by boat with a permit, no plastic aboard, not even a water bottle from the shop. Jolly Buoy and Red Skin open in turn by season, and we tell you which one it will be. In both, drift, do not stand: a foot kills what a decade grew.',
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
      'What does the dive school’s health form ask of us?',
      'Which details do you need for the park permit, and by when?',
      'I wear glasses: is there a mask with lenses to hire?',
    ],
  },
  {
    slug: 'honeymoon-7-nights-8-days',
    updated: '2026-11-21',
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
        title: 'Port Blair: tea over the harbour',
        text: 'Land, drive to the hotel, close the door. The islands are far east on Indian time and dusk falls soon after five in winter, so have tea early and watch it over the harbour.',
        stay: 'port-blair',
      },
      {
        title: 'To Neil',
        text: 'Officially Shaheed Dweep, the island is fields and palms with a beach at each end. Your room is ready after lunch; the evening needs only sandals.',
        ferries: ['port-blair-to-neil'],
        stay: 'neil-island',
      },
      {
        title: 'Neil: two bicycles',
        text: 'Two hired bicycles, one main road, bananas from a stall. Stop where a path goes off towards the sound of water, and turn back when the bananas are finished.',
        stay: 'neil-island',
      },
      {
        title: 'Neil: sunrise, or not',
        text: 'Somebody always says they will get up for Sitapur’s sunrise. If you do, sleep again afterwards; if you do not, Laxmanpur makes the same offer at the other end of the day.',
        stay: 'neil-island',
      },
      {
        title: 'To Havelock',
        text: 'The larger island has cafés, music and a choice of dinners, which after three village evenings feels like a city. Arrive by ferry, rest, and dress for once.',
        ferries: ['neil-to-havelock'],
        stay: 'havelock-island',
      },
      {
        title: 'Havelock: Radhanagar by way of the shade',
        text: 'Radhanagar towards sunset, by way of the shade. On nights without a moon, some bays glimmer faintly when a hand is drawn through the water; nobody can promise it, and a lamp spoils it.',
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
        text: 'You leave slower than you came, which was the purpose. Our driver knows the flight’s hour and waits downstairs.',
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
    updated: '2026-11-21',
    name: 'Andaman Delights',
    duration: '4 Days & 3 Nights',
    image: {
      src: '/images/packages/andaman-delights.svg',
      alt: 'The watchtower and one long wing of the Cellular Jail against a pink dawn sky',
    },
    description: [
      '2 nights Port Blair, 1 night Havelock',
      'A long weekend: the jail, Radhanagar and Neil’s rock arch',
      'Every day has a fixed core and an hour to spare',
    ],
    introduction:
      'Three nights are few, and this trip does not pretend otherwise. It takes three places that explain the islands between them, puts them in an order that suits the ferries, and leaves out the rest without regret. You will see a prison that became a memorial, the long western beach of Havelock in evening light, and the arch of rock on Neil, and you will still sleep a full night in between.',
    overview: [
      'A triangle of three ferries: out to Havelock, across to Neil, home to Port Blair.',
      'One building, one beach, one rock, and the rest of each day round it.',
      'Made for a weekend and two days of leave.',
    ],
    itinerary: [
      {
        title: 'Port Blair: cells and a sea view',
        text: 'A morning flight gives you the whole afternoon for the Cellular Jail, its narrow cells and the roof with its view over the harbour mouth. The light show follows after dark; its language differs by the hour, so say which you need.',
        stay: 'port-blair',
      },
      {
        title: 'Havelock: Radhanagar by four',
        text: 'The driver brings you to Haddo Wharf an hour before sailing, because latecomers are left on the quay. Be on Radhanagar by four: the sun comes straight at you off the water, the sea is warm, and shade is only to be had under the trees behind.',
        ferries: ['port-blair-to-havelock'],
        stay: 'havelock-island',
      },
      {
        title: 'Neil’s arch, then Port Blair',
        text: 'First boat out to Neil, where a car takes you to the rock arch and, if the tide covers it, to Bharatpur’s lagoon instead. The second boat brings you to Port Blair in time for supper.',
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
    updated: '2026-11-21',
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
      'If the ferry is for you the best part of a holiday rather than the gap between hotels, start here. Flying fish skid away from the bow, the water goes from bottle green to ink and back, and each jetty has its own smell: diesel and jasmine in one place, dried fish in the next. Four islands in four days means little time on any of them. It also means that you know, for next time, which one is yours.',
    overview: [
      'Ross, Havelock and Neil with Port Blair at both ends, each night in another bed.',
      'Three ferries and a harbour launch, from very short to about two hours.',
      'Each island gets an afternoon and one good reason for it.',
      'The fourth night is in town, in case the sea has other ideas.',
    ],
    itinerary: [
      {
        title: 'Ross Island, minutes from the quay',
        text: 'The launch from Port Blair needs only minutes to reach Netaji Subhas Chandra Bose Dweep, its name since 2018. You walk among roofless bungalows and grazing deer, and must be back on the jetty when the boatman calls. Launches stop well before dark, so a late landing moves this visit to day 4.',
        visits: ['ross-island'],
        stay: 'port-blair',
      },
      {
        title: 'To Havelock',
        text: 'Out of the harbour, past the lighthouse, then open water for about 90 to 150 minutes. Sit on the left going out for a view of the long wooded coast, and in the afternoon go across the island to Radhanagar.',
        ferries: ['port-blair-to-havelock'],
        stay: 'havelock-island',
      },
      {
        title: 'To Neil',
        text: 'A shorter leg than yesterday’s. By noon you have changed islands and by three you stand at the rock arch, low water permitting; Laxmanpur closes the day.',
        ferries: ['havelock-to-neil'],
        stay: 'neil-island',
      },
      {
        title: 'Back to Port Blair',
        text: 'A swim at Bharatpur, the beach nearest to the jetty, then 37 km of sea. Between June and September rough water can stop a boat with little warning, which is why a night in town follows.',
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
      'We land in the afternoon: when would we see Ross Island?',
      'How big may a bag be on the ferries?',
      'Can we send one suitcase straight to the last hotel?',
    ],
  },
  {
    slug: 'explore-havelock',
    updated: '2026-11-21',
    name: 'Explore Havelock',
    duration: '5 Days & 4 Nights',
    image: {
      src: '/images/packages/explore-havelock.svg',
      alt: 'The long curve of Radhanagar at dusk, tall forest dark behind the last strip of light',
    },
    description: [
      '3 nights Havelock, 1 night Port Blair',
      'Straight from the plane to the ferry',
      'Sunrise side, sunset side and the forest between them',
      'Needs a flight that lands in the morning',
    ],
    introduction:
      'It is easy to give Havelock a night and a photograph. Three nights let you learn how it works: that the east shore empties like a basin twice a day, that Radhanagar before eight belongs to joggers and dogs, that the forest track smells of pepper after rain. The plan goes directly from the airport to the wharf and keeps Port Blair for the end, so that you fall asleep beside the sea on the first evening already.',
    overview: [
      'One room on Havelock until the fourth morning: time for the east, the west and the path between.',
      'Plane and ferry on the same day going out, a night in town as a cushion coming back.',
      'A late landing costs the first island night, so the flight is chosen before the hotel.',
      'A halt on Neil on the way home, for comparison.',
    ],
    itinerary: [
      {
        title: 'Straight on to Havelock',
        text: 'With a landing before late morning you catch an afternoon ferry from Haddo Wharf; a later flight means the first night in Port Blair, so send us the times before you buy. Swaraj Dweep’s jetty is all porters and scooters, and ten minutes on it is quiet.',
        ferries: ['port-blair-to-havelock'],
        stay: 'havelock-island',
      },
      {
        title: 'Havelock: both ends of the light',
        text: 'Kalapathar at sunrise, when fishermen’s boats lie black on silver. Sleep through the noon, then cross the island to Radhanagar, twelve kilometres of rice, areca palms and school gates.',
        stay: 'havelock-island',
      },
      {
        title: 'Havelock: Elephant Beach',
        text: 'To Elephant Beach by boat or on foot through the trees, whichever the weather advises. Shoals of sergeant fish hang about the shallows; leave bread and biscuits ashore, because feeding harms the reef. Your quotation says whether the boat is in the price.',
        stay: 'havelock-island',
      },
      {
        title: 'Neil for comparison, then Port Blair',
        text: 'Even an island portrait gains by comparison, so the way back goes over Neil. Look at the low fields, the slower street and the rock arch, then sail on to town.',
        ferries: ['havelock-to-neil', 'neil-to-port-blair'],
        stay: 'port-blair',
      },
      {
        title: 'Departure',
        text: 'If the plane leaves after noon, the Cellular Jail fits in first. Mention it the day before, and the driver plans the loop.',
      },
    ],
    inclusions,
    exclusions,
    destinations: ['havelock-island', 'neil-island'],
    ask: [
      'Which flights land in time for an afternoon ferry to Havelock?',
      'Is the forest path to Elephant Beach open in our week?',
      'May we put a dive into the second or third day?',
    ],
  },
  {
    slug: 'havelock-neil-escapade',
    updated: '2026-11-21',
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
      'The two islands face each other across a strait and could hardly be less alike. Havelock is tall trees, long surf and dive shops; Neil is vegetable plots, bicycles and water the height of a chair. Going from the first to the second feels like turning down a radio. This trip gives each enough hours that you meet it at high and at low tide, which on these shores amounts to seeing two different places.',
    overview: [
      'Two nights for the larger island, one for the smaller, and the tide table decides the hours.',
      'Reef in the morning and open beach in the evening on Havelock; arch and lagoon on Neil, in whichever order the water allows.',
      'The short crossing lies in the middle, the long ones at either end.',
      'Port Blair only holds the two ends together.',
    ],
    itinerary: [
      {
        title: 'Port Blair: tickets in hand',
        text: 'You are handed the ferry tickets for the week; photograph them and keep them dry. The evening is free for the sea wall, or for the Cellular Jail if it is open on your day.',
        stay: 'port-blair',
      },
      {
        title: 'To Havelock',
        text: 'You cross in the forenoon. Once the bags are down, look at the east shore at whatever state the tide is in, remember it, and come again six hours later.',
        ferries: ['port-blair-to-havelock'],
        stay: 'havelock-island',
      },
      {
        title: 'Havelock: reef, then surf',
        text: 'Elephant Beach in the morning, with coral a short swim out; wear a shirt in the water, as an hour of floating face down burns the back. Then Radhanagar: deep sand, heavy waves on some days, and a red flag that is meant seriously.',
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
        text: 'Bharatpur is best on a rising tide, when the lagoon fills with clean water and the parrotfish follow it in. A ferry in the afternoon brings you back.',
        ferries: ['neil-to-port-blair'],
        stay: 'port-blair',
      },
      {
        title: 'Departure',
        text: 'One more plate of idli, and off. We keep this morning empty on purpose, against a late boat the day before.',
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
    updated: '2026-11-21',
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
      'Seen from the aeroplane the Andamans are not blue but green, and this trip takes that seriously. It walks under padauk and gurjan trees with roots like the fins of rockets, listens for woodpeckers and parakeets, and comes out on beaches by the back door. You will sweat, slip once or twice in the wet months, and find that a coconut at the end of a path tastes of more than one bought from a stall.',
    overview: [
      'Two forest walks, Munda Pahad and the track to Elephant Beach, half a day each with the way there.',
      'The sea is the reward at the end of a path rather than the programme.',
      'Paths are steep or wet in places: sound knees, shoes with a grip, a change of socks.',
      'Between the ferries home there is an hour or two among Neil’s fields.',
    ],
    itinerary: [
      {
        title: 'Port Blair: under the first sea almonds',
        text: 'A gentle start at Corbyn’s Cove, where the palms lean and the first sea almonds drop their red leaves on the sand. Buy insect repellent now; small shops further on may have none.',
        stay: 'port-blair',
      },
      {
        title: 'Chidiya Tapu and Munda Pahad',
        text: 'Drive south in the afternoon and walk the Munda Pahad path to the cliff, two hours there and back with stops for birds. Long sleeves are cooler than they sound.',
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
        text: 'The track to Elephant Beach drops through wet forest, over roots and once or twice through mud to the ankle, and ends among drowned trees at the water. A local guide, if one is asked for, is paid at the trailhead.',
        stay: 'havelock-island',
      },
      {
        title: 'By Neil’s gardens to Port Blair',
        text: 'In the hours between boats you see what people grow here: bananas, areca palms, gourds on bamboo frames. The growers work; ask before you step off the lane. The evening is in Port Blair again.',
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
    updated: '2026-11-21',
    name: 'Baratang & Havelock Escapade',
    duration: '5 Days & 4 Nights',
    image: {
      src: '/images/packages/baratang-havelock-escapade.svg',
      alt: 'Torchlight on folded limestone in a black cave, water dripping from a stalactite',
    },
    description: [
      '3 nights Port Blair, 1 night Havelock',
      'Limestone, mud and mangrove one day, open sea the next',
      'One very early start, then later ones',
    ],
    introduction:
      'Stone grows slowly under Baratang: a drop falls, leaves a grain of lime, and falls again. The caves lie at the end of a morning that has a road, a vehicle ferry, a boat and a footpath in it, and the reward is dim, ribbed and dripping. The next afternoon you are on Havelock’s western sand with the sun in your eyes. The pairing suits people who like to have worked a little for their beach.',
    overview: [
      'A cave, a creek and a cone of mud on the second day; salt water from the third.',
      'Baratang and back takes some twelve hours, so the days around it are kept light.',
      'The rules of the convoy hold for every guest; we go through them with you beforehand.',
      'From Havelock the way home leads over Neil, with time to get wet.',
    ],
    itinerary: [
      {
        title: 'Port Blair: bag packed, early night',
        text: 'Rest after the flight, and let us copy your papers for the road check. Supper early, bag packed: torch, water, closed shoes, a scarf against dust.',
        stay: 'port-blair',
      },
      {
        title: 'Baratang and back',
        text: 'The car leaves well before light to join the convoy. In the reserve the windows stay up, cameras stay away and no one stops or gives anything; we ask every guest to keep to it. From the far jetty a small boat noses through a mangrove tunnel to the path for the caves, and the mud volcano is a short drive and a flight of steps away.',
        visits: ['baratang'],
        stay: 'port-blair',
      },
      {
        title: 'Havelock: washing off the cave',
        text: 'After yesterday, a ferry seat is a luxury. Radhanagar in the late afternoon takes the ache out of the knees; swim between the flags and rinse the cave from your hair.',
        ferries: ['port-blair-to-havelock'],
        stay: 'havelock-island',
      },
      {
        title: 'A swim off Neil, then Port Blair',
        text: 'Two shorter crossings instead of one, with a pause at Bharatpur for a swim or a glass-bottom boat at your own cost. Should weather stop one of them, the direct boat to Port Blair is the second plan, and we pass on what the operators say as soon as they say it.',
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
      'Are the caves and the mud volcano open in our week?',
      'What do we do instead if the road is closed that day?',
    ],
  },
  {
    slug: 'honeymoon-escapade',
    updated: '2026-11-21',
    name: 'Honeymoon Escapade',
    duration: '5 Days & 4 Nights',
    image: {
      src: '/images/packages/honeymoon-escapade.svg',
      alt: 'Two low chairs face a pale sunrise over a still lagoon, a coconut on the sand between them',
    },
    description: [
      '2 nights Port Blair, 2 nights Neil, and Havelock by day',
      'Nights on the smaller island, which is dark and quiet by nine',
      'A whole morning with no plan except a sunrise, if you wake',
    ],
    introduction:
      'Couples are usually sent to Havelock to sleep and to Neil for lunch. We turned it round. You spend a few bright hours on Radhanagar, among everyone else, and then take a late boat to the smaller island, where frogs are the loudest thing after supper and the lane is lit by whatever moon there is. It is a short trip with one long middle, and the middle is a day on which nobody expects you anywhere.',
    overview: [
      'Radhanagar without a night there, Neil without hurrying through it.',
      'Two boats on the second day, one on the fourth, none on the day between.',
      'The order of the islands may change with the sailings; the two nights on Neil stay.',
    ],
    itinerary: [
      {
        title: 'Port Blair: a free evening',
        text: 'A car at the airport, flowers if you tell us you would like them and what you would spend, and a free evening. Corbyn’s Cove is close enough for a walk on the sand before dinner.',
        stay: 'port-blair',
      },
      {
        title: 'Havelock by day, Neil by night',
        text: 'Bags ride in the vehicle while you have Radhanagar in full noon light, hat on, feet in the surf, a long lunch under the trees. The late ferry moves on to Neil; this depends on the season’s sailings, and otherwise the order of the islands changes.',
        ferries: ['port-blair-to-havelock', 'havelock-to-neil'],
        stay: 'neil-island',
      },
      {
        title: 'Neil: the long middle',
        text: 'Sitapur lies east, a short ride in the cool, with low cliffs and the first sun on them. Afterwards back to bed, then breakfast when it is nearly lunch. Swim at Bharatpur when the tide is up.',
        stay: 'neil-island',
      },
      {
        title: 'Back to Port Blair',
        text: 'The rock arch before the boat, with time for the one photograph your mothers will frame. In town, share a plate of prawns and go to bed with the window open on the harbour.',
        ferries: ['neil-to-port-blair'],
        stay: 'port-blair',
      },
      {
        title: 'Departure',
        text: 'We drive you the last two kilometres. Bring the shell-white sand home in your shoes; more than that the rules do not allow.',
      },
    ],
    inclusions,
    exclusions,
    destinations: ['havelock-island', 'neil-island'],
    ask: [
      'Is there a late ferry from Havelock to Neil in our month?',
      'Can we have a room on Neil that no road passes?',
      'Could the flowers wait in the room instead of at the airport?',
    ],
  },
  {
    slug: 'andaman-escapade',
    updated: '2026-11-21',
    name: 'Andaman Escapade',
    duration: '6 Days & 5 Nights',
    image: {
      src: '/images/packages/andaman-escapade.svg',
      alt: 'Fig roots grip a roofless brick wall, a spotted deer standing in a patch of noon sun',
    },
    description: [
      '3 nights Port Blair, 1 night Havelock, 1 night Neil',
      'The round trip for a first visit: harbour, history, two islands',
      'A full day for Ross Island and North Bay',
      'Easy to lengthen by a day at either end',
    ],
    introduction:
      'Friends who are coming for the first time and do not know what they like best get this plan from us. Half of it is Port Blair and its harbour, which carries the story: a penal settlement, a wartime occupation, a young flag raised. The other half is sand. By the fourth day it is clear whether you are a person for ruins or for reefs, and the return visit more or less plans itself.',
    overview: [
      'Two days for the harbour and its history, two for the islands, one to let it settle.',
      'Ruins and reef share a day; long sand, an arch and a museum have one each.',
      'Three ferries on three days running, each after a full night’s sleep.',
    ],
    itinerary: [
      {
        title: 'Port Blair: the story first',
        text: 'Sri Vijaya Puram on the newer signboards, Port Blair on most lips. Begin with the Cellular Jail before its gates close, and sit down afterwards on the lawn outside: it is a lot to take in on a day that started in another city.',
        stay: 'port-blair',
      },
      {
        title: 'Ross and North Bay by launch',
        text: 'The launch makes a triangle. On one side fig roots, a church without a roof and deer that inspect your bag; on the other corals, and boatmen offering rides that are not part of the package, so agree the sum first or just swim.',
        visits: ['ross-island', 'northbay'],
        stay: 'port-blair',
      },
      {
        title: 'To Havelock',
        text: 'The crossing is long enough for a chapter and a nap. Radhanagar carries the Blue Flag, has changing rooms and showers, and asks in return that rubbish leaves with the person who brought it.',
        ferries: ['port-blair-to-havelock'],
        stay: 'havelock-island',
      },
      {
        title: 'To Neil',
        text: 'You arrive while the fields are being watered. See the rock arch at low tide in old trainers, then Laxmanpur, where the sun goes into the sea rather than behind a hill.',
        ferries: ['havelock-to-neil'],
        stay: 'neil-island',
      },
      {
        title: 'Port Blair: names for the corals',
        text: 'Ferry, lunch, an idle afternoon. Samudrika’s cases of coral give names to what you have been swimming over.',
        ferries: ['neil-to-port-blair'],
        stay: 'port-blair',
      },
      {
        title: 'Departure',
        text: 'Look out on the right if the plane climbs northwards, because on a clear day Havelock and Neil lie below that wing.',
      },
    ],
    inclusions,
    exclusions,
    destinations: ['ross-island', 'northbay', 'havelock-island', 'neil-island'],
    ask: [
      'On which days of our stay are the jail and Ross Island open?',
      'If we added a day, where would it do most good?',
      'Which rides at North Bay are worth asking for beforehand?',
    ],
  },
  {
    slug: 'pristine-andaman',
    updated: '2026-11-21',
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
      'At the end come Havelock and a midday on Neil, where beds and dinners are easier.',
    ],
    itinerary: [
      {
        title: 'Port Blair: cash, bottles, maps',
        text: 'Draw cash, fill bottles, download the maps, since all three grow scarcer further north. There is no other work today than a look at the harbour from your window.',
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
        text: 'A whole day’s drive, and no way to shorten it. Take a cushion, oranges and something to listen to; the convoys keep fixed hours, and the driver times every stop by them.',
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
        text: 'A midday halt on Neil, with the rock arch or the lagoon as the tide decides, and onward with the afternoon boat. The last night is in town so that a rough sea costs you no flight.',
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
      'Which permissions do we need for the twin islands?',
    ],
  },
];
