import type { Coverage, Terms } from './schema/terms';

// The company's terms, which cards, packages, forms, questions and the page about prices use.
// All are examples until you confirm them: enter your own and delete the line `example: true`.
// The site marks each example, and "npm run check:launch" lists them.
// `peak` of the season is the first and the last night that cost more, and how much more a room costs. If all nights
// cost the same, delete the line, and rewrite the texts of the season, and `noDay` in messages/labels.ts.
export const terms: Terms = {
  updated: '2026-11-30',
  perPerson: {
    heading: 'Who the price is for',
    short: 'per person, two sharing a room, with all taxes',
    text: [
      'Up to four of you can share a room, the toddler in your bed and an older child on an extra one. A third or fourth adult in it pays {term:perPerson.thirdAdultDiscount} less, but few hotels have a room for four adults. If you take one room more, whoever sleeps alone pays {term:singleSupplement.percent} more.',
      'A crossed-out price is what we charged before. Today’s is fixed for everyone who lands by 31 March 2028.',
    ],
    thirdAdultDiscount: 15,
    minGroup: 10,
    example: true,
  },
  singleSupplement: {
    heading: 'Travelling alone',
    short: 'For a room to yourself you pay {term:singleSupplement.percent} more',
    text: [
      'One adult with a toddler pays the same, and the toddler’s ferry seats.',
    ],
    percent: 40,
    example: true,
  },
  children: {
    heading: 'Children',
    short: 'Children under five pay only for their ferry seats. From five to eleven they pay {term:children.percent} of the adult price',
    text: [
      'Babies under one sail free on most ferries. From one to four, a child pays {term:children.ferrySeat} a ferry; breakfast and a child’s seat in the car are free. From five the extra bed may be a mattress, and from twelve a child pays the adult price.',
    ],
    percent: 60,
    ferrySeat: 1300,
    example: true,
  },
  // The only place that says what a night on Neil or Havelock costs.
  rooms: {
    heading: 'Rooms, and an extra night',
    short: 'Standard is a three-star room for two with air-conditioning and hot water; at Rangat and Diglipur there are only plain rooms',
    text: [
      'Most rooms are ready by noon, and you check out by nine or ten. If your plan names a room or a kitchen, the hotel has agreed to it. If the hotel goes back on that, choose another of the same class at no extra cost, or have all your money back.',
      'For two sharing, another night with breakfast costs {extra:extra-night} a person in Port Blair, ₹2,000 on Neil and ₹2,500 on Havelock. Deluxe adds {class:Deluxe} to each night and Luxury {class:Luxury}.',
    ],
    example: true,
  },
  boats: {
    heading: 'Boats and transfers',
    short: 'You have basic-class seats on private ferries (Makruzz calls them Premium), and a car and driver to yourselves for every drive',
    text: [
      'We book a government ferry only if you agree. The car drives you to dive boats and kayaks too, and on your evening at the beach it waits.',
      'If a trip’s page offers a free stop, toddlers sail free too, and you have one to three hours there.',
    ],
    example: true,
  },
  extras: {
    heading: 'Meals and extras',
    short: 'Breakfast is included from the second day. Other meals, snorkelling, dives, rides, camera fees and a guide cost extra',
    text: [
      'Lunch or dinner costs about ₹400 in a simple restaurant and ₹900 at a resort.',
      'Half board is dinner at your hotel, on the nights you choose, but not at Rangat or Diglipur. You have a thali, with fish if you like, or any two dishes from the menu, chicken and prawns included. It costs {extra:half-board} a night for each of you from age five. Under-fives eat dal and rice free, and fish for ₹200, paid there. On the day of your candlelit dinner you have lunch instead.',
      'A guide costs {extra:guide} a day for all of you, a camera fee up to ₹200. From five, children pay the full price for extras, but {term:children.percent} for another night or a better class. Under-fives go free on boat trips, except in the submarine.',
    ],
    example: true,
  },
  season: {
    heading: 'Season',
    peak: { from: '12-15', to: '01-15', perRoom: 1500 },
    short: 'A room costs {term:season.perRoom} more a night from {term:season.peak}, inclusive',
    text: [
      'Our price is the same at the Pujas and Diwali.',
    ],
    example: true,
  },
  deposit: {
    heading: 'Deposit and balance',
    short: 'Pay {term:deposit.percent} to book, and the balance {term:deposit.balanceDays} before you land',
    text: [
      'You pay nothing until you’ve said yes to your written plan. It has each hotel’s number, so call before you pay, and ask whether they know us. We pass the deposit on in your name, and within two days you have the hotels’ confirmations. If you book in the last {term:deposit.balanceDays}, you pay the whole price.',
      'Friends may each pay their own share.',
    ],
    percent: 30,
    balanceDays: 15,
    example: true,
  },
  payment: {
    heading: 'Ways to pay',
    short: 'by bank transfer or UPI, or by credit card (3% more) on our bank’s page',
    text: [
      'The account is in the name on “About”, and takes transfers from abroad too. This site never asks for a card number. If one that looks like ours does, or your bank or UPI app shows another name, stop and call us. A GST invoice is free.',
    ],
    example: true,
  },
  cancellation: {
    heading: 'If you cancel',
    short: 'Up to {term:cancellation.days} before you land, you lose only {term:cancellation.percent}, or move your dates once and pay only what hotels and ferries charge for that',
    text: [
      'Your plan has each hotel’s own rule. You’ll have our part back within ten days, and theirs as soon as they’ve paid us.',
      'If illness or a death in the family stops you, we give back our own tenth of the price too, whether you cancel or move your dates. A parent or child who falls ill at home counts as well. For an illness we need the doctor’s letter. For a death, just tell us.',
      'If one of you cancels, we refund that share by the table, and the others pay the same. Anyone left alone in a room pays the single price, unless the reason is an illness or a death.',
      'For flights, and anything you book on its own, the seller’s rules apply.',
    ],
    charges: [
      { days: 30, percent: 10 },
      { days: 15, percent: 30 },
      { days: 0, percent: 100 },
    ],
    example: true,
  },
  // ₹8,400 is another night on Havelock for two in Deluxe (`rooms`, and hotels.ts), and two better seats; ₹14,500 is
  // one for four adults and a child in Standard, and six seats.
  ferry: {
    heading: 'If a ferry is cancelled',
    short: 'We find the next ferry and re-plan your days free of charge. You choose a seat on it, or your whole fare back',
    text: [
      'We call those who fly home first. If you can’t reach us, buy a seat yourself. You still get the whole cancelled fare back.',
      'You pay for an extra night and, at worst, for a booked night that the hotel won’t move. If only better seats are left, each costs about ₹500 more. Another night on Havelock with better seats is ₹8,400 for two in Deluxe, or ₹14,500 for four adults, a child and a toddler in Standard.',
      'If you miss your flight, we can’t pay for a new one. So every trip ends with a night in Port Blair, and from May to December we’d make it two. You can buy the second, or swap an island night for it and get the difference back.',
      'If a storm stops your trip, move it and pay only what the hotels charge for that, or cancel and get back the whole ferry fare and what the hotels refund. If we can’t run your trip, choose another or take all your money back.',
    ],
    example: true,
  },
  onTrip: {
    heading: 'While you travel',
    short: 'Once you’ve landed, we answer from 5 am to 10 pm, and in an emergency at any hour',
    text: [
      'If a room or a car isn’t what your plan says, we’ll put it right that day or refund the difference. If we don’t, complain to the Directorate of Tourism, where we’re registered.',
      'If a sight is closed, a small boat can’t sail or rain stops the photographer, choose another outing or your money back. If it rains, or the tide is high every evening, your beach dinner moves to the garden or under a roof, and we refund the difference.',
      'If you land late, your car will wait, but that day’s outing isn’t refunded. If you land a day late, miss a ferry or fall ill, we’ll move seats, car and room free of charge. You pay for treatment, new tickets and a night that can’t be moved.',
    ],
    example: true,
  },
  reply: {
    heading: 'Our reply',
    short: 'within a day, and usually the same day if you write before 4 pm',
    text: [
      'The price in your plan is fixed, however long you wait for another quote, a permit or your office.',
      'We can’t hold rooms, seats or the table on the sand without a deposit. After three days (a week for six or more) we call the hotels again. If yours is full, choose another of its class at the same price.',
      'On LTC the hotels hold your rooms for three weeks from the day you get your plan, but not past the day the balance is due, nor if you stay any night from {term:season.peak}. If your office needs longer, we ask for another week.',
    ],
    example: true,
  },
};

// What prices cover. The lists and tables of packages, and the page about prices, use these rows.
// A row with `onlyWith` applies only to trips that go there, or whose price includes that extra.
export const coverage: Coverage = {
  rows: [
    {
      name: 'Double-sharing hotel rooms',
      cover: 'included',
    },
    {
      name: 'Plain rooms at Rangat and Diglipur',
      cover: 'included',
      onlyWith: ['rangat', 'diglipur'],
    },
    { name: 'Breakfast from the second day', cover: 'included' },
    { name: 'A/c vehicle transfers', cover: 'included' },
    { name: 'Airport pickup and drop', cover: 'included' },
    { name: 'Cruise tickets for every crossing', cover: 'included' },
    { name: 'Entry permits and tickets', cover: 'included' },
    {
      name: 'Candlelit dinner',
      cover: 'included',
      onlyWith: ['candle-light-dinner'],
    },
    {
      name: 'Candlelit dinner on the beach',
      cover: 'included',
      onlyWith: ['beach-dinner'],
    },
    {
      name: 'Flowers and a cake',
      cover: 'included',
      onlyWith: ['flower-bed', 'cake'],
    },
    { name: 'Massage for two', cover: 'included', onlyWith: ['massage'] },
    {
      name: 'Photographer',
      cover: 'included',
      onlyWith: ['photographs'],
    },
    { name: 'Airfare', cover: 'excluded' },
    { name: 'Meals unless stated, from ₹400', cover: 'excluded' },
    { name: 'Personal expenses', cover: 'excluded' },
    { name: 'A guide', cover: 'excluded' },
    { name: 'Jolly rides', cover: 'excluded' },
    { name: 'Snorkelling and water sports', cover: 'excluded' },
    { name: 'Camera fees', cover: 'excluded' },
    { name: 'Extra vehicle use', cover: 'excluded' },
    { name: 'Foreigner’s area permit', cover: 'excluded' },
    { name: 'Boat to Ross Island', cover: 'included', onlyWith: ['ross-island'] },
    { name: 'Boat to North Bay', cover: 'included', onlyWith: ['northbay'] },
    {
      name: 'Vehicle ferry at Baratang',
      cover: 'included',
      onlyWith: ['baratang', 'rangat', 'diglipur'],
    },
    { name: 'Boat to Baratang’s caves', cover: 'included', onlyWith: ['baratang'] },
    { name: 'Permit and boat to Jolly Buoy or Red Skin', cover: 'included', onlyWith: ['jolly-buoy'] },
    {
      name: 'Sound-and-light show',
      cover: 'included',
      onlyWith: ['light-show'],
    },
    { name: 'Boat to Ross and Smith', cover: 'excluded', onlyWith: ['diglipur'] },
    { name: 'Boat to Elephant Beach, unless stated', cover: 'excluded', onlyWith: ['elephant-beach'] },
  ],
  example: true,
};
