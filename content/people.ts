import type { SampleReply, Person } from './schema/company';

// The people who answer enquiries, and a sample reply.
// All are examples: enter your own and delete the line `example: true`. "npm run check:launch" lists them.
export const people: Person[] = [
  {
    name: 'Meera',
    role: 'I ran the front desk of a hotel on Havelock, and I still know my guests by their breakfasts. I look at stairs before views. Tell me who’s coming, down to the bad knee, and I’ll plan for all of you.',
    languages: ['English', 'Hindi', 'Tamil', 'Bengali'],
    example: true,
  },
  {
    name: 'Arnab',
    role: 'I sold ferry tickets at Haddo Wharf. Twice I said the wind would drop, and I’ve promised little since. I plan most flagship trips. If your ferry is cancelled, I’ll call.',
    languages: ['English', 'Hindi', 'Bengali'],
    example: true,
  },
  {
    name: 'Shiny',
    role: 'Did I mean to stay? No! I came for a week of diving. Some 900 dives later I’m a PADI Divemaster, and I plan honeymoons, diving weeks, “Explore Havelock” and “Havelock & Neil Escapade”.',
    languages: ['English', 'Hindi', 'Telugu'],
    example: true,
  },
];

export const sampleReply: SampleReply = {
  lines: [
    'Hello Kavya and Rohan, and congratulations! Shiny here, on Wednesday 25 November. I’ve found you rooms for {plan:reply.dates}.',
    '{plan:reply.day1}: Ravi will meet you at the airport and drive you to {plan:reply.hotel1}. You’ve just had a wedding, so all I’ve planned is a bed.',
    '{plan:reply.day2}: Ravi comes at seven, with breakfast in a box. Makruzz sails to Neil at 8.30, and I’ve asked for seats side by side.',
    'I’ve put in a swim on Neil on the way. It’s free, but makes it three ferries instead of two. A driver minds your bags.',
    'At eleven the tide’s coming in at Bharatpur. Be back at the jetty by noon. Nautika sails at 1.',
    'Your home for three nights is {plan:reply.hotel2}, with a vegetarian kitchen for Kavya. You asked for quiet, so you have the last cottage, three steps up, without a rail.',
    '{plan:reply.day3}: Sleep in. At 3.30 a car drives you to Radhanagar Beach, and waits until the last colour has gone.',
    '{plan:reply.day4}: Valentine’s Day is yours until a massage at four. At 7.30 your table’s on the sand, under half a moon: Kavya’s dinner from the vegetarian kitchen, Rohan’s fish from the other, and a cake.',
    'I once set a table too low, and the sea took the starters. So I’ve checked this tide twice!',
    '{plan:reply.day5}: Makruzz sails to Port Blair at 12.30 pm, for a last night at {plan:reply.hotel5}. On {plan:reply.day6} you fly home.',
    'Now the bad news. That week the tide’s out in the mornings on Havelock. Swim from your beach after lunch, because by five it’s leaving again.',
    'In {plan:reply.class} hotels, for you both: {plan:reply.total}. That’s with breakfast, ferries, cars, tax, {includes:honeymoon-5-nights-6-days}.',
    'Flights and lunches are extra, and so are your other four dinners. Half board ({plan:quote.half-board} for two) covers those, and lunch on the 14th.',
    'Before you pay, call Mohwa Garden (+91 3192 000 003) and Marine Hill House (000 004). Cancel in the last two weeks, and Mohwa Garden refunds half, Marine Hill House one of your two nights.',
    '{plan:reply.deposit} books it, and {plan:reply.balance} is due by {plan:reply.balanceDay}. Once it’s booked, buy your flights the same evening. After Saturday I’d have to ask for the rooms and the table again.',
    'Shall I book, or what would you change?',
  ],
  example: true,
};
