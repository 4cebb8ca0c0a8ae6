import type { Sea, Stop, Way } from '@/content/schema/map';

export const stops: Stop[] = [{ slug: 'pier', name: 'Pier', at: { north: 12.45, east: 92.9 } }];

export const ways: Way[] = [
  {
    slug: 'town-and-north',
    ends: ['port-blair', 'north-island'],
    by: 'ferry',
    via: [
      { north: 11.69, east: 92.79 },
      { north: 12.0, east: 92.9 },
      { north: 12.06, east: 92.96 },
    ],
  },
  {
    slug: 'town-and-pier',
    ends: ['port-blair', 'pier'],
    by: 'road',
    via: [{ north: 12.1, east: 92.7 }],
  },
  { slug: 'pier-and-quiet', ends: ['pier', 'quiet-island'], by: 'boat', via: [] },
];

export const seas: Sea[] = [{ name: 'Sea', at: { north: 12.2, east: 93.3 } }];
