import type { Advice } from '@/content/schema/advice';

export const advice: Advice[] = [
  {
    id: 'drones',
    heading: 'Drones',
    short: 'Leave it at home.',
    paragraphs: ['It needs permissions.'],
    checked: '2026-01-10',
    authorities: ['tourism'],
  },
  {
    id: 'bag',
    heading: 'What to bring',
    short: 'A bottle and a torch.',
    paragraphs: ['Pack light.'],
    points: ['A bottle', 'A torch'],
    onPaper: true,
    checked: '2026-01-10',
    authorities: ['tourism', 'forest'],
  },
];
