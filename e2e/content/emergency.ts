import type { Emergency } from '@/content/schema/guide';

export const emergency: Emergency = {
  heading: 'Help',
  lead: 'Call these.',
  numbers: [
    { number: '100', name: 'Emergency', description: 'All of them' },
    { number: '1800 100 100', name: 'At sea', description: 'Boats' },
  ],
  checked: '2026-01-10',
  authorities: ['tourism'],
};
