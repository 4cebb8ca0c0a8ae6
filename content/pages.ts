import type { Pages } from './schema/site';

// The texts of the fixed pages: titles for search engines, banners, headings of sections.
export const pages: Pages = {
  home: {
    title: 'Andaman trips, planned in Port Blair',
    summary:
      'Packages, ferries, flights and days out in the Andaman Islands, planned by a small company in Port Blair. Ask us by e-mail, chat or phone.',
    updated: '2026-11-22',
    heroAction: { label: 'Checkout Activities', href: '/watersports' },
    introduction: {
      label: 'Port Blair, 11.67° N',
      heading: 'A small company on the islands themselves',
      paragraphs: [
        'Sea Almond works where the aeroplanes land and the ferries leave. We ask operators, hotels and boatmen here, and tell you what they say, even when it is a no.',
        'Tell us who is coming and how many days you have. You get a plan in plain words, with the sailings that are announced for your dates and one price for the package. You pay nothing on this site.',
      ],
    },
    startingPrice: 'Packages from',
    tiles: [
      {
        icon: 'packages',
        label: 'Packages',
        text: 'Seventeen trips of four to eight days',
        href: '/packages',
      },
      { icon: 'ferry', label: 'Ferry', text: 'Six crossings, six operators', href: '/cruise' },
      { icon: 'places', label: 'Places', text: 'Ten islands and shores', href: '/topplaces' },
      { icon: 'flights', label: 'Flights', text: 'Into Port Blair and home', href: '/flights' },
    ],
    why: {
      label: 'Why Choose',
      heading: 'Why Choose Sea Almond',
      lead: 'Four numbers and three habits.',
      reasons: [
        {
          heading: 'We plan around the sea',
          paragraph:
            'Wind cancels ferries. So we look where that would hurt most, keep crossings away from your flight home, and tell you where a spare day is worth its price.',
        },
        {
          heading: 'One conversation, start to end',
          paragraph:
            'Your wishes, the plan and its changes stay together in one exchange of messages, so you need not explain them twice.',
        },
        {
          heading: 'We say no, too',
          paragraph:
            'If your days are too few for Diglipur or your knees too tired for Saddle Peak, you hear it before you pay anybody.',
        },
      ],
    },
    sights: {
      label: 'On land',
      heading: 'A jail with three arms, and other stories',
      paragraph:
        'Seven wings once spread from the watchtower of the Cellular Jail; three stand today. An afternoon there and an evening on the headland at Chidiya Tapu tell you more about these islands than a week of beaches.',
      action: { label: 'Go sightseeing', href: '/sightseeing' },
      image: {
        src: '/images/attractions/cellular-jail.svg',
        alt: 'The brick wings of the Cellular Jail run towards its central watchtower',
      },
    },
  },
  packages: {
    title: 'Andaman packages and prices',
    summary:
      'Eight Andaman packages with prices for families and honeymoons, and nine flagship trips on request: four to eight days, ferries and permits included.',
    updated: '2026-11-22',
    banner: {
      heading: 'Packages',
      crumb: 'PACKAGES',
      lead: 'Hotels, transfers, permits and the ferries to Havelock and Neil, in one price.',
      image: {
        src: '/images/pages/packages.svg',
        alt: 'A bay with moored boats and a palm-lined beach in the first light of day',
      },
    },
    honeymoon: {
      label: 'For two',
      heading: 'HoneyMoon Packages',
      lead: 'Late mornings, quiet beaches, evenings by the water.',
    },
    family: {
      label: 'For everyone',
      heading: 'Family Packages',
      lead: 'Shallow water, short drives, and a pace that suits the youngest and the eldest.',
    },
    flagship: {
      label: 'On request',
      heading: 'Flagship Packages',
      lead: 'Nine trips with a theme. We work out the price when we know your dates.',
    },
    filter: {
      legend: 'Price',
      all: 'All',
      bands: [
        { label: 'Below 15000', below: 15000 },
        { label: '15000-25000', to: 25000 },
        { label: '25000-50000', to: 50000 },
        { label: '50000-80000', to: 80000 },
      ],
      total: '{total} packages',
      matches: '{count} of {total} packages',
      spoken: '{option}: {matches}',
      empty: 'No package has a price in this band.',
      reset: 'All packages',
      onRequest: '{count} more on request: what they cost depends on your dates.',
      seeOnRequest: 'See the Flagship Packages',
    },
    priceNote:
      'For whom a price is stands below it. What it covers stands on the page of each trip and, in full, under prices and terms. Tell us how many you are, and we confirm yours in writing.',
  },
  cruise: {
    title: 'Ferries and cruises between the islands',
    summary:
      'Six ferry operators and six crossings between Port Blair, Havelock and Neil: crossing times, classes, when to report, and links to the schedules.',
    updated: '2026-11-22',
    banner: {
      heading: 'Islands',
      crumb: 'CRUISE',
      lead: 'Port Blair, Havelock and Neil form a triangle. These are the ships that draw its sides.',
      image: {
        src: '/images/pages/cruise.svg',
        alt: 'A catamaran ferry heads out between two dark green islands',
      },
    },
    operators: {
      label: 'Who sails',
      heading: 'Popular Cruise',
      lead: 'Five private operators and the government’s own ships.',
    },
    routes: {
      label: 'Where to',
      heading: 'Ferry Routes',
      lead: 'Three islands, both ways.',
    },
    advice: [
      'Private ships leave Port Blair from Haddo Wharf, government ships from Phoenix Bay: the ticket decides. Report at least an hour before departure, with an original photo identity card for everybody; counters shut about half an hour before it. Luggage is usually limited to 20 to 25 kg a person, by operator, and children over one year usually pay the full fare.',
      'The monsoon begins in mid-May, and from June to September the sea is often rough: a sailing can be called off the same morning. In November and December a cyclone can stop the ferries too. Leave room in your plan, above all before the flight home, and tell us when a ship is cancelled, so that we look for the next one with you.',
      'When the operator or the weather cancels, the fare is usually refunded in full. When you cancel in the last two days, little comes back. Hours, fares and terms change: check before you travel.',
    ],
  },
  topplaces: {
    title: 'Best places in the Andaman Islands',
    summary:
      'Seven places that every first visit should weigh up and three that few reach: their stories, what to do there, and how long to stay.',
    updated: '2026-11-21',
    banner: {
      heading: 'Best Places',
      crumb: 'BEST PLACES',
      lead: 'Ten islands and shores, each with its story and what one does there.',
      image: {
        src: '/images/pages/topplaces.svg',
        alt: 'Two forested islands joined by a pale sandbar, turquoise water on both sides',
      },
    },
    top: {
      label: 'Start here',
      heading: 'Top Places To Visit',
      lead: 'Within a day of Port Blair, and well worth more than one.',
    },
    offbeat: {
      label: 'Further out',
      heading: 'Offbeat Places To Visit',
      lead: 'Slower boats, fewer rooms, longer beaches.',
    },
    map: {
      label: 'The map',
      heading: 'Where they lie',
      lead: 'One long row of islands, with the ferries’ triangle of Port Blair, Havelock and Neil in its southern half.',
    },
    testimonials: {
      label: 'Guests',
      heading: 'Testimonials',
      lead: 'HEAR FROM THE TOURISTS EXPERIENCES',
    },
  },
  watersports: {
    title: 'Water sports and beaches',
    summary:
      'Sea walk, scuba, submarine, seakart, kayak and parasail, and six well-known beaches: what happens, how long it takes, what to bring, and who should stay dry.',
    updated: '2026-11-22',
    banner: {
      heading: 'Water Sports',
      crumb: 'WATER SPORTS',
      lead: 'Six ways into, onto and above the sea, and six beaches to dry off on.',
      image: {
        src: '/images/pages/watersports.svg',
        alt: 'A bright parasail hangs over a lagoon while a small boat pulls a white wake',
      },
    },
    trending: {
      label: 'In the water',
      heading: 'Trending Activities',
      lead: 'Most of them need no swimming; all of them need the weather on their side.',
    },
    beaches: {
      label: 'Out of it',
      heading: 'Popular Beaches',
      lead: 'For sunset, for shade, for coral, for turtles.',
    },
  },
  sightseeing: {
    title: 'Sightseeing around Port Blair and the islands',
    summary:
      'Eight sights of the Andamans: a rock arch at low tide, limestone caves, the Cellular Jail, two museums and a headland for the sunset.',
    updated: '2026-11-22',
    banner: {
      heading: 'Sightseeing',
      crumb: 'SIGHTSEEING',
      lead: 'Rock, brick, forest and two small museums.',
      image: {
        src: '/images/pages/sightseeing.svg',
        alt: 'A white lighthouse on a wooded headland above a calm sea in the evening',
      },
    },
    hotspots: {
      label: 'Eight sights',
      heading: 'HotSpots',
      lead: 'Five lie in or around Port Blair. Some have a closed day: check before you travel.',
    },
  },
  flights: {
    title: 'Flights to Port Blair',
    summary:
      'Tell us where you start from and when: we look for flights to Port Blair that meet your ferry, and answer by e-mail, messaging app or call.',
    updated: '2026-11-22',
    banner: {
      heading: 'Discover Your New Adventure',
      crumb: 'FLIGHTS',
      lead: 'Checkout The Best & Affordable Flight Tickets Below',
      image: {
        src: '/images/pages/flights.svg',
        alt: 'An aeroplane banks over green islands ringed by pale shallows',
      },
    },
    action: { label: 'Checkout Packages', href: '/packages' },
    airlines: {
      label: 'For your dates',
      heading: 'Airlines we look at',
      lead: 'IndiGo, Air India, Air India Express and Akasa Air fly to Port Blair; SpiceJet and Alliance Air have done so; Singapore Airlines flies to Chennai, where you change.',
    },
    form: {
      label: 'Ask for a flight',
      heading: 'Flight Details Form',
      lead: 'Four questions are enough: your name, how to reach you, from where, to where.',
      note: 'Our team replies by e-mail, messaging app or call. We look for a flight that lands in time for your ferry and tell you the fare before anything is booked. If you are not an Indian citizen, ask us about permits, and look at the authorities’ page, before you book a flight.',
    },
    advice: [
      {
        heading: 'Land before noon',
        paragraph:
          'The last private ferries of the day usually leave Port Blair in the afternoon, and you report an hour ahead. An early landing may let you sleep on Havelock; a later one means a night in town, with the show at the Cellular Jail.',
      },
      {
        heading: 'Two kilometres to town',
        paragraph:
          'Veer Savarkar International Airport (IXZ) lies about 2 km from the centre of Port Blair. Its new terminal opened in July 2023. Flights are mostly by day.',
      },
      {
        heading: 'Leave a night at the end',
        paragraph:
          'Sleep in Port Blair before you fly home. If wind stops a ferry you have time in hand, and if it doesn’t you have an evening for the headland at Chidiya Tapu. After a dive, wait 18 to 24 hours before you fly.',
      },
    ],
  },
  contact: {
    title: 'Contact us',
    summary:
      'Write, chat or call: Sea Almond, Port Blair, South Andaman, 744101. Tell us who is coming and when, and a person on the islands answers.',
    updated: '2026-11-22',
    banner: {
      heading: 'Contact Us',
      crumb: 'CONTACT',
      lead: 'A person in Port Blair reads what you write.',
      image: {
        src: '/images/pages/contact.svg',
        alt: 'A wooden jetty with one lamp reaches into a still bay at nightfall',
      },
    },
    panel: {
      label: 'Reach us',
      heading: 'The office in Port Blair',
      lead: 'By e-mail at any hour, by chat and phone when the office is open.',
    },
    form: {
      label: 'Ask us',
      heading: 'Contact Us',
      lead: 'Your dates and the number of people are the two things that help us most.',
      note: 'We answer with a plan in plain words or, when something is unclear, with a question. Nobody adds you to a mailing list.',
    },
  },
  blogs: {
    title: 'Our latest blogs',
    summary:
      'Notes from Port Blair for people who plan an Andaman trip: seasons, ferries, a first dive, travelling with children, and manners on the reef.',
    updated: '2026-11-21',
    banner: {
      heading: 'Blogs',
      crumb: 'BLOGS',
      lead: 'Notes from Port Blair for people who like to know before they go.',
      image: {
        src: '/images/pages/blogs.svg',
        alt: 'A hammock between two leaning trees faces the evening sea',
      },
    },
    list: { label: 'Notes', heading: 'Our Latest Blogs' },
  },
  about: {
    title: 'About us',
    summary:
      'Sea Almond is a small company in Port Blair that plans Andaman trips: how we work, what we promise, what we don’t, and why it bears a tree’s name.',
    updated: '2026-11-22',
    banner: {
      heading: 'About',
      crumb: 'ABOUT',
      lead: 'Named after the tree that lets its nuts drift from island to island.',
      image: {
        src: '/images/pages/about.svg',
        alt: 'A couple sits on a quiet beach beside a broad sea almond tree with red leaves',
      },
    },
  },
  compare: {
    title: 'Compare all Andaman trips',
    summary:
      'All trips side by side: nights on each island, ferries, early starts, the latest landing on day one, the price, and for whom each of them is wrong.',
    updated: '2026-11-22',
    banner: {
      heading: 'Which trip?',
      crumb: 'COMPARE',
      lead: 'Every trip in one table, with what is special about it and for whom it is wrong.',
      image: {
        src: '/images/pages/compare.svg',
        alt: 'Islands seen from the air; three boats’ dotted courses in coral, yellow and white link them like three trips',
      },
    },
    choose: {
      legend: 'Choose two or three',
      hint: 'Without a choice the table has them all.',
      spoken: '{count} chosen',
    },
    caption: 'All trips with nights, ferries, early starts, latest landing and price',
    columns: {
      trip: 'Trip',
      price: 'Price',
      nights: 'Nights',
      ferries: 'Ferries',
      early: 'Starts before sunrise',
      landBy: 'Land by',
      avoid: 'Better not land on',
      special: 'Special',
      unsuited: 'Wrong for',
    },
    none: 'None',
  },
  prices: {
    title: 'Prices and terms',
    summary:
      'What an Andaman price covers and for whom it is, children, taxes, season, deposit, what a cancellation costs, and who acts when a ferry is cancelled.',
    updated: '2026-11-22',
    banner: {
      heading: 'Prices and terms',
      crumb: 'PRICES',
      lead: 'What a price covers, for whom it is, and what happens when a plan changes.',
      image: {
        src: '/images/pages/prices.svg',
        alt: 'A breakfast tray, two room keys, two boat tickets and a palm-leaf hat on a table above a morning lagoon',
      },
    },
    short: {
      label: 'In short',
      heading: 'What the price means',
      lead: 'The same for every trip; each package’s page says what is in that trip.',
    },
    steps: {
      caption: 'What we keep when you cancel',
      when: 'When you tell us',
      keep: 'What we keep',
    },
    ask: {
      label: 'Still unclear?',
      heading: 'Ask for your own figure',
      lead: 'Tell us who is coming and when. You get a written plan with one price, and nothing is owed until you say yes to it.',
      action: { label: 'Ask us', href: '/contact' },
    },
  },
  seasons: {
    title: 'When to go to the Andamans',
    summary:
      'Rain, rainy days and temperatures of all twelve months, with sea, ferries, visibility under water, turtles and crowds: when to go to the Andamans.',
    updated: '2026-11-22',
    banner: {
      heading: 'When to go',
      crumb: 'WHEN TO GO',
      lead: 'Twelve months of rain, sea and ferries, as measured and as the islands know them.',
      image: {
        src: '/images/pages/seasons.svg',
        alt: 'One bay in four strips: a starry night with a turtle, a clear day, white heat, monsoon rain',
      },
    },
    chart: {
      label: 'The year',
      heading: 'Dry, then wet, then mending',
    },
    legend: {
      temperature: 'Highest and lowest temperature, in °C',
      rain: 'Rain in the month, in mm',
      rainyDays: 'Days with rain',
      sea: 'The sea',
      alt: 'Rain by month in Port Blair; the table has all figures',
    },
    table: {
      label: 'In words and figures',
      heading: 'Month by month',
      lead: 'The sea has 28 to 30 °C all year. What the months usually bring is no promise for your week.',
    },
    columns: {
      month: 'Month',
      temperature: 'Temperature',
      rain: 'Rain',
      sea: 'Sea',
      ferries: 'Ferries',
      visibility: 'Under water',
      nature: 'Nights',
      crowds: 'Crowds',
    },
    degrees: '{min} to {max} °C',
    wet: '{rain} mm on {days} days',
    plankton: 'Plankton glows near new moon',
    none: '–',
  },
  opening: {
    title: 'Open and closed: days, hours, seasons',
    summary:
      'Closed days, hours and seasons of the Andaman sights and boats in one table: Ross Island, Cellular Jail, museums, Jolly Buoy, Baratang, Elephant Beach.',
    updated: '2026-11-22',
    banner: {
      heading: 'Open and closed',
      crumb: 'OPEN AND CLOSED',
      lead: 'Closed days, hours and seasons of sights and boats, with the day on which we looked.',
      image: {
        src: '/images/pages/opening.svg',
        alt: 'An iron gate with a clock above it stands half closed; a launch leaves for a wooded island with ruins',
      },
    },
    table: {
      label: 'As we found it',
      heading: 'Days, hours, seasons',
      lead: 'Days and hours change, and notices go up late. So each line says “usually”, when it was looked up, and who has the last word.',
    },
    columns: { name: 'What', opening: 'When', source: 'How sure', authority: 'Has the last word' },
  },
  before: {
    title: 'Before you travel: papers, rules, money',
    summary:
      'Papers and permits, drones, bottles, coral and shells, money, network, health, diving before a flight: what to know before an Andaman trip.',
    updated: '2026-11-22',
    banner: {
      heading: 'Before you travel',
      crumb: 'BEFORE YOU TRAVEL',
      lead: 'Papers, rules and what goes into the bag. Each answer says when we looked it up and who has the last word.',
      image: {
        src: '/images/pages/before.svg',
        alt: 'An open suitcase on a bed in lamplight: rolled shirts, a mask and snorkel, a steel bottle, a torch, a sun hat',
      },
    },
  },
  questions: {
    title: 'Questions and answers',
    summary:
      'Short answers to what travellers ask most: what the price covers, ferries to Havelock and Neil, closed days, drones, permits, children, cancelling.',
    updated: '2026-11-22',
    banner: {
      heading: 'Questions',
      crumb: 'QUESTIONS',
      lead: 'What travellers ask us most, with short answers.',
      image: {
        src: '/images/pages/questions.svg',
        alt: 'A boatman points out to sea for a traveller with a chart at the end of a jetty at dawn, his boat moored beside',
      },
    },
    more: {
      label: 'Yours isn’t here?',
      heading: 'Ask it',
      lead: 'By e-mail, chat or phone. A person in Port Blair answers.',
      action: { label: 'Ask us', href: '/contact' },
    },
  },
  privacy: {
    title: 'Privacy',
    summary:
      'What our three enquiry forms ask for, who reads it, how long it is kept, and how to have it corrected or deleted. No cookies, no analytics.',
    banner: {
      heading: 'Privacy',
      crumb: 'PRIVACY',
      lead: 'What an enquiry sends, to whom and why. Everything else you do here is your own business.',
      image: {
        src: '/images/services/hotelbooking.svg',
        alt: 'Lit windows of a small hut between palms, its door shut against the evening rain',
      },
    },
  },
  map: {
    title: 'Map of the Andaman Islands',
    summary:
      'Where Port Blair, Havelock, Neil, Baratang, Diglipur and Little Andaman lie, how the ferries run between them, and what there is to see around the harbour.',
    updated: '2026-11-22',
    banner: {
      heading: 'The islands on a map',
      crumb: 'MAP',
      lead: 'Some 330 km from the northernmost beach that we go to down to the southernmost, and most trips stay within the sixty around Port Blair.',
      image: {
        src: '/images/pages/map.svg',
        alt: 'The islands around Port Blair from above; dotted lines lead to Havelock and Neil and back',
      },
    },
    overview: {
      label: 'From Diglipur to Little Andaman',
      heading: 'All the places we go to',
      lead: 'The Great Andamans in one long row, Havelock and Neil to the east of them, and Little Andaman a night’s sail to the south.',
    },
    ferries: {
      label: 'Port Blair, Havelock and Neil',
      heading: 'Where the ferries run',
      lead: 'Three jetties, and water between all of them: this triangle is the frame of nearly every trip.',
    },
    islands: {
      label: 'Havelock and Neil',
      heading: 'The beaches across the sea',
      lead: 'Forest and long sand on the larger one, fields and a lagoon on the smaller.',
    },
    harbour: {
      label: 'Port Blair',
      heading: 'Around the harbour',
      lead: 'Ross Island and North Bay are a launch ride from the town’s own sights.',
    },
    list: {
      label: 'As a list',
      heading: 'What lies where',
    },
  },
  kept: {
    title: 'Kept: your own list',
    summary:
      'The trips, places, sights, beaches and water sports that you have marked: side by side, to share with those who travel along, or to ask us about.',
    updated: '2026-11-22',
    banner: {
      heading: 'Kept',
      crumb: 'KEPT',
      lead: 'What you have marked, in this browser alone. No account, and nothing is sent until you send it.',
      image: {
        src: '/images/activities/havelock-kalapathar-sunrise.svg',
        alt: 'A single boat on a still sea at sunrise, dark rocks in front',
      },
    },
    noScripts:
      'This list lives in your browser, and it takes scripts to show it. Yours runs none here, so use its bookmarks instead: every trip, place and sight has a page of its own.',
    empty: {
      heading: 'Nothing kept yet',
      text: 'Press Keep on a trip, a place, a sight, a beach or a water sport, and it waits for you here until you take it off.',
      links: [
        { label: 'Packages', href: '/packages' },
        { label: 'Best Places', href: '/topplaces' },
        { label: 'Sightseeing', href: '/sightseeing' },
        { label: 'Water Sports', href: '/watersports' },
      ],
    },
    trips: 'Trips, side by side',
    others: 'Places and days out',
    list: {
      gone: {
        one: 'One of the items is no longer on the site.',
        other: '{count} of the items are no longer on the site.',
      },
      removed: '{item} is off your list.',
      cleared: 'Your list is empty.',
      restored: 'Your list is as it was.',
      undo: 'Undo',
      clear: 'Clear all',
      shared: {
        label: 'Sent to you',
        heading: 'Somebody’s list',
        lead: 'It came with the link that you opened. Your own list is as it was.',
      },
      add: 'Keep these too',
      added: 'All of it is on your list now.',
      known: 'All of it is on your own list.',
      own: 'See your own list',
      ask: {
        label: 'Ask us',
        heading: 'Which of these?',
        lead: 'One message with the whole list. Tell us your dates, and we say what goes together.',
        sentence: 'Hello Sea Almond, I am thinking of {items}.',
        arrival: 'I would arrive on {day}.',
        subject: 'My list',
        mail: 'Ask by e-mail',
      },
      share: {
        label: 'Share',
        heading: 'Decide together',
        lead: 'The link opens this list on any phone. Later changes stay with you.',
        sentence: 'What do you think of {items}?',
        arrival: 'We would land on {day}.',
        print: 'Print this list',
      },
    },
  },
  search: {
    title: 'Find anything: the site from A to Z',
    summary:
      'Every package, place, beach, sight, ferry, question and term of the site in one list from A to Z, under old names and new ones, with a search above it.',
    updated: '2026-11-23',
    banner: {
      heading: 'Find anything',
      crumb: 'FIND',
      lead: 'Everything on this site, in one list from A to Z.',
      image: {
        src: '/images/pages/map.svg',
        alt: 'The islands around Port Blair from above; dotted lines lead to Havelock and Neil and back',
      },
    },
    field: 'What do you look for?',
    hint: 'A place, a ferry, a sight, a question. Old names and new names work.',
    said: {
      wait: 'The search is loading.',
      one: '1 result.',
      other: '{count} results.',
      more: 'The best {shown} of {count} results.',
      none: 'Nothing found for “{words}”.',
      failed:
        'The search has not arrived. Check the connection and type again, or use the list from A to Z below.',
    },
    results: 'Results',
    also: 'Found under: {names}.',
    next: {
      text: 'Try fewer words, or look in the list from A to Z below.',
      action: { label: 'Ask us', href: '/contact' },
    },
    list: { label: 'A to Z', heading: 'Everything on this site' },
    letters: 'Letters',
    digits: '0–9',
    see: 'see {name}',
    kinds: {
      package: 'Package',
      place: 'Place',
      town: 'Town',
      beach: 'Beach',
      sight: 'Sight',
      sport: 'Water sport',
      operator: 'Ferry company',
      crossing: 'Ferry',
      service: 'Service',
      activity: 'Activity',
      post: 'Blog',
      question: 'Question',
      term: 'Prices and terms',
      advice: 'Before you travel',
      opening: 'Opening days',
      page: 'Page',
    },
  },
  promo: {
    label: 'From the airport to the last beach',
    heading: 'Explore all corners of the Andaman Islands',
    lead: 'Leave the connections to us: between two beaches is where trips go wrong.',
    image: {
      src: '/images/activities/diglipur-ross-and-smith-sandbar.svg',
      alt: 'Two people walk over a white sandbar that joins two green islands',
    },
    action: { label: 'Plan my trip', href: '/contact' },
    offers: [
      { icon: 'flight', label: 'Flight', text: 'To Port Blair, looked up to fit your ferry' },
      { icon: 'hotel', label: 'Hotel', text: 'Double-sharing rooms, in the town and on the islands' },
      {
        icon: 'wifi',
        label: 'Wi-fi',
        text: 'We ask which hotels have it; the signal is weakest on the small islands',
      },
      {
        icon: 'food',
        label: 'Foods',
        text: 'Fish by the jetty, thalis in town, green coconuts at the beach',
      },
    ],
  },
  notFound: {
    lead: 'There is nothing at this address. These lead somewhere:',
    image: {
      src: '/images/activities/havelock-kalapathar-sunrise.svg',
      alt: 'A single boat on a still sea at sunrise, dark rocks in front',
    },
    links: [
      { label: 'Home', href: '/' },
      { label: 'Packages', href: '/packages' },
      { label: 'Best Places', href: '/topplaces' },
      { label: 'Contact', href: '/contact' },
      { label: 'Find anything', href: '/search' },
    ],
  },
};
