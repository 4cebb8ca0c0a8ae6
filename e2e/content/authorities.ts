import type { Authority, Sources } from '@/content/schema/opening';

export const sources: Sources = { until: 'spring 2025' };

export const authorities: Authority[] = [
  { id: 'tourism', label: 'Tourism', href: 'https://tourism.example/' },
  { id: 'forest', label: 'Forests', href: 'https://forest.example/' },
];
