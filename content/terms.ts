import type { Coverage, Terms } from './schema/terms';

// The company's terms: cards, packages, forms, questions and the page about prices read them from here.
// All are examples until the owner confirms them: put your own and delete the line `example: true`.
// The site says of each example that it is one, and "npm run launch-check" lists them.
export const terms: Terms = {
  updated: '2026-11-28',
  per: {
    heading: 'Who the price is for',
    short: 'per person, two sharing a room',
    text: [
      'A couple pays it twice. The third adult in a room pays {term:per.third} less.',
      'Groups from ten have prices of their own, which can be lower than any listed one. They’re on the page “Tour Operator”.',
    ],
    third: 15,
    example: true,
  },
  alone: {
    heading: 'Travelling alone',
    short: '{term:alone.percent} more, with the room to yourself',
    text: [
      'The room costs the same for one as for two.',
    ],
    percent: 40,
    example: true,
  },
  longer: {
    heading: 'An extra night',
    short: 'usually ₹3,500 to ₹5,000 a room',
    text: [
      'For two, with breakfast, at what the hotel charges us.',
    ],
    example: true,
  },
  rooms: {
    heading: 'Rooms',
    short: 'three-star rooms, two sharing; plain rooms at Rangat and Diglipur',
    text: [
      'The listed price is for Standard hotels; each trip’s page has the total for Deluxe and Luxury. Your plan names the hotels before you pay.',
      'Rooms are usually ready by noon.',
    ],
    example: true,
  },
  meals: {
    heading: 'Meals',
    short: 'breakfast from the second day on',
    text: [
      'If your ship sails before the kitchen opens, breakfast comes in a box.',
      'Candle-light dinner, flowers, cake and photographer are in the price where the trip says so.',
    ],
    example: true,
  },
  boats: {
    heading: 'Boats and transfers',
    short: 'private ferries, in the lowest class, and all drives in your plan, to and from the airport too',
    text: [
      'The car and driver are yours alone. Boats and shows are shared. If private ships are full, we’ll ask you before we book a government one.',
      'If ferry times rule out a stop, we take the unused ferry and drives off your price, or refund them.',
    ],
    example: true,
  },
  extras: {
    heading: 'Paid on the spot',
    short: 'lunch and dinner, snorkelling, dives, rides, camera fees, a guide',
    text: [
      'Choose these ahead, and they’re on your plan at this price. Anything you decide on later, you pay for on the spot.',
    ],
    example: true,
  },
  children: {
    heading: 'Children',
    short: 'a child under five pays only ferry tickets, a child of five to eleven {term:children.percent} of the price',
    text: [
      'Under five, children share your bed and pay {term:children.ferrySeat} for each ferry.',
      'From five to eleven they have a bed of their own. From twelve on they pay as adults.',
    ],
    percent: 60,
    ferrySeat: 1300,
    example: true,
  },
  taxes: {
    heading: 'Taxes',
    short: 'the tax on tours (5%) is included',
    text: [
      'Nothing is added later.',
    ],
    example: true,
  },
  season: {
    heading: 'Season',
    surcharge: { from: '12-15', to: '01-15' },
    perRoom: 1500,
    short: 'each night from {term:season.surcharge} costs {term:season.perRoom} a room more',
    text: [
      'No other night costs more.',
    ],
    example: true,
  },
  deposit: {
    heading: 'Deposit and balance',
    short: '{term:deposit.percent} to book, the balance {term:deposit.balanceDays} before you land',
    text: [
      'You say yes to a written plan, pay the deposit, and we book your rooms and seats. Less than {term:deposit.balanceDays} before you land, you pay it all at once.',
    ],
    percent: 30,
    balanceDays: 15,
    example: true,
  },
  payment: {
    heading: 'Ways to pay',
    short: 'bank transfer or UPI, against a receipt; never on this site',
    text: [
      'Pay only into the account in your written plan. If someone asks for money in our name in a chat, call us first.',
      'From abroad it’s an international bank transfer in rupees, with your bank’s fees. We take no cards or PayPal.',
    ],
    example: true,
  },
  cancellation: {
    heading: 'If you cancel',
    short: '{term:cancellation.days} ahead you lose only {term:cancellation.percent}, and you can move your dates instead',
    text: [
      'The day we hear from you counts. We never ask for more than you’ve already paid, and we refund the rest within ten days.',
      'You can move your dates once, {term:cancellation.days} ahead or earlier, for what the hotels and ships ask.',
      'If a sight closes or a small boat doesn’t sail, you get its price back, or something else in its place. If we can’t give you the trip at all, we’ll offer another, or all your money back within ten days. If a storm stops the whole trip, move it without a fee of ours, or take what the hotels and ships pay back.',
      'For a room, car, flight or ferry seat alone, the seller’s rules apply, and you see them first.',
    ],
    steps: [
      { days: 30, percent: 10 },
      { days: 15, percent: 50 },
      { days: 0, percent: 100 },
    ],
    example: true,
  },
  ferry: {
    heading: 'If a ferry is cancelled',
    short: 'we re-plan your trip. You choose a new ticket, or the whole ferry fare back within ten days. An extra night is yours to pay',
    text: [
      'We look for the next ship of any operator and call you. If a new ticket costs more, we’ll tell you first, and you pay the difference. Can’t reach us? Buy a seat and send us the ticket: it counts the same. With only a ferry ticket from us, you get what the operator refunds.',
      'If you can’t get to your hotel, we’ll ask it to move the night, and you get what it gives back.',
      'We don’t pay for a flight that you miss. Every trip has a night in Port Blair before the flight.',
    ],
    example: true,
  },
  onTrip: {
    heading: 'While you travel',
    short: 'you can call us from 5 am to 10 pm',
    text: [
      'The number is in your plan.',
      'If you land later than the hour named for day 1, your car comes later; that day’s outing is lost, and we can’t refund it.',
      'If your flight to Port Blair is late or cancelled, call at once. We’ll move your car and hotel night and look for a later ship. You pay its tickets, and get back what ships and hotels refund.',
      'In an emergency call 112 first, then us.',
    ],
    example: true,
  },
  reply: {
    heading: 'Our reply',
    short: 'within one day, usually the same day if you write before 7 pm',
    text: [
      'That’s 7 pm Indian time (UTC+5:30).',
    ],
    example: true,
  },
};

// What the price covers: the lists in a package, its table and the page about prices come from here.
// A row with `goesTo` holds only for the trips that go there, or have that extra in their price.
export const coverage: Coverage = {
  rows: [
    {
      what: 'Three-star hotel rooms, double sharing',
      cover: 'included',
    },
    {
      what: 'Plain rooms at Rangat and Diglipur',
      cover: 'included',
      goesTo: ['rangat', 'diglipur'],
    },
    { what: 'Breakfast from the second day', cover: 'included' },
    { what: 'A/c vehicle transfers', cover: 'included' },
    { what: 'Airport pickup and drop', cover: 'included' },
    { what: 'Cruise tickets for Neil and Havelock', cover: 'included' },
    { what: 'Entry permits and tickets', cover: 'included' },
    { what: 'Tax on tours', cover: 'included' },
    {
      what: 'Candle-light dinner, where the trip says so',
      cover: 'included',
      goesTo: ['candle-light-dinner', 'beach-dinner'],
    },
    {
      what: 'Flowers and a cake, where the trip says so',
      cover: 'included',
      goesTo: ['flower-bed', 'cake'],
    },
    {
      what: 'Photographer, where the trip says so',
      cover: 'included',
      goesTo: ['photographs'],
    },
    { what: 'Flights to Port Blair', cover: 'excluded' },
    { what: 'Lunch and dinner, unless stated', cover: 'excluded' },
    { what: 'Personal expenses', cover: 'excluded' },
    { what: 'A guide', cover: 'excluded' },
    { what: 'Jolly rides', cover: 'excluded' },
    { what: 'Snorkelling and masks', cover: 'excluded' },
    { what: 'Dives and water sports', cover: 'excluded' },
    { what: 'Camera fees', cover: 'excluded' },
    { what: 'Extra vehicle use', cover: 'excluded' },
    { what: 'Bicycles and scooters', cover: 'excluded' },
    { what: 'Travel insurance', cover: 'excluded' },
    { what: 'Foreigner’s area permit', cover: 'ask' },
    { what: 'Room with a view of the sea', cover: 'ask' },
    { what: 'Rooms side by side', cover: 'ask' },
    { what: 'Boat to Ross Island', cover: 'included', goesTo: ['ross-island'] },
    { what: 'Boat to North Bay', cover: 'included', goesTo: ['northbay'] },
    {
      what: 'Vehicle ferry at Baratang',
      cover: 'included',
      goesTo: ['baratang', 'rangat', 'diglipur'],
    },
    { what: 'Boat to Baratang’s caves', cover: 'included', goesTo: ['baratang'] },
    { what: 'Permit and boat to Jolly Buoy or Red Skin', cover: 'included', goesTo: ['jolly-buoy'] },
    {
      what: 'Sound-and-light show',
      cover: 'included',
      goesTo: ['light-show'],
    },
    { what: 'Boat to Ross and Smith', cover: 'ask', goesTo: ['diglipur'] },
    { what: 'Boat to Elephant Beach', cover: 'excluded', goesTo: ['elephant-beach'] },
  ],
  example: true,
};
