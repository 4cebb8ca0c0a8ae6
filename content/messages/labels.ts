// Texts that the whole site uses: buttons, captions, names of parts. They are grouped by where they appear.
// Change the texts but not their names: "npm run check" lists the code that lacks one.
// The names after the text of a pattern are those that it may contain in { }.
import { pattern } from '../schema/pattern';

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
    showAll: pattern('Show all {count}', 'count'),
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
    chatAbout: pattern('Hello {company:name}, I have a question about {item}.', 'item'),
    orCall: 'or',
    replyTime: pattern('We answer {time}.', 'time'),
  },
  // Slides that rotate automatically.
  carousel: {
    carousel: 'carousel',
    slide: 'slide',
    slides: 'Slides',
    choose: 'Choose a slide',
    position: pattern('{n} of {m}', 'n', 'm'),
    show: pattern('Slide {n} of {m}', 'n', 'm'),
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
    count: pattern('Saved, {count}', 'count'),
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
    duration: { others: pattern('{nights} Nights & {days} Days', 'nights', 'days'), flagship: pattern('{days} Days & {nights} Nights', 'nights', 'days') },
    overview: 'Overview',
    plansThis: 'plans this trip',
    inAll: { label: 'Total', value: pattern('{total} ({assumptions}). Work out yours', 'total', 'assumptions') },
    forTwo: 'For the two of you',
    freeStopover: { label: 'Free stop', value: pattern('From January to April we can often stop on {place} for a swim. It’s free, but means one more ferry', 'place') },
    inPrice:
      pattern('Included: {items}, eggless if you like. Leave one out, and its price comes off.', 'items'),
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
      'Your plan is free.',
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
    landLater: pattern('{time}. Landing later?', 'time'),
    landOn: pattern('{days}, when everything is open', 'days'),
    allDaysBut: pattern('All but {days}', 'days'),
    stormy:
      'From May to December add a night in case of storms ({extra:extra-night} a person).',
  },
  // The rows that compare trips.
  comparison: {
    headings: {
      price: 'Price per person',
      nights: 'Nights',
      ferries: 'Ferries',
      early: 'Starts before sunrise',
      latestLanding: 'Land by',
      landOn: 'Best days to land',
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
    span: pattern('Land on {from}, by {time}. Fly home on {to}.', 'from', 'time', 'to'),
    soon: 'You land within two weeks: please call us.',
    sun: pattern('Sunrise {rise}, sunset {set}', 'rise', 'set'),
    closed: pattern('{weekday}, usually closed: {name}.', 'name', 'date', 'weekday'),
    closedOn: pattern('{date}, closed for the holiday: {name}.', 'name', 'date', 'weekday'),
    uncertain: pattern('{weekday}, perhaps closed: {name}. We’ll call before we write your plan.', 'name', 'date', 'weekday'),
    ask: 'We’ll swap the days round for you, or you could arrive on another day.',
    season: pattern('{date}, usually out of season: {name}.', 'name', 'date', 'weekday'),
    instead: pattern('Usually open then: {name}.', 'name'),
    ferries: {
      changeable: pattern('In {months} storms can stop a ferry, so spend the last two nights in Port Blair (another is {extra:extra-night} each).', 'months'),
      cyclones: pattern('In {months} a cyclone can stop the ferries for days.', 'months'),
      cancelled: pattern('In {months} the sea can be rough. Ferries are then cancelled at short notice.', 'months'),
    },
    surchargeNights: {
      one: pattern('One night costs more: {nights}.', 'number', 'count', 'nights'),
      other: pattern('{number} nights cost more: {nights}.', 'number', 'count', 'nights'),
    },
    surchargeSum: pattern('That’s {sum} more for each room.', 'sum'),
    money: {
      heading: 'Your money dates',
      book: pattern('To book: {share}.', 'share'),
      balance: pattern('Balance: {share} by {day}.', 'day', 'share'),
      cancel: pattern('Cancel by {day} and you lose {share}.', 'day', 'share'),
      cancelNow: pattern('Cancel from then on and you lose {share}.', 'share'),
      share: pattern('{percent}% of the price', 'percent'),
      payAll: 'the whole price',
      loseAll: 'all that hotels and ferries don’t refund',
    },
    busyPeriod: pattern('{name}: flights cost more, and rooms and ferry seats go early.', 'name'),
    fits: 'Everything you visit is open and in season, with no busy week, rough month or surcharge.',
    askAvailability: 'We’ll check flights, rooms, ferry seats and the tide when you ask.',
    conflicts: { one: 'One thing doesn’t fit.', other: pattern('{number} things don’t fit.', 'number', 'count') },
    datesShown: 'Each trip below now shows your dates.',
    pastDay: 'Choose today or later.',
    distantDay: pattern('Choose a day within {years} years.', 'years'),
    invalidDay: 'Fill in a day that exists.',
    wrongLink: 'The day in this link has passed, or we can’t plan it yet.',
    loadingFailed: 'The dates didn’t load. Try again.',
    withDates: 'Day by day with dates',
    calendar: 'Calendar file',
  },
  // Hotels, extras and the total of a trip.
  choice: {
    heading: 'Hotels and extras',
    pricesOfClasses: 'Two to a room.',
    mixClasses: pattern('{to} on one island is an extra with {from}.', 'from', 'to'),
    roomsOfClasses: 'Compare rooms',
    perNight: 'more, a person a night',
    popularExtras: 'Guests often add',
    moreExtras: pattern('More extras ({count})', 'count'),
    pricesOfExtras: 'Per person unless stated.',
    add: 'Add any:',
    added: 'Added. See your enquiry',
    age: pattern('Age {age}+', 'age'),
    onlyWith: pattern('Only with {hotelClass}', 'hotelClass'),
    per: {
      person: 'a person',
      couple: 'for two',
      room: 'a room',
      piece: 'per booking',
      personNight: 'a person a night',
      roomNight: 'a room a night',
      addedNight: 'a person',
    },
    ages: { adults: 'Adults', children: 'Children, 5\u00a0to\u00a011', toddlers: 'Children, 1\u00a0to\u00a04' },
    // A total, and what it is for.
    totalMessages: {
      party: {
        adults: { one: 'one adult', other: pattern('{number} adults', 'number', 'count') },
        children: { one: 'one child aged 5 to 11', other: pattern('{number} children aged 5 to 11', 'number', 'count') },
        toddlers: { one: 'one child aged 1 to 4', other: pattern('{number} children aged 1 to 4', 'number', 'count') },
      },
      rooms: { one: 'one room', other: pattern('{number} rooms', 'number', 'count') },
      assumptions: pattern('{who}, {rooms}, {days}, {hotelClass}', 'who', 'rooms', 'days', 'hotelClass'),
      noDay: 'outside {term:season.peak}',
      chooseDay: 'Choose your dates',
      adultsOnly:
        pattern('Counted only for adults (12 and older): {items}.', 'items'),
      noToddlers: pattern('Not counted for under-fives, of whom some pay: {items}.', 'items'),
      perAdult: pattern('{sum} each.', 'sum'),
      excludedExtras: pattern('Not counted, because it doesn’t fit this trip, its hotels or all its dates, or is in its price: {items}.', 'items'),
      forPeople: pattern('for {people}', 'people'),
      forNights: { one: 'one night', other: pattern('{number} nights', 'number', 'count') },
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
    group: { label: 'Six or more: free second car', href: '/touroperator#six-of-you-or-a-whole-school' },
    loadFailed: 'Not updated yet.',
    total: 'Your total',
    howMany: { people: 'For', nights: 'Nights' },
    everyone: { all: 'All from age 5', adults: 'All adults' },
    allNights: 'All',
    hotels: 'Hotels',
    prices: 'Prices',
    fromPrice: pattern('From {sum}', 'sum'),
  },
  // What flights cost.
  flights: {
    withFlights: 'Return flights',
    from: pattern('From {city}', 'city'),
    inShort: pattern('about {fares} each', 'fares'),
    shortFare: pattern('{sum}\u00a0({city})', 'sum', 'city'),
  },
  // The people who answer.
  team: {
    people: 'Who you’ll talk to',
    line: pattern('{names} answer, in {languages}.', 'names', 'languages'),
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
    askSchedule: 'Ask us what sails on your dates.',
    everyFerry: 'On every ferry',
    cancelled: 'Ferry cancelled?',
    byThisFerry: 'Packages with this ferry',
  },
  // Captions of maps.
  map: {
    place: 'Map',
    trip: 'Map',
    ferryRoute: 'Map',
    itemName: pattern('Map: {name}', 'name'),
    from: pattern('From {town}', 'town'),
    transport: {
      ferry: pattern('by ferry to {to}', 'to'),
      boat: pattern('by boat to {to}', 'to'),
      road: pattern('by road to {to}', 'to'),
    },
    ends: pattern('From {from} to {to}.', 'from', 'to'),
    lines: {
      ferry: 'Full lines: ferries.',
      boat: 'Dashed lines: boats.',
      road: 'Dotted lines: roads.',
    },
    km: pattern('{km} km', 'km'),
    enlarge: 'Enlarge',
    source: 'Coast: datameet (CC0), accurate to about a kilometre.',
  },
  // Closed days, hours and seasons.
  openingHours: {
    closed: pattern('Usually closed on {days}', 'days'),
    closedOn: pattern('Usually closed on {days}', 'days'),
    season: pattern('Usually open from {season}', 'season'),
    boats: pattern('Usually run from {season}', 'season'),
    uncertain: pattern('May be closed on {days}. We call first', 'days'),
    startBy: pattern('Start by {time}', 'time'),
    hours: pattern('Usually open {hours}', 'hours'),
    all: 'What’s open when',
    perhaps: pattern('May be closed on {days}', 'days'),
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
    checked: pattern('Checked {day}.', 'day'),
    officialSource: 'Official source:',
    readMore: 'Read more:',
    allQuestions: 'Questions and answers',
  },
};
