import type { Post } from './schema/post';

// The posts of the blog. The site shows the newest first, by their `date`.
// A slug is its title in small letters and hyphens; authors are listed in authors.ts.
export const posts: Post[] = [
  {
    title: 'What an Andaman trip costs',
    author: 'team',
    date: '2026-11-22',
    updated: '2026-11-26',
    image: {
      src: '/images/posts/what-an-andaman-trip-costs.svg',
      alt: 'A red tin cash box with notes, coins, a coconut with a straw and two boat tickets on a jetty, a ferry far behind',
    },
    description:
      'What an Andaman price covers, what changes it, what is not in it, and how to compare two offers.',
    sections: [
      {
        paragraphs: [
          'Our family packages cost {price:family-4-nights-5-days} for four nights, {price:family-5-nights-6-days} for five and {price:family-7-nights-8-days} for seven. Our honeymoon packages cost {price:honeymoon-4-nights-5-days} for four and {price:honeymoon-7-nights-8-days} for seven. These prices are {term:per}. The flight is not included.',
        ],
        link: { label: 'Prices and terms', href: '/prices-and-terms' },
      },
      {
        heading: 'People, nights and ferries',
        paragraphs: [
          'First, see who the price is for: one person, or a couple? Alone you pay for the whole room: {term:alone}. If three of you share a room, ask us.',
          'Then count nights, not days: a package of five days has four nights. Then count the ferries. A trip to Havelock needs two, out and back. Havelock and Neil together need three. Each ferry also needs a car at both ends.',
          'The date matters too: {term:season}.',
        ],
      },
      {
        heading: 'What our price covers',
        paragraphs: [
          'Rooms: {term:rooms}.',
          'Meals: {term:meals}.',
          'Boats and cars: {term:boats}. If your trip goes to Ross Island, North Bay, the caves or Jolly Buoy, that boat is covered, too.',
          'Entry: permits and tickets for sights.',
          'You pay yourself: {term:extras}, and the flight.',
        ],
        image: {
          src: '/images/pages/prices.svg',
          alt: 'A breakfast tray, two room keys, two boat tickets and a palm-leaf hat on a table above a morning lagoon',
        },
      },
      {
        heading: 'Children, tax and deposit',
        paragraphs: [
          'Children: {term:children}. From five years on, ask us with the ages.',
          'Tax: {term:taxes}. Deposit: you pay {term:deposit}.',
        ],
      },
      {
        heading: 'If you cancel, or the ferry does not sail',
        paragraphs: [
          'The later you cancel, the more we keep: the terms have a table.',
        ],
        quotesTerms: true,
        link: { label: 'When a ferry is cancelled', href: '/ferry-cancelled' },
      },
      {
        heading: 'The flight',
        paragraphs: [
          'Look at fares before you choose your week, and choose a fare that you can change.',
        ],
      },
      {
        heading: 'How to compare two offers',
        paragraphs: [
          'Ask both agencies the same questions.',
          'Is the price per person or per room? How many nights are there, and in which hotels? Are the ferries private or government ships?',
          'Which meals, outings and boats are included, by name? Is the tax included?',
          'How much do you pay ahead, and what does the agency keep if you cancel? If a ferry is cancelled, what do you get back, and who makes the new plan?',
        ],
      },
      {
        heading: 'Where to save, and where not to',
        paragraphs: [
          'See one island instead of two: you need one ferry fewer. Come in February or March: no night costs more then. If you book your ferries yourself and have time, take government ships: they usually cost less and take longer. Do not save on the night in Port Blair before your flight.',
        ],
        image: {
          src: '/images/cruise/government-ferries.svg',
          alt: 'An old white ship with a rust-red funnel takes on sacks and bicycles in the early morning light',
        },
      },
    ],
    places: [
      'havelock-island',
      'neil-island',
      'ross-island',
      'northbay',
      'baratang',
      'jolly-buoy',
    ],
  },
  {
    title: 'Havelock or Neil, and how many nights',
    author: 'team',
    date: '2026-11-22',
    updated: '2026-11-26',
    image: {
      src: '/images/posts/havelock-or-neil-and-how-many-nights.svg',
      alt: 'Two islands across a moonlit strait, one high and forested, one flat with lit huts; a small boat between them',
    },
    description:
      'What each island has, who will like it, how long the ferries take, and how to divide four to eight days.',
    sections: [
      {
        paragraphs: [
          'Havelock is the larger island and has more to do. Neil is smaller and quieter. Both have white beaches and coral close to the shore. If you have seven nights, we recommend three on Havelock and two on Neil.',
          'Your tickets may show the official names: Swaraj Dweep for Havelock, and Shaheed Dweep for Neil.',
        ],
      },
      {
        heading: 'What Havelock has',
        paragraphs: [
          'Radhanagar is the most famous beach: a long curve of pale sand with tall forest behind it. It was given the Blue Flag in 2020. It faces west, so people come for the sunset.',
          'Elephant Beach has coral close to the shore. You go there by boat or on foot.',
          'Kalapathar, on the east coast, is the beach for sunrise. Havelock also has cash machines, and the undersea internet cable reaches it. If you have to work on your trip, stay here.',
        ],
        image: {
          src: '/images/beaches/radha-nagar.svg',
          alt: 'A couple watches an orange sun touch the sea, tall forest trees throw long shadows on a curve of sand',
        },
      },
      {
        heading: 'What Neil has',
        paragraphs: [
          'Neil is green and mostly flat, with vegetable fields between its beaches. At Bharatpur there is coral in shallow water. Laxmanpur is the beach for sunset and Sitapur the one for sunrise. At low tide you can walk to the natural rock arch.',
          'Bring cash: the internet can be slow, and UPI may fail.',
        ],
        image: {
          src: '/images/attractions/natural-rock-at-neil.svg',
          alt: 'A rugged rock arch tufted with bushes stands over mirror-like tide pools at low morning water',
        },
      },
      {
        heading: 'Which island suits you',
        paragraphs: [
          'Choose Havelock if you want a great beach and many things to do. Choose Neil if you want quiet days, short distances and coral in shallow water.',
          'For a first dive, choose Havelock. Plan it for your first full day, so that you can move it if the wind is strong.',
          'With one or two nights on the islands, we would choose one of them. If you want to see both and do not mind packing each day, look at “Four evenings, four shores” and “Island Hopping”. With three nights or more there is time for both.',
        ],
      },
      {
        heading: 'How long the ferries take',
        paragraphs: [
          'Port Blair to Havelock takes {minutes:port-blair-to-havelock} minutes, depending on the ship. Port Blair to Neil takes {minutes:port-blair-to-neil} minutes, and Havelock to Neil {minutes:havelock-to-neil} minutes.',
          'Count half a day for each crossing. One island takes two crossings, and both islands take three.',
        ],
      },
      {
        heading: 'Four days to eight',
        paragraphs: [
          'With four days, spend one night in Port Blair, one on an island, and the last in Port Blair again. With five days, spend two nights on one island, with a night in Port Blair before and after.',
          'With six days, spend two nights on Havelock, one on Neil and two in Port Blair. With seven days, spend two on each island, and two in Port Blair. Our own trips of seven days have one night on Neil, and an outing from Port Blair instead of the second. With eight days, spend three on Havelock, two on Neil and two in Port Blair.',
        ],
      },
      {
        heading: 'Which island first',
        paragraphs: [
          'Most of our trips go to Havelock first. If you dive, that keeps the dive far from the flight. If you do not dive, you can ask for Neil first: more ships usually sail to Port Blair from Havelock.',
          'If you sleep only on Havelock, you can still see Neil for a few hours. Take a morning ferry to Neil, and a second ferry to Port Blair later in the day, if the two fit together.',
        ],
        link: { label: 'Which island first, and for whom', href: '/questions#which-island-first' },
      },
    ],
    places: ['havelock-island', 'neil-island'],
  },
  {
    title: 'Permits and rules in plain words',
    author: 'team',
    date: '2026-11-22',
    updated: '2026-11-26',
    image: {
      src: '/images/posts/permits-and-rules-in-plain-words.svg',
      alt: 'A red-and-white barrier closes a misty forest road at dawn; cars wait before it with their tail lights lit',
    },
    description:
      'Identity papers for the ferries, permits for foreign visitors, the road to Baratang, and what not to take or bring.',
    sections: [
      {
        paragraphs: [
          'Take nothing from the beach, fly no drone, and do not stop on the road to Baratang. Only the authorities give permits. Rules change: “Before you travel” says when we checked and which office decides.',
        ],
      },
      {
        heading: 'Papers for the ferries',
        paragraphs: [
          'On a ferry everybody with a ticket shows a photo identity card, and it must be the original, not a copy. Government ships check the card that you named when you booked. ITT Majestic also wants a printed ticket.',
          'For a child, ask the operator which paper it accepts. Indian citizens need no area permit and can skip the next section.',
        ],
      },
      {
        heading: 'Visitors from abroad',
        paragraphs: [
          'The permit for foreign visitors is called the Restricted Area Permit. The police’s own page says that many islands could be visited without it until 31 December 2022. We do not know whether that still holds, so this page has no list of islands.',
          'People with some nationalities or origins need the permit in any case: “Before you travel” names them.',
          'Whichever passport you hold, ask us, and look at the authorities’ page, before you book a flight.',
        ],
      },
      {
        heading: 'Parks and forests',
        paragraphs: [
          'Forests, sanctuaries and reserves need a separate permission. Jolly Buoy and Red Skin, in the marine national park, are day trips with a permit. They open in turn: Jolly Buoy usually from {season:jolly-buoy}, and Red Skin from {season:red-skin}. Both are usually closed on {closed:jolly-buoy}. No plastic is allowed there.',
        ],
        image: {
          src: '/images/destinations/jolly-buoy.svg',
          alt: 'From the air at noon: a round wooded islet with a collar of sand, brown reef and blue depth beyond',
        },
      },
      {
        heading: 'The road to Baratang',
        paragraphs: [
          'The road to Baratang crosses a reserve for some 49 km, about 90 minutes. Vehicles drive there only in escorted convoys, at fixed hours.',
          'On this road you do not stop, take no photographs and give nothing. Put the camera and the phone away before the gate. If somebody offers you an exception, do not book with them.',
        ],
      },
      {
        heading: 'On the beach and in your suitcase',
        paragraphs: [
          'Taking coral, shells or sand is an offence. PET bottles under two litres have been banned since 2019: bring a bottle to refill. Drones need permissions: leave yours at home. Satellite phones are illegal without a licence.',
        ],
        image: {
          src: '/images/activities/neil-laxmanpur-sunset.svg',
          alt: 'A hermit crab crosses a shell beach under a violet sky, a man and a child walk far off along the water',
        },
      },
      {
        heading: 'In the water',
        paragraphs: [
          'Swimming is restricted at Wandoor and Chidiya Tapu because of crocodiles. Where a board warns of them, nobody goes into the water, even if it looks calm.',
          'If this page and a notice on the spot disagree, follow the notice.',
        ],
      },
    ],
    places: ['havelock-island', 'baratang', 'jolly-buoy', 'diglipur'],
  },
  {
    title: 'Five days for a first visit',
    author: 'team',
    date: '2024-11-06',
    updated: '2026-11-26',
    image: {
      src: '/images/posts/five-days-for-a-first-visit.svg',
      alt: 'Three green islands in a row below an aircraft wing, the sea pink with early light',
    },
    description:
      'Two nights on Havelock, a few hours on Neil, and no ferry on the day you fly home.',
    sections: [
      {
        paragraphs: [
          'Five days are four nights, and each ferry takes about half a day. That is enough for Port Blair and Havelock, and for a few hours on Neil if the ferries fit. Evenings are short: in mid-November the sun sets on Havelock at about ten to five.',
        ],
      },
      {
        heading: 'Day one: Port Blair and the Cellular Jail',
        paragraphs: [
          'The airport is about 2 km from the town, so you can have lunch soon after you land. In the afternoon, visit the Cellular Jail. Walk past the cells, and go up the tower while it is light.',
          'The jail closes around noon and in the late afternoon, and perhaps on Mondays: look at its hours first. After dark you can sit down in the courtyard for the sound-and-light show. Ask us which shows are in English.',
        ],
      },
      {
        heading: 'Day two: the ferry to Havelock',
        paragraphs: [
          'Take a morning ferry. Be at the wharf at least 1 hour before departure, with the original of your photo identity card.',
          'In the afternoon go to Radhanagar, which faces west. Be there two hours before sunset.',
        ],
        image: {
          src: '/images/packages/explore-havelock.svg',
          alt: 'A couple walks along the curve of Radhanagar at dusk, tall forest dark behind the last strip of light',
        },
      },
      {
        heading: 'Day three: a free day on Havelock',
        paragraphs: [
          'You can see the sunrise, and then dive or snorkel. Do not plan a dive and snorkelling on the same day: each needs the morning.',
          'For sunrise, go to Kalapathar on the east coast. Leave the hotel an hour before sunrise.',
          'For snorkelling, go to Elephant Beach, where coral begins close to the shore. You pay for the boat on the spot, or walk through the forest.',
          'A first dive takes the morning. It has to be today, because tomorrow your flight is too near.',
        ],
      },
      {
        heading: 'Day four: back to Port Blair, by way of Neil if it fits',
        paragraphs: [
          'On some days you can leave Havelock in the morning, spend a few hours on Neil and reach Port Blair by evening. That is enough to snorkel over the shallow coral at Bharatpur. At low tide you can also walk to the natural rock arch.',
          'If the ferries do not fit, enjoy a second morning on Havelock and take a direct ferry back. Neil is better with a night of its own, with sunset at Laxmanpur and sunrise at Sitapur. For that you need a sixth day.',
          'In both cases, sleep in Port Blair tonight.',
        ],
      },
      {
        heading: 'Day five: Ross Island, then the airport',
        paragraphs: [
          'If your flight leaves in the afternoon, you can see Ross Island first. It is a short launch ride from the town, and usually closed on {closed:ross-island}. Fig roots hold up the British ruins, and deer sleep in their shade. Two hours are enough.',
          'North Bay takes half a day and a change of clothes, so it fits only before a late flight. If the sea is rough, leave the boats out.',
        ],
        image: {
          src: '/images/attractions/north-bay-and-ross-island.svg',
          alt: 'Fig roots grip the broken brick walls of an old church, two spotted deer in the afternoon shade',
        },
      },
      {
        heading: 'What we leave out',
        paragraphs: [
          'Baratang takes a whole day, and Diglipur is a full day away by road. Neither fits into this plan. The trip “Baratang & Havelock Escapade” has Baratang in five days.',
        ],
      },
    ],
    places: [
      'havelock-island',
      'neil-island',
      'ross-island',
      'northbay',
      'baratang',
      'diglipur',
    ],
  },
  {
    title: 'When to visit the Andamans, month by month',
    author: 'team',
    date: '2024-08-26',
    updated: '2026-11-26',
    image: {
      src: '/images/posts/when-to-visit-the-andamans-month-by-month.svg',
      alt: 'A single palm on a spit of sand, one half of the sky in sun and the other under monsoon rain',
    },
    description:
      'Rain, wind, sunset and crowds in each month of the year, and the weeks that we would choose.',
    sections: [
      {
        paragraphs: [
          'Most people come between October and May. The temperature hardly changes: afternoons reach 29 to 33 °C all year, and the sea is 28 to 30 °C warm. The rain, the wind, the hour of sunset and the number of visitors change. The figures for rain are the India Meteorological Department’s averages for Port Blair.',
        ],
      },
      {
        heading: 'December and January',
        paragraphs: [
          'December has 111 mm of rain on five days, and January 49 mm on two days. A cyclone can still stop the ferries in December.',
          'From mid-December to mid-January the islands are fullest. If you want to come for New Year, write to us by September. If it is later, call us. In the second half of January the weather is as good, and there are fewer people. The sun sets at about five in December, and at about twenty past five in late January.',
          'At Kalipur, near Diglipur, turtles nest from about December to March.',
        ],
      },
      {
        heading: 'February and March',
        paragraphs: [
          'If you can choose your dates, come between mid-February and mid-March. It rains very little: 14 mm in February and 33 mm in March. From January to April the sea is usually calmest and the water clearest. Ferries usually sail as planned.',
        ],
        image: {
          src: '/images/pages/about.svg',
          alt: 'A couple sits on a quiet beach beside a broad sea almond tree with red leaves',
        },
      },
      {
        heading: 'April and May',
        paragraphs: [
          'April is the hottest month. There is little wind, and the water is still clear. Go out soon after sunrise, and stay in the shade at noon.',
          'The first half of May is like April, with more clouds. The monsoon usually arrives between 15 and 22 May, and the whole month brings 407 mm of rain. From May to December, plan two nights in Port Blair before your flight: weather can stop a ferry.',
        ],
      },
      {
        heading: 'June, July, August and September',
        paragraphs: [
          'The sea can be rough. Ferries are cancelled at short notice, and boats to the reefs often do not sail. Each month brings more than 440 mm of rain. September is the wettest, with 505 mm on twenty days.',
          'Some people like this season, with its deep green forest and empty beaches, but do not count on a dive.',
        ],
      },
      {
        heading: 'October and November',
        paragraphs: [
          'The rain eases in October: 301 mm on fifteen days. You get clear mornings between the showers. Storms can still stop a ferry. The hills are green, the paths are muddy, and the waterfalls of Little Andaman are full. At Diwali the islands are crowded.',
          'November has 222 mm on ten days. Bring a raincoat: about two days in three stay dry. A cyclone can stop the ferries. November also has the earliest sunset of the year, at about ten to five.',
        ],
      },
      {
        heading: 'The tide and the moon',
        paragraphs: [
          'For some sights the tide is more important than the month. The sandbar between the twin islands off Diglipur and the walk to the rock arch on Neil both need low tide. There are two low tides a day, and each comes about fifty minutes later than the day before. The lowest ones come near new moon and full moon.',
          'On dark nights around new moon, from October to April, the sea can glow when you move a paddle through it. Nobody can promise it.',
        ],
        image: {
          src: '/images/hero/night-kayak.svg',
          alt: 'A kayak leaves a trail of blue light on dark water beneath a sky full of stars',
        },
      },
    ],
    places: [
      'havelock-island',
      'neil-island',
      'northbay',
      'diglipur',
      'little-andaman',
      'jolly-buoy',
    ],
  },
  {
    title: 'How to be a good guest on the reef',
    author: 'team',
    date: '2024-07-08',
    updated: '2026-11-26',
    image: {
      src: '/images/posts/how-to-be-a-good-guest-on-the-reef.svg',
      alt: 'Under water, a green turtle glides over branching coral while a snorkeller keeps well back',
    },
    description:
      'Simple rules for snorkelling: where to stand, what not to touch, how near to go, and what to leave at home.',
    sections: [
      {
        paragraphs: [
          'Put your head under water and listen. You hear tiny shrimps crackle, and parrotfish scrape the rock. A reef is full of life, but it grows slowly: a boulder coral grows by about a centimetre in a good year. One careless kick can break what took many years to grow.',
        ],
      },
      {
        heading: 'Where to snorkel',
        paragraphs: [
          'On Havelock, go to Elephant Beach, on Neil to Bharatpur, and from Port Blair to North Bay. Jolly Buoy is a day trip with a permit. Stay out of the water wherever a board warns of crocodiles.',
        ],
      },
      {
        heading: 'Before you get wet',
        paragraphs: [
          'Wear a long-sleeved swim shirt. It keeps the sun off your back and arms, and you need less sunscreen. Some sunscreens may harm corals. Put sunscreen on the rest of your skin half an hour before you swim.',
          'Try your mask over sand, where you can stand. If you are not a strong swimmer, wear a life jacket. It lets you float flat, so your feet stay away from the coral. Tie up long hair and loose straps. Never snorkel alone, and ask the crew about currents.',
        ],
        image: {
          src: '/images/services/snorkeling.svg',
          alt: 'A lone snorkeller floats over a pale reef flat, seen from the air in early morning light',
        },
      },
      {
        heading: 'Feet, fins and hands',
        paragraphs: [
          'People break coral in waist-deep water, when they stand up. If your mask leaks, roll on to your back, breathe, empty the mask and roll over again. Stand only on sand.',
          'Fins are longer than you think. Kick slowly from the hip, and keep two arm’s lengths away from everything that grows.',
          'Walk out over bare sand, where your guide shows you.',
        ],
      },
      {
        heading: 'Feed no fish, take nothing home',
        paragraphs: [
          'Do not feed the fish. Bread brings only a few kinds, and they learn to bite fingers. Stay over one spot for five minutes instead, and many more fish come out.',
          'Take nothing home. Hermit crabs need empty shells. Taking coral, shells or sand is an offence, and a dead white piece from the beach is coral, too. Bring a steel bottle, and carry your lunch in a tin.',
        ],
      },
      {
        heading: 'Turtles and other animals',
        paragraphs: [
          'A turtle must come up to breathe. Stay at its side, let it choose the distance, and never swim above it or chase it. On land, turtles need darkness. They nest at Kalipur, near Diglipur, between about December and March. A torch or a flash can send a turtle back to the sea. Sit where the forest staff tell you, and leave the phone in your pocket.',
          'A triggerfish guards its nest and may swim at you. Swim away to the side, not up. Lionfish and stonefish have venomous spines, so touch nothing. If you are stung, tell the crew at once and see a doctor.',
        ],
        image: {
          src: '/images/beaches/kalipur-beach.svg',
          alt: 'A sea turtle crawls up dark sand under a starry sky, the outline of a high forested peak behind',
        },
      },
      {
        heading: 'The boat and your dinner',
        paragraphs: [
          'Ask one question before you pay for a boat: does it tie up to a buoy, or does it drop an anchor? An anchor breaks the coral that it falls on.',
          'You can help at dinner too. Choose tuna or seer fish, which live in open water. Parrotfish eat the algae that grow on coral, so leave them on the reef.',
        ],
      },
      {
        heading: 'If the coral looks white',
        paragraphs: [
          'Corals turn white when the sea is too warm for weeks, because they lose the algae that feed them. White coral is not dead yet. It can recover if the water cools. The reefs here went through such heat in 1998, 2010 and 2016. In April 2024 NOAA, an ocean agency, announced that corals were bleaching worldwide. We have no newer report from here.',
        ],
      },
    ],
    places: ['northbay', 'havelock-island', 'neil-island', 'jolly-buoy', 'diglipur'],
  },
  {
    title: 'Andaman with children and grandparents',
    author: 'team',
    date: '2024-04-22',
    updated: '2026-11-26',
    image: {
      src: '/images/posts/andaman-with-children-and-grandparents.svg',
      alt: 'A grandmother with her arm about a small child sits under a wide tree at noon, spotted deer graze',
    },
    description:
      'Three generations on one trip: few changes of hotel, shallow water, easy sights, and what to leave out.',
    sections: [
      {
        paragraphs: [
          'The Andamans are good for three generations. Drives on Havelock and Neil are short, and the sea is warm all year. A grandfather who has never learnt to swim can look at coral through a glass-bottom boat, if he can wade to it and take a high step.',
          'With toddlers and grandparents, plan two bases at most, one big outing a day, and a rest after lunch. A day with two ferries has no time for that rest. “Made for toddlers” has one such day, “For three generations” none. Both have only two bases, Port Blair and Havelock.',
        ],
      },
      {
        heading: 'Steps, slopes and gangways',
        paragraphs: [
          'You board a ferry over a gangway. Its slope changes with the tide. If somebody uses a wheelchair, tell us before anything is booked: we ask the ship. Small boats are harder: at some beaches you climb over the side into shallow water.',
          'At the Cellular Jail you can see the courtyard and the exhibits at ground level without climbing the tower. At the sound-and-light show everybody sits.',
          'On Ross Island the paths go uphill: ask on the day whether the battery carts are running.',
        ],
      },
      {
        heading: 'Places for small children',
        paragraphs: [
          'On Ross Island, deer walk past very close, and fig roots have grown over whole walls. Look, and do not feed the deer. On Neil, Bharatpur has shallow water over sand and coral, good for a first mask. Bring a child’s mask from home: a hired one may be too big.',
          'At Radhanagar there is a lot of room for running and sandcastles. The water gets deep faster than it looks: stay where flags and lifeguards allow it, and hold each child’s hand.',
          'Corbyn’s Cove, the palm beach of Port Blair, is good for an hour on the sand. Do not swim there: crocodiles have been seen on these coasts.',
          'For a rainy hour in town there is Samudrika, the naval museum, with shells, corals and fish tanks.',
        ],
      },
      {
        heading: 'Coral for grandparents',
        paragraphs: [
          'In a glass-bottom boat you sit on a bench and look down at the coral. To get on, you often step through knee-deep water. Around noon the light is best. The Coral Safari Submarine shows more, but you go down a narrow stair.',
          'Before a sea walk or a dive, ask your own doctor at home, in good time.',
        ],
        image: {
          src: '/images/activities/jolly-buoy-glass-boat.svg',
          alt: 'Heads bend over a glowing window in a boat’s floor, deep in an awning’s shade, corals green below',
        },
      },
      {
        heading: 'A good day, hour by hour',
        paragraphs: [
          'We would be on the sand soon after sunrise, and come back for a late breakfast. Rest inside from eleven to three, then go out until dusk.',
          'Give us the ages of the children. We then ask the hotels about extra beds, and about rooms side by side or on the ground floor. On our trips {term:children}.',
        ],
      },
      {
        heading: 'What we would leave out',
        paragraphs: [
          'Leave out Baratang and Diglipur with small children: the drives are long, and the convoy to Baratang does not stop. Older children may love it.',
        ],
      },
      {
        heading: 'One bag for everybody',
        paragraphs: [
          'Divide the regular medicines between two bags, with the prescriptions. Bring hats with a cord, rehydration salts, a torch, and thin long sleeves for the evening, when sandflies bite. Ask the children’s doctor about seasickness before you sail.',
        ],
        image: {
          src: '/images/pages/before.svg',
          alt: 'An open suitcase on a bed in lamplight: rolled shirts, a mask and snorkel, a steel bottle, a torch, a sun hat',
        },
      },
    ],
    places: [
      'ross-island',
      'havelock-island',
      'neil-island',
      'northbay',
      'baratang',
      'diglipur',
    ],
  },
  {
    title: 'Your first dive at Havelock',
    author: 'team',
    date: '2024-03-04',
    updated: '2026-11-26',
    image: {
      src: '/images/posts/your-first-dive-at-havelock.svg',
      alt: 'A diver hangs on a mooring line in deep blue water, bubbles rising to the dark hull of a boat',
    },
    description:
      'The health form, the ears, the first breath: what a try-dive is like, what to ask, and which day to choose.',
    sections: [
      {
        paragraphs: [
          'The first breath under water feels strange. You want to hold your breath. Then the regulator gives you dry, cool air. You breathe out, and bubbles run past your ears. All this happens in water where you can still stand.',
        ],
      },
      {
        heading: 'The health form comes first',
        paragraphs: [
          'Before the dive you fill in a medical form. Answer it honestly. A yes does not always mean that you can’t dive, but a doctor may have to sign. That is hard to arrange on Havelock. So get the form from the operator weeks ahead, and show it to your own doctor.',
          'Only a doctor can say whether you are fit to dive; neither we nor an instructor can. Do not dive with a cold or a blocked nose, or after a night of drinks. The lowest age is ten years, and some operators ask for more.',
        ],
      },
      {
        heading: 'What happens, step by step',
        paragraphs: [
          'Keep half a day free, although you will be under water for much less than an hour.',
          'First the instructor explains the equipment and a few hand signs, and why you never hold your breath. A ring of thumb and finger means “I am fine”. A thumb that points up does not mean “good”: it means “take me up”. Then you practise in waist-deep water. You learn to clear the mask and to put the regulator back. Only then does the instructor lead you deeper, slowly.',
        ],
      },
      {
        heading: 'How deep you go',
        paragraphs: [
          'A try-dive goes to 12 metres (40 feet) at most. Dives of 40 to 50 feet (12 to 15 metres) are for divers with a certificate. With an open-water card they may go to 18 metres, usually to 30 with an advanced one.',
          'In shallow water the coral has more colour.',
        ],
        image: {
          src: '/images/activities/havelock-scuba-dive.svg',
          alt: 'A diver’s torch wakes orange sea fans on a rock wall in the deep blue, small silver fish overhead',
        },
      },
      {
        heading: 'Ears and masks',
        paragraphs: [
          'You feel the pressure in your ears early, in the first two metres. Pinch your nose and blow gently, again and again, before anything hurts. If an ear does not clear, give the sign for a problem, go up a little and try again. Never go down with pain. If an instructor hurries you, stop the dive.',
          'If your mask leaks at the surface, ask for another one.',
        ],
      },
      {
        heading: 'The right day',
        paragraphs: [
          'Plan the dive for your first full morning on the island. If the wind is too strong, you still have the next day. It also keeps you far from your flight. {guide:flying-after-a-dive}',
        ],
      },
      {
        heading: 'What to ask the operator',
        paragraphs: [
          'How many beginners does one instructor take down? Best is one. Are oxygen and a radio on the boat? Which agency certified the instructor? Do I get my money back if the sea is rough? What is your plan in an emergency?',
          'The last question is important: a report of 2017 names a single recompression chamber in the islands, the navy’s in Port Blair.',
        ],
      },
      {
        heading: 'You may change your mind',
        paragraphs: [
          'You can turn back on the ladder, at one metre or at five. Show the thumb that points up, and you do not have to give a reason. With a snorkel, at Elephant Beach, you see many of the same animals.',
        ],
        image: {
          src: '/images/activities/havelock-elephant-beach-snorkelling.svg',
          alt: 'Half above, half below: a snorkeller floats over blue-lipped clams in mid-morning, fallen trunks ashore behind',
        },
      },
    ],
    places: ['havelock-island', 'neil-island'],
  },
  {
    title: 'Ferries without surprises',
    author: 'team',
    date: '2024-01-18',
    updated: '2026-11-26',
    image: {
      src: '/images/posts/ferries-without-surprises.svg',
      alt: 'A twin-hulled ferry at the wharf in first light, its gangway down and a row of bags beside it',
    },
    description:
      'Which ship, which wharf, how long, what to bring, and what to do when a ferry is cancelled.',
    sections: [
      {
        paragraphs: [
          'Nearly everybody goes to Havelock and Neil by ferry, but not every ship sails every day.',
        ],
      },
      {
        heading: 'Private ships and government ships',
        paragraphs: [
          'Private ships sail between Port Blair, Havelock and Neil. Their cabins are usually closed and air-conditioned, with numbered seats. The classes of Makruzz are called Premium, Deluxe and Royal. On other ships the classes have other names. A better class gives you a better seat, but you arrive at the same time.',
          'Government ships belong to the Directorate of Shipping Services. They usually cost less and take longer, and in busy months it can be hard to get a ticket.',
        ],
        image: {
          src: '/images/cruise/government-ferries.svg',
          alt: 'An old white ship with a rust-red funnel takes on sacks and bicycles in the early morning light',
        },
      },
      {
        heading: 'How long it takes',
        paragraphs: [
          'Port Blair to Havelock takes {minutes:port-blair-to-havelock} minutes. Port Blair and Neil are {km:port-blair-to-neil} km apart, which takes {minutes:port-blair-to-neil} minutes. Havelock to Neil is the shortest crossing, at {minutes:havelock-to-neil} minutes. The time depends on the ship, on the sea and on the stops. So compare the hours of arrival, not only the hours of departure.',
          'Add the drive to the wharf, the wait, and the walk to your driver on the other side. In a plan we count half a day for each crossing.',
        ],
      },
      {
        heading: 'At the wharf',
        paragraphs: [
          'Be there at least 1 hour before departure, and earlier for a government ship. Private ships leave Port Blair from Haddo Wharf, and government ships from Phoenix Bay. Read the ticket and show it to your driver.',
          'Bring the original of the photo identity card that you named when you booked, and print the ticket.',
          'Luggage is limited: 20 kg on Nautika, 25 kg on ITT Majestic. Your large bags may be stacked away from you, so keep water, medicines and a jumper with you. ITT Majestic asks the full fare from one year of age. Makruzz carries infants below one year free.',
        ],
      },
      {
        heading: 'When a ferry is cancelled',
        paragraphs: [
          'From May to December weather can stop a ferry: plan the last two nights in Port Blair. In other months one is enough. If you can choose, take the earlier ship. If it is cancelled, you still have the afternoon to find another.',
        ],
        link: { label: 'What to do, hour by hour', href: '/ferry-cancelled#at-once' },
        image: {
          src: '/images/cruise/nautika.svg',
          alt: 'A ferry with a blue bow ploughs through grey monsoon rollers under slanting rain',
        },
      },
      {
        heading: 'If you get seasick',
        paragraphs: [
          'Ask for a seat low down and near the middle of the ship, where it moves least. Eat something plain an hour before, such as toast, a banana or idli. On the way, look at the horizon and not at a screen. Tablets help only if you take them in time: ask your doctor or a chemist which kind suits you.',
        ],
      },
      {
        heading: 'How we would book it',
        paragraphs: [
          'Sail in a triangle between Port Blair, Havelock and Neil: you then make each crossing once. Book the ferry between Havelock and Neil before the others, as it often has the fewest sailings. Choose your hotel nights after that.',
          'Little Andaman depends on government ships. Long Island has them too, and a small ferry from Yerrata near Rangat. Sailings often change and are published late: plan at least five days for Little Andaman, or three nights and a spare day on each side for Long Island.',
        ],
        link: { label: 'Which island first, and for whom', href: '/questions#which-island-first' },
      },
    ],
    places: ['havelock-island', 'neil-island', 'long-island', 'little-andaman'],
  },
];
