import type { Post } from './schema/post';

// The posts of the blog, newest first: the order here is the order on the site.
// A slug is its title in small letters and hyphens; authors are listed in authors.ts.
export const posts: Post[] = [
  {
    slug: 'what-an-andaman-trip-costs',
    title: 'What an Andaman trip costs',
    author: 'trip-desk',
    date: '2026-11-22',
    updated: '2026-11-22',
    image: {
      src: '/images/posts/what-an-andaman-trip-costs.svg',
      alt: 'A red tin cash box with notes, coins, a coconut with a straw and two boat tickets on a jetty, a ferry far behind',
    },
    description:
      'What a price is made of, what moves it, what is seldom in it, and how to lay one offer beside another.',
    sections: [
      {
        paragraphs: [
          'You came for a number, and this page has none. The figures stand with the packages. A number in a blog post goes on being believed long after it has stopped being true. What keeps better is knowing what a price is made of.',
          'One thing first. The terms behind our own prices, from the deposit to the children, are on the page on prices and terms, which marks those that are still examples. “Elsewhere” means what other agencies usually do, looked up in November 2026; check before you travel.',
        ],
      },
      {
        heading: 'Heads, nights and boats',
        paragraphs: [
          'Begin with the heads. The line under each of our prices says for whom it is. If you travel alone, or as three, ask what that makes of it.',
          'Then count nights, not days: a package of five days has four nights. Then count crossings. Havelock alone takes two ferries, out and back; Havelock and Neil together take three. Each ferry has a transfer at both ends.',
          'Now look at the calendar. Elsewhere there are usually surcharges from mid-December to mid-January, which are also the crowded weeks. Last come the rooms. Such prices usually cover three-star ones. Ask which hotel is meant.',
        ],
      },
      {
        heading: 'What is in, and what is not',
        paragraphs: [
          'Our packages include rooms on double sharing for each night, transfers by air-conditioned vehicle as the itinerary has them, airport pickup and drop, the ferries to Havelock and Neil, and the entry permits and entry tickets of the itinerary. Breakfast usually begins on the second day, as on the first you have not slept here yet.',
          'Airfare is not in. Nor are lunch and dinner, unless stated, nor dives, snorkelling, camera fees, a guide, personal expenses, or more of the vehicle than the itinerary describes. The “jolly rides” on that list are joyrides, such as a jet ski: the jollity is extra.',
          'Between the two lies a grey zone. Elsewhere the boats to Ross Island and North Bay, and the outings to Elephant Beach, Baratang and Jolly Buoy, are often extra. Ask about each by its name, of us too, and get the answer in writing.',
        ],
        image: {
          src: '/images/pages/prices.svg',
          alt: 'A breakfast tray, two room keys, two boat tickets and a palm-leaf hat on a table above a morning lagoon',
        },
      },
      {
        heading: 'Children, tax, deposit, second thoughts',
        paragraphs: [
          'Elsewhere a child under five usually travels free except on the ferry. Ships are stricter: toddlers over one usually pay the full fare, for a seat that they may well exchange for your lap. Tours usually carry a tax of 5 per cent; find out whether the price before you has it inside.',
          'Agencies elsewhere ask 30 to 50 per cent ahead. Whoever cancels usually loses 10 to 25 per cent a month before the trip, more as it comes nearer, and all of it in the last ten to fifteen days. Ferry fares go their own way. When the operator or the weather cancels, they are usually refunded in full; when the passenger does, little comes back in the last two days. Our own steps are on the page on prices and terms.',
        ],
      },
      {
        heading: 'The part that we cannot set',
        paragraphs: [
          'The flight is often the largest single item, and no package of ours includes it. Look at fares before you settle on a week. If you are not an Indian citizen, ask us, and look at the authorities’ page, before you book.',
        ],
        quote: 'Now and then the lower figure turns out to be the shorter list.',
      },
      {
        heading: 'Two offers, side by side',
        paragraphs: [
          'Put the same questions to both. Per person or per room? How many nights, and where is each of them? Private ferries or government ones? Which meals, which outings, by name? Is the tax in? What comes back if the sea stops a boat, and who mends the plan? Now and then the lower figure turns out to be the shorter list.',
          'On our cards the lower figure is what we ask, and the higher is struck through. Packages marked “On Request” show none: ask.',
        ],
      },
      {
        heading: 'Where to save, and where not',
        paragraphs: [
          'Save on islands. Leave Neil out, or Havelock, and a ferry goes with it, and a morning of packing. Save on the month: February and March lie outside the surcharge weeks and have the least rain of the year, by the India Meteorological Department’s averages for Port Blair. Save on the ship, if you have time: government ferries usually cost less and take longer.',
          'Be careful with June to September. Seas can be rough then, and sailings are cancelled at short notice, so a cheap week needs a spare night or two. And do not save on the dullest line of the offer, the night in Port Blair before the flight. A boat cancelled on the eve costs you an evening. One cancelled on the day may cost you the ticket.',
          'Then send us your dates and the head count, and ask what they come to.',
        ],
        image: {
          src: '/images/cruise/government-ferries.svg',
          alt: 'An old white ship with a rust-red funnel takes on sacks and bicycles in the early morning light',
        },
      },
    ],
    destinations: [
      'havelock-island',
      'neil-island',
      'ross-island',
      'northbay',
      'baratang',
      'jolly-buoy',
    ],
  },
  {
    slug: 'havelock-or-neil-and-how-many-nights',
    title: 'Havelock or Neil, and how many nights',
    author: 'ferry-desk',
    date: '2026-11-22',
    updated: '2026-11-22',
    image: {
      src: '/images/posts/havelock-or-neil-and-how-many-nights.svg',
      alt: 'Two islands across a moonlit strait, one high and forested, one flat with lit huts; a small boat between them',
    },
    description:
      'Who will like which island, what each has, what the crossings take out of a day, and how to share out four to eight days.',
    sections: [
      {
        paragraphs: [
          'It is usually put as a contest. It is closer to arithmetic: so many days, so many crossings, and one island or two to share what is left. Names first, as you may meet both sets. Since December 2018 Havelock is Swaraj Dweep, and Neil is Shaheed Dweep.',
          'What follows was looked up in November 2026; check before you travel.',
        ],
      },
      {
        heading: 'What Havelock has',
        paragraphs: [
          'Radhanagar, above all: a long beach, facing west, with the Blue Flag. It shelves faster than it looks, so flags and lifeguards decide who bathes. Elephant Beach has coral close to shore. A boat takes 20 to 30 minutes; the walk through the forest is about 1.8 km, 40 to 45 minutes, and impassable at high tide. Boats stop in the early afternoon, and from June to September they often do not run at all. Kalapathar is for sunrise, and for people who can be talked into one.',
          'There are cash machines, and the undersea cable of 2020 comes ashore here. Whoever has to answer the office should sleep on this side.',
        ],
        image: {
          src: '/images/beaches/radha-nagar.svg',
          alt: 'A couple watches an orange sun touch the sea, tall forest trees throw long shadows on a curve of sand',
        },
      },
      {
        heading: 'What Neil has',
        paragraphs: [
          'Neil is the smaller and the quieter of the two. It has the natural rock arch, which is a walk for low tide. Bharatpur has coral in shallow water. Laxmanpur is for sunset and Sitapur for sunrise, so the day has a beach at either end of it.',
          'Cash machines are few, so draw money before you come. UPI is common where there is a signal, and Airtel and BSNL reach farthest, but the cable leaves Neil out. Tell the office.',
        ],
        image: {
          src: '/images/attractions/natural-rock-at-neil.svg',
          alt: 'A rugged rock arch tufted with bushes stands over mirror-like tide pools at low morning water',
        },
      },
      {
        heading: 'Which of them is yours',
        paragraphs: [
          'Take Havelock if you want one grand beach and a choice of things beside it, or if your party cannot agree. Take Neil if you want to look at coral without going out of your depth, and to have little to decide. Early risers are served on both.',
          'Would-be divers mostly mean Havelock, and our page on a first dive is about it. A try-dive goes to 12 metres at most, from the age of ten, with a health form, and 18 to 24 hours must lie between a dive and a flight. Put the dive on the first full day, so that a windy one can be waited out.',
          'With one island night, choose. With two, we would still choose. From three on you can have both.',
        ],
      },
      {
        heading: 'What the crossings take',
        paragraphs: [
          'From Port Blair to Havelock the fastest ship needs about 90 minutes and the slowest two and a half hours. Port Blair to Neil takes 60 to 105 minutes, and Havelock to Neil 40 to 90. That is time on board. You report an hour ahead, with original photo identification. We count half a day for each crossing. One island costs two of them, both cost three.',
        ],
        quote: 'It is closer to arithmetic: so many days, so many crossings, and one island or two to share what is left.',
      },
      {
        heading: 'Four days to eight',
        paragraphs: [
          'Four days are three nights: Port Blair, one island, Port Blair. Land early enough for a ferry on the same day, and the island can have two. Five days are four nights. Give two to one island, with a night in town on either side, or one to each if you like packing.',
          'Six days are five nights, and here both islands fit: two nights on one, one on the other. Seven days give two and two. Or keep two and one, and spend a whole day at Port Blair, on Ross Island (usually closed on Wednesdays) and North Bay. With eight days it is three and two, or two and one with Baratang, which takes a full day.',
        ],
      },
      {
        heading: 'The order, and Neil between two ferries',
        paragraphs: [
          'Sail the triangle in either direction: Port Blair, one island, the other, Port Blair. Havelock first puts the dive early in the week, far from the flight. Neil first suits those who arrive tired.',
          'There is a way to see Neil without a night: a morning ferry from Havelock, some hours ashore, a second ferry to Port Blair. It works only when the two sailings fit together. It buys you Bharatpur and, if the tide agrees, the arch. Sunset at Laxmanpur and sunrise at Sitapur are for those who stay. Settle beforehand who looks after the bags, and what happens if one of the ferries does not go.',
          'Sleep the last night in Port Blair. From June to September rough seas cancel sailings at short notice, and cyclones can stop the ferries in November and December too. The airport is about 2 km from the town. No bed on Havelock or Neil is as close to your flight.',
        ],
      },
    ],
    destinations: ['havelock-island', 'neil-island', 'ross-island', 'northbay', 'baratang'],
  },
  {
    slug: 'permits-and-rules-in-plain-words',
    title: 'Permits and rules in plain words',
    author: 'trip-desk',
    date: '2026-11-22',
    updated: '2026-11-22',
    image: {
      src: '/images/posts/permits-and-rules-in-plain-words.svg',
      alt: 'A red-and-white barrier closes a misty forest road at dawn; cars wait before it with their tail lights lit',
    },
    description:
      'Papers for the ships, permits for visitors from abroad, the road to Baratang, and what to leave on the beach or at home.',
    sections: [
      {
        paragraphs: [
          'Most rules of these islands can be kept by doing nothing: not picking up, not flying a drone, not stopping the car. A few ask for paper. Permits are the authorities’ to give, not ours, and where we could not find something out, this page says so.',
          'Rules change, and web pages stay as they are. So every section below ends with the same sentence. We mean it each time.',
        ],
      },
      {
        heading: 'Papers for the ships',
        paragraphs: [
          'Whoever sails needs photo identification, and it has to be the original. We would not argue for a photocopy at a counter that shuts about half an hour before sailing. Report 60 minutes ahead. In Port Blair private ships use Haddo Wharf and government ships Phoenix Bay: the ticket decides.',
          'For a child, ask us which paper the operator accepts. If you are an Indian citizen, the next section is not about you; the ones after it are. Looked up in November 2026; check before you travel.',
        ],
        quote: 'If this page and a notice on the spot disagree, believe the notice.',
      },
      {
        heading: 'Visitors from abroad',
        paragraphs: [
          'The paper in question is called the Restricted Area Permit. By the police’s own page it was waived for many islands until 31 December 2022. Whether the waiver goes on, and for whom, we could not confirm. So we promise nothing, and we print no list of islands.',
          'Nationals of Afghanistan, China and Pakistan, and people with origin in one of these countries, need the permit with the ministry’s approval. Nationals of Myanmar do for Mayabunder and Diglipur.',
          'Whichever passport you hold, ask us, and look at the authorities’ page, before you book a flight. If our answer is that we do not know, it is an answer too. Looked up in November 2026; check before you travel.',
        ],
      },
      {
        heading: 'Forests, sanctuaries, reserves',
        paragraphs: [
          'Forests, sanctuaries and reserves need a separate permission. The marine national park is one case. Jolly Buoy and Red Skin open there in turn, Jolly Buoy roughly from 1 November to 15 May and Red Skin from 16 May on. Both are usually closed on Mondays. It is a day trip with a permit, and plastic may not come along. Where a package of ours goes there, the entry permit is in the price; ask early which details we need for it. Looked up in November 2026; check before you travel.',
        ],
        image: {
          src: '/images/destinations/jolly-buoy.svg',
          alt: 'From the air at noon: a round wooded islet with a collar of sand, brown reef and blue depth beyond',
        },
      },
      {
        heading: 'The road to Baratang',
        paragraphs: [
          'For some 49 km, about 90 minutes, this road crosses a reserve. Vehicles go in escorted convoys at fixed hours. The first gate at Jirkatang is usually about six in the morning and the last in the early afternoon, so one leaves town about three.',
          'No stopping, no photographs, nothing given. Put the camera and the telephone away before the gate. These rules are there to be respected by everybody in the car, and no tour of ours asks for an exception. A seller who hints at one is a seller to avoid.',
          'The caves beyond are usually closed on Mondays, according to an older source. Looked up in November 2026; check before you travel.',
        ],
      },
      {
        heading: 'On the beach, and in the suitcase',
        paragraphs: [
          'Taking coral, shells or sand is an offence. We know of no exception for small ones. A photograph weighs less and needs no explaining.',
          'Bottles of PET under two litres have been banned since 2019, so bring a bottle that can be filled again. Drones need permissions: leave yours at home. Satellite phones are illegal without a licence, and can keep the drone company. Looked up in November 2026; check before you travel.',
        ],
        image: {
          src: '/images/activities/neil-laxmanpur-sunset.svg',
          alt: 'A hermit crab crosses a shell beach under a violet sky, a man and a child walk far off along the water',
        },
      },
      {
        heading: 'In the water',
        paragraphs: [
          'Salt-water crocodiles live in creeks. At Wandoor and Chidiya Tapu swimming is restricted. Where a board warns of crocodiles, nobody goes in, however hot the day and however still the water. At Radhanagar on Havelock the bottom shelves faster than it looks, and flags and lifeguards decide. They are not there to be negotiated with.',
          'A try-dive is open from the age of ten, starts with a health form and goes to 12 metres (40 feet) at most. The certified go deeper, to between 18 and 30 metres. After diving wait 18 to 24 hours before a flight, and plan that gap before you book either.',
          'If this page and a notice on the spot disagree, believe the notice. Looked up in November 2026; check before you travel.',
        ],
      },
    ],
    destinations: ['havelock-island', 'baratang', 'jolly-buoy', 'diglipur'],
  },
  {
    slug: 'five-days-for-a-first-visit',
    title: 'Five days for a first visit',
    author: 'trip-desk',
    date: '2024-11-06',
    updated: '2026-11-22',
    image: {
      src: '/images/posts/five-days-for-a-first-visit.svg',
      alt: 'Three green islands in a row below an aircraft wing, the sea pink with early light',
    },
    description:
      'Two islands seen properly, one ferry fewer than you think, and no crossing on the day you fly home.',
    sections: [
      {
        paragraphs: [
          'Five days sound generous until you take the crossings out of them. The ferry to Havelock fills a morning, the way back fills another, and evenings end early, because the islands set their clocks by a meridian far to the west of them. In mid-November the sun has left Havelock by ten to five. What remains is enough for two islands seen properly, or for four seen through a taxi window. We plan for two.',
          'A word on names before you read your tickets. Port Blair was renamed Sri Vijaya Puram in September 2024; Havelock has been Swaraj Dweep and Neil has been Shaheed Dweep since December 2018. Signboards, hotel letters and drivers use whichever they learnt first, so do not worry when the voucher and the jetty disagree.',
        ],
      },
      {
        heading: 'Day one: land, eat, climb the tower',
        paragraphs: [
          'The airport lies about 2 km from town, so lunch comes soon after the luggage belt. Resist the beach. Your first afternoon belongs to the Cellular Jail, because the rest of the town makes more sense once you have stood in it. It was built between 1896 and 1906, seven wings around a watchtower, of which three stand today. Go up while there is light.',
          'When we last checked, in November 2026, it was usually open from about nine to twelve and from half past one to a quarter to five; sources disagree about Mondays. The sound-and-light show after dark usually runs four times, from half past five on, for 45 minutes each, and which shows are in English changes. Heavy rain can stop an open-air show. Check before you travel, while your dates can still move. Afterwards pack a small bag for the boat, with the things you would miss if the big one arrived an hour late.',
        ],
      },
      {
        heading: 'Day two: across to Havelock',
        paragraphs: [
          'Take a morning sailing. The passage lasts 90 to 150 minutes, depending on the vessel, and you report at least an hour ahead of it, at Haddo Wharf for a private ship, which usually means that breakfast is a parcel from the hotel. Half way over, watch for flying fish.',
          'After lunch there is one place to go. Radhanagar faces west, down a long curve of pale sand with tall forest behind it. Between November and January be there by half past three, as you will want an hour before the light goes. The bottom shelves faster than it looks: bathe between the flags, and not at all when the lifeguards say no. Ten minutes’ walk from the entrance the crowd thins.',
        ],
        image: {
          src: '/images/packages/explore-havelock.svg',
          alt: 'A couple walks along the curve of Radhanagar at dusk, tall forest dark behind the last strip of light',
        },
      },
      {
        heading: 'Day three: the one day without a timetable',
        paragraphs: [
          'Here you choose, and the mistake is to choose everything. Early risers get Kalapathar, which looks east; in November that means being on the sand soon after five. Swimmers get Elephant Beach, where coral begins close to shore. A boat takes 20 to 30 minutes; the walk is 1.8 km through the forest, slippery after rain and impassable at high tide. Boats usually stop in the early afternoon. Would-be divers get the morning at sea.',
          'If somebody in your party wants to dive, do it today. The common advice is to leave 18 to 24 hours between the last dive and a flight, and a dive on the third morning clears that without any arithmetic. Two of these three things make a happy day. All of them make a tired one.',
        ],
        quote: 'A cancelled boat is a nuisance on day four and a lost ticket on day five.',
      },
      {
        heading: 'Day four: Neil on the way back, or not',
        paragraphs: [
          'When the sailings line up, you can leave Havelock after breakfast, spend the middle of the day on Neil and reach Port Blair by evening. Four or five hours cover a float over the shallow coral at Bharatpur and a look at the natural rock arch, provided that the tide is out far enough to walk to it. Settle beforehand who minds the suitcases.',
          'When they do not line up, we would sooner give you a second slow morning on Havelock than a Neil seen at a run. It deserves a night of its own, for sunset at Laxmanpur and sunrise at Sitapur, and that is what a sixth day is good for. Either way, sleep in Port Blair tonight. A cancelled boat is a nuisance on day four and a lost ticket on day five.',
        ],
      },
      {
        heading: 'Day five: a short boat ride, then the airport',
        paragraphs: [
          'A flight in the afternoon leaves room for Ross Island, a few minutes by boat from the town and usually closed on Wednesdays. The British ran the settlement from here. Now fig roots hold up what is left of the walls, and deer sleep in the shade of them. Give it two hours. North Bay, with its corals and the lighthouse once shown on the twenty-rupee note, wants half a day and a change of clothes, so it fits only before a late flight, and most flights are by day.',
        ],
        image: {
          src: '/images/attractions/north-bay-and-ross-island.svg',
          alt: 'Fig roots grip the broken brick walls of an old church, two spotted deer in the afternoon shade',
        },
      },
      {
        heading: 'What we leave out on purpose',
        paragraphs: [
          'Baratang takes a whole day, ruled by convoys at fixed hours. Diglipur lies close to 180 km north of Port Blair even in a straight line. Both are worth a journey, and neither fits between two ferries. Before you write to us, pick the two things that you would be sorry to go home without. We plan around those, and let the rest depend on the weather.',
        ],
      },
    ],
    destinations: [
      'havelock-island',
      'neil-island',
      'ross-island',
      'northbay',
      'baratang',
      'diglipur',
    ],
  },
  {
    slug: 'when-to-visit-the-andamans-month-by-month',
    title: 'When to visit the Andamans, month by month',
    author: 'trip-desk',
    date: '2024-08-26',
    updated: '2026-11-22',
    image: {
      src: '/images/posts/when-to-visit-the-andamans-month-by-month.svg',
      alt: 'A single palm on a spit of sand, one half of the sky in sun and the other under monsoon rain',
    },
    description:
      'Twelve months of wind, rain, sunsets and crowds, with the weeks that we would choose and the ones we would not.',
    sections: [
      {
        paragraphs: [
          'The usual answer is October to May. It is right, and it is too short. Temperature hardly helps you to decide: afternoons have 29 to 33 °C all year, and the sea has 28 to 30. What changes is the wind, the rain, the hour of sunset and the number of people in the ferry queue. Here is the year, beginning where most visitors begin. Figures for rain are the India Meteorological Department’s averages for Port Blair.',
        ],
      },
      {
        heading: 'December and January',
        paragraphs: [
          'December dries out as it goes: 111 mm of rain on five days, and 49 mm in January. Cyclones in the Bay of Bengal are still possible in December and can stop ferries. A north-easterly wind blows through these weeks. Shores that face it get chop and a line of weed, while Radhanagar on Havelock, turned the other way, often lies flat. From mid-December to mid-January the islands are fullest; for New Year we would want your dates by September.',
          'Then you get much the same weather with shorter queues, and on Havelock light until about ten past five. In the north, turtles come ashore to nest at Kalipur, near Diglipur, from about December to March. Seeing one takes patience and darkness, and on some nights nothing comes.',
        ],
      },
      {
        heading: 'February and March',
        paragraphs: [
          'Left to ourselves, we would send you between the middle of February and the middle of March. Rain is at its rarest, 14 mm in February and 33 in March, and from January to April the sea is calmest and clearest. By nine in the morning the water off North Bay can be so still that you see the coral from the boat. The sea almond trees turn rust red and drop their leaves. Ferries mostly keep their hours.',
          'The second half of March warms up and fills around Holi. It is also when surfers start to ask about Butler Bay on Little Andaman.',
        ],
        image: {
          src: '/images/pages/about.svg',
          alt: 'A couple sits on a quiet beach beside a broad sea almond tree with red leaves',
        },
      },
      {
        heading: 'April and May',
        paragraphs: [
          'April is the hottest month. There is little wind, the sand burns by ten, and the view under water is still long. Live by the sun, which is up soon after five: be out at six, indoors at noon, out again at half past three. School holidays bring families, so ground-floor rooms go early.',
          'May splits down the middle. Its first half is April with taller clouds. The monsoon usually arrives between the 15th and the 22nd, and the month as a whole brings 407 mm. For the second half, buy nothing that cannot be refunded.',
        ],
      },
      {
        heading: 'June, July, August and September',
        paragraphs: [
          'These are the months of rough water. Sailings are called off at short notice, sometimes for a day, sometimes for several, and boats to the reefs often stay tied up. Each month brings more than 440 mm of rain. September is the wettest of all, with 505 mm on twenty days, so do not count on an early end.',
          'There is a case for coming all the same. The forest steams, rooms usually cost less, and you may have a mile of beach with no footprints but your own. Come then for reading, walking and long lunches. Keep two spare days, bathe only where the lifeguards say so, because currents are strong, and leave diving for another year. Of the two islands of the marine park, Red Skin is usually the open one from 16 May and Jolly Buoy from 1 November; both need a permit and usually close on Mondays.',
        ],
        quote: 'The forest steams, rooms usually cost less, and you may have a mile of beach with no footprints but your own.',
      },
      {
        heading: 'October and November',
        paragraphs: [
          'From October on the rain eases: 301 mm on fifteen days, after the 505 of September. There are clear mornings between the showers, the waterfalls of Little Andaman still run full, and the bazaars of Port Blair hear Durga Puja drums in the years when the festival falls late enough. Paths are muddy, and the hills are green. Diwali brings crowds.',
          'November has 222 mm on ten days, so take a raincoat; two days in three usually stay dry. What you cannot plan is a cyclone: one that forms in the Bay of Bengal can hold the ferries in harbour in this month and the next. November also has the earliest sunset, around ten to five. Plan one night more than you need and you may well not use it.',
        ],
      },
      {
        heading: 'The smaller calendars inside the big one',
        paragraphs: [
          'For a few sights the moon counts for more than the month. The sandbar between the twin islands off Diglipur and the walk to the rock arch on Neil both need low water. There are two lows a day, each about fifty minutes later than the day before, and the lowest come near new and full moon. Night kayakers who hope to see the water glow want it dark: the days around new moon, from October to April.',
          'Send us your dates, even if they cannot be changed. We will tell you what is weak about them, which is more use than being told that every season is lovely.',
        ],
        image: {
          src: '/images/hero/night-kayak.svg',
          alt: 'A kayak leaves a trail of blue light on dark water beneath a sky full of stars',
        },
      },
    ],
    destinations: [
      'havelock-island',
      'neil-island',
      'northbay',
      'diglipur',
      'little-andaman',
      'jolly-buoy',
    ],
  },
  {
    slug: 'how-to-be-a-good-guest-on-the-reef',
    title: 'How to be a good guest on the reef',
    author: 'dive-desk',
    date: '2024-07-08',
    updated: '2026-11-22',
    image: {
      src: '/images/posts/how-to-be-a-good-guest-on-the-reef.svg',
      alt: 'Under water, a green turtle glides over branching coral while a snorkeller keeps well back',
    },
    description:
      'House rules for anybody with a mask: where to put your feet, what to leave in the suitcase, how near is too near.',
    sections: [
      {
        paragraphs: [
          'Put your head under and the first thing you notice is the noise. It is a crackle, like rice thrown on a hot pan, made by snapping shrimps too small to find; over it comes the scrape of parrotfish biting stone. A living reef is loud. It is also slow: a boulder coral thickens by roughly a centimetre in a good year. A heel can break a century’s work in a second.',
          'What follows is what we would tell you before the boat leaves. None of it calls for skill, and most of it makes the snorkelling better, because animals come closer to people who hang still.',
        ],
      },
      {
        heading: 'Before you get wet',
        paragraphs: [
          'Wear a long-sleeved swim shirt. Scientists still argue about which sunscreens hurt corals and how badly, and cloth ends the argument for your back and arms. Put cream on the rest half an hour before you swim, so that it stays on you.',
          'Try your mask on over sand, where you can stand and fumble. If you are not a strong swimmer, take the life jacket without embarrassment: it lets you float flat, and a flat body kicks nothing. Long hair goes in a band, and loose straps go under something.',
        ],
        image: {
          src: '/images/services/snorkeling.svg',
          alt: 'A lone snorkeller floats over a pale reef flat, seen from the air in early morning light',
        },
      },
      {
        heading: 'Feet, fins and hands',
        paragraphs: [
          'The risky depth is not twenty metres but waist-deep, where a mouthful of water makes people stand up. Decide before it happens. If the mask leaks, roll on to your back, breathe, empty it and roll over again. Stand on sand or do not stand.',
          'Fins are longer than they feel. Kick slowly from the hip, and keep two arm’s lengths between you and anything that grows. Cameras are worse than fins, because the eye on the screen forgets the knees. At Elephant Beach on Havelock and at Bharatpur on Neil the coral starts close to shore, so walk out along the bare patches that your guide shows you. At low tide, a dark knob in a pool is usually an animal. Reef shoes protect you from it, not it from you.',
        ],
        quote: 'A heel can break a century’s work in a second.',
      },
      {
        heading: 'Nothing in, nothing out',
        paragraphs: [
          'If somebody hands you bread for the fish, keep it. Bread brings the same few bold species, teaches them to nip fingers, and leaves the grazers that keep coral free of algae without their work. You will see more by waiting over one spot for five minutes than by shaking a packet.',
          'Take nothing home either. An empty shell is the next house of a hermit crab. Taking coral, shells or sand is an offence, and a bleached stick from the tide line is still coral in the eyes of the officer at the airport scanner.',
          'Jolly Buoy, which you visit on a permit for the day, lets in no plastic at all. Everywhere in the islands PET bottles of less than two litres have been banned since 2019, so bring a steel bottle and lunch in a tin.',
        ],
      },
      {
        heading: 'Animals larger than your hand',
        paragraphs: [
          'A turtle breathes air as you do, and one that has been chased cannot rest on the surface. Stay off to the side, let it choose the distance, and never swim across its way up. On land the rule is darkness. When turtles nest at Kalipur near Diglipur, between about December and March, a torch or a flash can turn a female back to the sea, so sit where the forest staff place you and leave the telephone in your pocket.',
          'Other creatures look after themselves. A triggerfish on its nest will rush at you; swim away level rather than up, since it defends the water above it too. Lionfish and stonefish are the reason why hands stay folded. If you are stung, tell the crew at once and see a doctor.',
        ],
        image: {
          src: '/images/beaches/kalipur-beach.svg',
          alt: 'A sea turtle crawls up dark sand under a starry sky, the outline of a high forested peak behind',
        },
      },
      {
        heading: 'The boat is part of it',
        paragraphs: [
          'Ask one question before you pay: does the boat tie up to a buoy, or drop an anchor, and on what? The more guests put it to skippers at North Bay and Havelock, the sooner it will matter. Engines should idle over shallow coral. On shore, you can help with your dinner: choose tuna or seer fish, which roam open water, and leave the parrotfish on the reef that it keeps trimmed.',
        ],
      },
      {
        heading: 'If the coral looks white',
        paragraphs: [
          'In April 2024 scientists declared the fourth worldwide bleaching event on record. White coral is not yet dead. It has lost the algae that feed it, as happens when the sea stays too warm for weeks, and it can recover if the water cools and nothing else goes wrong. The reefs here went through such heat in 1998, 2010 and 2016.',
          'So come, look carefully, and be gentler than usual. Note the day, the place and the depth with your photographs: in a few years’ time a dated picture will be worth something.',
        ],
      },
    ],
    destinations: ['northbay', 'havelock-island', 'neil-island', 'jolly-buoy', 'diglipur'],
  },
  {
    slug: 'andaman-with-children-and-grandparents',
    title: 'Andaman with children and grandparents',
    author: 'trip-desk',
    date: '2024-04-22',
    updated: '2026-11-22',
    image: {
      src: '/images/posts/andaman-with-children-and-grandparents.svg',
      alt: 'A grandmother with her arm about a small child sits under a wide tree at noon, spotted deer graze',
    },
    description:
      'Three generations on one trip: which steps are steep, where the water is shallow, and what to skip without regret.',
    sections: [
      {
        paragraphs: [
          'Three generations seldom agree on anything before breakfast. The Andamans suit them better than most coasts do. Drives on Havelock and Neil are short, the sea is warm enough for a four-year-old to stay in until her fingers wrinkle, and a grandfather who has never swum can look down at a reef through a glass floor. When a family trip goes wrong here, the place is rarely to blame. It is the fourth change of hotel, the sun at noon, or the step at the jetty that nobody mentioned.',
          'Our rule is short: two bases at most, one outing to each half of a day, and a nap that nothing may disturb.',
        ],
      },
      {
        heading: 'Steps, slopes and gangways',
        paragraphs: [
          'Let us begin with knees. Ferries are boarded over a gangway whose slope changes with the tide, and the crew are used to lending an arm. For a wheelchair, let us ask the operator before anything is booked, because help differs from boat to boat. Smaller boats are harder. At some beaches you climb over the side into shin-deep water, which children adore and hips do not.',
          'At the Cellular Jail, the courtyard and the exhibits at ground level tell most of the story, and the stairs can be left to the young. Everybody sits for the evening show. It usually lasts 45 minutes, and the first of four begins at half past five, early enough for a toddler (checked in November 2026; ask which are in English). Ross Island has paths that rise steadily; find out on the day whether the small electric carts are running. It is usually closed on Wednesdays.',
        ],
        quote: 'Our rule is short: two bases at most, one outing to each half of a day, and a nap that nothing may disturb.',
      },
      {
        heading: 'Where small children are happiest',
        paragraphs: [
          'Ross Island wins with deer, which stroll past at arm’s length, and with fig roots that have swallowed whole walls. Look, let them pass, and keep the biscuits shut. On Neil, Bharatpur has shallow water over sand and coral, good for a first mask. Buy that mask at home and try it in a bucket, since a hired one is cut for an adult face. Corbyn’s Cove, the palm beach of Port Blair, is the one for the day you land, for an hour of digging when nobody can face another long drive.',
          'Radhanagar is grand for running and sandcastles, but it is open to the sea and shelves faster than it looks. Flags and lifeguards decide whether you bathe, with an adult’s hand for each child. Saltwater crocodiles live in the creeks and mangroves of these islands. Where a board says no bathing, nobody goes in, not even to the ankles. For a wet hour in town there is Samudrika, the naval museum, with its shells, corals and fish tanks; it usually closes on Mondays.',
        ],
      },
      {
        heading: 'How grandparents see the coral',
        paragraphs: [
          'The glass-bottom boat is the great leveller. At North Bay you sit on a bench, look between your feet, and the guide names what slides by: brain coral, sea cucumber, parrotfish. It works best late in the morning, while the water is still and the sun stands high enough to reach the bottom. The Coral Safari Submarine shows more, for those who can manage a narrow stair.',
          'Meanwhile the restless can be let off the lead. A parasailing flight lasts 15 to 20 minutes and a seakart tour 45 to 60, so those who wait need only a bench in the shade and something to drink. Sea walking and diving come with health questions, and those go to your own doctor, at home, in good time. A try-dive is possible from the age of ten.',
        ],
        image: {
          src: '/images/activities/jolly-buoy-glass-boat.svg',
          alt: 'Heads bend over a glowing window in a boat’s floor, deep in an awning’s shade, corals green below',
        },
      },
      {
        heading: 'The shape of a day',
        paragraphs: [
          'In April the sun rises a little after five and sets at half past. Small children will find this out for you. Use it: be on the sand by six, back for a late breakfast at half past nine, indoors from eleven to three, and out again until dusk. You lose nothing except the glare.',
          'Food is easier than people fear. Rice, dal, dosa and plain grilled fish turn up nearly everywhere; tell the kitchen early if the chilli should stay out. Our packages count on two to a room, so give us the children’s ages and we will enquire about extra beds, and about rooms side by side on the ground floor.',
        ],
      },
      {
        heading: 'What we would skip',
        paragraphs: [
          'Baratang is the honest example. You leave town at about three in the morning, travel some 90 minutes with an escorted convoy that does not stop on its way through a reserve, then take a boat among mangroves and walk over uneven ground to the limestone caves. Ten-year-olds may love it. With a toddler or a new hip, give the day to Neil. Diglipur is farther still. One night here and one night there is the other thing to refuse; three nights in one bed do more for tempers than any upgrade.',
        ],
      },
      {
        heading: 'One bag for everybody',
        paragraphs: [
          'Split the regular medicines between two bags, with the prescriptions. Add hats that tie, rehydration salts, a torch, and thin long sleeves for the hour around sunset, when sandflies are about. Ask the children’s doctor about seasickness before you sail. Every traveller needs original identity papers for the boats, the baby included, and on private ships children over one year usually pay the full fare.',
          'Then write and tell us about the knee, the nut allergy and the uncle who snores. A plan made around such things looks dull on paper and goes well.',
        ],
        image: {
          src: '/images/pages/before.svg',
          alt: 'An open suitcase on a bed in lamplight: rolled shirts, a mask and snorkel, a steel bottle, a torch, a sun hat',
        },
      },
    ],
    destinations: [
      'ross-island',
      'havelock-island',
      'neil-island',
      'northbay',
      'baratang',
      'diglipur',
    ],
  },
  {
    slug: 'your-first-dive-at-havelock',
    title: 'Your first dive at Havelock',
    author: 'dive-desk',
    date: '2024-03-04',
    updated: '2026-11-22',
    image: {
      src: '/images/posts/your-first-dive-at-havelock.svg',
      alt: 'A diver hangs on a mooring line in deep blue water, bubbles rising to the dark hull of a boat',
    },
    description:
      'The form, the ears, the first breath: what a try-dive is like, what to ask, and why it belongs early in your stay.',
    sections: [
      {
        paragraphs: [
          'The first breath is the strange one. Your face is in the sea, every instinct tells you to hold on, and then the regulator hisses and gives you a mouthful of dry, cool air. You breathe out, and the bubbles rattle past your ears. About ten breaths later you catch yourself watching a small fish watching you. That change, from worry to curiosity, is what a first dive is for, and it happens in water where you could stand up.',
          'This page is for people without a certificate who want to try it once, with an instructor beside them, off Havelock.',
        ],
      },
      {
        heading: 'The form comes before the fish',
        paragraphs: [
          'Every serious operator hands you a medical form. It asks about asthma, ears, heart, fits, operations, medicines, pregnancy and more. Answer it honestly, including the question that you hope nobody will notice. A yes does not always end the matter, but it may mean that a doctor has to sign, and Havelock is a poor place to start looking for a specialist. Get the questionnaire from the operator weeks ahead, and take it to your doctor with anything that you are unsure about.',
          'Neither we nor an instructor can tell you that you are fit to dive. A cold, a blocked nose or a late night with drinks is reason enough to wait a day. The youngest may be ten years old; an operator may set the line higher, and so may a parent who knows the child.',
        ],
        quote: 'About ten breaths later you catch yourself watching a small fish watching you.',
      },
      {
        heading: 'What happens, in order',
        paragraphs: [
          'Set aside half a day, though you will be under water for much less than an hour. First there is dry talk: how the kit works, why you never hold your breath, and a handful of signs. Thumb and finger in a ring means that all is well. A thumb pointing up means “take me up”, which catches out everybody who is used to it on a telephone.',
          'Next comes waist-deep practice. You breathe, let a little water into the mask and blow it out through the nose, take the regulator out and put it back. It feels clumsy. Only when that goes smoothly does the instructor lead you down a slope or a line, slowly, one hand near your tank. You have nothing to steer and very little to do.',
        ],
      },
      {
        heading: 'How deep is deep',
        paragraphs: [
          'A try-dive goes to 12 metres, or 40 feet, at most. The 40 to 50 feet that are named for Andaman dives, on our pages too, are 12 to 15 metres. Whatever is deeper than 12 is for people with a certificate, who may go to 18 or 30 by their card. Much of the best coral lies shallower anyway, where the light still has its colours. Red goes first: by ten metres a scarlet swimsuit looks brown. If you are content at five metres, stay there.',
        ],
        image: {
          src: '/images/activities/havelock-scuba-dive.svg',
          alt: 'A diver’s torch wakes orange sea fans on a rock wall in the deep blue, small silver fish overhead',
        },
      },
      {
        heading: 'Two small enemies: ears and masks',
        paragraphs: [
          'Ears feel pressure sooner than you expect, in the first two metres. Pinch your nose and blow gently, early and often, before anything hurts. If an ear will not clear, give the sign for trouble, rise a little and try again. Pain is never something to push through, and an instructor who hurries you there is the wrong one.',
          'Masks leak for two dull reasons: hair under the skirt, and smiling. A moustache is a third. Ask for another shape if the first one drips on the surface, because it will not improve below.',
        ],
      },
      {
        heading: 'Choosing a day and an operator',
        paragraphs: [
          'Put the dive on your first full morning on the island. Should wind cancel it, you still have tomorrow, and the calendar takes care of the other rule: leave 18 to 24 hours between your last dive and a flight. Ferries do not matter in this respect, so a night on Neil in between is a good way to spend the wait. From January to April the sea is usually calmest and clearest. In the monsoon, do not build a holiday around it.',
          'Four questions sort the careful operators from the rest. How many beginners does one instructor take down? We like the answer “one”. Is there oxygen and a radio on the boat? Which agency certified the person who will hold my tank? What happens to my money if the sea is rough?',
        ],
      },
      {
        heading: 'You may change your mind',
        paragraphs: [
          'People turn round on the ladder, at the first metre, at the fifth. It is not failure, and the sign for it is that same raised thumb. Nobody needs a reason. Coral begins close to shore at Elephant Beach, and floating over it with a snorkel costs less nerve and shows you many of the same animals.',
          'If you do go down, look for small things rather than hoping for large ones. No turtle keeps appointments. A clam closes its blue lips as your shadow crosses it; a goby stands guard for the half-blind shrimp that digs their shared burrow.',
        ],
        image: {
          src: '/images/activities/havelock-elephant-beach-snorkelling.svg',
          alt: 'Half above, half below: a snorkeller floats over blue-lipped clams in mid-morning, fallen trunks ashore behind',
        },
      },
    ],
    destinations: ['havelock-island', 'neil-island'],
  },
  {
    slug: 'ferries-without-surprises',
    title: 'Ferries without surprises',
    author: 'ferry-desk',
    date: '2024-01-18',
    updated: '2026-11-22',
    image: {
      src: '/images/posts/ferries-without-surprises.svg',
      alt: 'A twin-hulled ferry at the wharf in first light, its gangway down and a row of bags beside it',
    },
    description:
      'Which boat, which wharf, how long, and what to do when the sea says no: the crossings, explained by those who book them.',
    sections: [
      {
        paragraphs: [
          'No road leads to Havelock. It lies a little under 50 km from Port Blair in a straight line, Neil 37 km, and nearly everyone goes by sea. That makes the ferry the one part of an Andaman plan that can upset all the others, and also the easiest to get right, provided that you know five or six dull things beforehand. Here they are, from the people who book the seats.',
        ],
      },
      {
        heading: 'Two sorts of boat',
        paragraphs: [
          'Private operators link Port Blair, Havelock and Neil: Makruzz, Green Ocean, ITT Majestic, Nautika and Sea Link. Who sails where, and how often, changes with the season. Most of their boats are closed and cooled, with numbered seats in rows. Makruzz calls its classes Premium, Deluxe and Royal; the others have names of their own. A dearer ticket may buy a wider seat, a better window or a quieter deck; it does not buy time, since all classes arrive together.',
          'The government’s boats are run by the Directorate of Shipping Services. They carry schoolteachers, sacks of onions and wedding saris, and they generally take longer. Tickets can be hard to come by in the busy months. If you like a rail to lean on and a breeze in your face, they are the better story.',
        ],
        image: {
          src: '/images/cruise/government-ferries.svg',
          alt: 'An old white ship with a rust-red funnel takes on sacks and bicycles in the early morning light',
        },
      },
      {
        heading: 'How long it really takes',
        paragraphs: [
          'From Port Blair to Havelock reckon with about 90 minutes on the fastest ship and two and a half hours on the slowest; from Havelock to Port Blair, with an hour and a quarter to two and a half hours. Port Blair to Neil usually takes 60 to 105 minutes. Havelock and Neil are about 23 km apart, and that hop, the shortest of the three, takes 40 to 90. The spread comes from the vessel, the state of the sea and the calls on the way, so compare arrival times and not only departures.',
          'Add the edges. There is the drive to the wharf, the wait, the crowd at the other jetty and the search for your driver’s sign. We count half a day for each crossing in a plan.',
        ],
      },
      {
        heading: 'The hour before',
        paragraphs: [
          'Report at least one hour before departure; counters shut about thirty minutes before it. The government’s terms ask for two hours. Private boats leave Port Blair from Haddo Wharf and government ones from Phoenix Bay, which is a different gate with a different queue, so read the ticket and show it to the driver. Your name there should match the identity card in your pocket, the original and not a copy, because spelling is what holds people up. Bags go through a scanner. Private ships take 20 to 25 kg a person, by operator, and the large pieces may be stacked away from you.',
          'Children over one year usually pay the full fare. Keep water, medicines, cameras and a jumper on your lap.',
        ],
      },
      {
        heading: 'When the sea says no',
        paragraphs: [
          'The monsoon begins in mid-May. From June to September seas can be rough, and boats are then cancelled at short notice, sometimes on the very morning. Cyclones in the Bay of Bengal can do the same in November and December. Nobody at a ticket counter can change that, and a skipper who stays in harbour is doing you a favour.',
          'What you can do is leave slack. Never plan a crossing for the day of your flight home; spend the last night in Port Blair, and in the monsoon make it two. Given the option, take the earlier boat, because a morning cancellation leaves an afternoon in which to mend things. When the operator or the weather cancels, the fare is usually refunded in full. When you cancel yourself in the last two days, little comes back. Read the terms while you still have the choice of another operator.',
        ],
        image: {
          src: '/images/cruise/nautika.svg',
          alt: 'A ferry with a blue bow ploughs through grey monsoon rollers under slanting rain',
        },
      },
      {
        heading: 'A guide for the stomach',
        paragraphs: [
          'Small fast boats slap, large slow ones roll, and people differ in which they mind. Ask for a seat low down and well back from the bow. Eat something plain an hour before: toast, a banana, idli without the chutney. Look at the horizon, not at a screen. Tablets work only if taken in time, and a chemist or your doctor can tell you which kind suits you.',
          'In the northern winter the wind comes from the north-east, and the way out can be bumpier than the way home. Two comforts cost nothing. The air-conditioning is fierce, so wear socks; and once the boat is in among the islands around Havelock the water usually flattens.',
        ],
      },
      {
        heading: 'How we would book it',
        paragraphs: [
          'Sail the triangle. Going from Port Blair to Havelock, then to Neil, then back, you cover each leg once. Book the middle leg first, because the fewest ships sail it, and hang the hotels on it.',
          'Other islands play by other rules. Long Island and Little Andaman, the latter some 120 km to the south, depend on government vessels whose sailings are published late and move about, so give such a trip a week, not a weekend. Tell us which nights are fixed. We will say what connects, what only seems to, and where a spare day would earn its keep.',
        ],
      },
    ],
    destinations: ['havelock-island', 'neil-island', 'long-island', 'little-andaman'],
  },
];
