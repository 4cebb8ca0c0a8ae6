import type { Advice } from './schema/advice';

// The page "When a ferry is cancelled": what to do, in the order in which a guest needs it. The blocks
// have the form of those in advice.ts. The first steps are in pages.ts (ferryCancelled.now). Links to the operators' own pages come from cruise.ts.
export const ferryCancelled: Advice[] = [
  {
    id: 'at-once',
    heading: 'What to do, hour by hour',
    short: 'Stay where you have a roof until you have a seat on a ship that sails.',
    paragraphs: [
      'A ferry is cancelled for everybody, and most guests look for the same next seat. These steps help our guests and all others.',
    ],
    hours: [
      {
        when: 'In the first hour',
        text: 'Look at the pages of the other operators and of the government ships, below. If the harbour is closed, no ship sails, so do not buy a seat for the same day.',
      },
      {
        when: 'In the first two hours',
        text: 'If you fly tomorrow or the day after, call the airline. Ask to change the flight before it leaves.',
      },
      {
        when: 'In the evening',
        text: 'Look at the weather warning for the next day. Ask at what hour the counter opens in the morning, and be there at that hour.',
      },
    ],
    checked: '2026-11-22',
    readMore: ['weather', 'shipping'],
  },
  {
    id: 'money-back',
    heading: 'Your money for the ticket',
    short: 'When the operator or the weather cancels, the operator usually refunds the full fare.',
    paragraphs: [
      'ITT Majestic and Nautika say so on their own pages. Ask the other operators before you book. On a trip of ours you get the whole fare back. If you cancel yourself in the last two days, you usually get little back.',
      'Ask at the counter how and when the money comes back. Keep the ticket and the message about the cancelled ship until it has arrived.',
    ],
    checked: '2026-11-22',
  },
  {
    id: 'your-flight',
    heading: 'Your flight home',
    short: 'Call the airline before the flight leaves. A seat that you do not use and do not cancel is usually lost.',
    paragraphs: [
      'In big storms airlines have changed flights without a fee. On other days the rules of your fare hold. If you miss the flight, you usually pay for the new one yourself, unless your insurance covers it.',
      'Sleep in Port Blair on the last night before your flight. From June to September, and in November and December, sleep there for two nights.',
    ],
    checked: '2026-11-22',
  },
  {
    id: 'our-guests',
    heading: 'If you travel with us',
    short: 'If a ferry is cancelled: {term:ferry}.',
    paragraphs: [
      'We look for the next seat on any ship, and we call the hotels on both islands. You decide when we have told you what is possible and what it costs.',
      'Call us before you buy a seat or a room. Tell us where you are, how many you are, and when you fly home.',
      'While you travel, {term:onTrip}.',
    ],
    checked: '2026-11-22',
  },
  {
    id: 'other-guests',
    heading: 'If you booked without us',
    short: 'The operator changes your ticket or pays it back. Your hotel and your airline must hear it from you.',
    paragraphs: [
      'Go to the counter, or to the operator’s own page. An agent who sold you the ticket can do it for you, too. Pay only against a receipt.',
      'An extra hotel night you usually pay yourself. Ask the hotel for its price, and keep the bill for your insurer.',
      'You may ask us as well: call {phone}, or write. We tell you what we know of the next sailings, and that costs nothing. Our hours are at the top of this page.',
    ],
    checked: '2026-11-22',
  },
  {
    id: 'government-ships',
    heading: 'Government ships',
    short: 'They sail from Phoenix Bay in Port Blair, and they may sail on a day when a private ship does not.',
    paragraphs: [
      'They are usually slower, and their tickets are sold at the counter and on the Directorate’s page. Be there {report:government} before departure. Show the original of the ID that you gave when you booked. By their terms you pay ten times the fare without it. Tickets are not transferable.',
      'Residents of the islands need these ships for their daily life. Seats can be few after a storm.',
    ],
    checked: '2026-11-22',
    authorities: ['shipping'],
  },
  {
    id: 'insurance',
    heading: 'Papers for your insurer',
    short: 'Collect the proof on the same day. It is hard to get later.',
    paragraphs: [
      'Not every insurance covers delay by weather. Read yours before you travel, and look for the words “travel delay” and “missed departure”.',
    ],
    points: [
      'The ferry ticket, and the operator’s message that the ship is cancelled',
      'A photograph of the notice at the counter',
      'The bill of the extra hotel night, with its date',
      'The receipt for the changed flight',
      'The weather warning of that day, as a picture or a printed page',
    ],
    checked: '2026-11-22',
  },
  {
    id: 'in-a-storm',
    heading: 'In a storm',
    short: 'Stay inside, away from the beach, and do what the authorities say.',
    paragraphs: [
      'The India Meteorological Department warns of cyclones and heavy rain. INCOIS warns of tsunamis. If the sea suddenly goes far out, or if you feel a long, strong earthquake near the beach, go to high ground at once. Do not wait for a warning.',
      'In danger call 112. For people in danger at sea call the Coast Guard on 1554.',
    ],
    checked: '2026-11-22',
    readMore: ['weather', 'ocean', 'administration'],
  },
  {
    id: 'before',
    heading: 'What has happened before',
    short: 'In December 2016 and in December 2018 storms held many visitors on Havelock and Neil.',
    paragraphs: [
      'In 2016, in the cyclone Vardah, some 1,400 visitors had to stay on the two islands for about five days. In 2018, in the storm Phethai, it was more than 950 visitors.',
      'The administration and the navy brought them back to Port Blair when the sea allowed it. Hotels were asked to let guests stay, and airlines changed flights without a fee.',
    ],
    checked: '2026-11-22',
  },
];
