import type { Authority } from '@/content/schema/hours-and-seasons';

export const authorities: Authority[] = [
  { id: 'tourism', label: 'Tourism', href: 'https://tourism.example/' },
  { id: 'forest', label: 'Forests', href: 'https://forest.example/' },
];
