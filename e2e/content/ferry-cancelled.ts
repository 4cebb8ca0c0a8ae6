import type { GuideEntry } from '@/content/schema/guide';

const known = { checked: '2026-01-10', authorities: ['tourism'] };

export const ferryCancelled: GuideEntry[] = [
  {
    id: 'at-once',
    heading: 'What to do',
    short: 'Keep the ticket.',
    paragraphs: ['Call {company:name}.'],
    timeline: [{ when: 'In the first hour', text: 'Look at the other ships.' }],
    points: ['First the counter', 'Then the hotel'],
    ...known,
  },
  {
    id: 'ticket',
    heading: 'The ticket',
    short:
      'The fare comes back to you in full, some days after the ship was to sail, where you paid it.',
    paragraphs: ['Ask at the counter when.'],
    quotesTerms: true,
    ...known,
  },
  {
    id: 'night',
    heading: 'The night',
    short: 'Ask your hotel.',
    paragraphs: ['Ask what it costs.'],
    ...known,
  },
];
