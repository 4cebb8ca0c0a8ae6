import type { Coverage, Terms } from './schema/terms';

// The company's terms: cards, packages, forms, questions and the page about prices read them from here.
// All are examples until the owner confirms them: put your own and delete the line `example: true`.
// The site marks each example, and "npm run launch-check" lists them.
export const terms: Terms = {
  updated: '2026-11-28',
  perPerson: {
    heading: 'Who the price is for',
    short: 'per person, two sharing a room',
    text: [
      'Up to {term:perPerson.most} adults pay this price each; a third adult who shares a room pays {term:perPerson.third} less. On “For three generations” two pay {price:family-5-nights-6-days} each, three in one room {three:family-5-nights-6-days} together. For {term:perPerson.group} or more, see “Tour Operator”.',
    ],
    third: 15,
    group: 10,
    example: true,
  },
  singleSupplement: {
    heading: 'Travelling alone',
    short: '{term:singleSupplement.percent} more, with the room to yourself',
    text: [
      'A room costs the same for one.',
    ],
    percent: 40,
    example: true,
  },
  longer: {
    heading: 'An extra night',
    short: '₹3,500 to ₹5,000 a Standard room, plus what a higher class adds',
    text: [
      'For two, with breakfast.',
    ],
    example: true,
  },
  rooms: {
    heading: 'Rooms',
    short: 'three-star rooms, two sharing; plain rooms at Rangat and Diglipur',
    text: [
      'That’s our Standard class; each package has the total for the others. Your plan names the hotels. Most rooms are ready by noon.',
    ],
    example: true,
  },
  meals: {
    heading: 'Meals',
    short: 'breakfast from the second day on',
    text: [
      'If your ferry sails early, breakfast comes in a box.',
    ],
    example: true,
  },
  boats: {
    heading: 'Boats and transfers',
    short: 'private ferries, in Premium class or its equal, and all drives in your plan',
    text: [
      'Your plan names each ferry and class; a class up costs about ₹500 a seat. The car and driver are yours alone; boats and shows are shared. If private ferries are full, we’ll ask before we book a government one. You don’t pay for a stop that ferry times rule out.',
    ],
    example: true,
  },
  extras: {
    heading: 'Extras',
    short: 'lunch and dinner, snorkelling, dives, rides, camera fees and a guide',
    text: [
      'What you tick on a trip’s page is in your total and your deposit. Everything else you pay on the spot.',
    ],
    example: true,
  },
  children: {
    heading: 'Children',
    short: 'from one to four only ferry tickets, from five to eleven {term:children.percent} of the price',
    text: [
      'Under five they share your bed. From one to four each ferry costs {term:children.ferrySeat}; younger babies sail free on most ferries, else for the ferry’s fare. From five they have a bed of their own; from twelve they pay as adults.',
    ],
    percent: 60,
    ferrySeat: 1300,
    example: true,
  },
  taxes: {
    heading: 'Taxes',
    short: 'the tax on tours (5%) is included',
    text: [
      'No tax is added later.',
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
      'You pay once you’ve said yes to your written plan. The receipt comes the same day, each hotel’s confirmation and ferry ticket as we book it. Less than {term:deposit.balanceDays} ahead you pay it all at once.',
    ],
    percent: 30,
    balanceDays: 15,
    example: true,
  },
  payment: {
    heading: 'Ways to pay',
    short: 'bank transfer or UPI, against a receipt; never on this site',
    text: [
      'Pay only into the account in your plan, which is in our company’s name. If anyone names another, call us first.',
      'From abroad, send rupees by bank transfer; your bank adds its fee. We’re not set up for cards or PayPal.',
    ],
    example: true,
  },
  cancellation: {
    heading: 'If you cancel',
    short: 'if you cancel at least {term:cancellation.days} before you land, you lose {term:cancellation.percent}; at least {term:cancellation.nextDays}, {term:cancellation.nextPercent}; later, the whole price',
    text: [
      'The day we hear from you counts. You never owe more than you’ve paid, and every refund is back with you within ten days. You can move your dates once, up to {term:cancellation.days} before, at hotels’ and ferries’ cost.',
      'If a sight closes or a small boat stays in, you get its price back, or something in its place. If a storm stops the trip, move it without a fee of ours, or take what hotels and ferries pay back. If we can’t give you the trip for another reason, you get another, or all your money back.',
      'For a room, car, flight or seat alone, the seller’s rules apply; you see them first.',
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
    short: 'we re-plan your trip. You choose a new ticket, or the whole ferry fare back. An extra night is yours to pay',
    text: [
      'We look for the next ferry of any operator and call you. If its ticket costs more, you pay the difference, and hear it first. Can’t reach us? Buy a seat yourself, and we treat it as your new ticket.',
      'We’ll ask your hotel to move the night, and you get what it gives back. We don’t pay for a missed flight, which is why trips end with a night in Port Blair.',
    ],
    example: true,
  },
  onTrip: {
    heading: 'While you travel',
    short: 'you can call us from 5 am to 10 pm',
    text: [
      'The number is in your plan, with your driver’s for days that start earlier. If you land later than day 1 asks, your car comes later, but that day’s outing isn’t refunded. If a late flight makes you miss a ferry, we’ll move car, hotel and seats; you pay the new tickets, less what’s refunded.',
    ],
    example: true,
  },
  reply: {
    heading: 'Our reply',
    short: 'within one day, and most often the same day if you write before 7 pm',
    text: [
      'The price in your plan holds for three days, and for three more after each change.',
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
    {
      what: 'Candlelight dinner',
      cover: 'included',
      goesTo: ['candle-light-dinner', 'beach-dinner'],
    },
    {
      what: 'Flowers and a cake',
      cover: 'included',
      goesTo: ['flower-bed', 'cake'],
    },
    {
      what: 'Photographer',
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
    { what: 'Room facing the sea, from ₹1,500 a night', cover: 'excluded' },
    { what: 'Foreigner’s area permit', cover: 'excluded' },
    { what: 'Travel insurance', cover: 'excluded' },
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
    { what: 'Boat to Ross and Smith', cover: 'excluded', goesTo: ['diglipur'] },
    { what: 'Boat to Elephant Beach', cover: 'excluded', goesTo: ['elephant-beach'] },
  ],
  example: true,
};
