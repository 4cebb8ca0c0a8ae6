import type { GuideEntry } from './schema/guide';

// The page "When a ferry is cancelled": what to do, in the order in which a guest needs it. The blocks
// have the form of those in guide.ts. The first steps are in pages.ts (ferryCancelled.now). Links to the operators' own pages come from ferries.ts.
export const ferryCancelled: GuideEntry[] = [
  {
    id: 'at-once',
    heading: 'What to do, hour by hour',
    short: 'Keep your room until you hold a ticket for a ship that sails.',
    paragraphs: [
      'Be early: most passengers of the cancelled ship look for the same seats. Ask at the counter for the day’s last ship, private and government. In Port Blair private ships sell at Haddo Wharf, government ships at Phoenix Bay.',
    ],
    hours: [
      {
        when: 'In the first hour',
        text: 'Look at the operators’ own pages. If the harbour is closed, no ship sails: do not buy a seat for the same day.',
      },
      {
        when: 'In the first two hours',
        text: 'Do you fly in the next two days? Do not change the flight if a ship reaches Port Blair on the day before it. A ship on the same day can be late. If none sails in time, ask the airline and change it.',
      },
      {
        when: 'In the evening',
        text: 'Look at the weather warning for the next day. Ask at what hour the counter opens.',
      },
      {
        when: 'On the second day',
        text: 'Be at the counter when it opens. Do not wait for our office. Ask for each ship of the day. If none sails, ask the hotel for one more night, and the airline for a later flight.',
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
      'ITT Majestic and Nautika say so in their rules. For the others ask at the counter. If you bought only a ticket from us, we pay you what the operator refunds, when it has paid us. If you paid online or to an agent, ask there, with the booking number, how and when the money comes back. Keep the ticket and the message until you have it.',
    ],
    checked: '2026-11-22',
  },
  {
    id: 'your-flight',
    heading: 'Your flight home',
    short: 'Call the airline before the flight leaves. If you neither fly nor cancel, you usually lose the ticket.',
    paragraphs: [
      'In big storms airlines have changed flights without a fee. On other days your ticket’s rules apply. If you miss the flight, you usually pay for a new one yourself. Some insurance covers it.',
      'If you are already in Port Blair, you can catch it: the airport is about 2 km from the town. Then tell the hotel on the island that you are not coming.',
      'With a spare night in Port Blair before the flight home, a cancelled ferry costs you a night and not the flight.',
    ],
    checked: '2026-11-22',
  },
  {
    id: 'our-guests',
    heading: 'If you travel with us',
    short: 'If a ferry is cancelled, {term:ferry}.',
    paragraphs: [
      'We look for seats on every ship, and we call the hotels.',
      'If you lose a hotel night, you get what the hotel gives back. We do not pay for a flight that you miss.',
      'On the trip {term:onTrip}.',
    ],
    quotesTerms: true,
    checked: '2026-11-22',
  },
  {
    id: 'other-guests',
    heading: 'If you booked without us',
    short: 'Ask the operator to change your ticket or to pay it back. Call the hotel and the airline yourself.',
    paragraphs: [
      'Go to the counter, or to the agent who sold you the ticket. Ask whether the ticket can be moved to another ship. If they refuse to pay, ask for the refusal in writing, and write to the operator. Pay only against a receipt.',
    ],
    checked: '2026-11-22',
  },
  {
    id: 'insurance',
    heading: 'Papers for your insurer',
    short: 'Collect the proof on the same day. If you did not do this yesterday, ask the operator today to confirm the cancelled ferry in writing.',
    paragraphs: [
      'Not every insurance covers delay by weather. Look for the words “travel delay” and “missed departure” in yours.',
    ],
    points: [
      'The ferry ticket and the operator’s message',
      'A photograph of the notice at the counter',
      'The bill of the extra hotel night',
      'The receipt for the changed flight',
      'A picture of that day’s weather warning',
    ],
    checked: '2026-11-22',
  },
  {
    id: 'in-a-storm',
    heading: 'In a storm',
    short: 'Stay inside, away from the beach, and do what the authorities say.',
    paragraphs: [
      'Go to high ground at once if the sea suddenly goes far out, or after a long, strong earthquake near the beach. Do not wait for a warning.',
      'In December 2016 the cyclone Vardah held some 1,400 visitors on Havelock and Neil for about five days. The administration and the navy brought them to Port Blair when the sea allowed it. Hotels were asked to let guests stay.',
    ],
    checked: '2026-11-22',
    readMore: ['administration'],
  },
];
