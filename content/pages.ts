// The texts of the fixed pages: titles for search engines, banners, headings of sections. A list of items also has the
// title of each item's page (`itemTitle`), and the name of its group on the search page (`kind`).
// Change the texts but not their names: "npm run check" lists the code that lacks one.
// The names after the text of a pattern are those that it may contain in { }.
import { pattern } from './schema/pattern';

export const pages = {
  home: {
    title: '{company:tagline}',
    summary:
      'Andaman trips planned in Port Blair by people who live there. Tell us who’s coming, and we’ll send a plan with hotels, ferries and one price.',
    updated: '2026-11-30',
    heroAction: { label: 'Checkout Activities', href: '/watersports' },
    introduction: {
      label: 'Why here',
      heading: 'Forest down to the sand',
      lead: 'The car stops in deep shade. Leave your shoes on the seat and walk out between two giant trunks, and there’s Radhanagar: a long curve of pale sand, and water so warm that you don’t notice when it reaches your knees.',
      paragraphs: [
        'It’s two hours’ flight from Chennai or Kolkata, three and a half from Delhi, and then a ferry. Neil, the next island, is small enough for a bicycle. By the second evening you’ll have salt on your arms and no idea what day it is.',
        'If another company has sent you a quote, show us. We’ll lay ours beside it, line by line, and tell you which to book, even when it’s theirs.',
      ],
      quotes: { label: 'See how we compared two quotes', href: '/prices-and-terms#quotes' },
    },
    startingPrice: { label: 'Trips from', price: '{price:lowest}' },
    tiles: {
      packages: {
        label: 'Packages',
        text: '{count:packages} trips',
        href: '/packages',
      },
      ferry: {
        label: 'Ferry',
        text: '{count:ferryRoutes} crossings, {count:ferryOperators} operators',
        href: '/cruise',
      },
      places: {
        label: 'Places',
        text: '{count:places} places to visit',
        href: '/topplaces',
      },
      flights: { label: 'Flights', text: 'To Port Blair and back', href: '/flights' },
    },
    // The leads of the lists of packages. Those on the page of all packages are below.
    honeymoonPackages: {
      lead: 'After dark the waiters set one table on the sand, light the last candle and go up to the trees. On our honeymoons of five nights or more, that dinner is included.',
    },
    familyPackages: {
      lead: 'At the museum one child loses count of the whale’s ribs and begins again. Another falls asleep on the ferry with a fistful of sand.',
    },
    flagshipPackages: {
      lead: 'Walk out to a stone arch at low tide, follow a torch into a cave, or paddle into the dark with seven friends. These trips cost {price:andaman-delights} to {price:pristine-andaman} a person.',
    },
    why: {
      label: 'What you get from us',
      heading: 'Why Choose {company:name}',
      reasons: [
        {
          heading: 'You pay nothing until you say yes',
          paragraph:
            'First you read the whole plan, down to the stairs and the tides.',
          link: { label: 'What you get back if you cancel', href: '/prices-and-terms#cancellation' },
        },
        {
          heading: 'We plan around the sea',
          paragraph:
            'Every trip ends with a night in Port Blair. One cancelled ferry needn’t cost you your flight.',
          link: { label: 'When a ferry is cancelled', href: '/ferry-cancelled' },
        },
        {
          heading: 'You’ll know who’s calling',
          paragraph:
            'Meera plans for families, Arnab for most others, and Shiny for honeymooners, divers and friends. Whoever writes your plan looks after you until you fly home.',
          link: { label: 'Meet Meera, Arnab and Shiny', href: '/about#people' },
        },
      ],
      closing: 'Hoping for January or February? Send us your dates, and we’ll tell you what’s still free.',
    },
    sights: {
      label: 'On land',
      heading: 'See the Cellular Jail by day and after dark',
      paragraph:
        'In a cell you see what its prisoner saw: the back of the next wing.',
      action: { label: 'See all {count:sights} sights', href: '/sightseeing' },
      image: {
        src: '/images/sights/cellular-jail.svg',
        alt: 'The brick wings of the Cellular Jail run towards its central watchtower',
      },
    },
  },
  packages: {
    title: 'Andaman packages and prices',
    summary:
      '{count:packages} Andaman trips with rooms, transfers, ferries and entry tickets included, for honeymoons, for families and for friends.',
    updated: '2026-11-30',
    aliases: ['Price of a trip', 'Budget'],
    banner: {
      heading: 'Packages',
      crumb: 'PACKAGES',
      lead: 'One price covers rooms, breakfast, ferries, tickets and a private car for every drive.',
      image: {
        src: '/images/pages/packages.svg',
        alt: 'A bay with moored boats and a palm-lined beach in the first light of day',
      },
    },
    honeymoonPackages: {
      label: 'For two',
      heading: 'HoneyMoon Packages',
      itemTitle: pattern('Andaman honeymoon, {duration}', 'name', 'duration'),
      kind: 'Packages',
      lead: 'Each has flowers on the bed, a small cake and one dinner by candlelight.',
      image: {
        src: '/images/packages/honeymoon-poster.svg',
        alt: 'A couple, arm in arm, looks out from a beach over an orange sun and its path on the sea',
      },
    },
    familyPackages: {
      label: 'For families',
      heading: 'Family Packages',
      itemTitle: pattern('Andaman family package, {duration}', 'name', 'duration'),
      kind: 'Packages',
      image: {
        src: '/images/packages/family-poster.svg',
        alt: 'On a bench under a wide tree a grandmother has her arm round a child who points at a ferry',
      },
    },
    flagshipPackages: {
      label: 'More trips',
      heading: 'Flagship Packages',
      itemTitle: pattern('{name}, {duration}', 'name', 'duration'),
      kind: 'Packages',
      lead: 'From {price:andaman-delights} to {price:pristine-andaman} a person; each trip’s page has its price.',
      image: {
        src: '/images/activities/rangat-dhani-nallah-walkway.svg',
        alt: 'A plank walkway on stilts winds through mangrove stems towards a bright strip of noonday sea',
      },
    },
    filter: {
      legend: 'Show trips by price, in ₹',
      all: 'All',
      none: 'none',
      total: pattern('{withPrice} with a price, {onRequest} on request', 'withPrice', 'onRequest'),
      matches: pattern('{count} of {total} packages', 'count', 'total'),
      empty: 'No package has a price in this range.',
      reset: 'All packages',
      onRequest: pattern('The {count} Flagship trips cost {price:andaman-delights} to {price:pristine-andaman} a person; the price is on each page.', 'count'),
      seeOnRequest: 'See the Flagship Packages',
    },
    priceNote: 'Prices are {term:perPerson}.',
    // Links to sample plans, each with the packages that are similar. Their pages and the home page show the link.
    samplePlanLinks: {
      couple: {
        label: 'Read Kavya and Rohan’s plan',
        href: '/contact#sample-reply',
        packages: [
          'honeymoon-4-nights-5-days',
          'honeymoon-5-nights-6-days',
          'honeymoon-6-nights-7-days',
          'honeymoon-7-nights-8-days',
        ],
      },
      others: [
        {
          label: 'Read a family’s plan, with LTC',
          href: '/touroperator#a-sample-plan-for-three-generations',
          packages: [
            'family-4-nights-5-days',
            'family-5-nights-6-days',
            'family-6-nights-7-days',
            'family-7-nights-8-days',
          ],
        },
        {
          label: 'Read eight friends’ plan',
          href: '/touroperator#a-sample-plan-for-eight-friends',
          packages: ['explore-havelock', 'andaman-delights'],
        },
        {
          label: 'Read a plan for a couple in their fifties',
          href: '/touroperator#a-sample-plan-for-a-couple-in-their-fifties',
          packages: ['andaman-escapade'],
        },
      ],
    },
  },
  ferries: {
    title: 'Ferries and cruises between the islands',
    aliases: ['Ferry', 'Ship'],
    summary:
      '{count:ferryOperators} ferry operators and {count:ferryRoutes} crossings between Port Blair, Havelock and Neil, with time on board, classes, when to report, and links to the schedules.',
    updated: '2026-11-30',
    banner: {
      heading: 'Islands',
      crumb: 'CRUISE',
      lead: 'Ross Island drifts by, the harbour’s green turns to blue, and for an hour or two there’s nothing you ought to be doing.',
      image: {
        src: '/images/pages/cruise.svg',
        alt: 'A catamaran ferry heads out between two dark green islands',
      },
    },
    ferryOperators: {
      label: 'Companies',
      heading: 'Popular Cruise',
      itemTitle: pattern('{name}, ferries in the Andamans', 'name'),
      kind: 'Ferry companies',
    },
    ferryRoutes: {
      label: 'Where to',
      heading: 'Ferry Routes',
      itemTitle: pattern('{name} by ferry', 'name'),
      kind: 'Ferry routes',
    },
    fares: {
      label: 'Fares',
      text: 'A seat in a private ferry’s basic class costs about {extra:seat-to-havelock} to Havelock, {extra:seat-to-neil} to Neil and {extra:seat-between-the-islands} between the two, our fee included.',
    },
    sea: {
      label: 'Seasick?',
      heading: 'Your first time at sea',
      paragraphs: [
        'From January to April it’s mostly calm. You feel the sea least low down in the middle, where we’ll ask for seats. Look at the horizon, not at your phone.',
        'If you’re easily sick, ask your doctor for a tablet. There are toilets on board.',
      ],
    },
    weather: {
      heading: 'When ferries sail, and when they don’t',
      paragraphs: [
        'Times change with the season. In our sample plans ferries leave Port Blair at 8.30 am and noon, Havelock at 11 am, 12.30 and 2 pm, Neil at 1 pm.',
        'From May to December a rough sea can cancel a sailing that morning; a cyclone can stop ferries for days.',
      ],
    },
  },
  places: {
    title: 'Best places in the Andaman Islands',
    summary:
      'Choose your islands from {count:places} places in the Andamans, from Havelock and Neil to Long Island and Little Andaman, with what you’ll do and how long to stay.',
    updated: '2026-11-30',
    banner: {
      heading: 'Best Places',
      crumb: 'BEST PLACES',
      lead: 'Dive off Havelock, sleep among the fields of Neil, or walk from island to island off Diglipur while the tide is out.',
      image: {
        src: '/images/pages/topplaces.svg',
        alt: 'Two forested islands joined by a pale sandbar, turquoise water on both sides',
      },
    },
    topPlaces: {
      label: 'Start here',
      heading: 'Top Places To Visit',
      itemTitle: pattern('{name}: what to see and do', 'name'),
      kind: 'Places',
      lead: 'On a first visit, stay with Havelock and Neil. Keep the long road north, to Rangat and Diglipur, for when you come back.',
      image: {
        src: '/images/ferry-routes/port-blair-to-neil.svg',
        alt: 'A ferry nears a flat green island at noon, the shallows around the pier pale turquoise',
      },
    },
    offbeatPlaces: {
      label: 'Further out',
      heading: 'Offbeat Places To Visit',
      itemTitle: pattern('{name}: what to see and do', 'name'),
      kind: 'Places',
      lead: 'Two islands that take time, and a reef for a day.',
      image: {
        src: '/images/activities/little-andaman-waterfall-walk.svg',
        alt: 'A couple on a rock looks up at a waterfall in deep forest, three white steps with one shaft of sun on them',
      },
    },
    map: {
      label: 'The map',
      heading: 'On the map',
    },
    testimonials: {
      label: 'Guests',
      heading: 'Testimonials',
      lead: 'HEAR FROM THE TOURISTS EXPERIENCES',
    },
  },
  sports: {
    title: 'Water sports and beaches',
    summary:
      'Walk on the seabed, dive, drive a sea kart or fly over the bay. {count:sports} water sports with prices, and {count:beaches} beaches for shade, coral and turtles.',
    updated: '2026-11-29',
    banner: {
      heading: 'Water Sports',
      crumb: 'WATER SPORTS',
      lead: 'Meet a clownfish at eye level and be back under a palm for lunch.',
      image: {
        src: '/images/pages/watersports.svg',
        alt: 'A bright parasail hangs over a lagoon while a small boat pulls a white wake',
      },
    },
    sports: {
      label: 'In the water',
      heading: 'Trending Activities',
      itemTitle: pattern('{name} in the Andamans', 'name'),
      kind: 'Water sports',
      lead: 'You can do most of these without swimming. Do them early in your trip, so that a windy day costs nothing.',
    },
    leisureServices: 'All activities, with prices',
    beaches: {
      label: 'By the water',
      heading: 'Popular Beaches',
      itemTitle: pattern('{name}, beaches of the Andamans', 'name'),
      kind: 'Beaches',
    },
  },
  sights: {
    title: 'Sightseeing around Port Blair and the islands',
    summary:
      '{count:sights} sights of the Andamans, with a rock arch at low tide, limestone caves, the Cellular Jail, two museums and a headland in the evening light.',
    updated: '2026-11-29',
    banner: {
      heading: 'Sightseeing',
      crumb: 'SIGHTSEEING',
      lead: 'When you’ve had enough salt water, stand in a prisoner’s cell, or take a torch into a cave.',
      image: {
        src: '/images/pages/sightseeing.svg',
        alt: 'A white lighthouse on a wooded headland above a calm sea in the evening',
      },
    },
    sights: {
      label: '{count:sights} sights',
      heading: 'HotSpots',
      itemTitle: pattern('{name}, Andaman sights', 'name'),
      kind: 'Sights',
      image: {
        src: '/images/activities/northbay-lighthouse-walk.svg',
        alt: 'Steep steps lead through forest to a lighthouse gallery, the harbour misty blue in the early morning',
      },
    },
  },
  flights: {
    aliases: ['Flights from Delhi, Kolkata and Chennai', 'Airlines'],
    title: 'Flights to Port Blair',
    summary:
      'Name your city and your dates, and you’ll have flights to Port Blair that meet your ferries, each with its fare, by email, chat or phone.',
    updated: '2026-11-29',
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
    form: {
      label: 'Enquire about a flight',
      heading: 'Flight Details Form',
      note: 'One of us replies within a day with two or three flights, their fares and landing times. Our fee is ₹300 a person, or ₹150 with one of our trips. If you travel on LTC, buy where your office says.',
    },
    airlines: {
      label: 'For your dates',
      heading: 'Airlines we compare',
    },
    guideHeading: 'Before you book a flight',
    guide: [
      {
        heading: 'Land before noon',
        paragraph: 'Most direct flights do, and you’ll still have an afternoon in Port Blair.',
        link: { label: 'The latest landing for each trip', href: '/compare' },
      },
      {
        heading: 'Deposit first, then the flight',
        paragraph:
          'Our price is fixed, but fares climb. Pay the deposit, then buy a flight the same evening, one that you can change.',
        link: { label: 'What happens next', href: '/contact' },
      },
      {
        heading: 'The whole bill',
        paragraph:
          'With flights from Chennai, bought two months ahead, “Havelock & Neil Escapade” in Standard is about {plan:couple-from-chennai.fromChennai} for two. Lunches, dinners and boats are extra.',
        link: { label: 'What else is extra', href: '/prices-and-terms#covers' },
      },
      {
        heading: 'Coming from abroad',
        paragraph:
          'You may need a permit. Tell us which passport you hold before you book.',
        link: { label: 'Who needs a permit', href: '/before-you-travel#permits-foreigners' },
      },
    ],
  },
  contact: {
    aliases: ['WhatsApp', 'Telephone', 'Office'],
    title: 'Contact us',
    summary:
      'Write to {company:name}, chat or call. One of us in Port Blair answers with a plan and a price for the people and the days you name.',
    updated: '2026-11-29',
    banner: {
      heading: 'Tell us about your trip',
      crumb: 'CONTACT',
      lead: 'Write as you would to a friend who lives here.',
      image: {
        src: '/images/pages/contact.svg',
        alt: 'A wooden jetty with one lamp reaches into a still bay at nightfall',
      },
    },
    panel: {
      label: 'Reach us',
      heading: 'The office in Port Blair',
    },
    next: {
      heading: 'What happens next',
      example: true,
      steps: [
        'One of us answers within a day. If you land within {term:deposit.balanceDays}, call us instead.',
        'About two days after you write, you have your plan, at a fixed price.',
        'Check us first, with the numbers on the About page. Then say yes and pay {term:deposit.percent}, {term:payment}.',
        'Within two days you’ll have each hotel’s confirmation, and ferry tickets as they’re issued. The balance is due {term:deposit.balanceDays} before you land.',
      ],
    },
    form: {
      label: 'Your enquiry',
      heading: 'Contact Us',
      lead: 'Tell us when, who’s coming, and the one thing you don’t want to miss. Then tell us what worries you. If it’s your mother who worries, or his, Meera will call her, in Bengali, Hindi or Tamil.',
      sampleReply: 'Read Shiny’s plan for a couple',
      familyPlan: { label: 'Meera’s plan for a family of six', href: '/touroperator#a-sample-plan-for-three-generations' },
    },
  },
  posts: {
    title: 'Our latest blogs',
    summary:
      'The people who plan your trip tell of a first dive, a morning at the wharf, two islands at dusk, and a trip with grandparents.',
    updated: '2026-11-30',
    banner: {
      heading: 'Blogs',
      crumb: 'BLOGS',
      lead: 'What we tell our own families before a trip.',
      image: {
        src: '/images/pages/blogs.svg',
        alt: 'A hammock between two leaning trees faces the evening sea',
      },
    },
    posts: { label: 'Stories', heading: 'Our Latest Blogs', kind: 'Blogs' },
  },
  about: {
    title: 'About us',
    summary:
      'Meet the people in Port Blair who plan your Andaman trip, see how we work and what you can hold us to, and the tree that gave us our name.',
    updated: '2026-11-29',
    banner: {
      heading: 'About',
      crumb: 'ABOUT',
      lead: 'We live in Port Blair. We know which hotel has a lift, which beach to skip, and what to do when the ferry doesn’t sail.',
      image: {
        src: '/images/pages/about.svg',
        alt: 'A couple sits on a quiet beach beside a broad sea almond tree with red leaves',
      },
    },
  },
  compare: {
    title: 'Compare all Andaman trips',
    summary:
      'All our Andaman trips side by side, with price, nights on each island, ferries, early starts, the latest landing, and what each trip does best.',
    updated: '2026-11-30',
    banner: {
      heading: 'Which trip?',
      crumb: 'COMPARE',
      lead: 'What each trip costs, where you sleep, how many ferries you take, and who should choose another.',
      image: {
        src: '/images/pages/compare.svg',
        alt: 'Islands seen from the air; three boats’ dotted courses in coral, yellow and white link them like three trips',
      },
    },
    hotels: 'Prices are per person, in Standard hotels. In Deluxe each night costs {class:Deluxe} more and in Luxury {class:Luxury}, except at Rangat and Diglipur.',
    save: 'See the trips you’ve saved:',
    sideBySide: 'Side by side',
    caption: 'All trips',
    trip: 'Trip',
  },
  prices: {
    title: 'Prices and terms',
    summary:
      'One price with hotels, ferries, car and permits in it. What it covers, what children pay, how you pay, and what you get back if you cancel.',
    updated: '2026-11-30',
    banner: {
      heading: 'Prices and terms',
      crumb: 'PRICES',
      lead: 'What your trip costs, and what comes back if plans change.',
      image: {
        src: '/images/pages/prices.svg',
        alt: 'A breakfast tray, two room keys, two boat tickets and a palm-leaf hat on a table above a morning lagoon',
      },
    },
    inShort: {
      heading: 'What you pay',
      lead: 'The same for every trip.',
      price: {
        heading: 'Price of a package',
        short: 'From {price:lowest} to {price:highest} a person in Standard hotels.',
      },
    },
    covers: 'Each trip’s page adds its own.',
    // Our sums come from `quote` in sample-plans.ts. Theirs are an example. Only `groupVerdict` says which is
    // lower. The group’s price is another example. Our part of it comes from `three-generations`, without its invoice:
    // ₹10,000 is five lunches for five people. Ross Island and North Bay add ₹19,550: another night in Port Blair
    // (₹8,050), with dinner, lunch and boat for five.
    quotes: {
      example: true,
      heading: 'Comparing quotes?',
      lead: 'Send us the other quote, and within a day we’ll lay our listed price beside it, as here for “Three nights on Havelock” in Deluxe.',
      table: {
        caption: 'Two quotes for the same five nights',
        columns: [
          { id: 'question', heading: 'For two' },
          { id: 'ours', heading: 'Our plan' },
          { id: 'theirs', heading: 'The other company' },
        ],
        rows: [
          {
            id: 'quote-hotels',
            head: 'Hotels',
            cells: { ours: 'Marine Hill House, Mohwa Garden Resort', theirs: '“Deluxe with a pool, or similar”' },
          },
          {
            id: 'quote-ferries',
            head: 'Ferries',
            cells: { ours: 'Makruzz and Nautika, with departure times', theirs: '“As available”' },
          },
          {
            id: 'quote-car',
            head: 'Car',
            cells: { ours: 'To yourselves, on every drive', theirs: 'Shared on three days' },
          },
          {
            id: 'quote-cancel',
            head: 'Cancelling {term:cancellation.days} ahead',
            cells: { ours: 'We keep {term:cancellation.percent}', theirs: 'They keep 25%' },
          },
          {
            id: 'quote-like-for-like',
            head: 'With tax, and dinner at the hotels',
            cells: { ours: '{plan:quote.total}, with flowers, a cake, a massage and one dinner on the sand', theirs: '₹78,750, with the same' },
          },
          {
            id: 'quote-own-car',
            head: 'With your own car too',
            cells: { ours: '{plan:quote.total}', theirs: '₹83,250' },
          },
        ],
      },
      verdict: 'If you want a pool and don’t mind sharing the car, book theirs. With a car to yourselves ours costs ₹3,850 less, and you can look up its ferries.',
      groupTable: {
        caption: 'Two quotes for six from Kolkata: four adults, a child and a toddler',
        columns: [
          { id: 'group-question', heading: 'For six' },
          { id: 'group-ours', heading: '“For three generations”' },
          { id: 'group-theirs', heading: 'A group tour, five nights' },
        ],
        rows: [
          {
            id: 'group-hotels',
            head: 'Hotels',
            cells: { 'group-ours': 'Padauk Court, Casuarina Rest', 'group-theirs': '“Three-star or similar”' },
          },
          {
            id: 'group-car',
            head: 'Car',
            cells: { 'group-ours': 'Two, to yourselves', 'group-theirs': 'One coach for everybody' },
          },
          {
            id: 'group-ferries',
            head: 'Ferries',
            cells: { 'group-ours': 'Two by Nautika, basic class', 'group-theirs': 'Three, “as available”' },
          },
          {
            id: 'group-neil',
            head: 'Neil',
            cells: { 'group-ours': 'Not in it', 'group-theirs': 'One night' },
          },
          {
            id: 'group-meals',
            head: 'With tax, dinners, and lunches at ₹400',
            cells: { 'group-ours': '₹1,33,600', 'group-theirs': '₹1,50,000' },
          },
          {
            id: 'group-coral',
            head: 'Coral at Elephant Beach',
            cells: { 'group-ours': 'Extra, {plan:swim-ring.total} each with a guide', 'group-theirs': 'Extra, no price named' },
          },
          {
            id: 'group-boat',
            head: 'With Ross Island and North Bay too',
            cells: { 'group-ours': '₹1,53,150, with one more night', 'group-theirs': '₹1,50,000' },
          },
        ],
      },
      groupVerdict: 'If you want more islands in fewer days, book theirs. Ours costs ₹16,400 less. With Ross Island and North Bay it costs ₹3,150 more, and for that Grandmother has her own car and unpacks once on Havelock.',
      ask: 'Seven questions to copy for any company:',
      questions: [
        'Are flights, meals and tax in the price?',
        'Which sights, small boats and rides?',
        'Which hotels, ferries and class of seat, by name?',
        'Is the car ours alone, every day?',
        'Do we sleep in Port Blair before we fly?',
        'What do we pay if a ferry is cancelled?',
        'What do you keep if we cancel 30 days ahead?',
      ],
    },
    paying: { heading: 'How you pay' },
    changes: { heading: 'When plans change' },
    charges: {
      caption: 'What we keep when you cancel',
      first: pattern('{days} days before you land, or earlier', 'before', 'from', 'days'),
      later: pattern('{from} to {days} days before', 'before', 'from', 'days'),
      last: pattern('Less than {before} days before', 'before', 'from', 'days'),
    },
    // Two trips of which guests have paid the deposit (until {term:deposit.balanceDays} before) or the whole price.
    // ₹28,000 are ₹22,000 from the hotels and ₹6,000 from the ferries; a doctor's letter adds a tenth of the price.
    // ₹48,000: a tenth less than the prices of a night in Port Blair and of half the nights on Havelock (`rooms` in
    // terms.ts), with half board (₹30,645), and the fares (₹17,600).
    refunds: {
      caption: 'What two trips would get back',
      columns: [
        { id: 'when', heading: 'You cancel' },
        { id: 'couple', heading: 'A couple whose trip costs ₹70,000' },
        { id: 'six', heading: 'Six whose trip costs {plan:three-generations.total}' },
      ],
      rows: [
        {
          id: 'refund-deposit',
          head: '{term:cancellation.days} before',
          cells: { couple: '₹14,000 of the ₹21,000 paid', six: '₹24,820 of the {plan:three-generations.deposit} paid' },
        },
        {
          id: 'refund-paid',
          head: 'Ten days before',
          cells: { couple: '₹28,000', six: 'About ₹48,000' },
        },
        {
          id: 'refund-ill',
          head: 'Ten days before, with a doctor’s letter',
          cells: { couple: '₹35,000', six: 'About ₹60,400' },
        },
        {
          id: 'refund-late',
          head: 'Two days before',
          cells: { couple: 'Perhaps nothing', six: 'Perhaps nothing' },
        },
      ],
    },
    ask: {
      label: 'Still unclear?',
      heading: 'Ask for your own price',
      action: { label: 'Enquire Now', href: '/contact' },
    },
  },
  whenToGo: {
    aliases: ['Monsoon', 'Weather', 'Best time to visit', 'Opening hours', 'Closed days'],
    title: 'When to go to the Andamans, and what’s open',
    summary:
      'Pick your month for the Andamans by rain, sea, ferries and turtles, and see on which days sights and boats are closed.',
    updated: '2026-11-30',
    banner: {
      heading: 'When to go',
      crumb: 'WHEN TO GO',
      lead: 'Come from January to April for the calmest, clearest sea, or in the monsoon if you have days to spare for the ferries.',
      image: {
        src: '/images/pages/seasons.svg',
        alt: 'One bay in four strips: a clear day, white heat, monsoon rain, a starry night with a turtle',
      },
    },
    chart: {
      label: 'The year',
      heading: 'Blue skies from January, monsoon from mid-May',
    },
    legend: {
      temperature: 'Highest and lowest temperature, in °C',
      rain: 'Monthly rain in mm',
      rainyDays: 'Days with rain',
      sea: 'The sea',
      alt: 'Rain by month in Port Blair; the table has all figures',
    },
    table: {
      label: 'Your month',
      heading: 'What each month brings',
      lead: 'The sea is 28 to 30 °C all year.',
    },
    columns: {
      month: 'Month',
      temperature: 'Temperature, °C',
      rain: 'Rain',
      sea: 'Sea',
      visibility: 'Under water',
      ferries: 'Ferries',
      turtles: 'Turtles',
      busyPeriods: 'Busiest days',
    },
    degrees: pattern('{min} to {max}', 'min', 'max'),
    wet: { one: pattern('{rain} mm, {count} day', 'rain', 'number', 'count'), other: pattern('{rain} mm, {count} days', 'rain', 'number', 'count') },
    openingHours: {
      label: 'Open and closed',
      heading: 'What’s open when you’re here',
      lead: 'Where it says “perhaps”, we call first.',
      columns: { name: 'Sight or boat', closed: 'Usually closed', open: 'Hours and season' },
      otherDays: 'Open on other days',
      patterns: {
        closed: pattern('{days}', 'days'),
        closedOn: pattern('{days}', 'days'),
        uncertain: pattern('{days}, perhaps', 'days'),
        season: pattern('{season}', 'season'),
        boats: pattern('{season}', 'season'),
        hours: pattern('{hours}', 'hours'),
      },
    },
    ask: {
      label: 'Know your month?',
      heading: 'Now choose a trip for it',
      lead: 'When you enter the day you land, each trip’s page shows what’s closed.',
      action: { label: 'All packages', href: '/packages' },
    },
  },
  beforeYouTravel: {
    title: 'Before you travel: documents, rules, money',
    summary:
      'What to sort out before an Andaman trip, from documents, permits, cash and medicines to drones and what to put in one bag.',
    updated: '2026-11-29',
    banner: {
      heading: 'Before you travel',
      crumb: 'BEFORE YOU TRAVEL',
      lead: 'Sort this out at home. Once you’re here, you’ll need only the numbers at the end.',
      image: {
        src: '/images/pages/before.svg',
        alt: 'An open suitcase with rolled shirts, a mask and snorkel, a steel bottle and a torch',
      },
    },
    ask: {
      label: 'Not sure?',
      heading: 'Ask before you book a flight',
      lead: 'Tell us your nationality and your dates.',
      action: { label: 'Enquire Now', href: '/contact' },
    },
  },
  ferryCancelled: {
    aliases: [
      'Cancelled or late ferry', 'Refund of a ferry ticket', 'Stranded',
      'Bad weather: no ship sails',
    ],
    title: 'When a ferry is cancelled: what to do',
    summary:
      'Your ferry to or from Havelock or Neil is cancelled? What to do hour by hour, who to call, what to write, your money and your flight home.',
    updated: '2026-11-30',
    banner: {
      heading: 'When a ferry is cancelled',
      crumb: 'FERRY CANCELLED',
      lead: 'What to do first, and how you get your money back.',
      image: {
        src: '/images/pages/ferry-cancelled.svg',
        alt: 'Two travellers with bags wait out the rain beside a closed ticket counter, a ferry behind them',
      },
    },
    now: {
      heading: 'Do this now',
      steps: [
        'Ask at the counter whether it’s late or cancelled, and what else sails today. Keep your ticket.',
        'If you’re our guest, we’ll call you. If you haven’t heard, call the number in your plan, from 5 am to 10 pm. If you can’t reach us, or booked elsewhere, buy a seat yourself.',
        'If you fly today, call the airline before the flight leaves.',
        'Don’t check out until you have a seat.',
      ],
      call: 'Everyone else can call the office:',
    },
    operators: {
      heading: 'The operators’ own pages',
      lead: 'Their number is on your ticket.',
    },
    messages: {
      heading: 'What to write',
      lead: 'An SMS needs no internet.',
      sms: 'SMS',
      chat: 'WhatsApp',
      others: [
        {
          to: 'To your airline',
          text: 'My ferry is cancelled. My booking number is … What does a later flight cost?',
        },
      ],
      us: {
        to: 'To us',
        text: 'My ferry is cancelled. I’m in …, and I fly on … at … We are … people. What can we do?',
      },
    },
    phrases: 'Show this',
    ask: {
      label: 'Still without a seat?',
      heading: 'Ask us what sails next',
      lead: 'We’ll tell you who has seats. If you fly within three days, call.',
    },
  },
  phrases: {
    title: 'Phrases for your phone',
    summary:
      'Hold up your phone and be understood, with phrases in Hindi, Bengali, Tamil and Telugu for a driver, a hotel or a ship’s crew in the Andamans.',
    updated: '2026-11-28',
    banner: {
      heading: 'Phrases for your phone',
      crumb: 'PHRASES',
      lead: 'When your driver doesn’t speak your language, hold up your phone.',
      image: {
        src: '/images/pages/ferry-cancelled.svg',
        alt: 'Two travellers with bags wait out the rain beside a closed ticket counter, a ferry behind them',
      },
    },
  },
  questions: {
    title: 'Questions and answers',
    summary:
      'What travellers ask us before an Andaman trip, with our answers, from prices and ferries to food, children and permits.',
    updated: '2026-11-30',
    banner: {
      heading: 'Questions',
      crumb: 'QUESTIONS',
      lead: 'What people ask us before they book.',
      image: {
        src: '/images/pages/questions.svg',
        alt: 'A boatman points out to sea for a traveller with a chart at the end of a jetty at dawn, his boat moored beside',
      },
    },
    ask: {
      label: 'Another question?',
      heading: 'Ask us yours',
      action: { label: 'Enquire Now', href: '/contact' },
    },
  },
  privacy: {
    title: 'Privacy',
    summary:
      'What our four enquiry forms ask for, who reads it, how long it is kept, and how to have it corrected or deleted. No cookies, no analytics.',
    banner: {
      heading: 'Privacy',
      crumb: 'PRIVACY',
      lead: 'If you write to us, here’s who sees it.',
      image: {
        src: '/images/services/hotelbooking.svg',
        alt: 'Lit windows of a small hut between palms, its door shut against the evening rain',
      },
    },
  },
  map: {
    title: 'Map of the Andaman Islands',
    summary:
      'See where Port Blair, Havelock, Neil, Baratang, Diglipur and Little Andaman lie, how the ferries run between them, and what to see at each.',
    updated: '2026-11-28',
    banner: {
      heading: 'The islands on a map',
      crumb: 'MAP',
      lead: 'Port Blair, Havelock and Neil lie a ferry ride apart.',
      image: {
        src: '/images/pages/map.svg',
        alt: 'The islands around Port Blair from above; dotted lines lead to Havelock and Neil and back',
      },
    },
    list: {
      label: 'As a list',
      heading: 'What to see, place by place',
    },
  },
  saved: {
    aliases: ['Kept', 'Download'],
    title: 'Saved: your own list',
    summary:
      'The trips, places and sights you’ve saved. Compare them, share them with your group, or send us the list.',
    updated: '2026-11-29',
    banner: {
      heading: 'Saved',
      crumb: 'SAVED',
      lead: 'Your list stays in this browser, without an account, until you send it.',
      image: {
        src: '/images/activities/havelock-kalapathar-sunrise.svg',
        alt: 'A single boat on a still sea at sunrise, dark rocks in front',
      },
    },
    noScripts:
      'Your browser doesn’t run JavaScript here, so use bookmarks instead. Each trip, place and sight has its own page.',
    empty: {
      heading: 'Nothing saved yet',
      text: 'Press Save on a trip, a place or a water sport. You’ll find it here.',
      links: [
        { label: 'Packages', href: '/packages' },
        { label: 'Best Places', href: '/topplaces' },
        { label: 'Sightseeing', href: '/sightseeing' },
        { label: 'Water Sports', href: '/watersports' },
      ],
    },
    packages: 'Trips',
    others: 'Places and days out',
    list: {
      gone: pattern('{page} is no longer on the site.', 'page'),
      failed: 'Your list didn’t load. When you’re online, reload the page.',
      shared: {
        label: 'Sent to you',
        heading: 'A shared list',
        lead: 'This list came with the link you opened. Press Save on what you’d like to keep.',
      },
      nothingShared: 'The link you opened names nothing that we have. It may have been cut short.',
      own: 'See your own list',
      ask: {
        label: 'Contact Us',
        heading: 'Ask about the whole list',
        lead: 'Send us the list with your dates. We’ll tell you what fits together.',
        sentence: pattern('Hello {company:name}, I’m thinking of {items}.', 'items'),
        subject: 'My list',
        mail: 'Email',
      },
      share: {
        label: 'Share',
        heading: 'Decide together',
        lead: 'The link opens this list on any phone. If you change it later, send a new link.',
        sentence: pattern('What do you think of {items}?', 'items'),
      },
    },
  },
  offline: {
    title: 'No network',
    summary: 'The pages that are on your device already, and the ways to ask us that need no network.',
    updated: '2026-11-29',
    banner: {
      heading: 'This page didn’t load',
      crumb: 'OFFLINE',
      lead: 'There’s no network, or our site has a fault. Try again later.',
      image: {
        src: '/images/activities/havelock-kalapathar-sunrise.svg',
        alt: 'A single boat on a still sea at sunrise, dark rocks in front',
      },
    },
    list: 'These pages are on your device',
    ask: 'If there’s a phone signal, you can still call us. A WhatsApp message goes as soon as you’re back in range.',
  },
  search: {
    title: 'Find anything: search, and the whole site in lists',
    summary:
      'Search the site by place, ferry, trip or question, or use the list of all its pages.',
    updated: '2026-11-28',
    banner: {
      heading: 'Find anything',
      crumb: 'FIND',
      lead: 'Old names and misspellings are fine.',
      image: {
        src: '/images/pages/map.svg',
        alt: 'The islands around Port Blair from above; dotted lines lead to Havelock and Neil and back',
      },
    },
    field: 'What are you looking for?',
    examples: {
      label: 'For example',
      queries: ['Havelock', 'ferry time', 'wheelchair', 'luggage', 'permit'],
    },
    status: {
      one: '1 result.',
      other: pattern('{count} results.', 'count'),
      none: pattern('Nothing found for “{words}”.', 'words'),
      failed:
        'The search hasn’t loaded. Check your connection and search again, or use the list below.',
    },
    results: 'Results',
    next: {
      text: 'Try fewer words, or open a list:',
      links: [
        { label: 'Contact Us', href: '/contact' },
        { label: 'Packages', href: '/packages' },
        { label: 'Best Places', href: '/topplaces' },
        { label: 'Questions', href: '/questions' },
      ],
    },
    list: 'Everything on this site',
    kinds: {
      services: 'Services',
      // Such as /scubadiving (services.ts).
      leisureServices: 'Activities',
      question: 'Questions',
      term: 'Prices and terms',
      guide: 'Before you travel',
      ferryCancelled: 'When a ferry is cancelled',
      openingHours: 'Opening days',
      page: 'Pages',
    },
  },
  promo: {
    heading: 'Explore all corners of the Andaman Islands',
    action: { label: 'Enquire Now', href: '/contact' },
    offers: { flight: 'Flight', hotel: 'Hotel', wifi: 'Wi-fi', food: 'Foods' },
  },
  notFound: {
    heading: 'NoPage',
    lead: 'We can’t find that page. Search for it, or start from one of these.',
    image: {
      src: '/images/activities/rangat-dhani-nallah-walkway.svg',
      alt: 'A plank walkway on stilts winds through mangrove stems towards a bright strip of noonday sea',
    },
    links: [
      { label: 'Find anything', href: '/search' },
      { label: 'Home', href: '/' },
      { label: 'Packages', href: '/packages' },
      { label: 'Best Places', href: '/topplaces' },
      { label: 'When a ferry is cancelled', href: '/ferry-cancelled' },
      { label: 'Contact', href: '/contact' },
    ],
  },
};
