import type { GuideEntry } from './schema/guide';

// The page "When a ferry is cancelled": what to do, in the order in which a guest needs it. The blocks
// have the form of those in guide.ts. The first steps are in pages.ts (ferryCancelled.now). Links to the operators' own pages come from ferries.ts.
export const ferryCancelled: GuideEntry[] = [
  {
    id: 'at-once',
    heading: 'What to do, hour by hour',
    short: 'Keep your room until you hold a ticket for a ship that sails.',
    paragraphs: [
      'In Port Blair private ships sell at Haddo Wharf, government ships at Phoenix Bay.',
    ],
    hours: [
      {
        when: 'In the first hour',
        text: 'Be early at the counter: everybody from your ship wants the same seats. Ask for the last ship of the day. If the harbour is closed, nothing sails today.',
      },
      {
        when: 'In the first two hours',
        text: 'If a ship reaches Port Blair on the day before your flight, keep the flight. If none does, ask the airline to move it.',
      },
      {
        when: 'In the evening',
        text: 'Look at the weather warning for tomorrow. Ask when the counter opens.',
      },
      {
        when: 'On the second day',
        text: 'Be there when it opens, and ask for each ship of the day. If none sails, keep your room for one more night and move the flight.',
      },
    ],
    checked: '2026-11-22',
    readMore: ['weather'],
  },
  {
    id: 'money-back',
    heading: 'Your money for the ticket',
    short: 'When the operator or the weather cancels, you usually get the full fare back.',
    paragraphs: [
      'Keep the ticket and the message until you have it. If you paid online or to an agent, ask there, with the booking number.',
    ],
    checked: '2026-11-22',
  },
  {
    id: 'your-flight',
    heading: 'Your flight home',
    short: 'Call the airline before the flight leaves. If you neither fly nor cancel, you usually lose the ticket.',
    paragraphs: [
      'In big storms airlines have changed flights without a fee. On other days your ticket’s rules apply.',
    ],
    checked: '2026-11-22',
  },
  {
    id: 'our-guests',
    heading: 'If you travel with us',
    short: 'You aren’t alone with it: {term:ferry}.',
    paragraphs: [
      'We look for seats on every ship and call your hotels; if you lose a hotel night, you get back what the hotel gives. On the trip {term:onTrip}, at the number in your plan.',
    ],
    quotesTerms: true,
    checked: '2026-11-22',
  },
  {
    id: 'other-guests',
    heading: 'If you booked without us',
    short: 'Ask the operator or your agent to move the ticket or to pay it back, then call the hotel and the airline.',
    paragraphs: ['If they refuse to pay, have them say so in writing. We’re glad to help you find a seat.'],
    checked: '2026-11-22',
  },
  {
    id: 'insurance',
    heading: 'Papers for your insurer',
    short: 'Collect the proof on the same day. “Travel delay” and “missed departure” are the words to look for in your policy.',
    paragraphs: ['A day late, the operator can still confirm the cancelled ferry in writing.'],
    points: [
      'The ferry ticket and the operator’s message',
      'A photograph of the notice at the counter',
      'The bills for the extra night and the changed flight',
      'A picture of that day’s weather warning',
    ],
    checked: '2026-11-22',
  },
  {
    id: 'in-a-storm',
    heading: 'In a storm',
    short: 'Stay inside, away from the beach, and do what the authorities say.',
    paragraphs: [
      'If the sea suddenly goes far out, or after a long, strong earthquake, go to high ground at once.',
      'In December 2016 a cyclone held some 1,400 visitors on Havelock and Neil for about five days. The administration and the navy brought them to Port Blair when the sea allowed.',
    ],
    checked: '2026-11-22',
    readMore: ['administration'],
  },
];
