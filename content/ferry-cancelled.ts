import type { GuideEntry } from './schema/guide';

// The page "When a ferry is cancelled": what to do, in the order in which a guest needs it. The first steps are in
// pages.ts (ferryCancelled.now), the operators in ferries.ts, and the links to their pages in schedules.ts.
export const ferryCancelled: GuideEntry[] = [
  {
    id: 'at-once',
    heading: 'Later today',
    short: 'In Port Blair private ferries sell at Haddo Wharf, government ferries at Phoenix Bay.',
    paragraphs: ['If the harbour is closed, nothing sails today.'],
    hours: [
      {
        when: 'Within two hours',
        text: 'Keep your flight if a ferry reaches Port Blair on the day before it. If not, move it.',
      },
      {
        when: 'In the evening',
        text: 'Look at tomorrow’s weather warning, and be at the counter when it opens.',
      },
    ],
    checked: '2026-11-22',
    readMore: ['weather'],
  },
  {
    id: 'our-guests',
    heading: 'If you travel with us',
    short: '{term:ferry}.',
    paragraphs: ['We treat a seat that you buy yourself as your new ticket.'],
    quotesTerms: true,
    checked: '2026-11-22',
  },
  {
    id: 'money-back',
    heading: 'If you booked without us',
    short: 'When the operator or the weather cancels, you get the full fare back as a rule.',
    paragraphs: ['Ask where you paid, with the booking number; have a refusal in writing.'],
    checked: '2026-11-22',
  },
  {
    id: 'your-flight',
    heading: 'Your flight home',
    short: 'If you neither fly nor cancel, most tickets are lost.',
    paragraphs: ['In big storms airlines have changed flights without a fee.'],
    checked: '2026-11-22',
  },
  {
    id: 'insurance',
    heading: 'Papers for your insurer',
    short: 'Collect the proof today, for “travel delay” or “missed departure”.',
    paragraphs: ['Keep ticket, bills and the operator’s message. Photograph the notice at the counter and today’s weather warning.'],
    checked: '2026-11-22',
  },
  {
    id: 'in-a-storm',
    heading: 'In a storm',
    short: 'Stay inside, away from the beach, and do what the authorities say.',
    paragraphs: ['If the sea suddenly goes far out, go to high ground at once.'],
    checked: '2026-11-22',
    readMore: ['administration'],
  },
];
