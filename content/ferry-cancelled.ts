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
        text: 'Everyone from your ship wants the same seats, so be early. Ask about every ship still to sail today, even the last. If the harbour is closed, nothing sails today.',
      },
      {
        when: 'In the first two hours',
        text: 'Keep your flight if a ship reaches Port Blair on the day before it. If not, move it.',
      },
      {
        when: 'In the evening',
        text: 'Look at tomorrow’s weather warning. Be at the counter when it opens.',
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
      'If you paid online or to an agent, ask there, with the booking number.',
    ],
    checked: '2026-11-22',
  },
  {
    id: 'your-flight',
    heading: 'Your flight home',
    short: 'Call the airline before the flight leaves. If you neither fly nor cancel, you usually lose the ticket.',
    paragraphs: [
      'In big storms airlines have changed flights without a fee.',
    ],
    checked: '2026-11-22',
  },
  {
    id: 'our-guests',
    heading: 'If you travel with us',
    short: 'You aren’t alone with it: {term:ferry}.',
    paragraphs: [
      'On the trip {term:onTrip}.',
    ],
    quotesTerms: true,
    checked: '2026-11-22',
  },
  {
    id: 'other-guests',
    heading: 'If you booked without us',
    short: 'Ask the operator or your agent to move the ticket or pay it back.',
    paragraphs: ['If they refuse, have them say so in writing.'],
    checked: '2026-11-22',
  },
  {
    id: 'insurance',
    heading: 'Papers for your insurer',
    short: 'Collect the proof on the same day. In your policy look for “travel delay” and “missed departure”.',
    paragraphs: ['The operator can confirm it later, too.'],
    points: [
      'The ferry ticket and the operator’s message',
      'A photograph of the notice at the counter',
      'The bills for the night and the flight',
      'A picture of that day’s weather warning',
    ],
    checked: '2026-11-22',
  },
  {
    id: 'in-a-storm',
    heading: 'In a storm',
    short: 'Stay inside, away from the beach, and do what the authorities say.',
    paragraphs: [
      'If the sea suddenly goes far out, go to high ground at once.',
    ],
    checked: '2026-11-22',
    readMore: ['administration'],
  },
];
