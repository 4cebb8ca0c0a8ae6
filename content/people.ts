import type { ExampleReply, Person } from './schema/company';

// The people who answer enquiries, and an example of a reply.
// All are examples: put your own and delete the line `example: true`. "npm run launch-check" lists them.
export const people: Person[] = [
  {
    name: 'Meera',
    role: 'Meera Selvan ran the front desk of a hotel on Havelock, and can tell you which rooms you’ll reach without a single stair. She plans family trips.',
    languages: ['English', 'Hindi', 'Tamil', 'Bengali'],
    example: true,
  },
  {
    name: 'Arnab',
    role: 'Arnab Haldar sold ferry tickets at Haddo Wharf before he booked them for you. He plans most flagship trips. If your ferry is cancelled, he rings you or, on his day off, whichever of us is at the desk.',
    languages: ['English', 'Hindi', 'Bengali'],
    example: true,
  },
  {
    name: 'Shiny',
    role: 'Shiny Rao came to dive, and is a PADI Divemaster with some 900 dives here. She plans honeymoons, diving weeks, “Explore Havelock” and “Havelock & Neil Escapade”.',
    languages: ['English', 'Hindi', 'Telugu'],
    example: true,
  },
];

export const exampleReply: ExampleReply = {
  package: 'honeymoon-5-nights-6-days',
  hotels: 'Deluxe',
  arrival: '2027-02-11',
  lines: [
    'Hello Kavya and Rohan, and congratulations! Shiny here, in Port Blair. I’ve found you rooms for {dates}, when the sea is usually calm and the water clear.',
    '{day1}: Ravi meets you at the airport and drives you to {hotel1}, where your balcony looks out over the harbour. Nothing else is planned: you’ve just had a wedding.',
    '{day2}: Ravi comes at seven, with breakfast in a box. Makruzz sails to Neil at 8.30, and I’ve asked for seats side by side in Premium, which is the basic class.',
    'The ferries leave you nearly three hours on Neil; a driver minds your bags. At eleven, with the tide coming in, you can swim at Bharatpur, in a life jacket. Check in at noon: Nautika sails at 1.',
    'Your home for three nights is {hotel2}, in the room farthest from the road, because you asked for quiet. You’ll find flowers on the bed.',
    '{day3}: sleep in. At half past three a car takes you to Radhanagar Beach and waits. It gets deep fast: swim between the flags, not in the north lagoon (our page on Radhanagar says why).',
    '{day4}: Valentine’s Day is yours until a massage at four. At half past seven your table is on the sand, with candles, fish for Rohan, vegetables for Kavya, a small cake and half a moon.',
    '{day5}: Makruzz sails to Port Blair at 12.30 pm, for a last night at {hotel5}. If it’s cancelled, there’s usually time for the next before you fly on {day6}.',
    'Now the bad news. In your week it’s low tide in the mornings, so you can’t swim from your beach before noon. And your veranda looks into the garden: a sea view, at Seven Palms, is {extra:sea-view} a night more.',
    'For the two of you, in {class} hotels: {total}, with breakfasts, ferries, cars, tax, {includes}. Flights and other meals are extra.',
    '{deposit} books it, and {balance} is due by {balanceDay}. With these rooms and seats, the price holds for three days, until Saturday, 7 pm, or for 30 if you’re waiting for another quote.',
    'Below are the hotels’ addresses, numbers and websites, Ravi’s number, ours (5 am to 10 pm) and our account, in the name of Sea Almond Travels LLP. Shall I book it, or what would you change?',
  ],
  example: true,
};
