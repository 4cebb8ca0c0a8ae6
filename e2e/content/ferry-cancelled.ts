import type { Advice } from '@/content/schema/advice';

export const ferryCancelled: Advice[] = [
  {
    id: 'at-once',
    heading: 'What to do',
    short: 'Keep the ticket.',
    paragraphs: ['Call {company}.'],
    hours: [{ when: 'In the first hour', text: 'Look at the other ships.' }],
    points: ['First the counter', 'Then the hotel'],
    checked: '2026-01-10',
    authorities: ['tourism'],
  },
];
