import type { Schedule } from '@/content/schema/ferry';

export const schedules: Schedule[] = [
  { id: 1, label: 'Sailings of Blue Line', href: 'https://sailings.example/' },
];
