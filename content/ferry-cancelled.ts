import type { GuideEntry } from './schema/guide';

// The page "When a ferry is cancelled": what to do, in the order in which guests need it. The first steps are in
// pages.ts (ferryCancelled.now), the operators in ferries.ts, and the links to their pages in schedules.ts.
export const ferryCancelled: GuideEntry[] = [
  {
    id: 'at-once',
    heading: 'The rest of the day',
    short: 'Find your next ferry first, because it decides what you do about your flight.',
    paragraphs: ['Private ferries sell tickets at Haddo Wharf in Port Blair, government ferries at Phoenix Bay.'],
    timeline: [
      {
        when: 'Before you change your flight',
        text: 'If your new ferry reaches Port Blair the day before you fly, keep your flight. If not, move it.',
      },
    ],
    checked: '2026-11-22',
    readMore: ['weather'],
  },
  {
    id: 'our-guests',
    heading: 'If you travel with us',
    short: 'We’ll find you the next ferry, or refund your whole fare, and re-plan your days free of charge.',
    // ₹14,500 is the sum in terms.ts (`ferry`).
    paragraphs: ['An extra night, a better seat or a new flight is yours to pay. For six in Standard a lost day on Havelock comes to about ₹14,500.'],
    quotesTerms: true,
    checked: '2026-11-22',
  },
  {
    id: 'money-back',
    heading: 'If you booked without us, and for your insurer',
    short: 'If the ferry doesn’t sail, you should get the full fare back.',
    paragraphs: ['Ask whoever sold you the ticket. For your insurer, keep the ticket and every bill, and photograph the notice at the counter.'],
    checked: '2026-11-22',
  },
  {
    id: 'your-flight',
    heading: 'Your flight home',
    short: 'Change your flight, or cancel it, before you miss it. A missed one is usually lost.',
    paragraphs: ['In big storms airlines have waived the fee for changing.'],
    checked: '2026-11-22',
  },
  {
    id: 'in-a-storm',
    heading: 'In a storm',
    short: 'Stay inside, away from the beach.',
    paragraphs: ['Do what the authorities say.'],
    checked: '2026-11-22',
    readMore: ['administration'],
  },
];
