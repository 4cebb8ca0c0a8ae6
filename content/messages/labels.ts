// Texts that the whole site uses: buttons, captions, names of parts. They are grouped by where they appear.
// Change the texts but not their names: "npm run check" lists the code that lacks one.
export const labels = {
  // The header, the menus, the footer and the breadcrumb above a heading.
  layout: {
    skipToContent: 'Skip to content',
    home: 'HOME',
    search: 'Find anything',
    mainNavigation: 'Main',
    footerNavigation: 'Footer',
    breadcrumb: 'Breadcrumb',
    openMenu: 'Open the menu',
    closeMenu: 'Close the menu',
    quickLinks: 'Quick Links',
    followUs: 'Follow us',
  },
  // Buttons and notes that many parts share.
  general: {
    close: 'Close',
    opensNewTab: '(new tab)',
    more: 'More',
    showAll: 'Show all {count}',
    showFewer: 'Show fewer',
  },
  // The list of what is on a long page.
  contents: {
    onThisPage: 'On this page',
    map: 'Map',
    dates: 'Dates',
    hotelsAndTotal: 'Hotels and total',
    howLong: 'How long',
    weather: 'Weather',
  },
  // The notes beside examples.
  examples: {
    tag: 'Example',
    figures: 'Example figures',
    testimonials: 'Example quotes',
  },
  // Ways to reach you, on all pages.
  contact: {
    booking: 'Book Your Trip',
    enquireNow: 'Enquire Now',
    enquire: 'Enquire about this',
    callUs: 'Call us',
    chatWithUs: 'Chat',
    reachUs: 'Chat or call',
    bar: { chat: 'Chat', call: 'Call', write: 'Enquire Now' },
    chatGreeting: 'Hello {company:name}, I have a question.',
    chatAbout: 'Hello {company:name}, I have a question about {item}.',
    orCall: 'or',
    replyTime: 'We answer {time}.',
  },
  // Slides that rotate automatically.
  carousel: {
    carousel: 'carousel',
    slide: 'slide',
    slides: 'Slides',
    choose: 'Choose a slide',
    position: '{n} of {m}',
    show: 'Slide {n} of {m}',
    play: 'Start slide rotation',
    pause: 'Stop slide rotation',
    previous: 'Previous slide',
    next: 'Next slide',
  },
  // Rows of cards that scroll sideways.
  scroller: {
    earlier: 'Earlier',
    further: 'Further',
  },
  // Links that share a page.
  sharing: {
    label: 'Share',
    byChat: 'WhatsApp',
    byMail: 'Email',
    copyLink: 'Copy link',
    copied: 'Copied.',
    refused: 'The link:',
  },
  // The visitor’s list.
  saved: {
    save: 'Save',
    saved: 'Saved',
    count: 'Saved, {count}',
  },
  // The note on a page that comes from the device.
  offline: {
    cachedOn: 'You’re offline, or the network is slow. This page was saved on',
    again: 'Load it again',
  },
  // Cards, pages and dialogs of all items.
  items: {
    lastUpdated: 'Last updated 3 mins ago',
    details: 'Package Details',
    wholePage: 'More on a page of its own',
    goodToKnow: 'Good to know',
    safety: 'Safety',
    where: 'Where',
    nearby: 'Nearby',
    hereAndNearby: 'Here, and nearby',
    seeAlso: 'See also',
  },
  // Pages and cards of packages.
  packages: {
    allPackages: 'All packages',
    compare: 'Compare all trips',
    duration: { others: '{nights} Nights & {days} Days', flagship: '{days} Days & {nights} Nights' },
    overview: 'Overview',
    plansThis: 'plans this trip',
    forTwo: 'For the two of you',
    freeStopover: { label: 'Free stop', value: 'A swim on {place} and one more ferry, January to April, if times allow' },
    inPrice:
      'Included: {items}, eggless if you like. Leave one out, and its price comes off.',
  },
  // Prices of packages and activities.
  price: {
    durationPrefix: 'Total :',
    onRequest: 'On Request',
    exampleNote: 'Price:',
    ofPackage: 'package price',
    perPerson: 'per person',
    insteadOf: 'instead of',
    included: 'Included',
    allTerms: 'All terms',
    inShort:
      'Cancel {term:cancellation.days} ahead, and you lose only {term:cancellation.percent}.',
  },
  // What a price covers.
  coverage: {
    heading: 'What the price covers',
    inclusion: 'Inclusion',
    exclusion: 'Exclusion',
  },
  // A trip day by day, and the days to land.
  itinerary: {
    dayByDay: 'Day by day',
    day: 'Day',
    ferry: 'Ferry',
    nightIn: 'Night in',
    early: 'Starts before sunrise',
    landLater: '{time}. Landing later?',
    landOn: '{days}: everything on your days should be open',
    stormy: 'From May to December, add a night.',
  },
  // The rows that compare trips.
  comparison: {
    headings: {
      price: 'Price per person',
      nights: 'Nights',
      ferries: 'Ferries',
      early: 'Starts before sunrise',
      latestLanding: 'Land by',
      landOn: 'Best landed on',
      sellingPoint: 'What’s special',
      unsuitableFor: 'Not ideal for',
    },
    none: 'None',
    anyDay: 'Any day',
  },
  // A chosen day of arrival.
  dates: {
    legend: 'Your dates',
    arrival: 'Day of arrival',
    needsScript: 'This needs JavaScript.',
    span: 'Land on {from}, by {time}. Fly home on {to}.',
    soon: 'You land within two weeks: please call us.',
    sun: 'Sunrise {rise}, sunset {set}',
    closed: '{weekday}, usually closed: {name}.',
    closedOn: '{date}, closed for the holiday: {name}.',
    uncertain: '{weekday}, perhaps closed: {name}. We’ll call before we write your plan.',
    ask: 'We’ll swap the days round for you, or you could arrive on another day.',
    season: '{date}, usually out of season: {name}.',
    instead: 'Usually open then: {name}.',
    ferries: {
      changeable: 'In {months} storms can stop a ferry, so spend the last two nights in Port Blair (another is {extra:extra-night} each).',
      cyclones: 'In {months} a cyclone can stop the ferries for days.',
      cancelled: 'In {months} the sea can be rough. Ferries are then cancelled at short notice.',
    },
    surchargeNights: {
      one: 'One night costs more: {nights}.',
      other: '{number} nights cost more: {nights}.',
    },
    surchargeSum: 'That’s {sum} more for each room.',
    money: {
      heading: 'Your money dates',
      book: 'To book: {share}.',
      balance: 'Balance: {share} by {day}.',
      cancel: 'Cancel by {day} and you lose {share}.',
      cancelNow: 'Cancel from then on and you lose {share}.',
      share: '{percent}% of the price',
      payAll: 'the whole price',
      loseAll: 'all that hotels and ferries don’t refund',
    },
    busyPeriod: '{name}: flights cost more, and rooms and ferry seats go early.',
    fits: 'Everything you visit is open and in season, and there’s no busy week, rough month or surcharge. Your plan adds the tides: when to swim, which morning suits the coral, which evening the sand.',
    askAvailability: 'We’ll check flights, rooms and ferry seats when you ask.',
    conflicts: { one: 'One thing doesn’t fit.', other: '{number} things don’t fit.' },
    datesShown: 'Each trip below now shows your dates.',
    pastDay: 'Choose today or later.',
    distantDay: 'Choose a day within {years} years.',
    invalidDay: 'Fill in a day that exists.',
    wrongLink: 'The day in this link has passed, or we can’t plan it yet.',
    loadingFailed: 'The dates didn’t load. Try again.',
    withDates: 'Day by day with dates',
    calendar: 'Calendar file',
  },
  // Hotels, extras and the total of a trip.
  choice: {
    heading: 'Hotels and extras',
    pricesOfClasses: 'Two sharing.',
    mixClasses: '{to} on one island only? Choose {from}, and add it as an extra.',
    roomsOfClasses: 'Compare rooms',
    perNight: 'more, a person a night',
    // A price with another unit shows it.
    extras: 'Extras, mostly per person',
    add: 'Add any:',
    added: 'Added. See your enquiry',
    age: 'Age {age}+',
    onlyWith: 'Only with {hotelClass}',
    per: {
      person: 'a person',
      couple: 'for two',
      room: 'a room',
      piece: 'in all',
      personNight: 'a person a night',
      roomNight: 'a room a night',
      addedNight: 'a person',
    },
    ages: { adults: 'Adults', children: 'Children, 5\u00a0to\u00a011', toddlers: 'Children, 1\u00a0to\u00a04' },
    // A total, and what it is for.
    totalMessages: {
      party: {
        adults: { one: 'one adult', other: '{number} adults' },
        children: { one: 'one child aged 5 to 11', other: '{number} children aged 5 to 11' },
        toddlers: { one: 'one child aged 1 to 4', other: '{number} children aged 1 to 4' },
      },
      rooms: { one: 'one room', other: '{number} rooms' },
      assumptions: '{who}, {rooms}, {days}, {hotelClass}',
      noDay: 'outside {term:season.peak}',
      chooseDay: 'Choose your day',
      adultsOnly:
        'Counted only for adults (12 and older): {items}.',
      perAdult: '{sum} each.',
      excludedExtras: 'Not counted, because it doesn’t fit this trip, its hotels or all its dates, or is in its price: {items}.',
      forPeople: 'for {people}',
      forNights: { one: 'one night', other: '{number} nights' },
      trip: 'The trip',
      ferrySeats: 'Ferry seats, ages 1 to 4',
      surcharge: 'Peak season',
      deposit: 'To book',
      balance: 'Balance',
      // Lines for the parts of a choice, in chats and in enquiries whose form has no field for them.
      chosen: {
        hotels: 'Hotels',
        adults: 'Adults',
        ages: 'Children',
        extras: 'Extras',
        total: 'Total on the site',
      },
    },
    group: { label: 'Six or more?', href: '/touroperator#six-of-you-or-a-whole-school' },
    loadFailed: 'Not updated yet.',
    total: 'Your total',
    howMany: { people: 'For', nights: 'Nights' },
    everyone: { all: 'All from age 5', adults: 'All adults' },
    allNights: 'All',
    hotels: 'Hotels',
    prices: 'Prices',
    fromPrice: 'From {sum}',
  },
  // What flights cost.
  flights: {
    withFlights: 'Return flights',
    from: 'From {city}',
    inShort: 'about {fares} each',
    shortFare: '{sum}\u00a0({city})',
  },
  // The people who answer.
  team: {
    people: 'Who you’ll talk to',
    line: '{names} answer, in {languages}.',
    sampleReply: 'A sample plan',
  },
  // Pages of places.
  places: {
    details: 'About this place',
    thingsToDo: 'What to do',
    howLong: 'How long to stay',
    whenToGo: 'When to go',
    yearRound: 'Month by month',
    ferriesHere: 'Ferries',
    visitedBy: 'Packages that come here',
  },
  // Ferry operators and routes.
  ferries: {
    details: 'Details',
    leavesFrom: 'Leaves from',
    operators: 'Companies that may sail',
    schedule: 'Schedule',
    noSchedule: 'No schedule link found for this activity',
    askSchedule: 'Ask us what sails on your day.',
    everyFerry: 'On every ferry',
    cancelled: 'Ferry cancelled?',
    byThisFerry: 'Packages with this ferry',
  },
  // Captions of maps.
  map: {
    place: 'Map',
    trip: 'Map',
    ferryRoute: 'Map',
    itemName: 'Map: {name}',
    from: 'From {town}',
    transport: {
      ferry: 'by ferry to {to}',
      boat: 'by boat to {to}',
      road: 'by road to {to}',
    },
    ends: 'From {from} to {to}.',
    lines: {
      ferry: 'Full lines: ferries.',
      boat: 'Dashed lines: boats.',
      road: 'Dotted lines: roads.',
    },
    km: '{km} km',
    enlarge: 'Enlarge',
    source: 'Coast: datameet’s map of constituencies (CC0), smoothed, accurate to about a kilometre. Not for sailing.',
  },
  // Closed days, hours and seasons.
  openingHours: {
    closed: 'Usually closed on {days}',
    closedOn: 'Usually closed on {days}',
    season: 'Usually open from {season}',
    boats: 'Usually run from {season}',
    uncertain: 'May be closed on {days}. We call first',
    startBy: 'Start by {time}',
    hours: 'Usually open {hours}',
    all: 'What’s open when',
    perhaps: 'May be closed on {days}',
  },
  // The blog.
  posts: {
    by: 'By',
    writtenBy: 'written by',
    on: 'on',
    placesInPost: 'Places in this story',
    readNext: 'Read next',
    allPosts: 'All blogs',
    alreadyRead: 'Read',
  },
  // Advice, questions and terms.
  guide: {
    asOf: 'As of',
    checked: 'Checked {day}.',
    officialSource: 'Official source:',
    readMore: 'Read more:',
    allQuestions: 'Questions and answers',
  },
};
