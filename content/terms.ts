import type { Terms } from './schema/terms';

// The company's terms: cards, packages, forms, questions and the page about prices read them from here.
// All are examples until the owner confirms them: put your own and delete the line `example: true`.
// The site says of each example that it is one, and "npm run launch-check" lists them.
export const terms: Terms = {
  updated: '2026-11-22',
  per: {
    heading: 'For whom the price is',
    short: 'per person, two sharing a room',
    text: [
      'Each figure is for one person, when two share a room. A couple pays it twice, and so does everybody who travels with a companion in the same room.',
      'Alone in a room, or three to a room, the figure is another one: tell us how many you are, and we confirm it in writing before you pay anything.',
    ],
    example: true,
  },
  rooms: {
    heading: 'Rooms',
    short: 'three-star rooms for every night of the trip',
    text: [
      'The price counts on three-star rooms on a double-sharing basis, one for every two guests, for each night of the itinerary. At Rangat, Diglipur and on the small islands there are no stars to count: there it is the plain room that the place has.',
      'A better room, or one by the sea, costs the difference and nothing else.',
    ],
    example: true,
  },
  meals: {
    heading: 'Meals',
    short: 'breakfast from the second day on',
    text: [
      'Breakfast is included from the second day on. When a ship or a convoy leaves before the kitchen opens, it comes in a box. Lunch and dinner are yours to choose and to pay.',
    ],
    example: true,
  },
  boats: {
    heading: 'Boats and transfers',
    short: 'the ferries of the itinerary, air-conditioned transfers, airport pickup and drop',
    text: [
      'The price covers the ferry tickets between Port Blair, Havelock and Neil, every transfer of the itinerary in an air-conditioned vehicle, and the drive from the airport and back to it. Entry permits and entry tickets for the sights of the itinerary are in it, too.',
      'Launches and small boats to sights, such as those to Ross Island, North Bay, Baratang or Jolly Buoy, are covered where the itinerary has that sight as an outing of its own. Boats to a beach or a reef of your own choice are not.',
    ],
    example: true,
  },
  extras: {
    heading: 'Paid on the spot',
    short: 'lunch and dinner, snorkelling, dives, rides, camera fees, a guide',
    text: [
      'Not covered are the flight, lunch and dinner, snorkelling and the hire of masks, dives and other water sports, jolly rides, camera fees, the services of a guide, and use of the vehicle beyond the itinerary. We tell you what such things cost when you ask, and you pay those who run them.',
    ],
    example: true,
  },
  children: {
    heading: 'Children',
    short: 'under five free of charge, but for the ferry',
    text: [
      'A child under five shares the parents’ bed and pays nothing but the ferry: the ships usually ask the full fare from the first birthday on. Older children pay for the bed that they need; give us their ages, and we put the figure into the plan.',
    ],
    example: true,
  },
  taxes: {
    heading: 'Taxes',
    short: 'the tax on tours, 5 %, is included',
    text: ['The tax on tours, 5 %, is in the figure. No fee is added later.'],
    example: true,
  },
  season: {
    heading: 'Season',
    surcharge: { from: '12-15', to: '01-15' },
    short: 'dearer from {from} to {to}',
    text: [
      'From {from} to {to} rooms cost more, and so does the trip: the surcharge depends on the hotel, and we name it before you decide. In every other week the figure is the figure.',
    ],
    example: true,
  },
  deposit: {
    heading: 'Deposit and balance',
    short: '30 % to book, the balance 15 days before you land',
    text: [
      'You pay 30 % when you have said yes to the written plan; only then do we buy tickets and hold rooms. The balance is due 15 days before you land. If you book later than that, the whole is due at once.',
    ],
    example: true,
  },
  payment: {
    heading: 'Ways to pay',
    short: 'bank transfer or UPI, against a receipt; never on this site',
    text: [
      'By bank transfer or by UPI, to the account on our written plan and to no other, and you get a receipt. This site takes no payment. If somebody asks you for money in our name in a chat, call us first.',
    ],
    example: true,
  },
  cancellation: {
    heading: 'If you cancel',
    short: 'from 10 % a month ahead to the whole price in the last two weeks',
    text: [
      'Write or call, and the day on which we hear from you counts. We keep a part that grows as the day comes nearer, because rooms and seats are paid by then, and return the rest within ten days. What an airline returns is between you and the airline.',
      'Moving your dates once, a month ahead or earlier, costs no more than what hotels and ships ask for it.',
    ],
    steps: [
      { when: '30 days before or earlier', keep: '10 % of the price' },
      { when: '29 to 15 days before', keep: '50 % of the price' },
      { when: 'Less than 15 days before', keep: 'The whole price' },
    ],
    example: true,
  },
  ferry: {
    heading: 'If a ferry is cancelled',
    short: 'we re-plan at once, and the fare comes back in full',
    text: [
      'We act, not you. When the operator or the weather stops a ship, we look for the next one, on any operator, and tell you by phone what has changed: another hour, another ship, or another order of islands.',
      'The fare of the cancelled ship is refunded in full and goes into the new ticket or back to you. A night that you could not reach is moved where the hotel lets us, and if a night more is needed you pay the room at our own rate, without a fee of ours.',
      'A flight missed for a ferry is not ours to pay. That is why each of our plans sleeps in Port Blair before it flies.',
    ],
    example: true,
  },
  reply: {
    heading: 'Our reply',
    short: 'within one day, usually the same day before seven in the evening',
    text: [
      'We answer every enquiry within one day, usually the same day when it reaches us before seven in the evening, island time. If you hear nothing, it has not reached us: call.',
    ],
    example: true,
  },
};
