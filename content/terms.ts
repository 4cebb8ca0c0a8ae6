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
      'Up to {term:perPerson.most} adults each pay this price, and a third adult in a room pays {term:perPerson.third} less. On “For three generations” two people pay {price:family-5-nights-6-days} each, and three who share a room pay {three:family-5-nights-6-days} together. Group prices, from {term:perPerson.group} adults on, are on the page “Tour Operator”.',
    ],
    third: 15,
    group: 10,
    example: true,
  },
  singleSupplement: {
    heading: 'Travelling alone',
    short: 'You pay {term:singleSupplement.percent} more, and have the room to yourself',
    text: [
      'Hotels charge the same for a room with one guest as with two. In Deluxe and Luxury it’s {term:singleSupplement.percent} of that class’s price.',
    ],
    percent: 40,
    example: true,
  },
  longer: {
    heading: 'An extra night',
    short: 'An extra night costs ₹3,500 to ₹5,000 for two in a Standard room, with breakfast',
    text: [
      'Deluxe and Luxury add the same as on any other night.',
    ],
    example: true,
  },
  rooms: {
    heading: 'Rooms',
    short: 'Three-star rooms, two sharing, and plain rooms at Rangat and Diglipur',
    text: [
      'That’s our Standard class. Each trip’s page has the price in Deluxe and Luxury, too, and your plan names every hotel. Most rooms are ready by noon, and you leave them by nine or ten.',
    ],
    example: true,
  },
  meals: {
    heading: 'Meals',
    short: 'Breakfast from the second day on',
    text: [
      'If your ferry sails before the kitchen opens, breakfast comes in a box. For lunch or dinner allow about ₹400 a person in a simple restaurant and ₹900 at a resort.',
    ],
    example: true,
  },
  boats: {
    heading: 'Boats and transfers',
    short: 'Private ferries, in Premium class or its equal, and every drive in your plan',
    text: [
      'Your plan names each ferry with its hour and class; a class up costs about ₹500 a seat. The car and its driver are yours alone, while boats and shows are shared. If the private ferries are full, we’ll ask you before we book a government one. If ferry times rule out a stop, it comes off your bill.',
    ],
    example: true,
  },
  extras: {
    heading: 'Extras',
    short: 'Lunch, dinner, snorkelling, dives, rides, camera fees and a guide cost extra',
    text: [
      'Whatever you tick on a trip’s page is in your total and your deposit. You pay for the rest on the spot.',
    ],
    example: true,
  },
  children: {
    heading: 'Children',
    short: 'Under five they pay only for ferry seats, and from five to eleven {term:children.percent} of the price',
    text: [
      'Children under five share your bed. For a child of one to four each ferry seat costs {term:children.ferrySeat}; babies under one sail free on most ferries, and pay the ferry’s own fare on the others. From five a child has a bed of its own and pays {term:children.percent} of the price of your class, and from twelve the adult price.',
    ],
    percent: 60,
    ferrySeat: 1300,
    example: true,
  },
  taxes: {
    heading: 'Taxes',
    short: 'The 5% tax on tours is included',
    text: [
      'The price in your plan is the price you pay.',
    ],
    example: true,
  },
  season: {
    heading: 'Season',
    surcharge: { from: '12-15', to: '01-15' },
    perRoom: 1500,
    short: 'Each night from {term:season.surcharge} costs {term:season.perRoom} more for a room',
    text: [
      'All other nights of the year cost the same.',
    ],
    example: true,
  },
  deposit: {
    heading: 'Deposit and balance',
    short: 'You pay {term:deposit.percent} to book, and the balance {term:deposit.balanceDays} before you land',
    text: [
      'Nothing is due until you’ve said yes to your written plan. Your receipt comes the same day, and each hotel’s confirmation and ferry ticket as soon as we have it. If you book less than {term:deposit.balanceDays} ahead, you pay it all at once.',
    ],
    percent: 30,
    balanceDays: 15,
    example: true,
  },
  payment: {
    heading: 'Ways to pay',
    short: 'You pay by bank transfer or UPI, against a receipt, and never on this site',
    text: [
      'Pay only into the account in your plan, which is in our company’s name. If anyone gives you another, call us first.',
      'From abroad you can send rupees by bank transfer, and your bank adds its fee. We don’t take cards or PayPal.',
    ],
    example: true,
  },
  cancellation: {
    heading: 'If you cancel',
    short: 'Cancel at least {term:cancellation.days} before you land, and you lose {term:cancellation.percent} of the price; at least {term:cancellation.nextDays} before, {term:cancellation.nextPercent}; later, all of it',
    text: [
      'What counts is the day we hear from you. You never owe more than you’ve paid, and any refund reaches you within ten days. You can also move your dates once, up to {term:cancellation.days} before you land, and pay only what the hotels and ferries charge for the change.',
      'If a sight closes or a small boat can’t go out, you get something in its place, or its price back. If a storm stops your trip, move it without a fee of ours, or take back the whole ferry fare and whatever the hotels refund. If we can’t give you the trip for any other reason, you get another trip, or all your money back.',
      'A flight follows the airline’s rules, whether you book it with a trip or alone. A room, a car or a ferry seat without a trip follows its seller’s. You see these rules before you pay.',
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
    short: 'We re-plan your trip, and you choose a new ticket or the whole ferry fare back. You pay for any extra night',
    text: [
      'We look for the next ferry of any company, and call you. If its ticket costs more, we tell you first, and you pay the difference. If you can’t reach us, buy a seat yourself: we pay you the fare of the old one.',
      'We’ll ask your hotel to move the night, and you get whatever it gives back. We don’t pay for a missed flight. That’s why every trip ends with a night in Port Blair, and why from May to December we’ll plan two for you, if you like.',
    ],
    example: true,
  },
  onTrip: {
    heading: 'While you travel',
    short: 'You can call us from 5 am to 10 pm',
    text: [
      'The number is in your plan, and so is your driver’s, for days that start earlier. If you land later than day 1 asks, your car comes later, too, but that day’s outing isn’t refunded. If a late flight makes you miss your ferry, we’ll rebook your seats, your car and your room. You pay for the new tickets, less any refund on the old ones.',
      'If you fall ill, we’ll have you driven to the island’s health centre, and move your rooms and seats. Our help is free; you pay for treatment and new tickets.',
    ],
    example: true,
  },
  reply: {
    heading: 'Our reply',
    short: 'within one day, and most often the same day if you write before 4 pm',
    text: [
      'The price in your plan holds for three days, because that’s how long hotels and ferries hold your rooms and seats for us. After each change you have three more.',
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
