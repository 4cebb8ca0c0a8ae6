import type { Coverage, Terms } from './schema/terms';

// The company's terms: cards, packages, forms, questions and the page about prices read them from here.
// All are examples until the owner confirms them: put your own and delete the line `example: true`.
// The site says of each example that it is one, and "npm run launch-check" lists them.
export const terms: Terms = {
  updated: '2026-11-26',
  per: {
    heading: 'Who the price is for',
    short: 'per person, two sharing a room',
    text: [
      'Each price is for one person, when two people share a room. A couple pays it twice. Four people in two rooms pay it four times. The third adult in a room pays {term:per.third} less.',
      'Seniors pay the same price as other adults.',
    ],
    third: 15,
    example: true,
  },
  alone: {
    heading: 'Travelling alone',
    short: '{term:alone.percent} more, with the room to yourself',
    text: ['Travelling alone, you have the room to yourself and pay {term:alone.percent} more than the price.'],
    percent: 40,
    example: true,
  },
  longer: {
    heading: 'An extra night',
    short: 'usually ₹3,500 to ₹5,000 a room',
    text: [
      'An extra night in a three-star room usually costs ₹3,500 to ₹5,000 for two, with breakfast. You pay what the hotel charges us; we add nothing. A surcharge of the season comes on top.',
    ],
    example: true,
  },
  rooms: {
    heading: 'Rooms',
    short: 'three-star rooms, two sharing; plain rooms at Rangat and Diglipur',
    text: [
      'The price includes one room for every two guests, for each night of the trip. The written plan names the hotels before you pay. Rooms are usually ready at about noon. If you land earlier or fly later, you can leave your bags at the desk.',
      'The listed price is for Standard hotels. Deluxe and Luxury add so much a person and night: each trip’s page has the total.',
    ],
    example: true,
  },
  meals: {
    heading: 'Meals',
    short: 'breakfast from the second day on',
    text: [
      'When a ship or a convoy leaves before the kitchen opens, you get your breakfast in a box. You choose and pay your own lunch and dinner.',
    ],
    example: true,
  },
  boats: {
    heading: 'Boats and transfers',
    short: 'private ferries, in the lowest class, and transfers, from the airport and back to it',
    text: [
      'The price includes the ferries and the drives in your plan. The price is for seats on private ships, in the lowest class. If they are full, we ask you before we take a government ship. Before you pay, your plan names each ship and its class. The car and its driver are for your group alone; you share ferries, small boats and shows with other visitors. The list below says which small boats are included.',
      'Some trips stop on an island for a few hours, between two ferries. If the two do not fit on your date, we tell you before you pay. Without the stop you pay only for the ferries and drives that you take. If the stop is dropped later, you get the difference back.',
      'During a stop your bags may wait in the car. Keep money, papers and medicines with you: we do not pay for what is missing.',
    ],
    example: true,
  },
  extras: {
    heading: 'Paid on the spot',
    short: 'lunch and dinner, snorkelling, dives, rides, camera fees, a guide',
    text: [
      'Order an extra ahead at the price on this site, such as a dive, a cake or a candle-light dinner, and it’s booked, on your plan and on your bill. What you choose on the islands you pay there.',
    ],
    example: true,
  },
  children: {
    heading: 'Children',
    short: 'a child under five pays only ferry tickets, a child of five to eleven {term:children.percent} of the price',
    text: [
      'A child under five shares the parents’ bed. You pay only the child’s ferry tickets, {term:children.ferrySeat} each; on Makruzz infants below one sail free, and then you pay nothing.',
      'A child of five to eleven pays {term:children.percent} of the price, with a bed in your room. From twelve on, children pay as adults.',
    ],
    percent: 60,
    ferrySeat: 1300,
    example: true,
  },
  taxes: {
    heading: 'Taxes',
    short: 'the tax on tours (5%) is included',
    text: ['The tax on tours, 5%, is in the price. We add no fee later.'],
    example: true,
  },
  season: {
    heading: 'Season',
    surcharge: { from: '12-15', to: '01-15' },
    perRoom: 1500,
    short: 'each night from {term:season.surcharge} costs {term:season.perRoom} a room more',
    text: [
      'Each night from {term:season.surcharge} costs {term:season.perRoom} a room more, in every class and also on trips on request. No other night does.',
    ],
    example: true,
  },
  deposit: {
    heading: 'Deposit and balance',
    short: '{term:deposit.percent} to book, the balance {term:deposit.balanceDays} before you land',
    text: [
      'You pay {term:deposit.percent} after you have said yes to the written plan. Then we buy tickets and book rooms. The balance is due {term:deposit.balanceDays} before you land. If you book later than that, you pay the whole price at once. If you cannot pay the balance in time, call us before that day.',
    ],
    percent: 30,
    balanceDays: 15,
    example: true,
  },
  payment: {
    heading: 'Ways to pay',
    short: 'bank transfer or UPI, against a receipt; never on this site',
    text: [
      'You pay by bank transfer or by UPI. Pay only into the account in our written plan. You get a receipt. Our registration and tax number are on the page about us.',
      'From abroad you pay by international bank transfer, in rupees. You also pay your bank’s fees. We take no cards and no PayPal. UPI usually needs an account in India.',
      'If somebody asks you for money in our name in a chat, call us before you pay.',
    ],
    example: true,
  },
  cancellation: {
    heading: 'If you cancel',
    short: 'the later you cancel, the more we keep',
    text: [
      'To cancel, write or call. The day on which your message reaches us counts. If you have paid more than we keep, you get the difference back within ten days.',
      'The table is for trips. If we book only a room, a car, a flight or a ferry seat for you, the seller’s rules apply. We send them before you pay.',
      'You can also move your dates once, a month ahead or earlier. You then pay only what the hotels and ships ask for the change. Your airline has its own rules.',
      'We never keep more than you have paid, and you owe nothing more.',
      'If we cannot give you what is in your plan, we offer you something else. If you do not want it, you get back all that you have paid, within ten days. If a storm stops the whole trip, you can move it without a fee of ours, or you get what the hotels and ships pay back.',
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
    short: 'we re-plan your trip. You choose: a new ticket, or the whole ferry fare back within ten days. You pay for an extra night, and for the difference to a dearer ticket',
    text: [
      'When the operator or the weather stops your ship, we look for the next one, with any operator. We call you and say what changes.',
      'If the ferry is part of our trip, you choose: we buy a new ticket with the ferry fare, or you get all of it back within ten days. If the new ticket costs more, we tell you first, and you pay the difference. If you can’t reach us and buy a seat yourself, send us the ticket: we treat it in the same way. If you bought only a ferry ticket from us, we pay you what the operator refunds, when it has paid us.',
      'If you cannot get to a hotel because of the ferry, we ask it to move your night. If it refuses, you get what the hotel gives back, and no more. For the night that you sleep elsewhere you pay what that hotel charges us. Some insurance pays for the lost night and for the new one.',
      'We do not pay for a flight that you miss because of a ferry. So each of our trips has a night in Port Blair before the flight home.',
    ],
    example: true,
  },
  onTrip: {
    heading: 'While you travel',
    short: 'guests can call us from 5 am to 10 pm',
    text: [
      'From the day you land to the day you fly, call the number in your plan from 5 am to 10 pm. At other hours send a message: we read it at 5 am. On the day of an early convoy your driver calls you.',
      'If you land later than the hour that is named for day 1, the price stays the same. You miss that day’s outing, and the car comes later.',
      'If your flight to Port Blair is late or cancelled, call us at once. We move your car and your hotel night, and look for a later ship. You pay for its tickets. For a ship or a night that you miss, you get what the operator or the hotel gives back.',
      'In an emergency call 112 first, then us.',
    ],
    example: true,
  },
  reply: {
    heading: 'Our reply',
    short: 'within one day, usually the same day if you write before 7 pm',
    text: [
      'We answer every enquiry within one day. If it reaches us before 7 pm, Indian time (UTC+5:30), we usually answer the same day. If you hear nothing after a day, please call.',
    ],
    example: true,
  },
};

// What the price covers: the lists in a package, its table and the page about prices come from here.
// A row with `goesTo` holds only for the trips that go there.
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
    { what: 'Flights to Port Blair', cover: 'excluded' },
    { what: 'Lunch and dinner', cover: 'excluded' },
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
    { what: 'Permit and boat to Jolly Buoy', cover: 'included', goesTo: ['jolly-buoy'] },
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
